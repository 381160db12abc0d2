import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const frenchWeights: TextWeights = {
  bias: -6.227,
  least: 0.261,
  features: `+^act	58
+^acte	58
+^ai$	69
+^aim	46
+^aime	46
+^and	-51
+^ans	105
+^ans$	119
+^app	75
+^appe	78
+^apr	-50
+^apre	-50
+^ave	89
+^avec	92
+^avoi	48
+^bon	93
+^bon$	94
+^bou	-66
+^bu$	50
+^ca$	116
+^can	-78
+^ce$	87
+^chui	46
+^comb	65
+^con	-46
+^con$	-56
+^cont	53
+^cord	72
+^cou	58
+^coup	67
+^cri	-50
+^da$	-58
+^dan	48
+^dans	57
+^deb	72
+^debo	60
+^deja	48
+^dema	57
+^dep	-53
+^des	-54
+^dis	74
+^dise	49
+^dit	127
+^dit$	134
+^doi	-54
+^dor	-62
+^doul	-55
+^du$	46
+^ecr	78
+^ecri	78
+^el$	-70
+^ele	49
+^elev	55
+^ell	62
+^elle	66
+^emp	50
+^enc	51
+^enco	73
+^end	83
+^enf	62
+^enfa	47
+^env	112
+^envi	112
+^esc	-46
+^est$	83
+^esto	-58
+^et$	104
+^eta	47
+^etr	95
+^etre	102
+^exp	80
+^expr	92
+^fau	81
+^faud	54
+^fin	74
+^fini	72
+^for	-56
+^fout	47
+^fro	-46
+^gar	89
+^gara	73
+^gra	-94
+^hie	64
+^hier	64
+^il$	124
+^ils	55
+^ils$	55
+^jai	47
+^jai$	47
+^je$	232
+^jen	57
+^jen$	57
+^jme	54
+^jme$	54
+^jour	59
+^jusq	61
+^jva	57
+^jvai	57
+^jve	99
+^jveu	99
+^lai	72
+^lais	88
+^lam	47
+^lame	47
+^las	-47
+^les	78
+^les$	79
+^let	66
+^lett	66
+^lev	-63
+^lon	54
+^long	55
+^lui	50
+^lui$	50
+^ma$	72
+^man	-106
+^mang	-68
+^me$	55
+^mes	139
+^mes$	133
+^mess	48
+^meu	-54
+^mfa	47
+^mfai	47
+^mi$	-63
+^moi$	85
+^mon	65
+^mort	52
+^mou	85
+^mour	89
+^mtn	47
+^mtn$	47
+^mur$	54
+^my$	-54
+^nao	-50
+^nao$	-50
+^ne$	115
+^no$	-66
+^noi	-50
+^non	-60
+^non$	-58
+^nui	-80
+^nuit	-80
+^ordr	47
+^par	108
+^parl	64
+^part	55
+^pas	179
+^pas$	131
+^pass	93
+^pck	54
+^pck$	54
+^pen	115
+^pens	106
+^perd	-59
+^pers	62
+^pie	-47
+^pla	74
+^plai	71
+^plu	79
+^plus	74
+^por	-48
+^pou	154
+^pour	116
+^pouv	56
+^pre	79
+^pres	49
+^prev	49
+^qu$	155
+^que$	60
+^quel	59
+^qui	-54
+^quo	74
+^quoi	74
+^rap	58
+^rapi	57
+^rec	51
+^rega	59
+^rej	58
+^rejo	58
+^ren	-47
+^res	47
+^rest	61
+^rev	125
+^reve	72
+^revi	57
+^rien	49
+^rou	-56
+^sa$	48
+^sans	55
+^sen	-51
+^ser	246
+^sera	165
+^seri	73
+^seu	60
+^seul	60
+^si$	92
+^soir	48
+^soit	-48
+^son	72
+^son$	76
+^sou	177
+^souf	56
+^soul	66
+^sur	59
+^sur$	63
+^tai	68
+^tail	50
+^ten	-62
+^the	-65
+^tout	59
+^ts$	63
+^tt$	65
+^tuer	63
+^une	58
+^une$	58
+^ven	-52
+^veu	83
+^vie	93
+^vie$	52
+^viv	169
+^vivr	134
+^voi	130
+^voit	65
+^voix	50
+^vou	99
+^vous	60
+^vra	57
+^vrai	57
+^من$	-59
+acte	58
+acte$	58
+ada$	-67
+ado$	-49
+age$	104
+ages	53
+ages$	53
+aill	84
+aille	57
+aime	61
+aimer	46
+aines	46
+aire	73
+ais$	201
+aisa	56
+aiss	77
+aisse	85
+ait$	266
+ale$	-53
+ance	-68
+and$	-66
+ande	56
+ande$	59
+ando	-81
+ando$	-76
+ange	-61
+ans$	192
+ant$	73
+ape$	49
+apid	57
+apide	57
+appe	77
+appel	50
+apre	-50
+apres	-49
+arag	73
+arage	73
+arde	58
+arde$	52
+arle	65
+arle$	58
+ars$	57
+arti	53
+artir	50
+asse	112
+asse$	77
+ato$	-47
+audr	54
+audra	54
+avec	92
+avec$	92
+avoi	48
+avoir	48
+bien	57
+ble$	-56
+bon$	94
+che$	-69
+cher	57
+cherc	59
+chui	46
+chui$	53
+cide	61
+cider	84
+comb	65
+combi	65
+comm	68
+comme	68
+cont	50
+cord	51
+corde	72
+core	79
+core$	80
+coup	56
+coupe	60
+crit	49
+crit$	51
+cte$	58
+dans	52
+dans$	52
+debo	60
+debou	62
+deja	48
+deja$	60
+dema	56
+der$	93
+des$	-68
+dise	49
+disen	50
+dit$	132
+dos$	-52
+doul	-55
+drai	87
+drait	63
+dre$	115
+eau$	-51
+ebou	62
+ecri	78
+ecrit	51
+ees$	70
+eill	47
+eille	47
+eja$	53
+ejoi	58
+ejoin	58
+elev	55
+eleve	55
+elle	50
+elle$	62
+elqu	66
+elqu$	52
+emain	47
+emand	58
+emen	84
+ement	93
+emps	58
+emps$	58
+ence	104
+ence$	106
+enco	73
+encor	80
+enfa	47
+enfan	48
+ens$	51
+ense	133
+ense$	110
+ensee	56
+ent$	325
+envi	112
+envi$	47
+envie	67
+erai	250
+erai$	72
+erais	54
+erait	96
+erch	57
+erche	57
+erie	55
+erieu	69
+ero$	-70
+erso	62
+erson	69
+esqu	63
+esque	64
+essag	48
+est$	77
+esta	-53
+este	46
+esto	-55
+etais	48
+etre	119
+etre$	119
+ettes	66
+ettr	85
+ettre	85
+eule	49
+eur$	98
+eurs	-63
+eurs$	-63
+eux$	100
+evei	53
+eveil	53
+expr	92
+expre	92
+fant	48
+fants	48
+faud	54
+faudr	54
+ffri	55
+ffrir	55
+fini	79
+finir	71
+fout	47
+foutr	47
+frir	55
+gara	73
+garag	73
+gard	73
+garde	73
+geme	51
+gemen	56
+ger$	-50
+gles	-52
+gles$	-52
+herc	59
+herch	59
+heur	67
+hier	64
+hier$	65
+hui$	55
+hyro	-50
+icide	58
+ider	76
+ider$	70
+ien$	56
+iens	84
+iens$	86
+ient	132
+ient$	99
+ier$	52
+ieus	47
+ieuse	47
+ieux	53
+ieux$	53
+ille	90
+ils$	53
+ime$	-51
+imer	57
+imera	46
+indr	58
+indre	58
+ine$	-62
+ines	59
+ines$	59
+ing$	-80
+inir	71
+inir$	71
+inso	47
+ion$	-74
+isen	62
+isent	62
+isse	109
+isses	55
+ivre	139
+ivre$	139
+jai$	47
+jen$	57
+jme$	54
+join	57
+joind	58
+jour	62
+jour$	71
+jusq	61
+jusqu	61
+jvai	57
+jvais	57
+jveu	99
+jveu$	99
+lage	65
+lais	97
+laiss	88
+las$	-51
+ler$	68
+lett	82
+lettr	73
+lle$	71
+long	50
+lqu$	52
+lui$	50
+lus$	74
+mand	49
+mande	58
+mang	-85
+mange	-82
+mbie	60
+mbien	62
+menc	71
+mence	72
+ment	101
+ment$	150
+mera	46
+merai	46
+mes$	177
+mess	48
+messa	48
+mfai	47
+mfair	47
+mmen	100
+mmenc	72
+mnie$	46
+moi$	85
+morr	-46
+mort	52
+mort$	112
+mour	89
+mouri	78
+mps$	56
+mtn$	47
+mur$	54
+nao$	-50
+ncor	75
+ncore	80
+nde$	117
+ndo$	-89
+ndre	62
+ndre$	88
+ner$	52
+nfan	48
+nfant	48
+nie$	46
+nir$	112
+nne$	51
+nse$	110
+nsee	56
+nsees	56
+ntai	72
+nto$	-51
+nuit	-80
+nuit$	-90
+nvi$	47
+nvie	68
+nvie$	67
+oind	58
+oindr	58
+oir$	114
+ombi	62
+ombie	63
+omme	59
+ommen	100
+onde$	63
+onne	77
+onne$	52
+ons$	-72
+ontre	53
+orde	70
+orde$	73
+ordr	47
+ordre	47
+ort$	67
+orte	-96
+orte$	-49
+oula	76
+oulag	66
+oule	-92
+oupe	60
+our$	159
+ouri	77
+ourir	78
+ous$	117
+out$	106
+outre	47
+ouve	71
+parl	64
+parle	66
+part	54
+parti	60
+pas$	120
+pass	91
+passe	87
+pck$	54
+pelle	46
+pens	112
+pense	135
+perd	-59
+pers	62
+perso	62
+pide$	56
+plai	71
+plus	74
+plus$	74
+pour	116
+pour$	96
+pouv	56
+ppel	50
+ppell	48
+pres	93
+pres$	56
+presq	69
+prev	49
+puis	-61
+puis$	-65
+que$	75
+quel	55
+quelq	66
+quoi	87
+quoi$	87
+rage	67
+rage$	68
+rai$	122
+rais	119
+rais$	94
+rait	217
+rait$	168
+rapid	57
+rde$	127
+rdre	47
+rdre$	47
+rega	58
+regar	59
+rejo	58
+rejoi	58
+res$	107
+resq	69
+resqu	69
+rest	56
+reste	62
+reve	137
+revei	53
+rever	80
+revi	54
+rien	46
+rien$	49
+rieu	69
+rieus	47
+rir$	120
+rle$	58
+roid	-57
+rson	69
+rsonn	70
+rtir	62
+rtir$	62
+sage	47
+sans	55
+sans$	55
+sant	57
+sees	71
+sees$	71
+sent$	55
+sera	188
+serai	171
+seri	73
+serie	74
+ses$	47
+seul	60
+seule	60
+soir	48
+soir$	57
+soit	-48
+soit$	-48
+son$	105
+sonn	69
+sonne	70
+souf	48
+souff	48
+soul	66
+soula	66
+squ$	65
+sque	50
+sque$	58
+ssag	48
+ssage	49
+sser	60
+sses	92
+sses$	92
+sta$	-52
+sur$	63
+tail	82
+taill	82
+tais	48
+tais$	48
+tape$	52
+temps	58
+ter$	63
+teur$	54
+thyr	-50
+thyro	-50
+tien	47
+tiens	59
+tir$	57
+tout	50
+tout$	67
+tre$	146
+tres	50
+tres$	75
+trouv	47
+tte$	-86
+ttes	56
+ttes$	57
+ttre	85
+ttres	59
+tuer	63
+tuer$	103
+uand	-46
+udra	87
+udrai	87
+uelq	66
+uelqu	66
+uer$	126
+uffri	55
+uis$	-84
+uit$	-90
+ulag	66
+ulage	66
+une$	76
+uoi$	87
+urir	78
+urir$	78
+urs$	-88
+usqu	61
+usqu$	65
+ute$	-46
+uter	53
+uter$	53
+vais	76
+vais$	76
+vait	46
+vait$	46
+vec$	92
+veil	53
+veill	53
+vers	55
+verse	46
+veu$	122
+vie$	116
+vien	86
+vient	49
+vivr	139
+vivre	139
+voir	88
+voir$	88
+voit	65
+voix	50
+voix$	50
+vous	60
+vous$	60
+vrai	64
+vre$	108
+xpre	92
+xpres	92
1 je	56
10	-75
10 _ piss	-48
10 je	-80
10 je piss	-64
13	170
13 _ s	49
13 _ se	54
13 ans	170
13 ans s	65
13 ans se	72
14	114
14 _ dit	46
14 ans	114
14 ans dit	62
17h	-80
2	-55
20	52
20 ans	94
2015	-74
2015 pui	-74
2015 pui je	-59
3	-152
3 moi	-50
38 _ ide	60
38 ans	99
38 ans ide	80
39	-90
4	-78
40	-78
4e	56
4e vue	56
5	-125
5 ans	-52
6	-56
60	-75
60 ans	-71
60 ans et	-57
7	-82
9	-51
a	244
a 10	-80
a 10 je	-64
a 17h	-80
a 3	-50
a _ a	-47
a _ acte	139
a _ bon	205
a _ bruler	73
a _ de	-59
a _ depu	-58
a _ du	47
a _ heur	61
a _ je	55
a _ mort	66
a _ qui	55
a _ un	50
a alzheimer	46
a avoir	96
a avoir des	77
a bout	63
a bout je	50
a chang	77
a chang je	62
a cinq	48
a deja	61
a deja achet	49
a ecrit	67
a ecrit dan	53
a etre	48
a fait	74
a fait jurer	59
a imaginer	54
a jour	76
a jour merc	61
a l	252
a l acte	186
a l aide	46
a la	68
a la gorg	46
a la mort	54
a la siest	61
a la vie	48
a laiss	114
a laiss un	50
a me	115
a me bruler	97
a me fair	-53
a me foutr	50
a mes	105
a mes goss	46
a mes jour	52
a mes medicament	-49
a mettr	65
a mettr fin	52
a minh	-47
a mourir	47
a neuf	-73
a neuf semain	-58
a partir	46
a personn	62
a plat	-46
a post	61
a post un	49
a prevoir	59
a prevoir comment	48
a quoi	341
a quoi bon	273
a respirer	-52
a reten	85
a retir	84
a retir la	67
a rien	242
a sept	58
a sept moi	47
a ses	57
a ses copin	46
a sort	65
a sort le	52
a troi	76
a troi semain	61
a une	172
a une heur	82
a une qui	74
a vendred	-76
a vivr	94
abim	81
abim _ de	49
abim refus	81
abim refus de	65
absenc	79
accident ne	55
accouchement	-52
achet	61
achet la	61
achet la cord	49
acte	232
acte ce	57
acte lund	176
adie	131
adie a	115
adie a mes	46
adie a ses	46
adie et	61
adie et il	49
ado _ 13	49
ado de	81
ado de 13	65
after	-46
agriculteur endett	63
agriculteur endett il	51
ai	277
ai _ a	153
ai _ au	-61
ai _ aucun	51
ai _ dan	56
ai _ de	-101
ai _ donner	59
ai _ du	97
ai _ envi	105
ai _ fait	87
ai _ gout	51
ai _ la	67
ai _ mal	-64
ai _ mourir	-89
ai _ pens	57
ai _ que	-106
ai _ une	60
ai arret	120
ai arret mon	96
ai bu	162
ai bu du	130
ai chois	59
ai chois le	47
ai commenc	59
ai commenc a	48
ai craq	83
ai cru	-143
ai cru mourir	-60
ai degueul	-46
ai deja	145
ai deja fait	116
ai demand	57
ai demand a	46
ai des pens	76
ai du	-126
ai du mal	-67
ai ecrit	79
ai ecrit une	46
ai encor	67
ai encor la	54
ai envi	191
ai envi de	153
ai faill donner	79
ai faill mourir	-59
ai fait une	69
ai gare	58
ai gare la	46
ai jete	-59
ai jete mes	-47
ai la	-60
ai le	-140
ai mal	-156
ai mal au	-82
ai mis	47
ai parl	62
ai parl a	49
ai pas	-67
ai pas mang	-54
ai perd	-80
ai perd mon	-64
ai peur d	79
ai peur que	-108
ai plu	-261
ai plu aucun	67
ai plu d	-114
ai plu de	-282
ai plu envi	78
ai plu gout	68
ai pri	83
ai pri deu	47
ai pri expr	49
ai recommenc	121
ai recommenc a	97
ai replong	94
ai replong dan	75
ai soif	-80
ai une	-55
ai vu	97
ai vu son	50
aide	57
aide soignant	57
aide soignant de	46
aimer	185
aimer _ endormir	67
aimer autant	73
aimer autant ne	58
aimer m	112
aimer m endormir	90
air	119
air depu	62
air depu des	50
air quand	-62
air quand je	-49
al	-124
alcool	94
alcool _ les	56
alcool et	94
alcool et les	75
alla	-65
allait	99
allait tre	62
allait tre mal	50
allant	98
allant _ boulot	59
allant au	98
allant au boulot	79
allong	-110
alzheimer	46
alzheimer certain	46
ami	63
ami fait	63
ami fait des	50
and	-161
ando	-67
angoiss	94
angoiss _ de	78
angoiss pens	130
angoiss pens de	104
anne	-91
annuler	-63
annuler mon	-63
annuler mon rendez	-50
ano	-69
ans	478
ans _ est	49
ans _ je	46
ans _ qu	69
ans _ scarif	54
ans _ suicidair	60
ans demand	-52
ans dit	115
ans dit qu	92
ans et des	-57
ans ide	99
ans ide suicidair	80
ans s	81
ans s est	65
ans se	90
ans se scarif	72
antecedent	60
antecedent _ ts	60
antecedent de	99
antecedent de ts	80
antidepresseur	95
antidepresseur _ ai	57
antidepresseur j	95
antidepresseur j ai	76
anu	-87
anu et	-74
anu et je	-59
appell	82
appellent	73
appellent la	73
appellent la balein	58
appetit	125
appetit et	131
appetit et franchement	58
appetit et honnetement	46
apr	-197
apr le	-83
arme	61
arme en	61
arme en plaisantant	48
arret _ j	-48
arret _ traitement	72
arret a	48
arret et	-80
arret et j	-64
arret jusq	-76
arret jusq a	-61
arret la	60
arret mon	120
arret mon traitement	96
arret parc	54
arret pas	-110
arret pas de	-88
arret pour	63
arret pour de	50
arreter _ fumer	-47
arreter de	-79
arreter de fumer	-63
arreter la	-60
as	-78
at	-51
attend	133
attend le	46
attend mon	52
au	-79
au _ et	-50
au _ j	87
au _ volontairement	59
au boulot	70
au boulot volontairement	79
au bout du	-46
au bout j	62
au bra	56
au colleg	73
au colleg ils	58
au courant	67
au courant j	54
au dos insomn	58
au front	-55
au garag	58
au garag et	46
au sang	254
au sport	-86
au sport et	-69
au suicid	58
au suicid presq	46
au ventr	-67
aucun	84
aucun _ de	51
aucun raison	84
aucun raison de	67
auss	-47
auss que	-52
autant	129
autant ne	73
autant ne plu	58
autant que	56
autour	67
autour du	67
autour du cou	54
autr	-118
autr issu	-94
autr issu que	-52
aux ongl	-50
aux toilett	74
aux toilett elle	59
avai	-69
avait	61
avait parl	61
avait parl de	49
avaler _ jour	64
avaler de	-64
avaler de solid	-51
avaler un	106
avaler un jour	85
avancer	52
avant	-96
avant et	61
avant et ce	49
avec	368
avec _ boit	59
avec _ cise	49
avec _ clop	55
avec _ dett	53
avec _ lame	60
avec _ mycos	-69
avec ces	-157
avec ces mycos	-93
avec des	154
avec des cise	65
avec des clop	74
avec elle	122
avec elle du	61
avec la	66
avec la boit	79
avec lui	106
avec mes dett	70
avec son	72
avec son parkinson	58
avec une	53
avec une lame	80
avi	99
avi rapid	99
avion	-74
avoir	191
avoir _ boss	57
avoir _ mang	57
avoir des	96
avoir des boss	77
avoir trop	96
avoir trop mang	77
avorter	-134
baguett	-91
baguett _ je	-55
baguett mai	-91
baguett mai je	-73
bain	81
bain _ des	49
bain avec	81
bain avec des	65
balcon	76
balein	73
balein et	73
balein et hier	58
barr	-55
barr au	-55
beau	-73
beau frer	-73
beau frer est	-58
beaut	-48
bebe	97
bebe a	159
bebe a la	61
bebe a neuf	-58
bebe a sept	47
bebe a troi	61
bebe ne	-51
besoin	169
besoin _ un	78
besoin d	130
besoin d un	104
betis	46
betis ce	46
bien	-131
bientot	129
bientot elle	57
bientot elle ne	46
bientot on	63
bientot on sera	51
blag	62
blanc	-47
boit	50
boit _ medicament	59
boit de	50
boit de medicament	79
bon	377
bon _ a	56
bon _ encor	102
bon _ personn	48
bon continuer	173
bon continuer a	75
bon continuer personn	64
bon je	54
bon respirer	170
bon respirer encor	136
boss _ me	57
boss _ nuit	-48
boss de	-80
boss de nuit	-64
boss pour	96
boss pour me	77
bouch	-149
bouch et	-91
boud	-75
boud just	-75
boud just et	-60
boulot	133
boulot _ de	65
boulot plu	109
boulot plu de	87
boulot vide	-46
boulot volontairement	98
bout	74
bout _ ai	47
bout du	-57
bout du roule	-46
bout j	78
bout j ai	62
bout je	63
bout je veu	50
bouton	-153
bra _ ce	-57
bra _ refus	49
bra _ une	60
bra abim	81
bra abim refus	65
bra avec	100
bra avec une	80
bra elle	56
bra est	-96
bra est ce	-77
brul	47
brul _ des	55
brul avec	92
brul avec des	74
bruler	121
brulur	-61
bu	202
bu _ deboucheur	97
bu du	202
bu du deboucheur	130
burn out	54
bus	152
bus _ me	75
bus pouvait	125
bus pouvait me	100
buter	78
c _ le	-47
c est ce	56
c est le	-63
c est tout	58
ca	464
ca _ voit	59
ca bon	54
ca faisait	73
ca faisait longtemp	58
ca fait mal	56
ca finiss	56
ca m	88
ca m est	46
ca me soulag	47
ca pass	-49
ca recommenc	52
ca remplac	56
ca s	60
ca s arret	48
ca se	99
ca se voit	79
ca siffl	-62
ca va pas	74
ca va plu	-47
cachet je	62
cachet je n	49
cada	-68
cada vez	-57
cafard	-51
cafard depu	-51
calcul	76
calm	53
can	-50
cancer	-166
cap	58
cap j	58
cap j ai	46
ce	350
ce _ ca	69
ce _ en	59
ce _ end	112
ce _ et	-56
ce _ je	105
ce _ regl	75
ce _ un	-81
ce matin en	79
ce matin et	-74
ce messag	78
ce messag il	63
ce qu	-83
ce que	187
ce que ca	91
ce que je	59
ce sera	61
ce sera pas	49
ce serait	125
ce serait regl	100
ce soir	183
ce soir je	82
ce soit	-135
ce soit un	-108
ce week	187
ce week end	150
certain	46
certain nuit	46
ces	-174
ces mycos	-116
ces temp	52
cet	59
cet ete	59
cet ete je	47
cett	-74
cett tou	-65
chaleur	-53
chang	55
chang _ tire	46
chang je	77
chang je tire	62
changement	95
changement _ antidepresseur	57
changement d	95
changement d antidepresseur	76
changer	-57
changer de	-57
chaq	60
chaq _ que	49
chaq foi	82
chaq foi que	66
chat sinon	53
chaud	-54
che	-87
cherch _ internet	61
cherch sur	101
cherch sur internet	81
cherch un	-85
cherch un psy	-53
cherchez	158
cherchez pas	158
cherchez pas son	50
chevill	-68
chez leur	57
chien a	-52
chien sinon	71
chien sinon je	56
chois	59
chois le	59
chois le jour	47
cholesterol docteur	59
cholesterol docteur cet	47
chos	141
chos _ rejoindr	84
chos le	106
chos le rejoindr	84
chui	184
chui _ bout	47
chui au	78
chui au bout	62
chui serieus	134
ci j	52
cinq semain	48
cise	81
cise _ abim	49
cise bra	81
cise bra abim	65
class	49
class de	52
class de second	59
clop	92
clop _ ca	55
clop quand	92
clop quand ca	74
cmp	61
cmp me	61
cmp me donn	49
coeliaq	-91
coeur expr	120
cogn _ a	57
cogn jusq	96
cogn jusq a	77
colleg	73
colleg ils	73
colleg ils l	58
coloc	62
coloc a	62
coloc a laiss	50
com	-150
combien	260
combien _ dolipran	98
combien _ insulin	76
combien d	127
combien d insulin	102
combien de	133
combien de dolipran	131
come	-49
comm	-123
comm un	-98
comm une blag	50
commenc	116
commenc a	116
commenc a prevoir	48
comment	120
comment _ san	98
comment mourir	164
comment mourir san	131
comment partir	59
como	-93
complet	-69
comprim _ cote	64
comprim de	70
comprim de cote	85
comprim pour	-59
comprim pour la	-47
compt	103
compt _ feter	56
compt pas	94
compt pas feter	75
con	-226
con la	-74
connaitr	-50
connaitr le	-50
continuer	173
continuer _ ne	48
continuer _ vivr	56
continuer a	94
continuer a vivr	75
continuer personn	79
continuer personn ne	64
contr	153
contr _ mur	114
contr le	214
contr le mur	171
copain	61
copain menac	61
copain menac de	49
copi	67
copi qu	67
copi qu elle	53
copin	57
copin elle	57
copin elle ecrit	46
cord	287
cord _ dan	142
cord est	236
cord est dan	189
cort	-60
cote _ tout	64
cote pour	106
cote pour tout	85
cou	50
cou et	67
cou et mal	54
coup	188
coup _ me	58
coup _ soir	65
coup _ volant	59
coup de	103
coup de volant	79
coup hier	109
coup hier soir	87
coup ne	97
coup ne me	77
couper	83
couper _ hier	50
couper et	83
couper et hier	67
cour	-71
cour et	-62
cour et ca	-49
courant	67
courant j	67
courant j ai	54
covid	65
covid _ plu	46
covid long	77
covid long plu	62
cramp	-113
cramp qu	-73
cramp qu avant	-58
craq	83
crayon	100
crev	-103
crev je	-53
crever	246
crever _ de	65
crever _ g	129
crever pck	215
crever pck g	172
crever pour	108
crever pour de	87
cris	-157
cris d	-58
cris de	-60
croient	58
croient que	58
croient que je	46
cru	-143
cru mourir	-75
cuand	-52
cuiss	83
d	312
d _ a	56
d _ et	131
d _ finir	65
d _ issu	-56
d _ j	57
d _ pour	56
d _ quand	-64
d _ rdv	78
d _ seul	59
d _ trop	57
d adie	175
d adie a	92
d adie et	49
d air	-62
d air quand	-49
d antecedent	99
d antecedent de	80
d antidepresseur	95
d antidepresseur j	76
d appetit	131
d appetit et	105
d autr	-117
d autr issu	-75
d avoir	96
d avoir trop	77
d ecrir	54
d en	108
d en finir	86
d envi	-50
d etre	98
d etre seul	79
d ide	-88
d ide suicidair	-59
d insulin	81
d insulin pour	102
d odorat	-55
d un	129
d un cote	-49
d un pont	49
d un rdv	104
d une	-74
d une embol	-59
da	-232
dan	214
dan _ alcool	56
dan _ garag	142
dan _ platan	59
dan _ poitrin	-57
dan _ sall	69
dan l	83
dan l alcool	75
dan la	52
dan la famill	59
dan la poitrin	-77
dan la sall	65
dan le	130
dan le garag	189
dan les	-171
dan mes	-60
dan mes jean	-48
dan quatr	61
dan quatr moi	49
dan sa	67
dan sa copi	53
dan un	98
dan un platan	79
day	-55
de	112
de 13	170
de 13 ans	136
de 14	114
de 14 ans	91
de 38	99
de 38 ans	80
de 4e	56
de 5	-55
de 60	-72
de 60 ans	-57
de _ a	-74
de _ ans	177
de _ besoin	78
de _ buter	47
de _ crayon	60
de _ demand	60
de _ des	-66
de _ du	113
de _ en	-103
de _ et	50
de _ faut	74
de _ fill	85
de _ immeubl	48
de _ jeter	51
de _ lever	-48
de _ life	65
de _ plu	101
de _ ses	54
de _ suicider	68
de _ tou	-56
de _ tuer	70
de _ vivant	51
de bain	81
de bain avec	65
de beaut	-48
de boulot	109
de boulot plu	87
de cachet	62
de cachet je	49
de cett	-87
de cett tou	-52
de connaitr	-50
de cote	143
de cote pour	85
de cramp	-73
de cramp qu	-58
de dolipran	163
de dolipran faut	131
de fair	46
de fatig	-115
de fievr	-81
de fumer	-79
de fumer pour	-63
de hont	-53
de l	-50
de l anu	-59
de l immeubl	64
de la	-97
de la life	87
de laisser	57
de laisser la	46
de lui	63
de lui et	51
de ma	135
de ma class	59
de ma fill	46
de mal	-75
de mal et	-60
de maman	98
de mard	67
de mard personn	54
de me	393
de me buter	62
de me jeter	68
de me lever	-64
de me suicider	91
de me tair	59
de me tuer	93
de medecin	-57
de medicament	98
de medicament de	79
de mes	84
de mes fill	67
de mfair	188
de mfair du	150
de mon	64
de mon mari	61
de mort	169
de mort besoin	104
de mourir en	56
de mourir il	-60
de mourir mai	50
de nouve	71
de nouve et	57
de nuit	-111
de nuit pas	-64
de paracetamol	102
de paracetamol il	82
de parler	81
de parler que	65
de plu	-145
de plu en	-116
de poid	108
de poid et	86
de prevenir	76
de prevenir ma	61
de regl	-71
de rester	84
de rester vivant	67
de retrait	57
de retrait depu	46
de sang	-95
de sauter	61
de sauter d	49
de se	60
de se pendr	49
de second	74
de second s	59
de solid	-64
de son	61
de son arme	48
de souffl	51
de souffl si	62
de suicid	-55
de taill	100
de taill crayon	80
de tete plu	46
de touss	-110
de touss des	-88
de ts	99
de ts demand	80
de type	56
de vie	-56
de vieilless	61
de vivr	208
de voir	90
de voir ses	72
de volant	98
de volant dan	79
de vomir	-78
de vrai	108
debarrass	63
debarrass de	63
debarrass de lui	51
deboucheur	162
debout	85
debout _ la	51
debout sur	85
debout sur la	68
dec	52
dec de	52
decision	77
decision _ pris	46
decision est	77
decision est pris	62
degueul	-46
degueul tout	-46
deja	238
deja _ la	67
deja achet	61
deja achet la	49
deja fait	125
deja fait deu	59
deja fait une	57
deja plu	71
deja plu la	56
del	-138
demain	75
demand	242
demand _ avi	60
demand a	57
demand a l	46
demand si ca	58
demand un	153
demand un avi	80
dent	-64
depo	-57
depu	-142
depu _ changement	57
depu _ matin	-56
depu _ mort	63
depu _ n	51
depu _ semain	67
depu ce	-93
depu ce matin	-74
depu des	102
depu des semain	50
depu hier	-149
depu janvier	54
depu je	84
depu je n	67
depu l	-108
depu la mort	84
depu le	140
depu le changement	76
depu mar	80
depu mar j	46
depu qu	-51
depu quelq	65
depu quelq semain	52
depu un	-74
depu un moi	-59
des	-86
des _ bra	49
des _ de	-72
des _ pour	71
des _ quand	55
des anne	-51
des boss	96
des boss pour	77
des cise	81
des cise bra	65
des clop	92
des clop quand	74
des cris	-66
des douleur	-62
des entaill	56
des ide	-75
des imag	48
des messag	57
des messag d	46
des pens	95
des pens suicidair	76
des que	-88
des que je	-55
des recherch	63
des recherch sur	50
des semain	62
des vertig	-71
descend	-52
desd	-129
dess	117
dess _ serait	75
dess ce	125
dess ce serait	100
dett	86
dett _ vau	53
dett je	88
dett je vau	70
deu	74
deu _ de	61
deu et	46
deu foi	-91
deu plaquett	102
deu plaquett de	82
deu tentativ	74
deu tentativ et	59
deuil	-51
di	-169
dia	-115
diabet	-65
diabetiq	56
diabetiq de	56
diger	-63
diger plu	-63
diger plu le	-50
dis	74
dis qu	74
dis qu il	59
disent	202
disent _ me	121
disent de	202
disent de me	161
dispar	48
dispar avec	48
dit	536
dit _ elle	46
dit _ il	184
dit qu	383
dit qu elle	62
dit qu il	246
dit que	119
dit que bientot	51
do	-148
docteur	155
docteur cet	59
docteur cet ete	47
docteur je	97
docteur je vou	61
doi	-114
doigt	-108
dolipran	146
dolipran _ prendr	98
dolipran faut	163
dolipran faut prendr	131
dolor	-78
donn des	-47
donn la	-68
donn la mort	-47
donn rdv	61
donn rdv dan	49
donner	98
donner _ coup	59
donner un	98
donner un coup	79
dopo	-83
dor	-97
dormant	70
dormant c	70
dormant c est	56
dormir	-130
dormir une	-53
dort	-66
dort plu et	48
dort trop	-75
dos	-116
dos insomn	73
dos insomn plu	58
dose	49
dose il	52
douch	99
douch _ ou	59
douch la	99
douch la ou	79
douleur	-179
douleur _ la	-57
douleur dan	-96
douleur dan la	-77
douleur de	-53
droit	-80
du	185
du _ et	53
du _ expr	72
du _ la	113
du _ sou	59
du _ un	51
du balcon	76
du boulot	-46
du coeur	105
du coeur expr	96
du cou	67
du cou et	54
du deboucheur	162
du lexomil	-51
du lit	48
du mal	162
du mal a	-78
du mal c	-53
du mal la	150
du mal sou	79
du pont	85
du pont un	68
du roule	-57
du sang	-92
du travail	-65
duel	-62
e	-301
ecoulement	-86
ecri	58
ecri mes	58
ecri mes lettr	46
ecrir	54
ecrir ca	54
ecrit	202
ecrit _ lettr	48
ecrit dan	67
ecrit dan sa	53
ecrit que	57
ecrit que bientot	46
ecrit une	58
ecrit une lettr	46
egal	58
el	-282
elev	195
elev a	67
elev a ecrit	53
elev de	129
elev de ma	59
ell	48
ell me	48
elle	221
elle _ que	68
elle _ se	46
elle a	-72
elle a demand	58
elle allait	62
elle allait tre	50
elle dit	56
elle du	76
elle du balcon	61
elle ecrit	57
elle ecrit que	46
elle m	74
elle m a	59
elle ne	195
elle ne souffrir	46
elle ne verr	53
elle ne veut	58
elle tou	46
elle util	-51
elle va	-52
elle veut	77
elle veut se	62
em	-86
emball	-64
embol	-74
embol en	-74
embol en 2015	-59
empech	172
emplo	59
en	49
en 2015	-74
en 2015 pui	-59
en _ air	113
en _ au	59
en _ avec	-69
en _ ce	78
en _ je	-46
en _ les	88
en _ qui	65
en _ rien	46
en _ souvent	96
en a	126
en a une	74
en ai parl	49
en allant	98
en allant au	79
en dormant	70
en dormant c	56
en el	-77
en fin	-56
en finir	314
en finir avec	-93
en finir ce	104
en finir qui	86
en janvier je	-53
en juin	77
en juin rien	62
en l	189
en l air	151
en la	-136
en m	-56
en maison	57
en maison de	46
en mar	71
en mar et	57
en ordr	189
en ordr les	127
en parl	120
en peu	-47
en plaisantant	61
en plaisantant hier	48
en plu	-145
en plu mal	-56
en plu souvent	128
en terminer	57
en urinant	-54
en verit	76
en verit bebe	61
en vie	69
en vrai	58
en vrai j	46
encor	320
encor _ hier	65
encor coup	109
encor coup hier	87
encor la	67
encor la marq	54
end	179
end quand	57
endett	63
endett il	63
endett il dit	51
endormir	150
endormir et	131
endormir et ne	57
endormir et que	48
enfant	191
enfant mai	51
enfant seront	57
enfant vivement	74
enfant vivement la	59
enferm	81
enferm _ la	49
enferm dan	81
enferm dan la	65
enlever	-77
entaill	129
entaill au	56
entaill les	74
entaill les poignet	59
entend	-47
enterr	58
enterr avec	58
enterr avec lui	47
envi	448
envi _ me	92
envi _ mfair	113
envi _ vivr	59
envi _ vomir	-47
envi de	387
envi de me	122
envi de mfair	150
envi de vivr	78
envi de vomir	-63
epuis j	59
epuis j ai	47
era	-54
erreur	-49
es	-46
escalier	-52
essa	-47
est	322
est _ et	-64
est _ le	142
est _ ne	58
est _ ordr	108
est agriculteur	63
est agriculteur endett	51
est au	67
est au courant	54
est coup	97
est coup ne	77
est dan	236
est dan le	189
est donn	-58
est donn la	-47
est egal	58
est elle	-51
est en	125
est en ordr	144
est enferm	81
est enferm dan	65
est eteint	62
est eteint elle	50
est gendarm	61
est gendarm il	48
est le	-79
est mort	-209
est mort et	-86
est pris	77
est profond	109
est tout	73
est tout ce	58
esta	-133
este	-53
esto	-138
estomac	-94
et	417
et _ a	77
et _ bra	-57
et _ fill	-53
et _ idee	65
et _ j	124
et _ je	89
et _ lam	56
et _ me	73
et _ ne	-96
et ca	-134
et ca siffl	-49
et ce	61
et ce sera	49
et ces	52
et depu	84
et depu je	67
et des	-116
et des vertig	-57
et dit qu	52
et dort	-91
et dort trop	-60
et ell	48
et envi	-50
et franchement	73
et franchement j	58
et hier	156
et hier elle	58
et hier j	67
et honnetement	58
et honnetement vivr	46
et il	224
et il a	49
et il gard	51
et il repond	49
et j	127
et j ai	46
et j ose	57
et je calcul	61
et je m	61
et je me	60
et je ne	-85
et je sui	-59
et je trembl	-54
et je voudr	47
et l	117
et l idee	86
et le	-149
et le bra	-77
et les	165
et les ide	57
et les lam	75
et ma	-113
et ma fill	-70
et mal	48
et mal a	54
et ne parl	-60
et ne plu	57
et parf	52
et parl	61
et parl de	48
et personn	74
et personn dan	59
et plu	-84
et qu	46
et que	122
et que ca	48
et rien	-55
et si	77
et trouv	58
et trouv le	46
et un	-54
etag	76
etag par	76
etag par la	61
etai	192
etai _ la	65
etai _ sur	51
etai debout	85
etai debout sur	68
etai plu	108
etai plu la	86
etait	-78
ete	97
ete je	59
ete je sera	47
eteint	62
eteint elle	62
eteint elle allait	50
etre	408
etre _ avec	94
etre enterr	58
etre enterr avec	47
etre la	73
etre mort	126
etre ne	58
etre seul	98
etre seul avec	79
eu	-67
eux	101
ex	135
ex _ qu	58
ex dit	97
ex dit qu	78
examen	-50
exister	55
exister c	55
expr	370
expr _ plu	96
expr de	160
expr de plu	128
expr trop	62
expr trop de	49
fa	-61
fai _ mal	59
fai du	99
fai du mal	79
faibl	-67
faibl et	-67
faibl et je	-54
faill _ un	59
faill donner	98
faill donner un	79
faill mourir	-74
faill mourir d	-59
fair	-109
fair _ soir	49
fair ce	81
fair ce soir	65
fair ligaturer	-67
fair ligaturer les	-54
faisait	73
faisait longtemp	73
faisait longtemp a	58
fait	65
fait _ tentativ	87
fait _ ts	51
fait des recherch	50
fait deu	47
fait deu tentativ	59
fait gri	-51
fait jurer	74
fait jurer de	59
fait mal de	56
fait pas	-75
fait pas de	-60
fait un	-113
fait une	156
fait une tentativ	57
fait une ts	69
famill	47
famill n	74
famill n en	59
fatig	75
fatig _ la	56
fatig _ pert	65
fatig de	94
fatig de la	75
fatig vertig	108
fatig vertig pert	86
fatigu en	76
fatigu en verit	61
faudrait	215
faudrait _ quelq	103
faudrait et	52
faudrait que	172
faudrait que quelq	138
faut	154
faut _ l	57
faut _ pour	98
faut il l	76
faut prendr	163
faut prendr pour	131
femm	165
femm a	46
femm j	52
fenetr	114
fenetr _ je	80
fenetr et	76
fenetr et je	61
fenetr ouvert	57
fenetr ouvert je	46
fera	48
fera rien	48
feter	94
feter _ 20	56
feter mes	94
feter mes 20	75
fievr	-86
fil de	75
filer	56
filer je	56
fill	176
fill _ 13	54
fill _ 14	46
fill _ depu	51
fill de	115
fill de 13	72
fill de 14	62
fill des	57
fill des messag	46
fill et	84
fill et depu	67
fin	82
fin a	65
fin a mes	52
fin de	-56
finir	285
finir _ ces	-69
finir _ revient	65
finir _ week	78
finir avec	-116
finir avec ces	-93
finir ce	131
finir ce week	104
finir qui	108
finir qui revient	86
finiss	56
finiss vite	56
flott	-60
flott dan	-60
flott dan mes	-48
foi _ je	55
foi mon	-49
foi que	91
foi que je	73
for	-76
form	-47
foutr	189
foutr _ l	113
foutr en	189
foutr en l	151
franchement	73
franchement j	73
franchement j aimer	58
frer _ il	47
frer a	65
frer a sort	52
frer est	-110
frer s	78
frer s il	63
front	-83
front depu	-55
fumer	-79
fumer _ de	-47
fumer pour	-79
fumer pour de	-63
fusil	127
fusil et	65
fusil et dit	52
fusil pre	63
fusil pre du	51
g	215
g _ rate	129
g tt	215
g tt rate	172
garag	293
garag et	58
garag et trouv	46
gard	116
gard _ mes	51
gard de	54
gard de mes	67
gard le	63
gard le fusil	51
gare la	58
gare la voitur	46
gargant	-56
gauch	-98
gendarm	61
gendarm il	61
gendarm il ne	48
gene	54
gene d	54
geno	-78
genr	62
genr vraiment	62
genr vraiment pas	50
glyqu	-80
glyqu _ 10	-48
glyqu a	-80
glyqu a 10	-64
gonfl	-113
gorg	52
goss	58
gout	71
gout a	85
gout a la	48
grain	-48
grain de	-48
grand	-84
grand mere	-66
grat	-62
grat partout	-62
grat partout san	-49
gratt	-112
gri	-51
gri la	-51
ha	-134
hace	-68
he	-73
hemoglobin	-80
hemoglobin _ a	-48
hemoglobin glyqu	-80
hemoglobin glyqu a	-64
heur	106
heur et	52
hier	259
hier _ ai	50
hier _ etai	51
hier _ la	65
hier _ sui	48
hier elle	73
hier elle a	58
hier il ne	48
hier j	168
hier j ai	67
hier j etai	68
hier je	80
hier je sui	64
hier soir	57
hier soir la	87
historiq	63
ho	-156
honnetement	58
honnetement vivr	58
honnetement vivr ou	46
hont	-47
hora	-62
hui mai	48
i	-226
ide _ scenaris	60
ide reviennent	71
ide suicidair scenaris	80
idee	105
idee _ en	65
idee d	108
idee d en	86
il	496
il _ a	66
il _ appell	49
il _ arreter	57
il _ plait	47
il _ trop	47
il a	128
il a deja	49
il avait	61
il avait parl	49
il boud	-75
il boud just	-60
il dit	137
il dit qu	59
il dit que	51
il fait	-66
il faudrait	52
il gard	63
il gard le	51
il l	95
il l arreter	76
il m appell	66
il me rest	56
il ne	46
il ne dort	48
il ne plaisantait	48
il ne se	-60
il repond	61
il repond plu	49
il sera	78
il sera trop	63
il suffirait	46
il va	149
il va regler	52
il va se	78
il vou	78
il vou plait	63
il y	102
il y a	82
ils	218
ils _ soulag	65
ils l	73
ils l appellent	58
ils seraient	108
ils seraient soulag	86
imag	48
imag ou	48
imagin	76
imagin sauter	76
imagin sauter avec	61
imaginer	54
imaginer ma	54
immeubl	80
immeubl _ je	48
immeubl hier	80
immeubl hier je	64
import mon	59
import mon cholesterol	47
in	-127
infirmier	108
infirmier je	52
infirmier scolair	56
insomn	123
insomn _ pens	78
insomn angoiss	130
insomn angoiss pens	104
insomn plu	73
insomn plu d	58
insulin _ ne	76
insulin pour	127
insulin pour ne	102
internet	96
internet _ mourir	61
internet comment	101
internet comment mourir	81
ira	57
ira mieu	57
is	-83
issu	-94
issu que	-65
issu que la	-52
it	-81
j	777
j _ arret	72
j _ bu	97
j _ craq	50
j _ cru	-86
j _ debout	51
j _ deja	87
j _ du	-75
j _ ecrit	48
j _ envi	115
j _ la	-47
j _ le	-86
j _ m	67
j _ mal	-93
j _ pens	78
j _ perd	-48
j _ pri	50
j _ recommenc	73
j _ replong	56
j _ soif	-48
j _ vu	58
j ai	476
j ai arret	96
j ai bu	130
j ai chois	47
j ai commenc	48
j ai craq	67
j ai cru	-114
j ai deja	116
j ai demand	46
j ai du	-101
j ai ecrit	64
j ai encor	54
j ai envi	153
j ai gare	46
j ai jete	-47
j ai la	-48
j ai le	-112
j ai mal	-125
j ai perd	-64
j ai plu	-72
j ai pri	66
j ai recommenc	97
j ai replong	75
j ai soif	-64
j ai vu	78
j aimer	185
j aimer autant	58
j aimer m	90
j arret	-160
j arret pas	-88
j attend	98
j avai	-69
j ecri	58
j ecri mes	46
j entend	-46
j etai	85
j etai debout	68
j ose	71
j ose pas	57
j tien	134
j tien plu	107
j y	215
j y pens	104
ja	-99
ja nao	-64
jai	188
jai _ de	113
jai envi	188
jai envi de	150
jama me	50
janvier je cherch	-53
janvier on	52
je	929
je _ a	250
je _ ai	-157
je _ allong	-66
je _ arreter	-107
je _ avorter	-80
je _ brul	55
je _ coeliaq	-55
je _ cogn	57
je _ crever	65
je _ de	-237
je _ en	113
je _ etai	65
je _ etre	59
je _ fair	-49
je _ fatig	56
je _ ma	46
je _ maigr	-52
je _ me	167
je _ mes	96
je _ mont	48
je _ mourir	132
je _ partir	56
je _ pas	193
je _ peu	-60
je _ pour	-88
je _ que	58
je _ redescend	48
je _ san	76
je _ sen	-63
je _ seul	52
je _ sui	-55
je _ sur	110
je _ taillad	60
je _ tue	-52
je boit	-51
je boss	-80
je boss de	-64
je calcul	76
je cherch sur	81
je cherch un	-68
je commenc	57
je compt	94
je compt pas	75
je cour	-70
je cour et	-49
je demand	127
je dispar	48
je doi	-62
je dor	-48
je dormir	-53
je fai	-95
je flott	-60
je flott dan	-48
je l	-57
je laiss	56
je m allong	-88
je m imagin	61
je m y	47
je mang	-53
je manq	-62
je manq d	-49
je me	309
je me brul	74
je me cogn	77
je me dis	59
je me fai	55
je me grat	-49
je me scarif	57
je me sen	-47
je me sui	-73
je me taillad	80
je me tue	-69
je merit	111
je merit pas	89
je met	106
je met mes	85
je meur	-116
je meur de	-53
je n	-134
je n ai	-192
je n etai	86
je ne	-149
je ne diger	-50
je ne maigr	-69
je ne me	60
je ne passer	46
je ne peu	-80
je ne voi	-52
je par	97
je par et	49
je pass	193
je pass sur	66
je pens	360
je pens a	206
je pens au	46
je perd	-82
je peu	-61
je peu plu	-49
je piss	-80
je piss san	-64
je pleur	-52
je pouv	58
je pouv ne	46
je prendr	-74
je prendr l	-59
je rate	-74
je rate le	-59
je regard	76
je regard le	61
je regl	57
je rester	69
je rester en	55
je reve	55
je revis	58
je revis en	46
je sai	52
je saign	-74
je saign de	-59
je sera	198
je sera deja	56
je sera mort	96
je song	46
je sui	130
je sui au	-46
je sui coeliaq	-73
je sui de	-63
je sui fatig	75
je sui mont	64
je sui mort	-108
je sui redescend	64
je sui seul	69
je sui sou	-59
je sui un	139
je tien	102
je tire	77
je tire ma	62
je travers	160
je travers san	128
je trembl	-96
je trembl quand	-54
je tuer	-156
je tuer pour	-125
je vai	66
je vai en	65
je vai me	102
je vai mourir	-77
je vau	88
je vau plu	70
je veu	89
je veu annuler	-50
je veu arreter	-111
je veu avorter	-107
je veu crever	87
je veu en	-53
je veu fair	-66
je veu me	103
je veu mourir	283
je veu partir	75
je veu que	50
je veu un	-61
je vien	110
je vien de	72
je voi pas	55
je vou	76
je vou laiss	61
je voudr	102
je voudr en	46
je voudr etre	78
jean	-60
jean san	-60
jean san regim	-48
jen	227
jen _ plu	136
jen peu	227
jen peu plu	182
jete	-59
jete mes	-59
jete mes comprim	-47
jeter	182
jeter _ le	58
jeter _ une	51
jeter sou	182
jeter sou le	78
jeter sou une	68
jeud	52
jeud je	58
jeud je ne	46
jeun	-49
jme	214
jme _ la	129
jme tape	214
jme tape la	171
joue	-83
jour	298
jour ca	59
jour ca me	47
jour merc	76
jour merc de	61
judiciair	58
judiciair jeud	58
judiciair jeud je	46
juin	77
juin _ n	46
juin rien	77
juin rien n	62
jurer	74
jurer de	74
jurer de me	59
jusq	244
jusq _ avoir	57
jusq _ sang	152
jusq a avoir	77
jusq a vendred	-61
jusq au	240
jusq au sang	203
just	-114
just et	-75
just et dort	-60
jvai	227
jvai _ tuer	136
jvai me	227
jvai me tuer	182
jveu	394
jveu _ pck	129
jveu _ sa	108
jveu crever	215
jveu crever pck	172
jveu mourir	180
jveu mourir sa	144
kardegic	-74
l	265
l _ d	65
l _ hier	48
l _ lund	105
l accouchement	-52
l acte	232
l acte lund	141
l aide	57
l aide soignant	46
l air	189
l air depu	50
l alcool	94
l alcool et	75
l anu	-84
l anu et	-59
l appellent	73
l appellent la	58
l arreter	95
l avancer	52
l avion	-74
l ete	67
l idee	108
l idee d	86
l immeubl	80
l immeubl hier	64
l oeil	-54
l oreill	-63
la	63
la _ ca	59
la _ contr	114
la _ de	149
la _ en	-67
la _ envi	68
la _ est	176
la _ et	119
la _ je	187
la _ la	57
la _ qui	-47
la _ serait	59
la balein	73
la balein et	58
la boit	129
la boit de	103
la bouch	-46
la chevill	-50
la cord	296
la cord est	189
la douch	99
la douch la	79
la famill	61
la famill n	59
la fenetr	114
la fenetr et	61
la fenetr ouvert	46
la fin	74
la gard	84
la gard de	67
la gorg	58
la life	108
la life je	87
la luminotherap	-51
la marq	67
la marq autour	54
la mort	180
la mort de	84
la mort serait	79
la mort tou	54
la mtn	188
la naus	-58
la nuit	-141
la ou	99
la ou ca	79
la pilul	-46
la plai	109
la plai est	87
la pmi	76
la pmi me	61
la poitrin	-96
la poitrin et	-77
la rambard	85
la rambard du	68
la sall	81
la sall de	65
la siest	76
la siest je	61
la sleev	-65
la tension	-72
la tension par	-47
la tete contr	152
la vie	197
la vie envi	91
la vie et	48
la vie je	75
la visit	-50
la voitur	90
la voitur au	46
laiss	244
laiss filer	56
laiss mes	76
laiss mes papier	61
laiss sortir	52
laiss un	62
laiss un mot	50
laisser	110
laisser la	57
laisser la fenetr	46
laisser mourir	53
lait	-63
lam	94
lame	94
lame _ taill	60
lame de	100
lame de taill	80
lanc	-78
larm	56
larm je	56
las	-138
le	-143
le _ a	-78
le _ d	50
le _ de	103
le _ depu	-64
le _ du	-57
le _ est	-88
le _ il	47
le _ jusq	129
le bra	-125
le bra est	-77
le cafard	-51
le cap	58
le cap j	46
le changement	95
le changement d	76
le chien	-68
le cmp	61
le cmp me	49
le dec	52
le doigt	-58
le fusil	127
le fusil et	52
le fusil pre	51
le garag	236
le jour	59
le jour ca	47
le lait	-63
le lit	-50
le matin	-55
le metr	97
le mond	80
le montrer	71
le mur	214
le mur jusq	171
le nez	-52
le poisson	-52
le portabl	57
le portabl de	46
le provoquer	55
le quatriem	76
le quatriem etag	61
le rdv	-74
le rejoindr	106
le rer	46
le resultat	-50
le servic	-56
le temp	53
le toit	80
le toit de	64
le tuya	58
le viaduc	82
le viaduc il	66
les	316
les _ avec	60
les _ je	46
les _ me	115
les _ sont	77
les bra	63
les bra avec	80
les chat	53
les deu	46
les enfant	46
les ide	71
les ide reviennent	57
les lam	94
les larm	56
les lettr	158
les lettr sont	127
les matin	108
les medicament	46
les poignet	46
les poignet aux	59
les tromp	-67
les voi	202
les voi me	161
lettr	294
lettr _ post	95
lettr d	58
lettr d adie	46
lettr sont	158
lettr sont post	127
leur	57
leur pere	57
leve pour	53
lever	-80
lever _ 17h	-48
lever a	-80
lever a 17h	-64
levothyr	-79
lexomil	-51
lexomil ca	-51
life	104
life _ veu	65
life je	108
life je veu	87
ligaturer	-67
ligaturer les	-67
ligaturer les tromp	-54
liquidation	58
liquidation judiciair	58
liquidation judiciair jeud	46
lirez	78
lirez _ messag	47
lirez ce	78
lirez ce messag	63
lit et	-50
lo	-48
long	65
long _ de	46
long plu	77
long plu de	62
longtemp	158
longtemp a	73
longtemp a mourir	58
los	-130
lui	198
lui et	111
lui et il	51
luminotherap	-51
luminotherap est	-51
lund	161
m	576
m _ et	78
m _ reten	51
m _ retir	51
m a	214
m a fait	59
m a reten	68
m a retir	67
m allong	-110
m appell	82
m empech	172
m endormir	161
m endormir et	104
m epuis j	47
m est	58
m est egal	46
m imagin	76
m imagin sauter	61
m y	59
m y emplo	47
ma	287
ma _ a	49
ma _ de	136
ma _ est	67
ma _ ma	46
ma class	74
ma class de	59
ma coloc	62
ma coloc a	50
ma decision	77
ma decision est	62
ma femm	133
ma fill	93
ma fill de	92
ma fill des	46
ma grand	-56
ma mere repet	58
ma mere va	-59
ma mort	54
ma reverenc	77
ma reverenc ma	62
ma soeur	76
ma soeur quand	61
ma ts	67
ma ts de	54
mai	53
mai _ y	48
mai genr	62
mai genr vraiment	50
mai j	80
mai j y	64
mai je sui	-49
maigr	-86
maigr _ thyroid	-52
maigr pas	-86
maigr pas thyroid	-69
main	-88
maison	59
maison avec	46
maison de	57
maison de retrait	46
mal	-73
mal _ la	93
mal _ mtn	113
mal a	-84
mal a la	46
mal au	-134
mal au ventr	-54
mal c	-66
mal c est	-53
mal de	47
mal de mourir	56
mal en	-54
mal et ne	-60
mal la	188
mal la mtn	150
mal sou	99
mal sou la	79
maman	98
mami	78
mang	-166
mang plu	-56
manger	-102
manger depu	-49
manq	-62
manq d	-62
manq d air	-49
mar	151
mar et	71
mar et les	57
mar j	57
mar j ai	46
march	-67
mard	67
mard personn	67
mard personn n	54
mari	114
mari _ ne	63
mari est	61
mari est gendarm	48
mari je	76
mari je ne	84
marq	46
marq autour	67
marq autour du	54
marr	-64
mas	-79
mata	-53
matin _ allant	59
matin en	98
matin en allant	79
matin et	-93
mau	52
mau de	58
mau de tete	46
me	220
me _ a	-117
me _ au	-61
me _ avec	55
me _ d	90
me _ dan	-51
me _ de	61
me _ dess	75
me _ el	-50
me _ en	104
me _ encor	65
me _ et	50
me _ jen	136
me _ jusq	73
me _ la	-73
me _ les	60
me _ pas	123
me _ plu	47
me _ qu	59
me _ seri	68
me _ si	-68
me _ sou	51
me brul	92
me brul avec	74
me bruler	121
me buter	78
me cherchez	158
me cherchez pas	127
me cogn	96
me cogn jusq	77
me couper	83
me couper et	67
me dis	74
me dis qu	59
me disent	202
me disent de	161
me donn rdv	49
me duel	-51
me fai	69
me fai du	79
me fair	-90
me fair ligaturer	-54
me foutr	189
me foutr en	151
me gene	54
me grat	-62
me grat partout	-49
me gratt	-52
me jeter	86
me jeter sou	68
me laisser	53
me lanc	-78
me lever	-80
me lever a	-64
me muer	-48
me passer	125
me passer dess	100
me pese	-49
me piqu	56
me punir	96
me punir d	77
me rest	71
me rest que	56
me retourn	-50
me reveill	98
me reveill pas	60
me scarif	71
me scarif de	57
me sen	-59
me sen faibl	-54
me sevrer	-51
me soulag	59
me soulag presq	47
me sui	-113
me sui encor	87
me suicider	310
me suicider seri	91
me taillad	100
me taillad les	80
me tair	74
me terrorisent	48
me trouv	76
me trouv fatigu	61
me trouver	76
me tue	-126
me tue au	-69
me tuer	299
me tuer jen	182
me tuer si	-59
medicament	117
medicament _ maman	59
medicament de	98
medicament de maman	79
megard	-59
meilleur ami	63
meilleur ami fait	50
menac	61
menac de	61
menac de se	49
merc de	76
merc de prevenir	61
merd	57
merd le	57
mere	-58
mere est	-56
mere repet	72
mere repet qu	58
mere va	-74
mere va me	-59
merit	111
merit _ de	66
merit pas	111
merit pas de	89
mes	454
mes 20	94
mes 20 ans	75
mes _ a	78
mes _ ans	56
mes _ de	64
mes _ et	46
mes _ je	53
mes comprim	47
mes comprim de	85
mes comprim pour	-47
mes dett	88
mes dett je	70
mes enfant	146
mes enfant vivement	59
mes fill	84
mes fill et	67
mes goss	58
mes jean	-60
mes jean san	-48
mes jour	65
mes lettr	58
mes medicament	-61
mes papier	76
mes papier a	61
mes parent	58
mes parent croient	46
mes regl	-49
mes trajet	54
messag	196
messag _ adie	71
messag _ sera	47
messag d	118
messag d adie	95
messag il	78
messag il sera	63
met	106
met _ comprim	64
met mes	106
met mes comprim	85
metr	85
mettr	50
mettr fin	65
mettr fin a	52
meu	-97
meur	-116
meur d	-50
meur de	-67
mfair	188
mfair _ mal	113
mfair du	188
mfair du mal	150
mi	-251
mieu	135
mieu _ moi	67
mieu san	112
mieu san moi	90
minh	-107
mio	-53
moi	337
moi _ j	81
moi _ me	50
moi _ mon	47
moi ce	57
moi je	144
moi je sera	49
moi prevenez	78
moi prevenez mon	63
moi san	83
moi san me	67
moi svp	134
moi svp j	107
moin	-136
moin en	-74
mon	140
mon _ dit	73
mon _ du	72
mon absenc	79
mon ado	-62
mon beau	-73
mon beau frer	-58
mon bebe	-66
mon chien	71
mon chien sinon	56
mon cholesterol	59
mon cholesterol docteur	47
mon copain	61
mon copain menac	49
mon ex	136
mon ex dit	78
mon fil de	60
mon frer	104
mon frer a	52
mon frer s	63
mon heur	52
mon mari	114
mon mari est	48
mon mari je	61
mon meilleur	63
mon meilleur ami	50
mon pere en	-53
mon pied	-47
mon poid	-65
mon poid je	-52
mon rendez	-63
mon rendez vou	-50
mon telephon	74
mon telephon est	59
mon traitement	120
mon traitement du	96
mond	80
mond _ mieu	67
mond ira	57
mond serait	56
mont _ le	48
mont sur	80
mont sur le	64
montrer	71
more	-49
morir	-77
morr	-83
morrer	-56
mort	213
mort _ d	74
mort _ fatig	-69
mort _ mon	63
mort _ vivant	53
mort avant	49
mort avant et	49
mort besoin	130
mort besoin d	104
mort d	-60
mort de	-59
mort de fatig	-92
mort de mon	84
mort en	-68
mort et	-107
mort je	59
mort je m	47
mort que	113
mort que vivant	70
mort serait	98
mort serait un	79
mort tou	68
mort tou les	54
mot	62
mot ne	62
mot ne me	50
mourir	313
mourir _ ai	-81
mourir _ sert	108
mourir _ souffrir	98
mourir auss	-52
mourir c	-51
mourir ca	58
mourir ca m	46
mourir d	-94
mourir d une	-59
mourir en	70
mourir en dormant	56
mourir il	-75
mourir il boud	-60
mourir j	-135
mourir j ai	-108
mourir mai	62
mourir mai genr	50
mourir sa	180
mourir sa sert	144
mourir san	164
mourir san souffrir	131
mtn	188
muer	-60
muert	-67
mur	190
mur _ au	129
mur jusq	214
mur jusq au	171
muri	-48
my	-217
mycos	-120
mycos aux	-50
n _ chang	46
n _ plu	-60
n a	77
n a chang	62
n ai	-240
n ai pas	-54
n ai plu	-141
n en	68
n en ai	49
n en parl	59
n en peu	-54
n est	67
n est au	54
n etai	108
n etai plu	86
na	-137
nada	-62
nao	-199
naus	-92
ne	459
ne _ cherchez	95
ne _ etre	78
ne _ mon	48
ne _ pas	-84
ne _ plu	-55
ne _ qu	63
ne _ se	76
ne diger	-63
ne diger plu	-50
ne fera	48
ne maigr	-86
ne maigr pas	-69
ne mang	-77
ne me	205
ne me cherchez	127
ne me reveill	60
ne parl	-75
ne parl pas	-60
ne pas	227
ne pas etre	46
ne pas se	102
ne pass	-55
ne passer	58
ne passer pas	46
ne peu	-100
ne peu plu	-80
ne plaisantait	61
ne plaisantait plu	48
ne plu	198
ne plu etre	58
ne plu jama	57
ne remarquerait	79
ne remarquerait mon	64
ne se	-75
ne se fait	-60
ne sen	-47
ne souffrir	57
ne souffrir plu	46
ne tete	-51
ne verr	67
ne verr pas	53
ne veu	54
ne veu pas	-84
ne veu qu	84
ne veut	50
ne vient	55
ne voi	-65
ne voi pas	-52
neuf	-73
neuf semain	-73
nez	-121
nez bouch	-79
nez bouch et	-59
ni	-174
ni a	-79
night	-60
no	-263
no me	-68
noch	-64
noir	-105
noit	-80
non	-231
notr	-47
nourrir	53
nourrir les	53
nouve	71
nouve et	71
nouve et j	57
nuit	-322
nuit _ envi	-48
nuit complet	-66
nuit pas	-80
nuit pas envi	-64
null	-62
null pour	-61
null pour penser	-49
o	-222
odorat	-55
oeil	-54
of	-62
on	59
on _ a	53
on a	-50
on en	46
on m	91
on m a	73
on me	76
on me trouver	61
on sera	63
on sera debarrass	51
oncl	-74
oncl s	-47
ongl	-50
ordonnanc	-47
ordr	189
ordr _ lettr	95
ordr les	158
ordr les lettr	127
oreill	-63
os	-79
ose	71
ose pas	71
ose pas le	57
ou	156
ou _ se	59
ou ca	99
ou ca se	79
ou je	48
ou mourir	58
ou mourir ca	46
out depu	54
ouvert je	57
ouvert je voudr	46
panic	-49
papier	46
papier a	76
papier a jour	61
par	-75
par erreur	-49
par et	61
par et il	49
par la	76
par la fenetr	61
par megard	-59
para	-99
paracetamol	93
paracetamol _ y	61
paracetamol il	102
paracetamol il y	82
parc	54
parc que	54
parcoursup	69
parcoursup je	69
parcoursup je voi	55
parent	58
parent croient	58
parent croient que	46
parf	52
parf j	52
parkinson	72
parl	229
parl a	62
parl a personn	49
parl de	161
parl de sauter	49
parl de son	48
parl pas	-75
parl pas de	-60
parl plu	46
parler _ fair	49
parler que	81
parler que fair	65
partir	198
partir _ mami	56
partir avec	46
partir rejoindr	94
partir rejoindr mami	75
partout san	-62
partout san bouton	-49
partout sur	69
partout sur parcoursup	55
pas	525
pas _ antecedent	60
pas _ autr	-56
pas _ de	-64
pas _ en	55
pas _ j	-64
pas _ mes	56
pas _ reveiller	76
pas _ touss	-66
pas _ vivr	66
pas comm	62
pas comm une	50
pas d	-59
pas d antecedent	80
pas d autr	-75
pas d ide	-52
pas de	-100
pas de mal	-60
pas de mourir	-60
pas de touss	-88
pas de vieilless	49
pas de vivr	89
pas demain	75
pas envi	-107
pas envi de	-86
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
pas mang	-67
pas mourir	-135
pas mourir j	-108
pas pourqu	69
pas pourqu je	55
pas se	127
pas se reveiller	102
pas son	62
pas son telephon	50
pas thyroid	-86
pas y	92
pas y en	74
pass	172
pass _ l	139
pass _ le	49
pass a	209
pass a l	186
pass mes	54
pass sur	82
pass sur le	66
passant	85
passant _ a	51
passant m	85
passant m a	68
passer	155
passer _ ce	75
passer dess	125
passer dess ce	100
passer pas	58
passer pas le	46
patient	99
patient _ 38	60
patient de	99
patient de 38	80
pck	215
pck _ tt	129
pck g	215
pck g tt	172
pendr	61
pendr si	61
pendr si je	49
pens	539
pens _ faut	57
pens _ le	59
pens _ mort	76
pens a	228
pens a la	54
pens a mettr	52
pens au	58
pens au suicid	46
pens de	162
pens de mort	104
pens san	48
pens suicidair	95
pens suicidair faut	76
pens tout	98
pens tout le	79
penser	-61
penser a	-61
penser a mes	-49
per	-101
perd	-228
perd du	-50
perd mon	-80
perd mon pere	-53
pere en	-66
pere en janvier	-53
pere est agriculteur	51
personn	280
personn _ remarquerait	48
personn dan	74
personn dan la	59
personn n	67
personn n est	54
personn ne	79
personn ne remarquerait	64
pert	85
pert _ poid	65
pert de	108
pert de poid	86
pese	-49
pese pui	-49
peu plu avaler	-51
peur _ ce	-81
peur _ etre	59
peur d	98
peur d etre	79
peur de	49
peur que	-157
peur que ce	-108
peut	-46
pied	-111
pied gauch	-47
pilul	-88
pipi	-61
piqu	48
piqu plu	56
piss	-80
piss _ arret	-48
piss san	-80
piss san arret	-64
piu	-99
plai	88
plai _ profond	65
plai est	109
plai est profond	87
plaisantait	61
plaisantait plu	61
plaisantant	61
plaisantant hier	61
plaisantant hier il	48
plait	78
plaquett	102
plaquett _ paracetamol	61
plaquett de	102
plaquett de paracetamol	82
plat	-46
platan	96
platan _ matin	59
platan ce	98
platan ce matin	79
plein	-72
plu	297
plu _ appetit	78
plu _ la	108
plu _ le	-53
plu _ plu	-87
plu _ que	86
plu _ raison	51
plu _ serieus	81
plu aucun	84
plu aucun raison	67
plu autant	56
plu avaler	-64
plu avaler de	-51
plu ca	-58
plu ca va	-47
plu chui	134
plu chui serieus	107
plu d	-52
plu d appetit	105
plu de	-172
plu de 60	-57
plu de boulot	87
plu de cett	-52
plu de cramp	-58
plu de la	87
plu du	-46
plu en	-145
plu en plu	-116
plu envi	148
plu envi de	95
plu et	61
plu et parl	48
plu etre	73
plu etre la	58
plu exister	55
plu gout	85
plu gout a	68
plu il	61
plu il avait	49
plu j	-58
plu j ai	-47
plu jama	71
plu la	145
plu le	-63
plu le lait	-50
plu mal	-94
plu manger	-50
plu mon	-47
plu mort	88
plu mort que	70
plu que	-51
plu souvent	160
plu tre	51
plu vivr	126
plu vivr avec	58
pmi	76
pmi me	76
pmi me trouv	61
poid	146
poid _ eux	60
poid _ l	54
poid et	108
poid et l	86
poid je	-65
poid je ne	-52
poid pour	174
poid pour eux	80
poid pour mes	59
poignet aux	74
poignet aux toilett	59
point	-63
poisson	-52
poisson est	-52
poitrin	-96
poitrin _ le	-57
poitrin et	-96
poitrin et le	-77
pont	109
pont _ passant	51
pont un	85
pont un passant	68
por	-146
port	-56
portabl	57
portabl de	57
portabl de ma	46
post	168
post un	61
post un messag	49
pote	61
pote a	61
pote a post	49
pour	381
pour _ avaler	64
pour _ baguett	-55
pour _ enfant	88
pour _ finir	98
pour _ pas	76
pour _ prevenez	47
pour _ punir	57
pour _ vrai	65
pour de	92
pour de vrai	87
pour en	163
pour en finir	131
pour eux	101
pour la tension	-47
pour ma	-50
pour me	96
pour me punir	77
pour mes	146
pour mes enfant	117
pour moi	91
pour moi prevenez	63
pour mon	-66
pour mon poid	-52
pour ne	127
pour ne pas	102
pour nourrir	53
pour penser	-61
pour penser a	-49
pour tout	73
pour tout avaler	85
pour un	-70
pour une	-156
pour une baguett	-73
pour une nuit	-53
pourqu	54
pourqu je	69
pourqu je rester	55
pourv	75
pourv que	75
pourv que je	60
pouv	58
pouv ne	58
pouv ne pas	46
pouvait	125
pouvait _ passer	75
pouvait me	125
pouvait me passer	100
pre	63
pre du	63
pre du lit	51
prendr	89
prendr _ en	98
prendr l	-74
prendr l avion	-59
prendr pour	163
prendr pour en	131
presq	278
presq _ a	105
presq pass	176
presq pass a	141
prevenez	78
prevenez _ frer	47
prevenez mon	78
prevenez mon frer	63
prevenir	76
prevenir ma	76
prevenir ma soeur	61
prevoir	59
prevoir comment	59
prevoir comment partir	48
pri	77
pri _ plaquett	61
pri deu	53
pri deu plaquett	82
pri expr	62
pri expr trop	49
pris de	-84
pris de sang	-60
profond	109
provoquer	55
psy	-66
pued	-53
pui	-135
pui ca	-49
pui je	-74
pui je prendr	-59
punir	96
punir _ avoir	57
punir d	96
punir d avoir	77
q	-56
qu	619
qu _ chos	84
qu _ en	48
qu _ ne	83
qu _ va	97
qu _ veut	46
qu avant	-73
qu elle	177
qu elle ne	111
qu elle veut	62
qu il	307
qu il va	129
qu import	59
qu import mon	47
qu une	141
qu une chos	113
quand	-146
quand _ lirez	47
quand _ va	55
quand ca	92
quand ca va	74
quand je	-310
quand je cour	-56
quand je me	-102
quand je n	-54
quand les	57
quand on	76
quand on me	61
quand vou	78
quand vou lirez	63
quatr	61
quatr moi	61
quatr moi je	49
quatriem	76
quatriem etag	76
quatriem etag par	61
que	242
que _ ce	49
que _ m	-66
que _ pass	82
que _ s	74
que _ soit	-81
que _ un	94
que _ vai	-57
que _ voudr	66
que bientot	120
que bientot elle	46
que bientot on	51
que ca	316
que ca fait	56
que ca s	48
que ce	-135
que ce soit	-108
que d	-51
que dire	-52
que fair	63
que fair ce	65
que j	-146
que j ai	-52
que je	317
que je demand	58
que je m	-88
que je ne	60
que je pass	109
que je revis	46
que je vai	-77
que je voudr	88
que la	-69
que la sleev	-52
que me	-90
que mon	71
que mon chien	56
que quelq	208
que quelq un	167
que tout	63
que tout s	50
que vivant	88
quell dose	52
quelq	265
quelq _ m	103
quelq semain	65
quelq semain je	52
quelq un	208
quelq un m	138
quer	-127
qui	-63
qui _ tou	65
qui peut	-46
qui revient	108
qui revient tou	86
qui s	-71
qui se	65
qui se tourner	62
qui suppur	92
quier	-125
quoi	297
quoi _ continuer	104
quoi _ respirer	102
quoi bon	341
quoi bon continuer	138
quoi bon respirer	136
raison	110
raison _ rester	51
raison de	84
raison de rester	67
rambard	85
rambard _ pont	51
rambard du	85
rambard du pont	68
rapid	229
rate	110
rate le	-104
rate le rdv	-59
rdv	92
rdv dan	61
rdv dan quatr	49
rdv rapid	130
recherch	63
recherch sur	63
recherch sur comment	50
recommenc	173
recommenc _ me	73
recommenc a	121
recommenc a me	97
redescend	80
redescend _ j	48
redescend mai	80
redescend mai j	64
refus	119
refus _ parler	49
refus de	81
refus de parler	65
refus partout	69
refus partout sur	55
regard	76
regard le	76
regard le quatriem	61
regarder	160
regarder _ de	96
regarder expr	160
regarder expr de	128
regim	-124
regl ca	57
regl tout	-49
regler	65
regler ca	65
rejoindr	234
rejoindr mami	94
remarquerait	79
remarquerait _ absenc	48
remarquerait mon	79
remarquerait mon absenc	64
remplac	56
remplac les	56
rendez	-63
rendez vou	-63
renouvellement	-64
repet	72
repet qu	72
repet qu elle	58
replong	94
replong _ l	56
replong dan	94
replong dan l	75
repond plu	61
repond plu il	49
rer	46
rer je	46
respirer	96
respirer depu	-52
respirer encor	170
rest	81
rest que	71
rest que mon	56
rester	168
rester en	69
rester en vie	55
rester vivant	84
resultat	-50
reten	85
retir	84
retir _ gard	51
retir la	84
retir la gard	67
retourn	-50
retourn dan	-50
retrait	57
retrait depu	57
retrait depu mar	46
reve	55
reve d	55
reveill	91
reveill pas	75
reveill pas demain	60
reveiller	125
reverenc	77
reverenc _ decision	46
reverenc ma	77
reverenc ma decision	62
reviennent	71
revient	107
revient _ les	65
revient tou	108
revient tou les	86
revis	58
revis en	58
revis en vrai	46
rien	197
rien _ a	46
rien aujourd	48
rien n	77
rien n a	62
rien ne	-55
roug	-122
roug avec	-50
roule	-57
s	66
s _ enferm	49
s _ vou	47
s arret	123
s arret la	48
s arret pour	50
s emball	-64
s entaill	74
s entaill les	59
s est	-55
s est donn	-47
s est enferm	65
s il	78
s il vou	63
sa	190
sa _ a	108
sa copi	67
sa copi qu	53
sa sert	180
sa sert a	144
sai quell	52
saign	-86
saign de	-74
saign de l	-59
sall	115
sall _ bain	49
sall de	81
sall de bain	65
samed	50
samed j	62
samed j ai	49
san	219
san _ couper	50
san _ et	-48
san _ expr	96
san arret et	-64
san bouton	-62
san me	83
san me couper	67
san moi	112
san regarder	160
san regarder expr	128
san regim	-60
san souffrir	164
san souffrir j	50
sang roug	-50
sangr	-47
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
se _ sou	58
se _ ver	46
se fait	-75
se fait pas	-60
se jeter	97
se jeter sou	78
se me	-155
se pendr	61
se pendr si	49
se reveiller	127
se scarif	90
se scarif je	72
se tourner	77
se tuer	114
se tuer ver	62
se voit	99
se voit pas	79
sech	-61
second s	74
second s entaill	59
sell	-65
sem	-88
semain	113
semain et	76
semain et je	61
semain j	48
semain je pens	52
seman	-69
sempr	-67
sen	-104
sen faibl	-67
sen faibl et	-54
sen plu	-47
sept	58
sept moi	58
sept moi et	47
sera	300
sera _ de	75
sera _ tard	47
sera debarrass	63
sera debarrass de	51
sera deja	71
sera deja plu	56
sera mort	120
sera mort avant	49
sera mort je	47
sera pas	61
sera pas de	49
sera trop	78
sera trop tard	63
seraient	108
seraient _ si	65
seraient soulag	108
seraient soulag si	86
serait	277
serait _ soulagement	59
serait mieu	56
serait regl	125
serait un	98
serait un soulagement	79
seri	108
serieus	134
serieusement	52
seront	57
seront chez	57
sert	180
sert _ rien	108
sert a	180
sert a rien	144
servic	-58
ses	151
ses copin	57
ses copin elle	46
ses cuiss	90
seul	184
seul _ la	86
seul a	46
seul avec	98
seul avec la	79
seulement	58
seulement je	58
seulement je pouv	46
sevrer	-51
sevrer du	-51
si	366
si _ bus	75
si _ juin	46
si _ n	65
si _ telephon	58
si ca	73
si ca faisait	58
si elle	-52
si en	77
si en juin	62
si je	191
si je n	86
si je par	49
si je rate	-59
si l	55
si mon	97
si mon telephon	77
si seulement	58
si seulement je	46
si un	125
si un bus	100
siest	76
siest je	76
siest je regard	61
siffl	-62
sin	-60
sinc	-65
sinon	123
sinon je	123
sinon je sera	56
six	57
six _ san	50
six moi	57
six moi san	67
sleev	-65
so	-77
soeur	76
soeur quand	76
soeur quand on	61
soif	-93
soignant	57
soignant de	57
soignant de laisser	46
soir	194
soir _ plai	65
soir comm	-52
soir depu	-46
soir je	103
soir la	109
soir la plai	87
soit	-194
soit _ cancer	-81
soit un	-135
soit un cancer	-108
solid	-68
son	304
son _ en	60
son arme	61
son arme en	48
son historiq	63
son infirmier	56
son parkinson	72
son telephon	62
son telephon est	50
song	98
song a	46
song serieusement	52
sono	-124
sont	92
sont post	158
sort	65
sort le	65
sort le fusil	52
sortir	52
sortir ca	52
sou	126
sou _ douch	59
sou _ metr	58
sou _ voitur	51
sou kardegic	-74
sou la	89
sou la douch	79
sou le	77
sou le metr	78
sou une	86
sou une voitur	68
souffl	51
souffl _ en	46
souffl si	77
souffl si en	62
souffrir	220
souffrir j	63
souffrir j ai	50
souffrir plu	57
soulag	166
soulag _ je	65
soulag presq	59
soulag si	108
soulag si je	86
soulagement	98
soulagement _ y	59
soulagement j	98
soulagement j y	79
souvent	160
sport	-86
sport _ je	-52
sport et	-86
sport et je	-69
stres	-58
suffirait	46
suffirait d	46
sui _ coup	65
sui _ mai	48
sui _ plu	-47
sui _ poid	104
sui _ sur	48
sui a bout	50
sui au	-57
sui au bout	-46
sui coeliaq	-91
sui de	-79
sui de plu	-63
sui encor	109
sui encor coup	87
sui fait	-51
sui fatig	94
sui fatig de	75
sui infirmier	52
sui mont	80
sui mont sur	64
sui mort	-135
sui mort de	-108
sui redescend	80
sui redescend mai	64
sui seul	86
sui son	56
sui sou	-74
sui sou kardegic	-59
sui tord	-50
sui un	174
sui un poid	139
suicid	-140
suicid presq	58
suicidair	75
suicidair _ il	57
suicidair _ pas	60
suicidair faut	95
suicidair faut il	76
suicidair just	-49
suicidair scenaris	99
suicidair scenaris pas	80
suicider	310
suicider seri	114
suppur	92
sur	253
sur _ comment	61
sur _ rambard	51
sur _ toit	48
sur _ viaduc	49
sur comment	63
sur comment mourir	50
sur internet	101
sur internet comment	81
sur l	-71
sur la rambard	68
sur le	146
sur le portabl	46
sur le toit	64
sur le viaduc	66
sur parcoursup	69
sur parcoursup je	55
svp	118
svp _ tien	81
svp j	134
svp j tien	107
t	-49
ta	-55
tach	-67
tach au	-48
taill	100
taill crayon	100
taillad	100
taillad _ bra	60
taillad les	100
taillad les bra	80
tair	74
tape	209
tape _ tete	129
tape la	214
tape la tete	171
tard	49
tard _ moi	47
tard pour	78
tard pour moi	63
telephon	103
telephon _ coup	58
telephon est	136
telephon est coup	77
telephon est eteint	50
temp ci	52
teng	-99
tenh	-80
tension	-104
tension par	-59
tension par megard	-47
tentativ	145
tentativ en	71
tentativ en mar	57
tentativ et	74
tentativ et personn	59
terminer	57
terrorisent	48
tete _ le	129
tete contr	190
tete contr le	171
tete plu d	46
tg	114
tg _ vie	68
tg la	114
tg la vie	91
the	-165
thi	-55
thyroid	-121
tien	145
tien _ chui	81
tien plu	185
tien plu chui	107
tien pour	51
tire	46
tire _ reverenc	46
tire ma	77
tire ma reverenc	62
to	-115
toda	-73
todo	-54
toilett	74
toilett elle	74
toilett elle m	59
toit	80
toit _ l	48
toit de	80
toit de l	64
tomb	-63
tord	-58
tord la	-50
tou	46
tou _ matin	65
tou les	158
tou les matin	86
tourn	-62
touss	-110
touss _ que	-66
touss des	-110
touss des que	-88
tout	235
tout _ en	108
tout _ un	64
tout avaler	106
tout avaler un	85
tout ce que	58
tout est	180
tout est en	144
tout la	-59
tout le	66
tout me	-59
tout s	63
tout s arret	50
traitement	120
traitement _ coeur	72
traitement du	120
traitement du coeur	96
trajet	54
trajet a	54
travail	-81
travers	160
travers _ regarder	96
travers san	160
travers san regarder	128
tre	92
tre longtemp	51
tre mal	62
trembl	-96
trembl quand	-67
trembl quand je	-54
trist	-51
troi semain	76
troi semain et	61
tromp	-79
trop	140
trop _ pour	47
trop de	62
trop de cachet	49
trop mang	96
trop tard	78
trop tard pour	63
trouv	113
trouv fatigu	76
trouv fatigu en	61
trouv le	58
trouv le tuya	46
trouver	76
ts	251
ts _ un	60
ts de	67
ts de mard	54
ts demand	99
ts demand un	80
ts en	86
tt	259
tt rate	215
tue	-140
tue _ sport	-52
tue au	-86
tue au sport	-69
tuer	253
tuer _ peu	136
tuer _ qui	46
tuer _ une	-94
tuer jen	227
tuer jen peu	182
tuer pour	-156
tuer pour une	-125
tuer si	-74
tuer si je	-59
tuer ver	77
tuer ver qui	62
tuya	58
um	-94
uma	-84
un	94
un _ ce	59
un _ empech	103
un _ j	59
un _ m	51
un _ pour	109
un _ pouvait	75
un _ rapid	137
un arret jusq	-61
un avi	99
un avi rapid	80
un bus	155
un bus pouvait	100
un cancer	-146
un cote	-62
un coup	80
un coup de	82
un ecoulement	-54
un jour	106
un m	172
un m empech	138
un messag	61
un messag d	49
un moi	-116
un mot	62
un mot ne	50
un pas	46
un passant	85
un passant m	68
un platan	98
un platan ce	79
un poid	104
un poid pour	139
un pont	61
un pote	61
un pote a	49
un psy	-66
un rdv	105
un rdv rapid	104
un soulagement	98
un soulagement j	79
una	-130
unaliv	134
unaliv _ svp	81
unaliv moi	134
unaliv moi svp	107
une	233
une _ en	49
une _ le	97
une _ mai	-55
une _ suppur	55
une baguett	-91
une baguett mai	-73
une barr	-55
une betis	46
une blag	62
une chos	141
une chos le	84
une elev	140
une elev a	53
une elev de	59
une embol	-74
une embol en	-59
une heur	102
une lame	100
une lame de	80
une lettr	58
une lettr d	46
une merd	57
une nuit	-66
une nuit complet	-53
une qui	92
une qui suppur	74
une semain	-53
une tentativ	71
une tentativ en	57
une ts	86
une ts en	69
une voitur	86
up	-80
urinant	-54
urinant et	-54
util	-51
va	-52
va _ jeter	58
va _ y	55
va bien	-59
va me	-74
va me tuer	-59
va mourir	-52
va pas	92
va pas y	74
va plu	-58
va plu j	-47
va regler	65
va regler ca	52
va se	97
va se jeter	78
vai	80
vai _ finir	48
vai _ foutr	76
vai en	81
vai en finir	65
vai me	123
vai me foutr	102
vai mourir	-96
vau	88
vau _ mort	53
vau plu	88
vau plu mort	70
vendred	-59
ventr	-93
ver _ se	46
ver qui se	62
verit	76
verit bebe	76
verit bebe a	61
verr	67
verr pas	67
verr pas l	53
vertig _ de	65
vertig pert	108
vertig pert de	86
vertig quand	-50
veu	140
veu _ de	-81
veu _ mourir	-81
veu _ pour	65
veu _ rejoindr	56
veu _ suicider	118
veu annuler	-63
veu annuler mon	-50
veu arreter	-138
veu arreter de	-63
veu arreter la	-48
veu avorter	-134
veu changer	-57
veu crever	108
veu crever pour	87
veu en	-66
veu en finir	-53
veu fair	-82
veu me	129
veu me fair	-54
veu me suicider	157
veu mourir	354
veu partir	94
veu partir rejoindr	75
veu pas	-104
veu pas mourir	-108
veu plu	54
veu qu	106
veu qu une	84
veu que	63
veu que tout	50
veu un	-76
veu un arret	-61
veut	171
veut _ tuer	46
veut plu	50
veut plu vivr	58
veut se	77
veut se tuer	62
vez	-128
viaduc	82
viaduc _ m	49
viaduc il	82
viaduc il m	66
vide	-52
vide a	-46
vie	208
vie _ de	68
vie _ veu	56
vie envi	114
vie envi de	91
vie et	59
vie et j	48
vie je	94
vie je veu	75
vieilless	61
vien	95
vien _ voir	54
vien de	90
vien de voir	72
vient	94
vient pas	55
visit	-59
vite	56
vivant	172
vivement	74
vivement la	74
vivement la fin	59
vivr	537
vivr avec	72
vivr avec son	58
vivr m	59
vivr m epuis	47
vivr ou	58
vivr ou mourir	46
vivr voil	97
vogl	-67
voi	149
voi _ disent	121
voi me	202
voi me disent	161
voi pas d	-52
voi pas pourqu	55
voil	87
voir	90
voir _ cuiss	54
voir ses	90
voir ses cuiss	72
voit	99
voit pas	99
voitur	163
voitur au	58
voitur au garag	46
volant	78
volant _ un	59
volant dan	98
volant dan un	79
volontairement	98
vomir	-78
vou	226
vou _ ce	90
vou laiss	76
vou laiss mes	61
vou lirez	78
vou lirez ce	63
vou plait	78
voudr	102
voudr en	57
voudr en terminer	46
voudr etre	98
voudr etre enterr	47
voudr me	-51
vrai	166
vrai j	58
vrai j ecri	46
vraiment	62
vraiment pas	62
vraiment pas comm	50
vu	97
vu son	63
vu son historiq	50
vue avec	56
week	136
week end	187
wesh	108
wesh _ en	65
wesh j	108
wesh j en	87
y _ a	55
y _ tout	59
y _ une	61
y a	97
y a une	82
y emplo	59
y en	90
y en a	74
y me	-62
y no	-51
y pens	130
y pens tout	79
y song	52
ya	-52
اريد	-51
انا	-86
بس	-54
بعد	-63
علي	-86
عم	-70
عند	-110
في	-116
ما	-123
من	-237
منذ	-58
نفس	-49`,
};
