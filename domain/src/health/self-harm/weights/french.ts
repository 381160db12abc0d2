import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const frenchWeights: TextWeights = {
  bias: -6.276,
  least: 0.247,
  features: `+^act	59
+^acte	59
+^ai$	67
+^aim	46
+^aime	46
+^and	-48
+^ans	104
+^ans$	119
+^app	68
+^appe	71
+^apr	-50
+^apre	-50
+^ave	92
+^avec	93
+^avoi	48
+^bon	96
+^bon$	96
+^bou	-64
+^bu$	51
+^ca$	117
+^can	-77
+^ce$	89
+^comb	65
+^con	-53
+^con$	-57
+^cord	72
+^cou	53
+^coup	62
+^cri	-50
+^da$	-57
+^dan	49
+^dans	58
+^deb	69
+^debo	61
+^deja	48
+^dema	59
+^dep	-53
+^des	-49
+^dis	75
+^dise	49
+^dit	128
+^dit$	135
+^doi	-52
+^dor	-65
+^doul	-56
+^du$	47
+^ecr	78
+^ecri	78
+^el$	-67
+^ele	49
+^elev	54
+^ell	63
+^elle	67
+^emp	50
+^enco	72
+^end	84
+^enf	65
+^enfa	48
+^env	113
+^envi	113
+^est$	80
+^esto	-58
+^et$	107
+^etr	96
+^etre	103
+^exp	80
+^expr	93
+^fau	83
+^faud	54
+^fin	74
+^fini	73
+^for	-58
+^fout	48
+^gar	92
+^gara	73
+^gra	-96
+^hie	65
+^hier	65
+^il$	127
+^ils	55
+^ils$	55
+^jai	47
+^jai$	47
+^je$	231
+^jen	57
+^jen$	57
+^jme	53
+^jme$	53
+^jour	62
+^jusq	60
+^jva	57
+^jvai	57
+^jve	100
+^jveu	100
+^lai	73
+^lais	88
+^lam	47
+^lame	47
+^las	-47
+^les	80
+^les$	82
+^let	66
+^lett	66
+^lev	-60
+^lon	50
+^long	51
+^lui	50
+^lui$	50
+^ma$	73
+^man	-105
+^mang	-67
+^me$	56
+^mes	141
+^mes$	135
+^mess	48
+^meu	-51
+^mfa	47
+^mfai	47
+^mi$	-60
+^moi$	86
+^mon	68
+^mort	54
+^mou	86
+^mour	89
+^mtn	47
+^mtn$	47
+^mur$	53
+^my$	-52
+^nao	-50
+^nao$	-50
+^ne$	114
+^no$	-65
+^noi	-49
+^non	-65
+^non$	-61
+^nui	-78
+^nuit	-78
+^ordr	48
+^par	98
+^parl	63
+^part	55
+^pas	183
+^pas$	134
+^pass	94
+^pck	54
+^pck$	54
+^pen	117
+^pens	108
+^perd	-60
+^pers	62
+^pie	-48
+^pla	74
+^plai	72
+^plu	82
+^plus	77
+^pou	156
+^pour	119
+^pouv	55
+^pre	82
+^pres	53
+^prev	49
+^qu$	155
+^que$	58
+^quel	60
+^qui	-54
+^quo	75
+^quoi	75
+^rap	59
+^rapi	57
+^rega	58
+^rej	59
+^rejo	59
+^rest	62
+^rev	125
+^reve	71
+^revi	57
+^rou	-55
+^sa$	48
+^sans	56
+^sen	-48
+^ser	244
+^sera	165
+^seri	73
+^seu	60
+^seul	60
+^si$	91
+^soir	49
+^soit	-48
+^son	76
+^son$	76
+^sou	180
+^souf	57
+^soul	67
+^sur	62
+^sur$	64
+^tai	68
+^tail	50
+^ten	-64
+^the	-69
+^ts$	63
+^tt$	65
+^tuer	63
+^une	57
+^une$	57
+^ven	-50
+^veu	84
+^vie	95
+^vie$	53
+^vien	48
+^viv	169
+^vivr	134
+^voi	130
+^voit	65
+^voix	51
+^vou	99
+^vous	60
+^vra	56
+^vrai	56
+^من$	-60
+acte	59
+acte$	59
+ada$	-71
+ado$	-48
+age$	105
+ages	54
+ages$	54
+aill	84
+aille	57
+aime	62
+aimer	46
+aire	73
+ais$	205
+aisa	56
+aiss	78
+aisse	85
+ait$	251
+ale$	-59
+ance	-64
+and$	-64
+ande	58
+ande$	60
+ando	-78
+ando$	-74
+ange	-60
+ans$	194
+ant$	73
+ape$	49
+apid	57
+apide	57
+appe	70
+apre	-50
+apres	-50
+arag	73
+arage	73
+arde	58
+arde$	52
+arle	65
+arle$	58
+ars$	56
+arti	54
+artir	50
+asse	112
+asse$	78
+audr	54
+audra	54
+avec	93
+avec$	93
+avoi	48
+avoir	48
+bien	51
+ble$	-50
+bon$	96
+che$	-65
+cher	56
+cherc	59
+chui$	53
+cide	61
+cider	82
+comb	65
+combi	65
+comm	71
+comme	71
+cord	54
+corde	73
+core	80
+core$	81
+coup	51
+coupe	55
+crit	50
+crit$	51
+cte$	59
+dans	53
+dans$	53
+debo	61
+debou	62
+deja	48
+deja$	60
+dema	58
+der$	90
+des$	-67
+dise	49
+disen	51
+dit$	133
+dos$	-55
+doul	-56
+drai	88
+drait	64
+dre$	119
+eau$	-49
+ebou	62
+ecri	78
+ecrit	51
+ees$	73
+eja$	52
+ejoi	59
+ejoin	59
+elev	54
+eleve	54
+elle	53
+elle$	65
+elqu	67
+elqu$	53
+emai	47
+emain	49
+emand	60
+emen	85
+ement	93
+emps	59
+emps$	59
+ence	106
+ence$	108
+enco	72
+encor	81
+enfa	48
+enfan	48
+ens$	50
+ense	133
+ense$	110
+ensee	56
+ent$	315
+envi	113
+envi$	47
+envie	68
+erai	251
+erai$	72
+erais	54
+erait	97
+erch	57
+erche	57
+erie	55
+erieu	70
+ero$	-67
+erso	62
+erson	70
+esqu	63
+esque	64
+essag	48
+est$	74
+esta	-50
+este	49
+esto	-55
+etais	49
+etre	120
+etre$	120
+ettes	66
+ettr	87
+ettre	87
+eule	49
+eur$	97
+eurs	-61
+eurs$	-61
+eux$	103
+evei	52
+eveil	52
+expr	93
+expre	93
+fant	48
+fants	48
+faud	54
+faudr	54
+ffri	55
+ffrir	55
+fini	80
+finir	71
+fout	48
+foutr	48
+frir	55
+gara	73
+garag	73
+gard	72
+garde	72
+geme	52
+gemen	56
+ger$	-51
+gles	-51
+gles$	-51
+herc	59
+herch	59
+heur	67
+hier	65
+hier$	66
+hui$	55
+hyro	-50
+icide	60
+ider	74
+ider$	70
+iens	83
+iens$	86
+ient	128
+ient$	99
+ier$	52
+ieus	47
+ieuse	47
+ieux	52
+ieux$	52
+ille	91
+ils$	54
+ime$	-50
+imer	57
+imera	46
+indr	59
+indre	59
+ine$	-58
+ines	58
+ines$	58
+ing$	-81
+inir	71
+inir$	71
+inso	48
+ion$	-72
+isen	63
+isent	63
+isse	109
+isses	55
+ivre	139
+ivre$	139
+jai$	47
+jen$	57
+jme$	53
+join	58
+joind	59
+jour	66
+jour$	72
+jusq	60
+jusqu	60
+jvai	57
+jvais	57
+jveu	100
+jveu$	100
+lage	66
+lais	97
+laiss	88
+las$	-52
+ler$	72
+lett	84
+lettr	75
+lle$	78
+lqu$	53
+lui$	50
+lus$	77
+mand	51
+mande	60
+mang	-84
+mange	-82
+mbie	60
+mbien	61
+menc	73
+mence	73
+ment	100
+ment$	152
+mera	46
+merai	46
+mes$	178
+mess	48
+messa	48
+mfai	47
+mfair	47
+mmen	102
+mmenc	73
+mnie$	47
+moi$	86
+mort	54
+mort$	114
+mour	89
+mouri	80
+mps$	58
+mtn$	47
+mur$	53
+nao$	-50
+nce$	49
+ncor	74
+ncore	81
+nde$	119
+ndo$	-85
+ndre	63
+ndre$	89
+ner$	52
+nfan	48
+nfant	48
+nie$	47
+nir$	113
+nne$	52
+nse$	110
+nsee	56
+nsees	56
+ntai	71
+nto$	-49
+nuit	-78
+nuit$	-88
+nvi$	47
+nvie	69
+nvie$	68
+oind	59
+oindr	59
+oir$	115
+ombi	63
+ombie	63
+omme	64
+ommen	102
+onde$	64
+onne	79
+onne$	53
+ons$	-70
+ontre	51
+ora$	-47
+orde	71
+orde$	74
+ordr	48
+ordre	48
+ort$	69
+orte	-93
+oula	77
+oulag	67
+oule	-92
+oupe	55
+our$	161
+ouri	79
+ourir	80
+ous$	118
+out$	92
+outre	48
+ouve	71
+parl	63
+parle	66
+part	54
+parti	61
+pas$	122
+pass	93
+passe	86
+pck$	54
+pens	114
+pense	135
+perd	-60
+pers	62
+perso	62
+pide$	57
+plai	71
+plus	77
+plus$	77
+pour	119
+pour$	99
+pouv	55
+ppell	48
+pres	96
+pres$	56
+presq	70
+prev	49
+puis	-58
+puis$	-62
+que$	75
+quel	56
+quelq	67
+quoi	88
+quoi$	88
+rage	68
+rage$	68
+rai$	121
+rais	120
+rais$	93
+rait	219
+rait$	169
+rapid	57
+rde$	128
+rdre	48
+rdre$	48
+rega	56
+regar	56
+rejo	59
+rejoi	59
+res$	112
+resq	70
+resqu	70
+rest	56
+reste	62
+reve	137
+revei	52
+rever	81
+revi	55
+rieu	70
+rieus	47
+rir$	122
+rle$	58
+roid	-55
+rson	70
+rsonn	70
+rtir	63
+rtir$	63
+sage	47
+sans	56
+sans$	56
+sant	57
+sees	71
+sees$	71
+sent$	55
+sera	188
+serai	172
+seri	73
+serie	75
+ses$	50
+seul	60
+seule	60
+soir	49
+soir$	58
+soit	-48
+soit$	-48
+son$	109
+sonn	69
+sonne	70
+souf	48
+souff	48
+soul	67
+soula	67
+squ$	64
+sque	53
+sque$	59
+ssag	48
+ssage	49
+sser	61
+sses	93
+sses$	93
+sta$	-52
+sur$	64
+tail	82
+taill	82
+tais	49
+tais$	49
+tape$	52
+temps	59
+ter$	59
+teur$	55
+thyr	-50
+thyro	-50
+tiens	58
+tir$	57
+tout$	49
+tre$	150
+tres	54
+tres$	78
+trouv	47
+tte$	-83
+ttes	55
+ttes$	57
+ttre	87
+ttres	60
+tuer	63
+tuer$	103
+udra	88
+udrai	88
+uelq	67
+uelqu	67
+uer$	126
+uffri	55
+uis$	-84
+uit$	-88
+ulag	67
+ulage	67
+une$	76
+uoi$	88
+urir	80
+urir$	80
+urs$	-85
+usqu	60
+usqu$	64
+uter	48
+uter$	48
+vais	77
+vais$	77
+vait	46
+vait$	46
+vec$	93
+veil	52
+veill	52
+vers	55
+veu$	123
+vie$	117
+vien	89
+vient	49
+vivr	139
+vivre	139
+voir	88
+voir$	88
+voit	65
+voix	51
+voix$	51
+vous	60
+vous$	60
+vrai	63
+vre$	108
+xpre	93
+xpres	93
1 je	57
10	-62
10 _ piss	-49
10 je	-82
10 je piss	-65
13	171
13 _ s	49
13 _ se	54
13 ans	171
13 ans s	65
13 ans se	72
14	114
14 _ dit	46
14 ans	114
14 ans dit	62
17h	-78
2	-55
20	48
20 ans	94
2001	-47
2001 j	-47
2015	-73
2015 pui	-73
2015 pui je	-59
3	-155
3 moi	-49
38 _ ide	60
38 ans	99
38 ans ide	80
39	-104
4	-77
40	-77
4e	56
4e vue	56
5	-119
5 ans	-52
60	-80
60 ans	-74
60 ans et	-60
7	-81
8	-48
9	-51
a	234
a 10	-82
a 10 je	-65
a 17h	-78
a 3	-49
a _ acte	140
a _ bon	207
a _ bruler	75
a _ de	-61
a _ depu	-56
a _ du	48
a _ heur	62
a _ je	57
a _ merc	46
a _ mort	65
a _ qui	55
a _ un	49
a avoir	96
a avoir des	77
a bout	69
a bout je	55
a chang	78
a chang je	63
a cinq	48
a deja	62
a deja achet	49
a ecrit	67
a ecrit dan	53
a etre	50
a fait	74
a fait jurer	59
a imaginer	55
a jour	77
a jour merc	62
a l	254
a l acte	187
a l aide	46
a la	76
a la gorg	47
a la mort	53
a la siest	60
a la vie	48
a laiss	113
a laiss un	49
a me	122
a me bruler	100
a me fair	-51
a me foutr	50
a mes	106
a mes goss	47
a mes jour	52
a mes medicament	-48
a mettr	65
a mettr fin	52
a minh	-47
a mon	-47
a mourir	49
a neuf	-74
a neuf semain	-59
a personn	63
a plat	-47
a post	61
a post un	49
a prevoir	60
a prevoir comment	48
a quoi	346
a quoi bon	277
a respirer	-51
a reten	85
a retir	86
a retir la	69
a rien	257
a sept	60
a sept moi	48
a ses	58
a ses copin	46
a sort	65
a sort le	52
a troi	76
a troi semain	61
a une	173
a une heur	82
a une qui	73
a vendred	-76
a vivr	98
abim	82
abim _ de	49
abim refus	82
abim refus de	65
absenc	78
accident ne	55
accouchement	-52
achet	62
achet la	62
achet la cord	49
acte	234
acte ce	58
acte ce week	47
acte lund	177
adie	133
adie a	116
adie a mes	47
adie a ses	46
adie et	61
adie et il	49
ado _ 13	49
ado de	82
ado de 13	65
after	-56
agriculteur endett	63
agriculteur endett il	50
ai	266
ai _ a	133
ai _ au	-63
ai _ aucun	51
ai _ dan	55
ai _ de	-100
ai _ donner	59
ai _ du	98
ai _ envi	102
ai _ fait	87
ai _ gout	57
ai _ la	66
ai _ mal	-64
ai _ mourir	-88
ai _ pens	56
ai _ que	-106
ai _ une	61
ai arret	120
ai arret mon	96
ai bu	163
ai bu du	130
ai chois	60
ai chois le	48
ai commenc	60
ai commenc a	48
ai craq	83
ai cru	-142
ai cru mourir	-59
ai deja	145
ai deja fait	116
ai demand	58
ai demand a	46
ai des pens	75
ai du	-127
ai du mal	-66
ai ecrit	80
ai ecrit une	47
ai encor	68
ai encor la	54
ai envi	191
ai envi de	153
ai faill donner	78
ai faill mourir	-59
ai fait une	68
ai gare	58
ai gare la	46
ai jete	-60
ai jete mes	-48
ai la	-63
ai le	-145
ai mal	-156
ai mal au	-85
ai mis	48
ai parl	63
ai parl a	50
ai pas	-63
ai pas mang	-50
ai perd	-82
ai perd mon	-66
ai peur d	78
ai peur que	-107
ai plu	-246
ai plu aucun	69
ai plu d	-106
ai plu de	-284
ai plu envi	77
ai plu gout	77
ai pri	85
ai pri deu	47
ai pri expr	50
ai recommenc	124
ai recommenc a	100
ai replong	92
ai replong dan	74
ai soif	-82
ai une	-55
ai vu	97
ai vu son	50
aide	58
aide soignant	58
aide soignant de	46
aimer	185
aimer _ endormir	68
aimer autant	73
aimer autant ne	58
aimer m	113
aimer m endormir	91
air	122
air depu	62
air depu des	50
air quand	-63
air quand je	-50
al	-135
alcool	92
alcool _ les	55
alcool et	92
alcool et les	74
alla	-61
allait	98
allait tre	61
allait tre mal	49
allant	98
allant _ boulot	59
allant au	98
allant au boulot	78
allong	-110
ami	62
ami fait	62
ami fait des	50
amie	-47
amie s	-47
and	-152
ando	-63
angoiss	93
angoiss _ de	78
angoiss pens	130
angoiss pens de	104
anne	-91
annuler	-61
annuler mon	-61
annuler mon rendez	-49
ano	-65
ans	476
ans _ est	49
ans _ je	47
ans _ qu	70
ans _ scarif	54
ans _ suicidair	60
ans demand	-52
ans dit	116
ans dit qu	93
ans et des	-60
ans ide	99
ans ide suicidair	80
ans s	82
ans s est	65
ans se	90
ans se scarif	72
antecedent	60
antecedent _ ts	60
antecedent de	99
antecedent de ts	80
antidepresseur	94
antidepresseur _ ai	56
antidepresseur j	94
antidepresseur j ai	75
anu	-85
anu et	-71
anu et je	-57
appell	82
appellent	74
appellent la	74
appellent la balein	59
appetit	127
appetit et	132
appetit et franchement	58
appetit et honnetement	47
apr	-199
apr le	-84
arme	61
arme en	61
arme en plaisantant	48
arret	47
arret _ j	-49
arret _ traitement	72
arret a	50
arret et	-82
arret et j	-65
arret jusq	-76
arret jusq a	-61
arret la	61
arret mon	120
arret mon traitement	96
arret parc	55
arret pas	-110
arret pas de	-88
arret pour	69
arret pour de	55
arreter _ fumer	-47
arreter de	-78
arreter de fumer	-62
arreter la	-58
as	-81
at	-48
attend	132
attend mon	52
au	-72
au _ et	-50
au _ j	87
au _ volontairement	59
au boulot	71
au boulot volontairement	78
au bout j	62
au bra	56
au colleg	74
au colleg ils	59
au courant	68
au courant j	54
au dos insomn	58
au front	-55
au garag	58
au garag et	46
au sang	251
au sport	-86
au sport et	-69
au suicid	59
au suicid presq	47
au ventr	-68
aucun	86
aucun _ de	51
aucun raison	86
aucun raison de	69
auss	-46
auss que	-52
autant	130
autant ne	73
autant ne plu	58
autant que	57
autour	68
autour du	68
autour du cou	54
autr	-116
autr issu	-93
autr issu que	-52
aux ongl	-48
aux toilett	74
aux toilett elle	59
avai	-68
avait	61
avait parl	61
avait parl de	49
avaler _ jour	65
avaler de	-59
avaler de solid	-48
avaler un	108
avaler un jour	86
avancer	52
avant	-97
avant et	61
avant et ce	49
avec	374
avec _ boit	59
avec _ cise	49
avec _ clop	55
avec _ dett	53
avec _ lame	60
avec _ mycos	-69
avec ces	-156
avec ces mycos	-92
avec des	156
avec des cise	65
avec des clop	73
avec elle	121
avec elle du	61
avec la	66
avec la boit	78
avec lui	107
avec mes dett	70
avec son	73
avec son parkinson	58
avec tendress	-47
avec une	54
avec une lame	80
avi	99
avi rapid	99
avion	-73
avoir	192
avoir _ boss	58
avoir _ mang	58
avoir des	96
avoir des boss	77
avoir trop	96
avoir trop mang	77
avorter	-132
baguett	-91
baguett _ je	-54
baguett mai	-91
baguett mai je	-72
bain	82
bain _ des	49
bain avec	82
bain avec des	65
balcon	76
balein	74
balein et	74
balein et hier	59
barr	-55
barr au	-55
beau	-74
beau frer	-74
beau frer est	-59
beaut	-48
bebe	98
bebe a	160
bebe a la	60
bebe a neuf	-59
bebe a sept	48
bebe a troi	61
bebe ne	-53
besoin	168
besoin _ un	78
besoin d	130
besoin d un	104
betis	47
betis ce	47
bien	-150
bientot	129
bientot elle	58
bientot elle ne	46
bientot on	63
bientot on sera	50
blag	62
boit	51
boit _ medicament	59
boit de	51
boit de medicament	78
bon	385
bon _ a	59
bon _ encor	103
bon _ personn	47
bon continuer	176
bon continuer a	79
bon continuer personn	63
bon je	51
bon respirer	171
bon respirer encor	137
boss _ me	58
boss _ nuit	-47
boss de	-78
boss de nuit	-62
boss pour	96
boss pour me	77
bouch	-152
bouch et	-93
boud	-75
boud just	-75
boud just et	-60
boulot	133
boulot _ de	66
boulot plu	111
boulot plu de	88
boulot vide	-47
boulot volontairement	98
bout	80
bout _ ai	46
bout du	-56
bout j	77
bout j ai	62
bout je	69
bout je veu	55
bouton	-150
bra _ ce	-58
bra _ refus	49
bra _ une	60
bra abim	82
bra abim refus	65
bra avec	100
bra avec une	80
bra elle	56
bra est	-97
bra est ce	-77
brul	49
brul _ des	55
brul avec	92
brul avec des	73
bruler	124
brulur	-67
bu	203
bu _ deboucheur	98
bu du	203
bu du deboucheur	130
burn out	55
bus	150
bus _ me	75
bus pouvait	125
bus pouvait me	100
buter	77
c _ tout	47
c est ce	56
c est le	-60
c est tout	63
ca	468
ca _ voit	59
ca bon	51
ca faisait	74
ca faisait longtemp	59
ca fait mal	56
ca finiss	57
ca m	89
ca m est	47
ca me soulag	48
ca pass	-47
ca recommenc	52
ca remplac	56
ca s	61
ca s arret	49
ca se	98
ca se voit	78
ca siffl	-63
ca va pas	73
ca va plu	-48
cachet je	63
cachet je n	50
cada	-73
cada vez	-64
cafard	-52
cafard depu	-52
calcul	75
calm	51
cancer	-160
cap	58
cap j	58
cap j ai	46
ce	357
ce _ ca	68
ce _ en	59
ce _ end	112
ce _ et	-54
ce _ je	109
ce _ regl	75
ce _ un	-81
ce matin en	78
ce matin et	-72
ce messag	77
ce messag il	62
ce qu	-81
ce que	191
ce que ca	91
ce que je	63
ce sera	61
ce sera pas	49
ce serait	125
ce serait regl	100
ce soir	185
ce soir je	84
ce soit	-134
ce soit un	-107
ce week	187
ce week end	149
ces	-178
ces demangeaison	-50
ces mycos	-116
ces temp	53
cet	59
cet ete	59
cet ete je	47
cett	-65
cett tou	-64
chaleur	-53
chang	55
chang _ tire	47
chang je	78
chang je tire	63
changement	94
changement _ antidepresseur	56
changement d	94
changement d antidepresseur	75
changer	-53
changer de	-53
chaq	64
chaq _ que	49
chaq foi	82
chaq foi que	66
chat sinon	52
chaud	-52
che	-69
cherch _ internet	61
cherch sur	102
cherch sur internet	82
cherch un	-87
cherch un psy	-55
cherchez	160
cherchez pas	160
cherchez pas son	49
chevill	-69
chez leur	58
chez leur pere	47
chien a	-51
chien sinon	71
chien sinon je	57
chois	60
chois le	60
chois le jour	48
cholesterol docteur	59
cholesterol docteur cet	47
chos	141
chos _ rejoindr	85
chos le	106
chos le rejoindr	85
chui	183
chui _ bout	46
chui au	77
chui au bout	62
chui serieus	134
ci j	53
cinq	47
cinq semain	48
cise	82
cise _ abim	49
cise bra	82
cise bra abim	65
class	51
class de	53
class de second	59
clop	92
clop _ ca	55
clop quand	92
clop quand ca	73
cmp	61
cmp me	61
cmp me donn	49
coeliaq	-91
coeur expr	120
cogn _ a	58
cogn jusq	96
cogn jusq a	77
colic	-50
colleg	74
colleg ils	74
colleg ils l	59
coloc	61
coloc a	61
coloc a laiss	49
com	-155
combien	259
combien _ dolipran	98
combien _ insulin	76
combien d	127
combien d insulin	102
combien de	133
combien de dolipran	130
comm	-122
comm un	-100
comm une blag	50
commenc	120
commenc a	120
commenc a prevoir	48
comment	122
comment _ san	98
comment en	-47
comment mourir	164
comment mourir san	131
comment partir	60
como	-83
complet	-69
comprim _ cote	65
comprim de	71
comprim de cote	86
comprim pour	-60
comprim pour la	-48
compt	103
compt _ feter	56
compt pas	94
compt pas feter	75
con	-226
con la	-61
connaitr	-51
connaitr le	-51
content	-90
content de	-65
content de tout	-52
continuer	176
continuer _ ne	47
continuer _ vivr	59
continuer a	98
continuer a vivr	79
continuer personn	78
continuer personn ne	63
contr	156
contr _ mur	113
contr le	213
contr le mur	171
copain	62
copain menac	62
copain menac de	49
copi	67
copi qu	67
copi qu elle	53
copin	58
copin elle	58
copin elle ecrit	46
cord	289
cord _ dan	142
cord est	237
cord est dan	189
cort	-62
cote _ tout	65
cote pour	108
cote pour tout	86
cou	50
cou et	68
cou et mal	54
coup	167
coup _ me	59
coup _ soir	67
coup _ volant	59
coup de	103
coup de volant	78
coup hier	111
coup hier soir	89
coup ne	99
coup ne me	79
couper	83
couper _ hier	50
couper et	83
couper et hier	66
cour	-73
cour et	-63
cour et ca	-50
courant	68
courant j	68
courant j ai	54
covid	67
covid _ plu	47
covid long	78
covid long plu	63
cramp	-111
cramp qu	-74
cramp qu avant	-59
craq	83
crayon	100
crev	-104
crev je	-53
crever	247
crever _ de	64
crever _ g	130
crever pck	216
crever pck g	173
crever pour	106
crever pour de	85
cris	-157
cris d	-60
cris de	-60
croient	58
croient que	58
croient que je	46
cru	-142
cru mourir	-74
cuand	-53
cuiss	84
d	315
d _ a	56
d _ et	132
d _ finir	65
d _ issu	-56
d _ j	56
d _ pour	56
d _ quand	-63
d _ rdv	78
d _ seul	59
d _ trop	58
d adie	177
d adie a	93
d adie et	49
d air	-63
d air quand	-50
d antecedent	99
d antecedent de	80
d antidepresseur	94
d antidepresseur j	75
d appetit	132
d appetit et	105
d autr	-117
d autr issu	-74
d avoir	96
d avoir trop	77
d ecrir	51
d en	108
d en finir	86
d envi	-51
d etre	98
d etre seul	78
d ide	-87
d ide suicidair	-58
d insulin	85
d insulin pour	102
d odorat	-61
d un	127
d un cote	-50
d un pont	49
d un rdv	104
d une	-73
d une embol	-59
da	-227
dan	217
dan _ alcool	55
dan _ garag	142
dan _ platan	59
dan _ poitrin	-58
dan _ sall	70
dan l	82
dan l alcool	74
dan la	52
dan la famill	59
dan la poitrin	-77
dan la sall	65
dan le	132
dan le garag	189
dan les	-168
dan mes	-59
dan mes jean	-47
dan quatr	61
dan quatr moi	49
dan sa	67
dan sa copi	53
dan un	98
dan un platan	78
day	-50
de	108
de 13	171
de 13 ans	137
de 14	114
de 14 ans	92
de 38	99
de 38 ans	80
de 4e	56
de 5	-55
de 60	-77
de 60 ans	-60
de _ a	-67
de _ ans	176
de _ besoin	78
de _ buter	46
de _ crayon	60
de _ demand	60
de _ des	-66
de _ du	114
de _ en	-103
de _ et	52
de _ faut	75
de _ fill	86
de _ immeubl	49
de _ jeter	52
de _ lever	-47
de _ life	64
de _ ma	46
de _ plu	103
de _ ses	54
de _ suicider	69
de _ tou	-55
de _ tuer	70
de _ vivant	51
de bain	82
de bain avec	65
de beaut	-48
de boulot	111
de boulot plu	88
de cachet	63
de cachet je	50
de cett	-85
de cett tou	-51
de connaitr	-51
de cote	146
de cote pour	86
de cramp	-74
de cramp qu	-59
de dolipran	163
de dolipran faut	130
de fair	47
de fatig	-109
de fievr	-76
de fumer	-78
de fumer pour	-62
de hont	-53
de l anu	-57
de l immeubl	65
de la	-93
de la life	85
de laisser	58
de laisser la	46
de lui	63
de lui et	50
de ma	137
de ma class	59
de ma fill	46
de mal	-75
de mal et	-60
de maman	98
de mard	68
de mard personn	54
de me	393
de me buter	62
de me jeter	70
de me lever	-62
de me suicider	92
de me tair	59
de me tuer	93
de medecin	-53
de medicament	98
de medicament de	78
de mes	86
de mes fill	69
de mfair	189
de mfair du	151
de mon	64
de mon mari	60
de mort	168
de mort besoin	104
de mourir en	56
de mourir il	-60
de mourir mai	50
de nouve	71
de nouve et	57
de nuit	-109
de nuit pas	-62
de paracetamol	103
de paracetamol il	82
de parler	82
de parler que	65
de plu	-148
de plu en	-118
de poid	108
de poid et	86
de prevenir	77
de prevenir ma	62
de regl	-71
de rester	86
de rester vivant	69
de retrait	58
de retrait depu	46
de sang	-96
de sauter	61
de sauter d	49
de se	60
de se pendr	49
de second	74
de second s	59
de solid	-59
de son	61
de son arme	48
de souffl	55
de souffl si	63
de suicid	-54
de taill	100
de taill crayon	80
de tete plu	47
de touss	-110
de touss des	-88
de tout	-65
de ts	99
de ts demand	80
de type	57
de vie	-56
de vieilless	61
de vivr	205
de voir	90
de voir ses	72
de volant	98
de volant dan	78
de vomir	-78
de vrai	106
debarrass	63
debarrass de	63
debarrass de lui	50
deboucheur	163
debout	85
debout _ la	51
debout sur	85
debout sur la	68
dec	52
dec de	52
decision	78
decision _ pris	47
decision est	78
decision est pris	63
deja	240
deja _ la	68
deja achet	62
deja achet la	49
deja fait	126
deja fait deu	59
deja fait une	57
deja plu	71
deja plu la	57
del	-130
demain	77
demand	251
demand _ avi	60
demand a	58
demand a l	46
demand si ca	59
demand un	154
demand un avi	80
demangeaison	-50
dent	-61
depo	-65
depu	-133
depu _ changement	56
depu _ matin	-54
depu _ mort	63
depu _ n	51
depu _ semain	66
depu ce	-90
depu ce matin	-72
depu des	100
depu des semain	50
depu hier	-145
depu janvier	55
depu je	86
depu je n	69
depu l	-106
depu la mort	85
depu le	140
depu le changement	75
depu mar	75
depu mar j	46
depu qu	-52
depu quelq	65
depu quelq semain	52
depu un	-75
depu un moi	-60
des	-80
des _ bra	49
des _ de	-71
des _ pour	71
des _ quand	55
des anne	-51
des boss	96
des boss pour	77
des cise	82
des cise bra	65
des clop	92
des clop quand	73
des cris	-65
des douleur	-60
des entaill	56
des ide	-73
des imag	48
des messag	58
des messag d	46
des pens	94
des pens suicidair	75
des que	-90
des que je	-57
des recherch	62
des recherch sur	50
des semain	62
des vertig	-74
descend	-51
desd	-122
dess	118
dess _ serait	75
dess ce	125
dess ce serait	100
dett	86
dett _ vau	53
dett je	88
dett je vau	70
deu	79
deu _ de	62
deu foi	-80
deu plaquett	103
deu plaquett de	82
deu tentativ	74
deu tentativ et	59
deuil	-50
di	-149
dia	-102
diabet	-64
diabetiq	57
diabetiq de	57
diger	-62
diger plu	-62
diger plu le	-50
dis	74
dis qu	74
dis qu il	59
disent	203
disent _ me	122
disent de	203
disent de me	163
dispar	48
dispar avec	48
dit	538
dit _ elle	46
dit _ il	184
dit qu	382
dit qu elle	62
dit qu il	246
dit que	119
dit que bientot	50
do	-146
docteur	158
docteur _ vou	46
docteur cet	59
docteur cet ete	47
docteur je	99
docteur je vou	62
doi	-109
doigt	-107
dolipran	146
dolipran _ prendr	98
dolipran faut	163
dolipran faut prendr	130
dolor	-74
donn la	-68
donn la mort	-47
donn rdv	61
donn rdv dan	49
donner	98
donner _ coup	59
donner un	98
donner un coup	78
dopo	-76
dor	-99
dormant	71
dormant c	71
dormant c est	56
dormir	-138
dormir une	-53
dort	-67
dort plu et	48
dort trop	-75
dos	-127
dos insomn	73
dos insomn plu	58
dose	50
dose il	53
douch	98
douch _ ou	59
douch la	98
douch la ou	78
douleur	-179
douleur _ la	-58
douleur dan	-97
douleur dan la	-77
douleur de	-53
droit	-77
du	190
du _ et	50
du _ expr	72
du _ la	114
du _ sou	59
du _ un	51
du balcon	76
du boulot	-47
du coeur	106
du coeur expr	96
du cou	68
du cou et	54
du deboucheur	163
du lexomil	-51
du mal	161
du mal a	-77
du mal c	-51
du mal la	151
du mal sou	78
du pont	85
du pont un	68
du roule	-56
du sang	-93
du travail	-66
duel	-65
e	-292
ecoulement	-85
ecri	58
ecri mes	58
ecri mes lettr	46
ecrir	51
ecrir ca	51
ecrit	204
ecrit _ lettr	48
ecrit dan	67
ecrit dan sa	53
ecrit que	58
ecrit que bientot	46
ecrit une	59
ecrit une lettr	47
egal	59
el	-269
elev	195
elev a	67
elev a ecrit	53
elev de	129
elev de ma	59
ell	48
ell me	48
elle	225
elle _ que	68
elle _ se	46
elle a	-72
elle a demand	59
elle allait	61
elle allait tre	49
elle dit	56
elle du	76
elle du balcon	61
elle ecrit	58
elle ecrit que	46
elle m	74
elle m a	59
elle ne	197
elle ne souffrir	46
elle ne verr	53
elle ne veut	58
elle util	-52
elle va	-52
elle veut	77
elle veut se	62
em	-75
emball	-65
embol	-73
embol en	-73
embol en 2015	-59
empech	174
emplo	59
en	60
en 2001	-47
en 2015	-73
en 2015 pui	-59
en _ air	114
en _ au	59
en _ avec	-69
en _ ce	77
en _ les	92
en _ qui	65
en _ rien	47
en _ souvent	96
en a	125
en a une	73
en ai parl	50
en allant	98
en allant au	78
en dormant	71
en dormant c	56
en el	-67
en fin	-56
en finir	312
en finir avec	-92
en finir ce	103
en finir qui	86
en janvier je	-55
en juin	78
en juin rien	63
en l	190
en l air	152
en la	-138
en m	-57
en maison	58
en maison de	46
en mar	71
en mar et	57
en ordr	193
en ordr les	131
en parl	119
en parler	-47
en plaisantant	61
en plaisantant hier	48
en plu	-148
en plu mal	-56
en plu souvent	127
en terminer	58
en urinant	-51
en verit	75
en verit bebe	60
en vie	69
en vrai	58
en vrai j	46
encor	323
encor _ hier	67
encor coup	111
encor coup hier	89
encor la	68
encor la marq	54
end	177
end quand	58
end quand les	47
endett	63
endett il	63
endett il dit	50
endormir	152
endormir et	132
endormir et ne	57
endormir et que	49
enfant	193
enfant mai	49
enfant seront	58
enfant seront chez	47
enfant vivement	76
enfant vivement la	61
enferm	82
enferm _ la	49
enferm dan	82
enferm dan la	65
enlever	-78
entaill	129
entaill au	56
entaill les	74
entaill les poignet	59
enterr	60
enterr avec	60
enterr avec lui	48
envi	452
envi _ me	90
envi _ mfair	114
envi _ vivr	58
envi _ vomir	-47
envi de	385
envi de me	120
envi de mfair	151
envi de vivr	77
envi de vomir	-62
epuis j	60
epuis j ai	48
era	-48
erreur	-48
es	-50
escalier	-53
essa	-54
est	312
est _ ce	47
est _ et	-64
est _ le	142
est _ ne	59
est _ ordr	111
est agriculteur	63
est agriculteur endett	50
est au	68
est au courant	54
est coup	99
est coup ne	79
est dan	237
est dan le	189
est donn	-59
est donn la	-47
est egal	59
est elle	-52
est en	130
est en ordr	148
est enferm	82
est enferm dan	65
est eteint	61
est eteint elle	49
est gendarm	61
est gendarm il	48
est le	-75
est mort	-206
est mort et	-85
est pris	78
est profond	111
est tout	79
est tout ce	63
esta	-133
este	-51
esto	-140
estomac	-90
et	426
et _ a	78
et _ bra	-58
et _ fill	-53
et _ idee	65
et _ j	124
et _ je	87
et _ lam	55
et _ me	73
et _ ne	-95
et ca	-133
et ca siffl	-50
et ce	61
et ce sera	49
et ces	53
et depu	86
et depu je	69
et des	-117
et des vertig	-60
et dit qu	52
et dort	-92
et dort trop	-60
et ell	48
et envi	-50
et franchement	73
et franchement j	58
et hier	156
et hier elle	59
et hier j	66
et honnetement	59
et honnetement vivr	47
et il	222
et il a	49
et il gard	50
et il repond	49
et j	127
et j ai	47
et j ose	57
et je calcul	60
et je m	61
et je me	59
et je ne	-83
et je sui	-57
et je trembl	-50
et je voudr	48
et l	117
et l idee	86
et le	-149
et le bra	-77
et les	163
et les ide	57
et les lam	74
et ma	-113
et ma fill	-70
et mal	51
et mal a	54
et ne parl	-60
et ne plu	57
et parf	52
et parl	61
et parl de	48
et personn	74
et personn dan	59
et plu	-84
et que	123
et que ca	49
et rien	-55
et si	73
et trouv	58
et trouv le	46
et un	-51
etag	75
etag par	75
etag par la	60
etai	196
etai _ la	67
etai _ sur	51
etai debout	85
etai debout sur	68
etai plu	111
etai plu la	89
etait	-89
ete	105
ete je	59
ete je sera	47
eteint	61
eteint elle	61
eteint elle allait	49
etre	412
etre _ avec	94
etre enterr	60
etre enterr avec	48
etre la	73
etre mort	130
etre ne	58
etre seul	98
etre seul avec	78
eu	-63
eux	100
ex	134
ex _ qu	57
ex dit	95
ex dit qu	76
examen	-51
exister	59
exister c	59
exister c est	47
expr	371
expr _ plu	96
expr de	159
expr de plu	127
expr trop	63
expr trop de	50
fa	-67
fai _ mal	59
fai du	98
fai du mal	78
faibl	-63
faibl et	-63
faibl et je	-50
faill _ un	59
faill donner	98
faill donner un	78
faill mourir	-73
faill mourir d	-59
fair	-109
fair _ soir	49
fair ce	82
fair ce soir	65
fair ligaturer	-67
fair ligaturer les	-54
faisait	74
faisait longtemp	74
faisait longtemp a	59
fait	67
fait _ tentativ	87
fait _ ts	51
fait des recherch	50
fait deu	48
fait deu tentativ	59
fait gri	-52
fait jurer	74
fait jurer de	59
fait mal de	56
fait pas	-75
fait pas de	-60
fait un	-113
fait une	156
fait une tentativ	57
fait une ts	68
famill	47
famill n	74
famill n en	59
fatig	84
fatig _ la	57
fatig _ pert	65
fatig de	95
fatig de la	76
fatig vertig	108
fatig vertig pert	86
fatigu en	75
fatigu en verit	60
faudrait	217
faudrait _ quelq	105
faudrait et	53
faudrait que	174
faudrait que quelq	139
faut	156
faut _ l	56
faut _ pour	98
faut il l	75
faut prendr	163
faut prendr pour	130
faz	-46
femm	164
femm j	52
fenetr	113
fenetr _ je	79
fenetr et	75
fenetr et je	60
fenetr ouvert	58
fenetr ouvert je	46
fera	50
fera rien	50
feter	94
feter _ 20	56
feter mes	94
feter mes 20	75
fievr	-83
fil de	77
filer	57
filer je	57
fill	179
fill _ 13	54
fill _ 14	46
fill _ depu	51
fill de	115
fill de 13	72
fill de 14	62
fill des	58
fill des messag	46
fill et	86
fill et depu	69
fin	84
fin a	65
fin a mes	52
fin de	-56
finir	285
finir _ ces	-69
finir _ revient	65
finir _ week	77
finir avec	-116
finir avec ces	-92
finir ce	129
finir ce week	103
finir qui	108
finir qui revient	86
finiss	57
finiss vite	57
flott	-59
flott dan	-59
flott dan mes	-47
foi _ je	55
foi mon	-48
foi que	92
foi que je	73
for	-81
foutr	190
foutr _ l	114
foutr en	190
foutr en l	152
franchement	73
franchement j	73
franchement j aimer	58
frer a	65
frer a sort	52
frer est	-110
frer s	77
frer s il	62
front	-81
front depu	-55
fumer	-78
fumer _ de	-47
fumer pour	-78
fumer pour de	-62
fusil	128
fusil et	65
fusil et dit	52
fusil pre	63
fusil pre du	50
g	216
g _ rate	130
g tt	216
g tt rate	173
garag	294
garag et	58
garag et trouv	46
gard	117
gard _ mes	51
gard de	55
gard de mes	69
gard le	63
gard le fusil	50
gare la	58
gare la voitur	46
gargant	-46
gauch	-97
gendarm	61
gendarm il	61
gendarm il ne	48
gene	51
gene d	51
geno	-78
genr	62
genr vraiment	62
genr vraiment pas	50
glyqu	-82
glyqu _ 10	-49
glyqu a	-82
glyqu a 10	-65
gonfl	-110
gorg	53
goss	59
gout	77
gout a	96
gout a la	48
grain	-48
grain de	-48
grand	-85
grand mere	-66
grat	-60
grat partout	-60
grat partout san	-48
gratt	-115
gri	-52
gri la	-52
ha	-128
hace	-73
he	-77
hemoglobin	-82
hemoglobin _ a	-49
hemoglobin glyqu	-82
hemoglobin glyqu a	-65
heur	108
heur et	52
hier	263
hier _ ai	50
hier _ etai	51
hier _ la	67
hier _ sui	49
hier elle	74
hier elle a	59
hier il ne	48
hier j	167
hier j ai	66
hier j etai	68
hier je	81
hier je sui	65
hier soir	60
hier soir la	89
historiq	62
ho	-175
honnetement	59
honnetement vivr	59
honnetement vivr ou	47
hora	-61
hui mai	50
i	-224
i m	-49
ide _ scenaris	60
ide reviennent	71
ide suicidair scenaris	80
idee	106
idee _ en	65
idee d	108
idee d en	86
il	508
il _ a	67
il _ appell	49
il _ arreter	56
il _ trop	46
il a	130
il a deja	49
il avait	61
il avait parl	49
il boud	-75
il boud just	-60
il dit	137
il dit qu	59
il dit que	50
il fait	-66
il faudrait	53
il gard	63
il gard le	50
il l	94
il l arreter	75
il m appell	66
il me rest	57
il ne	46
il ne dort	48
il ne plaisantait	48
il ne se	-60
il repond	61
il repond plu	49
il sera	77
il sera trop	62
il va	147
il va regler	52
il va se	76
il vou	77
il vou plait	62
il y	103
il y a	82
ils	219
ils _ soulag	67
ils l	74
ils l appellent	59
ils seraient	111
ils seraient soulag	89
imag	48
imag ou	48
imagin	76
imagin sauter	76
imagin sauter avec	61
imaginer	55
imaginer ma	55
immeubl	81
immeubl _ je	49
immeubl hier	81
immeubl hier je	65
import mon	59
import mon cholesterol	47
in	-131
infirmier	108
infirmier je	53
infirmier scolair	56
insomn	127
insomn _ pens	78
insomn angoiss	130
insomn angoiss pens	104
insomn plu	73
insomn plu d	58
insulin	50
insulin _ ne	76
insulin pour	127
insulin pour ne	102
internet	97
internet _ mourir	61
internet comment	102
internet comment mourir	82
ira	57
ira mieu	57
is	-89
issu	-93
issu que	-64
issu que la	-52
it	-77
j	784
j _ arret	72
j _ bu	98
j _ craq	50
j _ cru	-85
j _ debout	51
j _ deja	87
j _ du	-76
j _ ecrit	48
j _ envi	115
j _ la	-49
j _ le	-90
j _ m	68
j _ mal	-94
j _ pens	78
j _ perd	-49
j _ pri	51
j _ recommenc	75
j _ replong	55
j _ soif	-49
j _ vu	58
j ai	487
j ai arret	96
j ai bu	130
j ai chois	48
j ai commenc	48
j ai craq	66
j ai cru	-113
j ai deja	116
j ai demand	46
j ai du	-101
j ai ecrit	64
j ai encor	54
j ai envi	153
j ai gare	46
j ai jete	-48
j ai la	-50
j ai le	-116
j ai mal	-125
j ai perd	-66
j ai plu	-69
j ai pri	68
j ai recommenc	100
j ai replong	74
j ai soif	-65
j ai vu	78
j aimer	185
j aimer autant	58
j aimer m	91
j arret	-161
j arret pas	-88
j attend	97
j avai	-68
j ecri	58
j ecri mes	46
j etai	85
j etai debout	68
j ose	71
j ose pas	57
j tien	134
j tien plu	107
j y	215
j y pens	104
ja	-94
ja nao	-54
jai	189
jai _ de	114
jai envi	189
jai envi de	151
jama me	49
janvier je cherch	-55
janvier on	52
je	926
je _ a	251
je _ ai	-170
je _ allong	-66
je _ arreter	-106
je _ avorter	-79
je _ brul	55
je _ coeliaq	-54
je _ cogn	58
je _ crever	64
je _ de	-230
je _ en	115
je _ etai	67
je _ etre	60
je _ fair	-49
je _ fatig	57
je _ laiss	46
je _ ma	47
je _ maigr	-52
je _ me	169
je _ mes	97
je _ mont	49
je _ mourir	129
je _ partir	57
je _ pas	192
je _ peu	-61
je _ pour	-84
je _ que	61
je _ redescend	49
je _ san	76
je _ sen	-63
je _ seul	51
je _ sui	-52
je _ sur	111
je _ taillad	60
je _ tue	-52
je boit	-50
je boss	-78
je boss de	-62
je calcul	75
je cherch sur	82
je cherch un	-70
je commenc	60
je commenc a	48
je compt	94
je compt pas	75
je cour	-72
je cour et	-50
je demand	133
je dispar	48
je doi	-60
je dor	-51
je dormir	-53
je fai	-97
je flott	-59
je flott dan	-47
je l	-56
je laiss	57
je m allong	-88
je m imagin	61
je m y	47
je mang	-54
je manq	-63
je manq d	-50
je me	309
je me brul	73
je me cogn	77
je me dis	59
je me fai	55
je me grat	-48
je me scarif	57
je me sen	-46
je me sui	-70
je me taillad	80
je me tue	-69
je merit	109
je merit pas	87
je met	108
je met mes	86
je meur	-113
je meur de	-50
je n	-149
je n ai	-211
je n etai	89
je ne	-150
je ne diger	-50
je ne maigr	-69
je ne me	62
je ne passer	46
je ne peu	-82
je ne voi	-52
je par	97
je par et	49
je pass	195
je pass a	47
je pass sur	66
je pens	359
je pens a	203
je pens au	47
je perd	-80
je peu	-58
je peu plu	-46
je piss	-82
je piss san	-65
je pleur	-50
je pouv	58
je pouv ne	46
je prendr	-73
je prendr l	-59
je rate	-73
je rate le	-58
je regard	75
je regard le	60
je regl	57
je rester	69
je rester en	55
je reve	55
je revis	58
je revis en	46
je sai	53
je saign	-71
je saign de	-57
je sera	199
je sera deja	57
je sera mort	96
je sui	109
je sui coeliaq	-72
je sui content	-52
je sui de	-57
je sui fatig	76
je sui mont	65
je sui mort	-103
je sui redescend	65
je sui seul	69
je sui sou	-57
je sui un	140
je tien	99
je tire	78
je tire ma	63
je travers	159
je travers san	127
je trembl	-93
je trembl quand	-50
je tuer	-156
je tuer pour	-125
je vai	69
je vai en	65
je vai me	103
je vai mourir	-77
je vau	88
je vau plu	70
je veu	96
je veu annuler	-49
je veu arreter	-108
je veu avorter	-106
je veu crever	85
je veu en	-55
je veu fair	-66
je veu me	103
je veu mourir	280
je veu partir	76
je veu que	55
je veu un	-61
je vien	111
je vien de	72
je voi pas	55
je vou	77
je vou laiss	62
je voudr	103
je voudr en	46
je voudr etre	80
jean	-59
jean san	-59
jean san regim	-47
jen	227
jen _ plu	136
jen peu	227
jen peu plu	181
jete	-60
jete mes	-60
jete mes comprim	-48
jeter	181
jeter _ le	57
jeter _ une	52
jeter sou	181
jeter sou le	76
jeter sou une	70
jeud	52
jeud je	58
jeud je ne	46
jeun	-48
jme	213
jme _ la	128
jme tape	213
jme tape la	171
joue	-83
jour	306
jour _ de	46
jour ca	60
jour ca me	48
jour merc	77
jour merc de	62
judiciair	58
judiciair jeud	58
judiciair jeud je	46
juin	78
juin _ n	47
juin rien	78
juin rien n	63
jurer	74
jurer de	74
jurer de me	59
jusq	241
jusq _ avoir	58
jusq _ sang	151
jusq a avoir	77
jusq a vendred	-61
jusq au	237
jusq au sang	201
just	-117
just et	-75
just et dort	-60
jvai	227
jvai _ tuer	136
jvai me	227
jvai me tuer	181
jveu	399
jveu _ pck	130
jveu _ sa	110
jveu crever	216
jveu crever pck	173
jveu mourir	184
jveu mourir sa	147
kardegic	-71
l	249
l _ d	65
l _ hier	49
l _ lund	106
l accouchement	-52
l acte	234
l acte ce	47
l acte lund	141
l aide	58
l aide soignant	46
l air	190
l air depu	50
l alcool	92
l alcool et	74
l anu	-83
l anu et	-57
l appellent	74
l appellent la	59
l arreter	94
l avancer	52
l avion	-73
l ete	67
l idee	108
l idee d	86
l immeubl	81
l immeubl hier	65
l oeil	-54
l oreill	-62
la	68
la _ a	-48
la _ ca	59
la _ contr	113
la _ de	149
la _ en	-69
la _ envi	69
la _ est	177
la _ et	118
la _ je	186
la _ la	56
la _ qui	-46
la _ serait	60
la balein	74
la balein et	59
la boit	128
la boit de	102
la bouch	-48
la chevill	-51
la cord	298
la cord est	189
la douch	98
la douch la	78
la famill	62
la famill n	59
la fenetr	113
la fenetr et	60
la fenetr ouvert	46
la fin	76
la gard	86
la gard de	69
la gorg	59
la joue	-47
la life	106
la life je	85
la luminotherap	-52
la marq	68
la marq autour	54
la mort	180
la mort de	85
la mort serait	80
la mort tou	53
la mtn	189
la naus	-57
la nuit	-140
la ou	98
la ou ca	78
la plai	111
la plai est	89
la pmi	75
la pmi me	60
la poitrin	-97
la poitrin et	-77
la rambard	85
la rambard du	68
la sall	82
la sall de	65
la siest	75
la siest je	60
la sleev	-64
la tension	-73
la tension par	-48
la tete contr	151
la vie	199
la vie envi	92
la vie et	48
la vie je	76
la visit	-50
la voitur	90
la voitur au	46
laiss	246
laiss _ papier	46
laiss filer	57
laiss mes	77
laiss mes papier	62
laiss sortir	52
laiss un	61
laiss un mot	49
laisser	110
laisser la	58
laisser la fenetr	46
laisser mourir	52
lait	-62
lam	92
lame	96
lame _ taill	60
lame de	100
lame de taill	80
lanc	-78
larm	56
larm je	56
las	-144
le	-133
le _ a	-77
le _ d	50
le _ de	104
le _ depu	-61
le _ du	-55
le _ est	-89
le _ il	47
le _ jusq	128
le bra	-125
le bra est	-77
le cafard	-52
le cap	58
le cap j	46
le changement	94
le changement d	75
le chien	-67
le cmp	61
le cmp me	49
le dec	52
le doigt	-60
le fusil	128
le fusil et	52
le fusil pre	50
le garag	237
le jour	60
le jour ca	48
le lait	-62
le lit	-50
le matin	-58
le metr	95
le mond	84
le mond serait	47
le montrer	71
le mur	213
le mur jusq	171
le nez	-54
le poisson	-52
le portabl	58
le portabl de	46
le provoquer	55
le quatriem	75
le quatriem etag	60
le rdv	-73
le rejoindr	106
le resultat	-51
le servic	-57
le temp	59
le toit	81
le toit de	65
le tuya	58
le viaduc	82
le viaduc il	66
les	327
les _ avec	60
les _ je	47
les _ me	115
les _ sont	80
les bra	64
les bra avec	80
les chat	52
les enfant	47
les enfant seront	47
les ide	71
les ide reviennent	57
les lam	92
les larm	56
les lettr	163
les lettr sont	131
les matin	108
les medicament	47
les poignet	47
les poignet aux	59
les tromp	-67
les voi	203
les voi me	163
lettr	300
lettr _ post	98
lettr d	59
lettr d adie	47
lettr sont	163
lettr sont post	131
leur	58
leur pere	58
leve pour	52
lever	-78
lever _ 17h	-47
lever a	-78
lever a 17h	-62
levothyr	-80
lexomil	-51
lexomil ca	-51
life	101
life _ veu	64
life je	106
life je veu	85
ligaturer	-67
ligaturer les	-67
ligaturer les tromp	-54
liquidation	58
liquidation judiciair	58
liquidation judiciair jeud	46
lirez	77
lirez _ messag	46
lirez ce	77
lirez ce messag	62
lit et	-50
lo	-52
long	51
long _ de	47
long plu	78
long plu de	63
longtemp	158
longtemp a	74
longtemp a mourir	59
los	-123
lui	201
lui et	111
lui et il	50
lumbag	-51
luminotherap	-52
luminotherap est	-52
lund	164
m	574
m _ et	79
m _ reten	51
m _ retir	51
m a	218
m a fait	59
m a reten	68
m a retir	69
m allong	-110
m appell	82
m empech	174
m endormir	163
m endormir et	106
m epuis j	48
m est	59
m est egal	47
m imagin	76
m imagin sauter	61
m y	59
m y emplo	47
ma	291
ma _ a	48
ma _ de	136
ma _ est	69
ma _ ma	47
ma _ quand	46
ma class	74
ma class de	59
ma coloc	61
ma coloc a	49
ma decision	78
ma decision est	63
ma femm	133
ma fill	94
ma fill de	92
ma fill des	46
ma grand	-55
ma meilleur	-47
ma mere repet	58
ma mere va	-58
ma mort	55
ma reverenc	78
ma reverenc ma	63
ma soeur	77
ma soeur quand	62
ma ts	68
ma ts de	54
mai	64
mai _ y	49
mai genr	62
mai genr vraiment	50
mai j	81
mai j y	65
maigr	-86
maigr _ thyroid	-52
maigr pas	-86
maigr pas thyroid	-69
main	-86
maison	60
maison avec	47
maison de	58
maison de retrait	46
mal	-69
mal _ la	94
mal _ mtn	114
mal a	-81
mal a la	47
mal au	-137
mal au ventr	-54
mal c	-64
mal c est	-51
mal de	49
mal de mourir	56
mal en	-51
mal et ne	-60
mal la	189
mal la mtn	151
mal sou	98
mal sou la	78
male	-64
maman	98
mami	81
mang	-163
mang plu	-55
manger	-104
manger depu	-51
manq	-63
manq d	-63
manq d air	-50
mar	146
mar et	71
mar et les	57
mar j	58
mar j ai	46
march	-68
mard	68
mard personn	68
mard personn n	54
mari	112
mari _ ne	63
mari est	61
mari est gendarm	48
mari je	75
mari je ne	85
marq	46
marq autour	68
marq autour du	54
marr	-65
marr de	-46
mas	-74
mata	-60
matin _ allant	59
matin en	98
matin en allant	78
matin et	-90
mau	56
mau de	59
mau de tete	47
me	225
me _ a	-118
me _ au	-60
me _ avec	55
me _ d	88
me _ dan	-51
me _ de	62
me _ dess	75
me _ en	104
me _ encor	67
me _ et	50
me _ jen	136
me _ jusq	72
me _ la	-72
me _ les	60
me _ pas	125
me _ qu	61
me _ seri	69
me _ si	-67
me _ sou	52
me brul	92
me brul avec	73
me bruler	124
me buter	77
me cherchez	160
me cherchez pas	128
me cogn	96
me cogn jusq	77
me couper	83
me couper et	66
me dis	74
me dis qu	59
me disent	203
me disent de	163
me donn rdv	49
me duel	-50
me fai	69
me fai du	78
me fair	-93
me fair ligaturer	-54
me foutr	190
me foutr en	152
me gene	51
me grat	-60
me grat partout	-48
me gratt	-56
me jeter	87
me jeter sou	70
me laisser	52
me lanc	-78
me lever	-78
me lever a	-62
me muer	-50
me passer	125
me passer dess	100
me pese	-47
me piqu	57
me punir	96
me punir d	77
me rest	71
me rest que	57
me retourn	-50
me reveill	94
me reveill pas	62
me scarif	71
me scarif de	57
me sen	-58
me sen faibl	-50
me sevrer	-51
me soulag	60
me soulag presq	48
me sui	-105
me sui encor	89
me suicider	311
me suicider seri	92
me taillad	100
me taillad les	80
me tair	74
me terrorisent	48
me trouv	75
me trouv fatigu	60
me trouver	77
me tue	-128
me tue au	-69
me tuer	299
me tuer jen	181
me tuer si	-58
medicament	118
medicament _ maman	59
medicament de	98
medicament de maman	78
megard	-60
meilleur ami	62
meilleur ami fait	50
meilleur amie	-47
menac	62
menac de	62
menac de se	49
merc _ prevenir	46
merc de	77
merc de prevenir	62
merd	57
merd le	57
mere	-54
mere est	-55
mere repet	73
mere repet qu	58
mere va	-73
mere va me	-58
merit	109
merit _ de	66
merit pas	109
merit pas de	87
mes	461
mes 20	94
mes 20 ans	75
mes _ a	79
mes _ ans	56
mes _ de	65
mes _ et	47
mes _ je	53
mes comprim	47
mes comprim de	86
mes comprim pour	-48
mes dett	88
mes dett je	70
mes enfant	147
mes enfant vivement	61
mes fill	86
mes fill et	69
mes goss	59
mes jean	-59
mes jean san	-47
mes jour	65
mes lettr	58
mes medicament	-60
mes papier	77
mes papier a	62
mes parent	58
mes parent croient	46
mes regl	-47
mes trajet	55
messag	195
messag _ adie	71
messag _ sera	46
messag d	119
messag d adie	95
messag il	77
messag il sera	62
met	108
met _ comprim	65
met mes	108
met mes comprim	86
metr	85
mettr	50
mettr fin	65
mettr fin a	52
meu	-89
meur	-113
meur d	-51
meur de	-63
mfair	189
mfair _ mal	114
mfair du	189
mfair du mal	151
mi	-242
mieu	133
mieu _ moi	69
mieu san	115
mieu san moi	92
minh	-89
mio	-53
moi	338
moi _ j	81
moi _ me	50
moi ce	57
moi je	145
moi je sera	49
moi je sui	47
moi prevenez	77
moi prevenez mon	62
moi san	83
moi san me	66
moi svp	134
moi svp j	107
moin	-132
moin en	-72
mon	147
mon _ dit	74
mon _ du	72
mon absenc	78
mon ado	-64
mon beau	-74
mon beau frer	-59
mon bebe	-67
mon chien	71
mon chien sinon	57
mon cholesterol	59
mon cholesterol docteur	47
mon copain	62
mon copain menac	49
mon ex	135
mon ex dit	76
mon fil de	61
mon frer	105
mon frer a	52
mon frer s	62
mon heur	52
mon mari	112
mon mari est	48
mon mari je	60
mon meilleur	62
mon meilleur ami	50
mon pere en	-55
mon pied	-48
mon poid	-64
mon poid je	-52
mon rendez	-61
mon rendez vou	-49
mon telephon	77
mon telephon est	62
mon traitement	120
mon traitement du	96
mond	84
mond _ mieu	69
mond ira	57
mond serait	58
mond serait mieu	47
mont _ le	49
mont sur	81
mont sur le	65
montrer	71
more	-51
morir	-65
morr	-80
morrer	-52
mort	219
mort _ d	74
mort _ fatig	-66
mort _ mon	63
mort _ vivant	53
mort avant	49
mort avant et	49
mort besoin	130
mort besoin d	104
mort d	-61
mort de	-53
mort de fatig	-88
mort de mon	85
mort en	-68
mort et	-107
mort je	59
mort je m	47
mort que	116
mort que vivant	70
mort serait	100
mort serait un	80
mort tou	66
mort tou les	53
mot	61
mot ne	61
mot ne me	49
mourir	318
mourir _ ai	-81
mourir _ sert	110
mourir _ souffrir	98
mourir auss	-52
mourir c	-51
mourir ca	59
mourir ca m	47
mourir d	-94
mourir d une	-59
mourir en	71
mourir en dormant	56
mourir il	-75
mourir il boud	-60
mourir j	-134
mourir j ai	-107
mourir mai	62
mourir mai genr	50
mourir sa	184
mourir sa sert	147
mourir san	164
mourir san souffrir	131
mtn	189
muer	-63
muert	-55
mur	189
mur _ au	128
mur jusq	213
mur jusq au	171
my	-209
mycos	-126
mycos aux	-48
n _ chang	47
n _ plu	-50
n a	78
n a chang	63
n ai	-264
n ai pas	-50
n ai plu	-132
n en	72
n en ai	50
n en parl	59
n en peu	-51
n est	68
n est au	54
n etai	111
n etai plu	89
na	-133
nada	-89
nao	-201
naus	-92
ne	456
ne _ cherchez	96
ne _ etre	78
ne _ mon	47
ne _ pas	-84
ne _ plu	-60
ne _ qu	63
ne _ reveill	46
ne _ se	76
ne diger	-62
ne diger plu	-50
ne fera	50
ne maigr	-86
ne maigr pas	-69
ne mang	-76
ne me	208
ne me cherchez	128
ne me reveill	62
ne parl	-75
ne parl pas	-60
ne pas	221
ne pas etre	46
ne pas se	102
ne pass	-55
ne passer	58
ne passer pas	46
ne peu	-102
ne peu plu	-82
ne plaisantait	61
ne plaisantait plu	48
ne plu	202
ne plu etre	58
ne plu exister	47
ne plu jama	57
ne remarquerait	78
ne remarquerait mon	63
ne se	-75
ne se fait	-60
ne sen	-48
ne souffrir	58
ne souffrir plu	46
ne support	-50
ne tete	-53
ne verr	67
ne verr pas	53
ne veu	53
ne veu pas	-83
ne veu qu	85
ne veut	49
ne vient	55
ne voi	-64
ne voi pas	-52
neuf	-74
neuf semain	-74
nez	-121
nez bouch	-80
nez bouch et	-60
ni	-178
ni a	-79
night	-60
no	-260
no me	-63
noch	-60
noir	-105
noit	-73
non	-243
notr	-46
nourrir	52
nourrir les	52
nouve	71
nouve et	71
nouve et j	57
nuit	-314
nuit _ envi	-47
nuit complet	-66
nuit pas	-78
nuit pas envi	-62
null	-64
null pour	-60
null pour penser	-48
o	-218
odorat	-61
oeil	-54
of	-65
on	65
on _ a	54
on _ trouver	46
on a	-48
on m	92
on m a	74
on me	77
on me trouver	62
on sera	63
on sera debarrass	50
oncl	-75
oncl s	-47
ongl	-48
ordr	193
ordr _ lettr	98
ordr les	163
ordr les lettr	131
oreill	-62
os	-84
ose	71
ose pas	71
ose pas le	57
ou	159
ou _ se	59
ou ca	98
ou ca se	78
ou je	48
ou mourir	59
ou mourir ca	47
out depu	55
ouvert je	58
ouvert je voudr	46
panic	-48
papier	48
papier _ jour	46
papier a	77
papier a jour	62
par	-70
par erreur	-48
par et	62
par et il	49
par la	75
par la fenetr	60
par megard	-60
para	-99
paracetamol	91
paracetamol _ y	62
paracetamol il	103
paracetamol il y	82
parc	55
parc que	55
parcoursup	69
parcoursup je	69
parcoursup je voi	55
parent	58
parent croient	58
parent croient que	46
parf	52
parf j	52
parfait	-49
parkinson	73
parl	227
parl a	63
parl a personn	50
parl de	159
parl de sauter	49
parl de son	48
parl pas	-75
parl pas de	-60
parler _ fair	49
parler a	-47
parler que	82
parler que fair	65
partir	200
partir _ mami	57
partir rejoindr	95
partir rejoindr mami	76
partout san	-60
partout san bouton	-48
partout sur	69
partout sur parcoursup	55
pas	536
pas _ antecedent	60
pas _ autr	-56
pas _ de	-63
pas _ en	55
pas _ j	-60
pas _ mes	56
pas _ reveiller	76
pas _ touss	-66
pas _ vivr	66
pas comm	62
pas comm une	50
pas d	-58
pas d antecedent	80
pas d autr	-74
pas d ide	-52
pas de	-101
pas de mal	-60
pas de mourir	-60
pas de touss	-88
pas de vieilless	49
pas de vivr	87
pas demain	77
pas envi	-106
pas envi de	-84
pas etre	58
pas etre ne	46
pas feter	94
pas feter mes	75
pas je	55
pas l	67
pas l ete	53
pas le	129
pas le cap	46
pas le montrer	57
pas mang	-63
pas mourir	-134
pas mourir j	-107
pas pourqu	69
pas pourqu je	55
pas se	127
pas se reveiller	102
pas son	61
pas son telephon	49
pas thyroid	-86
pas y	92
pas y en	73
pass	178
pass _ l	140
pass _ le	49
pass a	215
pass a l	187
pass mes	55
pass sur	82
pass sur le	66
passant	85
passant _ a	51
passant m	85
passant m a	68
passer	156
passer _ ce	75
passer dess	125
passer dess ce	100
passer pas	58
passer pas le	46
patient	99
patient _ 38	60
patient de	99
patient de 38	80
pck	216
pck _ tt	130
pck g	216
pck g tt	173
pendr	62
pendr si	62
pendr si je	49
pens	535
pens _ faut	56
pens _ le	60
pens _ mort	76
pens a	224
pens a la	53
pens a mettr	52
pens au	59
pens au suicid	47
pens de	161
pens de mort	104
pens san	50
pens suicidair	94
pens suicidair faut	75
pens tout	100
pens tout le	80
penser	-60
penser a	-60
penser a mes	-48
per	-98
perd	-230
perd du	-49
perd mon	-82
perd mon pere	-55
pere en	-68
pere en janvier	-55
pere est agriculteur	50
personn	281
personn _ remarquerait	47
personn dan	74
personn dan la	59
personn n	68
personn n est	54
personn ne	78
personn ne remarquerait	63
pert	85
pert _ poid	65
pert de	108
pert de poid	86
pese	-47
pese pui	-47
peu plu avaler	-48
peur _ ce	-81
peur _ etre	59
peur d	98
peur d etre	78
peur de	47
peur que	-157
peur que ce	-107
pied	-112
pied gauch	-48
pilul	-85
pipi	-61
piqu	48
piqu plu	57
piss	-82
piss _ arret	-49
piss san	-82
piss san arret	-65
piu	-109
plai	91
plai _ profond	67
plai est	111
plai est profond	89
plaisantait	61
plaisantait plu	61
plaisantant	61
plaisantant hier	61
plaisantant hier il	48
plait	77
plaquett	103
plaquett _ paracetamol	62
plaquett de	103
plaquett de paracetamol	82
plat	-47
platan	96
platan _ matin	59
platan ce	98
platan ce matin	78
plein	-70
plu	307
plu _ appetit	79
plu _ la	107
plu _ le	-58
plu _ plu	-89
plu _ que	87
plu _ raison	51
plu _ serieus	81
plu aucun	86
plu aucun raison	69
plu autant	57
plu avaler	-59
plu avaler de	-48
plu ca	-60
plu ca va	-48
plu ces	-50
plu chui	134
plu chui serieus	107
plu comment	-47
plu d appetit	105
plu de	-170
plu de 60	-60
plu de boulot	88
plu de cett	-50
plu de cramp	-59
plu de la	85
plu du	-47
plu en	-148
plu en plu	-118
plu envi	150
plu envi de	93
plu et	61
plu et parl	48
plu etre	73
plu etre la	58
plu exister	59
plu exister c	47
plu gout	96
plu gout a	77
plu il	61
plu il avait	49
plu j	-60
plu j ai	-48
plu jama	72
plu la	147
plu le	-62
plu le lait	-50
plu mal	-94
plu manger	-52
plu mon	-48
plu mort	88
plu mort que	70
plu que	-53
plu souvent	159
plu tre	49
plu vivr	124
plu vivr avec	58
pmi	75
pmi me	75
pmi me trouv	60
poid	148
poid _ eux	60
poid _ l	54
poid et	108
poid et l	86
poid je	-64
poid je ne	-52
poid pour	175
poid pour eux	80
poid pour mes	61
poignet aux	74
poignet aux toilett	59
point	-65
poisson	-52
poisson est	-52
poitrin	-97
poitrin _ le	-58
poitrin et	-97
poitrin et le	-77
pont	115
pont _ passant	51
pont un	85
pont un passant	68
por	-125
port	-57
portabl	58
portabl de	58
portabl de ma	46
post	172
post un	61
post un messag	49
pote	61
pote a	61
pote a post	49
pour	393
pour _ avaler	65
pour _ baguett	-54
pour _ enfant	88
pour _ finir	98
pour _ pas	76
pour _ punir	58
pour _ vrai	64
pour de	96
pour de vrai	85
pour en	163
pour en finir	130
pour eux	100
pour la tension	-48
pour ma	-48
pour me	96
pour me punir	77
pour mes	147
pour mes enfant	118
pour moi	89
pour moi prevenez	62
pour mon	-65
pour mon poid	-52
pour ne	127
pour ne pas	102
pour nourrir	52
pour penser	-60
pour penser a	-48
pour tout	78
pour tout avaler	86
pour un	-69
pour une	-156
pour une baguett	-72
pour une nuit	-53
pourqu	54
pourqu je	69
pourqu je rester	55
pourv	77
pourv _ je	46
pourv que	77
pourv que je	62
pouv	58
pouv ne	58
pouv ne pas	46
pouvait	125
pouvait _ passer	75
pouvait me	125
pouvait me passer	100
pre	63
pre du	63
pre du lit	50
prendr	89
prendr _ en	98
prendr l	-73
prendr l avion	-59
prendr pour	163
prendr pour en	130
presq	281
presq _ a	106
presq pass	177
presq pass a	141
prevenez	77
prevenez mon	77
prevenez mon frer	62
prevenir	77
prevenir _ soeur	46
prevenir ma	77
prevenir ma soeur	62
prevoir	60
prevoir comment	60
prevoir comment partir	48
pri	79
pri _ plaquett	62
pri deu	54
pri deu plaquett	82
pri expr	63
pri expr trop	50
pris de	-82
pris de sang	-59
profond	111
provoquer	55
psy	-68
pued	-50
pui	-132
pui ca	-47
pui je	-73
pui je prendr	-59
punir	96
punir _ avoir	58
punir d	96
punir d avoir	77
q	-54
qu	621
qu _ chos	85
qu _ en	47
qu _ ne	84
qu _ va	96
qu _ veut	46
qu avant	-74
qu elle	179
qu elle ne	111
qu elle veut	62
qu il	310
qu il va	127
qu import	59
qu import mon	47
qu une	141
qu une chos	113
quand	-136
quand _ lirez	46
quand _ va	55
quand ca	92
quand ca va	73
quand je	-310
quand je cour	-57
quand je me	-101
quand je n	-50
quand les	58
quand les enfant	47
quand on	77
quand on me	62
quand vou	77
quand vou lirez	62
quatr	61
quatr moi	61
quatr moi je	49
quatriem	75
quatriem etag	75
quatriem etag par	60
que	232
que _ ce	49
que _ demand	47
que _ m	-66
que _ ne	46
que _ pass	82
que _ s	78
que _ soit	-81
que _ un	95
que _ vai	-58
que _ voudr	67
que bientot	120
que bientot elle	46
que bientot on	50
que ca	318
que ca fait	56
que ca s	49
que ce	-134
que ce soit	-107
que d	-53
que dire	-52
que fair	64
que fair ce	65
que j	-146
que j ai	-50
que je	325
que je demand	63
que je m	-88
que je ne	62
que je pass	110
que je revis	46
que je vai	-77
que je voudr	89
que la	-69
que la sleev	-52
que me	-90
que mon	71
que mon chien	57
que quelq	212
que quelq un	169
que tout	69
que tout s	55
que vivant	88
quell dose	53
quelq	268
quelq _ m	105
quelq semain	65
quelq semain je	52
quelq un	212
quelq un m	139
quer	-124
qui	-59
qui _ tou	65
qui revient	108
qui revient tou	86
qui s	-70
qui se	65
qui se tourner	62
qui suppur	92
quier	-123
quoi	301
quoi _ continuer	106
quoi _ respirer	103
quoi bon	346
quoi bon continuer	141
quoi bon respirer	137
raison	115
raison _ rester	51
raison de	86
raison de rester	69
rambard	85
rambard _ pont	51
rambard du	85
rambard du pont	68
rapid	229
rate	113
rate le	-102
rate le rdv	-58
rdv	94
rdv dan	61
rdv dan quatr	49
rdv rapid	130
recherch	62
recherch sur	62
recherch sur comment	50
recommenc	176
recommenc _ me	75
recommenc a	124
recommenc a me	100
redescend	81
redescend _ j	49
redescend mai	81
redescend mai j	65
refus	119
refus _ parler	49
refus de	82
refus de parler	65
refus partout	69
refus partout sur	55
regard	75
regard le	75
regard le quatriem	60
regarder	159
regarder _ de	96
regarder expr	159
regarder expr de	127
regim	-122
regl ca	57
regl tout	-47
regler	65
regler ca	65
rejoindr	236
rejoindr mami	95
remarquerait	78
remarquerait _ absenc	47
remarquerait mon	78
remarquerait mon absenc	63
remplac	56
remplac les	56
rendez	-61
rendez vou	-61
renouvellement	-64
repens avec	-47
repet	73
repet qu	73
repet qu elle	58
replong	92
replong _ l	55
replong dan	92
replong dan l	74
repond plu	61
repond plu il	49
respirer	96
respirer depu	-51
respirer encor	171
rest	80
rest que	71
rest que mon	57
rester	171
rester en	69
rester en vie	55
rester vivant	86
resultat	-51
reten	85
retir	86
retir _ gard	51
retir la	86
retir la gard	69
retourn	-50
retourn dan	-50
retrait	58
retrait depu	58
retrait depu mar	46
reve	55
reve d	55
reveill	86
reveill _ demain	46
reveill pas	77
reveill pas demain	62
reveiller	124
reverenc	78
reverenc _ decision	47
reverenc ma	78
reverenc ma decision	63
reviennent	71
revient	108
revient _ les	65
revient tou	108
revient tou les	86
revis	58
revis en	58
revis en vrai	46
rien	160
rien _ a	47
rien a	-95
rien aujourd	50
rien n	78
rien n a	63
rien ne	-55
roug	-121
roug avec	-49
roule	-56
s	76
s _ enferm	49
s arret	129
s arret la	49
s arret pour	55
s emball	-65
s entaill	74
s entaill les	59
s est	-55
s est donn	-47
s est enferm	65
s il	77
s il vou	62
sa	193
sa _ a	110
sa copi	67
sa copi qu	53
sa sert	184
sa sert a	147
sai	51
sai quell	53
saign	-82
saign de	-71
saign de l	-57
sall	117
sall _ bain	49
sall de	82
sall de bain	65
samed	50
samed j	63
samed j ai	50
san	226
san _ couper	50
san _ et	-49
san _ expr	96
san arret et	-65
san bouton	-60
san me	83
san me couper	66
san moi	115
san moi je	47
san plu	-47
san regarder	159
san regarder expr	127
san regim	-59
san souffrir	164
san souffrir j	50
sang roug	-49
sangr	-49
sauter	137
sauter avec	76
sauter avec elle	61
sauter d	61
sauter d un	49
scarif	160
scarif _ vien	54
scarif de	71
scarif de nouve	57
scarif je	90
scarif je vien	72
scenaris	99
scenaris _ d	60
scenaris pas	99
scenaris pas d	80
scolair	56
se _ je	54
se _ sou	57
se _ ver	46
se fait	-75
se fait pas	-60
se jeter	95
se jeter sou	76
se me	-145
se pendr	62
se pendr si	49
se reveiller	127
se scarif	90
se scarif je	72
se tourner	77
se tuer	114
se tuer ver	62
se voit	98
se voit pas	78
sech	-63
second s	74
second s entaill	59
sell	-63
sem	-79
semain	119
semain et	76
semain et je	61
semain j	48
semain je pens	52
seman	-71
sempr	-76
sen	-104
sen faibl	-63
sen faibl et	-50
sen plu	-48
sept	60
sept moi	60
sept moi et	48
sera	296
sera _ de	74
sera _ tard	46
sera debarrass	63
sera debarrass de	50
sera deja	71
sera deja plu	57
sera mort	120
sera mort avant	49
sera mort je	47
sera pas	61
sera pas de	49
sera trop	77
sera trop tard	62
seraient	111
seraient _ si	67
seraient soulag	111
seraient soulag si	89
serait	282
serait _ soulagement	60
serait mieu	58
serait mieu san	47
serait regl	125
serait un	100
serait un soulagement	80
seri	110
serieus	134
serieusement	53
seront	58
seront chez	58
seront chez leur	47
sert	184
sert _ rien	110
sert a	184
sert a rien	147
servic	-59
ses	154
ses copin	58
ses copin elle	46
ses cuiss	90
seul	183
seul _ la	87
seul a	47
seul avec	98
seul avec la	78
seulement	58
seulement je	58
seulement je pouv	46
sevrer	-51
sevrer du	-51
si	363
si _ bus	75
si _ juin	47
si _ n	67
si _ telephon	59
si ca	74
si ca faisait	59
si elle	-52
si en	78
si en juin	63
si je	187
si je n	89
si je par	49
si je rate	-58
si l	55
si mon	99
si mon telephon	79
si seulement	58
si seulement je	46
si un	125
si un bus	100
siest	75
siest je	75
siest je regard	60
siffl	-63
sin	-63
sinc	-55
sinon	123
sinon je	123
sinon je sera	57
six	56
six _ san	50
six moi	56
six moi san	66
sleev	-64
so	-71
soeur	77
soeur _ on	46
soeur quand	77
soeur quand on	62
soif	-92
soignant	58
soignant de	58
soignant de laisser	46
soir	197
soir _ plai	67
soir comm	-51
soir depu	-47
soir je	104
soir la	111
soir la plai	89
soit	-191
soit _ cancer	-81
soit un	-134
soit un cancer	-107
solid	-61
son	304
son _ en	59
son arme	61
son arme en	48
son historiq	62
son infirmier	56
son parkinson	73
son telephon	61
son telephon est	49
song	97
song serieusement	53
sono	-115
sont	100
sont post	163
sort	65
sort le	65
sort le fusil	52
sortir	52
sortir ca	52
sou	128
sou _ douch	59
sou _ metr	57
sou _ voitur	52
sou kardegic	-71
sou la	89
sou la douch	78
sou le	76
sou le metr	76
sou une	87
sou une voitur	70
souffl	55
souffl _ en	47
souffl si	78
souffl si en	63
souffrir	221
souffrir j	62
souffrir j ai	50
souffrir plu	58
soulag	171
soulag _ je	67
soulag presq	60
soulag si	111
soulag si je	89
soulagement	100
soulagement _ y	60
soulagement j	100
soulagement j y	80
souvent	159
sport	-86
sport _ je	-52
sport et	-86
sport et je	-69
stres	-56
sui _ coup	67
sui _ de	-59
sui _ mai	49
sui _ poid	105
sui _ sur	49
sui a bout	55
sui au	-56
sui coeliaq	-91
sui content	-65
sui content de	-52
sui de	-71
sui de plu	-57
sui encor	111
sui encor coup	89
sui fait	-52
sui fatig	95
sui fatig de	76
sui infirmier	53
sui mont	81
sui mont sur	65
sui mort	-129
sui mort de	-103
sui redescend	81
sui redescend mai	65
sui seul	86
sui son	56
sui sou	-71
sui sou kardegic	-57
sui tord	-51
sui un	175
sui un poid	140
suicid	-143
suicid presq	59
suicidair	77
suicidair _ il	56
suicidair _ pas	60
suicidair faut	94
suicidair faut il	75
suicidair just	-49
suicidair scenaris	99
suicidair scenaris pas	80
suicider	311
suicider seri	115
support	-50
support plu	-50
suppur	92
sur	257
sur _ comment	61
sur _ rambard	51
sur _ toit	49
sur _ viaduc	49
sur comment	62
sur comment mourir	50
sur internet	102
sur internet comment	82
sur l	-70
sur la rambard	68
sur le	150
sur le portabl	46
sur le toit	65
sur le viaduc	66
sur parcoursup	69
sur parcoursup je	55
svp	120
svp _ tien	81
svp j	134
svp j tien	107
t	-55
ta	-65
tach	-62
taill	100
taill crayon	100
taillad	100
taillad _ bra	60
taillad les	100
taillad les bra	80
tair	74
tape	208
tape _ tete	128
tape la	213
tape la tete	171
tard	49
tard _ moi	46
tard pour	77
tard pour moi	62
telephon	107
telephon _ coup	59
telephon est	138
telephon est coup	79
telephon est eteint	49
tem	-48
temp ci	53
tendress	-47
tendress san	-47
teng	-108
tenh	-80
tension	-105
tension par	-60
tension par megard	-48
tentativ	145
tentativ en	71
tentativ en mar	57
tentativ et	74
tentativ et personn	59
terminer	58
terrorisent	48
tete _ le	128
tete contr	189
tete contr le	171
tete plu d	47
tg	115
tg _ vie	69
tg la	115
tg la vie	92
the	-182
thi	-59
thyroid	-119
tien	138
tien _ chui	81
tien plu	183
tien plu chui	107
tien pour	49
tire	47
tire _ reverenc	47
tire ma	78
tire ma reverenc	63
to	-122
toda	-72
todo	-84
toilett	74
toilett elle	74
toilett elle m	59
toit	81
toit _ l	49
toit de	81
toit de l	65
tomb	-61
tord	-57
tord la	-51
tou	46
tou _ matin	65
tou les	157
tou les matin	86
tourn	-61
touss	-110
touss _ que	-66
touss des	-110
touss des que	-88
tout	170
tout _ en	111
tout _ que	47
tout _ un	65
tout avaler	108
tout avaler un	86
tout ce que	63
tout est	152
tout est en	148
tout la	-53
tout le	76
tout le temp	47
tout me	-56
tout s	69
tout s arret	55
traitement	120
traitement _ coeur	72
traitement du	120
traitement du coeur	96
trajet	55
trajet a	55
travail	-81
travers	159
travers _ regarder	96
travers san	159
travers san regarder	127
tre	94
tre longtemp	49
tre mal	61
trembl	-93
trembl quand	-63
trembl quand je	-50
trist	-50
troi semain	76
troi semain et	61
tromp	-78
trop	142
trop _ pour	46
trop de	63
trop de cachet	50
trop mang	96
trop tard	77
trop tard pour	62
trouv	111
trouv fatigu	75
trouv fatigu en	60
trouv le	58
trouv le tuya	46
trouver	77
ts	251
ts _ un	60
ts de	68
ts de mard	54
ts demand	99
ts demand un	80
ts en	85
tt	259
tt rate	216
tudo	-62
tue	-143
tue _ sport	-52
tue au	-86
tue au sport	-69
tuer	254
tuer _ peu	136
tuer _ qui	46
tuer _ une	-94
tuer jen	227
tuer jen peu	181
tuer pour	-156
tuer pour une	-125
tuer si	-73
tuer si je	-58
tuer ver	77
tuer ver qui	62
tutt	-56
tuya	58
type	48
type 1	48
um	-86
uma	-92
un	101
un _ ce	59
un _ empech	105
un _ j	60
un _ m	51
un _ pour	114
un _ pouvait	75
un _ rapid	138
un arret jusq	-61
un avi	99
un avi rapid	80
un bus	155
un bus pouvait	100
un cancer	-145
un cote	-62
un coup	80
un coup de	82
un ecoulement	-51
un jour	108
un m	174
un m empech	139
un messag	61
un messag d	49
un moi	-115
un mot	61
un mot ne	49
un passant	85
un passant m	68
un platan	98
un platan ce	78
un poid	106
un poid pour	140
un pont	61
un pote	61
un pote a	49
un psy	-68
un rdv	106
un rdv rapid	104
un soulagement	100
un soulagement j	80
una	-134
unaliv	134
unaliv _ svp	81
unaliv moi	134
unaliv moi svp	107
une	227
une _ en	49
une _ le	98
une _ mai	-54
une _ suppur	55
une baguett	-91
une baguett mai	-72
une barr	-55
une betis	47
une blag	62
une chos	141
une chos le	85
une elev	140
une elev a	53
une elev de	59
une embol	-73
une embol en	-59
une heur	103
une lame	100
une lame de	80
une lettr	59
une lettr d	47
une merd	57
une nuit	-66
une nuit complet	-53
une qui	92
une qui suppur	73
une semain	-53
une tentativ	71
une tentativ en	57
une ts	85
une ts en	68
une voitur	87
up	-83
urinant	-51
urinant et	-51
util	-52
va	-56
va _ jeter	57
va _ y	55
va bien	-71
va me	-73
va me tuer	-58
va mourir	-52
va pas	92
va pas y	73
va plu	-60
va plu j	-48
va regler	65
va regler ca	52
va se	95
va se jeter	76
vai	81
vai _ finir	49
vai _ foutr	77
vai en	81
vai en finir	65
vai me	125
vai me foutr	103
vai mourir	-97
vau	88
vau _ mort	53
vau plu	88
vau plu mort	70
vendred	-60
ventr	-93
ver _ se	46
ver qui se	62
verit	75
verit bebe	75
verit bebe a	60
verr	67
verr pas	67
verr pas l	53
vertig _ de	65
vertig pert	108
vertig pert de	86
vertig quand	-50
veu	145
veu _ de	-79
veu _ mourir	-81
veu _ pour	64
veu _ rejoindr	57
veu _ suicider	118
veu annuler	-61
veu annuler mon	-49
veu arreter	-135
veu arreter de	-62
veu arreter la	-46
veu avorter	-132
veu changer	-53
veu crever	106
veu crever pour	85
veu en	-68
veu en finir	-55
veu fair	-82
veu me	129
veu me fair	-54
veu me suicider	157
veu mourir	349
veu partir	95
veu partir rejoindr	76
veu pas	-104
veu pas mourir	-107
veu plu	51
veu qu	106
veu qu une	85
veu que	69
veu que tout	55
veu un	-76
veu un arret	-61
veut	169
veut _ tuer	46
veut plu	49
veut plu vivr	58
veut se	77
veut se tuer	62
vez	-136
viaduc	82
viaduc _ m	49
viaduc il	82
viaduc il m	66
vide	-53
vide a	-47
vie	211
vie _ de	69
vie _ veu	57
vie envi	115
vie envi de	92
vie et	60
vie et j	48
vie je	95
vie je veu	76
vieilless	61
vien	102
vien _ voir	54
vien de	90
vien de voir	72
vient	96
vient pas	55
visit	-61
vite	57
vivant	173
vivement	76
vivement la	76
vivement la fin	61
vivr	538
vivr avec	73
vivr avec son	58
vivr m	60
vivr m epuis	48
vivr ou	59
vivr ou mourir	47
vivr voil	94
vogl	-65
voi	148
voi _ disent	122
voi me	203
voi me disent	163
voi pas d	-52
voi pas pourqu	55
voil	85
voir	90
voir _ cuiss	54
voir ses	90
voir ses cuiss	72
voit	98
voit pas	98
voitur	164
voitur au	58
voitur au garag	46
volant	88
volant _ un	59
volant dan	98
volant dan un	78
volontairement	98
vomir	-78
vou	225
vou _ ce	88
vou _ mes	46
vou laiss	77
vou laiss mes	62
vou lirez	77
vou lirez ce	62
vou plait	77
voudr	103
voudr en	58
voudr en terminer	46
voudr etre	100
voudr etre enterr	48
voudr me	-51
vrai	164
vrai j	58
vrai j ecri	46
vraiment	62
vraiment pas	62
vraiment pas comm	50
vu	97
vu son	62
vu son historiq	50
vue avec	56
week	141
week end	187
week end quand	47
wesh	106
wesh _ en	64
wesh j	106
wesh j en	85
y _ a	55
y _ tout	60
y _ une	62
y a	99
y a une	82
y emplo	59
y en	89
y en a	73
y me	-72
y pens	130
y pens tout	80
y song	53
ya	-53
انا	-93
بس	-63
بعد	-75
شي	-48
علي	-88
عم	-72
عند	-95
في	-108
كل	-63
ما	-122
من	-240
نفس	-49`,
};
