import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const italianWeights: TextWeights = {
  bias: -5.85,
  least: 1.315,
  features: `+^acc	99
+^acce	73
+^add	104
+^addi	80
+^al$	63
+^amm	101
+^amma	101
+^anc	55
+^anch	57
+^anda	48
+^ans	-51
+^ansi	-49
+^appo	61
+^bam	75
+^bamb	75
+^bas	50
+^bast	80
+^brac	56
+^butt	52
+^cava	50
+^che	110
+^che$	137
+^chi	265
+^chi$	88
+^chia	80
+^chie	56
+^chiu	98
+^ci$	154
+^con	60
+^cont	60
+^crep	48
+^de$	-72
+^defi	49
+^dep	-63
+^des	-74
+^det	52
+^dett	55
+^di$	155
+^dic	132
+^dice	71
+^dico	63
+^die	-54
+^dist	58
+^dol	-70
+^dolo	-57
+^dom	64
+^doma	89
+^dop	-86
+^dopo	-72
+^dor	-51
+^el$	-67
+^en$	-55
+^esc	-60
+^esi	55
+^esis	64
+^ess	90
+^esse	107
+^est	-61
+^fa$	-66
+^fac	80
+^facc	97
+^far	207
+^fare	53
+^farm	50
+^faro	123
+^fin	208
+^fini	164
+^fuor	52
+^gia$	51
+^gira	-56
+^ha$	147
+^ho$	146
+^imp	71
+^impo	52
+^in$	77
+^inc	-50
+^inte	52
+^io$	153
+^je$	-56
+^lei$	49
+^liti	51
+^lo$	141
+^luc	53
+^mac	72
+^macc	82
+^mai$	74
+^man	-84
+^mang	-70
+^meg	123
+^megl	124
+^mi$	126
+^mia	115
+^mia$	115
+^mie	75
+^miei	71
+^mio	85
+^mio$	85
+^mond	57
+^muro	52
+^my$	-62
+^nao	-67
+^nao$	-67
+^nel$	68
+^nes	107
+^ness	107
+^nn$	158
+^no$	-81
+^non	156
+^non$	157
+^ogg	109
+^oggi	109
+^ogn	70
+^ogni	70
+^ora	60
+^ora$	64
+^pan	-79
+^parl	54
+^pen	236
+^pens	249
+^per$	62
+^pie	-83
+^piu	53
+^poi	69
+^poi$	84
+^pos	-57
+^pre	67
+^pren	125
+^pro	130
+^prog	49
+^prov	69
+^pru	-50
+^pug	52
+^pugn	52
+^qua	155
+^qual	72
+^quan	74
+^que	-65
+^que$	-65
+^quel	65
+^rag	100
+^raga	99
+^rega	49
+^res	94
+^rest	86
+^ric	78
+^rico	49
+^sar	72
+^sare	77
+^sch	131
+^sche	57
+^schi	79
+^scr	91
+^scri	96
+^scu	59
+^se$	103
+^senz	53
+^ser	88
+^sera	63
+^sett	59
+^sme	63
+^smes	59
+^sol	172
+^solo	140
+^son	76
+^sono	59
+^spa	69
+^spar	88
+^spe	139
+^spen	64
+^spes	66
+^sta	146
+^stan	59
+^star	77
+^stas	61
+^sto$	80
+^suic	50
+^sul	58
+^sul$	73
+^sve	79
+^sveg	79
+^tag	138
+^tagl	138
+^the	-60
+^the$	-49
+^tolg	49
+^tor	107
+^torn	104
+^tos	-53
+^toss	-50
+^tra$	50
+^tro	50
+^trov	61
+^tut	141
+^tutt	141
+^una	49
+^una$	62
+^usc	61
+^usci	61
+^ven	-51
+^vit	54
+^vita	56
+^viv	138
+^vive	127
+^vog	86
+^vogl	86
+^vor	154
+^vorr	154
+^من$	-70
+acce	73
+accen	51
+acch	81
+acchi	86
+acci	148
+accia	119
+accio	52
+ace$	50
+ada$	-84
+addi	80
+addio	80
+ado$	-53
+aga$	49
+aggi	100
+aggio	88
+agli	133
+aglia	91
+alcav	50
+alco	52
+ale$	-54
+alit	51
+alita	56
+alle	-52
+ambi	66
+ambin	73
+ame$	-53
+amma	111
+ammaz	101
+anch	55
+anche	65
+and$	-57
+angi	-65
+angia	-80
+anni$	50
+ansi	-51
+ant$	-53
+appo	81
+appos	62
+ara$	-58
+are$	247
+areb	89
+arebb	89
+arla	75
+arla$	62
+armi	203
+armi$	211
+aro$	155
+arsi	71
+arsi$	71
+ascer	52
+asera	61
+asta	58
+astig	49
+atem	63
+atemi	63
+ato$	173
+atti	56
+atto	-52
+atto$	-51
+avalc	50
+avia$	49
+azio	48
+azion	48
+azza	118
+azzar	95
+bamb	75
+bambi	75
+bast	98
+basta	77
+bbe$	139
+bini	63
+bini$	50
+brac	56
+bracc	67
+bre$	-55
+butt	52
+cava	50
+caval	50
+cavia	50
+ccen	51
+ccend	51
+cchin	82
+ccia	106
+ccia$	106
+ccio$	51
+cendi	51
+cerc	55
+cere	77
+cere$	55
+che$	186
+cherz	57
+chi$	82
+chia	96
+chiam	85
+chie	67
+chin	74
+china	94
+chiu	98
+chiud	83
+cider	54
+cidi	85
+cidio	86
+cio$	127
+col$	67
+coll	49
+comin	65
+cond	62
+cont	57
+conti	71
+crep	48
+crepo	56
+crit	76
+critt	76
+dare	75
+dare$	75
+ddio	80
+ddio$	80
+defi	49
+defin	49
+dent	-54
+dett	55
+detto	55
+dice	71
+dice$	73
+dico	57
+dio$	154
+dist	58
+distu	68
+dolo	-58
+dolor	-58
+doma	89
+doman	64
+dopo	-72
+dopo$	-72
+dos$	-49
+ebbe	153
+ebbe$	139
+efin	49
+efini	49
+egal	49
+egala	49
+egli	212
+eglio	177
+elle	-49
+emi$	63
+endi	67
+ensi	52
+ensie	61
+enso	218
+enso$	221
+ent$	-49
+ente	84
+ente$	104
+epo$	56
+era$	142
+erch	61
+erche	61
+ere$	232
+ereb	62
+erebb	62
+eri$	84
+erit	68
+erito	49
+ermi	65
+ermi$	73
+erza	55
+esco	-63
+esis	70
+esist	74
+esse	141
+esser	111
+essi	-48
+essio	-57
+esso	173
+esso$	175
+essu	100
+essun	108
+este	-56
+etta	-49
+ette	138
+ette$	65
+etti	50
+ettim	66
+etto	69
+etto$	67
+ezza	65
+ezza$	68
+facc	97
+facci	97
+fare	53
+fare$	53
+farm	50
+faro	123
+faro$	126
+fini	209
+finis	54
+finit	138
+fuor	52
+fuori	52
+gala	49
+galat	49
+ggi$	109
+ggio	70
+ggio$	55
+gio$	71
+gira	-56
+glia	143
+gliar	103
+glie	102
+glie$	92
+glio	281
+glio$	263
+gni$	142
+herz	57
+hiam	85
+hiama	85
+hina	94
+hina$	94
+hiud	83
+iama	85
+iarm	49
+iarmi	49
+ica$	-57
+ice$	49
+icidi	86
+icom	52
+icomi	52
+ide$	-56
+ider	61
+idio	72
+idio$	72
+iei$	71
+iene	-57
+iene$	-54
+ieri	91
+ieri$	91
+iero	-54
+iero$	-53
+igli	93
+iglie	57
+impo	52
+impor	54
+ina$	183
+ing$	-88
+init	116
+inita	109
+ire$	72
+isce	64
+isce$	64
+issi	55
+iste	107
+ister	82
+istu	67
+istur	67
+ita$	173
+ite$	-79
+itig	51
+itigo	51
+itiva	49
+itto	73
+itto$	73
+iva$	65
+ivam	49
+ivame	49
+iver	117
+ivere	131
+las$	-49
+lato$	58
+lcav	50
+lcavi	50
+lette	68
+lgo$	56
+liar	86
+liarm	63
+lie$	90
+lio$	227
+liti	50
+litig	51
+lla$	-103
+lle$	-93
+macc	82
+macch	82
+mai$	103
+mang	-71
+mangi	-62
+mani	61
+mani$	61
+mazz	122
+mazza	135
+mbin	72
+mbini	50
+megl	124
+megli	124
+mente	102
+mess	93
+messo	64
+mett	73
+mette	53
+mia$	92
+miei	71
+miei$	71
+minc	68
+minci	68
+mio$	82
+mmaz	101
+mmazz	101
+mond	57
+mondo	58
+more	-69
+more$	-59
+morr	-51
+mpor	54
+mport	54
+muro	52
+muro$	52
+nao$	-67
+nare	48
+nare$	48
+nche	77
+nche$	67
+ndino	51
+ndo$	51
+nel$	65
+ness	104
+nessu	108
+ngia	-80
+nisc	54
+nita	106
+nita$	106
+nitiv	49
+nna$	56
+nni$	50
+non$	156
+nsie	78
+nsier	61
+nso$	219
+ntarm	67
+nte$	138
+ntro$	65
+oget	49
+ogett	49
+oggi	109
+oggi$	109
+ogli	127
+oglio	80
+ogni	70
+ogni$	70
+ola$	76
+olgo	58
+olgo$	58
+olo$	151
+olor	-58
+oman	64
+omani	68
+omin	58
+ominc	68
+ondo	72
+ondo$	72
+ono$	129
+onti	71
+onti$	49
+opo$	-73
+ore$	-125
+orire	56
+orna	82
+ornar	51
+orre	93
+orrei	153
+osta	50
+osta$	62
+ovat	91
+ovato	60
+pari	60
+parl	65
+parla	56
+pens	247
+pensi	61
+penso	188
+per$	55
+pera	-49
+pess	66
+pesso	66
+poi$	84
+posta	58
+ppos	61
+ppost	62
+pren	125
+prend	125
+pres	-73
+press	-63
+prog	49
+proge	49
+prov	107
+prova	69
+pugn	52
+pugni	60
+punt	-59
+qual	72
+qualc	52
+quan	60
+que$	-58
+quel	61
+quell	77
+racc	58
+racci	58
+raga	97
+raga$	56
+ragg	54
+raggi	54
+rato	52
+rato$	55
+rbo$	49
+rche	56
+rche$	57
+rci$	54
+rebb	153
+rebbe	153
+rega	48
+regal	49
+rei$	249
+rend	104
+rende	56
+repo	53
+repo$	56
+ress	-61
+rest	73
+rico	83
+ricom	52
+rire	134
+rire$	111
+ritt	76
+ritto	76
+rla$	84
+rme$	-49
+rmi$	280
+rnar	51
+rnare	51
+rni$	-50
+rno$	59
+roge	49
+roget	49
+rova	93
+rovat	93
+rove	54
+rover	59
+rrei	151
+rrei$	157
+rsi$	77
+rto$	-65
+sare	74
+sce$	72
+scer	52
+scere	52
+sche	49
+scher	49
+schi	69
+sco$	-70
+scri	94
+scrit	76
+senz	53
+senza	53
+sera	118
+sera$	122
+sere	92
+sere$	69
+sett	75
+setti	66
+sia$	-80
+sier	57
+sieri	91
+sion	-65
+sione	-57
+sist	120
+siste	102
+smes	59
+smess	59
+solo	140
+solo$	140
+sonn	54
+sono	59
+sono$	60
+spar	85
+spari	70
+spen	63
+spes	66
+spess	66
+sser	105
+ssere	69
+ssio	-58
+ssion	-58
+sso$	120
+ssun	108
+ssuna	56
+ssuno	91
+sta$	52
+stan	66
+star	112
+stare	129
+stas	54
+stase	61
+ster	81
+stere	85
+stig	49
+stigl	50
+sto$	127
+stur	66
+sturb	68
+suic	50
+suici	50
+sul$	73
+suna	56
+suna$	56
+suno	91
+suno$	91
+sveg	100
+svegl	100
+tagl	138
+tagli	138
+tare	118
+tare$	71
+tareb	48
+tarm	73
+tarmi	78
+tase	61
+taser	61
+tate	64
+temi	63
+temi$	63
+tera	61
+tera$	66
+tere	55
+the$	-50
+tigl	50
+tigli	50
+tigo	48
+tigo$	51
+tiss	48
+tiva	68
+tivam	49
+tolg	49
+tolgo	49
+torn	102
+torna	85
+toss	-50
+trov	61
+ttera	49
+tti$	133
+ttim	66
+tto$	113
+turb	68
+turbo	49
+tutt	134
+tutti	87
+ualc	52
+ucio$	51
+uell	74
+uello	52
+uesta	62
+uesto	-51
+ugni	60
+ugni$	60
+uici	50
+uicid	50
+una$	116
+uno$	93
+uore	-49
+uore$	-49
+uori	52
+uori$	52
+urbo	49
+urbo$	49
+usci	58
+utti	110
+utti$	111
+utto	59
+valc	50
+valca	50
+vame	49
+vamen	49
+vato	60
+vato$	60
+vegl	100
+vegli	100
+vere	176
+vere$	139
+vevo	55
+vevo$	55
+via$	63
+vita	55
+vita$	61
+vive	126
+viver	129
+vogl	86
+vogli	86
+vorr	154
+vorre	154
+zion	64
+zione	72
+zza$	80
+zzar	95
10	-62
11	58
11 anni	58
14	94
14 anni	94
15	92
15 anni	92
160	-59
160 su	-50
1998	-71
1998 la	-71
1998 la mia	-57
2	-111
2016	105
2016 _ stann	63
2016 e	105
2016 e stann	84
3	-150
35	-49
38	-74
39	-128
39 e	-61
5	-126
6	-85
6 gg	-51
70	-57
70 anni	-53
8	-139
95	-101
95 di	-50
a _ aiutatem	59
a _ anni	-55
a _ doman	50
a _ figl	-72
a _ fuor	54
a _ giu	64
a _ ieri	56
a _ import	134
a _ le	60
a _ male	81
a _ mi	52
a _ uscir	51
a casa mia	53
a chi	262
a chi import	178
a come	86
a contatt	-53
a crederc	66
a crederc e	53
a domattin	101
a farl	64
a farl finit	51
a farm	118
a farm fuor	71
a farm uscir	69
a grappol	79
a grappol da	63
a guardar	107
a guardar giu	85
a lett	-67
a lung	107
a magg	71
a magg e	57
a mi	-55
a mia figl	-57
a minh	-51
a mio	-48
a morir	-71
a nessun	55
a nove	-61
a nove settiman	-49
a pensarc	66
a pugn	106
a pugn in	85
a quell	99
a quell aiutatem	79
a scuol	68
a settiman	93
a settiman ieri	74
a star	111
a star male	107
a tagliarm	152
a tagliarm le	121
a tutt	103
a tutt doman	67
a viver	172
abbastanz	71
abbastanz le	71
abbastanz le prend	57
abbiam tirat	63
abbiam tirat fuor	51
accelerat	89
accelerat _ il	54
accelerat vers	89
accelerat vers il	72
accendin	204
accendin _ gamb	68
accendin _ litig	55
accendin quand	92
accendin quand litig	74
accendin sull	113
accendin sull gamb	90
accorgerebb	143
accorgerebb _ spariss	86
accorgerebb se	143
accorgerebb se spariss	115
acne	-53
acord	-56
acqu	-56
addi	322
addi _ miei	67
addi _ tutt	78
addi a	129
addi a tutt	103
addi ai	112
addi ai miei	90
addormentarm	151
addormentarm _ bast	52
addormentarm e	151
addormentarm e bast	69
addormentarm e non	52
addoss	84
addoss _ quand	68
addoss da	113
addoss da quand	90
adess	144
adess _ la	49
adess _ so	63
adess ho	82
adess ho la	66
adess nn	104
adess nn so	83
aere	-53
affett	-71
affett nient	-71
affett nient di	-57
afta	-59
afta sott	-50
afte	-50
ago	-66
ago in	-51
agor	-69
ai	88
ai _ figl	67
ai gatt	70
ai gatt altriment	56
ai miei	112
ai miei figl	90
ai ragazz	78
ai ragazz sono	63
aiutatem	99
al	250
al _ estrem	56
al _ mese	58
al _ quas	52
al _ sorrid	62
al gest	93
al gest estrem	74
al lavor	103
al lavor sorrid	82
al mond	208
al settim	96
al settim mese	77
al suicid	130
al suicid quas	70
alcol	122
alcol _ con	73
alcol e	122
alcol e con	97
all _ me	62
all infern	103
all infern me	83
alla mia	64
alla mia mort	51
alla mort	89
alla mort mi	71
alle	-132
allor facc	71
allor facc fint	57
alta	-64
altr _ d	-54
altr cicl	79
altr cicl non	63
altr via	-89
altr via d	-72
altriment	70
altriment mi	70
altriment mi lascer	56
alunn	55
alunn di	55
alzat	70
alzat solo	70
alzat solo per	56
amazzar	88
amazzar _ ce	53
amazzar nn	88
amazzar nn ce	70
amic	142
amic _ ha	50
amic _ su	59
amic mi	83
amic mi ha	66
amic ricerch	99
amic ricerch su	79
amic si	-71
amic si uccis	-57
ammazz	79
ammazz _ sto	81
ammazz nn	135
ammazz nn sto	108
ammazz se	-56
ammazzarm	139
ammazzarm e	60
ammazzarm e poi	48
ammazzars	119
ammazzars perch	62
ammazzars perch io	50
ammazzat	72
analis	-60
anch	227
anch _ prim	75
anch di	62
anch di esser	50
anch io	66
anch oggi	194
anch oggi mi	56
anch oggi prim	100
ancor viva	132
and	-184
andar	126
andar _ lui	58
andar _ tant	49
andar avant	81
andar avant tant	65
andar da	96
andar da lui	77
andar dal	-50
andarmen	48
andarmen prim	48
andat del	55
ando	-94
anestes	-65
anestes ho	-53
anni	199
anni e girament	-53
anni ha	57
anni ke	77
anni ke vorr	61
anni si	54
anni un	79
anni un altr	63
anniversar	-71
anniversar con	-71
anniversar con affett	-57
ano	-76
ansi	-145
ansi da	-84
antidepressiv	72
antidepressiv ho	76
antidepressiv ho pensier	61
anzi	76
anzi quas	76
anzi quas mi	61
appost	250
appost _ blister	49
appost sper	72
appost sper in	57
appost tropp	55
appost un	82
appost un blister	66
appuntament	-56
apr	-48
arrivar	187
arrivar _ domattin	61
arrivar a	144
arrivar a domattin	81
as	-98
at	-65
attacc	-60
attacc di	-60
attacc di panic	-48
attiv	107
attiv _ progettualit	64
attiv e	107
attiv e progettualit	85
au	-103
avant	61
avant _ finir	49
avant tant	81
avant tant finir	65
aver il	71
aver il torcicoll	57
avet	78
avet mai	78
avet mai guardat	62
avev	83
avev _ fuor	50
avev provat	83
avev provat fuor	66
balcon	53
balcon se	53
bambin	302
bambin _ dal	65
bambin _ megl	83
bambin _ ore	56
bambin _ settim	58
bambin a	-61
bambin a nove	-49
bambin al	96
bambin al settim	77
bambin due	93
bambin due ore	74
bambin non	-68
bambin non parl	-54
bambin sono	108
bambin sono dal	86
bambin starebb	139
bambin starebb megl	111
barc	-54
barc da	-50
bass	-106
bast	242
bast _ la	66
bast _ risvegl	52
bast _ sempr	54
bast senz	87
bast senz risvegl	69
bast staser	157
bast staser la	125
bast x	90
bast x sempr	72
basterebb	84
basterebb _ salt	50
basterebb un	84
basterebb un salt	67
bebe	-49
bene	157
bene _ farmac	56
bene _ non	68
bene perdonatem	59
bene qual	93
bene qual farmac	74
bene qui	113
bene qui non	90
beve	-54
bevut	167
bevut _ candeggin	100
bevut la	167
bevut la candeggin	134
blister	78
blister _ di	49
blister inter	82
blister inter di	66
bocc	-50
bocc sbav	-50
boh	69
boh non	69
boh non so	55
bollett	79
bollett pagat	79
bollett pagat cane	63
bollicin	-59
bollicin in	-50
bracc	266
bracc _ l	55
bracc con	92
bracc con l	74
bracc l	54
bruc	122
bruc _ bracc	55
bruc _ l	68
bruc con	113
bruc con l	90
bruc le	92
bruc le bracc	74
bruciar	91
brucior	-57
brufol	-59
brutt	101
brutt _ quell	61
brutt si	101
brutt si quell	81
bugiardin	-48
bugiardin c	-48
butt	178
butt dal	53
butt sott	57
c	-183
c e	-140
c e post	-55
c e un	-53
ca	-50
cacc	62
cacc caric	75
cacc caric in	60
cada	-73
cada vez	-62
cadut	-50
cadut dal	-50
calm	87
calm _ diventat	53
calm e	89
calm e diventat	71
calo	-48
calo di	-48
cambiar	-59
cambiar medic	-57
cambiat	76
cambiat antidepressiv	76
cambiat antidepressiv ho	61
camion	91
camion sare	76
camion sare content	61
campar	117
campar _ una	70
campar e	117
campar e una	94
can	-65
candeggin	167
candeggin _ ora	100
candeggin e	167
candeggin e ora	134
cane	53
cane mi	72
cane mi sare	58
cane sistemat	79
cane sistemat manc	63
cant	-59
cantin	75
cantin e	75
cantin e cert	60
capir	-58
capir se	-58
capisc	80
capogir	55
capogir ho	55
cara	-57
carabinier	54
carabinier da	54
carcer	83
carcer _ un	50
carcer da	83
carcer da un	66
caric	75
caric in	75
caric in cantin	60
cartell	79
cartell ovunq	79
cartell ovunq l	63
casa	58
casa mia	66
casa mia e	53
casa pens	64
casa pens solo	51
cass	95
cass _ mutu	64
cass integrazion	107
cass integrazion mutu	85
cassett	66
cassett e	66
cassett e la	52
cavalcav	200
cavalcav _ che	50
cavalcav _ nott	70
cavalcav ieri	116
cavalcav ieri nott	93
cavalcav pens	84
cavalcav pens che	67
ce	115
ce _ facc	73
ce l	51
ce la	122
ce la facc	98
cefal	79
cefal a	79
cefal a grappol	63
cell	99
cell _ mio	59
cell del	99
cell del mio	79
cerc _ coragg	62
cerc il	103
cerc il coragg	82
cercatem	96
cercatem _ in	58
cercatem sono	96
cercatem sono in	77
cert	110
cert pensier	75
cert pensier che	60
certificat	-109
che	548
che _ facc	-92
che _ ha	107
che _ mi	-49
che _ morir	57
che _ operazion	-54
che _ ripos	-50
che _ suicider	56
che basterebb	84
che basterebb un	67
che controll	-80
che controll facc	-64
che l operazion	-72
che lui	51
che mi	91
che mi fann	60
che mi suicider	74
che non	-110
che non e	49
che non ripos	-67
che pens	87
che pens al	70
che profilass	-51
che quand	71
che quand ne	57
che se	57
che sens	178
che sens ha	142
che si	95
che sia	-85
che sia un	-68
che un	54
che va	-75
che vedo	79
che vedo e	63
che vi	78
che vi chiam	62
che vorr	155
che vuol	156
chi	353
chi _ se	134
chi _ togl	62
chi import	223
chi import se	178
chi si	103
chi si togl	83
chiam	78
chiam io	78
chiam io ogni	62
chiamarm	110
chiamat	153
chied	201
chied _ per	62
chied _ urgent	64
chied colloqu	107
chied colloqu urgent	85
chied la	60
chied la svizzer	48
chied spess	103
chied spess per	83
chiest	71
chiest mamm	71
chiest mamm se	56
chiud	157
chiud _ con	94
chiud qui	157
chiud qui con	125
chiuder	177
chiuder _ cont	70
chiuder _ okki	54
chiuder gli	90
chiuder gli okki	72
chiuder i	117
chiuder i cont	94
chius	65
chius in	63
chius in macchin	51
chius l	51
ci	614
ci _ con	56
ci _ in	57
ci _ provat	92
ci _ tornar	53
ci avev	83
ci avev provat	66
ci ho	71
ci ho provat	57
ci mett davant	61
ci pens in	76
ci pens ogni	-57
ci rest	64
ci rest male	51
ci riprover	153
ci torn	93
ci torn con	74
ci vogl	89
ci vogl tornar	71
cicatric	-49
cicl	-59
cicl non	79
cicl non lo	63
cicl poi	-74
cicl poi pass	-59
cinquant	-66
cinquant anni	-66
cinquant anni e	-53
citt	113
citt _ su	68
citt propr	113
citt propr su	90
cognat	63
cognat si	63
cognat si e	51
coi miei	113
coi turn	-84
col	148
col _ da	86
col raso	151
col raso da	121
col tubo	63
col tubo di	51
coll	-80
colleg	111
colleg _ sempr	67
colleg parl	111
colleg parl sempr	89
colloqu	107
colloqu urgent	107
colp dei	58
colp vostr	61
colp vostr ho	49
com	-189
come	85
come _ senz	59
come andarmen	48
come dirl	69
come dirl io	55
come la	-50
come me	139
come morir	99
come morir senz	79
come papa	-60
come parlarn	-71
come parlarn a	-57
cominc	66
cominc a	66
cominc a crederc	53
como	-113
compagn	58
compress	-49
comunq	81
comunq _ mano	49
comunq per	81
comunq per mano	65
con	135
con _ accendin	122
con _ alcol	73
con _ lamett	73
con _ macchin	74
con _ ment	56
con _ oggi	53
con _ sigarett	-68
con _ suicidar	64
con affett	-71
con affett nient	-57
con dei	66
con dei tagl	53
con el	-51
con i	60
con i miei	48
con ideazion	107
con ideazion suicidar	85
con l	219
con l accendin	163
con l alcol	97
con la macchin	99
con la ment	74
con le lamett	97
con le pastigl	57
con le sigarett	-91
con luca	113
con papa	92
con qualcun	89
con qualcun oggi	71
con quest	-240
con te	64
con te se	51
con tutt	157
con un	-52
condann	117
condann _ chiuder	70
condann megl	117
condann megl chiuder	94
confus	61
cont	148
cont e	78
cont e scritt	63
contatt	-53
content	70
content anzi	76
content anzi quas	61
contin	-61
continuazion	158
continuazion alla	64
continuazion alla mia	51
contr	102
contr _ muro	74
contr un	124
contr un muro	99
controll	-89
controll facc	-80
coragg	103
coragg _ ucciderm	62
coragg di	103
coragg di ucciderm	82
coraggios	62
cord	-92
cord ce	51
cord il	-58
corp _ garag	50
corp da	-51
corp in	84
corp in garag	67
cort	-64
cosa	-162
cosc	151
cosc _ raso	91
cosc col	151
cosc col raso	121
cosi	126
cosi _ da	76
cosi finisc	126
cosi finisc da	101
cred	-75
crederc	66
crederc e	66
crederc e a	53
crep	199
cuor	-168
cuor _ che	-48
cuor debol	-53
cuor io	-80
cuor io che	-64
cuor lo	72
cuor lo facc	57
d _ ai	67
d _ che	-54
d _ dai	55
d addi	194
d addi ai	90
d infart	-104
d uscit che	-72
d uscit dai	74
d uscit oggi	52
da	177
da 6	-51
da _ anni	86
da _ ci	56
da _ le	73
da allor facc	57
da anni	77
da anni ke	61
da cacc	75
da cacc caric	60
da domenic	-80
da due settiman	73
da ieri	-217
da lucid	146
da lui	96
da mangiar	70
da mangiar ai	56
da marted	-53
da mesi	151
da morir	-103
da nove	79
da nove anni	63
da part	121
da part le	97
da qualch	82
da qualch settiman	66
da quand	219
da quand e	132
da settiman	93
da settiman ci	74
da sola	186
da solo	80
da stamattin	-119
da un	98
da un pont	62
da una	-82
da una settiman	-65
da vigliacch	62
da vigliacch ammazzars	50
dai	91
dai _ megl	55
dai debit	92
dai debit megl	74
dal	97
dal _ da	50
dal _ lo	65
dal balcon	53
dal carcer	83
dal carcer da	66
dal medic	-50
dal padr	108
dal padr lo	86
dall	-148
dall anestes	-53
dan	-65
dand	-49
dare	70
dare da	70
dare da mangiar	56
darl	-48
darl lo	-48
dato a	53
davant	61
day	-89
de	-289
de la	-68
debit	143
debit _ morir	55
debit e	51
debit megl	92
debit megl morir	74
debol	-84
definitivament	195
dei	70
dei compagn	58
dei tagl	66
dei tagl poi	53
del _ adess	63
del _ l	76
del _ miglior	59
del male	122
del male adess	83
del male l	101
del mio	99
del mio miglior	79
del tutt	55
dell	-187
dent	-145
dentr	64
dentr _ avev	50
dentr ci	83
dentr ci avev	66
depo	-62
depression	-86
depression _ vogl	-50
depression ne	-84
depression ne vogl	-67
depu	-105
des	-94
desd	-127
desider	64
dett	220
dett 160	-50
dett a	55
dett che	108
dett e	66
dett e io	53
devo esser	73
devo esser sincer	58
devo smetter	76
di	620
di 14	94
di 14 anni	75
di 15	57
di _ al	56
di _ arrivar	61
di _ che	-63
di _ con	-71
di _ e	68
di _ finit	98
di _ in	-67
di _ io	-48
di _ la	165
di _ ma	-58
di _ non	183
di _ per	-52
di _ se	52
di _ servon	99
di _ un	73
di _ una	66
di _ vorr	54
di ammazzarm	60
di ammazzarm e	48
di andar	-50
di arrivar	87
di aver il	57
di bollicin	-50
di bruciar	91
di cinquant	-66
di cinquant anni	-53
di cord	-138
di corp	-87
di cuor	-80
di cuor io	-64
di dent	-57
di en	103
di en servon	83
di esser	62
di esser coraggios	50
di esserm	69
di esserm svegliat	55
di fare	110
di fare una	88
di farl	163
di farl finit	131
di farm	76
di farm del	61
di fumar	-80
di fumar per	-64
di infern	-52
di mangiar	-78
di mangiar naus	-62
di me	121
di me stess	52
di morir	-160
di morir era	-48
di mort la	48
di mort sono	-64
di non arrivar	81
di nott	-166
di nuov	59
di nuov non	73
di panc	-60
di panic	-106
di peso	-48
di piu	-114
di piu ma	-57
di quest	-62
di risponder	59
di scaric	63
di scaric l	51
di schien	101
di schien non	81
di scuol	77
di se	54
di serviz	66
di serviz nel	52
di sonn	-60
di star	61
di star al	89
di suicid	165
di suicid da	85
di suicid devo	61
di tachipirin	82
di tachipirin e	66
di tagliarm	134
di tagliarm la	107
di terz	55
di test	-87
di test non	58
di toglierm	82
di toglierm la	66
di tt	90
di tt vorr	72
di ucciderm	103
di viver	252
di viver nessun	64
di xana	183
di xana servon	50
di xana un	97
dia	-108
dice	291
dice _ si	56
dice che	308
dice che quand	57
dice che si	74
dico	146
dico _ lucid	87
dico da	146
dico da lucid	117
dicon	108
dicon _ tagliarm	81
dicon di	134
dicon di tagliarm	107
diet	-88
dietr	-90
dire	60
dire che	61
dire che non	49
dirl	69
dirl io	69
dirl io non	55
dispiac	69
dispiac di	69
dispiac di esserm	55
disturb	195
disturb definitivament	195
disturbar	79
dita	-114
dito	-49
divan	-65
diventat	89
diventat _ mio	53
diventat il	89
diventat il mio	71
do	-85
do _ in	81
do pugn	134
do pugn in	107
doi	-81
dole	-55
dole tutt	-55
dolor	-209
doman	271
doman _ la	50
doman mi	76
doman mi investiss	61
doman non	70
doman non mi	56
doman troveret	84
doman troveret la	67
domattin	101
domenic e	56
domenic e da	57
dopo	-290
dopo il	-99
dopo l	-63
dopo un	-66
dopp	-57
dor	-60
dorm	-58
dorm _ sincerament	61
dorm e	92
dorm e sincerament	81
dormir	-51
dos	-70
dottor	-85
dottor _ paur	-51
dottor ho	-85
dottor ho paur	-68
dottoress	103
dottoress _ lei	62
dottoress second	103
dottoress second lei	83
dovev	137
dovev nascer	137
du	-84
due	56
due _ a	56
due _ e	54
due mesi	-65
due ore	93
due ore a	74
due settiman	91
due volt e	71
due volt l	-50
duel	-51
e	395
e _ a	-74
e _ andar	58
e _ casa	101
e _ che	235
e _ con	68
e _ condann	70
e _ e	-60
e _ ho	49
e _ in	64
e _ la	-102
e _ le	67
e _ li	58
e _ mi	61
e _ mio	50
e _ non	-85
e _ pens	70
e _ pers	-64
e _ preferir	61
e _ regalat	67
e _ senz	52
e _ settiman	56
e _ tornand	63
e _ un	-50
e _ vive	64
e _ vomit	99
e _ x	54
e a	68
e a casa	51
e a pensarc	53
e adess	82
e adess ho	66
e agor	-56
e al	-51
e ammazzarm	79
e ansi	-51
e bast	176
e bast senz	69
e bast x	72
e carabinier	54
e cert	115
e cert pensier	60
e che non	-67
e che pens	70
e chius	63
e chius in	51
e ci	71
e ci riprover	57
e colp	61
e colp vostr	49
e con	122
e con le	97
e confus	63
e da	219
e da anni	61
e da settiman	74
e da vigliacch	50
e dice	183
e dice che	146
e diventat	89
e diventat il	71
e finit	66
e finit con	90
e fortissim	127
e girament	-66
e girament di	-53
e gonfiat	-73
e ha	216
e ha regalat	89
e ho	-207
e ho la	-48
e ho pers	-85
e idee	89
e idee di	71
e il	57
e il mio	67
e indifferent	73
e insopportabil	-54
e io	156
e io cominc	53
e l	59
e la casa	51
e la nott	-52
e la sera	52
e lei	71
e lei mi	56
e lo	79
e lo faro	63
e megl	66
e megl mort	53
e mezz	-48
e mi	-113
e mi dispiac	55
e mort	-80
e nessun	89
e nessun in	71
e non si	-54
e non svegliarm	52
e non tornar	59
e oggi	-90
e ora	192
e ora vomit	134
e poi pass	48
e post	-68
e prest	52
e progettualit	107
e progettualit vive	85
e quand	64
e quand mi	51
e quell	119
e quell che	95
e rest	107
e rest li	85
e ricominc	66
e scritt ai	63
e se	73
e se devo	58
e sentit	78
e sentit che	62
e sete	-48
e si	-141
e si e	-58
e si mang	-54
e sincerament	101
e sincerament preferir	81
e so	-53
e solo	-68
e solo nervos	-54
e stann	105
e stann tornand	84
e success	71
e success domenic	57
e tiroid	-58
e un	-50
e un moment	61
e una	76
e una condann	94
e venut	-55
e vien	-61
e vogl	96
e vogl andar	77
el	-268
elle	-79
em	-164
emicran	-69
emicran ma	-52
en	-219
en _ per	62
en el	-59
en la	-112
en servon	103
en servon per	83
energ	-90
energ da	-57
entr	66
entr _ estat	56
entr l	93
entr l estat	74
era	-70
era un	-60
era un attacc	-48
era vi	59
ero	89
ero _ tett	53
ero sul	89
ero sul tett	71
esam	-91
esce	-68
esce null	-53
esister	258
essa	-52
esser	277
esser _ nato	63
esser coraggios	62
esser mai	106
esser mai nato	85
esser mort	77
esser sincer	73
esser sincer viver	58
esserc	101
esserc piu	101
esserm	69
esserm svegliat	69
est	-103
esta	-142
estat	93
este	-51
esto	-147
estrem	93
et	-148
etern	140
etern _ dico	87
etern lo	146
etern lo dico	117
fa	-263
fa male	-116
fa mangiar	-50
fa paur	60
fa paur restar	48
fa scender	-48
facc	388
facc _ a	132
facc _ con	-113
facc _ mi	87
facc _ piu	51
facc _ sbagl	64
facc appost	72
facc appost sper	57
facc da	60
facc da sola	48
facc fint	71
facc fint di	57
facc il	-70
facc piu	71
facc piu a	175
facc piu con	-118
facc piuttost	79
facc piuttost mi	63
facc quand	106
facc quand sbagl	85
facc schif	66
facc schif mi	53
facc sempr	86
facc sempr piu	69
fame	-88
fame _ ho	-48
fame e	-81
fame e ho	-64
famigl _ giovan	-48
famigl _ parl	54
famigl muoion	-80
famigl muoion giovan	-64
famigl ne	89
famigl ne parl	71
familiar	-64
fann male	-109
fann male le	-49
fann paur	75
fare	213
fare _ male	63
fare _ sciocchezz	66
fare del	104
fare del male	83
fare una	110
fare una sciocchezz	88
farl	50
farl _ con	-98
farl _ e	-50
farl _ poss	53
farl finit	63
farl finit con	-131
farl finit e	-67
farl finit poss	71
farm	150
farm _ due	54
farm _ il	51
farm fuor	89
farm fuor due	71
farm uscir	86
farm uscir il	69
farmac	62
farmac _ e	56
farmac mi	-102
farmac per	72
farmac per il	57
farmac user	93
farmac user e	74
faro	502
faro finit	312
faro nient	64
faro nient oggi	51
faro senz	79
faro senz disturbar	63
fastid	-60
fatt bollett	79
fatt bollett pagat	63
faz	-49
fazer	-55
febbr	-116
ferr	-73
fibromialg	60
fibromialg mi	60
fibromialg mi ha	48
fido	66
fido di	66
fido di me	52
figl	54
figl _ 14	56
figl di	150
figl di 14	75
figl non	-86
figl per	-48
filh	-58
finch	61
finch ho	61
finch ho potut	49
finir	74
finir _ per	49
finir comunq	81
finir comunq per	65
finisc	191
finisc _ sola	76
finisc da	126
finisc da sola	101
finisc tutt	66
finisc tutt anch	52
finit	365
finit _ che	-50
finit _ le	-94
finit _ luca	68
finit _ parlar	53
finit con	-93
finit con le	-125
finit con luca	90
finit e	-84
finit e che	-67
finit poss	89
finit poss parlar	71
finit sott	-71
fino	160
fino _ farm	51
fino _ star	81
fino a	188
fino a farm	69
fino a star	107
fint	71
fint di	71
fint di aver	57
for	-89
fors	-56
fortissim	127
fortun	70
forz	-77
foss	72
foss per	72
foss per il	58
fratell ha	59
fredd	-80
frenat	89
fresch	55
fresch sui	55
from	-48
fucil	75
fucil da	75
fucil da cacc	60
fumar	-87
fumar _ sempr	-48
fumar per	-80
fumar per sempr	-64
fuoc	-51
fuoc in	-51
fuor	210
fuor _ riprover	50
fuor _ volt	54
fuor ci	83
fuor ci riprover	66
fuor due	89
fuor due volt	71
fuor ora	63
fuor ora e	51
gamb _ litig	68
gamb quand	113
gamb quand litig	90
garag	84
gargant	-53
gatt	66
gatt altriment	70
gatt altriment mi	56
gatt l	53
gay	66
gay e	66
gay e a	53
gest	171
gest e	79
gest e lo	63
gest estrem	93
gg	-79
gia	204
gia _ il	63
gia ammazzat	72
gia pront	51
gia tentat	105
gia tentat il	84
ginocch _ ma	52
ginocch gonf	80
ginocch gonf ma	70
giorn usa	54
giovan	-96
giovan _ cuor	-48
giovan di	-80
giovan di cuor	-64
gira	-128
gira la	-71
gira la test	-57
gira ma	-58
girament	-95
girament _ test	-57
girament di	-95
girament di test	-76
giro	71
giro e	71
giro e lei	56
giu	-74
giu _ cord	-83
giu _ la	-56
giu _ volt	64
giu da	78
giu da un	62
giu di	-151
giu di cord	-110
giu ogni	107
giu ogni volt	85
giu per	-93
giu per la	-74
gli	-85
gli _ e	54
gli occh	-53
gli okki	90
gli okki e	72
glicem	-68
gocc	81
gocc _ en	62
gocc di	72
gocc di en	83
gocc non	55
gola quand	-51
gonf	-70
gonf _ la	52
gonf ma	87
gonf ma la	70
gonfiat	-101
graff	86
graff _ a	51
graff fino	86
graff fino a	69
grappol	79
grappol da	79
grappol da nove	63
gratt	-52
guardar	107
guardar _ ogni	64
guardar giu	107
guardar giu ogni	85
guardat	78
guardat giu	78
guardat giu da	62
ha	588
ha 11	58
ha 39	-48
ha _ al	58
ha _ anni	56
ha _ avant	49
ha _ che	65
ha _ la	55
ha _ le	86
ha _ mamm	64
ha _ tutt	56
ha abbastanz	71
ha abbastanz le	57
ha andar	81
ha andar avant	65
ha chiest	71
ha chiest mamm	56
ha chius	51
ha dett	108
ha dett che	86
ha gia	51
ha nascost	71
ha nascost le	57
ha regalat	144
ha regalat la	116
ha restar	97
ha restar al	78
ha ridat	-52
ha scritt	128
ha scritt un	66
ha smess	101
ha smess di	81
ha tagl	55
ha tenut	71
ha tenut e	57
ha tolt	60
ha tolt tutt	48
hace	-65
hann	113
hann chiamat	116
hann dett e	53
hann tamponat	-58
hann trasferit	54
he	-80
hijo	-53
ho	583
ho 70	-53
ho _ a	208
ho _ appost	82
ho _ che	-51
ho _ con	115
ho _ di	48
ho _ due	-58
ho _ e	-48
ho _ l	88
ho _ seriament	56
ho _ suicid	-48
ho _ sul	59
ho _ tentat	63
ho _ tutt	53
ho _ una	99
ho _ vers	54
ho _ vogl	71
ho accelerat	89
ho accelerat vers	72
ho bevut	167
ho bevut la	134
ho cambiat	76
ho cambiat antidepressiv	61
ho come	-50
ho dett	55
ho fame	-81
ho fame e	-64
ho frenat	89
ho gia	105
ho gia tentat	84
ho idee	-81
ho idee suicid	-65
ho il	-165
ho il cicl	-59
ho il fucil	60
ho la naus	51
ho la partit	63
ho le	-55
ho mangiat	-71
ho paur	82
ho paur che	-68
ho paur di	141
ho pensat di	-48
ho pensat seriament	74
ho pensier	182
ho pensier di	145
ho pers il	78
ho piu	-176
ho piu di	-53
ho piu olfatt	-55
ho piu vogl	95
ho potut	61
ho pres	144
ho pres appost	110
ho pres due	-60
ho pres una	66
ho provat	194
ho provat a	71
ho provat con	57
ho regalat	53
ho resistit	61
ho resistit finch	49
ho ricadut	122
ho ricadut con	97
ho ricominciat	152
ho ricominciat a	121
ho scopert	54
ho scritt	149
ho scritt una	90
ho sempr	-110
ho sistemat	78
ho sistemat i	63
ho smess	166
ho smess l	133
ho un	-95
ho vist sul	79
ho vogl	-78
ho vogl di	-62
ho volut	59
hora	-53
i	-61
i _ due	56
i bambin	200
i bambin due	74
i bambin sono	86
i cont	195
i cont e	63
i farmac	72
i farmac per	57
i miei	60
i miei pensier	48
ideazion	98
ideazion _ attiv	64
ideazion suicidar	98
ideazion suicidar attiv	85
idee	113
idee _ farl	53
idee _ sono	-48
idee di	89
idee di farl	71
idee suicid	-81
idee suicid sono	-65
ieri _ ho	56
ieri _ poi	70
ieri _ sul	53
ieri e	-70
ieri ero	89
ieri ero sul	71
ieri nott	116
ieri nott poi	93
ieri sera	80
ieri sera ho	74
il _ a	-58
il _ al	58
il _ corp	50
il _ definitivament	117
il _ di	54
il _ e	73
il _ etern	87
il _ gonf	52
il _ ha	-73
il _ lo	94
il _ nel	63
il _ peso	-54
il _ progett	53
il _ ragazz	85
il _ spent	58
il bambin a	-49
il bambin al	77
il cane	-77
il cicl	-114
il cicl poi	-59
il coll	-58
il coragg	103
il coragg di	82
il cuor	-56
il cuor lo	57
il disturb	195
il disturb definitivament	156
il fucil	75
il fucil da	60
il fuoc	-51
il gest	79
il gest e	63
il ginocch gonf	70
il laser	-87
il lavor e	51
il materass	71
il materass e	57
il mio	295
il mio cane	58
il mio corp	67
il mio peso	-72
il mio progett	71
il mio ragazz	113
il modo	64
il modo io	51
il muro	89
il muro poi	72
il naso	-64
il nodo	52
il nodo non	57
il nuov	-52
il pols	-67
il sang	159
il sang lo	69
il silenz	146
il silenz etern	117
il suicid	105
il suicid nel	84
il telefon	123
il telefon spent	77
il torcicoll	71
il turn	-75
import	218
import _ crep	134
import se	223
import se crep	178
impuls	127
impuls _ fortissim	76
impuls e	127
impuls e fortissim	101
in	309
in _ cerc	62
in _ citt	68
in _ fino	81
in _ ho	54
in _ mi	-85
in _ muoion	-48
in _ ne	54
in bocc	-50
in cantin	75
in cantin e	60
in continuazion	158
in continuazion alla	51
in due	-85
in facc	106
in facc quand	85
in famigl muoion	-64
in famigl ne	71
in farmac	-50
in garag	84
in giro	71
in giro e	56
in gola	-88
in macchin	254
in macchin cerc	82
in macchin col	51
in macchin ho	72
in my	-48
in pace	174
in pied	-79
in quest	113
in quest citt	90
in repart	-51
in rovin	79
in rovin cartell	63
in rsa	48
in second	71
in second medi	56
in test	101
in test fino	107
in uffic	-54
in un	72
in un infart	57
indifferent	73
infart	-67
infart a	-49
infart come	-60
infart nel	72
infart nel sonn	57
infern	49
infern _ lo	62
infern con	-52
infern me	103
infern me lo	83
influenz	-56
insiem	121
inson	-64
inson e	-64
insonn	89
insonn _ e	53
insonn tachicard	89
insonn tachicard e	71
insopportabil	-54
insopportabil vogl	-54
insulin	92
insulin _ finisc	76
insulin cosi	126
insulin cosi finisc	101
integrazion	107
integrazion _ separazion	64
integrazion mutu	107
integrazion mutu separazion	85
inter	173
inter _ tachipirin	49
inter _ xana	73
inter di	203
inter di tachipirin	66
inter di xana	97
investiss	76
investiss un	76
investiss un camion	61
io	612
io _ controll	-48
io _ mi	54
io _ solo	71
io che	-56
io che controll	-64
io cominc	66
io cominc a	53
io non	69
io non vorr	55
io ogni	78
io ogni mattin	62
io sono	62
io sono stanc	50
io staser	90
io staser mi	72
io vogl	118
io vogl solo	94
is	-85
it	-83
iva	79
iva in	79
iva in rovin	63
j	-133
j ai	-101
ja	-117
ja nao	-63
je	-224
ke	180
ke fare	104
ke vorr	77
ke vorr esser	61
l	216
l _ cosi	76
l _ dett	73
l _ e	133
l _ non	-54
l _ sull	68
l abbiam	63
l abbiam tirat	51
l accendin	204
l accendin quand	74
l accendin sull	90
l acne	-48
l alcol	122
l alcol e	97
l ansi	-79
l appuntament	-56
l emicran	-52
l estat	93
l ha	51
l hann	120
l hann dett	53
l ho	205
l impuls	127
l impuls e	101
l influenz	-56
l insulin	103
l insulin cosi	101
l officin	51
l olio	-58
l operazion	-89
l ultim	59
l unic	139
l unic soluzion	63
la _ a	-55
la _ che	-69
la _ contr	72
la _ e	109
la _ finit	161
la _ mi	-54
la _ moto	67
la _ qui	88
la _ sarebb	57
la _ starebb	83
la _ va	62
la _ vado	64
la _ vita	82
la bambin	71
la bambin non	-54
la bambin starebb	111
la candeggin	167
la candeggin e	134
la casa	54
la casa pens	51
la chiud	157
la chiud qui	125
la cord	51
la desider	64
la fa	-48
la facc	66
la facc piu	57
la faro	312
la faro finit	249
la fibromialg	60
la fibromialg mi	48
la gola	134
la letter	84
la letter e	67
la ling	-50
la macchin	124
la macchin contr	99
la mattin	-60
la ment	93
la mia	260
la mia vita	110
la mort sarebb	76
la nott vado	85
la partit	79
la partit iva	63
la pillol	-96
la pistol	91
la pistol di	52
la prendon	71
la prendon in	56
la pression	-137
la prossim	69
la prossim non	55
la ricett	-101
la schiettezz	122
la sensazion	-50
la separazion	-93
la sera	107
la sera non	52
la sera poi	48
la sua	111
la sua moto	89
la svizzer	60
la svizzer ma	48
la tachipirin	-48
la test	-163
la test che	-52
la verit	87
la verit e	70
la vita	195
la vita va	83
la vogl	55
lamett	122
lamett _ la	73
lamett scus	122
lamett scus la	97
las	-137
lasc	137
lasc si	57
lascer	70
lascer morir	70
laser	-90
lavor _ poi	62
lavor non	-58
lavor sorrid	103
lavor sorrid poi	82
le _ addoss	68
le _ col	91
le _ con	55
le _ di	-57
le _ idee	63
le _ mi	51
le _ per	63
le _ scus	73
le bracc	296
le bracc con	74
le cosc	151
le cosc col	121
le dita	-58
le fa	-68
le fa male	-55
le lamett	122
le lamett scus	97
le lent	-53
le ossa	-55
le pastigl	153
le pastigl a	57
le pastigl per	66
le piac	55
le scal	-64
le sigarett addoss	90
le stess	105
le stess idee	84
le sue	71
le sue medicin	57
le ungh	-68
le voci	134
le voci mi	107
lei	195
lei _ si	62
lei chi	103
lei chi si	83
lei mi	71
lei mi ha	56
lei vogl	52
lent	-53
lent a	-53
les	-117
lett	-89
letter	195
letter _ addi	67
letter _ il	50
letter d	112
letter d addi	90
letter e	84
letter e il	67
li	93
li _ guardar	64
li a	107
li a guardar	85
liberazion	95
liberazion _ pens	57
liberazion ci	95
liberazion ci pens	76
licenziarm	-54
line	-52
ling	-70
ling che	-50
litig	204
litig _ miei	68
litig _ papa	55
litig coi	113
litig coi miei	90
litig con	92
litig con papa	74
lo	565
lo _ da	87
lo _ sempr	51
lo _ spess	62
lo chied	103
lo chied spess	83
lo dico	146
lo dico da	117
lo facc	342
lo facc appost	57
lo facc piuttost	63
lo facc sempr	69
lo faro	130
lo faro senz	63
lo lasc	142
lo scriv	-54
lo stess	-48
lo stres	-54
los	-95
luca	113
lucid	146
lui	140
lui la	51
lung	107
m	-75
ma	-97
ma _ verit	52
ma il	-52
ma la	87
ma la verit	70
ma pens	64
ma pens in	51
ma se	60
ma se non	48
ma vogl	-58
ma voi	78
ma voi avet	62
ma vorr	-71
ma vorr saper	-57
macchin	377
macchin _ accelerat	54
macchin _ il	62
macchin _ un	74
macchin cerc	103
macchin cerc il	82
macchin col	63
macchin col tubo	51
macchin contr	124
macchin contr un	99
macchin ho	89
macchin ho accelerat	72
madr	81
madr _ me	83
madr come	139
madr come me	111
madr mi	-56
magg	71
magg e	71
magg e ci	57
mai	164
mai guardat	78
mai guardat giu	62
mai nato	106
mai pensat	-51
mai piu	138
mal	-122
mal _ schien	61
mal di panc	-48
mal di schien	81
male _ impuls	76
male _ nn	63
male _ quell	71
male _ sera	81
male _ solo	-75
male adess	104
male adess nn	83
male e quell	95
male e solo	-54
male l	88
male l impuls	101
male la	-61
male le	-61
male ogni	134
male ogni sera	107
male perch	64
male perch sono	51
male sono	-57
mamm	86
mamm se	71
mamm se muoi	56
manc solo	79
manc solo il	63
mancat lei	52
mang	-55
mang e	73
mang e se	58
mang le	-68
mang le ungh	-54
mangiar	-109
mangiar ai	70
mangiar ai gatt	56
mangiar naus	-78
mangiar naus da	-62
mangiat	-107
mano mia	114
marit e	54
marted	-53
mas	-84
materass	71
materass e	71
materass e dice	57
mattin mi	69
mattin mi svegl	55
me	-124
me _ ammazz	81
me _ chied	62
me ha	-54
me l	66
me l hann	53
me lo	103
me lo chied	83
me sono	55
me stess	66
me vogl	135
me vogl ammazz	108
medi	120
medi ha	55
medi la	71
medi la prendon	56
medic _ bene	56
medic so	93
medic so bene	74
medicin	60
medicin sott	71
medicin sott il	57
megl	495
megl _ di	52
megl _ i	70
megl _ una	83
megl chiuder	117
megl chiuder i	94
megl morir	92
megl mort	66
megl mort me	53
megl senz	194
megl senz una	111
ment	82
merit	142
merit _ star	67
merit di	142
merit di star	89
mes	-109
mese	136
mese _ ci	50
mese _ vogl	58
mese dentr	83
mese dentr ci	66
mese e	68
mese e vogl	77
mesi	85
mesm	-55
messagg	119
messagg _ addi	50
messagg d	83
messagg d addi	66
messagg era	59
mett davant	76
mettend	121
mettend _ part	73
mettend da	121
mettend da part	97
meu	-128
mezz	-51
mezz e	-48
mi	502
mi _ amazzar	53
mi _ chiamat	70
mi _ con	107
mi _ da	-55
mi _ di	215
mi _ e	111
mi _ entr	56
mi _ fare	63
mi _ fino	51
mi _ il	-71
mi _ la	-89
mi _ le	203
mi _ male	-71
mi _ paur	81
mi _ piu	57
mi _ pugn	81
mi _ quest	77
mi _ scritt	50
mi _ se	-70
mi ammazz	-89
mi bruc	122
mi bruc con	90
mi bruc le	74
mi butt	69
mi calm	89
mi calm e	71
mi capisc	80
mi ci	76
mi ci mett	61
mi da	-93
mi dicon	134
mi dicon di	107
mi dispiac	69
mi dispiac di	55
mi do	134
mi do pugn	107
mi dole	-55
mi e indifferent	58
mi fa	-122
mi fa paur	48
mi facc	66
mi facc schif	53
mi fann male	-65
mi fann paur	60
mi fido	66
mi fido di	52
mi gira	-71
mi gira la	-57
mi graff	86
mi graff fino	69
mi ha	53
mi ha chiest	56
mi ha scritt	66
mi ha tolt	48
mi hann chiamat	93
mi hijo	-53
mi investiss	76
mi investiss un	61
mi lascer	70
mi lascer morir	56
mi muov	-55
mi pieg	-60
mi prend	229
mi prend a	85
mi prend quest	48
mi prend tu	51
mi prendess	51
mi punisc	66
mi punisc con	53
mi sare	72
mi sare gia	58
mi sent	-137
mi sforz	-53
mi sono	-104
mi sono alzat	56
mi spar	79
mi speng	113
mi speng le	90
mi stend	-51
mi suicider	93
mi suicider entr	74
mi svegl	132
mi svegl ci	51
mi svegl e	55
mi svegliass	70
mi svegliass sarebb	56
mi tagl	151
mi tagl le	121
mi uccid	-49
mi va	87
mi va di	69
mi vergogn	66
mi vergogn e	53
mi vien	-74
mi visitat	69
mi visitat quest	55
mi vogl	191
mi vogl amazzar	70
mi vogl fare	83
mia	462
mia _ di	89
mia _ mi	-50
mia _ non	114
mia alunn	55
mia e	66
mia e megl	53
mia figl di	75
mia madr	-71
mia mamm	-50
mia mogl	86
mia mort	64
mia mort la	51
mia sorell	53
mia vita	137
mia vita non	110
miei	283
miei figl	112
miei pensier	60
miei pensier parlan	48
miglior	110
miglior _ mi	50
miglior _ ricerch	59
miglior amic	110
miglior amic mi	66
miglior amic ricerch	79
miglior amic si	-57
minh	-129
mio	341
mio _ amic	59
mio _ dice	66
mio _ ha	99
mio _ non	-115
mio cane	72
mio cane mi	58
mio cognat	63
mio cognat si	51
mio corp	84
mio corp in	67
mio figl non	-69
mio miglior	99
mio miglior amic	79
mio padr	-66
mio papa	51
mio peso	-89
mio peso non	-72
mio progett	89
mio ragazz	142
mio ragazz dice	88
mio zio	-70
mio zio e	-56
modo	64
modo io	64
mogl	86
moll	-60
moment	69
moment e	77
moment e da	61
mon	-97
mond	229
more	-60
morir	194
morir _ ho	-51
morir _ soffrir	59
morir _ sonn	71
morir _ un	-63
morir d	-60
morir dottor	-85
morir dottor ho	-68
morir e quand	51
morir era	-60
morir era un	-48
morir mi	51
morir mi e	58
morir ne	-57
morir nel	119
morir nel sonn	95
morir senz	99
morir senz soffrir	79
morr	-69
morrer	-52
mort _ calm	53
mort _ ha	67
mort _ una	57
mort d	-55
mort di	-65
mort e ha	89
mort e non	-54
mort la	123
mort la desider	51
mort la mia	48
mort me	66
mort me l	53
mort mi	89
mort mi calm	71
mort sarebb	95
mort sarebb una	76
mort sono	-80
mort sono solo	-64
moto	103
muoi	67
muoi di	-72
muoi respiran	129
muoi smetton	71
muoion	-80
muoion _ di	-48
muoion giovan	-80
muoion giovan di	-64
muov	-112
muov il	-58
muro	207
muro _ ho	54
muro poi	89
muro poi ho	72
mutu	107
mutu _ la	64
mutu separazion	107
mutu separazion la	85
my	-248
n e	55
na	-176
nada	-70
nao	-267
nascer	137
nascost	71
nascost le	71
nascost le sue	57
naso	-98
nato	106
naus	-61
naus da	-78
naus da ieri	-62
ne	-149
ne _ di	-50
ne _ ne	-50
ne a	-57
ne depression	-84
ne depression ne	-67
ne ha	71
ne ha abbastanz	57
ne parl	88
ne vogl	-84
ne vogl di	-67
nel	271
nel 1998	-71
nel 1998 la	-57
nel 2016	105
nel 2016 e	84
nel _ e	102
nel _ fa	71
nel cassett	66
nel cassett e	52
nel sonn	190
nel sonn fa	95
nell	-99
nem	-49
nervos	-68
nervos e	-68
nervos e si	-54
nessun	432
nessun _ accorgerebb	86
nessun _ capisc	48
nessun _ d	94
nessun _ di	-48
nessun _ famigl	54
nessun in	89
nessun in famigl	71
nessun mi	80
nessun mi capisc	64
nessun pensier	-121
nessun pensier di	-64
nessun si	143
nessun si accorgerebb	115
nessun speranz	66
nessun speranz nessun	52
nessun via	157
nessun via d	126
ni	-69
nient	-66
nient di	-71
nient di piu	-57
nient oggi	64
nient oggi ma	51
night	-69
nn	633
nn _ esister	114
nn _ ke	63
nn _ la	81
nn _ scherzand	81
nn ce	135
nn ce la	108
nn e	77
nn e un	61
nn so	104
nn so ke	83
nn sto	135
nn sto scherzand	108
nn vogl	190
nn vogl esister	152
no	-323
no non	-57
noch	-60
nodo	52
nodo non	71
nodo non ha	57
noit	-73
non	629
non _ altr	-54
non _ bene	68
non _ coi	-50
non _ da	-51
non _ di	50
non _ e	104
non _ fa	-99
non _ fame	-48
non _ idee	-48
non _ io	54
non _ mai	146
non _ morir	-51
non _ nascer	82
non _ nessun	55
non _ quest	68
non _ sono	58
non _ va	52
non arrivar	101
non arrivar a	81
non beve	-50
non cercatem	96
non cercatem sono	77
non dorm e	81
non dovev	137
non dovev nascer	110
non e	82
non e colp	49
non esce	-53
non esser	106
non esser mai	85
non esserc	101
non esserc piu	81
non faro	64
non faro nient	51
non foss	72
non foss per	58
non gira	-58
non ha	71
non ha tenut	57
non ho	-422
non ho fame	-64
non ho idee	-65
non ho piu	-90
non ho vogl	-62
non in	113
non in quest	90
non l	99
non l ho	79
non la	-48
non lo	79
non lo facc	63
non mang e	58
non merit	111
non merit di	89
non mi	326
non mi fido	52
non mi prend	51
non mi svegliass	56
non mi va	69
non mi visitat	55
non muov	-58
non parl	-68
non parl di	-54
non pens	-57
non prend	72
non prend piu	57
non riesc	-131
non riesc a	-67
non ripos	-84
non ripos coi	-67
non scherz	90
non scherz io	72
non si fa	-54
non si puo	48
non smett	91
non smett di	73
non so	63
non so come	55
non so se	55
non sto	113
non sto bene	90
non svegliarm mai	52
non svegliars	165
non svegliars piu	83
non tornar	74
non tornar mai	59
non vado	-51
non vedo altr	-72
non vedo nessun	74
non vogl	-167
non vogl morir	-68
non vorr	69
non vorr piu	55
nonn ha	71
nonn ha nascost	57
nott _ mi	70
nott _ sul	64
nott poi	116
nott poi mi	93
nott vado	107
nott vado sul	85
nove anni	79
nove anni un	63
nove settiman	-61
nuit	-54
null	-58
null da	-53
nuov _ smett	55
nuov farmac	-52
nuov non	91
nuov non smett	73
o	-304
o morir	73
o morir mi	58
occh	-109
odio	137
odio _ mia	82
odio la	137
odio la mia	110
of	-57
officin	51
officin per	51
oggi	436
oggi _ di	75
oggi _ vogl	53
oggi ci	89
oggi ci vogl	71
oggi finisc	66
oggi finisc tutt	52
oggi ma	64
oggi ma pens	51
oggi mi sono	56
oggi non	-58
oggi prim	124
oggi prim di	100
ogni	280
ogni _ piu	64
ogni anniversar	-71
ogni anniversar con	-57
ogni giorn	87
ogni mattin	146
ogni mattin mi	55
ogni sera	124
ogni volt	83
ogni volt piu	85
okki	90
okki _ bast	54
okki e	90
okki e bast	72
olfatt	-68
olio	-58
on	-103
operazion	-89
ora	255
ora e	63
ora e confus	51
ora fa	112
ora vomit	167
ore	69
ore _ settiman	56
ore a	93
ore a settiman	74
orecch	-69
orma	117
orma _ e	70
orma campar	117
orma campar e	94
os	-87
ossa	-55
ossa rott	-55
out	-48
ovunq	79
ovunq l	79
ovunq l unic	63
pace	174
padr	101
padr _ facc	65
padr _ vedo	56
padr lo	108
padr lo facc	86
padr separat	93
padr separat vedo	74
pagat	79
pagat cane	79
pagat cane sistemat	63
palestr	-48
panc	-129
panc che	-60
panic	-141
papa ha	51
para	-109
parl	160
parl _ di	87
parl di	-68
parl di mort	-54
parl sempr	111
parl sempr di	89
parlan	60
parlan solo	60
parlan solo di	48
parlar	72
parlar _ qualcun	53
parlar con	89
parlar con qualcun	71
parlarn	-71
parlarn a	-71
parlarn a mia	-57
part	107
part _ pastigl	73
part le	121
part le pastigl	97
partit	79
partit iva	79
partit iva in	63
pass _ cavalcav	50
pass sul	84
pass sul cavalcav	67
pastigl	198
pastigl _ prenderl	73
pastigl a	71
pastigl a magg	57
pastigl di	62
pastigl di xana	50
pastigl per	67
pastigl per prenderl	97
paur	103
paur _ fare	66
paur _ farm	76
paur _ morir	-86
paur _ sia	-51
paur che	-85
paur che sia	-68
paur di	92
paur di fare	88
paur di farm	101
paur di morir	-114
paur restar	60
paur restar solo	48
pazient	107
pazient _ ideazion	64
pazient con	107
pazient con ideazion	85
pegg	-61
pens	671
pens _ a	146
pens _ basterebb	50
pens _ continuazion	95
pens _ mi	56
pens _ mort	49
pens _ toglierm	49
pens a	-59
pens al	87
pens al suicid	70
pens alla	89
pens alla mort	71
pens che	205
pens che basterebb	67
pens che mi	74
pens di	153
pens di toglierm	66
pens em	-57
pens in	158
pens in continuazion	126
pens ogni	-71
pens ogni anniversar	-57
pens solo	247
pens solo a	197
pensand	173
pensand _ farl	77
pensand di	173
pensand di farl	103
pensarc	66
pensat _ al	56
pensat di	-111
pensat di morir	-48
pensat seriament	93
pensat seriament al	74
pensier	245
pensier _ mort	-48
pensier _ si	61
pensier _ suicid	109
pensier brutt	101
pensier brutt si	81
pensier che	75
pensier che mi	60
pensier di	101
pensier di mort	-64
pensier di suicid	145
pensier parlan	60
pensier parlan solo	48
pensier suicidar	-48
per	248
per _ ginocch	52
per _ mia	68
per _ se	77
per _ separazion	-56
per _ svegliars	99
per _ tutt	87
per colp	58
per dare	70
per dare da	56
per debit	51
per il	53
per il cuor	57
per il ginocch	70
per l	-130
per la	-246
per la separazion	-74
per mano	114
per mano mia	91
per me	103
per non	165
per non svegliars	132
per prenderl	121
per prenderl tutt	97
per sbagl	-66
per sempr	92
per tutt	129
per tutt se	103
perch	155
perch io	62
perch io sono	50
perch mio	59
perch sono	64
perch sono ancor	51
perd	-133
perd l	-56
perdit	-67
perdonatem	59
pern	-49
pero	85
pero _ ci	53
pero oggi	89
pero oggi ci	71
pers il	98
pers il lavor	51
pesa tutt quand	-59
peso _ tutt	77
peso _ vedo	-54
peso non	-89
peso non vedo	-72
peso per	159
peso per tutt	103
pett	-53
piac	55
piac veder	55
piang	-52
pied	-144
pieg	-60
pieg in	-60
pien di	-50
pillol	-96
pipi	-80
pistol	91
pistol di	66
pistol di serviz	52
pistol su	54
piu	142
piu _ di	53
piu _ lung	64
piu _ quest	-116
piu _ viver	103
piu a	302
piu a lung	85
piu a viver	138
piu con	-147
piu con quest	-118
piu di	-155
piu di cinquant	-53
piu esister	69
piu i	72
piu i farmac	57
piu il	-79
piu le	-61
piu ma	-71
piu ma vorr	-57
piu nient	53
piu olfatt	-68
piu spess	86
piu vogl	119
piu vogl di	95
piuttost	79
piuttost mi	79
piuttost mi spar	63
plu	-104
po	110
po _ il	117
po tolg	195
po tolg il	156
poi	334
poi _ frenat	54
poi _ hann	70
poi _ macchin	62
poi ho	89
poi ho frenat	72
poi in	103
poi in macchin	82
poi mi	241
poi mi hann	93
poi mi prend	48
poi mi vergogn	53
pont	135
pont _ rest	64
pont e	184
pont e rest	85
pont e sentit	62
por	-151
poss	-141
poss _ con	53
poss darl	-48
poss parlar	89
poss parlar con	71
post	-73
potet	110
potet chiamarm	110
potut	61
pour	-66
pra	-52
preferir	101
preferir _ esserc	61
preferir non	101
preferir non esserc	81
prend	239
prend _ pugn	64
prend a	106
prend a pugn	85
prend piu	72
prend piu i	57
prend quest	60
prend quest vogl	48
prend tu	64
prend tu trov	51
prenderl	121
prenderl _ insiem	73
prenderl tutt	121
prenderl tutt insiem	97
prendess	51
prendim	64
prendim con	64
prendim con te	51
prendon	71
prendon in	71
prendon in giro	56
pres	97
pres _ scatol	73
pres _ un	49
pres appost	137
pres appost un	66
pres due	-74
pres due volt	-60
pres una	83
pres una scatol	97
pression	-146
prest lo	52
prim	54
prim da	48
prim di	77
prim di scuol	61
profilass	-51
profilass facc	-51
progett	89
progettualit	107
progettualit _ solo	64
progettualit vive	107
progettualit vive solo	85
pront	50
propr	111
propr _ quest	68
propr su	113
propr su quest	90
prossim	69
prossim non	69
prossim non so	55
provat	276
provat _ ci	50
provat _ farm	54
provat a	89
provat a farm	71
provat con	71
provat con le	57
provat fuor	83
provat fuor ci	66
prud	-54
prurit	-137
psicolog	-62
pued	-55
pugn	210
pugn _ facc	64
pugn _ test	81
pugn in	240
pugn in facc	85
pugn in test	107
punisc	66
punisc con	66
punisc con dei	53
punt	-91
punt con	-51
puntur	-67
puntur di	-67
puo facc	60
puo facc da	48
q	-74
qual	87
qual _ user	56
qual farmac	93
qual farmac user	74
qualch	82
qualch _ pens	49
qualch settiman	82
qualch settiman pens	66
qualcun	89
qualcun oggi	89
quand	188
quand _ alla	53
quand _ bambin	65
quand _ coi	68
quand _ con	55
quand _ finit	68
quand _ il	-98
quand _ qualcos	64
quand _ sul	50
quand e	165
quand e finit	90
quand ho	-82
quand ho cambiat	61
quand ho il	-104
quand i	77
quand i bambin	86
quand l	54
quand litig	204
quand litig coi	90
quand litig con	74
quand mi	-101
quand mi svegl	51
quand ne	71
quand ne ha	57
quand pass	84
quand pass sul	67
quand pens	89
quand pens alla	71
quand poss	-67
quand sbagl	106
quand sbagl qualcos	85
quant	134
quant _ di	99
quant gocc	103
quant gocc di	83
quant pastigl	62
quant pastigl di	50
quas	150
quas _ giorn	52
quas mi	76
quas mi ci	61
quas ogni	87
quas ogni giorn	70
que	-260
quell	307
quell _ non	61
quell _ vorr	71
quell aiutatem	99
quell che	119
quell che vorr	95
quell di	101
quell di non	81
quer	-153
quest	-51
quest _ mi	-51
quest _ propr	68
quest afte	-50
quest citt	113
quest citt propr	90
quest mal	-80
quest mal di	-64
quest prurit	-48
quest settiman	52
quest settiman la	55
quest terr	151
quest vogl	60
quest vogl di	48
qui	186
qui _ in	68
qui _ tutt	94
qui con	157
qui con tutt	125
qui non	113
qui non in	90
quier	-115
raffreddor	-49
raga	225
raga _ scherz	54
raga _ vogl	81
raga me	135
raga me vogl	108
raga non	90
raga non scherz	72
ragazz	174
ragazz _ che	66
ragazz dice	110
ragazz dice che	88
ragazz sono	78
ragazz sono in	63
raggiungerl	52
raggiungerl e	52
raso	151
raso _ mesi	91
raso da	151
raso da mesi	121
regalat	197
regalat _ sua	67
regalat la	144
regalat la sua	89
regalat tutt	53
repart	-51
repart che	-51
resistit	61
resistit finch	61
resistit finch ho	49
respiran	129
rest	197
rest _ a	64
rest li	107
rest li a	85
rest male	64
rest male perch	51
restar	157
restar _ mond	58
restar al	97
restar al mond	78
restar solo	60
restar solo con	48
ricadut	122
ricadut _ l	73
ricadut con	122
ricadut con l	97
ricerch	99
ricerch _ come	59
ricerch su	99
ricerch su come	79
ricett	-101
ricominc	66
ricominciat	143
ricominciat _ tagliarm	91
ricominciat a	143
ricominciat a tagliarm	121
ridat	-52
ridat speranz	-52
riesc	-131
riesc a	-83
riesc piu	-49
ripos _ turn	-50
ripos coi	-84
ripos coi turn	-67
ripres	-61
riprover	153
risch	-53
risponder	59
risponder e	59
risvegl	87
ross	-93
rott	-68
rott mi	-55
rovin	79
rovin cartell	79
rovin cartell ovunq	63
rsa	48
rsa pens	48
s	-66
sabat	148
sabat _ i	65
sabat ho	55
sabat quand	108
sabat quand i	86
sale	-55
salit	116
salit _ cavalcav	70
salit sul	116
salit sul cavalcav	93
salt	65
sang _ facc	51
sang lo	86
sang lo facc	69
sangr	-61
saper	-109
saper come	-71
saper come parlarn	-57
sare	148
sare content	76
sare content anzi	61
sare gia	72
sare gia ammazzat	58
sarebb	164
sarebb _ liberazion	57
sarebb una	164
sarebb una fortun	56
sarebb una liberazion	76
saro	69
saro ancor	69
saro ancor viva	55
sbagl qualcos	106
sbav	-50
sbav e	-50
scal	-64
scaric	63
scaric l	63
scaric l abbiam	51
scatol	121
scatol _ di	73
scatol inter	121
scatol inter di	97
scender	-48
sces	69
sces _ oggi	53
sces pero	89
sces pero oggi	71
scherz	95
scherz _ staser	54
scherz io	90
scherz io staser	72
scherzand	135
schiantarm	124
schiantarm _ la	74
schiantarm con	124
schiantarm con la	99
schien _ dorm	61
schien non	101
schien non dorm	81
schiettezz	122
schif	66
schif mi	66
schif mi punisc	53
sciocchezz	77
sciocchezz _ potet	66
sciocchezz stanott	110
sciocchezz stanott potet	88
scopert	54
scopert ieri	54
scritt	304
scritt _ letter	67
scritt _ messagg	50
scritt ai	78
scritt ai ragazz	63
scritt pensier	-48
scritt un	83
scritt un messagg	66
scritt una	112
scritt una letter	90
scriv	91
scriv per	62
scriv per il	70
scuol	143
scus	122
scus _ schiettezz	73
scus la	122
scus la schiettezz	97
se	413
se _ il	58
se _ lasc	85
se _ mi	116
se _ per	86
se _ respiran	77
se crep	223
se devo	73
se devo esser	58
se doman	145
se doman mi	61
se doman non	56
se e	-68
se lo	135
se lo lasc	113
se me	-126
se muoi	199
se muoi respiran	103
se muoi smetton	56
se n	55
se non	263
se non foss	58
se non mi	106
se non si	48
se perd	-56
se saro	69
se saro ancor	55
se spariss	143
se spariss per	115
se trovat	96
se trovat il	77
secc	-54
second	152
second _ chi	62
second lei	103
second lei chi	83
second medi	71
second medi la	56
sem	-117
seman	-83
sempr _ mort	67
sempr _ spess	51
sempr di	68
sempr di mort	89
sempr piu spess	69
sens	163
sens _ andar	49
sens _ restar	58
sens ha	178
sens ha andar	65
sens ha restar	78
sensazion	-50
sensazion di	-50
sent	-178
sentit	78
sentit che	78
sentit che vi	62
senz	212
senz _ madr	83
senz di	55
senz disturbar	79
senz energ	-57
senz risvegl	87
senz soffrir	99
senz una	139
senz una madr	111
separat	93
separat _ i	56
separat vedo	93
separat vedo i	74
separazion _ nott	64
separazion la	107
separazion la nott	85
sera	254
sera _ mi	75
sera _ pensat	56
sera ho	93
sera ho pensat	74
sera non	66
sera non mi	52
sera poi	60
sera poi mi	48
seriament	93
seriament _ gest	56
seriament al	93
seriament al gest	74
serv	-107
serv la	-50
serv piu	53
serviz	66
serviz nel	66
serviz nel cassett	52
servon	131
servon _ non	99
servon per	165
servon per non	132
sete	-48
sete contin	-48
settim	96
settim _ e	58
settim mese	96
settim mese e	77
settiman	170
settiman _ di	49
settiman _ sera	56
settiman _ torn	56
settiman ci	93
settiman ci torn	74
settiman ieri	93
settiman ieri sera	74
settiman la	69
settiman la prossim	55
settiman pens	82
settiman pens di	66
sforz	-53
sforz e	-53
si _ di	61
si _ gonfiat	-61
si _ la	55
si _ se	86
si accorgerebb	143
si accorgerebb se	115
si butt	110
si e	-94
si e chius	51
si e gonfiat	-58
si fa	-94
si fa male	-54
si mang	-68
si mang le	-54
si puo facc	48
si quell	101
si quell di	81
si tagl	54
si togl	103
si togl la	83
si uccis	-71
si uccis ci	-57
sia	-91
sia _ tumor	-51
sia un	-85
sia un tumor	-68
sigarett _ da	68
sigarett addoss	113
sigarett addoss da	90
signor	95
signor prendim	64
signor prendim con	51
silenz	146
silenz _ lo	87
silenz etern	146
silenz etern lo	117
sin	-50
sinc	-85
sincer	73
sincer viver	73
sincer viver o	58
sincerament	101
sincerament _ non	61
sincerament preferir	101
sincerament preferir non	81
sistemat	157
sistemat i	78
sistemat i cont	63
sistemat manc	79
sistemat manc solo	63
smess	235
smess _ insulin	76
smess di	101
smess l	166
smess l insulin	101
smett	67
smett _ bruciar	55
smett di	91
smett di bruciar	73
smetter	-109
smetter _ fumar	-48
smetter di	-80
smetter di fumar	-64
smetton	71
sn	169
sn _ di	102
sn stank	80
sn stank di	64
sn stuf	90
sn stuf di	72
so	90
so _ fare	63
so _ qual	56
so bene	93
so bene qual	74
so come	69
so come dirl	55
so ke	104
so ke fare	83
so se	68
so se saro	55
soffrir	99
sogn	64
sogn di	64
sogn di morir	51
sola	155
solo	560
solo _ colloqu	64
solo _ come	51
solo _ di	-48
solo _ per	-68
solo _ peso	52
solo _ quell	59
solo a	247
solo a come	69
solo a farl	51
solo a quell	79
solo capir	-58
solo chied	107
solo chied colloqu	85
solo con	60
solo con i	48
solo di	60
solo di mort	48
solo dire	61
solo dire che	49
solo giu	-161
solo giu di	-65
solo giu per	-64
solo il	124
solo il gest	63
solo morir	118
solo nervos	-68
solo nervos e	-54
solo per	70
solo per dare	56
solo raggiungerl	52
solo senz	-57
solo un	86
solo un peso	69
soluzion	79
soluzion che	79
soluzion che vedo	63
sonn	129
sonn _ male	71
sonn fa	119
sonn fa male	95
sono	241
sono _ anch	112
sono _ con	-58
sono _ giu	-96
sono _ pace	105
sono _ padr	65
sono _ pero	53
sono _ peso	77
sono _ so	56
sono alzat	70
sono alzat solo	56
sono ancor	64
sono ancor viva	51
sono dal	108
sono dal padr	86
sono gay	66
sono gay e	53
sono giu	-70
sono in	205
sono in pace	140
sono medic	93
sono medic so	74
sono punt	-51
sono salit	116
sono salit sul	93
sono sces	69
sono sces pero	71
sono solo	-130
sono solo giu	-129
sono solo un	69
sono stanc anch	50
sono tagliat anch	100
sono tagliat di	73
sono un	117
sono un peso	103
sono uscit	83
sono uscit dal	66
sorell	53
sorell non	53
sorrid	103
sorrid _ in	62
sorrid poi	103
sorrid poi in	82
sott il	62
sott il materass	57
sott la	-67
spar	79
sparir	137
sparir e	74
sparir e non	59
spariss	143
spariss _ sempr	86
spariss per	143
spariss per sempr	115
speng	113
speng _ sigarett	68
speng le	113
speng le sigarett	90
spent	142
spent _ cercatem	58
spent non	96
spent non cercatem	77
sper	72
sper in	72
sper in un	57
speranz nessun	66
speranz nessun via	52
spess	266
spess _ me	62
spess per	103
spess per me	83
stamattin _ macchin	54
stamattin in	89
stamattin in macchin	72
stanc anch	62
stanc anch di	50
stanchezz	55
stanchezz capogir	55
stank	80
stank _ viver	48
stank di	80
stank di viver	64
stann	105
stann _ le	63
stann tornand	105
stann tornand le	84
stanott	51
stanott _ chiamarm	66
stanott potet	110
stanott potet chiamarm	88
star	171
star _ mond	67
star _ ogni	81
star al	111
star al mond	89
star male	134
star male ogni	107
star su	-50
starebb	139
starebb _ senz	83
starebb megl	139
starebb megl senz	111
starebber	55
starebber tutt	55
staser	246
staser _ butt	54
staser _ chiud	94
staser la	157
staser la chiud	125
staser mi	90
staser mi butt	72
stend	-51
stess	122
stess a	-48
stess idee	105
sto	320
sto _ da	73
sto _ qui	68
sto bene	68
sto bene qui	90
sto mettend	121
sto mettend da	97
sto pensand	173
sto pensand di	139
sto scherzand	135
stres	-84
stres in	-54
stuf	75
stuf _ tt	54
stuf di	75
stuf di tt	72
su	149
su 95	-100
su _ morir	59
su _ terr	68
su come	99
su come morir	79
su di	54
su quest	113
su quest terr	90
su una	-50
sua	111
sua moto	111
success	71
success domenic	71
success domenic e	57
sue	64
sue medicin	71
sue medicin sott	57
sui pols	55
suicid	108
suicid _ 2016	63
suicid _ due	64
suicid _ ogni	52
suicid da	106
suicid da due	85
suicid devo	73
suicid devo smetter	61
suicid nel	105
suicid nel 2016	84
suicid pens	99
suicid pens solo	79
suicid quas	87
suicid quas ogni	70
suicid solo	-50
suicid sono	-81
suicid sono solo	-65
suicidar	50
suicidar _ e	64
suicidar attiv	107
suicidar attiv e	85
suicidar poss	-48
suicider	93
suicider _ l	56
suicider entr	93
suicider entr l	74
sul	293
sul _ del	59
sul _ ieri	70
sul _ pens	50
sul _ sono	53
sul bugiardin	-48
sul cavalcav	200
sul cavalcav ieri	93
sul cavalcav pens	67
sul cell	99
sul cell del	79
sul divan	-65
sul pont	107
sul pont e	85
sul tett	89
sul tett sono	71
sull	-51
sull _ quand	68
sull gamb	113
sull gamb quand	90
suocer	-62
suocer mi	-52
sur	-69
svegl	90
svegl ci	64
svegl ci rest	51
svegl e	69
svegl e mi	55
svegliarm dall	-53
svegliarm mai	65
svegliarm mai piu	52
svegliars	165
svegliars piu	103
svegliass	70
svegliass sarebb	70
svegliass sarebb una	56
svizzer	60
svizzer ma	60
svizzer ma se	48
t	-58
ta	-65
tachicard	130
tachicard _ idee	53
tachicard e	89
tachicard e idee	71
tachipirin _ adess	49
tachipirin e	82
tachipirin e adess	66
tachipirin non	-48
tagl	250
tagl _ cosc	91
tagl fresch	55
tagl le	205
tagl le cosc	121
tagl poi	66
tagl poi mi	53
tagliarm	285
tagliarm _ bracc	91
tagliarm _ gola	81
tagliarm la	134
tagliarm la gola	107
tagliarm le	152
tagliarm le bracc	121
tagliat _ la	-49
tagliat _ nuov	55
tagliat _ oggi	75
tagliat anch	124
tagliat anch oggi	100
tagliat di	91
tagliat di nuov	73
tamponat	-58
tamponat ieri	-58
tant	133
tant _ comunq	49
tant _ si	86
tant finir	81
tant finir comunq	65
tant nessun	143
tant nessun si	115
tappat	-54
tard	-71
te	62
te se	64
te se non	51
telefon	98
telefon _ non	58
telefon spent	96
telefon spent non	77
tem	-62
temo	-53
temo di	-53
temp	-63
temperatur	-61
teng la	56
teng la pistol	52
tenh	-100
tentat	105
tentat _ suicid	63
tentat il	105
tentat il suicid	84
tenut	71
tenut e	71
tenut e success	57
terr	148
terz	55
terz medi	55
test	-176
test _ a	81
test _ mi	-58
test che	-65
test e	-65
test fino	134
test fino a	107
test non	73
test non mang	58
testament	55
testament fatt	79
testament fatt bollett	63
tett	89
tett _ sces	53
tett sono	89
tett sono sces	71
the	-197
thi	-56
tien	-85
tira	-49
tirat	63
tirat fuor	63
tirat fuor ora	51
tiroid	-71
to	-145
toda	-100
todo	-54
togl	58
togl _ vita	62
togl la	103
togl la vita	83
toglier	-66
toglierm	147
toglierm _ vita	70
toglierm la	117
toglierm la vita	94
tolg	195
tolg _ disturb	117
tolg il	195
tolg il disturb	156
tolt la	-56
tolt tutt	60
tolt tutt chied	48
torcicoll	71
torn	118
torn _ la	56
torn con	93
torn con la	74
tornand	105
tornand _ stess	63
tornand le	105
tornand le stess	84
tornar	205
tornar mai	74
tornar mai piu	59
toss	-125
toss secc	-54
tossisc	-72
tra	197
tra _ po	117
tra un	195
tra un po	156
trasferit	54
trasferit dice	54
tropp gocc	55
trov	64
trov il	64
trov il modo	51
trovat	96
trovat _ telefon	58
trovat il	96
trovat il telefon	77
troveret	84
troveret _ letter	50
troveret la	84
troveret la letter	67
tt	90
tt _ chiuder	54
tt vorr	90
tt vorr chiuder	72
tu	64
tu trov	64
tu trov il	51
tubo	63
tubo di	63
tubo di scaric	51
tumor	-134
turn	-160
turn dopp	-57
tutt	565
tutt _ famigl	-48
tutt _ muoi	77
tutt _ troveret	50
tutt anch	66
tutt anch io	52
tutt chied	60
tutt chied la	48
tutt doman	84
tutt doman troveret	67
tutt in	-80
tutt in famigl	-64
tutt insiem	121
tutt le	-66
tutt megl	55
tutt quand	-129
tutt quand ho	-59
tutt se	129
tutt se muoi	103
uccid	-49
ucciderm	123
uccis	-71
uccis ci	-71
uccis ci pens	-57
uffic	-54
uffic e	-54
ultim	54
ultim messagg	59
ultimament	-58
ultimament sono	-58
um	-106
uma	-96
umor	-48
un	147
un _ d	50
un _ dentr	48
un _ di	-92
un _ e	76
un _ fa	73
un _ in	-58
un _ inter	49
un _ parl	67
un _ tolg	117
un afta	-50
un ago	-51
un altr	108
un altr cicl	63
un attacc	-60
un attacc di	-48
un blister	82
un blister inter	66
un camion	96
un camion sare	61
un colleg	111
un colleg parl	89
un infart	52
un infart nel	57
un mal	-60
un mal di	-48
un mese dentr	66
un messagg	83
un messagg d	66
un moment	77
un moment e	61
un muro	124
un ora	87
un ora fa	97
un peso	214
un peso per	128
un po	130
un po tolg	156
un pont	78
un pont e	62
un salt	84
un tumor	-107
una	197
una _ ci	57
una _ come	83
una _ d	60
una _ inter	55
una _ megl	70
una _ stanott	66
una barc	-50
una condann	117
una condann megl	94
una fortun	70
una letter	112
una letter d	90
una liberazion	95
una liberazion ci	76
una madr	170
una madr come	111
una scatol	121
una scatol inter	97
una sciocchezz	110
una sciocchezz stanott	88
una settiman	-82
una vita	-52
une	-62
ungh	-83
unic	139
unic _ che	68
unic soluzion	79
unic soluzion che	63
uno	-59
up	-105
urgent	107
usa	49
usa la	54
uscir	86
uscir _ sang	51
uscir il	86
uscir il sang	69
uscit	159
uscit _ carcer	50
uscit _ debit	55
uscit _ l	-54
uscit che	-54
uscit che l	-72
uscit dai	92
uscit dai debit	74
uscit dal	83
uscit dal carcer	66
uscit oggi	66
uscit oggi finisc	52
user	93
user _ da	56
user e	93
user e da	74
va	62
va _ arrivar	52
va _ infern	62
va all	103
va all infern	83
va di	87
va di arrivar	69
vado _ pont	64
vado di	-51
vado sul	107
vado sul pont	85
vampat	-54
veder il	55
vedo	123
vedo _ bambin	56
vedo altr	-89
vedo altr via	-72
vedo e	79
vedo e ammazzarm	63
vedo i	93
vedo i bambin	74
vedo nessun	92
vedo nessun via	74
vent	-51
venut	-55
verd	-52
vergogn e	66
vergogn e ricominc	53
verit	87
verit _ che	52
verit e	87
verit e che	70
vers	89
vers _ muro	54
vers il	89
vers il muro	72
vez	-110
vi	135
vi chiam	78
vi chiam io	62
vi ho	59
via	75
vien	-135
vigliacch	62
vigliacch ammazzars	62
vigliacch ammazzars perch	50
visit	-50
visitat	69
visitat quest	69
visitat quest settiman	55
vist	71
vist _ cell	59
vist sul	99
vist sul cell	79
vita	245
vita _ all	62
vita _ dovev	82
vita di	-52
vita non	137
vita non dovev	110
vita va	103
vita va all	83
viva	124
vive _ chied	64
vive con	-63
vive solo	107
vive solo chied	85
viver	514
viver _ mi	48
viver mi	74
viver mi pesa	59
viver nessun	80
viver nessun mi	64
viver o	73
viver o morir	58
viver se	55
vivo	-51
voci	134
voci _ dicon	81
voci mi	134
voci mi dicon	107
vogl	345
vogl _ da	58
vogl _ del	63
vogl _ di	-48
vogl _ dottor	-51
vogl _ farl	-50
vogl _ morir	71
vogl _ nn	161
vogl _ silenz	87
vogl _ viver	104
vogl amazzar	88
vogl amazzar nn	70
vogl ammazz	135
vogl ammazz nn	108
vogl andar	96
vogl andar da	77
vogl cambiar	-57
vogl di ammazzarm	48
vogl di farl	-67
vogl di mangiar	-62
vogl di viver	138
vogl esister	190
vogl fare	76
vogl fare del	83
vogl farl	-50
vogl il	72
vogl il silenz	117
vogl licenziarm	-54
vogl morir dottor	-68
vogl smetter	-116
vogl smetter di	-64
vogl solo	111
vogl solo morir	94
vogl toglier	-66
vogl tornar	89
voi	73
voi avet	78
voi avet mai	62
volev	61
volev solo	61
volev solo dire	49
volt _ a	62
volt _ nessun	54
volt e	89
volt e nessun	71
volt l	-63
volt piu	107
volt piu a	85
volut	59
volut bene	59
vomit	110
vorr	628
vorr _ con	74
vorr _ e	156
vorr _ esser	63
vorr _ finit	-68
vorr _ gli	54
vorr addormentarm	151
vorr addormentarm e	121
vorr che	106
vorr chiuder	90
vorr chiuder gli	72
vorr esser	77
vorr esser mort	61
vorr farl	-114
vorr farl finit	-91
vorr non	106
vorr non esser	85
vorr piu	69
vorr piu esister	55
vorr saper	-71
vorr saper come	-57
vorr schiantarm	124
vorr schiantarm con	99
vorr sparir	74
vorr sparir e	59
vostr	61
vostr ho	61
vostr ho resistit	49
vuol	122
vuol ammazzars	57
vuol morir	58
want	-51
when	-63
with	-63
x	62
x sempr	90
xana	183
xana _ ora	73
xana servon	62
xana servon per	50
xana un	121
xana un ora	97
y	-313
y me	-51
y no	-52
y se	-79
ya	-67
zio	-95
zio e	-70
اريد	-62
انا	-111
بدي	-52
بس	-78
بعد	-70
عاد	-53
علي	-99
عم	-95
عند	-117
في	-137
لا	-52
ما	-152
ما عاد	-53
من	-278
منذ	-58
نفس	-55`,
};
