import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const italianWeights: TextWeights = {
  bias: -5.782,
  least: 1.253,
  features: `+^acc	96
+^acce	73
+^add	103
+^addi	79
+^aff	-48
+^al$	58
+^amm	97
+^amma	97
+^anc	55
+^anch	58
+^ans	-50
+^ansi	-48
+^appo	63
+^bam	86
+^bamb	86
+^bas	51
+^bast	78
+^brac	54
+^butt	51
+^cava	50
+^che	106
+^che$	134
+^chi	264
+^chi$	87
+^chia	80
+^chie	56
+^chiu	97
+^ci$	153
+^com	-49
+^com$	-48
+^con	57
+^cont	58
+^crep	48
+^de$	-74
+^defi	48
+^dep	-65
+^des	-75
+^det	50
+^dett	53
+^di$	156
+^dic	128
+^dice	71
+^dico	60
+^die	-57
+^dist	57
+^dol	-68
+^dolo	-55
+^dom	61
+^doma	88
+^dop	-86
+^dopo	-73
+^dor	-49
+^el$	-65
+^en$	-59
+^esc	-62
+^esis	57
+^ess	94
+^esse	107
+^est	-66
+^fa$	-65
+^fac	78
+^facc	95
+^far	214
+^fare	56
+^farm	59
+^faro	123
+^fin	211
+^fini	160
+^fuor	52
+^gia$	50
+^gira	-56
+^ha$	146
+^ho$	145
+^imp	71
+^impo	52
+^in$	75
+^inc	-50
+^inte	50
+^io$	149
+^je$	-53
+^lei$	48
+^liti	51
+^lo$	135
+^luc	51
+^mac	72
+^macc	82
+^mai$	73
+^mal	-48
+^man	-86
+^mang	-70
+^medi	48
+^meg	123
+^megl	124
+^mi$	122
+^mia	116
+^mia$	116
+^mie	74
+^miei	71
+^mio	85
+^mio$	85
+^mond	57
+^muro	51
+^my$	-63
+^nao	-67
+^nao$	-67
+^nel$	68
+^nes	105
+^ness	105
+^nn$	145
+^no$	-83
+^non	152
+^non$	153
+^ogg	108
+^oggi	108
+^ogn	69
+^ogni	69
+^ora	59
+^ora$	64
+^pan	-79
+^parl	54
+^pen	234
+^pens	246
+^per$	69
+^pie	-81
+^piu	49
+^poi	64
+^poi$	83
+^pos	-59
+^pre	58
+^pren	122
+^pro	128
+^prog	49
+^prov	69
+^pru	-50
+^pug	52
+^pugn	52
+^qua	151
+^qual	69
+^quan	72
+^que	-58
+^que$	-64
+^quel	64
+^rag	98
+^raga	97
+^rega	48
+^res	99
+^rest	87
+^ric	77
+^rico	49
+^sar	72
+^sare	78
+^sch	130
+^sche	55
+^schi	79
+^scr	91
+^scri	96
+^scu	58
+^se$	100
+^senz	52
+^ser	84
+^sera	61
+^set	51
+^sett	65
+^sme	78
+^smes	58
+^sol	170
+^solo	136
+^son	72
+^sono	56
+^spa	68
+^spar	87
+^spe	138
+^spen	64
+^spes	64
+^sta	143
+^stan	57
+^star	75
+^stas	62
+^sto$	78
+^suic	48
+^sul	53
+^sul$	72
+^sve	78
+^sveg	78
+^tag	137
+^tagl	137
+^the	-63
+^the$	-52
+^tog	49
+^togl	49
+^tolg	48
+^tor	105
+^torn	103
+^tos	-52
+^toss	-49
+^tra$	51
+^tro	52
+^trov	60
+^tut	139
+^tutt	139
+^una$	60
+^usc	60
+^usci	60
+^vit	52
+^vita	54
+^viv	135
+^vive	125
+^vog	121
+^vogl	121
+^vor	153
+^vorr	153
+^من$	-73
+acce	73
+accen	51
+acch	80
+acchi	86
+acci	146
+accia	120
+accio	50
+ada$	-87
+addi	79
+addio	80
+ado$	-54
+aggi	99
+aggio	87
+agli	132
+aglia	90
+alcav	50
+alco	51
+ale$	-50
+alit	50
+alita	56
+alle	-56
+ambi	91
+ambin	83
+ame$	-53
+amma	108
+ammaz	97
+anch	54
+anche	64
+and$	-60
+angi	-66
+angia	-82
+anni$	50
+ansi	-52
+ant$	-51
+appo	83
+appos	63
+ara$	-60
+are$	280
+areb	89
+arebb	89
+arla	73
+arla$	59
+armi	207
+armi$	215
+aro$	154
+arsi	70
+arsi$	70
+ascer	52
+asera	62
+asta	57
+atem	63
+atemi	63
+ato$	173
+atti	55
+atto	-53
+atto$	-53
+avalc	50
+avia	48
+avia$	49
+azza	112
+azzar	92
+bamb	86
+bambi	86
+bast	96
+basta	75
+bbe$	136
+bini	63
+bini$	49
+brac	54
+bracc	67
+bre$	-54
+butt	51
+cava	50
+caval	50
+cavia	50
+ccen	51
+ccend	51
+cchin	82
+ccia	106
+ccia$	106
+ccio$	49
+cendi	51
+cerc	54
+cere	76
+cere$	55
+che$	185
+cherz	55
+chi$	82
+chia	96
+chiam	85
+chie	67
+chin	72
+china	94
+chiu	97
+chiud	82
+cider	55
+cidi	83
+cidio	84
+cio$	126
+col$	67
+coll	49
+com$	-48
+comin	63
+cond	62
+cont	55
+conti	72
+crep	48
+crepo	55
+crit	76
+critt	76
+dare	71
+dare$	71
+ddio	80
+ddio$	80
+defi	48
+defin	48
+dent	-56
+dett	53
+detto	53
+dice	71
+dice$	72
+dico	66
+dio$	153
+dist	57
+distu	68
+dolo	-55
+dolor	-55
+doma	88
+doman	64
+dopo	-73
+dopo$	-73
+dos$	-52
+ebbe	150
+ebbe$	136
+efin	48
+efini	48
+egal	48
+egala	48
+egli	210
+eglio	177
+elle	-50
+emi$	63
+endi	66
+ensi	51
+ensie	60
+enso	216
+enso$	220
+ent$	-49
+ente	83
+ente$	101
+epo$	55
+era$	139
+erch	62
+erche	62
+ere$	248
+ereb	59
+erebb	59
+eri$	80
+erit	69
+erito	50
+ermi	64
+ermi$	72
+ero$	53
+erza	52
+esco	-65
+esis	64
+esist	67
+esse	140
+esser	112
+essi	-49
+essio	-58
+esso	169
+esso$	171
+essu	96
+essun	106
+este	-60
+etta	-50
+ette	153
+ette$	66
+etti	58
+ettim	72
+etto	68
+etto$	66
+ezza	64
+ezza$	67
+facc	94
+facci	94
+fare	56
+fare$	56
+farm	59
+faro	123
+faro$	125
+fini	205
+finis	52
+finit	135
+fuor	52
+fuori	52
+gala	48
+galat	48
+ggi$	108
+ggio	70
+ggio$	55
+gio$	71
+gira	-56
+glia	135
+gliar	101
+glie	115
+glie$	89
+glio	323
+glio$	306
+gni$	140
+herz	55
+hiam	85
+hiama	85
+hina	94
+hina$	94
+hiud	82
+iama	85
+ica$	-59
+icidi	84
+icom	52
+icomi	52
+ide$	-57
+ider	62
+idio	70
+idio$	70
+iei$	71
+iene	-59
+iene$	-56
+ieri	87
+ieri$	87
+igli	91
+iglie	55
+iman	52
+impo	52
+impor	54
+ina$	177
+ing$	-89
+inisc	48
+init	112
+inita	106
+ino$	55
+ire$	77
+isce	64
+isce$	64
+issi	54
+iste	101
+ister	74
+istu	67
+istur	67
+ita$	178
+ite$	-71
+itig	51
+itigo	51
+itiva	48
+itto	73
+itto$	73
+iva$	66
+ivam	48
+ivame	48
+iver	115
+ivere	129
+lato$	57
+lcav	50
+lcavi	50
+lette	68
+lgo$	55
+liar	84
+liarm	61
+lie$	87
+lio$	268
+liti	51
+litig	51
+lla$	-105
+lle$	-93
+macc	82
+macch	82
+mai$	102
+mang	-72
+mangi	-64
+mani	61
+mani$	61
+mazz	116
+mazza	129
+mbin	82
+mbini	49
+megl	124
+megli	124
+mente	100
+mess	93
+messo	64
+mett	85
+mette	67
+mia$	92
+miei	71
+miei$	71
+minc	68
+minci	68
+mio$	82
+mmaz	97
+mmazz	97
+mond	57
+mondo	59
+more	-72
+more$	-63
+morr	-53
+mpor	54
+mport	54
+muro	51
+muro$	51
+nao$	-67
+nche	76
+nche$	68
+ndino	51
+nel$	65
+ness	103
+nessu	106
+ngia	-82
+nha$	-51
+nisc	55
+nisce	48
+nita	103
+nita$	103
+nitiv	48
+nna$	56
+nni$	50
+non$	152
+nsie	77
+nsier	60
+nso$	219
+ntarm	67
+nte$	133
+ntro$	66
+oget	49
+ogett	49
+oggi	108
+oggi$	108
+ogli	177
+oglie	62
+oglio	122
+ogni	69
+ogni$	69
+ola$	74
+olgo	58
+olgo$	58
+olo$	146
+olor	-55
+oman	64
+omani	68
+omin	56
+ominc	68
+ondo	71
+ondo$	71
+ono$	125
+onti	72
+onti$	49
+opo$	-73
+ore$	-131
+orire	52
+orna	82
+ornar	50
+orre	91
+orrei	152
+osta	50
+osta$	63
+ovat	91
+ovato	60
+pari	57
+parl	65
+parla	56
+pens	244
+pensi	60
+penso	186
+per$	63
+pera	-48
+pess	63
+pesso	63
+poi$	83
+posta	59
+ppos	62
+ppost	63
+pren	122
+prend	122
+pres	-80
+press	-66
+prog	49
+proge	49
+prov	107
+prova	69
+pugn	52
+pugni	59
+punt	-61
+qual	69
+qualc	50
+quan	59
+que$	-57
+quel	60
+quell	76
+racc	59
+racci	59
+raga	96
+raga$	54
+ragg	53
+raggi	53
+rato	51
+rato$	54
+rbo$	48
+rche	58
+rche$	59
+rci$	55
+rebb	150
+rebbe	150
+regal	48
+rei$	247
+rend	102
+rende	55
+repo	53
+repo$	55
+ress	-68
+rest	72
+rico	83
+ricom	52
+rire	131
+rire$	108
+ritt	76
+ritto	76
+rla$	81
+rmi$	282
+rnar	50
+rnare	50
+rni$	-52
+rno$	54
+roge	49
+roget	49
+rova	93
+rovat	93
+rove	53
+rover	58
+rrei	150
+rrei$	156
+rsi$	78
+rto$	-62
+sare	74
+sce$	72
+scer	52
+scere	52
+sche	48
+scher	48
+schi	69
+sco$	-73
+scri	92
+scrit	76
+senz	52
+senza	52
+sera	117
+sera$	120
+sere	93
+sere$	70
+sett	81
+setti	72
+sia$	-81
+sier	54
+sieri	90
+sion	-64
+sione	-57
+sist	113
+siste	95
+smes	58
+smess	58
+solo	136
+solo$	136
+sonn	54
+sono	56
+sono$	57
+spar	82
+spari	69
+spen	64
+spes	64
+spess	64
+sser	109
+ssere	70
+ssio	-59
+ssion	-59
+sso$	115
+ssun	106
+ssuna	56
+ssuno	90
+sta$	51
+stan	63
+star	110
+stare	127
+stas	53
+stase	62
+ste$	-49
+ster	76
+stere	78
+stigl	48
+sto$	129
+stur	66
+sturb	68
+suic	48
+suici	48
+sul$	72
+suna	56
+suna$	56
+suno	90
+suno$	90
+sveg	98
+svegl	98
+tagl	137
+tagli	137
+tare	117
+tare$	70
+tareb	48
+tarm	75
+tarmi	77
+tase	62
+taser	62
+tate	64
+temi	63
+temi$	63
+tera	60
+tera$	65
+tere	62
+the$	-53
+tigl	48
+tigli	48
+tigo	49
+tigo$	50
+timan	53
+tiss	48
+tiva	66
+tivam	48
+togl	49
+togli	49
+tolg	48
+tolgo	48
+torn	101
+torna	84
+toss	-49
+trov	60
+ttera	48
+tti$	131
+ttim	72
+ttima	53
+tto$	109
+turb	68
+turbo	48
+tutt	132
+tutti	86
+ualc	50
+ucio$	51
+uell	72
+uello	51
+uesta	60
+ugni	59
+ugni$	59
+uicid	48
+umor	-48
+una$	114
+uno$	90
+uore	-49
+uore$	-49
+uori	52
+uori$	52
+urbo	48
+urbo$	48
+usci	57
+utti	109
+utti$	110
+utto	58
+valc	50
+valca	50
+vame	48
+vamen	48
+vato	60
+vato$	60
+vegl	98
+vegli	98
+vere	172
+vere$	136
+vevo	55
+vevo$	55
+via$	64
+vita	53
+vita$	60
+vive	124
+viver	126
+vogl	121
+vogli	121
+vorr	153
+vorre	153
+zion	64
+zione	71
+zza$	76
+zzar	92
10	-50
11	55
11 anni	55
14	94
14 anni	94
15	92
15 anni	92
160	-63
160 su	-52
1998	-71
1998 la	-71
1998 la mia	-57
2	-111
2 di	-48
2016	105
2016 _ stann	63
2016 e	105
2016 e stann	84
3	-160
35	-49
35 2	-48
38	-76
39	-132
39 e	-59
5	-120
6	-86
6 gg	-52
70	-58
70 anni	-52
8	-149
95	-104
95 di	-52
a _ aiutatem	59
a _ anni	-55
a _ doman	49
a _ figl	-72
a _ fuor	53
a _ giu	64
a _ ieri	54
a _ import	133
a _ le	59
a _ male	79
a _ mi	51
a _ uscir	49
a casa mia	53
a chi	259
a chi import	177
a come	86
a contatt	-58
a crederc	67
a crederc e	53
a domattin	100
a farl	60
a farl finit	48
a farm	114
a farm fuor	71
a farm uscir	65
a grappol	78
a grappol da	62
a guardar	107
a guardar giu	86
a lett	-65
a lung	107
a magg	70
a magg e	56
a mi	-65
a mia figl	-57
a minh	-57
a mio	-48
a morir	-69
a nessun	58
a pensarc	67
a pugn	106
a pugn in	85
a quell	99
a quell aiutatem	79
a scuol	68
a settiman	91
a settiman ieri	73
a star	107
a star male	105
a tagliarm	148
a tagliarm le	119
a tutt	99
a tutt doman	65
a viver	173
abbastanz	71
abbastanz le	71
abbastanz le prend	57
abbiam tirat	63
abbiam tirat fuor	51
accelerat	89
accelerat _ il	53
accelerat vers	89
accelerat vers il	71
accendin	205
accendin _ gamb	68
accendin _ litig	55
accendin quand	92
accendin quand litig	74
accendin sull	113
accendin sull gamb	91
accorgerebb	136
accorgerebb _ spariss	82
accorgerebb se	136
accorgerebb se spariss	109
acne	-55
acord	-53
acqu	-57
addi	320
addi _ miei	67
addi _ tutt	77
addi a	128
addi a tutt	102
addi ai	112
addi ai miei	89
addormentarm	149
addormentarm _ bast	51
addormentarm e	149
addormentarm e bast	68
addormentarm e non	51
addoss	85
addoss _ quand	69
addoss da	115
addoss da quand	92
adess	135
adess _ la	50
adess _ so	57
adess ho	83
adess ho la	66
adess nn	95
adess nn so	76
aere	-53
affett	-71
affett nient	-71
affett nient di	-57
afta	-57
afta sott	-49
afte	-61
after	-56
ago	-57
ago in	-52
agor	-73
ai	85
ai _ figl	67
ai gatt	71
ai gatt altriment	57
ai miei	112
ai miei figl	89
ai ragazz	78
ai ragazz sono	63
aiutatem	99
al	231
al _ estrem	54
al _ quas	53
al _ sorrid	61
al gest	91
al gest estrem	73
al lavor	102
al lavor sorrid	82
al mond	207
al settim	79
al settim mese	63
al suicid	126
al suicid quas	71
alcol	122
alcol _ con	73
alcol e	122
alcol e con	97
all	52
all _ me	62
all infern	103
all infern me	82
alla mia	64
alla mia mort	51
alla mort	90
alla mort mi	72
alle	-137
allor facc	71
allor facc fint	57
alta	-69
altr _ d	-55
altr cicl	78
altr cicl non	62
altr via	-91
altr via d	-73
altriment	71
altriment mi	71
altriment mi lascer	57
alunn	55
alunn di	55
alzat	71
alzat solo	71
alzat solo per	57
amazzar	79
amazzar _ ce	48
amazzar nn	79
amazzar nn ce	64
amic	143
amic _ ha	49
amic _ su	59
amic mi	82
amic mi ha	66
amic ricerch	98
amic ricerch su	79
amic si	-71
amic si uccis	-57
ammazz	70
ammazz _ sto	76
ammazz nn	127
ammazz nn sto	102
ammazz se	-55
ammazzarm	136
ammazzarm e	57
ammazzars	119
ammazzars perch	63
ammazzars perch io	51
ammazzat	72
anch	230
anch _ prim	75
anch di	63
anch di esser	51
anch io	66
anch oggi	194
anch oggi mi	57
anch oggi prim	99
ancor viva	132
and	-186
andar	108
andar _ tant	49
andar avant	81
andar avant tant	65
andar da	79
andar da lui	63
andar dal	-52
andarmen	49
andarmen prim	49
andat del	52
ando	-96
anestes	-60
anestes ho	-52
anni	199
anni e girament	-51
anni ha	56
anni ke	78
anni ke vorr	63
anni si	55
anni un	78
anni un altr	62
anniversar	-71
anniversar con	-71
anniversar con affett	-57
ano	-95
ansi	-145
ansi da	-85
antidepressiv	71
antidepressiv ho	75
antidepressiv ho pensier	60
anzi	76
anzi quas	76
anzi quas mi	61
appost	254
appost _ blister	50
appost sper	72
appost sper in	58
appost tropp	58
appost un	83
appost un blister	66
appuntament	-55
apr	-53
arrivar	186
arrivar _ domattin	60
arrivar a	143
arrivar a domattin	80
as	-91
at	-67
attacc	-61
attacc di	-61
attacc di panic	-49
attacch	-48
attacch di	-48
attiv	107
attiv _ progettualit	64
attiv e	107
attiv e progettualit	86
au	-101
autostrad	-48
avant	54
avant _ finir	49
avant tant	81
avant tant finir	65
avec	-51
aver il	71
aver il torcicoll	57
avet	79
avet mai	79
avet mai guardat	63
avev	83
avev _ fuor	50
avev provat	83
avev provat fuor	66
balcon	50
balcon se	50
bambin	343
bambin _ dal	65
bambin _ megl	81
bambin _ ore	54
bambin al	79
bambin al settim	63
bambin due	91
bambin due ore	73
bambin non	-66
bambin non parl	-53
bambin sono	108
bambin sono dal	86
bambin starebb	135
bambin starebb megl	108
barc	-54
barc da	-49
bass	-95
bast	234
bast _ la	66
bast _ risvegl	51
bast _ sempr	53
bast senz	85
bast senz risvegl	68
bast staser	156
bast staser la	125
bast x	88
bast x sempr	71
basterebb	84
basterebb _ salt	50
basterebb un	84
basterebb un salt	67
bene	154
bene _ farmac	55
bene _ non	68
bene perdonatem	59
bene qual	91
bene qual farmac	73
bene qui	113
bene qui non	90
beve	-54
bevut	167
bevut _ candeggin	100
bevut la	167
bevut la candeggin	134
blister	78
blister _ di	50
blister inter	83
blister inter di	66
bocc	-48
bocc sbav	-48
boh	70
boh non	70
boh non so	56
bollett	79
bollett pagat	79
bollett pagat cane	63
bollicin	-57
bollicin in	-48
bracc	269
bracc _ l	55
bracc con	92
bracc con l	74
bracc l	55
bruc	123
bruc _ bracc	55
bruc _ l	68
bruc con	113
bruc con l	91
bruc le	92
bruc le bracc	74
bruciar	92
brucior	-56
brufol	-63
brutt	100
brutt _ quell	60
brutt si	100
brutt si quell	80
bugiardin	-48
bugiardin c	-48
butt	177
butt dal	50
butt sott	59
c	-192
c e	-145
c e post	-58
c e un	-53
ca	-49
cacc	63
cacc caric	76
cacc caric in	61
cada	-73
cada vez	-61
cadut	-53
cadut dal	-53
calm	88
calm _ diventat	54
calm e	90
calm e diventat	72
cambiat	75
cambiat antidepressiv	75
cambiat antidepressiv ho	60
camion	85
camion sare	76
camion sare content	61
campar	117
campar _ una	70
campar e	117
campar e una	93
can	-66
candeggin	167
candeggin _ ora	100
candeggin e	167
candeggin e ora	134
cane	52
cane mi	72
cane mi sare	57
cane sistemat	79
cane sistemat manc	63
cant	-58
cantin	76
cantin e	76
cantin e cert	61
capir	-61
capir se	-61
capir se e	-49
capisc	80
capogir	52
capogir ho	52
cara	-60
carabinier	54
carabinier da	54
carcer	83
carcer _ un	50
carcer da	83
carcer da un	66
caric	76
caric in	76
caric in cantin	61
cartell	79
cartell _ l	48
cartell ovunq	79
cartell ovunq l	64
casa	50
casa mia	67
casa mia e	53
casa pens	60
casa pens solo	48
cass	95
cass _ mutu	64
cass integrazion	107
cass integrazion mutu	86
cassett	67
cassett e	67
cassett e la	53
cavalcav	201
cavalcav _ che	50
cavalcav _ nott	70
cavalcav ieri	117
cavalcav ieri nott	94
cavalcav pens	84
cavalcav pens che	67
ce	114
ce _ facc	71
ce l	50
ce la	118
ce la facc	94
cefal	78
cefal a	78
cefal a grappol	62
cell	98
cell _ mio	59
cell del	98
cell del mio	79
cerc _ coragg	61
cerc il	102
cerc il coragg	82
cercatem	97
cercatem _ in	58
cercatem sono	97
cercatem sono in	77
cert	113
cert pensier	76
cert pensier che	61
certificat	-80
che	537
che _ facc	-92
che _ ha	107
che _ mi	-48
che _ morir	56
che _ operazion	-55
che _ ripos	-52
che _ suicider	57
che basterebb	84
che basterebb un	67
che controll	-80
che controll facc	-64
che l operazion	-73
che lui	50
che mi	95
che mi fann	61
che mi suicider	76
che non	-109
che non e	51
che non ripos	-69
che pens	88
che pens al	71
che profilass	-52
che quand	71
che quand ne	57
che se	59
che sens	179
che sens ha	143
che si	90
che sia	-92
che sia un	-74
che un	54
che va	-77
che vedo	79
che vedo e	64
che vi	79
che vi chiam	63
che vorr	159
che vuol	153
chi	350
chi _ se	133
chi _ togl	62
chi import	221
chi import se	177
chi si	103
chi si togl	82
chiam	79
chiam io	79
chiam io ogni	63
chiamarm	109
chiamat	156
chied	200
chied _ per	62
chied _ urgent	64
chied colloqu	107
chied colloqu urgent	86
chied la	61
chied la svizzer	49
chied spess	103
chied spess per	82
chiest	71
chiest mamm	71
chiest mamm se	57
chiud	156
chiud _ con	93
chiud qui	156
chiud qui con	125
chiuder	174
chiuder _ cont	70
chiuder _ okki	53
chiuder gli	88
chiuder gli okki	71
chiuder i	117
chiuder i cont	93
chius	65
chius in	63
chius in macchin	51
chius l	50
ci	611
ci _ con	55
ci _ in	57
ci _ provat	91
ci _ tornar	49
ci avev	83
ci avev provat	66
ci ho	70
ci ho provat	56
ci mett davant	61
ci pens in	76
ci pens ogni	-57
ci rest	64
ci rest male	52
ci riprover	152
ci torn	91
ci torn con	73
ci vogl	82
ci vogl tornar	66
cicatric	-52
cicl	-62
cicl non	78
cicl non lo	62
cicl poi	-74
cicl poi pass	-59
cinquant	-64
cinquant anni	-64
cinquant anni e	-51
citt	113
citt _ su	68
citt propr	113
citt propr su	90
cognat	63
cognat si	63
cognat si e	51
coi miei	113
coi turn	-86
col	146
col _ da	85
col raso	149
col raso da	119
col tubo	63
col tubo di	51
coll	-80
colleg	109
colleg _ sempr	65
colleg parl	109
colleg parl sempr	87
colloqu	107
colloqu urgent	107
colp dei	55
colp vostr	63
colp vostr ho	51
com	-192
come	88
come _ senz	59
come andarmen	49
come dirl	70
come dirl io	56
come la	-49
come me	135
come morir	98
come morir senz	79
come papa	-59
come parlarn	-71
come parlarn a	-57
cominc	67
cominc a	67
cominc a crederc	53
como	-119
compagn	55
compress	-52
comunq	81
comunq _ mano	49
comunq per	81
comunq per mano	65
con	126
con _ accendin	123
con _ alcol	73
con _ lamett	73
con _ macchin	75
con _ ment	55
con _ oggi	54
con _ sigarett	-67
con _ suicidar	64
con affett	-71
con affett nient	-57
con dei	68
con dei tagl	54
con el	-54
con i	60
con i miei	48
con ideazion	107
con ideazion suicidar	86
con l	220
con l accendin	164
con l alcol	97
con l olio	-48
con la macchin	100
con la ment	73
con le lamett	97
con le pastigl	56
con le sigarett	-89
con luca	115
con papa	92
con qualcun	89
con qualcun oggi	72
con quest	-251
con quest afte	-48
con te	65
con te se	52
con tutt	156
con un	-53
condann	117
condann _ chiuder	70
condann megl	117
condann megl chiuder	93
confus	61
cont	142
cont e	78
cont e scritt	63
contatt	-58
content	71
content anzi	76
content anzi quas	61
contin	-59
continuazion	159
continuazion alla	64
continuazion alla mia	51
contr	100
contr _ muro	75
contr un	124
contr un muro	100
controll	-90
controll facc	-80
coragg	102
coragg _ ucciderm	61
coragg di	102
coragg di ucciderm	82
coraggios	63
cord	-90
cord ce	50
cord il	-61
cord il lavor	-49
corp _ garag	49
corp da	-52
corp in	81
corp in garag	65
cort	-67
cosa	-167
cosc	149
cosc _ raso	89
cosc col	149
cosc col raso	119
cosi	127
cosi _ da	76
cosi finisc	127
cosi finisc da	102
cred	-77
crederc	67
crederc e	67
crederc e a	53
crep	197
crepand	-48
crepand di	-48
cuand	-58
cuor	-167
cuor _ che	-48
cuor debol	-52
cuor io	-80
cuor io che	-64
cuor lo	72
cuor lo facc	58
d _ ai	67
d _ che	-55
d _ dai	55
d addi	193
d addi ai	89
d infart	-102
d uscit che	-73
d uscit dai	74
d uscit oggi	53
da	159
da 6	-52
da _ anni	88
da _ ci	55
da _ le	72
da allor facc	57
da anni	78
da anni ke	63
da cacc	76
da cacc caric	61
da domenic	-81
da due	49
da due settiman	69
da ieri	-220
da lucid	134
da lui	79
da mangiar	71
da mangiar ai	57
da marted	-50
da mesi	149
da morir	-101
da nove	78
da nove anni	62
da part	120
da part le	96
da qualch	76
da qualch settiman	61
da quand	219
da quand e	131
da settiman	91
da settiman ci	73
da sola	188
da solo	85
da stamattin	-117
da un	100
da un pont	63
da una	-83
da una settiman	-67
da vigliacch	63
da vigliacch ammazzars	51
dai	91
dai _ megl	55
dai debit	92
dai debit megl	74
dal	92
dal _ da	50
dal _ lo	65
dal balcon	50
dal carcer	83
dal carcer da	66
dal medic	-52
dal padr	108
dal padr lo	86
dall	-152
dall anestes	-52
dan	-71
dand	-50
dare	71
dare da	71
dare da mangiar	57
darl	-48
darl lo	-48
dato a	52
davant	62
day	-71
de	-297
de la	-70
debit	142
debit _ morir	55
debit e	50
debit megl	92
debit megl morir	74
debol	-86
definitivament	193
dei	67
dei compagn	55
dei tagl	68
dei tagl poi	54
del _ adess	57
del _ l	76
del _ miglior	59
del male	114
del male adess	76
del male l	101
del mio	98
del mio miglior	79
del tutt	52
dell	-188
dent	-146
dentr	63
dentr _ avev	50
dentr ci	83
dentr ci avev	66
depo	-63
depression	-89
depression _ vogl	-52
depression ne	-86
depression ne vogl	-69
depu	-110
des	-93
desd	-134
desider	64
dett	214
dett 160	-52
dett a	58
dett che	106
dett e	67
dett e io	53
devo esser	74
devo esser sincer	59
devo smetter	75
di	623
di 14	94
di 14 anni	75
di 15	56
di _ al	55
di _ arrivar	60
di _ che	-63
di _ con	-74
di _ e	68
di _ finit	99
di _ in	-67
di _ io	-48
di _ la	161
di _ ma	-57
di _ naus	-50
di _ non	186
di _ se	53
di _ servon	98
di _ un	72
di _ una	66
di _ vorr	53
di ammazzarm	57
di andar	-52
di arrivar	87
di aver il	57
di bollicin	-48
di bruciar	92
di cinquant	-64
di cinquant anni	-51
di cord	-138
di cord il	-49
di corp	-87
di cuor	-80
di cuor io	-64
di dent	-58
di en	106
di en servon	85
di esser	63
di esser coraggios	51
di esserm	70
di esserm svegliat	56
di fare	109
di fare una	88
di farl	165
di farl finit	132
di farm	74
di farm del	60
di fredd	-48
di infern	-52
di mangiar	-84
di mangiar naus	-67
di me	124
di me stess	53
di mio	-48
di morir	-158
di morir era	-49
di mort la	48
di mort sono	-65
di non arrivar	80
di nott	-171
di nuov	56
di nuov non	73
di panc	-59
di panic	-109
di piu	-116
di piu ma	-57
di quest	-63
di risponder	59
di scaric	63
di scaric l	51
di schien	103
di schien non	82
di scuol	75
di se	54
di serviz	67
di serviz nel	53
di sonn	-63
di star	60
di star al	88
di suicid	159
di suicid da	81
di suicid devo	60
di tachipirin	83
di tachipirin e	66
di tagliarm	134
di tagliarm la	107
di temperatur	-48
di terz	55
di test	-83
di test non	59
di toglierm	76
di toglierm la	61
di tt	88
di tt vorr	71
di ucciderm	102
di viver	241
di viver nessun	64
di xana	178
di xana un	96
dia	-113
dice	289
dice _ si	54
dice che	305
dice che quand	57
dice che si	71
dico	134
dico _ lucid	81
dico da	134
dico da lucid	107
dicon	105
dicon _ tagliarm	80
dicon di	134
dicon di tagliarm	107
diet	-90
dietr	-90
dire	62
dire che	63
dire che non	51
dirl	70
dirl io	70
dirl io non	56
dispiac	70
dispiac di	70
dispiac di esserm	56
disturb	193
disturb definitivament	193
disturbar	79
dita	-115
dito	-50
divan	-66
diventat	90
diventat _ mio	54
diventat il	90
diventat il mio	72
do	-74
do _ in	79
do pugn	132
do pugn in	105
doi	-76
dole	-55
dole tutt	-55
dolor	-199
doman	270
doman _ la	49
doman mi	76
doman mi investiss	61
doman non	71
doman non mi	57
doman troveret	81
doman troveret la	65
domattin	100
domenic e	56
domenic e da	57
dopo	-293
dopo il	-102
dopo l	-60
dopo un	-67
dopp	-55
dor	-65
dorm	-59
dorm _ sincerament	62
dorm e	93
dorm e sincerament	82
dormir	-48
dos	-82
dottor	-92
dottor _ paur	-55
dottor ho	-92
dottor ho paur	-74
dottoress	103
dottoress _ lei	62
dottoress second	103
dottoress second lei	82
dovev	136
dovev nascer	136
du	-88
due	50
due _ a	54
due _ e	53
due mesi	-66
due ore	91
due ore a	73
due settiman	87
due volt e	71
due volt l	-51
e	374
e _ a	-73
e _ casa	99
e _ che	234
e _ con	69
e _ condann	70
e _ e	-58
e _ ho	50
e _ in	64
e _ la	-99
e _ le	67
e _ li	57
e _ mi	62
e _ mio	49
e _ non	-85
e _ pens	70
e _ pers	-64
e _ preferir	62
e _ regalat	65
e _ senz	51
e _ settiman	55
e _ tornand	63
e _ un	-49
e _ vive	64
e _ vomit	98
e _ x	53
e a	58
e a casa	51
e a pensarc	53
e adess	83
e adess ho	66
e agor	-60
e al	-51
e ammazzarm	79
e ansi	-52
e bast	173
e bast senz	68
e bast x	71
e carabinier	54
e cert	118
e cert pensier	61
e che non	-69
e che pens	71
e chius	63
e chius in	51
e ci	70
e ci riprover	56
e colp	63
e colp vostr	51
e con	122
e con le	97
e confus	63
e da	225
e da anni	63
e da settiman	73
e da vigliacch	51
e dice	181
e dice che	144
e diventat	90
e diventat il	72
e finit	70
e finit con	92
e fortissim	127
e girament	-64
e girament di	-51
e gonfiat	-69
e ha	214
e ha regalat	87
e ho	-209
e ho pers	-86
e idee	89
e idee di	72
e il	55
e il mio	65
e indifferent	74
e insopportabil	-60
e insopportabil vogl	-48
e io	157
e io cominc	53
e l	59
e la casa	48
e la nott	-53
e la sera	53
e lei	71
e lei mi	57
e lo	79
e lo faro	63
e megl	67
e megl mort	53
e mi	-115
e mi dispiac	56
e mort	-78
e nao	-48
e nessun	89
e nessun in	71
e non si	-53
e non svegliarm	51
e non tornar	61
e oggi	-89
e ora	195
e ora vomit	134
e post	-72
e prest	49
e progettualit	107
e progettualit vive	86
e quand	64
e quand mi	52
e quell	121
e quell che	97
e rest	107
e rest li	86
e ricominc	68
e scritt ai	63
e se	74
e se devo	59
e sentit	79
e sentit che	63
e si	-135
e si e	-56
e si mang	-53
e sincerament	103
e sincerament preferir	82
e so	-52
e solo	-66
e solo nervos	-53
e stann	105
e stann tornand	84
e success	71
e success domenic	57
e tiroid	-61
e un	-48
e un moment	63
e una	75
e una condann	93
e venut	-53
e vien	-63
e vogl	79
e vogl andar	63
el	-260
elle	-73
em	-170
emicran	-69
emicran ma	-52
en	-238
en _ per	63
en el	-56
en la	-126
en servon	106
en servon per	85
energ	-92
energ da	-55
entr	69
entr _ estat	57
entr l	95
entr l estat	76
era	-69
era un	-61
era un attacc	-49
era vi	59
ero	82
ero _ tett	49
ero sul	82
ero sul tett	66
esam	-88
esce	-64
esce null	-50
esister	229
esser	281
esser _ nato	64
esser coraggios	63
esser mai	107
esser mai nato	85
esser mort	78
esser sincer	74
esser sincer viver	59
esserc	103
esserc piu	103
esserm	70
esserm svegliat	70
est	-109
esta	-142
estat	95
este	-53
esto	-155
estrem	91
et	-144
etern	128
etern _ dico	81
etern lo	134
etern lo dico	107
eutir	-48
fa	-261
fa male	-117
fa mangiar	-49
fa paur	60
fa paur restar	48
facc	378
facc _ a	131
facc _ con	-114
facc _ mi	87
facc _ piu	49
facc _ sbagl	63
facc appost	72
facc appost sper	58
facc da	61
facc da sola	49
facc fint	71
facc fint di	57
facc il	-70
facc piu	75
facc piu a	175
facc piu con	-115
facc piuttost	78
facc piuttost mi	62
facc quand	106
facc quand sbagl	85
facc schif	68
facc schif mi	54
facc sempr	81
facc sempr piu	65
fame	-88
fame _ ho	-49
fame e	-81
fame e ho	-65
famigl _ giovan	-48
famigl _ parl	53
famigl muoion	-80
famigl muoion giovan	-64
famigl ne	89
famigl ne parl	71
familiar	-64
fann male	-112
fann male le	-50
fann paur	76
fare	222
fare _ male	57
fare _ sciocchezz	66
fare del	95
fare del male	76
fare una	109
fare una sciocchezz	88
farl _ con	-103
farl _ e	-52
farl _ poss	54
farl finit	53
farl finit con	-138
farl finit e	-69
farl finit poss	72
farm	187
farm _ due	53
farm _ il	49
farm fuor	89
farm fuor due	71
farm uscir	81
farm uscir il	65
farmac	58
farmac _ e	55
farmac mi	-104
farmac per	72
farmac per il	58
farmac user	91
farmac user e	73
faro	500
faro finit	312
faro nient	64
faro nient oggi	51
faro senz	79
faro senz disturbar	63
fastid	-58
fatt bollett	79
fatt bollett pagat	63
faz	-48
febbr	-118
ferr	-73
fibromialg	61
fibromialg mi	61
fibromialg mi ha	49
fido	67
fido di	67
fido di me	53
figl	50
figl _ 14	56
figl di	150
figl di 14	75
figl non	-88
figl per	-48
filh	-78
finch	63
finch ho	63
finch ho potut	51
finir	73
finir _ per	49
finir comunq	81
finir comunq per	65
finisc	193
finisc _ sola	76
finisc da	127
finisc da sola	102
finisc tutt	66
finisc tutt anch	53
finit	353
finit _ che	-52
finit _ le	-95
finit _ luca	69
finit _ parlar	54
finit con	-104
finit con le	-127
finit con luca	92
finit con quest	-48
finit e	-86
finit e che	-69
finit poss	89
finit poss parlar	72
finit sott	-70
fino	183
fino _ farm	49
fino _ star	79
fino a	212
fino a farm	65
fino a star	105
fint	71
fint di	71
fint di aver	57
for	-85
fors	-56
fortissim	127
fortun	71
forz	-78
foss	72
foss per	72
foss per il	57
fratell ha	59
fratell in	-48
fredd	-82
fredd ho	-48
frenat	89
fresch	55
fresch sui	55
fucil	76
fucil da	76
fucil da cacc	61
fuoc	-49
fuoc in	-49
fuor	209
fuor _ riprover	50
fuor _ volt	53
fuor ci	83
fuor ci riprover	66
fuor due	89
fuor due volt	71
fuor ora	63
fuor ora e	51
gamb _ litig	68
gamb quand	113
gamb quand litig	91
garag	81
gargant	-53
gatt	67
gatt altriment	71
gatt altriment mi	57
gatt l	52
gay	67
gay e	67
gay e a	53
gest	170
gest e	79
gest e lo	63
gest estrem	91
gg	-78
gia	201
gia _ il	63
gia ammazzat	72
gia pront	50
gia tentat	105
gia tentat il	84
ginocch _ ma	53
ginocch gonf	83
ginocch gonf ma	71
giorn usa	54
giovan	-96
giovan _ cuor	-48
giovan di	-80
giovan di cuor	-64
gira	-132
gira la	-71
gira la test	-57
gira ma	-61
gira ma vogl	-49
girament	-91
girament _ test	-55
girament di	-91
girament di test	-73
giro	71
giro e	71
giro e lei	57
giu	-75
giu _ cord	-83
giu _ la	-56
giu _ volt	64
giu da	79
giu da un	63
giu di	-152
giu di cord	-110
giu ogni	107
giu ogni volt	86
giu per	-93
giu per la	-74
gli	-85
gli _ e	53
gli attacch	-48
gli occh	-54
gli okki	88
gli okki e	71
glicem	-69
gocc	82
gocc _ en	63
gocc di	69
gocc di en	85
gocc non	58
gola quand	-49
gonf	-70
gonf _ la	53
gonf ma	88
gonf ma la	71
gonfiat	-100
graff	81
graff _ a	49
graff fino	81
graff fino a	65
grappol	78
grappol da	78
grappol da nove	62
guardar	107
guardar _ ogni	64
guardar giu	107
guardar giu ogni	86
guardat	79
guardat giu	79
guardat giu da	63
ha	586
ha 11	55
ha _ al	59
ha _ anni	54
ha _ avant	49
ha _ che	64
ha _ la	51
ha _ le	86
ha _ mamm	66
ha _ tutt	56
ha abbastanz	71
ha abbastanz le	57
ha andar	81
ha andar avant	65
ha chiest	71
ha chiest mamm	57
ha chius	50
ha dett	106
ha dett che	85
ha gia	50
ha lasciat	-48
ha leccat	-48
ha nascost	71
ha nascost le	57
ha regalat	141
ha regalat la	113
ha restar	98
ha restar al	78
ha ridat	-52
ha scritt	129
ha scritt un	66
ha smess	101
ha smess di	81
ha tagl	55
ha tenut	71
ha tenut e	57
ha tolt	61
ha tolt tutt	49
hace	-71
hann	114
hann chiamat	117
hann dett e	53
hann tamponat	-56
hann trasferit	54
he	-81
hijo	-54
ho	579
ho 35	-48
ho 70	-52
ho _ a	206
ho _ appost	84
ho _ che	-55
ho _ con	115
ho _ due	-59
ho _ e	-49
ho _ il	60
ho _ l	86
ho _ partit	48
ho _ seriament	54
ho _ sul	59
ho _ tentat	63
ho _ tutt	54
ho _ una	98
ho _ vers	53
ho _ vogl	66
ho accelerat	89
ho accelerat vers	71
ho bevut	167
ho bevut la	134
ho cambiat	75
ho cambiat antidepressiv	60
ho come	-49
ho dett	58
ho fame	-81
ho fame e	-65
ho frenat	89
ho gia	105
ho gia tentat	84
ho idee	-76
ho idee suicid	-61
ho il	-163
ho il cicl	-59
ho il fucil	61
ho la naus	53
ho la partit	64
ho le	-55
ho mangiat	-73
ho paur	75
ho paur che	-74
ho paur di	141
ho pensat di	-49
ho pensat seriament	73
ho pensier	176
ho pensier di	141
ho pers il	111
ho piu	-183
ho piu di	-51
ho piu olfatt	-55
ho piu vogl	88
ho potut	63
ho pres	146
ho pres appost	112
ho pres due	-60
ho pres una	66
ho provat	195
ho provat a	71
ho provat con	56
ho regalat	52
ho resistit	63
ho resistit finch	51
ho ricadut	122
ho ricadut con	97
ho ricominciat	148
ho ricominciat a	119
ho scopert	55
ho scritt	150
ho scritt una	89
ho sempr	-120
ho sistemat	78
ho sistemat i	63
ho smess	165
ho smess l	132
ho un	-91
ho vist sul	79
ho vogl	-84
ho vogl di	-67
ho volut	59
hora	-52
i	-65
i _ due	54
i bambin	198
i bambin due	73
i bambin sono	86
i cont	194
i cont e	63
i farmac	72
i farmac per	58
i miei	60
i miei pensier	48
ideazion	98
ideazion _ attiv	64
ideazion suicidar	98
ideazion suicidar attiv	86
idee	117
idee _ farl	54
idee di	89
idee di farl	72
idee suicid	-76
idee suicid sono	-61
ieri _ ho	54
ieri _ poi	70
ieri _ sul	49
ieri e	-69
ieri ero	82
ieri ero sul	66
ieri nott	117
ieri nott poi	94
ieri sera	80
ieri sera ho	73
il _ corp	49
il _ definitivament	116
il _ di	52
il _ e	66
il _ etern	81
il _ gonf	53
il _ ha	-76
il _ lo	92
il _ nel	63
il _ peso	-55
il _ progett	54
il _ ragazz	86
il _ spent	58
il bambin	79
il bambin al	63
il cane	-80
il cicl	-111
il cicl poi	-59
il coll	-56
il coragg	102
il coragg di	82
il cuor	-58
il cuor lo	58
il disturb	193
il disturb definitivament	154
il fucil	76
il fucil da	61
il fuoc	-49
il gest	79
il gest e	63
il ginocch gonf	71
il laser	-93
il lavor e	48
il lavor non	-49
il materass	71
il materass e	57
il mio	294
il mio cane	57
il mio corp	65
il mio peso	-73
il mio progett	72
il mio ragazz	115
il modo	65
il modo io	52
il muro	89
il muro poi	71
il naso	-67
il nodo	51
il nodo non	57
il nuov	-52
il pols	-69
il preliev	-49
il sang	156
il sang lo	65
il silenz	134
il silenz etern	107
il suicid	105
il suicid nel	84
il telefon	125
il telefon spent	77
il torcicoll	71
il turn	-77
import	216
import _ crep	133
import se	221
import se crep	177
impuls	127
impuls _ fortissim	76
impuls e	127
impuls e fortissim	101
in	301
in _ cartell	48
in _ cerc	61
in _ citt	68
in _ fino	79
in _ ho	53
in _ mi	-87
in _ muoion	-48
in _ ne	53
in autostrad	-48
in bocc	-48
in cantin	76
in cantin e	61
in continuazion	159
in continuazion alla	51
in due	-87
in facc	106
in facc quand	85
in famigl muoion	-64
in famigl ne	71
in farmac	-52
in garag	81
in giro	71
in giro e	57
in gola	-90
in incident	-48
in macchin	253
in macchin cerc	82
in macchin col	51
in macchin ho	71
in pace	174
in pied	-78
in quest	113
in quest citt	90
in repart	-52
in rovin	79
in rovin cartell	64
in rsa	49
in second	71
in second medi	57
in test	99
in test fino	105
in uffic	-60
in uffic e	-48
in un	72
in un infart	58
incident	-48
incident mi	-48
indifferent	74
infart	-66
infart come	-59
infart nel	72
infart nel sonn	58
infern	48
infern _ lo	62
infern con	-52
infern me	103
infern me lo	82
influenz	-55
insiem	120
inson	-60
inson e	-60
insonn	89
insonn _ e	54
insonn tachicard	89
insonn tachicard e	72
insopportabil	-60
insopportabil vogl	-60
insopportabil vogl licenziarm	-48
insulin	88
insulin _ finisc	76
insulin cosi	127
insulin cosi finisc	102
integrazion	107
integrazion _ separazion	64
integrazion mutu	107
integrazion mutu separazion	86
inter	172
inter _ tachipirin	50
inter _ xana	72
inter di	203
inter di tachipirin	66
inter di xana	96
investiss	76
investiss un	76
investiss un camion	61
io	598
io _ controll	-48
io _ mi	55
io _ solo	59
io che	-55
io che controll	-64
io cominc	67
io cominc a	53
io non	70
io non vorr	56
io ogni	79
io ogni mattin	63
io sono	63
io sono stanc	51
io staser	92
io staser mi	74
io vogl	98
io vogl solo	78
is	-105
it	-89
iva	79
iva _ rovin	48
iva in	79
iva in rovin	64
j	-134
j ai	-97
ja	-125
ja nao	-53
je	-213
ke	173
ke fare	95
ke vorr	78
ke vorr esser	63
l	212
l _ cosi	76
l _ dett	75
l _ e	134
l _ non	-53
l _ soluzion	48
l _ sull	68
l abbiam	63
l abbiam tirat	51
l accendin	205
l accendin quand	74
l accendin sull	91
l acne	-48
l alcol	122
l alcol e	97
l ansi	-78
l appuntament	-55
l emicran	-52
l estat	95
l ha	50
l hann	121
l hann dett	53
l ho	201
l impuls	127
l impuls e	101
l influenz	-55
l insulin	103
l insulin cosi	102
l officin	50
l olio	-60
l operazion	-91
l ultim	59
l unic	145
l unic soluzion	64
la _ a	-55
la _ che	-68
la _ contr	72
la _ e	110
la _ finit	158
la _ iva	48
la _ mi	-52
la _ moto	65
la _ qui	89
la _ sarebb	57
la _ starebb	81
la _ va	62
la _ vado	64
la _ vita	82
la bambin	68
la bambin non	-53
la bambin starebb	108
la candeggin	167
la candeggin e	134
la casa	51
la casa pens	48
la chiud	156
la chiud qui	125
la cord	50
la desider	64
la facc	57
la facc piu	60
la faro	312
la faro finit	249
la fibromialg	61
la fibromialg mi	49
la gola	134
la letter	81
la letter e	65
la ling	-49
la macchin	124
la macchin contr	100
la mattin	-60
la ment	91
la mia	260
la mia vita	109
la mort sarebb	76
la nott vado	86
la panc	-49
la partit	79
la partit iva	64
la pillol	-102
la pistol	90
la pistol di	53
la prendon	71
la prendon in	57
la pression	-135
la prossim	68
la prossim non	54
la ricett	-101
la schiettezz	122
la sensazion	-49
la separazion	-93
la sera	105
la sera non	53
la sua	109
la sua moto	87
la svizzer	61
la svizzer ma	49
la test	-163
la test che	-52
la verit	88
la verit e	71
la vita	190
la vita va	82
la vogl	52
lamett	122
lamett _ la	73
lamett scus	122
lamett scus la	97
las	-126
lasc	139
lasc si	59
lascer	71
lascer morir	71
lasciat	-48
lasciat gli	-48
laser	-97
lavor _ poi	61
lavor non	-61
lavor non gira	-49
lavor sorrid	102
lavor sorrid poi	82
le _ addoss	69
le _ col	89
le _ con	55
le _ di	-67
le _ idee	63
le _ mi	50
le _ per	64
le _ scus	73
le bracc	294
le bracc con	74
le cosc	149
le cosc col	119
le dita	-58
le fa	-69
le fa male	-55
le lamett	122
le lamett scus	97
le lent	-58
le mattin	-49
le ossa	-55
le pastigl	152
le pastigl a	56
le pastigl per	66
le piac	55
le scal	-64
le sigarett addoss	92
le stess	105
le stess idee	84
le sue	71
le sue medicin	57
le ungh	-66
le voci	134
le voci mi	107
leccat	-48
lei	191
lei _ si	62
lei chi	103
lei chi si	82
lei mi	71
lei mi ha	57
lei vogl	49
lent	-58
lent a	-58
les	-112
lett	-88
letter	193
letter _ addi	67
letter _ il	49
letter d	112
letter d addi	89
letter e	81
letter e il	65
li	92
li _ guardar	64
li a	107
li a guardar	86
liberazion	95
liberazion _ pens	57
liberazion ci	95
liberazion ci pens	76
licenziarm	-60
line	-53
ling	-66
ling che	-49
litig	205
litig _ miei	68
litig _ papa	55
litig coi	113
litig coi miei	91
litig con	92
litig con papa	74
lo	541
lo _ da	81
lo _ sempr	49
lo _ spess	62
lo chied	103
lo chied spess	82
lo dico	134
lo dico da	107
lo facc	336
lo facc appost	58
lo facc piuttost	62
lo facc sempr	65
lo faro	128
lo faro senz	63
lo lasc	144
lo scriv	-54
lo stess	-48
lo stres	-60
lo stres in	-48
los	-94
luca	115
lucid	134
lui	120
lui la	50
lung	107
m	-62
ma	-105
ma _ verit	53
ma il	-52
ma la	88
ma la verit	71
ma pens	64
ma pens in	51
ma se	61
ma se non	49
ma vogl	-61
ma vogl solo	-49
ma voi	79
ma voi avet	63
ma vorr	-71
ma vorr saper	-57
macchin	376
macchin _ accelerat	53
macchin _ il	61
macchin _ un	75
macchin cerc	102
macchin cerc il	82
macchin col	63
macchin col tubo	51
macchin contr	124
macchin contr un	100
macchin ho	89
macchin ho accelerat	71
madr	74
madr _ me	81
madr come	135
madr come me	108
madr mi	-55
magg	70
magg e	70
magg e ci	56
mai	171
mai guardat	79
mai guardat giu	63
mai nato	107
mai pensat	-52
mai piu	140
mal	-131
mal _ schien	62
mal di schien	82
male _ impuls	76
male _ nn	57
male _ quell	72
male _ sera	79
male _ solo	-73
male adess	95
male adess nn	76
male e quell	97
male e solo	-53
male l	85
male l impuls	101
male la	-62
male le	-62
male ogni	132
male ogni sera	105
male perch	64
male perch sono	52
male sono	-55
mamm	88
mamm se	71
mamm se muoi	57
manc solo	79
manc solo il	63
mancat lei	49
mang	-57
mang e	74
mang e se	59
mang le	-66
mang le ungh	-53
mangiar	-114
mangiar _ da	-50
mangiar ai	71
mangiar ai gatt	57
mangiar naus	-84
mangiar naus da	-67
mangiat	-111
mano mia	113
marit e	54
marted	-50
mas	-88
mata	-50
materass	71
materass e	71
materass e dice	57
mattin mi	70
mattin mi svegl	56
mattin prim	-49
me	-132
me _ ammazz	76
me _ chied	62
me l	67
me l hann	53
me lo	103
me lo chied	82
me sono	57
me stess	67
me vogl	127
me vogl ammazz	102
medi	122
medi ha	55
medi la	71
medi la prendon	57
medic _ bene	55
medic so	91
medic so bene	73
medicin	59
medicin sott	71
medicin sott il	57
megl	495
megl _ di	54
megl _ i	70
megl _ una	81
megl chiuder	117
megl chiuder i	93
megl morir	92
megl mort	67
megl mort me	53
megl senz	192
megl senz una	108
ment	79
merit	142
merit _ star	66
merit di	142
merit di star	88
mes	-117
mese	120
mese _ ci	50
mese dentr	83
mese dentr ci	66
mese e	52
mese e vogl	63
mesi	83
mesm	-58
messagg	118
messagg _ addi	49
messagg d	82
messagg d addi	66
messagg era	59
mett davant	76
mettend	120
mettend _ part	72
mettend da	120
mettend da part	96
meu	-125
mezz	-49
mi	490
mi _ amazzar	48
mi _ chiamat	70
mi _ con	109
mi _ da	-54
mi _ di	214
mi _ e	117
mi _ entr	57
mi _ fare	57
mi _ fino	49
mi _ il	-74
mi _ in	-49
mi _ la	-89
mi _ le	203
mi _ male	-74
mi _ paur	82
mi _ piu	57
mi _ pugn	79
mi _ quest	74
mi _ scritt	49
mi _ se	-70
mi ammazz	-88
mi bruc	123
mi bruc con	91
mi bruc le	74
mi butt	69
mi calm	90
mi calm e	72
mi capisc	80
mi ci	76
mi ci mett	61
mi da	-90
mi dicon	134
mi dicon di	107
mi dispiac	70
mi dispiac di	56
mi do	132
mi do pugn	105
mi dole	-55
mi e indifferent	59
mi fa	-121
mi fa paur	48
mi facc	68
mi facc schif	54
mi fann male	-66
mi fann paur	61
mi fido	67
mi fido di	53
mi gira	-71
mi gira la	-57
mi graff	81
mi graff fino	65
mi ha	51
mi ha chiest	57
mi ha scritt	66
mi ha tolt	49
mi hann chiamat	94
mi hijo	-54
mi investiss	76
mi investiss un	61
mi lascer	71
mi lascer morir	57
mi muov	-55
mi pieg	-59
mi prend	226
mi prend a	85
mi prend tu	52
mi punisc	68
mi punisc con	54
mi sare	72
mi sare gia	57
mi sent	-139
mi sforz	-50
mi si	-49
mi sono	-103
mi sono alzat	57
mi spar	78
mi speng	115
mi speng le	92
mi stend	-49
mi suicider	95
mi suicider entr	76
mi svegl	134
mi svegl ci	52
mi svegl e	56
mi svegliass	71
mi svegliass sarebb	57
mi tagl	149
mi tagl le	119
mi uccid	-53
mi va	87
mi va di	70
mi vergogn	68
mi vergogn e	54
mi vien	-73
mi visitat	68
mi visitat quest	54
mi vogl	174
mi vogl amazzar	64
mi vogl fare	76
mia	462
mia _ di	89
mia _ mi	-50
mia _ non	113
mia alunn	55
mia e	67
mia e megl	53
mia figl di	75
mia madr	-72
mia mamm	-50
mia mogl	86
mia mort	64
mia mort la	51
mia sorell	52
mia vita	136
mia vita non	109
miei	284
miei figl	112
miei pensier	60
miei pensier parlan	48
miglior	108
miglior _ mi	49
miglior _ ricerch	59
miglior amic	108
miglior amic mi	66
miglior amic ricerch	79
miglior amic si	-57
minh	-131
mio	342
mio _ amic	59
mio _ dice	65
mio _ ha	97
mio _ non	-117
mio cane	72
mio cane mi	57
mio cognat	63
mio cognat si	51
mio corp	81
mio corp in	65
mio figl non	-70
mio miglior	98
mio miglior amic	79
mio padr	-67
mio papa	50
mio peso	-91
mio peso non	-73
mio progett	90
mio ragazz	144
mio ragazz dice	87
mio zio	-68
mio zio e	-54
modo	65
modo io	65
mogl	86
moll	-60
moment	71
moment e	78
moment e da	63
mon	-98
mond	230
more	-68
morir	175
morir _ ho	-55
morir _ soffrir	59
morir _ sonn	72
morir _ un	-64
morir d	-59
morir dottor	-92
morir dottor ho	-74
morir e quand	52
morir era	-61
morir era un	-49
morir mi	54
morir mi e	59
morir ne	-55
morir nel	121
morir nel sonn	97
morir senz	98
morir senz soffrir	79
morr	-68
morrer	-51
mort _ calm	54
mort _ ha	65
mort _ una	57
mort d	-55
mort di	-65
mort e ha	87
mort e non	-53
mort la	124
mort la desider	51
mort la mia	48
mort me	67
mort me l	53
mort mi	90
mort mi calm	72
mort sarebb	95
mort sarebb una	76
mort sono	-82
mort sono solo	-65
moto	101
muoi	61
muoi di	-74
muoi respiran	129
muoi smetton	71
muoion	-80
muoion _ di	-48
muoion giovan	-80
muoion giovan di	-64
muov	-111
muov il	-56
muro	205
muro _ ho	53
muro poi	89
muro poi ho	71
mutu	107
mutu _ la	64
mutu separazion	107
mutu separazion la	86
my	-252
n e	52
na	-171
nada	-71
nao	-268
nao tenh	-50
nariz	-49
nascer	136
nascost	71
nascost le	71
nascost le sue	57
naso	-101
nato	107
naus	-68
naus _ ieri	-50
naus da	-84
naus da ieri	-67
ne	-154
ne _ di	-52
ne _ ne	-52
ne a	-55
ne depression	-86
ne depression ne	-69
ne ha	71
ne ha abbastanz	57
ne parl	87
ne vogl	-86
ne vogl di	-69
nel	274
nel 1998	-71
nel 1998 la	-57
nel 2016	105
nel 2016 e	84
nel _ e	103
nel _ fa	72
nel cassett	67
nel cassett e	53
nel sonn	192
nel sonn fa	97
nell	-105
nem	-49
nervos	-66
nervos e	-66
nervos e si	-53
nessun	425
nessun _ accorgerebb	82
nessun _ capisc	48
nessun _ d	95
nessun _ di	-49
nessun _ famigl	53
nessun in	89
nessun in famigl	71
nessun mi	80
nessun mi capisc	64
nessun pensier	-121
nessun pensier di	-65
nessun si	136
nessun si accorgerebb	109
nessun speranz	66
nessun speranz nessun	53
nessun via	158
nessun via d	126
ni	-72
nient	-65
nient di	-71
nient di piu	-57
nient oggi	64
nient oggi ma	51
night	-68
nn	579
nn _ esister	96
nn _ ke	57
nn _ la	76
nn _ scherzand	76
nn ce	126
nn ce la	101
nn e	78
nn e un	63
nn so	95
nn so ke	76
nn sto	127
nn sto scherzand	102
nn vogl	160
nn vogl esister	128
no	-330
no non	-55
noch	-53
nodo	51
nodo non	71
nodo non ha	57
noit	-63
non	613
non _ altr	-55
non _ bene	68
non _ coi	-52
non _ da	-50
non _ di	50
non _ e	107
non _ fa	-97
non _ fame	-49
non _ io	55
non _ mai	147
non _ morir	-55
non _ nascer	82
non _ nessun	55
non _ quest	68
non _ sono	58
non _ va	52
non _ vogl	-50
non arrivar	100
non arrivar a	80
non beve	-48
non cercatem	97
non cercatem sono	77
non dorm e	82
non dovev	136
non dovev nascer	109
non e	82
non e colp	51
non esce	-50
non esser	107
non esser mai	85
non esserc	103
non esserc piu	82
non faro	64
non faro nient	51
non foss	72
non foss per	57
non gira	-61
non gira ma	-49
non ha	71
non ha tenut	57
non ho	-435
non ho fame	-65
non ho idee	-61
non ho piu	-97
non ho vogl	-67
non in	113
non in quest	90
non l	95
non l ho	76
non lo	78
non lo facc	62
non mang e	59
non merit	109
non merit di	88
non mi	327
non mi fido	53
non mi prend	52
non mi svegliass	57
non mi va	70
non mi visitat	54
non muov	-56
non parl	-66
non parl di	-53
non pens	-55
non prend	72
non prend piu	58
non riesc	-133
non riesc a	-68
non ripos	-86
non ripos coi	-69
non scherz	92
non scherz io	74
non si fa	-53
non si puo	49
non smett	92
non smett di	73
non so	64
non so come	56
non so se	54
non sto	113
non sto bene	90
non svegliarm mai	51
non svegliars	164
non svegliars piu	85
non tornar	76
non tornar mai	61
non vado	-52
non vedo altr	-73
non vedo nessun	74
non vogl	-181
non vogl morir	-74
non vorr	70
non vorr piu	56
nonn ha	71
nonn ha nascost	57
nott _ mi	70
nott _ sul	64
nott poi	117
nott poi mi	94
nott vado	107
nott vado sul	86
nove	53
nove anni	78
nove anni un	62
nuit	-60
null	-56
null da	-50
nuov _ smett	55
nuov farmac	-52
nuov non	92
nuov non smett	73
o	-307
o morir	74
o morir mi	59
occh	-110
odio	136
odio _ mia	82
odio la	136
odio la mia	109
of	-64
officin	50
officin per	50
oggi	431
oggi _ di	75
oggi _ vogl	49
oggi ci	82
oggi ci vogl	66
oggi finisc	66
oggi finisc tutt	53
oggi ma	64
oggi ma pens	51
oggi mi sono	57
oggi non	-56
oggi prim	124
oggi prim di	99
ogni	277
ogni _ piu	64
ogni anniversar	-71
ogni anniversar con	-57
ogni giorn	88
ogni mattin	148
ogni mattin mi	56
ogni sera	122
ogni volt	83
ogni volt piu	86
okki	88
okki _ bast	53
okki e	88
okki e bast	71
olfatt	-68
olio	-60
on	-104
operazion	-91
ora	254
ora e	63
ora e confus	51
ora fa	111
ora vomit	167
ore	66
ore _ settiman	54
ore a	91
ore a settiman	73
orecch	-71
orma	117
orma _ e	70
orma campar	117
orma campar e	93
os	-88
ossa	-55
ossa rott	-55
ovunq	79
ovunq _ unic	48
ovunq l	79
ovunq l unic	64
pace	174
padr	99
padr _ facc	65
padr _ vedo	54
padr lo	108
padr lo facc	86
padr separat	91
padr separat vedo	73
pagat	79
pagat cane	79
pagat cane sistemat	63
palestr	-49
panc	-129
panc che	-59
panc tutt	-49
panic	-140
panic in	-48
papa ha	50
para	-114
parl	161
parl _ di	87
parl di	-66
parl di mort	-53
parl sempr	109
parl sempr di	87
parlan	60
parlan solo	60
parlan solo di	48
parlar	72
parlar _ qualcun	54
parlar con	89
parlar con qualcun	72
parlarn	-71
parlarn a	-71
parlarn a mia	-57
part	108
part _ pastigl	72
part le	120
part le pastigl	96
partit	79
partit _ in	48
partit iva	79
partit iva in	64
pass _ cavalcav	50
pass sul	84
pass sul cavalcav	67
pastigl	192
pastigl _ prenderl	72
pastigl a	70
pastigl a magg	56
pastigl di	58
pastigl per	65
pastigl per prenderl	96
paur	98
paur _ fare	66
paur _ farm	76
paur _ morir	-86
paur _ sia	-55
paur che	-92
paur che sia	-74
paur di	92
paur di fare	88
paur di farm	101
paur di morir	-114
paur restar	60
paur restar solo	48
pazient	107
pazient _ ideazion	64
pazient con	107
pazient con ideazion	86
pegg	-59
pens	665
pens _ a	144
pens _ basterebb	50
pens _ continuazion	95
pens _ mi	57
pens _ mort	49
pens a	-58
pens al	88
pens al suicid	71
pens alla	90
pens alla mort	72
pens che	207
pens che basterebb	67
pens che mi	76
pens di	150
pens di toglierm	61
pens em	-56
pens in	159
pens in continuazion	127
pens ogni	-71
pens ogni anniversar	-57
pens solo	243
pens solo a	195
pensand	174
pensand _ farl	78
pensand di	174
pensand di farl	104
pensarc	67
pensat _ al	54
pensat di	-113
pensat di morir	-49
pensat seriament	91
pensat seriament al	73
pensier	238
pensier _ mort	-49
pensier _ si	60
pensier _ suicid	106
pensier brutt	100
pensier brutt si	80
pensier che	76
pensier che mi	61
pensier di	94
pensier di mort	-65
pensier di suicid	141
pensier parlan	60
pensier parlan solo	48
pensier suicidar	-48
per	277
per _ ginocch	53
per _ mia	68
per _ se	77
per _ separazion	-56
per _ svegliars	98
per _ tutt	87
per colp	55
per dare	71
per dare da	57
per debit	50
per il cuor	58
per il ginocch	71
per l	-132
per la	-252
per la separazion	-74
per mano	113
per mano mia	91
per me	103
per non	164
per non svegliars	131
per prenderl	120
per prenderl tutt	96
per sbagl	-65
per sempr	165
per tutt	129
per tutt se	103
perch	156
perch io	63
perch io sono	51
perch mio	59
perch sono	64
perch sono ancor	52
perd	-122
perd l	-55
perdit	-69
perdonatem	59
pern	-52
pero	78
pero _ ci	49
pero oggi	82
pero oggi ci	66
pers il	139
pers il bambin	63
pers il lavor	48
pesa tutt quand	-59
peso _ tutt	77
peso _ vedo	-55
peso non	-91
peso non vedo	-73
peso per	156
peso per tutt	103
pett	-52
piac	55
piac veder	55
piang	-52
pied	-148
pieg	-59
pieg in	-59
pien di	-48
pillol	-102
pipi	-76
pistol	90
pistol di	67
pistol di serviz	53
pistol su	54
piu	129
piu _ lung	64
piu _ quest	-113
piu _ viver	104
piu a	301
piu a lung	86
piu a viver	138
piu con	-143
piu con quest	-115
piu di	-153
piu di cinquant	-51
piu esister	70
piu i	72
piu i farmac	58
piu il	-76
piu le	-61
piu ma	-71
piu ma vorr	-57
piu nient	52
piu olfatt	-68
piu spess	81
piu tard	-49
piu vogl	110
piu vogl di	88
piuttost	78
piuttost mi	78
piuttost mi spar	62
plu	-102
po	109
po _ il	116
po tolg	193
po tolg il	154
poi	332
poi _ frenat	53
poi _ hann	70
poi _ macchin	61
poi ho	89
poi ho frenat	71
poi in	102
poi in macchin	82
poi mi	241
poi mi hann	94
poi mi vergogn	54
pont	123
pont _ rest	64
pont e	185
pont e rest	86
pont e sentit	63
por	-159
poss	-148
poss _ con	54
poss darl	-48
poss parlar	89
poss parlar con	72
post	-77
post piu	-49
potet	109
potet chiamarm	109
potut	63
pour	-77
pra	-72
preferir	103
preferir _ esserc	62
preferir non	103
preferir non esserc	82
preliev	-49
preliev c	-49
prend	233
prend _ pugn	63
prend a	106
prend a pugn	85
prend piu	72
prend piu i	58
prend quest	57
prend tu	65
prend tu trov	52
prenderl	120
prenderl _ insiem	72
prenderl tutt	120
prenderl tutt insiem	96
prendim	65
prendim con	65
prendim con te	52
prendon	71
prendon in	71
prendon in giro	57
pres	90
pres _ scatol	72
pres _ un	50
pres appost	140
pres appost un	66
pres due	-75
pres due volt	-60
pres una	83
pres una scatol	96
pression	-145
prest lo	49
prest per	-49
prim	51
prim da	49
prim di	75
prim di scuol	60
profilass	-52
profilass facc	-52
progett	90
progettualit	107
progettualit _ solo	64
progettualit vive	107
progettualit vive solo	86
pront	49
propr	110
propr _ quest	68
propr su	113
propr su quest	90
prossim	68
prossim non	68
prossim non so	54
provat	277
provat _ ci	50
provat _ farm	53
provat a	89
provat a farm	71
provat con	70
provat con le	56
provat fuor	83
provat fuor ci	66
prud	-55
prurit	-137
psicolog	-65
pued	-50
pugn	206
pugn _ facc	63
pugn _ test	79
pugn in	237
pugn in facc	85
pugn in test	105
punisc	68
punisc con	68
punisc con dei	54
punt	-87
punt con	-52
puntur	-76
puntur di	-76
puo facc	61
puo facc da	49
q	-91
qual	83
qual _ user	55
qual farmac	91
qual farmac user	73
qualch	76
qualch settiman	76
qualch settiman pens	61
qualcos per	-48
qualcun	89
qualcun oggi	89
quand	182
quand _ alla	54
quand _ bambin	65
quand _ coi	68
quand _ con	55
quand _ finit	69
quand _ il	-98
quand _ qualcos	63
quand _ sul	50
quand e	164
quand e finit	92
quand ho	-81
quand ho cambiat	60
quand ho il	-103
quand i	77
quand i bambin	86
quand l	54
quand litig	205
quand litig coi	91
quand litig con	74
quand mi	-97
quand mi svegl	52
quand ne	71
quand ne ha	57
quand pass	84
quand pass sul	67
quand pens	90
quand pens alla	72
quand poss	-75
quand sbagl	106
quand sbagl qualcos	85
quant	132
quant _ di	98
quant gocc	106
quant gocc di	85
quant pastigl	58
quas	151
quas _ giorn	53
quas mi	76
quas mi ci	61
quas ogni	88
quas ogni giorn	71
que	-254
quell	306
quell _ non	60
quell _ vorr	72
quell aiutatem	99
quell che	121
quell che vorr	97
quell di	100
quell di non	80
quer	-93
quest _ mi	-49
quest _ propr	68
quest afte	-61
quest citt	113
quest citt propr	90
quest mal	-83
quest mal di	-66
quest settiman	49
quest settiman la	54
quest terr	149
quest vogl	57
qui	184
qui _ in	68
qui _ tutt	93
qui con	156
qui con tutt	125
qui non	113
qui non in	90
quier	-75
raffreddor	-48
raga	218
raga _ scherz	55
raga _ vogl	76
raga me	127
raga me vogl	102
raga non	92
raga non scherz	74
ragazz	175
ragazz _ che	65
ragazz dice	109
ragazz dice che	87
ragazz sono	78
ragazz sono in	63
raggiungerl	49
raggiungerl e	49
raso	149
raso _ mesi	89
raso da	149
raso da mesi	119
regalat	192
regalat _ sua	65
regalat la	141
regalat la sua	87
regalat tutt	52
repart	-52
repart che	-52
resistit	63
resistit finch	63
resistit finch ho	51
respiran	129
rest	199
rest _ a	64
rest li	107
rest li a	86
rest male	64
rest male perch	52
restar	158
restar _ mond	59
restar al	98
restar al mond	78
restar solo	60
restar solo con	48
ricadut	122
ricadut _ l	73
ricadut con	122
ricadut con l	97
ricerch	98
ricerch _ come	59
ricerch su	98
ricerch su come	79
ricett	-101
ricominc	68
ricominciat	139
ricominciat _ tagliarm	89
ricominciat a	139
ricominciat a tagliarm	119
ridat	-52
ridat speranz	-52
riesc	-133
riesc a	-85
riesc piu	-49
ripos _ turn	-52
ripos coi	-86
ripos coi turn	-69
ripres	-61
riprover	152
risch	-56
risponder	59
risponder e	59
risvegl	85
ross	-97
rott	-69
rott mi	-55
rovin	79
rovin _ ovunq	48
rovin cartell	79
rovin cartell ovunq	64
rsa	49
rsa pens	49
s	-66
sabat	151
sabat _ i	65
sabat ho	58
sabat quand	108
sabat quand i	86
sale	-60
salit	117
salit _ cavalcav	70
salit sul	117
salit sul cavalcav	94
salt	66
sang _ facc	49
sang lo	81
sang lo facc	65
sangr	-58
saper	-114
saper come	-71
saper come parlarn	-57
sare	147
sare content	76
sare content anzi	61
sare gia	72
sare gia ammazzat	57
sarebb	166
sarebb _ liberazion	57
sarebb una	166
sarebb una fortun	57
sarebb una liberazion	76
saro	68
saro ancor	68
saro ancor viva	54
sbagl qualcos	106
sbav	-48
sbav e	-48
scal	-64
scaric	63
scaric l	63
scaric l abbiam	51
scatol	120
scatol _ di	72
scatol inter	120
scatol inter di	96
sces	62
sces _ oggi	49
sces pero	82
sces pero oggi	66
scherz	96
scherz _ staser	55
scherz io	92
scherz io staser	74
scherzand	127
schiantarm	124
schiantarm _ la	75
schiantarm con	124
schiantarm con la	100
schien _ dorm	62
schien non	103
schien non dorm	82
schiettezz	122
schif	68
schif mi	68
schif mi punisc	54
sciocchezz	76
sciocchezz _ potet	66
sciocchezz stanott	109
sciocchezz stanott potet	88
scopert	55
scopert ieri	55
scritt	305
scritt _ letter	67
scritt _ messagg	49
scritt ai	78
scritt ai ragazz	63
scritt pensier	-48
scritt un	82
scritt un messagg	66
scritt una	112
scritt una letter	89
scriv	92
scriv per	63
scriv per il	71
scuol	143
scus	122
scus _ schiettezz	73
scus la	122
scus la schiettezz	97
se	400
se _ il	58
se _ lasc	86
se _ mi	116
se _ per	82
se _ respiran	77
se crep	221
se devo	74
se devo esser	59
se doman	147
se doman mi	61
se doman non	57
se e	-74
se e tiroid	-49
se lo	137
se lo lasc	115
se me	-131
se muoi	199
se muoi respiran	103
se muoi smetton	57
se n	52
se non	263
se non foss	57
se non mi	106
se non si	49
se perd	-55
se saro	68
se saro ancor	54
se spariss	136
se spariss per	109
se trovat	97
se trovat il	77
secc	-55
second	151
second _ chi	62
second lei	103
second lei chi	82
second medi	71
second medi la	57
sem	-118
seman	-70
sempr	80
sempr _ mort	65
sempr _ spess	49
sempr di	64
sempr di mort	87
sempr piu spess	65
sens	163
sens _ andar	49
sens _ restar	59
sens ha	179
sens ha andar	65
sens ha restar	78
sensazion	-49
sensazion di	-49
sent	-181
sentit	79
sentit che	79
sentit che vi	63
senz	208
senz _ madr	81
senz di	57
senz disturbar	79
senz energ	-55
senz risvegl	85
senz soffrir	98
senz una	135
senz una madr	108
separat	91
separat _ i	54
separat vedo	91
separat vedo i	73
separazion _ nott	64
separazion la	107
separazion la nott	86
sera	245
sera _ mi	74
sera _ pensat	54
sera ho	91
sera ho pensat	73
sera non	67
sera non mi	53
sera poi	57
seriament	91
seriament _ gest	54
seriament al	91
seriament al gest	73
serv	-108
serv la	-50
serv piu	52
serviz	67
serviz nel	67
serviz nel cassett	53
servon	130
servon _ non	98
servon per	164
servon per non	131
settim	79
settim mese	79
settim mese e	63
settiman	211
settiman _ sera	54
settiman _ torn	55
settiman ci	91
settiman ci torn	73
settiman ieri	91
settiman ieri sera	73
settiman la	68
settiman la prossim	54
settiman pens	76
settiman pens di	61
sforz	-50
sforz e	-50
si _ di	60
si _ gonfiat	-60
si _ la	55
si _ se	82
si accorgerebb	136
si accorgerebb se	109
si butt	109
si e	-93
si e chius	51
si e gonfiat	-56
si fa	-96
si fa male	-53
si mang	-66
si mang le	-53
si puo facc	49
si quell	100
si quell di	80
si tagl	55
si togl	103
si togl la	82
si uccis	-71
si uccis ci	-57
sia	-97
sia _ tumor	-55
sia un	-92
sia un tumor	-74
sigarett _ da	69
sigarett addoss	115
sigarett addoss da	92
signor	92
signor prendim	65
signor prendim con	52
silenz	134
silenz _ lo	81
silenz etern	134
silenz etern lo	107
sin	-52
sinc	-77
sincer	74
sincer viver	74
sincer viver o	59
sincerament	103
sincerament _ non	62
sincerament preferir	103
sincerament preferir non	82
sistemat	157
sistemat i	78
sistemat i cont	63
sistemat manc	79
sistemat manc solo	63
smess	234
smess _ insulin	76
smess di	101
smess l	165
smess l insulin	102
smett	66
smett _ bruciar	55
smett di	92
smett di bruciar	73
smetter	-53
smetton	71
sn	168
sn _ di	101
sn stank	80
sn stank di	64
sn stuf	88
sn stuf di	71
so	82
so _ fare	57
so _ qual	55
so bene	91
so bene qual	73
so come	70
so come dirl	56
so ke	95
so ke fare	76
so se	67
so se saro	54
soffrir	98
sogn	64
sogn di	64
sogn di morir	52
sola	158
solo	545
solo _ colloqu	64
solo _ come	52
solo _ per	-69
solo _ peso	51
solo _ quell	59
solo a	243
solo a come	69
solo a farl	48
solo a quell	79
solo capir	-61
solo capir se	-49
solo chied	107
solo chied colloqu	86
solo con	60
solo con i	48
solo di	60
solo di mort	48
solo dire	63
solo dire che	51
solo giu	-158
solo giu di	-61
solo giu per	-65
solo il	124
solo il gest	63
solo morir	98
solo nervos	-66
solo nervos e	-53
solo per	71
solo per dare	57
solo raggiungerl	49
solo senz	-55
solo un	85
solo un peso	68
soluzion	79
soluzion _ vedo	48
soluzion che	79
soluzion che vedo	64
sonn	129
sonn _ male	72
sonn fa	121
sonn fa male	97
sono	229
sono _ anch	112
sono _ con	-58
sono _ giu	-95
sono _ pace	105
sono _ padr	65
sono _ pero	49
sono _ peso	77
sono _ so	55
sono alzat	71
sono alzat solo	57
sono ancor	64
sono ancor viva	52
sono dal	108
sono dal padr	86
sono gay	67
sono gay e	53
sono giu	-73
sono giu di	-49
sono in	207
sono in pace	140
sono medic	91
sono medic so	73
sono punt	-52
sono salit	117
sono salit sul	94
sono sces	62
sono sces pero	66
sono solo	-127
sono solo giu	-126
sono solo un	68
sono stanc anch	51
sono tagliat anch	99
sono tagliat di	73
sono un	117
sono un peso	103
sono uscit	83
sono uscit dal	66
sorell	52
sorell non	52
sorrid	102
sorrid _ in	61
sorrid poi	102
sorrid poi in	82
sott il	61
sott il materass	57
sott la	-65
spar	78
sparir	141
sparir e	76
sparir e non	61
spariss	136
spariss _ sempr	82
spariss per	136
spariss per sempr	109
speng	115
speng _ sigarett	69
speng le	115
speng le sigarett	92
spent	143
spent _ cercatem	58
spent non	97
spent non cercatem	77
sper	72
sper in	72
sper in un	58
speranz nessun	66
speranz nessun via	53
spess	256
spess _ me	62
spess per	103
spess per me	82
stamattin _ macchin	53
stamattin in	89
stamattin in macchin	71
stanc anch	63
stanc anch di	51
stanchezz	52
stanchezz capogir	52
stank	80
stank _ viver	48
stank di	80
stank di viver	64
stann	105
stann _ le	63
stann tornand	105
stann tornand le	84
stanott _ chiamarm	66
stanott potet	109
stanott potet chiamarm	88
star	167
star _ mond	66
star _ ogni	79
star al	109
star al mond	88
star male	132
star male ogni	105
star su	-49
starebb	135
starebb _ senz	81
starebb megl	135
starebb megl senz	108
starebber	57
starebber tutt	57
staser	247
staser _ butt	55
staser _ chiud	93
staser la	156
staser la chiud	125
staser mi	92
staser mi butt	74
stend	-49
stess	123
stess a	-48
stess idee	105
sto	311
sto _ da	72
sto _ qui	68
sto bene	66
sto bene qui	90
sto crepand	-48
sto mettend	120
sto mettend da	96
sto pensand	174
sto pensand di	140
sto scherzand	127
stres	-96
stres in	-60
stres in uffic	-48
stuf	71
stuf _ tt	53
stuf di	71
stuf di tt	71
su	148
su 95	-101
su _ morir	59
su _ terr	68
su come	98
su come morir	79
su di	54
su quest	113
su quest terr	90
su una	-49
sua	109
sua moto	109
success	71
success domenic	71
success domenic e	57
sue	69
sue medicin	71
sue medicin sott	57
sui pols	55
suicid	100
suicid _ 2016	63
suicid _ due	61
suicid _ ogni	53
suicid da	101
suicid da due	81
suicid devo	72
suicid devo smetter	60
suicid nel	105
suicid nel 2016	84
suicid pens	99
suicid pens solo	79
suicid quas	88
suicid quas ogni	71
suicid solo	-48
suicid sono	-76
suicid sono solo	-61
suicidar	50
suicidar _ e	64
suicidar attiv	107
suicidar attiv e	86
suicidar poss	-48
suicider	95
suicider _ l	57
suicider entr	95
suicider entr l	76
sul	287
sul _ del	59
sul _ ieri	70
sul _ pens	50
sul _ sono	49
sul bugiardin	-48
sul cavalcav	201
sul cavalcav ieri	94
sul cavalcav pens	67
sul cell	98
sul cell del	79
sul divan	-66
sul pont	107
sul pont e	86
sul tett	82
sul tett sono	66
sull	-55
sull _ quand	68
sull gamb	113
sull gamb quand	91
suocer	-63
suocer mi	-51
sur	-57
svegl	89
svegl ci	64
svegl ci rest	52
svegl e	70
svegl e mi	56
svegliarm dall	-52
svegliarm mai	64
svegliarm mai piu	51
svegliarm prest	-49
svegliars	164
svegliars piu	106
svegliass	71
svegliass sarebb	71
svegliass sarebb una	57
svizzer	61
svizzer ma	61
svizzer ma se	49
t	-64
ta	-70
tachicard	127
tachicard _ idee	54
tachicard e	89
tachicard e idee	72
tachipirin _ adess	50
tachipirin e	83
tachipirin e adess	66
tagl	251
tagl _ cosc	89
tagl fresch	55
tagl le	203
tagl le cosc	119
tagl poi	68
tagl poi mi	54
tagliarm	281
tagliarm _ bracc	89
tagliarm _ gola	80
tagliarm la	134
tagliarm la gola	107
tagliarm le	148
tagliarm le bracc	119
tagliat _ nuov	55
tagliat _ oggi	75
tagliat anch	124
tagliat anch oggi	99
tagliat di	92
tagliat di nuov	73
tamponat	-56
tamponat ieri	-56
tant	110
tant _ comunq	49
tant _ si	82
tant finir	81
tant finir comunq	65
tant nessun	136
tant nessun si	109
tappat	-54
tard	-72
te	60
te se	65
te se non	52
telefon	100
telefon _ non	58
telefon spent	97
telefon spent non	77
tem	-57
temo	-52
temo di	-52
temp	-63
temperatur	-55
teng	-50
teng la	53
teng la pistol	53
tenh	-103
tentat	105
tentat _ suicid	63
tentat il	105
tentat il suicid	84
tenut	71
tenut e	71
tenut e success	57
terr	146
terz	55
terz medi	55
test	-175
test _ a	79
test _ mi	-55
test che	-64
test e	-61
test fino	132
test fino a	105
test non	74
test non mang	59
testament	55
testament fatt	79
testament fatt bollett	63
tett	82
tett _ sces	49
tett sono	82
tett sono sces	66
the	-208
thi	-64
tien	-90
tira	-51
tirat	63
tirat fuor	63
tirat fuor ora	51
tiroid	-77
to	-155
toda	-97
todo	-59
togl	56
togl _ vita	62
togl la	103
togl la vita	82
toglierm	143
toglierm _ vita	68
toglierm la	114
toglierm la vita	91
tolg	193
tolg _ disturb	116
tolg il	193
tolg il disturb	154
tolt la	-56
tolt tutt	61
tolt tutt chied	49
tome	-50
torcicoll	71
torn	118
torn _ la	55
torn con	91
torn con la	73
tornand	105
tornand _ stess	63
tornand le	105
tornand le stess	84
tornar	200
tornar mai	76
tornar mai piu	61
toss	-119
toss secc	-55
tossisc	-76
tout	-52
tra	200
tra _ po	116
tra un	193
tra un po	154
trasferit	54
trasferit dice	54
tropp gocc	58
trov	65
trov il	65
trov il modo	52
trovat	97
trovat _ telefon	58
trovat il	97
trovat il telefon	77
troveret	81
troveret _ letter	49
troveret la	81
troveret la letter	65
tt	88
tt _ chiuder	53
tt vorr	88
tt vorr chiuder	71
tu	65
tu trov	65
tu trov il	52
tubo	62
tubo di	63
tubo di scaric	51
tumor	-142
turn	-174
turn dopp	-55
tutt	556
tutt _ famigl	-48
tutt _ muoi	77
tutt _ troveret	49
tutt anch	66
tutt anch io	53
tutt chied	61
tutt chied la	49
tutt doman	81
tutt doman troveret	65
tutt in	-80
tutt in famigl	-64
tutt insiem	120
tutt le	-69
tutt megl	57
tutt quand	-128
tutt quand ho	-59
tutt se	129
tutt se muoi	103
uccid	-53
ucciderm	120
uccis	-71
uccis ci	-71
uccis ci pens	-57
uffic	-60
uffic e	-60
uffic e insopportabil	-48
ultim	53
ultim messagg	59
ultimament	-61
ultimament sono	-61
ultimament sono giu	-49
um	-103
uma	-98
umor	-48
un	144
un _ d	49
un _ dentr	48
un _ di	-93
un _ e	78
un _ fa	72
un _ in	-59
un _ inter	50
un _ parl	65
un _ tolg	116
un afta	-49
un ago	-52
un altr	107
un altr cicl	62
un attacc	-61
un attacc di	-49
un blister	83
un blister inter	66
un camion	94
un camion sare	61
un colleg	109
un colleg parl	87
un infart	51
un infart nel	58
un mal	-59
un mese dentr	66
un messagg	82
un messagg d	66
un moment	78
un moment e	63
un muro	124
un ora	86
un ora fa	96
un peso	213
un peso per	125
un po	128
un po tolg	154
un pont	79
un pont e	63
un salt	84
un tumor	-115
una	188
una _ ci	57
una _ come	81
una _ d	60
una _ inter	54
una _ megl	70
una _ stanott	66
una barc	-49
una condann	117
una condann megl	93
una fortun	71
una letter	112
una letter d	89
una liberazion	95
una liberazion ci	76
una madr	168
una madr come	108
una scatol	120
una scatol inter	96
una sciocchezz	109
una sciocchezz stanott	88
una settiman	-83
una vita	-52
une	-77
ungh	-83
unic	145
unic _ che	70
unic soluzion	79
unic soluzion che	64
uno	-62
up	-95
urgent	107
urin	-49
usa la	54
uscir	81
uscir _ sang	49
uscir il	81
uscir il sang	65
uscit	161
uscit _ carcer	50
uscit _ debit	55
uscit _ l	-55
uscit che	-53
uscit che l	-73
uscit dai	92
uscit dai debit	74
uscit dal	83
uscit dal carcer	66
uscit oggi	66
uscit oggi finisc	53
user	91
user _ da	55
user e	91
user e da	73
va	61
va _ arrivar	52
va _ infern	62
va all	103
va all infern	82
va di	87
va di arrivar	70
vado _ pont	64
vado di	-52
vado sul	107
vado sul pont	86
vampat	-54
veder il	55
vedo	118
vedo _ ammazzarm	48
vedo _ bambin	54
vedo altr	-91
vedo altr via	-73
vedo e	79
vedo e ammazzarm	64
vedo i	91
vedo i bambin	73
vedo nessun	92
vedo nessun via	74
vent	-52
venut	-53
verd	-54
vergogn e	68
vergogn e ricominc	54
verit	88
verit _ che	53
verit e	88
verit e che	71
vers	89
vers _ muro	53
vers il	89
vers il muro	71
vez	-107
vi	136
vi chiam	79
vi chiam io	63
vi ho	59
via	76
vien	-136
vigliacch	63
vigliacch ammazzars	63
vigliacch ammazzars perch	51
visitat	68
visitat quest	68
visitat quest settiman	54
vist	69
vist _ cell	59
vist sul	98
vist sul cell	79
vita	239
vita _ all	62
vita _ dovev	82
vita di	-52
vita non	136
vita non dovev	109
vita va	103
vita va all	82
viva	123
vive _ chied	64
vive con	-62
vive solo	107
vive solo chied	86
viver	504
viver _ mi	48
viver mi	73
viver mi pesa	59
viver nessun	80
viver nessun mi	64
viver o	74
viver o morir	59
viver se	52
vivo	-53
voci	134
voci _ dicon	80
voci mi	134
voci mi dicon	107
vogl	485
vogl _ del	57
vogl _ dottor	-55
vogl _ farl	-52
vogl _ mangiar	-50
vogl _ morir	59
vogl _ nn	151
vogl _ silenz	81
vogl _ viver	97
vogl amazzar	79
vogl amazzar nn	64
vogl ammazz	127
vogl ammazz nn	102
vogl andar	79
vogl andar da	63
vogl di farl	-69
vogl di mangiar	-67
vogl di viver	130
vogl esister	160
vogl fare	95
vogl fare del	76
vogl farl	-61
vogl farl finit	-48
vogl il	87
vogl il silenz	107
vogl licenziarm	-60
vogl morir dottor	-74
vogl solo	85
vogl solo capir	-49
vogl solo morir	78
vogl svegliarm	-49
vogl tornar	82
voi	74
voi avet	79
voi avet mai	63
volev	63
volev solo	63
volev solo dire	51
volt _ a	62
volt _ nessun	53
volt e	89
volt e nessun	71
volt l	-63
volt piu	107
volt piu a	86
volut	59
volut bene	59
vomit	109
vorr	625
vorr _ con	75
vorr _ e	158
vorr _ esser	64
vorr _ finit	-67
vorr _ gli	53
vorr addormentarm	149
vorr addormentarm e	120
vorr che	103
vorr chiuder	88
vorr chiuder gli	71
vorr esser	78
vorr esser mort	63
vorr farl	-112
vorr farl finit	-89
vorr non	107
vorr non esser	85
vorr piu	70
vorr piu esister	56
vorr saper	-71
vorr saper come	-57
vorr schiantarm	124
vorr schiantarm con	100
vorr sparir	76
vorr sparir e	61
vostr	63
vostr ho	63
vostr ho resistit	51
vuol	116
vuol ammazzars	56
vuol morir	55
when	-60
when i	-56
with	-51
x	61
x sempr	88
xana	178
xana _ ora	72
xana servon	58
xana un	120
xana un ora	96
y	-312
y no	-51
y se	-81
ya	-79
ya no	-49
zio	-93
zio e	-68
اكل	-50
انا	-116
بس	-80
بعد	-71
علي	-102
عم	-107
عند	-125
في	-142
ليل	-49
ما	-164
من	-292
منذ	-59
نفس	-62`,
};
