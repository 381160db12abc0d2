import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const frenchWeights: TextWeights = {
  bias: -6.149,
  least: 0.524,
  features: `+^act	58
+^acte	58
+^ai$	68
+^aim	47
+^aime	47
+^and	-51
+^ans	104
+^ans$	117
+^app	77
+^appe	79
+^apr	-50
+^apre	-50
+^ave	81
+^avec	82
+^avoi	46
+^bon	104
+^bon$	105
+^bou	-75
+^bu$	50
+^ca$	115
+^can	-82
+^canc	-45
+^ce$	91
+^ces	-51
+^ces$	-50
+^chui	46
+^comb	65
+^con	-49
+^con$	-59
+^cont	47
+^cord	71
+^cou	56
+^coup	67
+^cri	-51
+^da$	-59
+^dan	47
+^dans	56
+^deb	71
+^debo	60
+^deja	46
+^dema	57
+^dep	-58
+^des	-57
+^dis	75
+^dise	48
+^dit	123
+^dit$	131
+^doi	-55
+^dor	-66
+^doul	-55
+^ecr	76
+^ecri	76
+^el$	-69
+^ele	47
+^elev	52
+^ell	62
+^elle	66
+^emp	46
+^enc	45
+^enco	73
+^end	81
+^enf	63
+^enfa	47
+^env	111
+^envi	111
+^esc	-46
+^est$	83
+^esto	-64
+^et$	101
+^eta	47
+^etr	92
+^etre	99
+^exp	78
+^expr	90
+^fau	81
+^faud	53
+^fin	73
+^fini	67
+^for	-57
+^fout	47
+^gar	90
+^gara	73
+^gra	-83
+^grat	-46
+^hie	65
+^hier	65
+^il$	124
+^ils	56
+^ils$	56
+^jai	47
+^jai$	47
+^je$	240
+^jen	58
+^jen$	58
+^jme	53
+^jme$	53
+^jour	57
+^jus	48
+^jusq	77
+^jva	58
+^jvai	58
+^jve	100
+^jveu	100
+^lai	73
+^lais	88
+^lam	46
+^lame	46
+^las	-48
+^les	82
+^les$	83
+^let	66
+^lett	66
+^lev	-64
+^lon	54
+^long	55
+^ma$	70
+^man	-107
+^mang	-68
+^me$	51
+^mes	132
+^mes$	129
+^mess	47
+^meu	-55
+^mfa	47
+^mfai	47
+^mi$	-64
+^moi$	83
+^mon	78
+^mon$	50
+^mort	48
+^mou	61
+^mour	64
+^mtn	47
+^mtn$	47
+^mur$	53
+^my$	-54
+^nao	-51
+^nao$	-51
+^ne$	109
+^ni$	-48
+^no$	-68
+^noi	-52
+^non	-63
+^non$	-60
+^nui	-84
+^nuit	-84
+^ordr	49
+^par	104
+^par$	-46
+^parl	64
+^part	53
+^pas	178
+^pas$	129
+^pass	93
+^pck	53
+^pck$	53
+^pen	115
+^pens	106
+^perd	-48
+^pers	64
+^pie	-48
+^pla	70
+^plai	71
+^plu	75
+^plus	70
+^por	-45
+^pou	156
+^pour	119
+^pouv	54
+^pre	75
+^pres	49
+^prev	48
+^qu$	153
+^que$	53
+^quel	55
+^quo	72
+^quoi	72
+^rap	57
+^rapi	56
+^rec	48
+^rega	58
+^rej	53
+^rejo	53
+^rest	61
+^rev	122
+^reve	69
+^revi	57
+^rien	49
+^rou	-57
+^sa$	48
+^sans	54
+^sen	-52
+^ser	245
+^sera	163
+^seri	75
+^seu	59
+^seul	59
+^si$	87
+^soir	48
+^soit	-49
+^son	71
+^son$	75
+^sou	178
+^souf	57
+^soul	67
+^sur	59
+^sur$	64
+^tai	66
+^tail	49
+^ten	-66
+^the	-67
+^tout	52
+^tro	49
+^ts$	62
+^tt$	64
+^tuer	62
+^une	62
+^une$	62
+^veu	134
+^veux	68
+^vie	94
+^vie$	51
+^vien	47
+^viv	165
+^vivr	132
+^voi	127
+^voit	66
+^voix	50
+^vou	106
+^vous	72
+^vra	53
+^vrai	53
+^من$	-60
+acte	58
+acte$	58
+ada$	-65
+ado$	-47
+age$	103
+ages	53
+ages$	53
+aill	82
+aille	56
+aime	63
+aimer	47
+aines	59
+aire	103
+aire$	65
+ais$	195
+aisa	56
+aiss	77
+aisse	84
+ait$	263
+ale$	-57
+ance	-67
+and$	-69
+ande	58
+ande$	61
+ando	-81
+ando$	-77
+ane$	46
+ange	-52
+ans$	188
+ant$	77
+ape$	48
+apid	56
+apide	56
+appe	79
+appel	50
+apre	-50
+apres	-50
+arag	73
+arage	73
+arde	56
+arde$	51
+arle	66
+arle$	58
+ars$	54
+arti	53
+artir	46
+asse	109
+asse$	75
+audr	53
+audra	53
+avec	82
+avec$	82
+avoi	46
+avoir	46
+bien	57
+ble$	-57
+bon$	105
+canc	-45
+che$	-73
+cher	54
+cherc	55
+chui	46
+chui$	53
+cider	66
+comb	65
+combi	65
+comm	69
+comme	69
+con$	-48
+cord	51
+corde	70
+core	78
+core$	79
+coup	56
+coupe	61
+crit	50
+crit$	50
+cte$	58
+dans	51
+dans$	51
+debo	60
+debou	61
+deja	46
+deja$	58
+dema	57
+der$	75
+des$	-71
+dise	48
+disen	50
+dit$	130
+dos$	-55
+doul	-55
+drai	82
+drait	62
+dre$	112
+eau$	-54
+ebou	61
+ecri	76
+ecrit	50
+ees$	68
+egle$	45
+eja$	51
+ejoi	53
+ejoin	53
+elev	52
+eleve	52
+elle	50
+elle$	64
+elqu	66
+elqu$	53
+emai	59
+emain	60
+emand	60
+emen	83
+ement	93
+emps	58
+emps$	58
+ence	102
+ence$	105
+enco	73
+encor	79
+enfa	47
+enfan	47
+ens$	48
+ense	132
+ense$	109
+ensee	56
+ent$	325
+envi	111
+envi$	47
+envie	66
+erai	248
+erai$	72
+erais	55
+erait	95
+erch	53
+erche	53
+erie	57
+erieu	72
+ero$	-59
+erso	64
+erson	68
+esqu	60
+esque	61
+essag	47
+est$	77
+esta	-51
+este	48
+esto	-61
+etais	48
+eter$	47
+etre	116
+etre$	116
+ettes	65
+ettr	84
+ettre	84
+eule	48
+eur$	87
+eurs	-62
+eurs$	-62
+eux$	147
+evei	51
+eveil	51
+expr	90
+expre	90
+fair	51
+faire	51
+fant	47
+fants	47
+faud	53
+faudr	53
+ffri	56
+ffrir	56
+fini	73
+finir	66
+fout	47
+foutr	47
+frir	56
+gara	73
+garag	73
+gard	72
+garde	72
+geme	52
+gemen	57
+gles	-50
+gles$	-50
+grat	-46
+herc	55
+herch	55
+heur	65
+hier	65
+hier$	65
+hui$	54
+hyro	-50
+ider	59
+ider$	53
+ien$	52
+iens	81
+iens$	83
+ient	133
+ient$	99
+ier$	48
+ieus	47
+ieuse	47
+ieux	54
+ieux$	54
+ille	88
+ils$	53
+ime$	-55
+imer	58
+imera	47
+indr	53
+indre	53
+ine$	-64
+ines	73
+ines$	73
+ing$	-85
+inir	66
+inir$	66
+inso	47
+ion$	-80
+ire$	70
+isen	61
+isent	61
+isse	106
+isses	54
+ivre	136
+ivre$	136
+jai$	47
+jen$	58
+jme$	53
+join	52
+joind	53
+jour	60
+jour$	70
+jusq	77
+jusqu	77
+jvai	58
+jvais	58
+jveu	100
+jveu$	100
+lage	66
+lais	97
+laiss	88
+las$	-55
+ler$	79
+lett	82
+lettr	74
+lle$	74
+long	48
+lqu$	53
+lus$	70
+mand	51
+mande	60
+mang	-86
+mange	-84
+mbie	60
+mbien	62
+menc	72
+mence	72
+ment	97
+ment$	152
+mera	47
+merai	47
+mes$	172
+mess	47
+messa	47
+mfai	47
+mfair	47
+mmen	101
+mmenc	72
+mnie$	47
+moi$	83
+mon$	47
+morr	-49
+mort	48
+mort$	109
+mour	64
+mouri	56
+mps$	56
+mtn$	47
+mur$	53
+nao$	-51
+nce$	46
+ncor	74
+ncore	79
+nde$	117
+ndo$	-89
+ndre	73
+ndre$	82
+ner$	47
+nfan	47
+nfant	47
+nie$	47
+nir$	105
+nne$	51
+nse$	109
+nsee	56
+nsees	56
+ntai	70
+nto$	-50
+nuit	-84
+nuit$	-91
+nvi$	47
+nvie	64
+nvie$	66
+oind	53
+oindr	53
+oir$	109
+ombi	63
+ombie	64
+omme	62
+ommen	101
+onde$	62
+onne	73
+onne$	52
+ons$	-76
+ontre	52
+orde	68
+orde$	73
+ordr	49
+ordre	49
+ort$	66
+orte	-66
+orte$	-48
+oula	77
+oulag	67
+oule	-91
+oupe	61
+our$	159
+ouri	55
+ourir	56
+ous$	126
+out$	94
+outre	47
+ouva	45
+ouvai	45
+ouve	68
+par$	-46
+parl	64
+parle	66
+part	51
+parti	60
+pas$	121
+pass	92
+passe	85
+pck$	53
+pelle	47
+pens	113
+pense	134
+perd	-48
+pers	64
+perso	64
+pide$	56
+plai	71
+plus	70
+plus$	70
+port	-52
+pour	119
+pour$	99
+pouv	54
+pouva	45
+ppel	50
+ppell	48
+pres	90
+pres$	53
+presq	69
+prev	48
+puis	-64
+puis$	-69
+que$	67
+quel	51
+quelq	66
+quoi	84
+quoi$	84
+rage	67
+rage$	68
+rai$	118
+rais	112
+rais$	85
+rait	213
+rait$	166
+rapid	56
+rde$	126
+rdre	49
+rdre$	49
+rega	58
+regar	58
+rejo	53
+rejoi	53
+res$	104
+resq	69
+resqu	69
+rest	56
+reste	62
+reve	125
+revei	51
+rever	74
+revi	54
+rien	46
+rien$	49
+rieu	72
+rieus	47
+rir$	100
+rle$	58
+roid	-56
+rson	68
+rsonn	69
+rtir	59
+rtir$	59
+sage	46
+sans	54
+sans$	54
+sant	56
+sees	69
+sees$	69
+sent$	54
+sera	186
+serai	172
+seri	75
+serie	77
+sert$	47
+seul	59
+seule	59
+soir	48
+soir$	56
+soit	-49
+soit$	-49
+son$	108
+sonn	68
+sonne	69
+souf	47
+souff	47
+soul	67
+soula	67
+squ$	81
+sque	49
+sque$	58
+ssag	47
+ssage	48
+sser	61
+sses	90
+sses$	90
+sta$	-53
+ster	47
+sur$	64
+tail	80
+taill	80
+tais	48
+tais$	48
+tape$	51
+temps	58
+ter$	91
+teur$	53
+thyr	-50
+thyro	-50
+tien	45
+tiens	56
+tir$	53
+tout$	61
+tre$	139
+tres$	74
+trouv	46
+tte$	-83
+ttes	56
+ttes$	57
+ttre	84
+ttres	60
+tuer	62
+tuer$	102
+uand	-48
+udra	82
+udrai	82
+uelq	66
+uelqu	66
+uer$	124
+uffri	56
+uis$	-89
+uit$	-91
+ulag	67
+ulage	67
+une$	80
+uoi$	84
+urir	56
+urir$	56
+urs$	-90
+usqu	77
+usqu$	81
+uter	51
+uter$	51
+uvai	45
+vais	80
+vais$	80
+vait	46
+vait$	46
+vec$	82
+veil	51
+veill	51
+vers	54
+verse	45
+veu$	119
+veux	58
+veux$	58
+vie$	114
+vien	87
+vient	48
+vivr	136
+vivre	136
+voir	84
+voir$	84
+voit	66
+voix	50
+voix$	50
+vous	72
+vous$	72
+vrai	59
+vre$	103
+xpre	90
+xpres	90
1 je	55
10	-68
10 _ piss	-51
10 je	-85
10 je piss	-68
13	164
13 _ s	47
13 _ se	52
13 ans	164
13 ans s	63
13 ans se	69
14	110
14 _ dit	46
14 ans	110
14 ans dit	61
17h	-82
2	-58
20 ans	92
2015	-72
2015 pui	-72
2015 pui je	-58
3	-144
3 moi	-49
35	-47
38 _ ide	59
38 ans	98
38 ans ide	78
39	-98
4	-84
40	-80
40 de	-45
4e	56
4e vue	56
5	-112
5 ans	-50
6	-47
60	-73
60 ans	-69
60 ans et	-55
7	-86
9	-49
a	255
a 10	-85
a 10 je	-68
a 17h	-82
a 3	-49
a _ a	-47
a _ acte	138
a _ bon	199
a _ bruler	71
a _ de	-65
a _ depu	-57
a _ du	46
a _ heur	60
a _ mort	61
a _ qui	56
a _ semain	55
a _ siest	45
a alzheimer	47
a avoir	92
a avoir des	73
a bout	46
a chang	76
a chang je	61
a cinq	45
a deja	58
a deja achet	46
a ecrit	65
a ecrit dan	52
a etre	46
a fait	71
a fait jurer	57
a imaginer	52
a jour	74
a jour merc	59
a l	249
a l acte	184
a l aide	47
a la	68
a la gorg	47
a la mort	50
a la siest	60
a la vie	50
a laiss	113
a laiss un	49
a me	112
a me bruler	95
a me fair	-54
a me foutr	49
a mes	96
a mes goss	46
a mes jour	49
a mes medicament	-51
a mettr	61
a mettr fin	49
a minh	-49
a mourir	53
a partir	47
a personn	61
a post	60
a post un	48
a prevoir	63
a prevoir comment	50
a quoi	331
a quoi bon	265
a respirer	-51
a reten	84
a retir	84
a retir la	68
a rien	238
a ses	59
a ses copin	47
a sort	63
a sort le	51
a troi	71
a troi semain	57
a une	170
a une heur	79
a une qui	74
a vivr	94
abim	78
abim _ de	47
abim refus	78
abim refus de	63
absenc	74
accident ne	55
accouchement	-49
achet	58
achet la	58
achet la cord	46
acord	-51
acte	230
acte ce	56
acte lund	175
adie	127
adie a	116
adie a mes	46
adie a ses	47
adie et	60
adie et il	48
ado _ 13	47
ado de	78
ado de 13	63
after	-49
agriculteur endett	63
agriculteur endett il	50
ai	273
ai _ a	155
ai _ au	-62
ai _ aucun	51
ai _ dan	56
ai _ de	-110
ai _ donner	58
ai _ du	97
ai _ envi	100
ai _ fait	87
ai _ gout	47
ai _ la	67
ai _ mal	-66
ai _ mon	46
ai _ mourir	-88
ai _ pens	57
ai _ que	-107
ai _ une	61
ai arret	113
ai arret mon	90
ai bu	161
ai bu du	129
ai chois	62
ai chois le	49
ai commenc	63
ai commenc a	50
ai craq	84
ai cru	-141
ai cru mourir	-61
ai de	-45
ai degueul	-45
ai deja	144
ai deja fait	115
ai demand	59
ai demand a	47
ai des pens	77
ai du	-129
ai du mal	-68
ai ecrit	78
ai ecrit une	46
ai encor	69
ai encor la	55
ai envi	191
ai envi de	153
ai faill donner	77
ai faill mourir	-58
ai fait une	68
ai gare	58
ai gare la	46
ai jete	-58
ai jete mes	-46
ai la	-62
ai le	-141
ai mal	-153
ai mal au	-83
ai mis	53
ai parl	61
ai parl a	49
ai pas	-66
ai pas mang	-53
ai peur d	79
ai peur que	-111
ai plu	-273
ai plu aucun	68
ai plu d	-111
ai plu de	-287
ai plu envi	77
ai plu gout	63
ai pri	75
ai pri expr	49
ai recommenc	119
ai recommenc a	95
ai replong	93
ai replong dan	74
ai soif	-85
ai une	-55
ai vu	97
ai vu son	51
aide	59
aide soignant	59
aide soignant de	47
aimer	188
aimer _ endormir	67
aimer _ ne	46
aimer autant	77
aimer autant ne	61
aimer m	112
aimer m endormir	90
air	119
air depu	61
air depu des	49
air quand	-64
air quand je	-51
al	-140
alcool	93
alcool _ les	56
alcool et	93
alcool et les	74
alla	-59
allait	94
allait tre	61
allait tre mal	49
allant	96
allant _ boulot	58
allant au	96
allant au boulot	77
allong	-113
alzheimer	47
alzheimer certain	47
ami	63
ami fait	63
ami fait des	51
and	-160
ando	-69
angoiss	94
angoiss _ de	77
angoiss pens	129
angoiss pens de	103
anne	-93
ano	-70
ans	468
ans _ est	47
ans _ je	46
ans _ qu	69
ans _ scarif	52
ans _ suicidair	59
ans demand	-50
ans dit	115
ans dit qu	92
ans et des	-55
ans ide	98
ans ide suicidair	78
ans s	78
ans s est	63
ans se	86
ans se scarif	69
antecedent	59
antecedent _ ts	59
antecedent de	98
antecedent de ts	78
antidepresseur	96
antidepresseur _ ai	57
antidepresseur j	96
antidepresseur j ai	77
anu	-90
anu _ je	-46
anu et	-76
anu et je	-61
appell	81
appellent	75
appellent la	75
appellent la balein	60
appetit	133
appetit _ franchement	46
appetit et	138
appetit et franchement	61
appetit et honnetement	49
apr	-199
apr le	-86
arme	61
arme en	61
arme en plaisantant	48
arret	79
arret _ j	-51
arret _ traitement	68
arret a	46
arret de	-46
arret et	-85
arret et j	-68
arret la	63
arret mon	113
arret mon traitement	90
arret parc	52
arret pas	-113
arret pas de	-90
arret pour	46
arreter _ pilul	-51
arreter la	-112
arreter la pilul	-68
arriv	-46
as	-82
assi	-47
at	-54
attend	137
attend le	49
attend mon	51
au	-92
au _ et	-48
au _ insomn	46
au _ j	87
au _ je	-48
au _ volontairement	58
au boulot	51
au boulot volontairement	77
au bout j	62
au bra	56
au colleg	75
au colleg ils	60
au courant	69
au courant j	55
au dos insomn	61
au fondement	-47
au front	-55
au garag	58
au garag et	46
au sang	247
au sport	-83
au sport et	-66
au suicid	54
au ventr	-67
aucun	84
aucun _ de	51
aucun raison	84
aucun raison de	68
auss	-47
auss que	-50
autant	132
autant _ plu	46
autant ne	77
autant ne plu	61
autant que	55
autour	69
autour du	69
autour du cou	55
autr	-124
autr issu	-94
autr issu que	-52
aux toilett	71
aux toilett elle	57
avai	-68
avait	60
avait parl	60
avait parl de	48
avaler _ jour	62
avaler de	-64
avaler de solid	-51
avaler un	103
avaler un jour	82
avancer	51
avant	-96
avant et	60
avant et ce	48
avec	329
avec _ boit	59
avec _ cise	47
avec _ clop	56
avec _ dett	54
avec _ lame	59
avec _ mycos	-81
avec ces	-178
avec ces mycos	-108
avec des	154
avec des cise	63
avec des clop	74
avec elle	117
avec elle du	57
avec la	68
avec la boit	79
avec lui	88
avec mes dett	72
avec son	75
avec son parkinson	60
avec une	48
avec une lame	78
avi	98
avi rapid	98
avion	-72
avoir	183
avoir _ boss	55
avoir _ mang	55
avoir des	92
avoir des boss	73
avoir trop	92
avoir trop mang	73
baguett	-92
baguett _ je	-55
baguett mai	-92
baguett mai je	-74
bain	78
bain _ des	47
bain avec	78
bain avec des	63
balcon	71
balein	75
balein et	75
balein et hier	60
barr	-55
barr au	-55
beau	-74
beau frer	-74
beau frer est	-59
beaucoup	-46
beaucoup en	-46
bebe	144
bebe _ la	45
bebe a	208
bebe a la	60
bebe a troi	57
bebe ne	-56
besoin	170
besoin _ un	77
besoin d	129
besoin d un	103
bien	-139
bientot	137
bientot elle	59
bientot elle ne	47
bientot on	63
bientot on sera	50
blag	64
boit	55
boit _ medicament	59
boit de	55
boit de medicament	79
bon	422
bon _ a	56
bon _ encor	99
bon continuer	167
bon continuer a	75
bon continuer personn	59
bon je	47
bon respirer	166
bon respirer encor	133
boss _ me	55
boss _ nuit	-49
boss de	-82
boss de nuit	-65
boss pour	92
boss pour me	73
bouch	-149
bouch et	-93
boud	-72
boud just	-72
boud just et	-58
boulot	117
boulot _ de	65
boulot plu	109
boulot plu de	87
boulot volontairement	96
bout	56
bout _ ai	46
bout du	-56
bout j	77
bout j ai	62
bout je	46
bouton	-159
bra _ ce	-54
bra _ refus	47
bra _ une	59
bra abim	78
bra abim refus	63
bra avec	98
bra avec une	78
bra elle	56
bra est	-91
bra est ce	-73
brul	47
brul _ des	56
brul avec	93
brul avec des	74
bruler	119
brulur	-61
bu	200
bu _ deboucheur	97
bu du	200
bu du deboucheur	129
burn out	52
bus	148
bus _ me	74
bus pouvait	124
bus pouvait me	99
buter	77
c _ le	-47
c _ tout	45
c dit	47
c est ce	59
c est le	-63
c est tout	60
ca	460
ca _ voit	61
ca bon	47
ca faisait	75
ca faisait longtemp	60
ca fait mal	59
ca finiss	55
ca m	90
ca m est	49
ca me soulag	49
ca pass	-46
ca recommenc	52
ca remplac	56
ca s	63
ca s arret	51
ca se	101
ca se voit	81
ca siffl	-64
ca va pas	74
ca va plu	-46
cachet je	61
cachet je n	49
cada	-73
cada vez	-59
cafard	-50
cafard depu	-50
calcul	75
calm	58
can	-48
cancer	-178
cant	-54
cap	58
cap j	58
cap j ai	46
ce	365
ce _ ca	69
ce _ en	58
ce _ end	110
ce _ et	-56
ce _ je	108
ce _ regl	74
ce _ un	-83
ce matin en	77
ce matin et	-74
ce messag	75
ce messag il	60
ce qu	-85
ce que	195
ce que ca	93
ce que je	64
ce regim	-45
ce sera	60
ce sera pas	48
ce serait	124
ce serait regl	99
ce soir	179
ce soir je	81
ce soit	-138
ce soit un	-111
ce week	183
ce week end	147
certain	47
certain nuit	47
ces	-201
ces demangeaison	-48
ces mycos	-135
ces temp	51
cet	56
cet ete	56
cett	-70
cett tou	-62
chaleur	-56
chang	52
chang _ tire	46
chang je	76
chang je tire	61
changement	96
changement _ antidepresseur	57
changement d	96
changement d antidepresseur	77
chaq	64
chaq _ que	49
chaq foi	81
chaq foi que	65
chat sinon	55
chaud	-53
che	-79
cherch _ internet	63
cherch _ psy	-47
cherch sur	105
cherch sur internet	84
cherch un	-102
cherch un psy	-63
cherchez	157
cherchez pas	157
cherchez pas son	49
chevill	-66
chez leur	56
chien a	-53
chien sinon	71
chien sinon je	56
chois	62
chois le	62
chois le jour	49
cholesterol docteur	56
chos	135
chos _ rejoindr	81
chos le	97
chos le rejoindr	78
chui	185
chui _ bout	46
chui au	77
chui au bout	62
chui serieus	135
ci j	51
cinq semain	45
cise	78
cise _ abim	47
cise bra	78
cise bra abim	63
class	46
class de	49
class de second	57
clop	93
clop _ ca	56
clop quand	93
clop quand ca	74
cmp	60
cmp me	60
cmp me donn	48
coeliaq	-92
coeur expr	113
cogn _ a	55
cogn jusq	92
cogn jusq a	73
colic	-46
colleg	75
colleg ils	75
colleg ils l	60
coloc	61
coloc a	61
coloc a laiss	49
com	-169
combien	261
combien _ dolipran	97
combien _ insulin	78
combien d	130
combien d insulin	104
combien de	131
combien de dolipran	130
come	-54
comm	-124
comm un	-101
comm une blag	52
commenc	121
commenc a	121
commenc a prevoir	50
comment	122
comment _ san	101
comment mourir	168
comment mourir san	134
comment partir	63
como	-91
complet	-70
comprim _ cote	62
comprim de	64
comprim de cote	82
comprim pour	-58
comprim pour la	-46
compt	108
compt _ feter	55
compt pas	92
compt pas feter	74
con	-237
con la	-69
connaitr	-52
connaitr le	-52
continuer	167
continuer _ vivr	56
continuer a	94
continuer a vivr	75
continuer personn	74
continuer personn ne	59
contr	152
contr _ mur	111
contr le	210
contr le mur	168
copain	58
copain menac	58
copain menac de	46
copi	65
copi qu	65
copi qu elle	52
copin	59
copin elle	59
copin elle ecrit	47
cord	285
cord _ dan	143
cord est	239
cord est dan	191
cort	-56
cote _ tout	62
cote pour	103
cote pour tout	82
cou	50
cou et	69
cou et mal	55
coup	189
coup _ me	57
coup _ soir	66
coup _ volant	58
coup de	100
coup de volant	77
coup hier	110
coup hier soir	88
coup ne	96
coup ne me	77
couper	84
couper _ hier	50
couper et	84
couper et hier	67
cour	-76
cour et	-64
cour et ca	-51
courant	69
courant j	69
courant j ai	55
covid	66
covid _ plu	46
covid long	76
covid long plu	61
cramp	-112
cramp qu	-71
cramp qu avant	-57
craq	84
crayon	98
crev	-112
crev je	-59
crev je dormir	-47
crever	225
crever _ de	54
crever _ g	128
crever pck	214
crever pck g	171
crever pour	90
crever pour de	72
cris	-158
cris d	-56
cris de	-65
croient	60
croient que	60
croient que je	48
cru	-141
cru mourir	-76
cuand	-52
cuiss	81
d	285
d _ a	56
d _ et	134
d _ finir	65
d _ issu	-56
d _ j	57
d _ pour	60
d _ quand	-63
d _ rdv	77
d _ seul	59
d _ suicidair	-46
d _ trop	55
d adie	175
d adie a	93
d adie et	48
d air	-64
d air quand	-51
d antecedent	98
d antecedent de	78
d antidepresseur	96
d antidepresseur j	77
d appetit	138
d appetit et	110
d autr	-116
d autr issu	-75
d avoir	92
d avoir trop	73
d ecrir	47
d en	108
d en finir	87
d envi	-52
d etre	99
d etre seul	79
d ide	-90
d ide suicidair	-62
d insulin	79
d insulin pour	104
d odorat	-59
d un	116
d un cote	-53
d un pont	48
d un rdv	103
d une	-72
d une embol	-58
da	-237
dan	209
dan _ alcool	56
dan _ garag	143
dan _ platan	58
dan _ poitrin	-54
dan _ sall	67
dan l	82
dan l alcool	74
dan la	58
dan la famill	60
dan la poitrin	-73
dan la sall	63
dan le	129
dan le garag	191
dan les	-173
dan mes	-61
dan mes jean	-49
dan quatr	60
dan quatr moi	48
dan sa	65
dan sa copi	52
dan un	96
dan un platan	77
day	-59
de	143
de 13	164
de 13 ans	131
de 14	110
de 14 ans	88
de 38	98
de 38 ans	78
de 40	-45
de 4e	56
de 5	-53
de 60	-70
de 60 ans	-55
de _ a	-74
de _ ans	173
de _ anu	-46
de _ besoin	77
de _ buter	46
de _ crayon	59
de _ demand	59
de _ des	-68
de _ du	112
de _ en	-103
de _ et	51
de _ faut	72
de _ fill	86
de _ immeubl	48
de _ jeter	51
de _ lever	-49
de _ life	54
de _ plu	103
de _ pour	62
de _ ses	52
de _ suicider	74
de _ tou	-55
de _ tuer	69
de _ vivant	51
de bain	78
de bain avec	63
de bon	46
de boulot	109
de boulot plu	87
de bouton	-49
de cachet	61
de cachet je	49
de ce	-45
de cett	-87
de cett tou	-50
de connaitr	-52
de cote	139
de cote pour	82
de cramp	-71
de cramp qu	-57
de dolipran	162
de dolipran faut	130
de fatig	-111
de fievr	-86
de hont	-52
de l	-60
de l anu	-61
de l immeubl	64
de la	-139
de la life	72
de laisser	59
de laisser la	47
de lui	63
de lui et	50
de ma	130
de ma class	57
de ma fill	47
de mal	-72
de mal et	-58
de maman	99
de mard	69
de mard personn	55
de me	383
de me buter	62
de me jeter	68
de me lever	-65
de me suicider	99
de me tair	57
de me tuer	92
de medicament	99
de medicament de	79
de mes	84
de mes fill	68
de mfair	187
de mfair du	150
de mon	52
de mon mari	52
de mort	170
de mort besoin	103
de mourir en	59
de mourir il	-58
de mourir mai	52
de nouve	69
de nouve et	56
de nuit	-114
de nuit pas	-65
de paracetamol	99
de paracetamol il	79
de parler	78
de parler que	63
de plu	-144
de plu en	-115
de poid	108
de poid et	87
de prevenir	74
de prevenir ma	59
de regl	-75
de rester	84
de rester vivant	68
de retrait	59
de retrait depu	47
de sang	-54
de sauter	60
de sauter d	48
de se	56
de se pendr	46
de second	71
de second s	57
de solid	-64
de son	61
de son arme	48
de souffl	48
de souffl si	61
de suicid	-51
de taill	98
de taill crayon	78
de tete plu	49
de touss	-113
de touss des	-90
de ts	98
de ts demand	78
de type	55
de vie	-59
de vieilless	60
de vivr	198
de voir	86
de voir ses	69
de volant	96
de volant dan	77
de vomir	-77
de vrai	90
debarrass	63
debarrass de	63
debarrass de lui	50
deboucheur	161
debout	84
debout _ la	51
debout sur	84
debout sur la	68
dec	51
dec de	51
decision	76
decision _ pris	46
decision est	76
decision est pris	61
degueul	-45
degueul tout	-45
deja	233
deja _ deu	45
deja _ la	64
deja achet	58
deja achet la	46
deja fait	124
deja fait deu	60
deja fait une	55
deja plu	71
deja plu la	56
del	-140
demain	78
demand	250
demand _ avi	59
demand a	59
demand a l	47
demand si ca	60
demand un	149
demand un avi	78
demangeaison	-48
dent	-69
depo	-58
depu	-159
depu _ changement	57
depu _ matin	-56
depu _ mort	58
depu _ n	51
depu _ semain	63
depu ce	-93
depu ce matin	-74
depu des	102
depu des semain	49
depu hier	-148
depu janvier	52
depu je	84
depu je n	68
depu l	-105
depu la mort	78
depu le	139
depu le changement	77
depu mar	73
depu mar j	47
depu qu	-50
depu quelq	61
depu quelq semain	49
depu un	-75
depu un moi	-60
dermat	-45
des	-94
des _ bra	47
des _ de	-70
des _ je	-46
des _ pour	67
des _ quand	56
des anne	-52
des boss	92
des boss pour	73
des cise	78
des cise bra	63
des clop	93
des clop quand	74
des cris	-66
des douleur	-61
des entaill	56
des ide	-71
des imag	45
des messag	59
des messag d	47
des pens	96
des pens suicidair	77
des que	-96
des que je	-61
des recherch	63
des recherch sur	51
des semain	61
des vertig	-69
descend	-52
desd	-143
dess	114
dess _ serait	74
dess ce	124
dess ce serait	99
dett	88
dett _ vau	54
dett je	90
dett je vau	72
deu	68
deu _ de	60
deu _ et	45
deu et	47
deu foi	-87
deu moi	-51
deu plaquett	99
deu plaquett de	79
deu tentativ	75
deu tentativ et	60
deuil	-58
di	-155
dia	-96
diabet	-74
diabetiq	55
diabetiq de	55
diger	-61
diger plu	-61
diger plu le	-49
dis	73
dis qu	73
dis qu il	59
disent	199
disent _ me	120
disent de	199
disent de me	160
dispar	45
dispar avec	45
dit	526
dit _ elle	46
dit _ il	179
dit qu	373
dit qu elle	61
dit qu il	239
dit que	118
dit que bientot	50
do	-151
docteur	152
docteur cet	56
docteur je	96
docteur je vou	59
doi	-123
doigt	-106
dolipran	144
dolipran _ prendr	97
dolipran faut	162
dolipran faut prendr	130
dolor	-89
donn la	-67
donn rdv	60
donn rdv dan	48
donner	96
donner _ coup	58
donner un	96
donner un coup	77
dopo	-69
dor	-105
dormant	74
dormant c	74
dormant c est	59
dormir	-145
dormir une	-59
dormir une semain	-47
dort	-63
dort plu et	48
dort trop	-72
dos	-111
dos _ plu	46
dos insomn	77
dos insomn plu	61
dose	48
dose il	51
douch	101
douch _ ou	61
douch la	101
douch la ou	81
douleur	-178
douleur _ la	-54
douleur dan	-91
douleur dan la	-73
douleur de	-54
droit	-75
du	164
du _ et	49
du _ expr	68
du _ la	112
du _ sou	61
du _ un	51
du balcon	71
du coeur	99
du coeur expr	90
du cou	69
du cou et	55
du deboucheur	161
du lexomil	-52
du lit	47
du mal	155
du mal a	-78
du mal c	-54
du mal la	150
du mal sou	81
du pont	84
du pont un	68
du roule	-56
du sang	-94
du travail	-65
duel	-61
dur	-50
e	-307
ecoulement	-82
ecri	60
ecri mes	60
ecri mes lettr	48
ecrir	47
ecrir ca	47
ecrit	201
ecrit _ lettr	47
ecrit dan	65
ecrit dan sa	52
ecrit que	59
ecrit que bientot	47
ecrit une	58
ecrit une lettr	46
egal	61
el	-277
elev	191
elev a	65
elev a ecrit	52
elev de	126
elev de ma	57
ell	45
ell me	45
elle	223
elle _ que	69
elle _ se	46
elle a	-70
elle a demand	60
elle allait	61
elle allait tre	49
elle dit	56
elle du	71
elle du balcon	57
elle ecrit	59
elle ecrit que	47
elle m	71
elle m a	57
elle ne	198
elle ne souffrir	47
elle ne verr	52
elle ne veut	60
elle tou	47
elle util	-50
elle va	-50
elle veut	77
elle veut se	61
em	-82
emball	-64
embol	-72
embol en	-72
embol en 2015	-58
empech	175
emplo	56
en 2015	-72
en 2015 pui	-58
en _ air	112
en _ au	58
en _ avec	-81
en _ bebe	45
en _ ce	77
en _ je	-54
en _ les	86
en _ qui	65
en _ rien	46
en _ souvent	95
en a	126
en a une	74
en ai parl	49
en allant	96
en allant au	77
en dormant	74
en dormant c	59
en el	-70
en fin	-59
en fin de	-47
en finir	292
en finir avec	-108
en finir ce	102
en finir qui	87
en janvier	-48
en janvier je	-63
en juin	76
en juin rien	61
en l	187
en l air	150
en la	-138
en m	-57
en maison	59
en maison de	47
en mar	69
en mar et	55
en moin	-47
en ordr	195
en ordr les	127
en parl	122
en peu	-58
en peu plu	-47
en plaisantant	61
en plaisantant hier	48
en plu	-144
en plu mal	-58
en plu souvent	127
en respirant	-46
en terminer	59
en urinant	-50
en verit	75
en verit bebe	60
en vie	68
en vrai	60
en vrai j	48
encor	317
encor _ hier	66
encor coup	110
encor coup hier	88
encor la	69
encor la marq	55
end	174
end quand	56
endett	63
endett il	63
endett il dit	50
endormir	153
endormir et	134
endormir et ne	57
endormir et que	51
enfant	188
enfant _ la	47
enfant mai	45
enfant seront	56
enfant vivement	79
enfant vivement la	63
enferm	78
enferm _ la	47
enferm dan	78
enferm dan la	63
entaill	126
entaill au	56
entaill les	71
entaill les poignet	57
entend	-47
envi	445
envi _ me	91
envi _ mfair	112
envi _ vivr	58
envi _ vomir	-46
envi de	380
envi de me	122
envi de mfair	150
envi de vivr	77
envi de vomir	-62
epuis j	62
epuis j ai	49
era	-50
erreur	-55
escalier	-56
essa	-51
est	320
est _ ce	45
est _ et	-62
est _ le	143
est _ ne	57
est _ ordr	108
est agriculteur	63
est agriculteur endett	50
est au	69
est au courant	55
est ce que	45
est coup	96
est coup ne	77
est dan	239
est dan le	191
est donn	-56
est egal	61
est elle	-50
est en	122
est en ordr	144
est enferm	78
est enferm dan	63
est eteint	61
est eteint elle	49
est gendarm	61
est gendarm il	48
est le	-78
est mort	-209
est mort et	-83
est pris	76
est profond	110
est tout	75
est tout ce	60
esta	-129
esto	-155
estomac	-94
et	406
et _ a	76
et _ bra	-54
et _ calcul	45
et _ dan	45
et _ fill	-51
et _ idee	65
et _ j	126
et _ je	79
et _ lam	56
et _ me	69
et _ ne	-92
et _ sui	-46
et ca	-135
et ca siffl	-51
et ce	60
et ce sera	48
et ces	51
et depu	84
et depu je	68
et des	-117
et des vertig	-55
et dit qu	51
et dort	-89
et dort trop	-58
et ell	45
et envi	-51
et franchement	77
et franchement j	61
et hier	158
et hier elle	60
et hier j	67
et honnetement	61
et honnetement vivr	49
et il	220
et il a	46
et il gard	50
et il repond	48
et j	126
et j ose	56
et je calcul	60
et je m	57
et je me	57
et je ne	-78
et je sui	-61
et je trembl	-53
et l	124
et l idee	87
et le	-141
et le bra	-73
et les	161
et les ide	55
et les lam	74
et ma	-109
et ma fill	-68
et mal a	55
et ne parl	-58
et ne plu	57
et parf	51
et parl	61
et parl de	48
et personn	75
et personn dan	60
et plu	-80
et qu	47
et que	121
et que ca	51
et rien	-55
et si	69
et trouv	58
et trouv le	46
et un	-50
etag	75
etag _ la	45
etag par	75
etag par la	60
etai	193
etai _ la	66
etai _ sur	51
etai debout	84
etai debout sur	68
etai plu	109
etai plu la	87
etait	-80
ete	101
ete je	56
eteint	61
eteint elle	61
eteint elle allait	49
etre	396
etre _ avec	85
etre la	77
etre mort	124
etre ne	59
etre seul	99
etre seul avec	79
eu	-65
eux	95
ex	132
ex _ qu	57
ex dit	95
ex dit qu	76
examen	-51
exister	54
exister c	54
expr	362
expr _ plu	95
expr de	159
expr de plu	127
expr trop	61
expr trop de	49
fa	-58
fai _ mal	61
fai du	101
fai du mal	81
faibl	-66
faibl et	-66
faibl et je	-53
faill _ un	58
faill donner	96
faill donner un	77
faill mourir	-72
faill mourir d	-58
fair _ soir	47
fair ce	78
fair ce soir	63
faisait	75
faisait longtemp	75
faisait longtemp a	60
fait	67
fait _ tentativ	87
fait _ ts	51
fait des recherch	51
fait deu	49
fait deu tentativ	60
fait gri	-50
fait jurer	71
fait jurer de	57
fait mal	45
fait mal de	59
fait pas	-72
fait pas de	-58
fait un	-112
fait une	154
fait une tentativ	55
fait une ts	68
famill	50
famill _ en	45
famill n	75
famill n en	60
fatig	66
fatig _ la	46
fatig _ pert	65
fatig de	77
fatig de la	62
fatig vertig	108
fatig vertig pert	87
fatigu _ verit	45
fatigu en	75
fatigu en verit	60
faudrait	210
faudrait _ quelq	105
faudrait et	51
faudrait que	175
faudrait que quelq	140
faut	154
faut _ l	57
faut _ pour	97
faut il l	77
faut prendr	162
faut prendr pour	130
faz	-46
femm	167
femm a	47
femm j	51
fenetr	113
fenetr _ je	80
fenetr et	75
fenetr et je	60
fenetr ouvert	59
fenetr ouvert je	47
fera	46
fera rien	46
feter	92
feter _ 20	55
feter mes	92
feter mes 20	74
fievr	-91
fil de	72
filer	55
filer je	55
filh	-50
fill	175
fill _ 13	52
fill _ 14	46
fill _ depu	51
fill de	113
fill de 13	69
fill de 14	61
fill des	59
fill des messag	47
fill et	84
fill et depu	68
fin	80
fin a	61
fin a mes	49
fin de	-60
fin de vie	-47
finir	263
finir _ ces	-81
finir _ revient	65
finir _ week	77
finir avec	-135
finir avec ces	-108
finir ce	128
finir ce week	102
finir qui	108
finir qui revient	87
finiss	55
finiss vite	55
flott	-61
flott dan	-61
flott dan mes	-49
foi _ je	58
foi mon	-55
foi que	97
foi que je	78
fondement	-47
fondement quand	-47
for	-87
foutr	187
foutr _ l	112
foutr en	187
foutr en l	150
franchement	77
franchement _ aimer	46
franchement j	77
franchement j aimer	61
frer a	63
frer a sort	51
frer est	-112
frer s	75
frer s il	60
front	-82
front depu	-55
fusil	126
fusil et	63
fusil et dit	51
fusil pre	63
fusil pre du	50
g	214
g _ rate	128
g tt	214
g tt rate	171
garag	296
garag et	58
garag et trouv	46
gard	114
gard _ mes	51
gard de	52
gard de mes	68
gard le	63
gard le fusil	50
gare la	58
gare la voitur	46
gargant	-52
gauch	-100
gendarm	61
gendarm il	61
gendarm il ne	48
gene	47
gene d	47
geno	-80
genr	64
genr vraiment	64
genr vraiment pas	52
glyqu	-85
glyqu _ 10	-51
glyqu a	-85
glyqu a 10	-68
gonfl	-114
gorg	51
goss	58
gout	60
gout a	78
gout a la	50
grand	-81
grand mere	-65
grat	-61
grat partout	-61
grat partout san	-49
gratt	-114
gri	-50
gri la	-50
ha	-142
hace	-75
he	-71
hemoglobin	-85
hemoglobin _ a	-51
hemoglobin glyqu	-85
hemoglobin glyqu a	-68
heur	100
heur et	51
hier	262
hier _ ai	50
hier _ etai	51
hier _ la	66
hier _ sui	48
hier elle	75
hier elle a	60
hier il ne	48
hier j	168
hier j ai	67
hier j etai	68
hier je	79
hier je sui	64
hier soir	60
hier soir la	88
historiq	63
ho	-172
honnetement	61
honnetement vivr	61
honnetement vivr ou	49
hora	-60
hui mai	46
i	-221
i m	-46
ide _ scenaris	59
ide reviennent	69
ide suicidair scenaris	78
idee	106
idee _ en	65
idee d	108
idee d en	87
il	496
il _ a	71
il _ appell	49
il _ arreter	57
il a	130
il a deja	46
il avait	60
il avait parl	48
il boud	-72
il boud just	-58
il dit	135
il dit qu	58
il dit que	50
il fait	-66
il faudrait	51
il gard	63
il gard le	50
il l	96
il l arreter	77
il m	46
il m appell	65
il me rest	56
il ne	49
il ne dort	48
il ne plaisantait	48
il ne se	-58
il rale	-46
il repond	60
il repond plu	48
il sera	75
il sera trop	60
il souffr	-46
il suffirait	49
il va	145
il va regler	51
il va se	76
il vou	75
il vou plait	60
il y	99
il y a	79
ils	222
ils _ soulag	66
ils l	75
ils l appellent	60
ils seraient	109
ils seraient soulag	87
imag	45
imag ou	45
imagin	71
imagin sauter	71
imagin sauter avec	57
imaginer	52
imaginer ma	52
immeubl	79
immeubl _ je	48
immeubl hier	79
immeubl hier je	64
import mon	56
in	-138
infart	-51
infirmier	107
infirmier je	51
infirmier scolair	56
insomn	124
insomn _ d	46
insomn _ pens	77
insomn angoiss	129
insomn angoiss pens	103
insomn plu	77
insomn plu d	61
insulin _ ne	78
insulin pour	130
insulin pour ne	104
insupportabl	-50
internet	95
internet _ mourir	63
internet comment	105
internet comment mourir	84
ira	57
ira mieu	57
ira mieu san	46
is	-90
issu	-94
issu que	-66
issu que la	-52
it	-80
j	780
j _ arret	68
j _ autant	46
j _ bu	97
j _ craq	50
j _ cru	-85
j _ de	-45
j _ debout	51
j _ deja	87
j _ du	-77
j _ ecrit	47
j _ envi	115
j _ la	-49
j _ le	-85
j _ m	67
j _ mal	-92
j _ pens	82
j _ recommenc	71
j _ replong	56
j _ soif	-51
j _ vu	58
j ai	483
j ai arret	90
j ai bu	129
j ai chois	49
j ai commenc	50
j ai craq	67
j ai cru	-113
j ai deja	115
j ai demand	47
j ai du	-103
j ai ecrit	62
j ai encor	55
j ai envi	153
j ai gare	46
j ai jete	-46
j ai la	-50
j ai le	-113
j ai mal	-123
j ai plu	-78
j ai pri	60
j ai recommenc	95
j ai replong	74
j ai soif	-68
j ai vu	78
j aimer	188
j aimer autant	61
j aimer m	90
j arret	-163
j arret pas	-90
j attend	99
j avai	-68
j ecri	60
j ecri mes	48
j entend	-46
j etai	84
j etai debout	68
j ose	69
j ose pas	56
j tien	135
j tien plu	108
j y	221
j y pens	110
ja	-91
ja nao	-54
jai	187
jai _ de	112
jai envi	187
jai envi de	150
jama me	47
janvier _ cherch	-47
janvier je cherch	-63
janvier on	52
je	960
je _ a	235
je _ ai	-159
je _ allong	-68
je _ arreter	-93
je _ brul	56
je _ coeliaq	-55
je _ cogn	55
je _ crever	54
je _ de	-243
je _ en	100
je _ etai	66
je _ etre	49
je _ fatig	46
je _ ma	46
je _ maigr	-50
je _ me	160
je _ mes	93
je _ mont	48
je _ mourir	58
je _ partir	46
je _ pas	184
je _ peu	-61
je _ pour	-91
je _ que	48
je _ redescend	48
je _ san	72
je _ sen	-61
je _ seul	48
je _ sou	-46
je _ sui	-56
je _ sur	111
je _ taillad	59
je _ tue	-50
je boit	-46
je boss	-82
je boss de	-65
je calcul	75
je cherch sur	84
je cherch un	-81
je commenc	59
je commenc a	47
je compt	92
je compt pas	74
je cour	-74
je cour et	-51
je demand	127
je dispar	45
je doi	-57
je dor	-55
je dormir	-59
je dormir une	-47
je fai	-107
je flott	-61
je flott dan	-49
je l	-57
je laiss	55
je m allong	-90
je m imagin	57
je mang	-53
je manq	-64
je manq d	-51
je me	300
je me brul	74
je me cogn	73
je me dis	59
je me fai	58
je me grat	-49
je me scarif	56
je me sui	-74
je me taillad	78
je me tue	-66
je merit	102
je merit pas	82
je met	103
je met mes	82
je meur	-116
je meur de	-52
je n	-138
je n ai	-196
je n etai	87
je ne	-171
je ne diger	-49
je ne maigr	-66
je ne me	63
je ne passer	46
je ne peu	-82
je ne voi	-52
je par	96
je par et	46
je pass	188
je pass sur	65
je pens	350
je pens a	203
je perd	-85
je peu	-62
je peu plu	-49
je piss	-85
je piss san	-68
je pleur	-50
je pouv	59
je pouv ne	47
je prendr	-72
je prendr l	-58
je rate	-73
je rate le	-58
je regard	75
je regard le	60
je regl	57
je regl ca	46
je rester	68
je rester en	55
je reve	55
je revis	60
je revis en	48
je sai	51
je saign	-76
je saign de	-61
je sera	201
je sera deja	56
je sera mort	93
je song	47
je sui	97
je sui coeliaq	-74
je sui de	-59
je sui fatig	62
je sui mont	64
je sui mort	-105
je sui redescend	64
je sui seul	65
je sui sou	-61
je sui un	138
je tien	91
je tire	76
je tire ma	61
je travers	159
je travers san	127
je trembl	-98
je trembl quand	-53
je tuer	-159
je tuer pour	-127
je vai	75
je vai en	70
je vai me	101
je vai mourir	-73
je vau	90
je vau plu	72
je veu	314
je veu arreter	-89
je veu crever	72
je veu en	-76
je veu me	93
je veu mourir	177
je veu partir	62
je vien	109
je vien de	69
je voi pas	55
je vou	74
je vou laiss	59
je voudr	85
je voudr en	47
je voudr etre	66
jean	-61
jean san	-61
jean san regim	-49
jen	230
jen _ plu	138
jen peu	230
jen peu plu	184
jete	-58
jete mes	-58
jete mes comprim	-46
jeter	179
jeter _ le	57
jeter _ une	51
jeter sou	179
jeter sou le	76
jeter sou une	68
jeud	50
jeud je	58
jeud je ne	46
jeun	-51
jme	210
jme _ la	126
jme tape	210
jme tape la	168
joue	-83
jour	290
jour ca	62
jour ca me	49
jour merc	74
jour merc de	59
journ	-50
judiciair	58
judiciair jeud	58
judiciair jeud je	46
juin	76
juin _ n	46
juin rien	76
juin rien n	61
jurer	71
jurer de	71
jurer de me	57
jusq	307
jusq _ avoir	55
jusq _ sang	148
jusq a	92
jusq a avoir	73
jusq au	233
jusq au sang	197
just	-107
just et	-72
just et dort	-58
jvai	230
jvai _ tuer	138
jvai me	230
jvai me tuer	184
jveu	400
jveu _ pck	128
jveu _ sa	112
jveu crever	214
jveu crever pck	171
jveu mourir	187
jveu mourir sa	150
kardegic	-76
l	255
l _ d	65
l _ hier	48
l _ lund	105
l accouchement	-49
l acte	230
l acte lund	140
l aide	59
l aide soignant	47
l air	187
l air depu	49
l alcool	93
l alcool et	74
l anu	-87
l anu et	-61
l appellent	75
l appellent la	60
l arreter	96
l avancer	51
l avion	-72
l ete	65
l idee	108
l idee d	87
l immeubl	79
l immeubl hier	64
l oeil	-56
l oreill	-64
la _ ca	61
la _ contr	111
la _ de	142
la _ en	-67
la _ envi	74
la _ est	178
la _ et	125
la _ je	167
la _ la	56
la _ n	45
la _ serait	60
la balein	75
la balein et	60
la boit	130
la boit de	104
la chevill	-46
la cord	296
la cord est	191
la douch	101
la douch la	81
la famill	64
la famill n	60
la fenetr	113
la fenetr et	60
la fenetr ouvert	47
la fin	79
la gard	84
la gard de	68
la gorg	59
la joue	-48
la journ	-50
la life	90
la life je	72
la luminotherap	-50
la marq	69
la marq autour	55
la mort	171
la mort de	78
la mort serait	80
la mort tou	50
la mtn	187
la naus	-56
la nuit	-139
la ou	101
la ou ca	81
la pilul	-89
la plai	110
la plai est	88
la pmi	75
la pmi me	60
la poitrin	-91
la poitrin et	-73
la rambard	84
la rambard du	68
la sall	78
la sall de	63
la siest	75
la siest je	60
la sleev	-66
la tension	-71
la tension par	-46
la tete contr	148
la vie	196
la vie envi	99
la vie et	50
la vie je	62
la voitur	91
la voitur au	46
laiss	241
laiss filer	55
laiss mes	74
laiss mes papier	59
laiss sortir	52
laiss un	61
laiss un mot	49
laisser	113
laisser la	59
laisser la fenetr	47
laisser mourir	55
lait	-61
lam	93
lame	93
lame _ taill	59
lame de	98
lame de taill	78
lanc	-78
lapin	-45
larm	56
larm je	56
las	-143
le	-157
le _ a	-86
le _ d	51
le _ de	101
le _ depu	-62
le _ du	-58
le _ est	-84
le _ etag	45
le _ il	47
le _ jusq	126
le bra	-123
le bra est	-73
le cafard	-50
le cap	58
le cap j	46
le changement	96
le changement d	77
le chien	-72
le cmp	60
le cmp me	48
le dec	51
le doigt	-54
le fusil	126
le fusil et	51
le fusil pre	50
le garag	239
le jour	62
le jour ca	49
le lait	-61
le lit	-51
le matin	-57
le metr	95
le mond	80
le mond ira	46
le mond serait	45
le montrer	69
le mur	210
le mur jusq	168
le nez	-53
le poisson	-50
le portabl	59
le portabl de	47
le provoquer	55
le quatriem	75
le quatriem etag	60
le rdv	-73
le rejoindr	97
le rer	49
le resultat	-52
le servic	-58
le temp	57
le toit	79
le toit de	64
le tuya	58
le viaduc	81
le viaduc il	65
les	333
les _ avec	59
les _ me	113
les _ sont	72
les bra	61
les bra avec	78
les chat	55
les deu	47
les ide	69
les ide reviennent	55
les lam	93
les larm	56
les lettr	159
les lettr sont	127
les matin	108
les poignet aux	57
les voi	199
les voi me	160
lettr	295
lettr _ post	96
lettr d	58
lettr d adie	46
lettr sont	159
lettr sont post	127
leur	56
leur pere	56
leve pour	55
lever	-82
lever _ 17h	-49
lever a	-82
lever a 17h	-65
levothyr	-87
levothyr par	-48
lexomil	-52
lexomil ca	-52
life	86
life _ veu	54
life je	90
life je veu	72
liquidation	58
liquidation judiciair	58
liquidation judiciair jeud	46
lirez	75
lirez ce	75
lirez ce messag	60
lit et	-51
lo	-46
long	65
long _ de	46
long plu	76
long plu de	61
longtemp	157
longtemp a	75
longtemp a mourir	60
los	-128
lui	179
lui et	108
lui et il	50
lumbag	-46
luminotherap	-50
luminotherap est	-50
lund	161
m	560
m _ et	80
m _ reten	51
m _ retir	51
m a	207
m a fait	57
m a reten	68
m a retir	68
m allong	-113
m appell	81
m empech	175
m endormir	164
m endormir et	107
m epuis j	49
m est	61
m est egal	49
m imagin	71
m imagin sauter	57
m y	56
ma	279
ma _ a	48
ma _ de	133
ma _ est	68
ma _ ma	46
ma class	71
ma class de	57
ma coloc	61
ma coloc a	49
ma decision	76
ma decision est	61
ma femm	135
ma fill	92
ma fill de	90
ma fill des	47
ma grand	-54
ma mere repet	60
ma mere va	-58
ma mort	52
ma reverenc	76
ma reverenc ma	61
ma soeur	74
ma soeur quand	59
ma ts	69
ma ts de	55
mai	47
mai _ y	48
mai genr	64
mai genr vraiment	52
mai j	79
mai j y	64
mai je sui	-47
maigr	-83
maigr _ thyroid	-50
maigr pas	-83
maigr pas thyroid	-66
main	-88
maison	57
maison de	59
maison de retrait	47
maison il	-46
mal	-86
mal _ la	96
mal _ mtn	112
mal a	-88
mal a la	47
mal au	-134
mal au ventr	-54
mal c	-67
mal c est	-54
mal de mourir	59
mal en	-50
mal et ne	-58
mal la	187
mal la mtn	150
mal sou	101
mal sou la	81
maman	99
mami	63
mang	-164
mang plu	-54
manger	-104
manger depu	-53
manq	-64
manq d	-64
manq d air	-51
mar	142
mar et	69
mar et les	55
mar j	59
mar j ai	47
march	-68
mard	69
mard personn	69
mard personn n	55
mari	103
mari _ ne	58
mari est	61
mari est gendarm	48
mari je	65
mari je ne	78
marq	48
marq autour	69
marq autour du	55
marr	-76
marr de	-53
mas	-74
mata	-54
matin _ allant	58
matin en	96
matin en allant	77
matin et	-93
mau	58
mau de	61
mau de tete	49
me	203
me _ a	-121
me _ au	-57
me _ avec	56
me _ d	83
me _ dan	-51
me _ de	53
me _ dess	74
me _ en	103
me _ encor	66
me _ et	50
me _ fatigu	45
me _ jen	138
me _ jusq	67
me _ la	-68
me _ les	59
me _ pas	124
me _ qu	60
me _ seri	74
me _ si	-69
me _ sou	51
me brul	93
me brul avec	74
me bruler	119
me buter	77
me cherchez	157
me cherchez pas	125
me cogn	92
me cogn jusq	73
me couper	84
me couper et	67
me dis	73
me dis qu	59
me disent	199
me disent de	160
me donn rdv	48
me duel	-49
me fai	72
me fai du	81
me foutr	187
me foutr en	150
me gene	47
me grat	-61
me grat partout	-49
me gratt	-54
me jeter	85
me jeter sou	68
me laisser	55
me lanc	-78
me lever	-82
me lever a	-65
me muer	-51
me passer	124
me passer dess	99
me pese	-46
me piqu	55
me punir	92
me punir d	73
me rest	71
me rest que	56
me retourn	-51
me reveill	93
me reveill pas	63
me scarif	69
me scarif de	56
me sen	-54
me sen faibl	-53
me sevrer	-52
me soulag	62
me soulag presq	49
me sui	-109
me sui encor	88
me suicider	238
me suicider seri	99
me taillad	98
me taillad les	78
me tair	71
me terrorisent	45
me trouv	75
me trouv fatigu	60
me trouver	74
me tue	-127
me tue au	-66
me tuer	299
me tuer jen	184
me tuer si	-58
medicament	112
medicament _ maman	59
medicament de	99
medicament de maman	79
megard	-58
meilleur ami	63
meilleur ami fait	51
menac	58
menac de	58
menac de se	46
merc de	74
merc de prevenir	59
merd	57
merd le	57
merd le mond	46
mere	-59
mere est	-54
mere repet	75
mere repet qu	60
mere va	-73
mere va me	-58
merit	102
merit _ de	61
merit pas	102
merit pas de	82
mes	437
mes 20	92
mes 20 ans	74
mes _ a	75
mes _ ans	55
mes _ de	62
mes _ et	50
mes _ je	54
mes _ vivement	47
mes comprim de	82
mes comprim pour	-46
mes dett	90
mes dett je	72
mes enfant	144
mes enfant vivement	63
mes fill	84
mes fill et	68
mes goss	58
mes jean	-61
mes jean san	-49
mes jour	61
mes lettr	60
mes medicament	-64
mes papier	74
mes papier a	59
mes parent	60
mes parent croient	48
mes regl	-46
mes trajet	52
messag	192
messag _ adie	71
messag d	118
messag d adie	94
messag il	75
messag il sera	60
met	103
met _ comprim	62
met mes	103
met mes comprim	82
metr	86
mettr fin	61
mettr fin a	49
meu	-102
meur	-116
meur d	-52
meur de	-64
mfair	187
mfair _ mal	112
mfair du	187
mfair du mal	150
mi	-256
mieu	128
mieu _ moi	68
mieu san	114
mieu san moi	91
minh	-107
mio	-47
moi	312
moi _ j	81
moi _ me	50
moi ce	57
moi ce soir	46
moi je	139
moi je sera	48
moi je sui	45
moi prevenez	75
moi prevenez mon	60
moi san	84
moi san me	67
moi svp	135
moi svp j	108
moin	-137
moin en	-71
mon	199
mon _ a	50
mon _ dit	73
mon _ du	68
mon _ en	-47
mon _ ne	-48
mon absenc	74
mon ado	-62
mon beau	-74
mon beau frer	-59
mon chien	71
mon chien sinon	56
mon cholesterol	56
mon copain	58
mon copain menac	46
mon ex	133
mon ex dit	76
mon fil de	57
mon frer	100
mon frer a	51
mon frer s	60
mon heur	51
mon levothyr	-48
mon mari	103
mon mari est	48
mon mari je	52
mon meilleur	63
mon meilleur ami	51
mon pere	-61
mon pere en	-63
mon pied	-49
mon poid	-66
mon poid je	-52
mon telephon	74
mon telephon est	59
mon traitement	113
mon traitement du	90
mond	80
mond _ mieu	68
mond ira	57
mond ira mieu	46
mond serait	57
mond serait mieu	45
mont _ le	48
mont sur	79
mont sur le	64
montrer	69
more	-53
morir	-72
morr	-97
morr de	-47
morrer	-60
mort	197
mort _ d	73
mort _ fatig	-66
mort _ mon	58
mort _ vivant	54
mort avant	49
mort avant et	48
mort besoin	129
mort besoin d	103
mort d	-66
mort d un	-48
mort de	-63
mort de fatig	-88
mort de mon	78
mort en	-66
mort et	-103
mort je	56
mort que	118
mort que vivant	72
mort serait	99
mort serait un	80
mort tou	63
mort tou les	50
mot	61
mot ne	61
mot ne me	49
mourir	222
mourir _ ai	-83
mourir _ sert	112
mourir _ souffrir	101
mourir auss	-50
mourir c	-53
mourir ca	61
mourir ca m	49
mourir d	-94
mourir d une	-58
mourir en	74
mourir en dormant	59
mourir il	-72
mourir il boud	-58
mourir j	-138
mourir j ai	-111
mourir mai	64
mourir mai genr	52
mourir sa	187
mourir sa sert	150
mourir san	168
mourir san souffrir	134
mtn	187
muer	-64
muert	-64
mur	185
mur _ au	126
mur jusq	210
mur jusq au	168
my	-216
mycos	-141
n _ chang	46
n _ parl	45
n _ plu	-62
n a	76
n a chang	61
n ai	-245
n ai pas	-53
n ai plu	-145
n en	65
n en ai	49
n en parl	60
n en peu	-56
n est	69
n est au	55
n etai	109
n etai plu	87
na	-140
nada	-57
nao	-203
naus	-94
ne	437
ne _ cherchez	94
ne _ etre	81
ne _ pas	-84
ne _ plu	-61
ne _ qu	58
ne _ reveill	47
ne _ se	78
ne diger	-61
ne diger plu	-49
ne fera	46
ne maigr	-83
ne maigr pas	-66
ne mang	-73
ne me	207
ne me cherchez	125
ne me reveill	63
ne parl	-72
ne parl pas	-58
ne pas	223
ne pas etre	47
ne pas se	104
ne pass	-55
ne passer	58
ne passer pas	46
ne peu	-102
ne peu plu	-82
ne plaisantait	61
ne plaisantait plu	48
ne plu	200
ne plu etre	61
ne plu jama	57
ne remarquerait	74
ne remarquerait mon	59
ne se	-72
ne se fait	-58
ne sen	-49
ne souffrir	59
ne souffrir plu	47
ne support	-48
ne tete	-56
ne verr	65
ne verr pas	52
ne veu pas	-88
ne veu qu	78
ne veut	51
ne vient	55
ne voi	-66
ne voi pas	-52
nez	-123
nez _ et	-46
nez bouch	-81
nez bouch et	-61
ni	-192
ni a	-80
night	-61
no	-274
no me	-72
noch	-70
noir	-104
noit	-83
non	-239
notr	-46
noue	-45
nourrir	55
nourrir les	55
nouve	69
nouve et	69
nouve et j	56
nuit	-334
nuit _ envi	-49
nuit complet	-68
nuit pas	-82
nuit pas envi	-65
null	-65
null pour	-64
null pour penser	-51
o	-236
odorat	-59
oeil	-56
of	-76
on	48
on _ a	54
on a	-54
on en	47
on m	93
on m a	74
on me	74
on me trouver	59
on sera	63
on sera debarrass	50
oncl	-78
oncl s	-47
ordr	195
ordr _ lettr	96
ordr les	159
ordr les lettr	127
oreill	-64
os	-92
ose	69
ose pas	69
ose pas le	56
ou	159
ou _ se	61
ou ca	101
ou ca se	81
ou je	45
ou mourir	61
ou mourir ca	49
out depu	52
ouvert je	59
ouvert je voudr	47
panic	-51
papier	47
papier a	74
papier a jour	59
par	-88
par _ fenetr	45
par erreur	-55
par et	58
par et il	46
par la	75
par la fenetr	60
par megard	-58
para	-94
paracetamol	88
paracetamol _ y	60
paracetamol il	99
paracetamol il y	79
parc	52
parc que	52
parcoursup	68
parcoursup je	68
parcoursup je voi	55
parent	60
parent croient	60
parent croient que	48
parf	51
parf j	51
parkinson	75
parl	232
parl a	61
parl a personn	49
parl de	161
parl de sauter	48
parl de son	48
parl pas	-72
parl pas de	-58
parl plu	47
parler _ fair	47
parler que	78
parler que fair	63
partir	186
partir _ mami	46
partir avec	47
partir rejoindr	77
partir rejoindr mami	62
partout san	-61
partout san bouton	-49
partout sur	68
partout sur parcoursup	55
pas	516
pas _ antecedent	59
pas _ autr	-56
pas _ de	-66
pas _ en	56
pas _ j	-63
pas _ mes	55
pas _ reveiller	78
pas _ touss	-68
pas _ vivr	61
pas comm	64
pas comm une	52
pas d	-63
pas d antecedent	78
pas d autr	-75
pas d ide	-53
pas de	-103
pas de mal	-58
pas de mourir	-58
pas de touss	-90
pas de vieilless	48
pas de vivr	82
pas demain	78
pas envi	-111
pas envi de	-89
pas etre	59
pas etre ne	47
pas feter	92
pas feter mes	74
pas je	55
pas l	65
pas l ete	52
pas le	127
pas le cap	46
pas le montrer	56
pas mang	-66
pas mourir	-138
pas mourir j	-111
pas pourqu	68
pas pourqu je	55
pas se	130
pas se reveiller	104
pas son	61
pas son telephon	49
pas thyroid	-83
pas y	93
pas y en	74
pass	167
pass _ l	138
pass _ le	49
pass a	208
pass a l	184
pass mes	52
pass sur	81
pass sur le	65
passant	84
passant _ a	51
passant m	84
passant m a	68
passer	155
passer _ ce	74
passer dess	124
passer dess ce	99
passer pas	58
passer pas le	46
patient	98
patient _ 38	59
patient de	98
patient de 38	78
pck	214
pck _ tt	128
pck g	214
pck g tt	171
pendr	58
pendr si	58
pendr si je	46
pens	533
pens _ faut	57
pens _ le	60
pens _ mort	75
pens a	222
pens a la	50
pens a mettr	49
pens au	54
pens de	166
pens de mort	103
pens san	46
pens suicidair	96
pens suicidair faut	77
pens tout	99
pens tout le	80
penser	-64
penser a	-64
penser a mes	-51
per	-93
perd	-185
perd _ pere	-47
perd du	-49
perd mon pere	-63
pere _ janvier	-47
pere en	-78
pere en janvier	-63
pere est agriculteur	50
pero	-53
personn	277
personn _ la	45
personn dan	75
personn dan la	60
personn n	69
personn n est	55
personn ne	74
personn ne remarquerait	59
pert	85
pert _ poid	65
pert de	108
pert de poid	87
pese	-46
pese pui	-46
peu plu avaler	-51
peur _ ce	-83
peur _ etre	59
peur d	99
peur d etre	79
peur que	-160
peur que ce	-111
pied	-114
pied gauch	-49
pilul	-128
pipi	-59
piqu	46
piqu plu	55
piss	-85
piss _ arret	-51
piss san	-85
piss san arret	-68
piu	-96
plai	90
plai _ profond	66
plai est	110
plai est profond	88
plaisantait	61
plaisantait plu	61
plaisantant	61
plaisantant hier	61
plaisantant hier il	48
plait	75
plaquett	99
plaquett _ paracetamol	60
plaquett de	99
plaquett de paracetamol	79
platan	94
platan _ matin	58
platan ce	96
platan ce matin	77
plein	-70
plu	280
plu _ appetit	83
plu _ la	100
plu _ le	-54
plu _ plu	-87
plu _ que	87
plu _ raison	51
plu _ serieus	81
plu aucun	84
plu aucun raison	68
plu autant	55
plu avaler	-64
plu avaler de	-51
plu ca	-57
plu ca va	-46
plu ces	-48
plu chui	135
plu chui serieus	108
plu d appetit	110
plu de	-194
plu de 60	-55
plu de boulot	87
plu de cett	-49
plu de cramp	-57
plu de la	72
plu en	-144
plu en plu	-115
plu envi	147
plu envi de	92
plu et	61
plu et parl	48
plu etre	77
plu etre la	61
plu exister	54
plu gout	78
plu gout a	63
plu il	60
plu il avait	48
plu j	-57
plu j ai	-46
plu jama	71
plu la	145
plu le	-61
plu le lait	-49
plu mal	-98
plu manger	-52
plu mon	-49
plu mort	90
plu mort que	72
plu que	-56
plu souvent	159
plu tre	45
plu vivr	122
plu vivr avec	60
pmi	75
pmi _ trouv	45
pmi me	75
pmi me trouv	60
poid	147
poid _ eux	57
poid _ l	55
poid _ mes	47
poid et	108
poid et l	87
poid je	-66
poid je ne	-52
poid pour	173
poid pour eux	76
poid pour mes	63
poignet aux	71
poignet aux toilett	57
point	-64
poisson	-50
poisson est	-50
poitrin	-91
poitrin _ le	-54
poitrin et	-91
poitrin et le	-73
pont	111
pont _ passant	51
pont un	84
pont un passant	68
por	-127
port	-59
portabl	59
portabl de	59
portabl de ma	47
post	169
post un	60
post un messag	48
pote	60
pote a	60
pote a post	48
pour	392
pour _ avaler	62
pour _ baguett	-55
pour _ enfant	87
pour _ finir	97
pour _ pas	78
pour _ punir	55
pour _ vrai	54
pour de	135
pour de vrai	72
pour en	162
pour en finir	130
pour eux	95
pour la tension	-46
pour le	-50
pour ma	-49
pour me	92
pour me punir	73
pour mes	144
pour mes enfant	115
pour moi	87
pour moi prevenez	60
pour mon	-65
pour mon poid	-52
pour ne	130
pour ne pas	104
pour nourrir	55
pour penser	-64
pour penser a	-51
pour tout	69
pour tout avaler	82
pour un	-71
pour une	-159
pour une baguett	-74
pour une nuit	-54
pourqu	53
pourqu je	68
pourqu je rester	55
pourv	78
pourv _ je	47
pourv que	78
pourv que je	63
pouv	59
pouv ne	59
pouv ne pas	47
pouvait	124
pouvait _ passer	74
pouvait me	124
pouvait me passer	99
pra	-54
pre	63
pre du	63
pre du lit	50
prendr	90
prendr _ en	97
prendr l	-72
prendr l avion	-58
prendr pour	162
prendr pour en	130
presq	277
presq _ a	105
presq pass	175
presq pass a	140
prevenez	75
prevenez mon	75
prevenez mon frer	60
prevenir	74
prevenir ma	74
prevenir ma soeur	59
prevoir	63
prevoir comment	63
prevoir comment partir	50
pri	68
pri _ plaquett	60
pri deu plaquett	79
pri expr	61
pri expr trop	49
profond	110
provoquer	55
psy	-78
pued	-45
pui	-130
pui ca	-46
pui je	-72
pui je prendr	-58
punir	92
punir _ avoir	55
punir d	92
punir d avoir	73
q	-75
qu	611
qu _ chos	81
qu _ en	48
qu _ ne	84
qu _ va	94
qu _ veut	46
qu avant	-71
qu elle	176
qu elle ne	112
qu elle veut	61
qu il	299
qu il va	126
qu import	56
qu une	135
qu une chos	108
quand	-153
quand _ va	56
quand ca	93
quand ca va	74
quand je	-316
quand je cour	-59
quand je me	-102
quand je n	-53
quand les	56
quand on	74
quand on me	59
quand vou	75
quand vou lirez	60
quatr	60
quatr moi	60
quatr moi je	48
quatriem	75
quatriem _ par	45
quatriem etag	75
quatriem etag par	60
que	214
que _ ce	47
que _ demand	45
que _ m	-68
que _ ne	47
que _ pass	80
que _ s	65
que _ soit	-83
que _ un	93
que _ vai	-54
que _ voudr	68
que bientot	122
que bientot elle	47
que bientot on	50
que ca	320
que ca fait	59
que ca s	51
que ce	-138
que ce soit	-111
que d	-56
que dire	-50
que fair	59
que fair ce	63
que j	-145
que j ai	-50
que je	321
que je demand	60
que je m	-90
que je ne	63
que je pass	106
que je revis	48
que je vai	-73
que je voudr	91
que la	-70
que la sleev	-52
que me	-86
que mon	71
que mon chien	56
que quelq	211
que quelq un	169
que tout	46
que vivant	90
quel	-46
quell dose	51
quelq	264
quelq _ m	105
quelq semain	61
quelq semain je	49
quelq un	211
quelq un m	140
quer	-83
qui	-61
qui _ tou	65
qui revient	108
qui revient tou	87
qui s	-73
qui se	64
qui se tourner	61
qui suppur	93
quier	-77
quoi	286
quoi _ continuer	100
quoi _ respirer	99
quoi bon	331
quoi bon continuer	134
quoi bon respirer	133
raison	112
raison _ rester	51
raison de	84
raison de rester	68
rale	-46
rale beaucoup	-46
rambard	84
rambard _ pont	51
rambard du	84
rambard du pont	68
rapid	226
rate	111
rate le	-102
rate le rdv	-58
rdv	91
rdv dan	60
rdv dan quatr	48
rdv rapid	129
recherch	63
recherch sur	63
recherch sur comment	51
recommenc	170
recommenc _ me	71
recommenc a	119
recommenc a me	95
redescend	79
redescend _ j	48
redescend mai	79
redescend mai j	64
refus	115
refus _ parler	47
refus de	78
refus de parler	63
refus partout	68
refus partout sur	55
regard	75
regard _ quatriem	45
regard le	75
regard le quatriem	60
regarder	159
regarder _ de	95
regarder expr	159
regarder expr de	127
regim	-127
regim san	-45
regl ca	57
regl tout	-46
regler	63
regler ca	63
rejoindr	211
rejoindr mami	77
remarquerait	74
remarquerait mon	74
remarquerait mon absenc	59
remplac	56
remplac les	56
renouvellement	-67
repet	75
repet qu	75
repet qu elle	60
replong	93
replong _ l	56
replong dan	93
replong dan l	74
repond plu	60
repond plu il	48
rer	49
rer je	49
respirant	-46
respirant est	-46
respirer	92
respirer depu	-51
respirer encor	166
rest	81
rest que	71
rest que mon	56
rester	168
rester en	68
rester en vie	55
rester vivant	84
resultat	-52
reten	84
retir	84
retir _ gard	51
retir la	84
retir la gard	68
retourn	-51
retourn dan	-51
retrait	59
retrait depu	59
retrait depu mar	47
reve	55
reve d	55
reveill	86
reveill _ demain	47
reveill pas	78
reveill pas demain	63
reveiller	120
reverenc	76
reverenc _ decision	46
reverenc ma	76
reverenc ma decision	61
reviennent	69
revient	107
revient _ les	65
revient tou	108
revient tou les	87
revis	60
revis en	60
revis en vrai	48
rien	196
rien _ a	46
rien aujourd	46
rien n	76
rien n a	61
rien ne	-55
roug	-122
roug avec	-49
roule	-56
s _ enferm	47
s arret	109
s arret la	51
s emball	-64
s entaill	71
s entaill les	57
s est	-61
s est enferm	63
s il	75
s il vou	60
sa	193
sa _ a	112
sa copi	65
sa copi qu	52
sa sert	187
sa sert a	150
sai	46
sai quell	51
saign	-88
saign _ l	-46
saign de	-76
saign de l	-61
sall	112
sall _ bain	47
sall de	78
sall de bain	63
samed	49
samed j	61
samed j ai	49
san	217
san _ couper	50
san _ et	-51
san _ expr	95
san arret et	-68
san bouton	-61
san me	84
san me couper	67
san moi	114
san moi ce	46
san moi je	45
san regarder	159
san regarder expr	127
san regim	-61
san sel	-45
san souffrir	168
san souffrir j	51
sang roug	-49
sangr	-50
sauter	130
sauter avec	71
sauter avec elle	57
sauter d	60
sauter d un	48
scarif	155
scarif _ vien	52
scarif de	69
scarif de nouve	56
scarif je	86
scarif je vien	69
scenaris	98
scenaris _ d	59
scenaris pas	98
scenaris pas d	78
scolair	56
se _ je	52
se _ sou	57
se _ ver	46
se fait	-72
se fait pas	-58
se jeter	95
se jeter sou	76
se me	-144
se pendr	58
se pendr si	46
se reveiller	130
se scarif	86
se scarif je	69
se tourner	77
se tuer	110
se tuer ver	61
se voit	101
se voit pas	81
sech	-61
second s	71
second s entaill	57
sel	-45
sell	-57
sem	-102
semain	165
semain et	71
semain et je	57
semain j	45
semain je pens	49
seman	-68
sempr	-66
sen	-103
sen faibl	-66
sen faibl et	-53
sen plu	-49
sera	290
sera _ de	74
sera debarrass	63
sera debarrass de	50
sera deja	71
sera deja plu	56
sera mort	116
sera mort avant	48
sera pas	60
sera pas de	48
sera trop	75
sera trop tard	60
seraient	109
seraient _ si	66
seraient soulag	109
seraient soulag si	87
serait	278
serait _ soulagement	60
serait mieu	57
serait mieu san	45
serait regl	124
serait un	99
serait un soulagement	80
seri	118
serieus	135
serieusement	51
seront	56
seront chez	56
sert	187
sert _ rien	112
sert a	187
sert a rien	150
servic	-60
ses	152
ses copin	59
ses copin elle	47
ses cuiss	86
seul	179
seul _ la	86
seul avec	99
seul avec la	79
seulement	59
seulement je	59
seulement je pouv	47
sevrer	-52
sevrer du	-52
si	348
si _ bus	74
si _ juin	46
si _ n	66
si _ telephon	57
si ca	75
si ca faisait	60
si elle	-50
si en	76
si en juin	61
si je	174
si je n	87
si je par	46
si je rate	-58
si l	55
si mon	96
si mon telephon	77
si seulement	59
si seulement je	47
si un	124
si un bus	99
siest	75
siest _ regard	45
siest je	75
siest je regard	60
siffl	-64
sin	-70
sinc	-65
sinon	125
sinon je	125
sinon je sera	56
six	55
six _ san	50
six moi	55
six moi san	67
sleev	-66
so	-75
soeur	74
soeur quand	74
soeur quand on	59
soif	-96
soignant	59
soignant de	59
soignant de laisser	47
soir	192
soir _ plai	66
soir comm	-51
soir depu	-46
soir je	101
soir je regl	46
soir la	110
soir la plai	88
soit	-195
soit _ cancer	-83
soit un	-138
soit un cancer	-111
solid	-67
son	300
son _ en	61
son arme	61
son arme en	48
son historiq	63
son infirmier	56
son parkinson	75
son telephon	61
son telephon est	49
song	98
song a	47
song serieusement	51
sono	-119
sont	87
sont post	159
sort	63
sort le	63
sort le fusil	51
sortir	52
sortir ca	52
sou	122
sou _ douch	61
sou _ metr	57
sou _ voitur	51
sou kardegic	-76
sou la	91
sou la douch	81
sou le	75
sou le metr	76
sou une	85
sou une voitur	68
souffl	48
souffl _ en	46
souffl si	76
souffl si en	61
souffr	-46
souffrir	226
souffrir j	63
souffrir j ai	51
souffrir plu	59
soulag	171
soulag _ je	66
soulag presq	62
soulag si	109
soulag si je	87
soulagement	99
soulagement _ y	60
soulagement j	99
soulagement j y	80
souvent	159
sport	-83
sport _ je	-50
sport et	-83
sport et je	-66
stres	-79
suffirait	49
suffirait d	49
sui _ coup	66
sui _ kardegic	-46
sui _ mai	48
sui _ poid	104
sui _ sur	48
sui assi	-47
sui au	-56
sui coeliaq	-92
sui de	-74
sui de plu	-59
sui encor	110
sui encor coup	88
sui fait	-56
sui fatig	77
sui fatig de	62
sui infirmier	51
sui mont	79
sui mont sur	64
sui mort	-131
sui mort de	-105
sui redescend	79
sui redescend mai	64
sui seul	81
sui son	56
sui sou	-76
sui sou kardegic	-61
sui tord	-46
sui un	173
sui un poid	138
sui une merd	46
suicid	-144
suicid presq	54
suicidair	74
suicidair _ il	57
suicidair _ pas	59
suicidair faut	96
suicidair faut il	77
suicidair just	-49
suicidair scenaris	98
suicidair scenaris pas	78
suicider	238
suicider seri	123
support	-48
support plu	-48
suppur	93
sur	255
sur _ comment	63
sur _ rambard	51
sur _ toit	48
sur _ viaduc	49
sur comment	63
sur comment mourir	51
sur internet	105
sur internet comment	84
sur l	-73
sur la rambard	68
sur le	145
sur le portabl	47
sur le toit	64
sur le viaduc	65
sur parcoursup	68
sur parcoursup je	55
svp	118
svp _ tien	81
svp j	135
svp j tien	108
ta	-57
tach	-67
tach au	-46
taill	98
taill crayon	98
taillad	98
taillad _ bra	59
taillad les	98
taillad les bra	78
tair	71
tant	-46
tape	205
tape _ tete	126
tape la	210
tape la tete	168
tard pour	75
tard pour moi	60
telephon	101
telephon _ coup	57
telephon est	135
telephon est coup	77
telephon est eteint	49
temp ci	51
teng	-107
tenh	-84
tension	-104
tension par	-58
tension par megard	-46
tentativ	144
tentativ _ personn	45
tentativ en	69
tentativ en mar	55
tentativ et	75
tentativ et personn	60
terminer	59
terrorisent	45
tete _ le	126
tete contr	185
tete contr le	168
tete plu d	49
tg	123
tg _ vie	74
tg la	123
tg la vie	99
the	-171
thi	-55
thyroid	-113
tien	146
tien _ chui	81
tien plu	180
tien plu chui	108
tien pour	45
tire	45
tire _ reverenc	46
tire ma	76
tire ma reverenc	61
to	-116
toda	-69
todo	-59
toilett	71
toilett elle	71
toilett elle m	57
toit	79
toit _ l	48
toit de	79
toit de l	64
tomb	-67
tome	-47
tord	-52
tord la	-46
toss	-50
tou _ matin	65
tou les	152
tou les matin	87
tourn	-62
touss	-113
touss _ que	-68
touss des	-113
touss des que	-90
tout	210
tout _ en	108
tout _ que	45
tout _ un	62
tout avaler	103
tout avaler un	82
tout ce que	60
tout est	179
tout est en	144
tout la	-64
tout le	70
tout le temp	46
tout me	-57
tout s	46
traitement	113
traitement _ coeur	68
traitement du	113
traitement du coeur	90
trajet	52
trajet a	52
travail	-84
travers	159
travers _ regarder	95
travers san	159
travers san regarder	127
tre	77
tre longtemp	45
tre mal	61
trembl	-98
trembl quand	-66
trembl quand je	-53
trist	-56
troi semain	71
troi semain et	57
trop	127
trop de	61
trop de cachet	49
trop mang	92
trop tard	75
trop tard pour	60
trouv	110
trouv _ en	45
trouv fatigu	75
trouv fatigu en	60
trouv le	58
trouv le tuya	46
trouver	74
ts	250
ts _ un	59
ts de	69
ts de mard	55
ts demand	98
ts demand un	78
ts en	85
tt	255
tt rate	214
tue	-141
tue _ sport	-50
tue au	-83
tue au sport	-66
tuer	246
tuer _ peu	138
tuer _ qui	46
tuer _ une	-95
tuer jen	230
tuer jen peu	184
tuer pour	-159
tuer pour une	-127
tuer si	-73
tuer si je	-58
tuer ver	77
tuer ver qui	61
tutt	-45
tuya	58
type	46
type 1	46
um	-83
uma	-78
un	109
un _ ce	58
un _ empech	105
un _ j	60
un _ m	51
un _ pour	109
un _ pouvait	74
un _ rapid	135
un arret	52
un avi	98
un avi rapid	78
un bus	152
un bus pouvait	99
un cancer	-150
un cote	-66
un coup	76
un coup de	80
un ecoulement	-50
un jour	103
un m	175
un m empech	140
un messag	60
un messag d	48
un moi	-111
un mot	61
un mot ne	49
un pas	49
un passant	84
un passant m	68
un platan	96
un platan ce	77
un poid	105
un poid pour	138
un pont	60
un pote	60
un pote a	48
un psy	-78
un rdv	104
un rdv rapid	103
un soulagement	99
un soulagement j	80
una	-123
unaliv	135
unaliv _ svp	81
unaliv moi	135
unaliv moi svp	108
une	247
une _ de	50
une _ en	49
une _ le	92
une _ mai	-55
une _ suppur	56
une baguett	-92
une baguett mai	-74
une barr	-55
une blag	64
une chos	135
une chos le	78
une elev	136
une elev a	52
une elev de	57
une embol	-72
une embol en	-58
une heur	99
une lame	98
une lame de	78
une lettr	58
une lettr d	46
une merd	57
une merd le	46
une nuit	-68
une nuit complet	-54
une qui	93
une qui suppur	74
une semain	-59
une tentativ	69
une tentativ en	55
une ts	85
une ts en	68
une voitur	85
up	-83
urinant	-50
urinant et	-50
util	-50
va	-48
va _ jeter	57
va _ y	56
va bien	-61
va me	-73
va me tuer	-58
va mourir	-50
va pas	93
va pas y	74
va plu	-57
va plu j	-46
va regler	63
va regler ca	51
va se	95
va se jeter	76
vai	88
vai _ finir	52
vai _ foutr	76
vai en	87
vai en finir	70
vai me	124
vai me foutr	101
vai mourir	-91
vau	90
vau _ mort	54
vau plu	90
vau plu mort	72
ventr	-93
ver _ se	46
ver qui se	61
verit	75
verit _ a	45
verit bebe	75
verit bebe a	60
verr	65
verr pas	65
verr pas l	52
vertig _ de	65
vertig pert	108
vertig pert de	87
vertig quand	-51
veu	344
veu _ finir	-57
veu _ la	-67
veu _ mourir	-83
veu _ pour	54
veu _ rejoindr	46
veu _ suicider	69
veu _ une	58
veu arreter	-112
veu arreter la	-89
veu crever	90
veu crever pour	72
veu en	-95
veu en finir	-76
veu me	116
veu me suicider	93
veu mourir	222
veu partir	77
veu partir rejoindr	62
veu pas	-109
veu pas mourir	-111
veu plu	47
veu qu	97
veu qu une	78
veu que	46
veut	169
veut _ tuer	46
veut plu	51
veut plu vivr	60
veut se	77
veut se tuer	61
vez	-123
viaduc	81
viaduc _ m	49
viaduc il	81
viaduc il m	65
vide	-49
vie	204
vie _ de	74
vie _ veu	46
vie a	-46
vie envi	123
vie envi de	99
vie et	63
vie et j	50
vie je	77
vie je veu	62
vieilless	60
vien	101
vien _ voir	52
vien de	86
vien de voir	69
vient	94
vient pas	55
visit	-53
vite	55
vivant	174
vivement	79
vivement _ fin	47
vivement la	79
vivement la fin	63
vivr	528
vivr avec	75
vivr avec son	60
vivr m	62
vivr m epuis	49
vivr ou	61
vivr ou mourir	49
vivr voil	94
voi	145
voi _ disent	120
voi me	199
voi me disent	160
voi pas d	-52
voi pas pourqu	55
voil	83
voil c	47
voir	86
voir _ cuiss	52
voir ses	86
voir ses cuiss	69
voisin	-47
voit	101
voit pas	101
voitur	163
voitur au	58
voitur au garag	46
volant	86
volant _ un	58
volant dan	96
volant dan un	77
volontairement	96
vomir	-77
vou	272
vou _ ce	84
vou laiss	74
vou laiss mes	59
vou lirez	75
vou lirez ce	60
vou plait	75
voudr	85
voudr en	59
voudr en terminer	47
voudr etre	82
voudr me	-52
vrai	149
vrai j	60
vrai j ecri	48
vraiment	64
vraiment pas	64
vraiment pas comm	52
vu	97
vu son	63
vu son historiq	51
vue avec	56
week	140
week end	183
wesh	90
wesh _ en	54
wesh j	90
wesh j en	72
with	-48
y _ a	56
y _ tout	60
y _ une	60
y a	95
y a une	79
y emplo	56
y en	91
y en a	74
y me	-61
y pens	137
y pens tout	80
y song	51
ya	-61
ya no	-49
انا	-85
بس	-66
بعد	-62
علي	-81
عم	-80
عند	-104
في	-117
ما	-123
من	-242
منذ	-50
نفس	-54`,
};
