import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const frenchWeights: TextWeights = {
  bias: -6.075,
  least: 0.898,
  features: `+^act	58
+^acte	58
+^ai$	124
+^and	-51
+^ans	115
+^ans$	129
+^app	71
+^appe	73
+^apr	-48
+^apre	-48
+^ave	68
+^avec	70
+^avoi	45
+^beb	47
+^bebe	48
+^bon	101
+^bon$	103
+^bou	-74
+^bu$	48
+^ca$	115
+^can	-86
+^canc	-45
+^car	-43
+^ce$	79
+^ces	-61
+^ces$	-61
+^comb	63
+^con	-44
+^con$	-60
+^cont	54
+^cord	73
+^cou	52
+^coup	65
+^cri	-51
+^da$	-58
+^dan	45
+^dans	56
+^deb	74
+^debo	60
+^deja	43
+^dema	48
+^dep	-61
+^depu	-43
+^des	-49
+^dis	72
+^dise	49
+^dit	121
+^dit$	126
+^doi	-44
+^dor	-70
+^doul	-55
+^ecr	72
+^ecri	72
+^el$	-72
+^ele	48
+^elev	53
+^ell	58
+^elle	62
+^emp	48
+^enc	50
+^enco	77
+^end	80
+^enf	53
+^enfa	44
+^env	96
+^envi	96
+^esc	-47
+^est$	74
+^esto	-63
+^et$	83
+^etr	82
+^etre	90
+^exp	48
+^expr	62
+^fau	88
+^faud	53
+^faut	46
+^fin	64
+^fini	59
+^for	-45
+^fout	45
+^fro	-44
+^gar	80
+^gara	73
+^gra	-88
+^grat	-44
+^hie	66
+^hier	66
+^il$	123
+^ils	45
+^ils$	45
+^jai	48
+^jai$	48
+^je$	263
+^jen	48
+^jen$	48
+^jme	52
+^jme$	52
+^jour	58
+^jus	44
+^jusq	76
+^jva	48
+^jvai	48
+^jve	102
+^jveu	102
+^lai	84
+^lais	84
+^lam	45
+^lame	45
+^las	-49
+^les	80
+^les$	82
+^let	66
+^lett	66
+^lev	-57
+^lon	48
+^long	48
+^lui	46
+^lui$	46
+^ma$	62
+^man	-109
+^mang	-65
+^me$	47
+^mes	125
+^mes$	120
+^mess	43
+^meu	-59
+^mfa	48
+^mfai	48
+^mi$	-65
+^moi	59
+^moi$	79
+^mon	90
+^mon$	58
+^mou	56
+^mour	60
+^mtn	48
+^mtn$	48
+^mur$	52
+^my$	-52
+^nao	-43
+^nao$	-43
+^ne$	113
+^no$	-69
+^noi	-55
+^non	-59
+^non$	-56
+^not	-46
+^nui	-81
+^nuit	-81
+^ord	44
+^ordr	48
+^par	76
+^par$	-48
+^parl	49
+^pas	183
+^pas$	130
+^pass	96
+^pck	54
+^pck$	54
+^pen	109
+^pens	100
+^perd	-45
+^pers	59
+^pla	58
+^plai	62
+^plu	197
+^plus	191
+^por	-46
+^pou	143
+^pour	105
+^pouv	55
+^pre	68
+^pres	52
+^qu$	161
+^que$	51
+^quel	58
+^qui	-50
+^quo	73
+^quoi	73
+^rap	48
+^rapi	56
+^rec	52
+^rej	52
+^rejo	52
+^rev	107
+^reve	57
+^revi	53
+^rou	-59
+^sa$	47
+^ser	234
+^sera	152
+^seri	72
+^seu	56
+^seul	56
+^si$	76
+^soir	46
+^soit	-50
+^son	65
+^son$	68
+^sou	142
+^souf	58
+^soul	58
+^sur	45
+^sur$	57
+^tai	66
+^tail	48
+^tape	44
+^ten	-65
+^the	-70
+^the$	-44
+^tom	-48
+^tout	50
+^tro	47
+^ts$	61
+^tt$	64
+^tuer	52
+^une	55
+^une$	55
+^veu	123
+^veut	45
+^veux	56
+^vie	82
+^vie$	44
+^vien	44
+^viv	135
+^vivr	112
+^voi	122
+^voit	60
+^voix	51
+^vou	105
+^vous	72
+^vra	50
+^vrai	50
+^من$	-65
+acte	58
+acte$	58
+ada$	-67
+ado$	-48
+age$	96
+aill	81
+aille	56
+aime	56
+aines	58
+aire	101
+aire$	65
+ais$	169
+aisa	47
+aiss	77
+aisse	84
+ait$	269
+ale$	-46
+ance	-64
+and$	-64
+ande	55
+ande$	58
+ando	-82
+ando$	-78
+ane$	43
+ange	-57
+ans$	175
+ant$	71
+ape$	46
+apid	56
+apide	56
+appe	64
+appel	43
+apre	-48
+apres	-48
+arag	73
+arage	73
+arde$	45
+arle	52
+arle$	45
+ars$	51
+asse	112
+asse$	77
+ato$	-45
+audr	53
+audra	53
+avec	70
+avec$	70
+avoi	45
+avoir	45
+bebe	48
+bebe$	49
+bien	55
+bon$	103
+canc	-45
+cance	-44
+ces$	-49
+che$	-60
+cher	53
+cherc	55
+chui$	45
+cide	43
+cider	69
+comb	63
+combi	64
+comm	51
+comme	51
+con$	-49
+cont	51
+cord	52
+corde	74
+core	83
+core$	84
+coup	54
+coupe	60
+crit	48
+crit$	48
+cte$	58
+dans	50
+dans$	50
+debo	60
+debou	60
+deja	43
+deja$	55
+dema	47
+depu	-43
+der$	50
+des$	-53
+dise	49
+disen	51
+dit$	125
+dos$	-48
+doul	-55
+doule	-44
+drai	80
+drait	62
+dre$	106
+eau$	-67
+ebe$	49
+ebou	60
+eche	44
+ecomm	43
+ecri	72
+ecrit	48
+ees$	68
+egle$	45
+eill	44
+eille	44
+eja$	47
+ejoi	52
+ejoin	52
+elev	53
+eleve	53
+elle	55
+elle$	69
+elqu	67
+elqu$	53
+emai	56
+emain	58
+emand	57
+emen	65
+ement	75
+emps	65
+emps$	65
+ence	85
+ence$	88
+enco	77
+encor	84
+enfa	44
+enfan	44
+ens$	61
+ense	122
+ense$	98
+ensee	55
+ent$	266
+entr	-44
+envi	96
+envi$	48
+envie	50
+erai	224
+erai$	70
+erait	97
+erch	53
+erche	53
+erie	44
+erieu	69
+ero$	-57
+erso	59
+erson	64
+esqu	63
+esque	63
+essag	43
+est$	67
+esta	-50
+esto	-59
+etre	106
+etre$	106
+ettes	60
+ettr	86
+ettre	86
+eule	43
+eur$	82
+eurs	-68
+eurs$	-68
+eux$	134
+evei	45
+eveil	45
+expr	62
+expre	62
+fair	52
+faire	52
+fant	44
+fants	44
+faud	53
+faudr	53
+faut	46
+faut$	46
+ffri	56
+ffrir	56
+fini	65
+finir	61
+fout	45
+foutr	45
+frir	56
+frir$	44
+gara	73
+garag	73
+geme	48
+gemen	53
+ges$	45
+gles	-46
+gles$	-46
+grat	-44
+herc	55
+herch	55
+heur	61
+hier	66
+hier$	67
+hui$	45
+hyro	-45
+ider	62
+ider$	55
+iens	67
+iens$	69
+ient	119
+ient$	84
+ier$	63
+ieux	53
+ieux$	53
+ille	76
+ils$	46
+ime$	-57
+imer	51
+indr	52
+indre	52
+ine$	-54
+ines	69
+ines$	69
+ing$	-86
+inir	61
+inir$	61
+inuer	44
+ion$	-82
+ire$	59
+isen	62
+isent	62
+isse	103
+isses	52
+ivre	113
+ivre$	113
+jai$	48
+jen$	48
+jeter	44
+jme$	52
+join	51
+joind	52
+jour	59
+jour$	70
+jusq	76
+jusqu	76
+jvai	48
+jvais	48
+jveu	102
+jveu$	102
+lage	56
+lais	83
+laiss	84
+lait	53
+lait$	53
+lame	43
+lanc	-43
+lant$	44
+las$	-54
+ler$	82
+lett	82
+lettr	74
+leur	-45
+leve$	51
+lle$	81
+lqu$	53
+lui$	46
+lus$	191
+main	44
+mand	49
+mande	57
+mang	-88
+mange	-82
+mbie	58
+mbien	60
+menc	61
+mence	61
+ment	74
+ment$	125
+mes$	162
+mess	43
+messa	43
+mfai	48
+mfair	48
+mmen	82
+mmenc	61
+moi$	79
+mon$	55
+morr	-50
+mort$	105
+mour	60
+mouri	50
+mpech	44
+mps$	63
+mtn$	48
+mur$	52
+nao$	-43
+ncor	80
+ncore	84
+nde$	112
+ndo$	-94
+ndre	69
+ndre$	78
+ner$	46
+nfan	44
+nfant	44
+nir$	100
+nne$	44
+nse$	98
+nsee	55
+nsees	55
+ntai	66
+nto$	-48
+nuer	44
+nuer$	44
+nuit	-81
+nuit$	-89
+nvi$	48
+nvie	45
+nvie$	50
+oind	52
+oindr	52
+oir$	94
+ombi	60
+ombie	61
+omme	44
+ommen	82
+onde$	61
+onne	64
+onne$	45
+ons$	-84
+ontr	44
+ontre	52
+orde	72
+orde$	75
+ordr	48
+ordre	48
+ore$	43
+orre	-49
+ort$	53
+orte	-86
+orte$	-68
+ouff	46
+ouffr	45
+oula	68
+oulag	58
+oule	-95
+ouleu	-44
+oupe	60
+our$	148
+ouri	50
+ourir	50
+ous$	119
+out$	80
+outre	45
+ouva	46
+ouvai	46
+ouve	51
+par$	-48
+parl	49
+parle	52
+parti	45
+pas$	122
+pass	95
+passe	86
+pck$	54
+peche	44
+pell	47
+pelle	49
+pens	104
+pense	124
+perd	-45
+pers	59
+perso	59
+pide	43
+pide$	56
+plai	62
+plus	191
+plus$	191
+port	-67
+pour	105
+pour$	90
+pouv	55
+pouva	46
+ppel	43
+ppell	50
+pres	70
+presq	68
+puis	-69
+puis$	-74
+que$	57
+quel	53
+quelq	67
+quoi	82
+quoi$	82
+rage	61
+rage$	61
+rai$	113
+rais	84
+rais$	68
+rait	214
+rait$	167
+rapid	56
+rde$	121
+rdre	48
+rdre$	48
+recom	43
+rejo	52
+rejoi	52
+res$	70
+resq	68
+resqu	68
+reve	107
+revei	45
+rever	65
+revi	50
+rieu	69
+rir$	95
+rite$	43
+rle$	45
+roid	-52
+rouv	43
+rouve	43
+rson	64
+rsonn	65
+rtir	48
+rtir$	48
+sant	48
+sees	68
+sees$	68
+sent	45
+sent$	55
+sera	173
+serai	157
+seri	72
+serie	73
+sert$	49
+seul	56
+seule	56
+soir	46
+soir$	54
+soit	-50
+soit$	-50
+son$	86
+sonn	63
+sonne	65
+souf	57
+souff	57
+soul	58
+soula	58
+squ$	80
+sque	51
+sque$	57
+ssag	43
+ssage	44
+sser	58
+sses	88
+sses$	88
+sta$	-52
+sur$	57
+tail	79
+taill	80
+tape	44
+tape$	50
+temps	65
+ter$	69
+teur	44
+teur$	54
+the$	-44
+thyr	-45
+thyro	-45
+tiens	45
+toma	-50
+tout$	57
+tre$	126
+tres	43
+tres$	73
+trouv	46
+tte$	-82
+ttes	51
+ttes$	51
+ttre	86
+ttres	60
+tuer	52
+tuer$	93
+udra	80
+udrai	80
+uelq	67
+uelqu	67
+uer$	116
+uffr	45
+uffri	56
+uis$	-93
+uit$	-89
+ulag	58
+ulage	58
+uleu	-44
+uleur	-44
+une$	63
+uoi$	82
+urir	50
+urir$	50
+urs$	-97
+usqu	76
+usqu$	80
+uter	48
+uter$	48
+uvai	46
+vais	71
+vais$	71
+vait	45
+vait$	45
+vec$	70
+veil	45
+veill	45
+veu$	121
+veut	45
+veut$	45
+veux	56
+veux$	56
+vie$	91
+vien	80
+vient	45
+vivr	113
+vivre	113
+voir	71
+voir$	71
+voit	60
+voix	51
+voix$	51
+vous	72
+vous$	72
+vrai	56
+vre$	87
+xpre	62
+xpres	62
10	-68
10 _ piss	-49
10 je	-82
10 je piss	-66
13	159
13 _ s	48
13 _ se	48
13 ans	159
13 ans s	64
13 ans se	64
14	112
14 _ dit	48
14 ans	112
14 ans dit	64
17h	-85
2	-56
20 ans	85
2001	-48
2001 j	-48
2015	-80
2015 _ je	-48
2015 pui	-80
2015 pui je	-64
3	-155
3 moi	-52
35	-45
35 4	-43
38 9	-46
38 _ ide	57
38 ans	96
38 ans ide	77
39	-99
4	-79
4 au	-43
4e	55
4e vue	55
4e vue avec	44
5	-118
5 ans	-44
6	-57
7	-91
7 sa	-49
70	-44
8	-49
9	-51
9 et	-46
a	217
a 10	-82
a 10 je	-66
a 17h	-85
a 3	-52
a 38	-46
a _ acte	138
a _ bon	203
a _ bruler	70
a _ de	-52
a _ depu	-65
a _ du	47
a _ heur	59
a _ jurer	44
a _ merc	44
a _ mort	68
a _ qui	52
a _ semain	55
a _ siest	45
a avoir	89
a avoir des	71
a chang	53
a cinq	44
a deja	61
a deja achet	49
a demand	46
a du	-46
a ecrit	67
a ecrit dan	54
a etre	49
a fait	73
a fait jurer	58
a gauch	-50
a imaginer	53
a jour	74
a jour merc	59
a l	270
a l acte	184
a l aide	44
a la gorg	44
a la mort	56
a la siest	60
a laiss	120
a laiss sortir	45
a laiss un	51
a me	114
a me bruler	93
a me fair	-52
a me foutr	51
a mes	105
a mes goss	44
a mes jour	51
a mes medicament	-45
a mettr	64
a mettr fin	51
a minh	-51
a mon	-48
a personn	46
a plat	-50
a post	51
a quoi	338
a quoi bon	270
a respirer	-53
a reten	93
a rien	225
a ses	50
a sort	64
a sort le	51
a troi	74
a troi semain	59
a une	162
a une heur	79
a une qui	70
a vivr	102
abim	80
abim _ de	48
abim refus	80
abim refus de	64
absenc	75
accident ne	52
achet	61
achet la	61
achet la cord	49
acord	-48
acte	230
acte ce	55
acte ce week	44
acte lund	176
adie	109
adie a	105
adie a mes	44
adie et	51
ado _ 13	48
ado de	80
ado de 13	64
after	-60
agriculteur endett	68
agriculteur endett il	55
ai	497
ai _ a	114
ai _ d	55
ai _ dan	53
ai _ de	102
ai _ donner	58
ai _ du	89
ai _ envi	72
ai _ fait	85
ai _ la	72
ai _ mal	-55
ai _ mourir	-98
ai _ pens	55
ai _ que	-109
ai _ une	55
ai arret	115
ai arret mon	92
ai bu	149
ai bu du	119
ai chois	61
ai chois le	49
ai craq	84
ai cru	-149
ai cru mourir	-67
ai degueul	-53
ai deja	141
ai deja fait	113
ai demand	55
ai demand a	44
ai des pens	73
ai du	-141
ai du mal	-73
ai ecrit	77
ai ecrit une	44
ai encor	66
ai encor la	53
ai envi	183
ai envi de	146
ai eu	-46
ai faill donner	77
ai faill mourir	-64
ai fait une	66
ai froid	-43
ai gare	54
ai gare la	43
ai jete	-59
ai jete mes	-47
ai la	-65
ai le	-119
ai le cafard	-44
ai les	-45
ai mal	-132
ai mal au	-57
ai mal en	-49
ai parl	46
ai perd	-49
ai peur d	73
ai peur que	-114
ai plu	110
ai pri	52
ai rate	-68
ai rate le	-54
ai recommenc	116
ai recommenc a	93
ai replong	88
ai replong dan	71
ai soif	-82
ai une	-53
ai vu	99
ai vu son	52
aide	55
aide soignant	55
aide soignant de	44
aimer	164
aimer _ endormir	70
aimer autant	47
aimer m	117
aimer m endormir	94
air	103
air _ je	-45
air depu	64
air depu des	51
air quand	-75
air quand je	-60
al	-138
alcool	88
alcool _ les	53
alcool et	88
alcool et les	71
alla	-63
allait	96
allait tre	63
allait tre mal	51
allant	96
allant _ boulot	58
allant au	96
allant au boulot	77
allong	-116
ami	65
ami fait	65
ami fait des	52
amie	-48
amie s	-48
and	-160
ando	-63
angoiss	94
angoiss _ de	78
angoiss pens	130
angoiss pens de	104
anne	-93
ano	-70
ans	516
ans _ est	48
ans _ qu	69
ans _ scarif	48
ans _ suicidair	57
ans demand	-44
ans dit	116
ans dit qu	92
ans ide	96
ans ide suicidair	77
ans que	44
ans s	80
ans s est	64
ans se	80
ans se scarif	64
ant	-47
antecedent	58
antecedent _ ts	57
antecedent de	96
antecedent de ts	77
antidepresseur	91
antidepresseur _ ai	55
antidepresseur j	91
antidepresseur j ai	73
anu	-96
anu _ je	-49
anu et	-82
anu et je	-66
apht	-52
apht je	-52
appell	80
appellent	82
appellent _ balein	49
appellent la	82
appellent la balein	65
appetit	97
appetit et	97
apr	-191
apr le	-97
arret	97
arret _ de	-46
arret _ j	-49
arret _ traitement	69
arret a	49
arret et	-82
arret et j	-66
arret la	77
arret mon	115
arret mon traitement	92
arret parc	53
arret pas	-116
arret pas de	-93
arreter _ pilul	-53
arreter la	-115
arreter la pilul	-71
arreter le	-49
as	-74
assi	-71
at	-46
attend	128
attend mon	52
au	-98
au _ et	-57
au _ ils	49
au _ j	82
au _ je	-48
au _ quand	-49
au _ volontairement	58
au boulot	53
au boulot volontairement	77
au bout du	-46
au bout j	56
au bra	55
au bra elle	44
au colleg	82
au colleg ils	65
au courant	66
au courant j	53
au fondement	-71
au fondement quand	-57
au front	-53
au garag	54
au garag et	43
au march	-45
au sang	244
au sport	-92
au sport et	-74
au suicid	47
au thermometr	-43
au ventr	-45
au yoga	-46
auss que	-44
autant	88
autant ne	47
autour	66
autour du	66
autour du cou	53
autr	-131
autr _ que	-43
autr issu	-101
autr issu que	-58
aux _ elle	44
aux toilett	73
aux toilett elle	58
avai	-63
avait	51
avait parl	51
avaler	92
avaler _ jour	60
avaler un	100
avaler un jour	80
avancer	52
avant et	62
avant et ce	50
avec	280
avec _ boit	55
avec _ cise	48
avec _ clop	52
avec _ du	44
avec _ lame	58
avec _ mycos	-78
avec ces	-175
avec ces mycos	-104
avec des	145
avec des cise	64
avec des clop	70
avec des entaill	44
avec elle	114
avec elle du	59
avec la	55
avec la boit	73
avec lui	84
avec mes dett	55
avec son	59
avec son parkinson	48
avec tendress	-48
avec une	51
avec une lame	77
avi	96
avi rapid	96
avion	-80
avoir	179
avoir _ boss	54
avoir _ mang	54
avoir des	89
avoir des boss	71
avoir trop	89
avoir trop mang	71
baguett	-98
baguett _ je	-59
baguett mai	-98
baguett mai je	-78
bain	80
bain _ des	48
bain avec	80
bain avec des	64
balcon	74
balein	82
balein _ hier	49
balein et	82
balein et hier	65
barr	-53
barr au	-53
batter	-78
batter plu	-68
batter plu de	-54
beau	-73
beau _ est	-44
beau frer	-73
beau frer est	-58
beaucoup	-43
beaucoup en	-43
bebe	196
bebe _ la	45
bebe _ troi	44
bebe a	206
bebe a la	60
bebe a troi	59
besoin	167
besoin _ un	78
besoin d	130
besoin d un	104
bien	-134
bientot	129
bientot elle	50
bientot on	68
bientot on sera	55
blag	61
boit	90
boit _ medicament	55
boit de	90
boit de medicament	73
bon	410
bon _ a	61
bon _ encor	98
bon _ personn	45
bon continuer	176
bon continuer a	82
bon continuer personn	60
bon respirer	163
bon respirer encor	130
boss _ me	54
boss _ nuit	-51
boss de	-85
boss de nuit	-68
boss pour	89
boss pour me	71
bouch	-91
bouch et	-53
boud	-68
boud just	-68
boud just et	-54
boulot	72
boulot je	-43
boulot plu	69
boulot plu de	55
boulot vide	-50
boulot volontairement	96
bourdonn	-50
bout du	-58
bout du roule	-46
bout j	70
bout j ai	56
bouton	-139
bra _ ce	-50
bra _ refus	48
bra _ une	58
bra abim	80
bra abim refus	64
bra avec	97
bra avec une	77
bra elle	55
bra elle dit	44
bra est	-83
bra est ce	-66
bra tout	-46
brul _ des	52
brul avec	87
brul avec des	70
bruler	116
brulur	-69
bu	191
bu _ deboucheur	89
bu du	191
bu du deboucheur	119
burn out	53
bus	147
bus _ me	77
bus pouvait	128
bus pouvait me	102
buter	70
c _ ce	44
c _ le	-47
c est ce	58
c est le	-63
ca	461
ca _ arret	46
ca _ longtemp	49
ca _ mal	44
ca _ voit	59
ca bourdonn	-50
ca faisait	82
ca faisait longtemp	65
ca fait mal	58
ca m	74
ca me soulag	49
ca pass	-44
ca recommenc	57
ca remplac	55
ca remplac les	44
ca s	77
ca s arret	62
ca se	98
ca se voit	78
ca siffl	-75
ca va	87
ca va pas	70
cachet je	46
cafard	-55
cafard depu	-55
cafard depu qu	-44
calcul	75
can	-61
cancer	-176
cap	54
cap j	54
cap j ai	43
cardiolog	-68
ce	317
ce _ ca	69
ce _ en	58
ce _ end	108
ce _ et	-62
ce _ je	96
ce _ regl	77
ce _ san	-45
ce _ un	-86
ce matin en	77
ce matin et	-83
ce messag	75
ce messag il	60
ce qu	-82
ce que	178
ce que ca	92
ce que je	52
ce regim	-75
ce regim san	-60
ce sera	62
ce sera pas	50
ce serait	128
ce serait regl	102
ce soir	176
ce soir je	77
ce soit	-143
ce soit un	-114
ce week	180
ce week end	144
ces	-243
ces demangeaison	-90
ces mycos	-130
ces temp	50
cet	53
cet ete	53
cett	-81
cett rage	-51
cett tou	-51
chaleur	-62
chang je	53
changement	91
changement _ antidepresseur	55
changement d	91
changement d antidepresseur	73
chaq	57
chaq _ que	48
chaq foi	80
chaq foi que	64
chat et	-46
chat sinon	49
chaud	-55
che	-77
cherch _ internet	67
cherch _ psy	-54
cherch sur	112
cherch sur internet	89
cherch un	-115
cherch un psy	-72
cherchez	160
cherchez pas	160
cherchez pas son	51
chevill	-77
chez leur	55
chez leur pere	44
chien	-67
chien a	-65
chien sinon	53
chois	61
chois le	61
chois le jour	49
cholesterol docteur	53
chos	131
chos _ rejoindr	78
chos le	97
chos le rejoindr	78
chui	153
chui au	70
chui au bout	56
chui serieus	110
ci j	50
cinq semain	44
cise	80
cise _ abim	48
cise bra	80
cise bra abim	64
class	46
class _ second	44
class de	49
class de second	58
clop	87
clop _ ca	52
clop quand	87
clop quand ca	70
cmp	62
cmp me	62
cmp me donn	50
coeliaq	-98
coeur expr	115
cogn _ a	54
cogn jusq	89
cogn jusq a	71
colleg	82
colleg _ l	49
colleg ils	82
colleg ils l	65
coloc	63
coloc a	63
coloc a laiss	51
com	-166
combien	254
combien _ dolipran	97
combien _ insulin	74
combien d	123
combien d insulin	98
combien de	132
combien de dolipran	129
come	-48
comm	-125
comm un	-102
comm une blag	49
commenc	74
commenc a	74
comment	90
comment _ san	106
comment en	-48
comment mourir	176
comment mourir san	141
como	-105
complet	-72
comprim _ cote	60
comprim de	57
comprim de cote	80
comprim pour	-59
comprim pour la	-47
compt	97
compt _ feter	51
compt pas	85
compt pas feter	68
con	-241
con la	-66
connaitr	-54
connaitr le	-54
connaitr le resultat	-44
continuer	176
continuer _ ne	45
continuer _ vivr	61
continuer a	102
continuer a vivr	82
continuer personn	75
continuer personn ne	60
contr	152
contr _ mur	110
contr le	207
contr le mur	166
copain	61
copain menac	61
copain menac de	49
copi	67
copi qu	67
copi qu elle	54
copin	50
copin elle	50
cord	293
cord _ dan	145
cord est	242
cord est dan	194
cort	-56
cote	49
cote _ tout	60
cote droit	-44
cote pour	100
cote pour tout	80
cou	46
cou et	66
cou et mal	53
coup	178
coup _ me	58
coup _ soir	65
coup _ volant	58
coup de	103
coup de volant	77
coup hier	108
coup hier soir	87
coup ne	97
coup ne me	77
couper	84
couper _ hier	50
couper et	84
couper et hier	67
cour	-86
cour _ ca	-45
cour et	-75
cour et ca	-60
courant	66
courant j	66
courant j ai	53
covid long	53
cramp	-46
craq	84
crayon	97
crev	-122
crev je	-67
crev je dormir	-54
crever	210
crever 35	-43
crever _ de	47
crever _ g	129
crever pck	216
crever pck g	172
crever pour	79
crever pour de	63
cris	-161
cris d	-57
cris de	-66
croient	61
croient que	61
croient que je	49
cru	-149
cru mourir	-83
cuand	-58
cuiss	75
d	351
d _ a	48
d _ embol	-48
d _ et	103
d _ finir	64
d _ issu	-61
d _ j	55
d _ pour	74
d _ quand	-45
d _ rdv	78
d _ seul	55
d _ suicidair	-49
d _ trop	54
d adie	156
d adie a	84
d air	-75
d air quand	-60
d antecedent	96
d antecedent de	77
d antidepresseur	91
d antidepresseur j	73
d apht	-52
d appetit	97
d appetit et	78
d autr	-122
d autr issu	-81
d avoir	89
d avoir trop	71
d en	107
d en finir	86
d envi	-54
d envi de	-44
d estomac	-50
d etre	92
d etre seul	73
d ide	-96
d ide suicidair	-65
d insulin	123
d insulin pour	98
d un	153
d un rdv	104
d une	-80
d une embol	-64
da	-231
dan	208
dan _ alcool	53
dan _ garag	145
dan _ platan	58
dan _ poitrin	-50
dan _ sall	68
dan l	78
dan l alcool	71
dan la	49
dan la famill	59
dan la poitrin	-66
dan la sall	64
dan le	123
dan le garag	194
dan le lit	-46
dan les	-159
dan mes	-57
dan mes jean	-46
dan quatr	62
dan quatr moi	50
dan sa	67
dan sa copi	54
dan un	96
dan un platan	77
day	-58
de	155
de 13	159
de 13 ans	127
de 14	112
de 14 ans	89
de 38	96
de 38 ans	77
de 4e	55
de 4e vue	44
de 5	-47
de 7	-49
de _ a	-74
de _ ans	212
de _ anu	-49
de _ besoin	78
de _ class	44
de _ crayon	58
de _ dan	46
de _ demand	57
de _ des	-70
de _ du	115
de _ et	52
de _ faut	72
de _ fill	55
de _ immeubl	44
de _ j	-57
de _ jeter	53
de _ lever	-51
de _ life	47
de _ ma	44
de _ pour	60
de _ regim	-45
de _ ses	48
de _ suicider	81
de _ tair	44
de _ tuer	69
de bain	80
de bain avec	64
de batter	-68
de batter plu	-54
de boulot	69
de boulot plu	55
de cachet	46
de ce	-75
de ce regim	-60
de cett	-102
de connaitr	-54
de connaitr le	-44
de cote	124
de cote pour	80
de dent	-57
de dolipran	161
de dolipran faut	129
de fatig	-124
de fievr	-61
de hont	-58
de l	-80
de l anu	-66
de l immeubl	59
de la	-114
de la life	63
de laisser	55
de laisser la	44
de lui	68
de lui et	55
de ma	124
de ma class	58
de mal	-68
de mal et	-54
de maman	92
de mard	66
de mard personn	53
de me	392
de me buter	56
de me jeter	70
de me lever	-68
de me suicider	108
de me tair	58
de me tuer	93
de medicament	92
de medicament de	73
de mfair	192
de mfair du	153
de mon	47
de mon mari	49
de mort	167
de mort besoin	104
de mourir en	58
de mourir il	-54
de mourir mai	49
de nouve	71
de nouve et	57
de nuit	-116
de nuit pas	-68
de paniq	-47
de paracetamol	99
de paracetamol il	79
de parler	80
de parler que	64
de plu	78
de plu en	63
de poid	107
de poid et	86
de prevenir	74
de prevenir ma	59
de regl	-62
de rese	-68
de rese j	-54
de retrait	55
de retrait depu	44
de sang	-61
de sauter	51
de se	59
de se pendr	49
de second	73
de second s	58
de souffl	53
de suicid	-44
de taill	97
de taill crayon	77
de tomat	-52
de touss	-116
de touss des	-93
de ts	96
de ts demand	77
de vie	-58
de vieilless	62
de vivr	148
de voir	80
de voir ses	64
de volant	96
de volant dan	77
de vomir	-79
de vrai	79
debarrass	68
debarrass de	68
debarrass de lui	55
deboucheur	149
debout	93
debout _ la	56
debout sur	93
debout sur la	75
dec	52
dec de	52
decision	53
decision est	53
degueul	-53
degueul tout	-53
deja	218
deja _ deu	44
deja _ la	57
deja achet	61
deja achet la	49
deja fait	122
deja fait deu	59
deja fait une	54
deja plu	53
del	-131
demain	72
demand	240
demand _ avi	57
demand _ ca	49
demand a	55
demand a l	44
demand si ca	65
demand un	148
demand un avi	77
demangeaison	-90
demissionner	-43
dent	-115
depo	-60
depu	-171
depu _ changement	55
depu _ matin	-62
depu _ mort	58
depu _ semain	64
depu ce	-103
depu ce matin	-83
depu des	101
depu des semain	51
depu hier	-129
depu janvier	53
depu l	-83
depu la mort	78
depu le	137
depu le changement	73
depu mar	66
depu mar j	44
depu qu	-55
depu qu il	-44
depu quelq	64
depu quelq semain	51
depu un	-72
depu un moi	-58
des	-68
des _ bra	48
des _ de	-71
des _ je	-47
des _ pour	67
des _ quand	52
des anne	-52
des boss	89
des boss pour	71
des cise	80
des cise bra	64
des clop	87
des clop quand	70
des cris	-68
des douleur	-68
des entaill	55
des entaill au	44
des ide	-62
des imag	44
des messag	50
des pens	91
des pens suicidair	73
des que	-96
des que je	-63
des recherch	65
des recherch sur	52
des semain	64
descend	-52
desd	-122
dess	118
dess _ serait	77
dess ce	128
dess ce serait	102
dett	67
dett je	69
dett je vau	55
deu	78
deu _ de	59
deu _ et	44
deu foi	-91
deu foi mon	-46
deu plaquett	99
deu plaquett de	79
deu tentativ	73
deu tentativ et	59
deuil	-64
di	-157
dia	-89
diabet	-71
dire	48
dis	68
dis qu	68
dis qu il	54
disent	203
disent _ me	122
disent de	203
disent de me	162
dispar	44
dispar avec	44
dit	505
dit _ elle	48
dit _ il	178
dit n	-46
dit qu	374
dit qu elle	64
dit qu il	237
dit que	123
dit que bientot	55
dit que ca	44
dix ans	44
do	-150
docteur	147
docteur _ vou	44
docteur cet	53
docteur je	94
docteur je vou	59
doi	-122
doigt	-57
dolipran	144
dolipran _ prendr	97
dolipran faut	161
dolipran faut prendr	129
dolor	-92
donn des	-47
donn la	-59
donn la mort	-48
donn rdv	62
donn rdv dan	50
donner	96
donner _ coup	58
donner un	96
donner un coup	77
dopo	-68
dor	-116
dor plu	-44
dormant	73
dormant _ est	44
dormant c	73
dormant c est	58
dormir	-124
dormir une	-67
dormir une semain	-54
dort	-87
dort trop	-68
dos	-102
dos en	-53
dos insomn	47
dose	47
dose il	50
douch	98
douch _ ou	59
douch la	98
douch la ou	78
douleur	-176
douleur _ la	-50
douleur dan	-83
douleur dan la	-66
douleur de	-56
douleur de regl	-45
droit	-81
droit tellement	-44
du	117
du _ a	-48
du _ et	49
du _ expr	69
du _ la	115
du _ sou	59
du _ un	56
du balcon	74
du boulot	-50
du bra	-46
du cardiolog	-68
du coeur	102
du coeur expr	92
du cou	66
du cou et	53
du deboucheur	149
du lexomil	-52
du lit	52
du mal	152
du mal a	-85
du mal c	-52
du mal la	153
du mal sou	78
du piquer	-46
du pont	93
du pont un	75
du roule	-58
du sang	-101
du travail	-55
duel	-61
dur	-49
e	-314
e a	-45
ecoulement	-95
ecri	61
ecri mes	61
ecri mes lettr	49
ecrit	193
ecrit _ lettr	46
ecrit dan	67
ecrit dan sa	54
ecrit que	50
ecrit une	55
ecrit une lettr	44
egal	50
el	-287
elev	194
elev _ ma	44
elev a	67
elev a ecrit	54
elev de	128
elev de 4e	44
elev de ma	58
ell	44
ell me	44
elle	206
elle _ a	44
elle _ balcon	44
elle _ demand	49
elle _ que	63
elle _ se	48
elle a	-68
elle a demand	65
elle allait	63
elle allait tre	51
elle dit	55
elle dit que	44
elle du	74
elle du balcon	59
elle ecrit	50
elle m	73
elle m a	58
elle ne	176
elle ne verr	54
elle ne veut	48
elle util	-55
elle va	-44
elle veut	80
elle veut se	64
em	-88
emball	-67
embol	-80
embol _ 2015	-48
embol en	-80
embol en 2015	-64
empech	174
emplo	53
en	61
en 2001	-48
en 2015	-80
en 2015 pui	-64
en _ air	109
en _ au	58
en _ avec	-78
en _ bebe	45
en _ c	44
en _ ce	75
en _ depu	-49
en _ je	-68
en _ les	88
en _ pui	-48
en _ qui	64
en a	123
en a une	70
en allant	96
en allant au	77
en crever	-43
en dormant	73
en dormant c	58
en el	-79
en fin	-58
en fin de	-47
en finir	276
en finir avec	-104
en finir ce	101
en finir qui	86
en haut	-54
en janvier	-57
en janvier je	-72
en janvier on	45
en juin	53
en l	181
en l air	145
en la	-142
en m	-62
en maison	55
en maison de	44
en mar	68
en mar et	54
en ordr	192
en ordr les	127
en parl	114
en parler	-48
en peu	-147
en peu plu	-117
en plu	78
en plu souvent	48
en respirant	-43
en terminer	55
en urinant	-61
en urinant et	-49
en verit	75
en verit bebe	60
en vie	65
en vrai	61
en vrai j	49
enceint	-49
enceint de	-49
encor	335
encor _ hier	65
encor coup	108
encor coup hier	87
encor la	66
encor la marq	53
end	171
end quand	55
end quand les	44
endett	68
endett il	68
endett il dit	55
endormir	152
endormir _ que	46
endormir et	133
endormir et ne	45
endormir et que	62
enfant	177
enfant _ la	47
enfant seront	55
enfant seront chez	44
enfant vivement	78
enfant vivement la	62
enferm	80
enferm _ la	48
enferm dan	80
enferm dan la	64
enfiler	-46
enfiler mon	-46
entaill	128
entaill _ poignet	44
entaill au	55
entaill au bra	44
entaill les	73
entaill les poignet	58
entend	-51
entend plu	-50
envi	382
envi _ me	94
envi _ mfair	115
envi _ vomir	-48
envi de	321
envi de connaitr	-44
envi de me	125
envi de mfair	153
envi de vomir	-64
epaul	-52
epaul me	-44
epuis j	61
epuis j ai	49
era	-48
erreur	-57
es	-61
essa	-48
essuyant	-49
est	285
est _ et	-73
est _ le	145
est _ ne	58
est _ ordr	108
est agriculteur	68
est agriculteur endett	55
est au	66
est au courant	53
est ce que	50
est coup	97
est coup ne	77
est dan	242
est dan le	194
est donn	-59
est donn la	-48
est egal	50
est elle	-55
est elle util	-44
est en	126
est en ordr	144
est enferm	80
est enferm dan	64
est eteint	63
est eteint elle	51
est le	-79
est mort	-226
est mort et	-98
est pas	44
est pris	53
est profond	108
est tout	51
esta	-128
este	-53
esto	-144
estomac	-103
et	333
et _ a	76
et _ bra	-50
et _ ca	46
et _ calcul	45
et _ dan	44
et _ elle	49
et _ fill	-54
et _ idee	64
et _ j	109
et _ je	51
et _ lam	53
et _ m	44
et _ me	69
et _ ne	-113
et _ siffl	-45
et _ sui	-49
et ca	-156
et ca siffl	-60
et ce	62
et ce sera	50
et ces	50
et des	-54
et dit qu	51
et dort	-83
et dort trop	-54
et ell	44
et envi	-58
et envi de	-46
et franchement	47
et hier	165
et hier elle	65
et hier j	67
et honnetement	50
et il	216
et il a	49
et il gard	55
et j	55
et j ose	57
et je calcul	60
et je m	59
et je me	57
et je ne	-108
et je sui	-66
et l	119
et l idee	86
et le	-134
et le bra	-66
et les	156
et les ide	54
et les lam	71
et ma	-121
et ma fill	-72
et mal	48
et mal a	53
et ne parl	-54
et ne plu	45
et parf	52
et personn	73
et personn dan	59
et que	138
et que ca	62
et rien	-53
et si	63
et trouv	54
et trouv le	43
et un	-61
et un ecoulement	-49
etag	75
etag _ la	45
etag par	75
etag par la	60
etai	157
etai _ sur	56
etai debout	93
etai debout sur	75
etai plu	64
etai plu la	51
etait	-84
ete	101
ete je	53
eteint	63
eteint elle	63
eteint elle allait	51
etre	360
etre _ avec	79
etre la	47
etre mort	129
etre ne	56
etre seul	92
etre seul avec	73
eu	-69
eu une	-46
eux	98
ex	130
ex _ qu	54
ex dit	90
ex dit qu	72
examen	-48
expr	249
expr de	59
expr de plu	48
expr trop	46
fa	-69
fai	-50
fai _ mal	59
fai du	98
fai du mal	78
faill _ d	-48
faill _ un	58
faill donner	96
faill donner un	77
faill mourir	-80
faill mourir d	-64
fair _ soir	48
fair ce	80
fair ce soir	64
faisait	82
faisait _ a	49
faisait longtemp	82
faisait longtemp a	65
fait _ de	46
fait _ tentativ	85
fait _ ts	49
fait des recherch	52
fait deu	44
fait deu tentativ	59
fait dix	44
fait gri	-55
fait gri la	-44
fait jurer	73
fait jurer de	58
fait mal de	58
fait pas	-68
fait pas de	-54
fait un	-133
fait une	150
fait une tentativ	54
fait une ts	66
famill	48
famill _ en	44
famill n	73
famill n en	59
fatig	49
fatig _ la	46
fatig _ pert	64
fatig de	76
fatig de la	61
fatig vertig	107
fatig vertig pert	86
fatigu	75
fatigu _ verit	45
fatigu en	75
fatigu en verit	60
faudrait	213
faudrait _ quelq	104
faudrait et	50
faudrait que	174
faudrait que quelq	139
faut	183
faut _ l	55
faut _ pour	97
faut il l	73
faut prendr	161
faut prendr pour	129
femm	142
femm j	52
fenetr	111
fenetr _ je	78
fenetr et	75
fenetr et je	60
fenetr ouvert	55
fenetr ouvert je	44
fera	49
fera rien	49
ferritin	-43
feter	85
feter _ 20	51
feter mes	85
feter mes 20	68
fievr	-67
fil de	69
filh	-46
fill	141
fill _ 13	48
fill _ 14	48
fill de	114
fill de 13	64
fill de 14	64
fill des	50
fill ne	-46
fin	82
fin a	64
fin a mes	51
fin de	-59
fin de vie	-47
finir	245
finir _ ces	-78
finir _ revient	64
finir _ week	75
finir avec	-130
finir avec ces	-104
finir ce	126
finir ce week	101
finir qui	107
finir qui revient	86
flott	-57
flott dan	-57
flott dan mes	-46
foi _ je	55
foi mon	-57
foi que	91
foi que je	73
fondement	-71
fondement quand	-71
fondement quand je	-57
for	-87
foutr	181
foutr _ l	109
foutr en	181
foutr en l	145
franchement	47
franchement j	47
frer _ il	45
frer a	64
frer a sort	51
frer est	-111
frer s	75
frer s il	60
froid	-43
froid a	-43
front	-79
front depu	-53
fuit	-46
fuit urinair	-46
fusil	132
fusil et	64
fusil et dit	51
fusil pre	68
fusil pre du	55
g	216
g _ rate	129
g tt	216
g tt rate	172
garag	296
garag et	54
garag et trouv	43
gard	78
gard le	68
gard le fusil	55
gare la	54
gare la voitur	43
gargant	-52
gauch	-65
gauch depu	-50
geno	-67
genr	61
genr vraiment	61
genr vraiment pas	49
glyqu	-82
glyqu _ 10	-49
glyqu a	-82
glyqu a 10	-66
gonfl	-82
gorg	47
goss	55
grand	-106
grand _ est	-47
grand mere	-88
grand mere est	-62
grat	-62
grat partout	-62
grat partout san	-50
gratt	-103
gri	-55
gri la	-55
gri la luminotherap	-44
ha	-142
hace	-71
he	-84
hemoglobin	-82
hemoglobin _ a	-49
hemoglobin glyqu	-82
hemoglobin glyqu a	-66
heur	97
heur et	52
hier	268
hier _ ai	50
hier _ etai	56
hier _ la	65
hier _ sui	44
hier elle	82
hier elle a	65
hier j	177
hier j ai	67
hier j etai	75
hier je	74
hier je sui	59
hier soir	55
hier soir la	87
historiq	65
ho	-138
honnetement	50
honnetement vivr	50
hont	-51
hont quand	-46
hora	-59
hui mai	49
i	-225
i m	-56
ibuprofen	-48
ide _ scenaris	57
ide reviennent	68
ide suicidair scenaris	77
idee	105
idee _ en	64
idee d	107
idee d en	86
il	491
il _ a	73
il _ appell	48
il _ arreter	55
il _ plait	45
il _ qu	47
il _ trop	45
il a	123
il a deja	49
il avait	51
il boud	-68
il boud just	-54
il dit	146
il dit qu	62
il dit que	55
il fait	-71
il fait gri	-44
il faudrait	50
il gard	68
il gard le	55
il l	91
il l arreter	73
il m	80
il m appell	64
il ne se	-54
il rale	-43
il repond	51
il sera	75
il sera trop	60
il souffr	-43
il va	139
il va regler	51
il va se	72
il vou	75
il vou plait	60
il y	99
il y a	79
ils	182
ils _ appellent	49
ils l	82
ils l appellent	65
ils seraient	64
ils seraient soulag	51
imag	44
imag ou	44
imagin	74
imagin _ avec	44
imagin sauter	74
imagin sauter avec	59
imaginer	53
imaginer ma	53
immeubl	74
immeubl _ je	44
immeubl hier	74
immeubl hier je	59
import mon	53
import quoi	-46
in	-143
infirmier	105
infirmier je	50
infirmier scolair	55
insomn	95
insomn _ pens	78
insomn angoiss	130
insomn angoiss pens	104
insomn je	-49
insomn plu	47
insulin	79
insulin _ ne	74
insulin pour	123
insulin pour ne	98
insupportabl	-47
insupportabl au	-43
internet	107
internet _ mourir	67
internet comment	112
internet comment mourir	89
ira	54
ira mieu	54
ira mieu san	44
is	-87
issu	-101
issu _ la	-43
issu que	-72
issu que la	-58
it	-82
j	703
j _ arret	69
j _ bu	89
j _ craq	50
j _ cru	-89
j _ debout	56
j _ deja	85
j _ du	-85
j _ ecrit	46
j _ envi	110
j _ la	-50
j _ le	-74
j _ m	70
j _ mal	-79
j _ pens	76
j _ plu	66
j _ recommenc	70
j _ replong	53
j _ soif	-49
j _ vu	59
j ai	451
j ai arret	92
j ai bu	119
j ai chois	49
j ai craq	67
j ai cru	-119
j ai deja	113
j ai demand	44
j ai du	-113
j ai ecrit	62
j ai encor	53
j ai envi	146
j ai gare	43
j ai jete	-47
j ai la	-52
j ai le	-95
j ai mal	-105
j ai rate	-54
j ai recommenc	93
j ai replong	71
j ai soif	-66
j ai vu	79
j aimer	164
j aimer m	94
j arret	-165
j arret pas	-93
j attend	94
j avai	-63
j ecri	61
j ecri mes	49
j entend	-50
j etai	93
j etai debout	75
j ose	71
j ose pas	57
j tien	110
j tien plu	88
j y	201
j y pens	101
ja	-58
jai	192
jai _ de	115
jai envi	192
jai envi de	153
janvier _ cherch	-54
janvier je cherch	-72
janvier on	57
janvier on m	45
je	1053
je _ a	207
je _ allong	-70
je _ arreter	-98
je _ brul	52
je _ coeliaq	-59
je _ cogn	54
je _ crever	47
je _ d	-46
je _ de	-125
je _ en	57
je _ etre	51
je _ fatig	46
je _ imagin	44
je _ laiss	44
je _ maigr	-55
je _ mang	-47
je _ me	148
je _ mes	91
je _ mont	44
je _ mourir	56
je _ partir	46
je _ pas	173
je _ pour	-103
je _ redescend	44
je _ seul	48
je _ sou	-49
je _ sui	-70
je _ support	-54
je _ sur	115
je _ taillad	58
je _ tue	-55
je _ voi	-43
je boss	-85
je boss de	-68
je calcul	75
je cherch sur	89
je cherch un	-92
je commenc	56
je commenc a	45
je compt	85
je compt pas	68
je cour	-85
je cour et	-60
je demand	104
je dispar	44
je doi	-61
je dor	-63
je dormir	-67
je dormir une	-54
je fai	-118
je flott	-57
je flott dan	-46
je l	-64
je m allong	-93
je m imagin	59
je mang	-52
je manq	-75
je manq d	-60
je me	319
je me brul	70
je me cogn	71
je me dis	54
je me fai	55
je me grat	-50
je me retourn	-46
je me scarif	57
je me sui	-94
je me taillad	77
je me tue	-74
je merit	104
je merit pas	83
je met	100
je met mes	80
je meur	-128
je meur d	-44
je meur de	-59
je n	77
je n ai	48
je n en	-63
je n etai	51
je ne	-96
je ne maigr	-74
je ne mang	-62
je ne me	57
je ne passer	43
je ne support	-72
je ne voi	-58
je par	96
je par et	49
je pass	187
je pass a	44
je pass sur	64
je pens	325
je pens a	185
je perd	-52
je peu	-98
je peu plu	-79
je piss	-82
je piss san	-66
je pleur	-51
je pouv	56
je pouv ne	44
je prendr	-80
je prendr l	-64
je rate	-67
je rate le	-54
je regard	75
je regard le	60
je regl	54
je regl ca	44
je rester	65
je rester en	52
je reve	52
je revis	61
je revis en	49
je sai	50
je saign	-82
je saign de	-66
je sera	179
je sera mort	92
je sui	132
je sui assi	-57
je sui au	-46
je sui coeliaq	-78
je sui fatig	61
je sui mont	59
je sui mort	-118
je sui redescend	59
je sui seul	63
je sui son	44
je sui sou	-66
je sui un	140
je tien	69
je tire	53
je travers	59
je travers san	48
je tuer	-166
je tuer pour	-133
je vai	73
je vai en	68
je vai me	94
je vai mourir	-66
je vau	69
je vau plu	55
je veu	289
je veu arreter	-92
je veu crever	63
je veu en	-72
je veu me	89
je veu mourir	170
je veu partir	61
je vien	100
je vien de	64
je voi	43
je voi pas	52
je vou	74
je vou laiss	59
je voudr	78
je voudr en	44
je voudr etre	68
jean	-57
jean san	-57
jean san regim	-46
jen	193
jen _ plu	116
jen peu	193
jen peu plu	155
jete	-59
jete mes	-59
jete mes comprim	-47
jeter	177
jeter _ le	54
jeter _ une	53
jeter sou	177
jeter sou le	72
jeter sou une	70
jeud	47
jeud je	54
jeud je ne	43
jeun	-52
jme	207
jme _ la	124
jme tape	207
jme tape la	166
joue	-83
jour	293
jour _ de	44
jour ca	61
jour ca me	49
jour merc	74
jour merc de	59
journ	-47
judiciair	54
judiciair jeud	54
judiciair jeud je	43
juin	53
juin rien	53
jurer	73
jurer _ me	44
jurer de	73
jurer de me	58
jusq	304
jusq _ avoir	54
jusq _ sang	146
jusq a	89
jusq a avoir	71
jusq au	231
jusq au sang	195
just	-117
just et	-68
just et dort	-54
jvai	193
jvai _ tuer	116
jvai me	193
jvai me tuer	155
jveu	410
jveu _ pck	129
jveu _ sa	117
jveu crever	216
jveu crever pck	172
jveu mourir	195
jveu mourir sa	156
kardegic	-82
l	251
l _ d	64
l _ hier	44
l _ lund	106
l acte	230
l acte ce	44
l acte lund	141
l aide	55
l aide soignant	44
l air	181
l air depu	51
l alcool	88
l alcool et	71
l anu	-93
l anu et	-66
l appellent	82
l appellent la	65
l arreter	91
l avancer	52
l avion	-80
l epaul	-52
l ete	67
l idee	107
l idee d	86
l immeubl	74
l immeubl hier	59
l oeil	-64
la _ a	-44
la _ ca	59
la _ contr	110
la _ de	118
la _ en	-62
la _ envi	81
la _ est	177
la _ et	95
la _ je	157
la _ la	57
la _ n	44
la _ serait	64
la _ y	-43
la balein	82
la balein et	65
la boit	122
la boit de	97
la chevill	-54
la cord	303
la cord est	194
la douch	98
la douch la	78
la famill	61
la famill n	59
la fenetr	111
la fenetr et	60
la fenetr ouvert	44
la ferritin	-43
la fin	78
la gorg	54
la joue	-45
la journ	-47
la life	79
la life je	63
la luminotherap	-55
la luminotherap est	-44
la marq	66
la marq autour	53
la mort	175
la mort de	78
la mort serait	86
la mort tou	56
la mtn	192
la naus	-48
la nuit	-130
la ou	98
la ou ca	78
la pilul	-93
la plai	108
la plai est	87
la pmi	75
la pmi me	60
la poitrin	-83
la poitrin et	-66
la rambard	93
la rambard du	75
la sall	80
la sall de	64
la siest	75
la siest je	60
la sleev	-72
la tension	-72
la tension par	-47
la tete contr	147
la vie	171
la vie envi	108
la vie je	61
la voitur	70
la voitur au	43
laiss	234
laiss _ papier	44
laiss mes	74
laiss mes papier	59
laiss sortir	57
laiss sortir ca	45
laiss un	63
laiss un mot	51
laisser	103
laisser la	55
laisser la fenetr	44
laisser mourir	49
lam	88
lame	92
lame _ taill	58
lame de	97
lame de taill	77
lanc	-94
lapin	-47
larm	55
larm je	55
larm je sui	44
las	-144
le	-142
le _ a	-88
le _ d	48
le _ de	91
le _ depu	-50
le _ du	-77
le _ est	-76
le _ etag	45
le _ il	45
le _ jusq	124
le bra	-119
le bra est	-66
le cafard	-55
le cafard depu	-44
le cap	54
le cap j	43
le changement	91
le changement d	73
le chien	-80
le chien a	-52
le cmp	62
le cmp me	50
le cote	-54
le dec	52
le fusil	132
le fusil et	51
le fusil pre	55
le garag	242
le jour	61
le jour ca	49
le lit	-58
le lit et	-46
le menton	-45
le metr	90
le mond	76
le mond ira	44
le mond serait	47
le montrer	71
le mur	207
le mur jusq	166
le poisson	-44
le portabl	50
le provoquer	52
le quatriem	75
le quatriem etag	60
le rappel	-68
le rappel du	-54
le rdv	-67
le rejoindr	97
le resultat	-54
le servic	-62
le temp	93
le toit	74
le toit de	59
le tuya	54
le viaduc	80
le viaduc il	64
le zolpidem	-49
les	328
les _ aux	44
les _ avec	58
les _ me	116
les _ sont	72
les bra	56
les bra avec	77
les chat	49
les enfant	44
les enfant seront	44
les ide	68
les ide reviennent	54
les lam	88
les larm	55
les larm je	44
les lettr	159
les lettr sont	127
les matin	107
les pied	-45
les poignet	45
les poignet aux	58
les voi	203
les voi me	162
lettr	295
lettr _ post	95
lettr d	55
lettr d adie	44
lettr sont	159
lettr sont post	127
leur	55
leur pere	55
leve pour	49
lever	-85
lever _ 17h	-51
lever a	-85
lever a 17h	-68
levothyr	-87
levothyr par	-51
lexomil	-52
lexomil ca	-52
life	75
life _ veu	47
life je	79
life je veu	63
like	-48
liquidation	54
liquidation judiciair	54
liquidation judiciair jeud	43
lirez	75
lirez _ messag	45
lirez ce	75
lirez ce messag	60
lit et	-58
lit et envi	-46
lo	-47
long	45
long plu	53
longtemp	150
longtemp _ mourir	49
longtemp a	82
longtemp a mourir	65
los	-127
lui	184
lui et	112
lui et il	55
lumbag	-44
luminotherap	-55
luminotherap est	-55
luminotherap est elle	-44
lund	160
m	543
m _ et	80
m _ fait	44
m _ reten	56
m _ sauter	44
m a	191
m a fait	58
m a laiss	45
m a reten	75
m allong	-116
m appell	80
m empech	174
m endormir	163
m endormir et	107
m epuis j	49
m essuyant	-49
m est	50
m imagin	74
m imagin sauter	59
m y	53
ma	249
ma _ a	62
ma _ de	132
ma _ est	52
ma _ mere	-47
ma _ ne	-44
ma _ quand	44
ma class	73
ma class de	58
ma coloc	63
ma coloc a	51
ma decision	53
ma femm	126
ma fill	100
ma fill de	91
ma grand	-78
ma grand mere	-62
ma meilleur	-48
ma mere repet	48
ma mere va	-54
ma mort	53
ma reverenc	53
ma soeur	74
ma soeur quand	59
ma ts	66
ma ts de	53
mai	69
mai _ sui	-43
mai _ y	44
mai genr	61
mai genr vraiment	49
mai j	74
mai j y	59
mai je sui	-57
maigr	-92
maigr _ thyroid	-55
maigr pas	-92
maigr pas thyroid	-74
main	-75
maison	53
maison de	55
maison de retrait	44
maison il	-43
mal _ la	91
mal _ mourir	44
mal _ mtn	115
mal a	-73
mal a la	44
mal au	-93
mal au fondement	-57
mal c	-65
mal c est	-52
mal de	46
mal de mourir	58
mal en	-61
mal en urinant	-49
mal et ne	-54
mal la	192
mal la mtn	153
mal sou	98
mal sou la	78
malais	-45
malais au	-45
male	-51
maman	92
mami	62
mang	-153
mang plu	-78
manger	-100
manger de	-52
manq	-75
manq _ air	-45
manq d	-75
manq d air	-60
mante	-46
mar	133
mar et	68
mar et les	54
mar j	55
mar j ai	44
march	-74
march trou	-45
mard	66
mard personn	66
mard personn n	53
mari	83
mari _ ne	58
mari je	62
mari je ne	78
marq	47
marq autour	66
marq autour du	53
marr	-54
mas	-51
mata	-54
matar	-50
matin	45
matin _ allant	58
matin en	96
matin en allant	77
matin et	-103
mau	46
mau de	50
me	190
me _ a	-124
me _ au	-64
me _ avec	52
me _ d	75
me _ dan	-56
me _ de	82
me _ dess	77
me _ el	-46
me _ en	99
me _ encor	65
me _ et	50
me _ fatigu	45
me _ jen	116
me _ jusq	67
me _ la	-58
me _ les	58
me _ pas	123
me _ qu	56
me _ seri	81
me _ si	-66
me _ sou	53
me brul	87
me brul avec	70
me bruler	116
me buter	70
me cherchez	160
me cherchez pas	128
me cogn	89
me cogn jusq	71
me couper	84
me couper et	67
me dis	68
me dis qu	54
me disent	203
me disent de	162
me donn rdv	50
me duel	-50
me fai	68
me fai du	78
me foutr	181
me foutr en	145
me grat	-62
me grat partout	-50
me jeter	88
me jeter sou	70
me laisser	49
me lanc	-94
me lever	-85
me lever a	-68
me muer	-58
me passer	128
me passer dess	102
me pese	-44
me punir	89
me punir d	71
me rest	53
me retourn	-58
me retourn dan	-46
me reveill	83
me reveill pas	57
me scarif	71
me scarif de	57
me sevrer	-52
me soulag	61
me soulag presq	49
me sui	-134
me sui encor	87
me sui fait	-50
me sui tord	-43
me suicider	247
me suicider seri	108
me taillad	97
me taillad les	77
me tair	73
me terrorisent	44
me trouv	75
me trouv fatigu	60
me trouver	74
me tue	-135
me tue au	-74
me tuer	264
me tuer jen	155
me tuer si	-54
medicament	113
medicament _ maman	55
medicament de	92
medicament de maman	73
medo	-44
megard	-59
meilleur ami	65
meilleur ami fait	52
meilleur amie	-48
menac	61
menac de	61
menac de se	49
menton	-45
merc _ prevenir	44
merc de	74
merc de prevenir	59
merd	54
merd le	54
merd le mond	44
mere	-88
mere _ mort	-47
mere est	-78
mere est mort	-62
mere repet	59
mere repet qu	48
mere va	-67
mere va me	-54
merit	104
merit _ de	63
merit pas	104
merit pas de	83
mes	409
mes 20	85
mes 20 ans	68
mes _ a	76
mes _ ans	51
mes _ de	60
mes _ vivement	47
mes comprim de	80
mes comprim pour	-47
mes dett	69
mes dett je	55
mes enfant	134
mes enfant vivement	62
mes goss	55
mes jean	-57
mes jean san	-46
mes jour	64
mes lettr	61
mes medicament	-57
mes papier	74
mes papier a	59
mes parent	61
mes parent croient	49
mes regl	-44
mes trajet	53
messag	175
messag _ adie	61
messag _ sera	45
messag d	101
messag d adie	81
messag il	75
messag il sera	60
met	100
met _ comprim	60
met mes	100
met mes comprim	80
metr	80
mettr	50
mettr fin	64
mettr fin a	51
meu	-106
meur	-128
meur d	-54
meur d envi	-44
meur de	-74
mfair	192
mfair _ mal	115
mfair du	192
mfair du mal	153
mi	-259
mieu	124
mieu _ moi	68
mieu san	113
mieu san moi	91
minh	-99
mio	-60
moi	304
moi _ j	66
moi _ me	50
moi _ mon	45
moi ce	54
moi ce soir	44
moi je	144
moi je sera	50
moi je sui	47
moi prevenez	75
moi prevenez mon	60
moi san	84
moi san me	67
moi svp	110
moi svp j	88
mollet	-46
mon	231
mon _ a	51
mon _ dit	69
mon _ du	69
mon _ en	-54
mon _ frer	-44
mon absenc	75
mon ado	-63
mon beau	-73
mon beau frer	-58
mon chien	53
mon cholesterol	53
mon copain	61
mon copain menac	49
mon ex	131
mon ex dit	72
mon fil de	55
mon frer	100
mon frer a	51
mon frer s	60
mon heur	52
mon levothyr	-51
mon mante	-46
mon mari	83
mon mari je	49
mon meilleur	65
mon meilleur ami	52
mon pere	-73
mon pere en	-72
mon poid	-72
mon poid je	-58
mon telephon	76
mon telephon est	61
mon traitement	115
mon traitement du	92
mond	76
mond _ mieu	68
mond ira	54
mond ira mieu	44
mond serait	59
mond serait mieu	47
mont	59
mont _ le	44
mont sur	74
mont sur le	59
montrer	71
mori	-44
morir	-73
morr	-97
morr de	-45
morrer	-59
mort	152
mort _ d	74
mort _ fatig	-75
mort _ je	-47
mort _ mon	58
mort apr	-45
mort avant	50
mort avant et	50
mort besoin	130
mort besoin d	104
mort d	-63
mort d un	-46
mort de	-79
mort de fatig	-99
mort de mon	78
mort en	-68
mort et	-122
mort et je	-62
mort je	53
mort que	95
mort que vivant	55
mort serait	107
mort serait un	86
mort tou	70
mort tou les	56
mot	63
mot ne	63
mot ne me	51
mou ca	44
mourir	202
mourir _ ai	-86
mourir _ dormant	44
mourir _ sert	117
mourir _ souffrir	106
mourir _ une	-48
mourir auss	-44
mourir c	-55
mourir ca	50
mourir d	-101
mourir d une	-64
mourir de	-46
mourir en	73
mourir en dormant	58
mourir il	-68
mourir il boud	-54
mourir j	-143
mourir j ai	-114
mourir mai	61
mourir mai genr	49
mourir sa	195
mourir sa sert	156
mourir san	176
mourir san souffrir	141
mtn	192
muer	-71
muer de	-45
muert	-70
mur	183
mur _ au	124
mur jusq	207
mur jusq au	166
my	-209
mycos	-139
n	225
n _ parl	44
n _ peu	-75
n _ plu	74
n a	53
n ai	59
n ai plu	48
n en parl	59
n en peu	-100
n est	66
n est au	53
n etai	64
n etai plu	51
n import	-46
na	-147
nada	-71
nao	-174
naus	-83
ne	453
ne _ cherchez	96
ne _ etre	62
ne _ mon	45
ne _ pas	-101
ne _ qu	58
ne _ reveill	43
ne _ se	74
ne fera	49
ne maigr	-92
ne maigr pas	-74
ne mang	-95
ne mang plu	-62
ne me	204
ne me cherchez	128
ne me reveill	57
ne parl	-68
ne parl pas	-54
ne pas	214
ne pas etre	44
ne pas se	98
ne pass	-53
ne passer	54
ne passer pas	43
ne plu	138
ne plu jama	45
ne remarquerait	75
ne remarquerait mon	60
ne se	-68
ne se fait	-54
ne souffrir	50
ne support	-90
ne support plu	-72
ne verr	67
ne verr pas	54
ne veu pas	-95
ne veu qu	78
ne veut	59
ne veut plu	48
ne vient	52
ne voi	-72
ne voi pas	-58
nez	-86
ni	-171
ni a	-80
night	-60
no	-275
no me	-62
noch	-68
noir	-110
noir je	-45
noit	-87
non	-226
notr	-56
notr vieu	-46
noue	-50
nourrir	49
nourrir les	49
nouve	71
nouve et	71
nouve et j	57
nuit	-323
nuit _ envi	-51
nuit complet	-69
nuit pas	-85
nuit pas envi	-68
null	-59
null pour	-57
null pour penser	-45
o	-239
oeil	-64
of	-67
on _ trouver	44
on a	-57
on m	62
on m a	50
on me	74
on me trouver	59
on sera	68
on sera debarrass	55
oncl	-76
oncl s	-47
ordr	192
ordr _ lettr	95
ordr les	159
ordr les lettr	127
os	-80
ose	71
ose pas	71
ose pas le	57
ou	142
ou _ se	59
ou ca	98
ou ca se	78
ou je	44
ou mourir	50
out depu	53
ouvert je	55
ouvert je voudr	44
ouvert le	-45
panic	-53
paniq	-47
papier	47
papier _ jour	44
papier a	74
papier a jour	59
par	-97
par _ fenetr	45
par erreur	-57
par et	61
par et il	49
par la	75
par la fenetr	60
par megard	-59
para	-98
paracetamol	89
paracetamol _ y	59
paracetamol il	99
paracetamol il y	79
parc	53
parc que	53
parcoursup	65
parcoursup je	65
parcoursup je voi	52
parent	61
parent croient	61
parent croient que	49
parf	52
parf j	52
parkinson	59
parl	174
parl a	46
parl de	129
parl pas	-68
parl pas de	-54
parler _ fair	48
parler a	-48
parler que	80
parler que fair	64
partir	134
partir _ mami	46
partir rejoindr	76
partir rejoindr mami	61
partout san	-62
partout san bouton	-50
partout sur	65
partout sur parcoursup	52
pas	522
pas _ antecedent	57
pas _ autr	-61
pas _ de	-68
pas _ en	52
pas _ j	-70
pas _ mes	51
pas _ reveiller	74
pas _ touss	-70
pas _ vivr	63
pas comm	61
pas comm une	49
pas d	-74
pas d antecedent	77
pas d autr	-81
pas d ide	-55
pas de	-100
pas de mal	-54
pas de mourir	-54
pas de touss	-93
pas de vieilless	50
pas de vivr	83
pas demain	72
pas envi	-113
pas envi de	-90
pas etre	56
pas etre ne	44
pas feter	85
pas feter mes	68
pas je	52
pas l	67
pas l ete	54
pas le	125
pas le cap	43
pas le montrer	57
pas mourir	-143
pas mourir j	-114
pas pourqu	65
pas pourqu je	52
pas se	123
pas se reveiller	98
pas son	63
pas son telephon	51
pas thyroid	-92
pas un	44
pas y	87
pas y en	70
pass	169
pass _ l	138
pass _ le	48
pass a	210
pass a l	184
pass mes	53
pass sur	80
pass sur le	64
passant	93
passant _ a	56
passant m	93
passant m a	75
passer	153
passer _ ce	77
passer dess	128
passer dess ce	102
passer pas	54
passer pas le	43
patient	96
patient _ 38	57
patient de	96
patient de 38	77
pck	216
pck _ tt	129
pck g	216
pck g tt	172
pendr	61
pendr si	61
pendr si je	49
pens	500
pens _ faut	55
pens _ le	64
pens _ mort	76
pens a	202
pens a la	56
pens a mettr	51
pens au	47
pens de	149
pens de mort	104
pens san	49
pens suicidair	91
pens suicidair faut	73
pens tout	107
pens tout le	86
penser	-57
penser a	-57
penser a mes	-45
per	-90
perd	-170
perd _ pere	-54
perd du	-52
perd mon	-49
perd mon pere	-72
pere _ janvier	-54
pere en	-90
pere en janvier	-72
pere est agriculteur	55
pero	-53
personn	258
personn _ la	44
personn _ remarquerait	45
personn dan	73
personn dan la	59
personn n	66
personn n est	53
personn ne	75
personn ne remarquerait	60
pert	81
pert _ poid	64
pert de	107
pert de poid	86
pese	-44
pese pui	-44
peu	-63
peu _ de	-58
peu plu	-52
peu plu de	-78
peur _ ce	-86
peur _ etre	55
peur d	92
peur d etre	73
peur que	-162
peur que ce	-114
pied	-75
pied mort	-45
pilul	-97
pipi	-65
piquer	-46
piquer notr	-46
piqur	-48
piss	-82
piss _ arret	-49
piss san	-82
piss san arret	-66
placard	-45
plai	90
plai _ profond	65
plai est	108
plai est profond	87
plait	75
plaquett	99
plaquett _ paracetamol	59
plaquett de	99
plaquett de paracetamol	79
plat	-50
platan	93
platan _ matin	58
platan ce	96
platan ce matin	77
plein	-94
plein d	-52
plu	766
plu _ appetit	58
plu _ ce	-45
plu _ cett	-61
plu _ demangeaison	-54
plu _ la	75
plu _ plu	47
plu _ que	66
plu _ serieus	66
plu ces	-90
plu ces demangeaison	-72
plu chui	110
plu chui serieus	88
plu comment	-48
plu d	97
plu d appetit	78
plu de	-103
plu de batter	-54
plu de boulot	55
plu de ce	-60
plu de cett	-82
plu de la	63
plu de rese	-54
plu du	-50
plu en	78
plu en plu	63
plu enfiler	-46
plu envi	76
plu etre	47
plu il	51
plu jama	57
plu la	117
plu manger	-52
plu mort	69
plu mort que	55
plu rien	-50
plu souvent	59
plu sur	-44
plu vivr	95
plu vivr avec	48
pmi	75
pmi _ trouv	45
pmi me	75
pmi me trouv	60
poid	139
poid _ eux	59
poid _ l	54
poid _ mes	47
poid _ ne	-43
poid et	107
poid et l	86
poid je	-72
poid je ne	-58
poid pour	175
poid pour eux	78
poid pour mes	62
poignet _ toilett	44
poignet aux	73
poignet aux toilett	58
point	-65
poisson	-44
poisson est	-44
poitrin	-83
poitrin _ le	-50
poitrin et	-83
poitrin et le	-66
pont	111
pont _ passant	56
pont un	93
pont un passant	75
por	-132
port	-61
portabl	50
portabl de	50
post	159
post un	51
pote	51
pote a	51
pour	356
pour _ avaler	60
pour _ baguett	-59
pour _ enfant	80
pour _ finir	97
pour _ pas	74
pour _ poid	-43
pour _ prevenez	45
pour _ punir	54
pour _ vrai	47
pour de	118
pour de vrai	63
pour en	161
pour en finir	129
pour eux	98
pour la	-49
pour la tension	-47
pour le	-53
pour me	89
pour me punir	71
pour mes	134
pour mes enfant	107
pour moi	87
pour moi prevenez	60
pour mon	-75
pour mon poid	-58
pour ne	123
pour ne pas	98
pour nourrir	49
pour penser	-57
pour penser a	-45
pour tout	63
pour tout avaler	80
pour un	-77
pour une	-166
pour une baguett	-78
pour une nuit	-55
pourqu je	65
pourqu je rester	52
pourv	72
pourv _ je	43
pourv que	72
pourv que je	57
pouv	56
pouv ne	56
pouv ne pas	44
pouvait	128
pouvait _ passer	77
pouvait me	128
pouvait me passer	102
pra	-44
pre	68
pre du	68
pre du lit	55
prendr	81
prendr _ avion	-48
prendr _ en	97
prendr l	-80
prendr l avion	-64
prendr pour	161
prendr pour en	129
presq	272
presq _ a	106
presq pass	176
presq pass a	141
prevenez	75
prevenez _ frer	45
prevenez mon	75
prevenez mon frer	60
prevenir	74
prevenir _ soeur	44
prevenir ma	74
prevenir ma soeur	59
pri	46
pri _ plaquett	59
pri deu foi	-46
pri deu plaquett	79
pri expr	46
pris de	-63
profond	108
provoquer	52
psy	-90
pued	-57
pui	-138
pui _ prendr	-48
pui ca	-44
pui je	-80
pui je prendr	-64
punir	89
punir _ avoir	54
punir d	89
punir d avoir	71
q	-56
qu	645
qu _ chos	78
qu _ en	46
qu _ ne	76
qu _ va	92
qu _ veut	48
qu elle	166
qu elle ne	101
qu elle veut	64
qu il	289
qu il fait	-44
qu il va	123
qu import	53
qu une	131
qu une chos	105
quand	-120
quand _ cour	-51
quand _ lirez	45
quand _ va	52
quand ca	87
quand ca va	70
quand je	-248
quand je cour	-68
quand je me	-78
quand je sui	-57
quand les	55
quand les enfant	44
quand on	74
quand on me	59
quand vou	75
quand vou lirez	60
quatr	62
quatr moi	62
quatr moi je	50
quatriem	75
quatriem _ par	45
quatriem etag	75
quatriem etag par	60
que	204
que _ ce	48
que _ fait	44
que _ m	-70
que _ ne	43
que _ pass	80
que _ s	70
que _ sleev	-43
que _ soit	-86
que _ un	128
que _ vai	-50
que _ voudr	70
que bientot	118
que bientot on	55
que ca	311
que ca fait	58
que ca remplac	44
que ca s	62
que ce	-143
que ce soit	-114
que dire	-44
que fair	63
que fair ce	64
que j	-144
que j ai	-56
que je	295
que je m	-93
que je ne	57
que je pass	106
que je revis	49
que je vai	-66
que je voudr	93
que la	-76
que la sleev	-58
que me	-91
que mon	53
que quelq	214
que quelq un	171
que vivant	69
qued	-47
quell dose	50
quelq	268
quelq _ m	104
quelq semain	64
quelq semain je	51
quelq un	214
quelq un m	139
quer	-80
quest	-44
question	-51
qui	-90
qui _ tou	64
qui revient	107
qui revient tou	86
qui s	-75
qui se	64
qui se tourner	64
qui suppur	87
quier	-82
quoi	291
quoi _ continuer	106
quoi _ respirer	98
quoi bon	338
quoi bon continuer	141
quoi bon respirer	130
rage	-51
rage de	-51
raison	68
rale	-43
rale beaucoup	-43
rambard	93
rambard _ pont	56
rambard du	93
rambard du pont	75
rapid	225
rappel	-68
rappel du	-68
rappel du cardiolog	-54
rate	80
rate le	-135
rate le rappel	-54
rate le rdv	-54
rdv	101
rdv dan	62
rdv dan quatr	50
rdv rapid	130
recherch	65
recherch sur	65
recherch sur comment	52
recommenc	172
recommenc _ me	70
recommenc a	116
recommenc a me	93
redescend	74
redescend _ j	44
redescend mai	74
redescend mai j	59
refus	113
refus _ parler	48
refus de	80
refus de parler	64
refus partout	65
refus partout sur	52
regard	75
regard _ quatriem	45
regard le	75
regard le quatriem	60
regarder	59
regarder expr	59
regarder expr de	48
regim	-149
regim _ sel	-45
regim san	-75
regim san sel	-60
regl ca	54
regl tout	-44
regler	64
regler ca	64
rejoindr	206
rejoindr mami	76
remarquerait	75
remarquerait _ absenc	45
remarquerait mon	75
remarquerait mon absenc	60
remed	-44
remplac	55
remplac les	55
remplac les larm	44
renouvellement	-67
repens avec	-48
repet	59
repet qu	59
repet qu elle	48
replong	88
replong _ l	53
replong dan	88
replong dan l	71
repond plu	51
rese	-68
rese j	-68
rese j ai	-54
respirant	-43
respirant est	-43
respirer	90
respirer depu	-53
respirer encor	163
rest	47
rest que	53
rester	124
rester en	65
rester en vie	52
resultat	-54
reten	93
retourn	-58
retourn dan	-58
retourn dan le	-46
retrait	55
retrait depu	55
retrait depu mar	44
reve	52
reve d	52
reveill	76
reveill _ demain	43
reveill pas	72
reveill pas demain	57
reveiller	105
reverenc	53
reverenc ma	53
reviennent	68
revient	91
revient _ les	64
revient tou	107
revient tou les	86
revis	61
revis en	61
revis en vrai	49
rien	156
rien a	-50
rien aujourd	49
rien n	53
rien ne	-53
roug	-128
roug avec	-52
roule	-58
ruptur	-47
s _ enferm	48
s _ la	46
s _ les	44
s _ vou	45
s arret	116
s arret la	62
s emball	-67
s entaill	73
s entaill les	58
s est	-61
s est donn	-48
s est enferm	64
s il	75
s il vou	60
sa	189
sa _ a	117
sa copi	67
sa copi qu	54
sa j	-49
sa sert	195
sa sert a	156
sai	48
sai quell	50
saign	-92
saign _ l	-49
saign de	-82
saign de l	-66
sall	114
sall _ bain	48
sall de	80
sall de bain	64
samed j	46
san	111
san _ couper	50
san _ et	-49
san arret et	-66
san bouton	-62
san me	84
san me couper	67
san moi	113
san moi ce	44
san moi je	47
san plu	-48
san regarder	59
san regarder expr	48
san regim	-57
san sel	-75
san souffrir	176
san souffrir j	52
sang en	-49
sang roug	-52
sangr	-48
sauter	125
sauter _ elle	44
sauter avec	74
sauter avec elle	59
sauter d	51
scarif	150
scarif _ vien	48
scarif de	71
scarif de nouve	57
scarif je	80
scarif je vien	64
scenaris	96
scenaris _ d	57
scenaris pas	96
scenaris pas d	77
scolair	55
se _ je	48
se _ sou	54
se _ ver	48
se fait	-68
se fait pas	-54
se jeter	90
se jeter sou	72
se me	-145
se pendr	61
se pendr si	49
se reveiller	123
se scarif	80
se scarif je	64
se tourner	80
se tuer	112
se tuer ver	64
se voit	98
se voit pas	78
second _ entaill	44
second s	73
second s entaill	58
sel	-75
sell	-46
sem	-87
semain	161
semain _ je	44
semain et	74
semain et je	59
semain j	44
semain je pens	51
seman	-69
sempr	-47
sera	275
sera _ de	78
sera _ tard	45
sera debarrass	68
sera debarrass de	55
sera deja	53
sera mort	115
sera mort avant	50
sera pas	62
sera pas de	50
sera trop	75
sera trop tard	60
seraient	64
seraient soulag	64
seraient soulag si	51
serait	293
serait _ soulagement	64
serait mieu	59
serait mieu san	47
serait regl	128
serait un	107
serait un soulagement	86
seri	130
serieus	110
serieusement	50
seront	55
seront chez	55
seront chez leur	44
sert	195
sert _ rien	117
sert a	195
sert a rien	156
servic	-63
ses	138
ses copin	50
ses cuiss	80
seul	170
seul _ la	80
seul avec	92
seul avec la	73
seulement	56
seulement je	56
seulement je pouv	44
sevrer	-52
sevrer du	-52
si	304
si _ bus	77
si _ faisait	49
si _ telephon	58
si ca	82
si ca faisait	65
si elle	-44
si en	53
si je	131
si je n	51
si je par	49
si je rate	-54
si l	52
si mon	97
si mon telephon	77
si seulement	56
si seulement je	44
si un	128
si un bus	102
siest	75
siest _ regard	45
siest je	75
siest je regard	60
siffl	-75
sin	-61
sinc	-59
sinon	102
sinon je	102
six	58
six _ san	50
six moi	58
six moi san	67
sleev	-72
so	-75
soeur	74
soeur _ on	44
soeur quand	74
soeur quand on	59
soif	-96
soignant	55
soignant de	55
soignant de laisser	44
soir	184
soir _ plai	65
soir comm	-53
soir depu	-53
soir je	96
soir je regl	44
soir la	108
soir la plai	87
soit	-202
soit _ cancer	-86
soit un	-143
soit un cancer	-114
son	273
son _ en	47
son historiq	65
son infirmier	55
son infirmier scolair	44
son parkinson	59
son telephon	63
son telephon est	51
song	91
song serieusement	50
sono	-116
sont	88
sont post	159
sort	64
sort le	64
sort le fusil	51
sortir	57
sortir ca	57
sortir ca recommenc	45
sou	103
sou _ douch	59
sou _ metr	54
sou _ voitur	53
sou kardegic	-82
sou la	88
sou la douch	78
sou le	67
sou le metr	72
sou une	88
sou une voitur	70
souffl	53
souffl si	53
souffr	-43
souffrir	225
souffrir j	65
souffrir j ai	52
souffrir plu	50
soulag	125
soulag presq	61
soulag si	64
soulag si je	51
soulagement	107
soulagement _ y	64
soulagement j	107
soulagement j y	86
souvent	59
sport	-92
sport _ je	-55
sport et	-92
sport et je	-74
stres	-73
stres insupportabl	-43
stress	-47
sui _ coup	65
sui _ kardegic	-49
sui _ mai	44
sui _ poid	105
sui _ sur	44
sui assi	-71
sui au	-58
sui au bout	-46
sui coeliaq	-98
sui encor	108
sui encor coup	87
sui fait	-63
sui fatig	76
sui fatig de	61
sui infirmier	50
sui mont	74
sui mont sur	59
sui mort	-147
sui mort de	-118
sui ouvert	-45
sui redescend	74
sui redescend mai	59
sui seul	79
sui son	55
sui son infirmier	44
sui sou	-82
sui sou kardegic	-66
sui tord	-54
sui tord la	-43
sui un	175
sui un poid	140
sui une merd	44
suicid	-151
suicid presq	47
suicidair	63
suicidair _ il	55
suicidair _ pas	57
suicidair faut	91
suicidair faut il	73
suicidair just	-51
suicidair scenaris	96
suicidair scenaris pas	77
suicider	247
suicider seri	136
support	-90
support _ ces	-54
support plu	-90
support plu ces	-72
suppur	87
sur	229
sur _ comment	67
sur _ rambard	56
sur _ toit	44
sur _ viaduc	48
sur comment	65
sur comment mourir	52
sur internet	112
sur internet comment	89
sur l	-78
sur la rambard	75
sur le	114
sur le cote	-43
sur le toit	59
sur le viaduc	64
sur parcoursup	65
sur parcoursup je	52
svp	95
svp _ tien	66
svp j	110
svp j tien	88
t	-49
ta	-52
tach	-70
tach au	-45
taill	97
taill crayon	97
taillad	97
taillad _ bra	58
taillad les	97
taillad les bra	77
tair	73
tant	-52
tape	202
tape _ tete	124
tape la	207
tape la tete	166
tard	45
tard _ moi	45
tard pour	75
tard pour moi	60
telephon	102
telephon _ coup	58
telephon est	139
telephon est coup	77
telephon est eteint	51
tellement	-44
tellement l	-44
tem	-54
temp	57
temp ci	50
tendinit	-51
tendinit du	-46
tendress	-48
tendress san	-48
teng	-103
tenh	-55
tension	-105
tension par	-59
tension par megard	-47
tentativ	141
tentativ _ personn	44
tentativ en	68
tentativ en mar	54
tentativ et	73
tentativ et personn	59
terminer	55
terrorisent	44
tete	51
tete _ le	124
tete contr	183
tete contr le	166
tete me	-50
tete plu	50
tg	136
tg _ vie	81
tg la	136
tg la vie	108
the	-176
thermometr	-43
thi	-58
thyroid	-92
tien	96
tien _ chui	66
tien plu	144
tien plu chui	88
tire ma	53
to	-127
toda	-85
todo	-58
toilett	73
toilett _ m	44
toilett elle	73
toilett elle m	58
toit	74
toit _ l	44
toit de	74
toit de l	59
tomat	-52
tomb	-64
tord	-60
tord la	-54
tord la chevill	-43
tou	70
tou _ matin	64
tou ca	-51
tou les	141
tou les matin	86
tourn	-61
touss	-116
touss _ que	-70
touss des	-116
touss des que	-93
tout	199
tout _ en	108
tout _ temp	56
tout _ un	60
tout avaler	100
tout avaler un	80
tout en	-46
tout est	180
tout est en	144
tout la	-69
tout le	103
tout le temp	74
tout me	-44
train	-61
traitement	115
traitement _ coeur	69
traitement du	115
traitement du coeur	92
trajet	53
trajet a	53
travail	-73
travers	59
travers san	59
travers san regarder	48
tre	74
tre mal	63
trist	-54
troi _ et	44
troi semain	74
troi semain et	59
trop	115
trop _ pour	45
trop de	46
trop mang	89
trop tard	75
trop tard pour	60
trou	-45
trou noir	-45
trouill	-45
trouv	109
trouv _ en	45
trouv fatigu	75
trouv fatigu en	60
trouv le	54
trouv le tuya	43
trouver	74
ts	242
ts _ un	57
ts de	66
ts de mard	53
ts demand	96
ts demand un	77
ts en	82
ts en janvier	45
tt	257
tt rate	216
tue	-160
tue _ sport	-55
tue au	-92
tue au sport	-74
tuer	207
tuer _ peu	116
tuer _ qui	48
tuer _ une	-99
tuer jen	193
tuer jen peu	155
tuer pour	-166
tuer pour une	-133
tuer si	-67
tuer si je	-54
tuer ver	80
tuer ver qui	64
turn	-43
tuya	54
um	-100
uma	-89
un	85
un _ ce	58
un _ empech	104
un _ j	64
un _ m	56
un _ pour	105
un _ pouvait	77
un _ rapid	135
un arret	53
un avi	96
un avi rapid	77
un bus	151
un bus pouvait	102
un cancer	-153
un coup	74
un coup de	82
un ecoulement	-61
un jour	100
un m	174
un m empech	139
un malais	-45
un messag	51
un moi	-123
un mot	63
un mot ne	51
un passant	93
un passant m	75
un platan	96
un platan ce	77
un poid	105
un poid pour	140
un pont	51
un pote	51
un psy	-90
un rdv	107
un rdv rapid	104
un soulagement	107
un soulagement j	86
una	-131
unaliv	110
unaliv _ svp	66
unaliv moi	110
unaliv moi svp	88
une	219
une _ de	43
une _ le	91
une _ mai	-59
une _ suppur	52
une baguett	-98
une baguett mai	-78
une barr	-53
une blag	61
une chos	131
une chos le	78
une elev	140
une elev a	54
une elev de	58
une embol	-80
une embol en	-64
une fuit	-46
une heur	99
une lame	97
une lame de	77
une lettr	55
une lettr d	44
une merd	54
une merd le	44
une nuit	-69
une nuit complet	-55
une qui	87
une qui suppur	70
une semain	-67
une tentativ	68
une tentativ en	54
une ts	82
une ts en	66
une voitur	88
up	-96
urinair	-46
urinair au	-46
urinant	-61
urinant et	-61
urinant et un	-49
util	-55
va _ jeter	54
va _ y	52
va bien	-68
va me	-67
va me tuer	-54
va mourir	-44
va pas	87
va pas y	70
va regler	64
va regler ca	51
va se	90
va se jeter	72
vai	83
vai _ finir	51
vai _ foutr	70
vai en	85
vai en finir	68
vai me	114
vai me foutr	94
vai mourir	-83
vau	69
vau plu	69
vau plu mort	55
ventr	-88
ver _ se	48
ver qui se	64
verit	75
verit _ a	45
verit bebe	75
verit bebe a	60
verr	67
verr pas	67
verr pas l	54
vertig	47
vertig _ de	64
vertig pert	107
vertig pert de	86
vertig quand	-58
vertig quand je	-46
veu	299
veu _ finir	-54
veu _ la	-69
veu _ mourir	-86
veu _ pour	47
veu _ rejoindr	46
veu _ suicider	67
veu _ une	58
veu arreter	-115
veu arreter la	-92
veu crever	79
veu crever pour	63
veu demissionner	-43
veu en	-89
veu en finir	-72
veu me	112
veu me suicider	89
veu mourir	213
veu partir	76
veu partir rejoindr	61
veu pas	-119
veu pas mourir	-114
veu qu	97
veu qu une	78
veut	181
veut _ tuer	48
veut plu	59
veut plu vivr	48
veut se	80
veut se tuer	64
vez	-90
viaduc	80
viaduc _ m	48
viaduc il	80
viaduc il m	64
vide	-57
vide a	-50
vie	175
vie _ de	81
vie _ veu	46
vie a	-43
vie envi	136
vie envi de	108
vie je	76
vie je veu	61
vieilless	62
vien	91
vien _ voir	48
vien de	80
vien de voir	64
vient	94
vient pas	52
vieu	-46
vieu chat	-46
visit	-45
vivant	111
vivement	78
vivement _ fin	47
vivement la	78
vivement la fin	62
vivr	449
vivr avec	59
vivr avec son	48
vivr m	61
vivr m epuis	49
vivr ou	50
vivr voil	64
voi	173
voi _ d	-43
voi _ disent	122
voi me	203
voi me disent	162
voi pas d	-58
voi pas pourqu	52
voil	52
voir	80
voir _ cuiss	48
voir ses	80
voir ses cuiss	64
voisin	-46
voit	98
voit pas	98
voitur	144
voitur au	54
voitur au garag	43
volant	86
volant _ un	58
volant dan	96
volant dan un	77
volontairement	96
vomir	-79
vou	274
vou _ ce	85
vou _ mes	44
vou laiss	74
vou laiss mes	59
vou lirez	75
vou lirez ce	60
vou plait	75
voudr	78
voudr arreter	-49
voudr en	55
voudr en terminer	44
voudr etre	85
voudr me	-52
vrai	140
vrai j	61
vrai j ecri	49
vraiment	61
vraiment pas	61
vraiment pas comm	49
vu	99
vu son	65
vu son historiq	52
vue	55
vue avec	55
vue avec des	44
week	138
week end	180
week end quand	44
wesh	79
wesh _ en	47
wesh j	79
wesh j en	63
with	-47
y _ a	52
y _ tout	64
y _ une	59
y a	95
y a une	79
y emplo	53
y en	85
y en a	70
y me	-64
y no	-43
y pens	126
y pens tout	86
y se	-45
y song	50
yoga	-48
zolpidem	-49
انا	-108
بس	-65
بعد	-55
علي	-88
عم	-93
عند	-78
في	-115
ما	-104
من	-261
منذ	-53
نفس	-48`,
};
