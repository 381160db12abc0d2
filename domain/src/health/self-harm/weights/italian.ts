import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const italianWeights: TextWeights = {
  bias: -5.909,
  least: 1.333,
  features: `+^acc	98
+^acce	73
+^add	104
+^addi	81
+^al$	63
+^amm	101
+^amma	101
+^anc	57
+^anch	58
+^anda	49
+^ans	-50
+^ansi	-48
+^appo	62
+^bam	76
+^bamb	76
+^bas	52
+^bast	83
+^brac	57
+^butt	51
+^cas	48
+^cava	50
+^che	111
+^che$	139
+^chi	264
+^chi$	89
+^chia	74
+^chie	57
+^chiu	101
+^ci$	157
+^con	48
+^crep	48
+^de$	-71
+^defi	49
+^dep	-62
+^des	-73
+^det	52
+^dett	55
+^di$	151
+^dic	133
+^dice	72
+^dico	64
+^die	-53
+^dist	57
+^dol	-68
+^dolo	-56
+^dom	68
+^doma	91
+^dop	-85
+^dopo	-71
+^el$	-67
+^en$	-55
+^esc	-62
+^esi	55
+^esis	64
+^ess	91
+^esse	108
+^est	-62
+^fa$	-64
+^fac	81
+^facc	98
+^far	210
+^fare	55
+^farm	51
+^faro	124
+^fin	209
+^fini	168
+^fuor	53
+^gia$	51
+^gira	-55
+^ha$	149
+^ho$	147
+^imp	72
+^impo	53
+^in$	80
+^inc	-51
+^inte	54
+^io$	155
+^je$	-57
+^lei$	48
+^liti	51
+^lo$	141
+^luc	53
+^mac	73
+^macc	83
+^mai$	74
+^man	-83
+^mang	-68
+^meg	125
+^megl	126
+^mi$	130
+^mia	117
+^mia$	117
+^mie	75
+^miei	71
+^mio	87
+^mio$	87
+^mond	57
+^muro	52
+^my$	-61
+^nao	-66
+^nao$	-66
+^nel$	68
+^nes	108
+^ness	108
+^nn$	158
+^no$	-81
+^non	155
+^non$	156
+^ogg	111
+^oggi	111
+^ogn	70
+^ogni	70
+^ora	61
+^ora$	65
+^pan	-78
+^parl	54
+^pen	236
+^pens	250
+^per$	65
+^pie	-82
+^piu	57
+^poi	68
+^poi$	85
+^pos	-58
+^pre	65
+^pren	125
+^pro	131
+^prog	49
+^prov	70
+^pru	-50
+^pug	52
+^pugn	52
+^qua	156
+^qual	72
+^quan	75
+^que	-62
+^que$	-63
+^quel	65
+^qui$	50
+^rag	100
+^raga	99
+^rega	50
+^res	97
+^rest	86
+^ric	77
+^rico	49
+^sar	74
+^sare	79
+^sch	132
+^sche	57
+^schi	80
+^scr	91
+^scri	97
+^scu	61
+^se$	104
+^sem	-50
+^senz	54
+^ser	88
+^sera	64
+^sett	61
+^sme	65
+^smes	59
+^sol	176
+^solo	142
+^son	66
+^sono	49
+^spa	70
+^spar	89
+^spe	141
+^spen	64
+^spes	66
+^sta	145
+^stan	61
+^star	79
+^stas	63
+^sto	50
+^sto$	82
+^suic	52
+^sul	60
+^sul$	76
+^sve	79
+^sveg	79
+^tag	140
+^tagl	140
+^the	-59
+^the$	-49
+^tolg	49
+^tor	109
+^torn	105
+^tos	-50
+^tra$	51
+^tro	50
+^trov	61
+^tut	114
+^tutt	114
+^una$	55
+^usc	62
+^usci	62
+^ven	-51
+^vit	53
+^vita	55
+^viv	138
+^vive	127
+^vog	89
+^vogl	89
+^vor	155
+^vorr	155
+^من$	-68
+acce	73
+accen	51
+acch	82
+acchi	87
+acci	149
+accia	119
+accio	54
+ace$	52
+ada$	-92
+addi	81
+addio	81
+ado$	-54
+aga$	49
+aggi	97
+aggio	88
+agli	135
+aglia	93
+alcav	50
+alco	51
+ale$	-53
+alit	52
+alita	56
+alle	-50
+ambi	67
+ambin	73
+ame$	-52
+amma	113
+ammaz	101
+anch	56
+anche	67
+and$	-55
+angi	-65
+angia	-79
+anni$	50
+ansi	-50
+ant$	-52
+appo	81
+appos	63
+ara$	-58
+are$	251
+areb	91
+arebb	91
+arla	76
+arla$	62
+armi	204
+armi$	212
+aro$	155
+arsi	72
+arsi$	72
+ascer	52
+asera	63
+asta	61
+astig	49
+atem	63
+atemi	63
+ato$	177
+atti	58
+atto	-49
+atto$	-48
+avalc	50
+avia	49
+avia$	49
+azio	51
+azion	51
+azza	117
+azzar	95
+bamb	76
+bambi	76
+bast	100
+basta	80
+bbe$	139
+bini	64
+bini$	51
+brac	57
+bracc	67
+bre$	-56
+butt	51
+cava	50
+caval	50
+cavia	50
+ccen	51
+ccend	51
+cchin	83
+ccia	107
+ccia$	107
+ccio$	53
+cendi	51
+cerc	56
+cere	77
+cere$	55
+che$	194
+cherz	57
+chi$	81
+chia	90
+chiam	79
+chie	69
+chin	75
+china	95
+chiu	101
+chiud	85
+cider	54
+cidi	85
+cidio	86
+cio$	129
+col$	68
+coll	50
+comin	65
+cond	63
+conti	73
+crep	48
+crepo	56
+crit	77
+critt	77
+dare	75
+dare$	75
+ddio	81
+ddio$	81
+defi	49
+defin	49
+dent	-54
+dett	55
+detto	55
+dice	72
+dice$	73
+dico	58
+dio$	159
+dist	57
+distu	68
+dolo	-56
+dolor	-56
+doma	91
+doman	66
+dopo	-71
+dopo$	-71
+dos$	-48
+ebbe	153
+ebbe$	139
+efin	49
+efini	49
+egal	50
+egala	50
+egli	214
+eglio	178
+emi$	63
+endi	68
+ensi	52
+ensie	61
+enso	217
+enso$	223
+ente	73
+ente$	91
+epo$	56
+era$	142
+erch	62
+erche	62
+ere$	229
+ereb	61
+erebb	61
+eri$	84
+erit	70
+erito	51
+ermi	66
+ermi$	74
+erza	55
+esco	-63
+esis	70
+esist	74
+esse	141
+esser	112
+essi	-49
+essio	-57
+esso	162
+esso$	164
+essu	102
+essun	110
+este	-56
+etta	-49
+ette	142
+ette$	66
+etti	55
+ettim	68
+etto	62
+etto$	60
+ezza	67
+ezza$	69
+facc	97
+facci	97
+fare	55
+fare$	55
+farm	51
+faro	124
+faro$	126
+fini	213
+finis	55
+finit	139
+fuor	53
+fuori	53
+gala	50
+galat	50
+ggi$	111
+ggio	72
+ggio$	56
+gio$	69
+gira	-55
+glia	149
+gliar	103
+glie	104
+glie$	92
+glio	282
+glio$	265
+gni$	141
+herz	57
+hiam	79
+hiama	79
+hina	95
+hina$	95
+hiud	85
+iama	79
+iarm	48
+iarmi	49
+ica$	-52
+ice$	48
+icidi	86
+icom	52
+icomi	52
+ide$	-56
+ider	61
+idio	72
+idio$	72
+iei$	71
+iene	-59
+iene$	-57
+ieri	91
+ieri$	91
+iero	-53
+iero$	-52
+igli	96
+iglie	57
+impo	53
+impor	55
+ina$	187
+ing$	-89
+inisc	49
+init	117
+inita	110
+ire$	60
+isce	65
+isce$	65
+issi	57
+iste	108
+ister	82
+istu	67
+istur	67
+ita$	176
+ite$	-68
+itig	51
+itigo	51
+itiva	49
+itto	74
+itto$	74
+iva$	66
+ivam	49
+ivame	49
+ivar	48
+ivare	48
+iver	118
+ivere	132
+las$	-50
+lato	49
+lato$	59
+lcav	50
+lcavi	50
+lette	69
+lgo$	57
+liar	86
+liarm	62
+lie$	90
+lio$	229
+liti	51
+litig	51
+lla$	-97
+lle$	-84
+macc	83
+macch	83
+mai$	104
+mang	-69
+mangi	-61
+mani	63
+mani$	63
+mazz	122
+mazza	135
+mbin	73
+mbini	51
+megl	126
+megli	126
+ment	48
+mente	103
+mess	94
+messo	65
+mett	78
+mette	56
+mia$	90
+miei	71
+miei$	71
+minc	68
+minci	68
+mio$	83
+mmaz	101
+mmazz	101
+mond	57
+mondo	59
+more	-67
+more$	-58
+morr	-52
+mpor	55
+mport	55
+muro	52
+muro$	52
+nao$	-66
+nare	49
+nare$	49
+nche	79
+nche$	69
+ndino	51
+ndo$	57
+nel$	66
+ness	106
+nessu	110
+ngia	-79
+nisc	56
+nisce	49
+nita	107
+nita$	107
+nitiv	49
+nna$	57
+nni$	50
+non$	155
+nsie	79
+nsier	61
+nso$	221
+ntarm	67
+nte$	128
+ntro$	66
+oget	49
+ogett	49
+oggi	111
+oggi$	111
+ogli	132
+oglie	48
+oglio	80
+ogni	70
+ogni$	70
+ola$	79
+olgo	59
+olgo$	59
+olo$	153
+olor	-56
+oman	66
+omani	69
+omin	59
+ominc	68
+ondo	72
+ondo$	72
+ono$	121
+onti	73
+onti$	50
+opo$	-72
+ore$	-124
+orire	57
+orna	83
+ornar	51
+orre	91
+orrei	154
+osta	51
+osta$	63
+ovat	92
+ovato	60
+pari	61
+parl	64
+parla	56
+pens	248
+pensi	61
+penso	188
+per$	59
+pera	-50
+pess	66
+pesso	66
+poi$	85
+porta	48
+posta	58
+ppos	62
+ppost	63
+pren	125
+prend	125
+pres	-73
+press	-63
+prog	49
+proge	49
+prov	108
+prova	70
+pugn	52
+pugni	59
+punt	-58
+qual	72
+qualc	52
+quan	61
+quand	49
+que$	-55
+quel	60
+quell	76
+qui$	48
+racc	58
+racci	58
+raga	98
+raga$	55
+ragg	54
+raggi	54
+rato	50
+rato$	53
+rbo$	49
+rche	59
+rche$	60
+rci$	53
+rebb	153
+rebbe	153
+rega	49
+regal	50
+rei$	248
+rend	106
+rende	57
+repo	53
+repo$	56
+ress	-61
+rest	72
+rico	83
+ricom	52
+rire	136
+rire$	112
+ritt	77
+ritto	77
+rivar	48
+rla$	84
+rme$	-48
+rmi$	281
+rnar	51
+rnare	51
+rno$	60
+roge	49
+roget	49
+rova	94
+rovat	94
+rove	55
+rover	59
+rrei	152
+rrei$	157
+rriva	48
+rsi$	79
+rte$	52
+rto$	-71
+sare	76
+sce$	73
+scer	52
+scere	52
+sche	50
+scher	50
+schi	70
+sco$	-70
+scri	95
+scrit	77
+senz	54
+senza	54
+sera	121
+sera$	124
+sere	94
+sere$	70
+sett	77
+setti	68
+sia$	-79
+sier	56
+sieri	91
+sion	-66
+sione	-56
+sist	120
+siste	102
+smes	59
+smess	59
+solo	142
+solo$	142
+sonn	55
+sono	49
+sono$	50
+spar	84
+spari	70
+spen	63
+spes	66
+spess	66
+sser	107
+ssere	70
+ssio	-58
+ssion	-58
+sso$	111
+ssun	110
+ssuna	57
+ssuno	91
+sta$	54
+stan	65
+star	113
+stare	130
+stas	56
+stase	63
+ster	80
+stere	84
+stig	49
+stigl	50
+sto$	128
+stur	66
+sturb	68
+suic	52
+suici	52
+sul$	76
+suna	57
+suna$	57
+suno	91
+suno$	91
+sveg	100
+svegl	100
+tagl	140
+tagli	140
+tare	120
+tare$	72
+tareb	50
+tarm	72
+tarmi	78
+tase	63
+taser	63
+tate	63
+temi	63
+temi$	63
+tera	63
+tera$	67
+tere	56
+the$	-50
+tigl	50
+tigli	50
+tigo$	51
+tiss	50
+tiva	68
+tivam	49
+tola	48
+tola$	48
+tolg	49
+tolgo	49
+torn	103
+torna	85
+trov	61
+tte$	50
+ttera	50
+tti$	139
+ttim	68
+tto$	77
+turb	68
+turbo	49
+tutt	108
+tutti	93
+ualc	52
+uali	48
+ucio$	51
+uell	73
+uello	51
+uesta	64
+uesto	-51
+ugni	59
+ugni$	59
+uici	51
+uicid	52
+una$	111
+uno$	93
+uore	-48
+uori	53
+uori$	53
+urbo	49
+urbo$	49
+usci	59
+utti	117
+utti$	118
+valc	50
+valca	50
+vame	49
+vamen	49
+vato	60
+vato$	60
+vegl	100
+vegli	100
+vere	177
+vere$	140
+vevo	55
+vevo$	55
+via$	65
+vita	54
+vita$	63
+vive	126
+viver	130
+vogl	89
+vogli	89
+vorr	155
+vorre	155
+zion	67
+zione	75
+zza$	82
+zzar	95
10	-52
11	56
11 anni	56
14	96
14 anni	96
15	92
15 anni	92
160	-60
160 su	-51
1998	-70
1998 la	-70
1998 la mia	-56
2	-103
2016	105
2016 _ stann	63
2016 e	105
2016 e stann	84
3	-145
35	-48
38	-71
39	-149
39 e	-68
5	-122
6	-79
70	-55
70 anni	-51
8	-137
95	-101
95 di	-51
a _ aiutatem	57
a _ anni	-55
a _ doman	51
a _ figl	-71
a _ fuor	54
a _ giu	65
a _ ieri	56
a _ import	134
a _ le	62
a _ male	80
a _ mi	54
a _ uscir	51
a casa mia	53
a chi	264
a chi import	179
a come	89
a contatt	-53
a crederc	67
a crederc e	53
a domattin	103
a farl	62
a farl finit	50
a farm	117
a farm fuor	71
a farm uscir	68
a grappol	78
a grappol da	63
a guardar	108
a guardar giu	86
a lett	-63
a lung	108
a magg	70
a magg e	56
a mi	-56
a mia figl	-56
a minh	-51
a mio	-48
a morir	-70
a nessun	55
a nove	-62
a nove settiman	-50
a pensarc	67
a pugn	105
a pugn in	84
a quell	96
a quell aiutatem	76
a scuol	70
a settiman	93
a settiman ieri	74
a star	109
a star male	107
a tagliarm	151
a tagliarm le	121
a tutt	109
a tutt doman	68
a viver	169
abbastanz	71
abbastanz le	71
abbastanz le prend	57
abbiam tirat	64
abbiam tirat fuor	51
accelerat	89
accelerat _ il	54
accelerat vers	89
accelerat vers il	71
accendin	204
accendin _ gamb	68
accendin _ litig	55
accendin quand	92
accendin quand litig	74
accendin sull	113
accendin sull gamb	90
accorgerebb	144
accorgerebb _ spariss	86
accorgerebb se	144
accorgerebb se spariss	115
acne	-53
acord	-51
acqu	-53
addi	325
addi _ miei	68
addi _ tutt	80
addi a	133
addi a tutt	106
addi ai	114
addi ai miei	91
addormentarm	148
addormentarm _ bast	52
addormentarm e	148
addormentarm e bast	69
addormentarm e non	50
addoss	85
addoss _ quand	67
addoss da	112
addoss da quand	90
adess	96
adess _ la	51
adess _ so	63
adess ho	86
adess ho la	68
adess nn	106
adess nn so	85
adess va	-53
aere	-51
affett	-70
affett nient	-70
affett nient di	-56
afta	-57
afta sott	-50
afte	-51
after	-49
ago	-58
ago in	-52
agor	-68
ai	89
ai _ figl	68
ai gatt	70
ai gatt altriment	56
ai miei	114
ai miei figl	91
ai ragazz	79
ai ragazz sono	63
aiutatem	96
al	253
al _ estrem	56
al _ mese	57
al _ quas	52
al _ sorrid	61
al gest	93
al gest estrem	74
al lavor	102
al lavor sorrid	82
al mond	210
al settim	95
al settim mese	76
al suicid	129
al suicid quas	69
alcol	123
alcol _ con	74
alcol e	123
alcol e con	98
all	56
all _ me	62
all infern	104
all infern me	83
alla mia	65
alla mia mort	52
alla mort	88
alla mort mi	70
alle	-125
allor facc	71
allor facc fint	57
alta	-62
altr _ d	-55
altr cicl	78
altr cicl non	63
altr via	-91
altr via d	-73
altriment	70
altriment mi	70
altriment mi lascer	56
alunn	55
alunn di	55
alzat	70
alzat solo	70
alzat solo per	56
amazzar	85
amazzar _ ce	51
amazzar nn	85
amazzar nn ce	68
amic	142
amic _ ha	48
amic _ su	59
amic mi	80
amic mi ha	64
amic ricerch	99
amic ricerch su	79
amic si	-70
amic si uccis	-56
ammazz	83
ammazz _ sto	81
ammazz nn	135
ammazz nn sto	108
ammazz se	-55
ammazzarm	138
ammazzarm e	59
ammazzars	121
ammazzars perch	64
ammazzars perch io	51
ammazzat	72
anch	234
anch _ prim	74
anch di	64
anch di esser	51
anch io	69
anch oggi	193
anch oggi mi	56
anch oggi prim	99
ancor viva	131
and	-173
andar	125
andar _ lui	57
andar _ tant	49
andar avant	82
andar avant tant	65
andar da	95
andar da lui	76
andar dal	-51
andarmen	51
andarmen prim	51
andat del	57
ando	-83
anestes	-61
anestes ho	-51
anni	202
anni e girament	-52
anni ha	57
anni ke	75
anni ke vorr	60
anni si	55
anni un	78
anni un altr	63
anniversar	-70
anniversar con	-70
anniversar con affett	-56
ano	-79
ansi	-145
ansi da	-83
antidepressiv	73
antidepressiv ho	79
antidepressiv ho pensier	63
anzi	79
anzi quas	79
anzi quas mi	63
ao	-49
appost	251
appost _ blister	51
appost sper	71
appost sper in	56
appost tropp	55
appost un	86
appost un blister	68
appuntament	-55
apr	-49
arrivar	193
arrivar _ domattin	62
arrivar a	148
arrivar a domattin	82
as	-95
at	-66
attacc	-60
attacc di	-60
attacc di panic	-48
attiv	107
attiv _ progettualit	64
attiv e	107
attiv e progettualit	86
au	-100
avant	60
avant _ finir	49
avant tant	82
avant tant finir	65
aver il	71
aver il torcicoll	57
avet	77
avet mai	77
avet mai guardat	62
avev	83
avev _ fuor	50
avev provat	83
avev provat fuor	67
balcon	49
balcon se	49
bambin	304
bambin _ dal	66
bambin _ megl	83
bambin _ ore	56
bambin _ settim	57
bambin a	-62
bambin a nove	-50
bambin al	95
bambin al settim	76
bambin due	93
bambin due ore	74
bambin non	-68
bambin non parl	-54
bambin sono	111
bambin sono dal	89
bambin starebb	139
bambin starebb megl	111
barc	-53
barc da	-49
bass	-97
bast	253
bast _ la	71
bast _ risvegl	52
bast _ sempr	54
bast senz	87
bast senz risvegl	69
bast staser	165
bast staser la	132
bast x	91
bast x sempr	72
basterebb	82
basterebb _ salt	49
basterebb un	82
basterebb un salt	65
bebe	-50
bene	113
bene _ farmac	58
bene _ non	69
bene perdonatem	61
bene qual	96
bene qual farmac	77
bene qui	115
bene qui non	92
beve	-54
bevut	170
bevut _ candeggin	102
bevut la	170
bevut la candeggin	136
bien	-73
blister	80
blister _ di	51
blister inter	86
blister inter di	68
bocc	-50
bocc sbav	-50
boh	66
boh non	66
boh non so	53
bollett	79
bollett pagat	79
bollett pagat cane	63
bollicin	-60
bollicin in	-50
bracc	267
bracc _ l	55
bracc con	92
bracc con l	74
bracc l	55
bruc	121
bruc _ bracc	55
bruc _ l	68
bruc con	113
bruc con l	90
bruc le	92
bruc le bracc	74
bruciar	96
brucior	-53
brufol	-58
brutt	103
brutt _ quell	62
brutt si	103
brutt si quell	82
bugiardin	-48
bugiardin c	-48
butt	176
butt dal	49
butt sott	60
c	-180
c e	-140
c e post	-55
c e un	-52
cacc	62
cacc caric	75
cacc caric in	60
cada	-73
cada vez	-61
cadut	-77
cadut dal	-49
calm	87
calm _ diventat	53
calm e	88
calm e diventat	70
cambiar	-60
cambiar medic	-58
cambiat	79
cambiat antidepressiv	79
cambiat antidepressiv ho	63
camion	91
camion sare	79
camion sare content	63
campar	119
campar _ una	72
campar e	119
campar e una	96
can	-75
candeggin	170
candeggin _ ora	102
candeggin e	170
candeggin e ora	136
cane	49
cane mi	72
cane mi sare	58
cane sistemat	79
cane sistemat manc	63
cant	-56
cantin	75
cantin e	75
cantin e cert	60
capir	-56
capir se	-56
capisc	80
capogir	57
capogir ho	57
cara	-53
carabinier	54
carabinier da	54
carcer	83
carcer _ un	50
carcer da	83
carcer da un	67
caric	75
caric in	75
caric in cantin	60
cartell	79
cartell ovunq	79
cartell ovunq l	64
casa	63
casa mia	67
casa mia e	53
casa pens	62
casa pens solo	50
cass	96
cass _ mutu	65
cass integrazion	108
cass integrazion mutu	86
cassett	68
cassett e	68
cassett e la	54
cavalcav	201
cavalcav _ che	49
cavalcav _ nott	72
cavalcav ieri	119
cavalcav ieri nott	95
cavalcav pens	82
cavalcav pens che	65
ce	117
ce _ facc	73
ce l	51
ce la	121
ce la facc	97
cefal	78
cefal a	78
cefal a grappol	63
cell	99
cell _ mio	59
cell del	99
cell del mio	79
cerc _ coragg	61
cerc il	102
cerc il coragg	82
cercatem	98
cercatem _ in	59
cercatem sono	98
cercatem sono in	78
cert	93
cert pensier	75
cert pensier che	60
certificat	-110
che	555
che _ facc	-90
che _ ha	106
che _ mi	-49
che _ morir	57
che _ operazion	-55
che _ ripos	-50
che _ suicider	56
che basterebb	82
che basterebb un	65
che controll	-76
che controll facc	-61
che l operazion	-73
che lui	51
che mi	91
che mi fann	60
che mi pieg	-49
che mi suicider	75
che non	-106
che non e	50
che non ripos	-67
che pens	86
che pens al	69
che profilass	-52
che quand	71
che quand ne	57
che se	60
che sens	177
che sens ha	141
che si	94
che sia	-86
che sia un	-69
che un	54
che va	-69
che vedo	79
che vedo e	64
che vi	77
che vi chiam	62
che vorr	157
che vuol	154
chi	356
chi _ se	134
chi _ togl	62
chi import	224
chi import se	179
chi si	104
chi si togl	83
chiam	77
chiam io	77
chiam io ogni	62
chiamarm	112
chiamat	130
chied	205
chied _ per	62
chied _ urgent	64
chied colloqu	107
chied colloqu urgent	86
chied la	63
chied la svizzer	50
chied spess	104
chied spess per	83
chiest	70
chiest mamm	70
chiest mamm se	56
chiud	165
chiud _ con	99
chiud qui	165
chiud qui con	132
chiuder	178
chiuder _ cont	72
chiuder _ okki	54
chiuder gli	91
chiuder gli okki	72
chiuder i	119
chiuder i cont	96
chius	65
chius in	64
chius in macchin	51
chius l	51
ci	628
ci _ con	58
ci _ in	58
ci _ provat	92
ci _ tornar	54
ci avev	83
ci avev provat	67
ci ho	70
ci ho provat	56
ci mett	49
ci mett davant	63
ci pens in	77
ci pens ogni	-56
ci rest	64
ci rest male	51
ci riprover	153
ci torn	96
ci torn con	77
ci vogl	90
ci vogl tornar	72
cicatric	-53
cicl	-54
cicl non	78
cicl non lo	63
cicl poi	-71
cicl poi pass	-57
cinquant	-65
cinquant anni	-65
cinquant anni e	-52
citt	115
citt _ su	69
citt propr	115
citt propr su	92
cognat	64
cognat si	64
cognat si e	51
coi miei	113
coi turn	-83
col	150
col _ da	86
col raso	150
col raso da	120
col tubo	64
col tubo di	51
coll	-80
colleg	111
colleg _ sempr	66
colleg parl	111
colleg parl sempr	89
colloqu	107
colloqu urgent	107
colp dei	56
colp vostr	63
colp vostr ho	50
com	-184
come	96
come _ senz	59
come andarmen	51
come dirl	66
come dirl io	53
come la	-49
come me	139
come morir	99
come morir senz	79
come papa	-59
come parlarn	-70
come parlarn a	-56
cominc	67
cominc a	67
cominc a crederc	53
como	-115
compagn	56
comunq	82
comunq _ mano	49
comunq per	82
comunq per mano	65
con	141
con _ accendin	123
con _ alcol	74
con _ lamett	74
con _ macchin	76
con _ ment	58
con _ oggi	54
con _ sigarett	-69
con _ suicidar	64
con affett	-70
con affett nient	-56
con dei	66
con dei tagl	53
con el	-51
con i	58
con ideazion	107
con ideazion suicidar	86
con l	223
con l accendin	163
con l alcol	98
con la macchin	101
con la ment	77
con le lamett	98
con le pastigl	56
con le sigarett	-92
con luca	112
con papa	92
con qualcun	90
con qualcun oggi	72
con quest	-239
con te	64
con te se	51
con tutt	165
con un	-54
condann	119
condann _ chiuder	72
condann megl	119
condann megl chiuder	96
confus	61
cont	151
cont e	79
cont e scritt	63
contatt	-53
content	-53
content _ tutt	-69
content anzi	79
content anzi quas	63
content di	-115
content di tutt	-92
contin	-59
continuazion	161
continuazion alla	65
continuazion alla mia	52
contr	101
contr _ muro	76
contr un	126
contr un muro	101
controll	-84
controll facc	-76
coragg	102
coragg _ ucciderm	61
coragg di	102
coragg di ucciderm	82
coraggios	64
cord	-84
cord ce	51
cord il	-56
corp _ garag	51
corp in	85
corp in garag	68
cort	-88
cosa	-158
cosc	150
cosc _ raso	90
cosc col	150
cosc col raso	120
cosi	128
cosi _ da	77
cosi finisc	128
cosi finisc da	102
cred	-72
crederc	67
crederc e	67
crederc e a	53
crep	199
cuand	-55
cuor	-163
cuor debol	-51
cuor io	-76
cuor io che	-61
cuor lo	71
cuor lo facc	56
d _ ai	68
d _ che	-55
d _ dai	55
d addi	194
d addi ai	91
d infart	-103
d uscit che	-73
d uscit dai	73
d uscit oggi	55
da	174
da _ anni	86
da _ ci	58
da _ le	75
da allor facc	57
da anni	75
da anni ke	60
da cacc	75
da cacc caric	60
da dire	-59
da domenic	-78
da due settiman	70
da ieri	-222
da lucid	146
da lui	95
da mangiar	70
da mangiar ai	56
da marted	-51
da mesi	150
da morir	-100
da nove	78
da nove anni	63
da part	125
da part le	100
da qualch	83
da qualch settiman	66
da quand	221
da quand e	130
da settiman	96
da settiman ci	77
da sola	191
da solo	86
da stamattin	-115
da un	98
da un pont	62
da una	-77
da una settiman	-62
da vigliacch	64
da vigliacch ammazzars	51
dai	90
dai _ megl	55
dai debit	91
dai debit megl	73
dal	97
dal _ da	50
dal _ lo	66
dal balcon	49
dal carcer	83
dal carcer da	67
dal medic	-51
dal padr	111
dal padr lo	89
dall	-144
dall anestes	-51
dan	-64
dare	70
dare da	70
dare da mangiar	56
darl	-48
darl lo	-48
dato a	57
davant	65
day	-61
de	-282
de la	-72
debit	141
debit _ morir	55
debit e	51
debit megl	91
debit megl morir	73
debol	-84
definitivament	194
dei	68
dei compagn	56
dei tagl	66
dei tagl poi	53
del _ adess	63
del _ l	78
del _ miglior	59
del male	127
del male adess	85
del male l	104
del mio	99
del mio miglior	79
del tutt	57
dell	-179
dent	-139
dentr	62
dentr _ avev	50
dentr ci	83
dentr ci avev	67
depo	-63
depression	-87
depression _ vogl	-50
depression ne	-83
depression ne vogl	-67
depu	-101
des	-97
desd	-121
desider	65
dett	219
dett 160	-51
dett a	55
dett che	108
dett e	67
dett e io	53
devo esser	72
devo esser sincer	58
devo smetter	79
di	605
di 14	96
di 14 anni	77
di 15	57
di _ al	59
di _ arrivar	62
di _ che	-64
di _ con	-70
di _ e	71
di _ finit	101
di _ in	-67
di _ la	165
di _ ma	-58
di _ non	184
di _ per	-53
di _ se	55
di _ servon	100
di _ un	73
di _ una	67
di _ vorr	54
di ammazzarm	59
di andar	-51
di arrivar	91
di aver il	57
di bollicin	-50
di bruciar	96
di cinquant	-65
di cinquant anni	-52
di cord	-133
di corp	-83
di cuor	-76
di cuor io	-61
di dent	-56
di en	106
di en servon	85
di esser	64
di esser coraggios	51
di esserm	69
di esserm svegliat	55
di fare	112
di fare una	90
di farl	168
di farl finit	134
di farm	78
di farm del	63
di fumar	-81
di fumar per	-65
di infern	-51
di mangiar	-76
di mangiar naus	-61
di me	127
di me sono	48
di me stess	54
di morir	-159
di morir era	-48
di mort sono	-62
di non arrivar	82
di nott	-162
di nuov	64
di nuov non	77
di panc	-61
di panc che	-49
di panic	-106
di piu	-110
di piu ma	-56
di quest	-64
di risponder	61
di risponder e	49
di scaric	64
di scaric l	51
di schien	102
di schien non	82
di scuol	79
di se	54
di serviz	68
di serviz nel	54
di sonn	-58
di star	66
di star al	92
di suicid	164
di suicid da	82
di suicid devo	63
di tachipirin	86
di tachipirin e	68
di tagliarm	135
di tagliarm la	108
di terz	55
di test	-87
di test non	58
di toglierm	83
di toglierm la	66
di tt	91
di tt vorr	72
di tutt	-115
di ucciderm	102
di viver	261
di viver nessun	64
di xana	182
di xana servon	49
di xana un	97
dia	-103
dice	293
dice _ si	54
dice che	309
dice che quand	57
dice che si	72
dico	146
dico _ lucid	87
dico da	146
dico da lucid	116
dicon	111
dicon _ tagliarm	81
dicon di	135
dicon di tagliarm	108
diet	-87
dietr	-85
dire che	63
dire che non	50
dirl	66
dirl io	66
dirl io non	53
dispiac	69
dispiac di	69
dispiac di esserm	55
disturb	194
disturb definitivament	194
disturbar	79
dita	-112
dito	-50
divan	-63
diventat	88
diventat _ mio	53
diventat il	88
diventat il mio	70
do	-78
do _ in	80
do pugn	134
do pugn in	107
doi	-76
dole	-52
dole tutt	-52
dolor	-201
doman	278
doman _ la	51
doman mi	79
doman mi investiss	63
doman non	70
doman non mi	56
doman troveret	85
doman troveret la	68
domattin	103
domenic e	57
domenic e da	57
dopo	-286
dopo il	-104
dopo l	-58
dopo un	-67
dopp	-57
dor	-57
dorm	-55
dorm _ sincerament	61
dorm e	92
dorm e sincerament	82
dormir	-49
dos	-65
dottor	-86
dottor _ paur	-52
dottor ho	-86
dottor ho paur	-69
dottoress	104
dottoress _ lei	62
dottoress second	104
dottoress second lei	83
dovev	138
dovev nascer	138
du	-84
due	58
due _ a	56
due _ e	54
due mesi	-63
due ore	93
due ore a	74
due settiman	88
due volt e	71
due volt l	-49
e	402
e _ a	-71
e _ andar	57
e _ casa	100
e _ che	234
e _ con	67
e _ condann	72
e _ e	-59
e _ ho	51
e _ in	65
e _ la	-100
e _ le	67
e _ li	57
e _ mi	60
e _ mio	51
e _ non	-84
e _ pens	70
e _ pers	-62
e _ preferir	61
e _ regalat	66
e _ senz	52
e _ settiman	58
e _ tornand	63
e _ un	-49
e _ vive	64
e _ vomit	97
e _ x	54
e a	70
e a casa	51
e a pensarc	53
e adess	86
e adess ho	68
e agor	-49
e al	-53
e ammazzarm	79
e ansi	-51
e bast	177
e bast senz	69
e bast x	72
e cadut	-55
e carabinier	54
e cert	116
e cert pensier	60
e che non	-67
e che pens	69
e chius	64
e chius in	51
e ci	70
e ci riprover	56
e colp	63
e colp vostr	50
e con	123
e con le	98
e confus	64
e da	225
e da anni	60
e da settiman	77
e da vigliacch	51
e dice	182
e dice che	146
e diventat	88
e diventat il	70
e finit	65
e finit con	90
e fortissim	129
e girament	-65
e girament di	-52
e gonfiat	-74
e ha	218
e ha regalat	89
e ho	-201
e ho pers	-82
e idee	90
e idee di	72
e il	60
e il mio	68
e indifferent	72
e insopportabil	-54
e io	157
e io cominc	53
e l	61
e l ultim	49
e la casa	50
e la nott	-52
e la sera	54
e lei	70
e lei mi	56
e lo	79
e lo faro	63
e megl	67
e megl mort	53
e mezz	-49
e mi	-116
e mi dispiac	55
e mort	-82
e nao	-52
e nessun	89
e nessun in	71
e non si	-54
e non svegliarm	50
e non tornar	61
e oggi	-90
e ora	194
e ora vomit	136
e post	-69
e prest	51
e progettualit	107
e progettualit vive	86
e quand	64
e quand mi	51
e quell	119
e quell che	95
e rest	108
e rest li	86
e ricominc	66
e scritt ai	63
e se	72
e se devo	58
e sentit	77
e sentit che	62
e si	-141
e si e	-59
e si mang	-54
e sincerament	102
e sincerament preferir	82
e so	-52
e solo	-68
e solo nervos	-54
e stann	105
e stann tornand	84
e success	71
e success domenic	57
e tiroid	-56
e un	-50
e un moment	60
e una	80
e una condann	96
e venut	-54
e vien	-63
e vogl	95
e vogl andar	76
el	-267
elle	-64
em	-162
emicran	-68
emicran ma	-51
en	-221
en _ per	64
en el	-57
en la	-110
en servon	106
en servon per	85
energ	-90
energ da	-57
entr	70
entr _ estat	56
entr l	94
entr l estat	75
era	-65
era un	-60
era un attacc	-48
era vi	61
era vi ho	49
ero	90
ero _ tett	54
ero sul	90
ero sul tett	72
esam	-91
esce	-66
esce null	-51
esister	256
essa	-51
esser	280
esser _ nato	66
esser coraggios	64
esser mai	110
esser mai nato	88
esser mort	75
esser sincer	72
esser sincer viver	58
esserc	102
esserc piu	102
esserm	69
esserm svegliat	69
est	-97
esta	-148
estat	94
esto	-149
estrem	93
et	-144
etern	140
etern _ dico	87
etern lo	146
etern lo dico	116
fa	-258
fa male	-111
fa mangiar	-50
fa paur	58
fa scender	-49
facc	392
facc _ a	130
facc _ con	-111
facc _ mi	86
facc _ piu	51
facc _ sbagl	63
facc appost	71
facc appost sper	56
facc da	63
facc da sola	50
facc fint	71
facc fint di	57
facc il	-70
facc piu	72
facc piu a	174
facc piu con	-116
facc piuttost	78
facc piuttost mi	63
facc quand	105
facc quand sbagl	84
facc schif	66
facc schif mi	53
facc sempr	85
facc sempr piu	68
fame	-84
fame e	-78
fame e ho	-62
famigl _ parl	54
famigl muoion	-76
famigl muoion giovan	-61
famigl ne	89
famigl ne parl	71
familiar	-64
fann male	-110
fann male le	-50
fann paur	75
fare	218
fare _ male	63
fare _ sciocchezz	67
fare del	106
fare del male	85
fare una	112
fare una sciocchezz	90
farl	52
farl _ con	-99
farl _ e	-50
farl _ poss	54
farl finit	64
farl finit con	-133
farl finit e	-67
farl finit poss	72
farm	152
farm _ due	54
farm _ il	51
farm fuor	89
farm fuor due	71
farm uscir	85
farm uscir il	68
farmac	64
farmac _ e	58
farmac mi	-101
farmac per	71
farmac per il	56
farmac user	96
farmac user e	77
faro	504
faro finit	313
faro nient	65
faro nient oggi	52
faro senz	79
faro senz disturbar	63
fastid	-58
fatt bollett	79
fatt bollett pagat	63
febbr	-110
feel	-48
ferr	-71
fibromialg	63
fibromialg mi	63
fibromialg mi ha	50
fido	68
fido di	68
fido di me	54
figl	59
figl _ 14	58
figl di	153
figl di 14	77
figl non	-85
figl per	-48
filh	-67
finch	63
finch ho	63
finch ho potut	50
finir	75
finir _ per	49
finir comunq	82
finir comunq per	65
finisc	197
finisc _ sola	77
finisc da	128
finisc da sola	102
finisc tutt	69
finisc tutt anch	55
finit	369
finit _ che	-50
finit _ le	-93
finit _ luca	67
finit _ parlar	54
finit con	-95
finit con le	-125
finit con luca	90
finit e	-83
finit e che	-67
finit poss	90
finit poss parlar	72
finit sott	-70
fino	159
fino _ farm	51
fino _ star	80
fino a	187
fino a farm	68
fino a star	107
fint	71
fint di	71
fint di aver	57
for	-78
fors	-58
fortissim	129
fortun	70
forz	-76
foss	72
foss per	72
foss per il	58
fratell ha	61
fratell ha smess	49
fredd	-80
frenat	89
fresch	55
fresch sui	55
fucil	75
fucil da	75
fucil da cacc	60
fumar	-90
fumar _ sempr	-49
fumar per	-81
fumar per sempr	-65
fuoc	-50
fuoc in	-50
fuor	211
fuor _ riprover	50
fuor _ volt	54
fuor ci	83
fuor ci riprover	67
fuor due	89
fuor due volt	71
fuor ora	64
fuor ora e	51
gamb _ litig	68
gamb quand	113
gamb quand litig	90
garag	85
gargant	-55
gatt	69
gatt altriment	70
gatt altriment mi	56
gatt l	57
gay	67
gay e	67
gay e a	53
gest	171
gest e	79
gest e lo	63
gest estrem	93
get	-48
gg	-75
gia	203
gia _ il	63
gia ammazzat	72
gia pront	51
gia tentat	105
gia tentat il	84
ginocch _ ma	52
ginocch gonf	81
ginocch gonf ma	69
giorn usa	54
giovan	-93
giovan di	-76
giovan di cuor	-61
gira	-126
gira la	-71
gira la test	-57
gira ma	-56
girament	-96
girament _ test	-58
girament di	-96
girament di test	-77
giro	70
giro e	70
giro e lei	56
giu	-68
giu _ cord	-80
giu _ la	-54
giu _ volt	65
giu da	77
giu da un	62
giu di	-148
giu di cord	-106
giu ogni	108
giu ogni volt	86
giu per	-91
giu per la	-73
gli	-77
gli _ e	54
gli occh	-50
gli okki	91
gli okki e	72
glicem	-68
gocc	85
gocc _ en	64
gocc di	74
gocc di en	85
gocc non	55
gola quand	-50
gonf	-63
gonf _ la	52
gonf ma	86
gonf ma la	69
gonfiat	-103
graff	85
graff _ a	51
graff fino	85
graff fino a	68
grappol	78
grappol da	78
grappol da nove	63
guardar	108
guardar _ ogni	65
guardar giu	108
guardar giu ogni	86
guardat	77
guardat giu	77
guardat giu da	62
ha	597
ha 11	56
ha 39	-49
ha _ al	57
ha _ anni	55
ha _ avant	49
ha _ che	65
ha _ la	58
ha _ le	86
ha _ mamm	65
ha _ tutt	58
ha abbastanz	71
ha abbastanz le	57
ha andar	82
ha andar avant	65
ha chiest	70
ha chiest mamm	56
ha chius	51
ha dett	108
ha dett che	86
ha gia	51
ha leccat	-48
ha nascost	71
ha nascost le	57
ha regalat	145
ha regalat la	116
ha restar	95
ha restar al	76
ha ridat	-51
ha scritt	128
ha scritt un	64
ha smess	102
ha smess di	82
ha tagl	55
ha tenut	71
ha tenut e	57
ha tolt	63
ha tolt tutt	50
hace	-62
hann	115
hann chiamat	119
hann dett e	53
hann tamponat	-57
hann trasferit	54
he	-74
hijo	-54
ho	587
ho 70	-51
ho _ a	210
ho _ appost	84
ho _ che	-52
ho _ con	115
ho _ di	52
ho _ due	-56
ho _ l	87
ho _ seriament	56
ho _ sul	59
ho _ tentat	63
ho _ tutt	56
ho _ una	101
ho _ vers	54
ho _ vogl	75
ho accelerat	89
ho accelerat vers	71
ho bevut	170
ho bevut la	136
ho cambiat	79
ho cambiat antidepressiv	63
ho come	-49
ho dett	55
ho fame	-78
ho fame e	-62
ho frenat	89
ho gia	105
ho gia tentat	84
ho idee	-77
ho idee suicid	-62
ho il	-160
ho il cicl	-57
ho il fucil	60
ho la naus	54
ho la partit	64
ho le	-52
ho mangiat	-70
ho nient	-59
ho paur	86
ho paur che	-69
ho paur di	146
ho pensat di	-48
ho pensat seriament	74
ho pensier	181
ho pensier di	145
ho pers il	76
ho piu	-169
ho piu di	-52
ho piu olfatt	-53
ho piu vogl	100
ho potut	63
ho pres	151
ho pres appost	112
ho pres due	-57
ho pres una	66
ho provat	196
ho provat a	71
ho provat con	56
ho regalat	57
ho resistit	63
ho resistit finch	50
ho ricadut	123
ho ricadut con	98
ho ricominciat	151
ho ricominciat a	121
ho scopert	55
ho scritt	152
ho scritt una	91
ho sempr	-113
ho sistemat	79
ho sistemat i	63
ho smess	166
ho smess l	133
ho un	-100
ho vist sul	79
ho vogl	-76
ho vogl di	-61
ho volut	61
ho volut bene	49
hora	-54
i	-58
i _ due	56
i _ sono	49
i bambin	203
i bambin due	74
i bambin sono	89
i cont	198
i cont e	63
i farmac	71
i farmac per	56
i miei	58
ideazion	99
ideazion _ attiv	64
ideazion suicidar	99
ideazion suicidar attiv	86
idee	118
idee _ farl	54
idee di	90
idee di farl	72
idee suicid	-77
idee suicid sono	-62
ieri _ ho	56
ieri _ poi	72
ieri _ sul	54
ieri e	-71
ieri ero	90
ieri ero sul	72
ieri nott	119
ieri nott poi	95
ieri sera	80
ieri sera ho	74
il _ a	-58
il _ al	57
il _ corp	51
il _ definitivament	116
il _ di	54
il _ e	69
il _ etern	87
il _ gonf	52
il _ ha	-74
il _ lo	93
il _ nel	63
il _ peso	-55
il _ progett	53
il _ ragazz	86
il _ spent	59
il bambin a	-50
il bambin al	76
il cane	-76
il cicl	-109
il cicl poi	-57
il coll	-57
il coragg	102
il coragg di	82
il cuor	-56
il cuor lo	56
il disturb	194
il disturb definitivament	155
il fucil	75
il fucil da	60
il fuoc	-50
il gest	79
il gest e	63
il ginocch gonf	69
il laser	-87
il lavor e	50
il materass	71
il materass e	57
il mio	294
il mio cane	58
il mio corp	68
il mio peso	-73
il mio progett	70
il mio ragazz	115
il modo	64
il modo io	51
il muro	89
il muro poi	71
il naso	-70
il nodo non	57
il nuov	-51
il pols	-68
il sang	162
il sang lo	68
il silenz	146
il silenz etern	116
il suicid	105
il suicid nel	84
il telefon	127
il telefon spent	78
il torcicoll	71
il turn	-78
import	219
import _ crep	134
import se	224
import se crep	179
impuls	129
impuls _ fortissim	78
impuls e	129
impuls e fortissim	104
in	322
in _ cerc	61
in _ citt	69
in _ fino	80
in _ ho	54
in _ mi	-86
in _ ne	54
in bocc	-50
in cantin	75
in cantin e	60
in continuazion	161
in continuazion alla	52
in due	-86
in facc	105
in facc quand	84
in famigl muoion	-61
in famigl ne	71
in farmac	-51
in garag	85
in giro	70
in giro e	56
in gola	-92
in macchin	255
in macchin cerc	82
in macchin col	51
in macchin ho	71
in pace	177
in pied	-80
in quest	115
in quest citt	92
in repart	-52
in rovin	79
in rovin cartell	64
in rsa	51
in second	70
in second medi	56
in test	101
in test fino	107
in uffic	-54
in un	71
in un infart	56
indifferent	72
infart	-67
infart a	-49
infart come	-59
infart nel	71
infart nel sonn	56
infern	51
infern _ lo	62
infern con	-51
infern me	104
infern me lo	83
influenz	-52
insiem	125
inson	-61
inson e	-61
insonn	90
insonn _ e	54
insonn tachicard	90
insonn tachicard e	72
insopportabil	-54
insopportabil vogl	-54
insulin	95
insulin _ finisc	77
insulin cosi	128
insulin cosi finisc	102
integrazion	108
integrazion _ separazion	65
integrazion mutu	108
integrazion mutu separazion	86
inter	177
inter _ tachipirin	51
inter _ xana	73
inter di	207
inter di tachipirin	68
inter di xana	97
investiss	79
investiss un	79
investiss un camion	63
io	618
io _ mi	53
io _ solo	71
io che	-53
io che controll	-61
io cominc	67
io cominc a	53
io non	66
io non vorr	53
io ogni	77
io ogni mattin	62
io sono	64
io sono stanc	51
io staser	89
io staser mi	71
io vogl	118
io vogl solo	95
is	-100
it	-98
iva	79
iva in	79
iva in rovin	64
j	-126
j ai	-96
ja	-112
je	-227
ke	180
ke fare	106
ke vorr	75
ke vorr esser	60
l	206
l _ cosi	77
l _ dett	73
l _ e	119
l _ non	-52
l _ sull	68
l abbiam	64
l abbiam tirat	51
l accendin	204
l accendin quand	74
l accendin sull	90
l acne	-48
l alcol	123
l alcol e	98
l ansi	-80
l appuntament	-55
l emicran	-51
l estat	94
l ha	51
l hann	120
l hann dett	53
l ho	209
l impuls	129
l impuls e	104
l influenz	-52
l insulin	105
l insulin cosi	102
l officin	51
l olio	-57
l operazion	-91
l ultim	61
l ultim messagg	49
l unic	141
l unic soluzion	64
la _ a	-58
la _ che	-71
la _ contr	73
la _ e	96
la _ finit	163
la _ mi	-50
la _ moto	66
la _ qui	94
la _ sarebb	58
la _ starebb	83
la _ va	62
la _ vado	65
la _ vita	83
la bambin	71
la bambin non	-54
la bambin starebb	111
la candeggin	170
la candeggin e	136
la casa	53
la casa pens	50
la chiud	165
la chiud qui	132
la cord	51
la desider	65
la fa	-49
la facc	66
la facc piu	57
la faro	313
la faro finit	251
la fibromialg	63
la fibromialg mi	50
la gola	135
la letter	85
la letter e	68
la ling	-50
la macchin	126
la macchin contr	101
la mattin	-57
la ment	96
la mia	259
la mia vita	110
la mort sarebb	77
la nott vado	86
la partit	79
la partit iva	64
la pillol	-95
la pistol	92
la pistol di	54
la prendon	70
la prendon in	56
la pression	-137
la prossim	68
la prossim non	54
la ricett	-101
la schiettezz	123
la sensazion	-49
la separazion	-91
la sera	108
la sera non	54
la sua	111
la sua moto	89
la svizzer	63
la svizzer ma	50
la tachipirin	-49
la test	-166
la test che	-56
la verit	86
la verit e	69
la vita	198
la vita va	83
la vogl	57
lamett	123
lamett _ la	74
lamett scus	123
lamett scus la	98
las	-146
lasc	139
lasc si	60
lascer	70
lascer morir	70
laser	-89
lavor _ poi	61
lavor non	-56
lavor sorrid	102
lavor sorrid poi	82
le _ addoss	67
le _ col	90
le _ con	55
le _ di	-57
le _ idee	63
le _ mi	50
le _ per	66
le _ scus	74
le bracc	297
le bracc con	74
le cosc	150
le cosc col	120
le dita	-60
le fa	-66
le fa male	-53
le lamett	123
le lamett scus	98
le lent	-53
le ossa	-52
le pastigl	156
le pastigl a	56
le pastigl per	69
le piac	55
le scal	-62
le sigarett addoss	90
le stess	105
le stess idee	84
le sue	71
le sue medicin	57
le ungh	-68
le voci	135
le voci mi	108
leccat	-48
lei	194
lei _ si	62
lei chi	104
lei chi si	83
lei mi	70
lei mi ha	56
lei vogl	51
lent	-53
lent a	-53
les	-112
lett	-85
letter	199
letter _ addi	68
letter _ il	51
letter d	114
letter d addi	91
letter e	85
letter e il	68
li	91
li _ guardar	65
li a	108
li a guardar	86
liberazion	97
liberazion _ pens	58
liberazion ci	97
liberazion ci pens	77
licenziarm	-54
line	-51
ling	-67
ling che	-50
litig	204
litig _ miei	68
litig _ papa	55
litig coi	113
litig coi miei	90
litig con	92
litig con papa	74
lo	564
lo _ da	87
lo _ sempr	51
lo _ spess	62
lo chied	104
lo chied spess	83
lo dico	146
lo dico da	116
lo facc	342
lo facc appost	56
lo facc piuttost	63
lo facc sempr	68
lo faro	129
lo faro senz	63
lo lasc	143
lo scriv	-54
lo stess	-48
lo stres	-54
los	-89
luca	112
lucid	146
lui	139
lui la	51
lung	79
m	-69
ma	-84
ma _ verit	52
ma il	-51
ma la	86
ma la verit	69
ma pens	65
ma pens in	52
ma se	63
ma se non	50
ma vogl	-56
ma voi	77
ma voi avet	62
ma vorr	-70
ma vorr saper	-56
macchin	379
macchin _ accelerat	54
macchin _ il	61
macchin _ un	76
macchin cerc	102
macchin cerc il	82
macchin col	64
macchin col tubo	51
macchin contr	126
macchin contr un	101
macchin ho	89
macchin ho accelerat	71
madr	83
madr _ me	83
madr come	139
madr come me	111
madr mi	-55
magg	70
magg e	70
magg e ci	56
mai	172
mai guardat	77
mai guardat giu	62
mai nato	110
mai pensat	-51
mai piu	138
mal	-121
mal _ schien	61
mal di panc	-49
mal di schien	82
male _ impuls	78
male _ nn	63
male _ quell	71
male _ sera	80
male _ solo	-75
male adess	106
male adess nn	85
male e quell	95
male e solo	-54
male l	90
male l impuls	104
male la	-58
male le	-62
male ogni	134
male ogni sera	107
male perch	64
male perch sono	51
male sono	-57
mamm	87
mamm se	70
mamm se muoi	56
manc solo	79
manc solo il	63
mancat lei	51
mang	-55
mang e	72
mang e se	58
mang le	-68
mang le ungh	-54
mangiar	-107
mangiar ai	70
mangiar ai gatt	56
mangiar naus	-76
mangiar naus da	-61
mangiat	-108
mano mia	114
marit e	54
marted	-51
mas	-68
materass	71
materass e	71
materass e dice	57
mattin mi	69
mattin mi svegl	55
me	-117
me _ ammazz	81
me _ chied	62
me ha	-50
me l	67
me l hann	53
me lo	104
me lo chied	83
me sono	60
me sono solo	48
me stess	68
me vogl	135
me vogl ammazz	108
medi	120
medi ha	55
medi la	70
medi la prendon	56
medic _ bene	58
medic so	96
medic so bene	77
medicin	60
medicin sott	71
medicin sott il	57
megl	502
megl _ di	55
megl _ i	72
megl _ una	83
megl chiuder	119
megl chiuder i	96
megl morir	91
megl mort	67
megl mort me	53
megl senz	199
megl senz di	48
megl senz una	111
ment	85
merit	147
merit _ star	69
merit di	147
merit di star	92
mes	-110
mese	137
mese _ ci	50
mese _ vogl	57
mese dentr	83
mese dentr ci	67
mese e	68
mese e vogl	76
mesi	86
mesm	-55
messagg	120
messagg _ addi	48
messagg d	80
messagg d addi	64
messagg era	61
messagg era vi	49
metr	-48
mett	49
mett davant	79
mettend	125
mettend _ part	75
mettend da	125
mettend da part	100
meu	-127
mezz	-50
mezz e	-49
mi	520
mi _ amazzar	51
mi _ chiamat	72
mi _ con	107
mi _ da	-55
mi _ di	218
mi _ e	113
mi _ entr	56
mi _ fare	63
mi _ fino	51
mi _ il	-76
mi _ in	-50
mi _ la	-88
mi _ le	203
mi _ male	-72
mi _ paur	80
mi _ piu	58
mi _ pugn	80
mi _ quest	76
mi _ scritt	48
mi _ se	-69
mi ammazz	-86
mi bruc	121
mi bruc con	90
mi bruc le	74
mi butt	68
mi calm	88
mi calm e	70
mi capisc	80
mi ci	79
mi ci mett	63
mi da	-92
mi dicon	135
mi dicon di	108
mi dispiac	69
mi dispiac di	55
mi do	134
mi do pugn	107
mi dole	-52
mi e indifferent	58
mi fa	-122
mi facc	66
mi facc schif	53
mi fann male	-65
mi fann paur	60
mi fido	68
mi fido di	54
mi gira	-71
mi gira la	-57
mi graff	85
mi graff fino	68
mi ha	54
mi ha chiest	56
mi ha scritt	64
mi ha tolt	50
mi hann chiamat	95
mi hijo	-54
mi investiss	79
mi investiss un	63
mi lascer	70
mi lascer morir	56
mi muov	-52
mi odian	49
mi pieg	-61
mi pieg in	-49
mi prend	226
mi prend a	84
mi prend tu	51
mi prendess	50
mi punisc	66
mi punisc con	53
mi sare	72
mi sare gia	58
mi sent	-142
mi sforz	-51
mi sono	-96
mi sono alzat	56
mi spar	78
mi speng	112
mi speng le	90
mi stend	-50
mi suicider	94
mi suicider entr	75
mi svegl	132
mi svegl ci	51
mi svegl e	55
mi svegliass	70
mi svegliass sarebb	56
mi tagl	150
mi tagl le	120
mi uccid	-51
mi va	91
mi va di	73
mi vergogn	66
mi vergogn e	53
mi vien	-75
mi visitat	68
mi visitat quest	54
mi vogl	190
mi vogl amazzar	68
mi vogl fare	85
mia	468
mia _ di	91
mia _ mi	-49
mia _ non	117
mia alunn	55
mia e	67
mia e megl	53
mia figl di	77
mia madr	-71
mia mamm	-50
mia mogl	84
mia mort	65
mia mort la	52
mia sorell	57
mia vita	138
mia vita non	110
miei	283
miei figl	114
miei pensier	58
miglior	108
miglior _ mi	48
miglior _ ricerch	59
miglior amic	108
miglior amic mi	64
miglior amic ricerch	79
miglior amic si	-56
minh	-124
mio	346
mio _ amic	59
mio _ dice	65
mio _ ha	99
mio _ non	-115
mio cane	72
mio cane mi	58
mio cognat	64
mio cognat si	51
mio corp	85
mio corp in	68
mio figl non	-68
mio fratell ha	49
mio miglior	99
mio miglior amic	79
mio padr	-67
mio papa	51
mio peso	-91
mio peso non	-73
mio progett	88
mio ragazz	143
mio ragazz dice	87
mio zio	-70
mio zio e	-56
modo	64
modo io	64
mogl	84
moll	-59
moment	68
moment e	75
moment e da	60
mon	-90
mond	227
more	-56
morir	199
morir _ ho	-52
morir _ soffrir	59
morir _ sonn	71
morir _ un	-63
morir d	-59
morir dottor	-86
morir dottor ho	-69
morir e quand	51
morir era	-60
morir era un	-48
morir mi	51
morir mi e	58
morir ne	-57
morir nel	119
morir nel sonn	95
morir nn	49
morir senz	99
morir senz soffrir	79
morr	-70
morrer	-51
mort _ calm	53
mort _ ha	66
mort _ una	58
mort d	-56
mort di	-63
mort e ha	89
mort e non	-54
mort la	123
mort la desider	52
mort me	67
mort me l	53
mort mi	88
mort mi calm	70
mort sarebb	97
mort sarebb una	77
mort sono	-78
mort sono solo	-62
moto	104
muoi	74
muoi di	-71
muoi respiran	136
muoi smetton	70
muoion	-76
muoion giovan	-76
muoion giovan di	-61
muov	-109
muov il	-57
muro	208
muro _ ho	54
muro poi	89
muro poi ho	71
mutu	108
mutu _ la	65
mutu separazion	108
mutu separazion la	86
my	-245
n e	57
na	-166
nada	-98
nao	-262
nascer	138
nascost	71
nascost le	71
nascost le sue	57
naso	-103
nato	110
naus	-61
naus da	-76
naus da ieri	-61
ne	-153
ne _ di	-50
ne _ ne	-50
ne a	-57
ne depression	-83
ne depression ne	-67
ne ha	71
ne ha abbastanz	57
ne parl	88
ne vogl	-83
ne vogl di	-67
nel	273
nel 1998	-70
nel 1998 la	-56
nel 2016	105
nel 2016 e	84
nel _ e	103
nel _ fa	71
nel cassett	68
nel cassett e	54
nel sonn	189
nel sonn fa	95
nell	-95
nem	-48
nervos	-68
nervos e	-68
nervos e si	-54
nessun	439
nessun _ accorgerebb	86
nessun _ capisc	48
nessun _ d	96
nessun _ famigl	54
nessun in	89
nessun in famigl	71
nessun mi	80
nessun mi capisc	64
nessun pensier	-119
nessun pensier di	-62
nessun si	144
nessun si accorgerebb	115
nessun speranz	69
nessun speranz nessun	55
nessun via	160
nessun via d	128
ni	-70
nient	-122
nient da	-72
nient di	-70
nient di piu	-56
nient oggi	65
nient oggi ma	52
night	-57
nn	632
nn _ esister	115
nn _ ke	63
nn _ la	80
nn _ scherzand	81
nn ce	133
nn ce la	107
nn e	75
nn e un	60
nn so	106
nn so ke	85
nn sto	135
nn sto scherzand	108
nn vogl	191
nn vogl esister	153
no	-323
no non	-57
noch	-54
nodo non	71
nodo non ha	57
noit	-64
non	624
non _ altr	-55
non _ bene	69
non _ coi	-50
non _ da	-49
non _ di	57
non _ e	105
non _ fa	-99
non _ io	53
non _ mai	148
non _ morir	-52
non _ nascer	83
non _ nessun	55
non _ quest	69
non _ sono	59
non _ va	55
non arrivar	103
non arrivar a	82
non beve	-50
non cercatem	98
non cercatem sono	78
non dorm e	82
non dovev	138
non dovev nascer	110
non e	81
non e colp	50
non esce	-51
non esser	110
non esser mai	88
non esserc	102
non esserc piu	82
non faro	65
non faro nient	52
non foss	72
non foss per	58
non gira	-56
non ha	71
non ha tenut	57
non ho	-462
non ho fame	-62
non ho idee	-62
non ho piu	-84
non ho vogl	-61
non in	115
non in quest	92
non l	98
non l ho	78
non la	-49
non lo	78
non lo facc	63
non mang e	58
non merit	115
non merit di	92
non mi	330
non mi fido	54
non mi prend	51
non mi svegliass	56
non mi va	73
non mi visitat	54
non muov	-57
non parl	-68
non parl di	-54
non pens	-57
non prend	71
non prend piu	56
non riesc	-131
non riesc a	-67
non ripos	-83
non ripos coi	-67
non scherz	89
non scherz io	71
non si fa	-54
non si puo	50
non smett	96
non smett di	77
non so	62
non so come	53
non so se	54
non sto	115
non sto bene	92
non svegliarm mai	50
non svegliars	167
non svegliars piu	85
non tornar	76
non tornar mai	61
non vedo altr	-73
non vedo nessun	73
non vogl	-165
non vogl morir	-69
non vorr	66
non vorr piu	53
nonn ha	71
nonn ha nascost	57
nott _ mi	72
nott _ sul	65
nott poi	119
nott poi mi	95
nott vado	108
nott vado sul	86
nove anni	78
nove anni un	63
nove settiman	-62
nuit	-64
null	-57
null da	-51
nuov _ smett	57
nuov farmac	-51
nuov non	96
nuov non smett	77
o	-299
o morir	72
o morir mi	58
occh	-107
odian	49
odian tutt	49
odio	138
odio _ mia	83
odio la	138
odio la mia	110
of	-62
officin	51
officin per	51
oggi	443
oggi _ di	74
oggi _ vogl	54
oggi ci	90
oggi ci vogl	72
oggi finisc	69
oggi finisc tutt	55
oggi ma	65
oggi ma pens	52
oggi mi sono	56
oggi non	-57
oggi prim	124
oggi prim di	99
ogni	282
ogni _ piu	65
ogni anniversar	-70
ogni anniversar con	-56
ogni giorn	86
ogni mattin	145
ogni mattin mi	55
ogni sera	124
ogni volt	84
ogni volt piu	86
okki	91
okki _ bast	54
okki e	91
okki e bast	72
olfatt	-66
olio	-57
on	-97
operazion	-91
ora	261
ora e	64
ora e confus	51
ora fa	111
ora vomit	170
ore	69
ore _ settiman	56
ore a	93
ore a settiman	74
orecch	-67
orma	119
orma _ e	72
orma campar	119
orma campar e	96
os	-91
ossa	-52
ossa rott	-52
ovunq	79
ovunq l	79
ovunq l unic	64
pace	177
padr	103
padr _ facc	66
padr _ vedo	56
padr lo	111
padr lo facc	89
padr separat	93
padr separat vedo	74
pagat	79
pagat cane	79
pagat cane sistemat	63
panc	-126
panc che	-61
panc che mi	-49
panic	-139
papa ha	51
para	-116
parl	160
parl _ di	87
parl di	-68
parl di mort	-54
parl sempr	111
parl sempr di	89
parlan	58
parlan solo	58
parlar	73
parlar _ qualcun	54
parlar con	90
parlar con qualcun	72
parlarn	-70
parlarn a	-70
parlarn a mia	-56
part	113
part _ pastigl	75
part le	125
part le pastigl	100
partit	79
partit iva	79
partit iva in	64
pass _ cavalcav	49
pass sul	82
pass sul cavalcav	65
pastigl	199
pastigl _ prenderl	75
pastigl a	70
pastigl a magg	56
pastigl di	61
pastigl di xana	49
pastigl per	69
pastigl per prenderl	100
paur	104
paur _ fare	67
paur _ farm	78
paur _ morir	-86
paur _ sia	-52
paur che	-86
paur che sia	-69
paur di	97
paur di fare	90
paur di farm	104
paur di morir	-115
paur restar	58
pazient	107
pazient _ ideazion	64
pazient con	107
pazient con ideazion	86
pegg	-56
pens	672
pens _ a	144
pens _ basterebb	49
pens _ continuazion	97
pens _ mi	56
pens _ mort	49
pens _ toglierm	50
pens a	-59
pens al	86
pens al suicid	69
pens alla	88
pens alla mort	70
pens che	205
pens che basterebb	65
pens che mi	75
pens di	155
pens di toglierm	66
pens em	-59
pens in	161
pens in continuazion	129
pens ogni	-70
pens ogni anniversar	-56
pens solo	245
pens solo a	196
pensand	173
pensand _ farl	78
pensand di	173
pensand di farl	105
pensarc	67
pensat _ al	56
pensat di	-111
pensat di morir	-48
pensat seriament	93
pensat seriament al	74
pensier	245
pensier _ si	62
pensier _ suicid	108
pensier brutt	103
pensier brutt si	82
pensier che	75
pensier che mi	60
pensier di	103
pensier di mort	-62
pensier di suicid	145
pensier parlan	58
pensier suicidar	-48
per	261
per _ ginocch	52
per _ mia	69
per _ se	81
per _ separazion	-54
per _ svegliars	100
per _ tutt	89
per colp	56
per dare	70
per dare da	56
per debit	51
per il	52
per il cuor	56
per il ginocch	69
per l	-128
per la	-245
per la separazion	-73
per mano	114
per mano mia	92
per me	104
per non	167
per non svegliars	133
per prenderl	125
per prenderl tutt	100
per sbagl	-63
per sempr	92
per tutt	136
per tutt se	108
perch	158
perch io	64
perch io sono	51
perch mio	61
perch mio fratell	49
perch sono	64
perch sono ancor	51
perd	-133
perd l	-55
perdit	-65
perdonatem	61
pern	-57
pero	90
pero _ ci	54
pero oggi	90
pero oggi ci	72
pers il	95
pers il lavor	50
pesa tutt quand	-57
peso	50
peso _ tutt	81
peso _ vedo	-55
peso non	-91
peso non vedo	-73
peso per	167
peso per tutt	108
pett	-52
piac	55
piac veder	55
piang	-52
pied	-142
pieg	-61
pieg in	-61
pieg in due	-49
pien di	-50
pillol	-95
pipi	-81
pistol	92
pistol di	68
pistol di serviz	54
pistol su	54
piu	158
piu _ di	56
piu _ lung	65
piu _ quest	-114
piu _ viver	102
piu a	301
piu a lung	86
piu a viver	135
piu con	-145
piu con quest	-116
piu di	-152
piu di cinquant	-52
piu esister	66
piu i	71
piu i farmac	56
piu il	-76
piu le	-61
piu ma	-70
piu ma vorr	-56
piu nient	57
piu olfatt	-66
piu spess	85
piu vogl	126
piu vogl di	100
piuttost	78
piuttost mi	78
piuttost mi spar	63
plu	-112
po	113
po _ il	116
po tolg	194
po tolg il	155
poi	339
poi _ frenat	54
poi _ hann	72
poi _ macchin	61
poi ho	89
poi ho frenat	71
poi in	102
poi in macchin	82
poi mi	242
poi mi hann	95
poi mi vergogn	53
pont	136
pont _ rest	65
pont e	184
pont e rest	86
pont e sentit	62
por	-154
poss	-141
poss _ con	54
poss darl	-48
poss parlar	90
poss parlar con	72
post	-76
potet	112
potet chiamarm	112
potut	63
pour	-72
pra	-67
preferir	102
preferir _ esserc	61
preferir non	102
preferir non esserc	82
prend	236
prend _ pugn	63
prend a	105
prend a pugn	84
prend piu	71
prend piu i	56
prend quest	59
prend tu	64
prend tu trov	51
prenderl	125
prenderl _ insiem	75
prenderl tutt	125
prenderl tutt insiem	100
prendess	50
prendim	64
prendim con	64
prendim con te	51
prendon	70
prendon in	70
prendon in giro	56
pres	104
pres _ scatol	73
pres _ un	51
pres appost	141
pres appost un	68
pres due	-71
pres due volt	-57
pres una	83
pres una scatol	97
pression	-144
prest lo	51
prim	60
prim da	51
prim di	79
prim di scuol	64
profilass	-52
profilass facc	-52
progett	88
progettualit	107
progettualit _ solo	64
progettualit vive	107
progettualit vive solo	86
pront	49
propr	113
propr _ quest	69
propr su	115
propr su quest	92
prossim	68
prossim non	68
prossim non so	54
provat	278
provat _ ci	50
provat _ farm	54
provat a	89
provat a farm	71
provat con	70
provat con le	56
provat fuor	83
provat fuor ci	67
prud	-52
prurit	-140
psicolog	-55
pugn	206
pugn _ facc	63
pugn _ test	80
pugn in	237
pugn in facc	84
pugn in test	107
punisc	66
punisc con	66
punisc con dei	53
punt	-88
punt con	-52
puntur	-65
puntur di	-65
puo facc	63
puo facc da	50
q	-78
qual	89
qual _ user	58
qual farmac	96
qual farmac user	77
qualch	83
qualch _ pens	50
qualch settiman	83
qualch settiman pens	66
qualcun	90
qualcun oggi	90
quand	198
quand _ alla	53
quand _ bambin	66
quand _ coi	68
quand _ con	55
quand _ finit	67
quand _ il	-94
quand _ qualcos	63
quand _ sul	49
quand e	162
quand e finit	90
quand ho	-77
quand ho cambiat	63
quand ho il	-102
quand i	82
quand i bambin	89
quand l	54
quand litig	204
quand litig coi	90
quand litig con	74
quand mi	-93
quand mi svegl	51
quand ne	71
quand ne ha	57
quand pass	82
quand pass sul	65
quand pens	88
quand pens alla	70
quand poss	-67
quand sbagl	105
quand sbagl qualcos	84
quant	126
quant _ di	100
quant gocc	106
quant gocc di	85
quant pastigl	61
quant pastigl di	49
quas	151
quas _ giorn	52
quas mi	79
quas mi ci	63
quas ogni	86
quas ogni giorn	69
que	-250
quell	305
quell _ non	62
quell _ vorr	71
quell aiutatem	96
quell che	119
quell che vorr	95
quell di	103
quell di non	82
quer	-133
quest	-49
quest _ mi	-48
quest _ propr	69
quest afte	-51
quest citt	115
quest citt propr	92
quest mal	-82
quest mal di	-65
quest prurit	-51
quest settiman	51
quest settiman la	54
quest terr	153
quest vogl	59
qui	199
qui _ in	69
qui _ tutt	99
qui con	165
qui con tutt	132
qui non	115
qui non in	92
quier	-114
raffreddor	-49
raga	224
raga _ scherz	53
raga _ vogl	81
raga me	135
raga me vogl	108
raga non	89
raga non scherz	71
ragazz	176
ragazz _ che	65
ragazz dice	109
ragazz dice che	87
ragazz sono	79
ragazz sono in	63
raggiungerl	51
raggiungerl e	51
raso	150
raso _ mesi	90
raso da	150
raso da mesi	120
regalat	201
regalat _ sua	66
regalat la	145
regalat la sua	89
regalat tutt	57
repart	-52
repart che	-52
resistit	63
resistit finch	63
resistit finch ho	50
respiran	136
rest	200
rest _ a	65
rest li	108
rest li a	86
rest male	64
rest male perch	51
restar	153
restar _ mond	57
restar al	95
restar al mond	76
restar solo	58
ricadut	123
ricadut _ l	74
ricadut con	123
ricadut con l	98
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
ridat	-51
ridat speranz	-51
riesc	-131
riesc a	-83
riesc piu	-48
ripos _ turn	-50
ripos coi	-83
ripos coi turn	-67
ripres	-61
riprover	153
risch	-55
risponder	61
risponder e	61
risponder e l	49
risvegl	87
ross	-90
rott	-63
rott mi	-52
rovin	79
rovin cartell	79
rovin cartell ovunq	64
rsa	51
rsa pens	51
s	-71
sabat	154
sabat _ i	66
sabat ho	55
sabat quand	111
sabat quand i	89
sale	-55
salit	119
salit _ cavalcav	72
salit sul	119
salit sul cavalcav	95
salt	64
sang _ facc	51
sang lo	85
sang lo facc	68
sangr	-64
saper	-106
saper come	-70
saper come parlarn	-56
sare	151
sare content	79
sare content anzi	63
sare gia	72
sare gia ammazzat	58
sarebb	166
sarebb _ liberazion	58
sarebb una	166
sarebb una fortun	56
sarebb una liberazion	77
saro	68
saro ancor	68
saro ancor viva	54
sbagl qualcos	105
sbav	-50
sbav e	-50
scal	-62
scaric	64
scaric l	64
scaric l abbiam	51
scatol	121
scatol _ di	73
scatol inter	121
scatol inter di	97
scender	-49
sces	71
sces _ oggi	54
sces pero	90
sces pero oggi	72
scherz	96
scherz _ staser	53
scherz io	89
scherz io staser	71
scherzand	135
schiantarm	126
schiantarm _ la	76
schiantarm con	126
schiantarm con la	101
schien _ dorm	61
schien non	102
schien non dorm	82
schiettezz	123
schif	66
schif mi	66
schif mi punisc	53
sciocchezz	79
sciocchezz _ potet	67
sciocchezz stanott	112
sciocchezz stanott potet	90
scopert	55
scopert ieri	55
scritt	308
scritt _ letter	68
scritt _ messagg	48
scritt ai	79
scritt ai ragazz	63
scritt pensier	-48
scritt un	80
scritt un messagg	64
scritt una	114
scritt una letter	91
scriv	92
scriv per	61
scriv per il	69
scriv perch mio	49
scuol	149
scuol mi	49
scus	123
scus _ schiettezz	74
scus la	123
scus la schiettezz	98
se	415
se _ il	59
se _ lasc	86
se _ mi	116
se _ per	86
se _ respiran	81
se crep	224
se devo	72
se devo esser	58
se doman	149
se doman mi	63
se doman non	56
se e	-68
se lo	136
se lo lasc	115
se me	-126
se muoi	205
se muoi respiran	108
se muoi smetton	56
se n	57
se non	265
se non foss	58
se non mi	105
se non si	50
se perd	-55
se saro	68
se saro ancor	54
se spariss	144
se spariss per	115
se trovat	98
se trovat il	78
secc	-53
second	153
second _ chi	62
second lei	104
second lei chi	83
second medi	70
second medi la	56
sem	-141
seman	-86
sempr _ mort	66
sempr _ spess	51
sempr di	71
sempr di mort	89
sempr piu spess	68
sens	163
sens _ andar	49
sens _ restar	57
sens ha	177
sens ha andar	65
sens ha restar	76
sensazion	-49
sensazion di	-49
sent	-184
sentit	77
sentit che	77
sentit che vi	62
senz	217
senz _ madr	83
senz di	60
senz di me	48
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
separazion _ nott	65
separazion la	108
separazion la nott	86
sera	256
sera _ mi	75
sera _ pensat	56
sera ho	93
sera ho pensat	74
sera non	68
sera non mi	54
sera poi	59
seriament	93
seriament _ gest	56
seriament al	93
seriament al gest	74
serv	-100
serv la	-49
serv piu	57
serviz	68
serviz nel	68
serviz nel cassett	54
servon	132
servon _ non	100
servon per	167
servon per non	133
settim	95
settim _ e	57
settim mese	95
settim mese e	76
settiman	179
settiman _ di	50
settiman _ sera	56
settiman _ torn	58
settiman ci	96
settiman ci torn	77
settiman ieri	93
settiman ieri sera	74
settiman la	68
settiman la prossim	54
settiman pens	83
settiman pens di	66
sforz	-51
sforz e	-51
si _ di	62
si _ gonfiat	-62
si _ la	56
si _ se	86
si accorgerebb	144
si accorgerebb se	115
si butt	109
si e	-93
si e chius	51
si e gonfiat	-59
si fa	-95
si fa male	-54
si mang	-68
si mang le	-54
si puo facc	50
si quell	103
si quell di	82
si tagl	55
si togl	104
si togl la	83
si uccis	-70
si uccis ci	-56
sia	-93
sia _ tumor	-52
sia un	-86
sia un tumor	-69
sigarett _ da	67
sigarett addoss	112
sigarett addoss da	90
signor	95
signor prendim	64
signor prendim con	51
silenz	146
silenz _ lo	87
silenz etern	146
silenz etern lo	116
sin	-63
sinc	-69
sincer	72
sincer viver	72
sincer viver o	58
sincerament	102
sincerament _ non	61
sincerament preferir	102
sincerament preferir non	82
sistemat	158
sistemat i	79
sistemat i cont	63
sistemat manc	79
sistemat manc solo	63
smess	236
smess _ insulin	77
smess di	102
smess di risponder	49
smess l	166
smess l insulin	102
smett	71
smett _ bruciar	57
smett di	96
smett di bruciar	77
smetter	-109
smetter _ fumar	-49
smetter di	-81
smetter di fumar	-65
smetton	70
sn	170
sn _ di	102
sn stank	80
sn stank di	64
sn stuf	91
sn stuf di	72
so	100
so _ fare	63
so _ qual	58
so bene	96
so bene qual	77
so come	66
so come dirl	53
so ke	106
so ke fare	85
so se	67
so se saro	54
soffrir	99
sogn	64
sogn di	64
sogn di morir	51
sola	160
solo	569
solo _ colloqu	64
solo _ come	53
solo _ per	-66
solo _ peso	55
solo _ quell	57
solo a	245
solo a come	71
solo a farl	50
solo a quell	76
solo capir	-56
solo chied	107
solo chied colloqu	86
solo con	58
solo di	58
solo dire	63
solo dire che	50
solo giu	-155
solo giu di	-62
solo giu per	-62
solo il	122
solo il gest	63
solo morir	118
solo nervos	-68
solo nervos e	-54
solo per	70
solo per dare	56
solo raggiungerl	51
solo senz	-57
solo un	92
solo un peso	73
soluzion	79
soluzion che	79
soluzion che vedo	64
sonn	130
sonn _ male	71
sonn fa	119
sonn fa male	95
sono	200
sono _ anch	113
sono _ con	-58
sono _ di	-62
sono _ giu	-93
sono _ pace	106
sono _ padr	66
sono _ pero	54
sono _ peso	81
sono _ so	58
sono _ sul	49
sono alzat	70
sono alzat solo	56
sono ancor	64
sono ancor viva	51
sono content	-115
sono content di	-92
sono dal	111
sono dal padr	89
sono gay	67
sono gay e	53
sono giu	-69
sono in	212
sono in pace	141
sono medic	96
sono medic so	77
sono punt	-52
sono salit	119
sono salit sul	95
sono sces	71
sono sces pero	72
sono solo	-119
sono solo giu	-124
sono solo un	73
sono stanc anch	51
sono tagliat anch	99
sono tagliat di	77
sono un	124
sono un peso	108
sono uscit	83
sono uscit dal	67
sorell	57
sorell non	57
sorrid	102
sorrid _ in	61
sorrid poi	102
sorrid poi in	82
sott il	61
sott il materass	57
sott la	-67
spar	78
sparir	138
sparir e	76
sparir e non	61
spariss	144
spariss _ sempr	86
spariss per	144
spariss per sempr	115
speng	112
speng _ sigarett	67
speng le	112
speng le sigarett	90
spent	145
spent _ cercatem	59
spent non	98
spent non cercatem	78
sper	71
sper in	71
sper in un	56
speranz nessun	69
speranz nessun via	55
spess	265
spess _ me	62
spess per	104
spess per me	83
stamattin _ macchin	54
stamattin in	89
stamattin in macchin	71
stanc anch	64
stanc anch di	51
stanchezz	57
stanchezz capogir	57
stank	80
stank _ viver	48
stank di	80
stank di viver	64
stann	105
stann _ le	63
stann tornand	105
stann tornand le	84
stanott	48
stanott _ chiamarm	67
stanott potet	112
stanott potet chiamarm	90
star	175
star _ mond	69
star _ ogni	80
star al	115
star al mond	92
star male	134
star male ogni	107
star su	-49
starebb	139
starebb _ senz	83
starebb megl	139
starebb megl senz	111
starebber	60
starebber tutt	60
starebber tutt megl	48
staser	254
staser _ butt	53
staser _ chiud	99
staser la	165
staser la chiud	132
staser mi	89
staser mi butt	71
stend	-50
stess	124
stess a	-48
stess idee	105
sto	329
sto _ da	75
sto _ qui	69
sto bene	70
sto bene qui	92
sto mettend	125
sto mettend da	100
sto pensand	173
sto pensand di	139
sto scherzand	135
stres	-84
stres in	-54
stuf	74
stuf _ tt	54
stuf di	74
stuf di tt	72
su	154
su 95	-99
su _ morir	59
su _ terr	69
su come	99
su come morir	79
su di	54
su quest	115
su quest terr	92
su una	-49
sua	111
sua moto	111
success	71
success domenic	71
success domenic e	57
sue	69
sue medicin	71
sue medicin sott	57
sui pols	55
suicid	114
suicid _ 2016	63
suicid _ due	61
suicid _ ogni	52
suicid da	102
suicid da due	82
suicid devo	75
suicid devo smetter	63
suicid nel	105
suicid nel 2016	84
suicid pens	96
suicid pens solo	76
suicid quas	86
suicid quas ogni	69
suicid solo	-52
suicid sono	-77
suicid sono solo	-62
suicidar	51
suicidar _ e	64
suicidar attiv	107
suicidar attiv e	86
suicidar poss	-48
suicider	94
suicider _ l	56
suicider entr	94
suicider entr l	75
sul	302
sul _ del	59
sul _ ieri	72
sul _ pens	49
sul _ sono	54
sul bugiardin	-48
sul cavalcav	201
sul cavalcav ieri	95
sul cavalcav pens	65
sul cell	99
sul cell del	79
sul divan	-63
sul pont	108
sul pont e	86
sul tett	90
sul tett sono	72
sull	-52
sull _ quand	68
sull gamb	113
sull gamb quand	90
suocer	-62
suocer mi	-51
sur	-56
svegl	90
svegl ci	64
svegl ci rest	51
svegl e	69
svegl e mi	55
svegliarm dall	-51
svegliarm mai	62
svegliarm mai piu	50
svegliars	167
svegliars piu	106
svegliass	70
svegliass sarebb	70
svegliass sarebb una	56
svizzer	63
svizzer ma	63
svizzer ma se	50
t	-58
ta	-69
tachicard	130
tachicard _ idee	54
tachicard e	90
tachicard e idee	72
tachipirin _ adess	51
tachipirin e	86
tachipirin e adess	68
tachipirin non	-49
tagl	251
tagl _ cosc	90
tagl fresch	55
tagl le	205
tagl le cosc	120
tagl poi	66
tagl poi mi	53
tagliarm	285
tagliarm _ bracc	91
tagliarm _ gola	81
tagliarm la	135
tagliarm la gola	108
tagliarm le	151
tagliarm le bracc	121
tagliat _ la	-48
tagliat _ nuov	57
tagliat _ oggi	74
tagliat anch	124
tagliat anch oggi	99
tagliat di	96
tagliat di nuov	77
tamponat	-57
tamponat ieri	-57
tant	133
tant _ comunq	49
tant _ si	86
tant finir	82
tant finir comunq	65
tant nessun	144
tant nessun si	115
tappat	-52
tard	-68
te	62
te se	64
te se non	51
telefon	103
telefon _ non	59
telefon spent	98
telefon spent non	78
tem	-48
temo	-52
temo di	-51
temp	-68
temperatur	-56
teng	-53
teng la	57
teng la pistol	54
tenh	-101
tentat	105
tentat _ suicid	63
tentat il	105
tentat il suicid	84
tenut	71
tenut e	71
tenut e success	57
terr	150
terz	55
terz medi	55
test	-178
test _ a	80
test _ mi	-58
test che	-69
test e	-64
test fino	134
test fino a	107
test non	72
test non mang	58
testament	56
testament fatt	79
testament fatt bollett	63
tett	90
tett _ sces	54
tett sono	90
tett sono sces	72
the	-198
thi	-62
tien	-91
tirat	64
tirat fuor	64
tirat fuor ora	51
tiroid	-72
to	-150
toda	-97
todo	-99
togl	58
togl _ vita	62
togl la	104
togl la vita	83
toglier	-64
toglierm	150
toglierm _ vita	72
toglierm la	120
toglierm la vita	96
tolg	194
tolg _ disturb	116
tolg il	194
tolg il disturb	155
tolt la	-55
tolt tutt	63
tolt tutt chied	50
torcicoll	71
torn	121
torn _ la	58
torn con	96
torn con la	77
tornand	105
tornand _ stess	63
tornand le	105
tornand le stess	84
tornar	205
tornar mai	76
tornar mai piu	61
toss	-117
toss secc	-53
tossisc	-72
tout	-66
tra	202
tra _ po	116
tra un	194
tra un po	155
trasferit	54
trasferit dice	54
tropp gocc	55
trov	64
trov il	64
trov il modo	51
trovat	98
trovat _ telefon	59
trovat il	98
trovat il telefon	78
troveret	85
troveret _ letter	51
troveret la	85
troveret la letter	68
tt	91
tt _ chiuder	54
tt vorr	91
tt vorr chiuder	72
tu	64
tu trov	64
tu trov il	51
tubo	64
tubo di	64
tubo di scaric	51
tudo	-78
tumor	-134
turn	-158
turn dopp	-57
tutt	455
tutt _ muoi	81
tutt _ troveret	51
tutt anch	69
tutt anch io	55
tutt bene	-53
tutt chied	63
tutt chied la	50
tutt doman	85
tutt doman troveret	68
tutt in	-76
tutt in famigl	-61
tutt insiem	125
tutt le	-62
tutt megl	60
tutt megl senz	48
tutt quand	-123
tutt quand ho	-57
tutt se	136
tutt se muoi	108
uccid	-51
ucciderm	120
uccis	-70
uccis ci	-70
uccis ci pens	-56
uffic	-54
uffic e	-54
ultim	57
ultim messagg	61
ultim messagg era	49
ultimament	-56
ultimament sono	-56
um	-124
uma	-101
umor	-49
un	163
un _ d	48
un _ dentr	48
un _ di	-92
un _ e	74
un _ fa	73
un _ in	-59
un _ inter	51
un _ parl	66
un _ tolg	116
un afta	-50
un ago	-52
un altr	108
un altr cicl	63
un attacc	-60
un attacc di	-48
un blister	86
un blister inter	68
un camion	97
un camion sare	63
un colleg	111
un colleg parl	89
un infart	50
un infart nel	56
un mal	-61
un mal di	-49
un mese dentr	67
un messagg	80
un messagg d	64
un moment	75
un moment e	60
un muro	126
un ora	91
un ora fa	97
un peso	227
un peso per	134
un po	131
un po tolg	155
un pont	77
un pont e	62
un salt	82
un tumor	-109
una	174
una _ ci	58
una _ come	83
una _ d	61
una _ inter	55
una _ megl	72
una _ stanott	67
una barc	-49
una condann	119
una condann megl	96
una fortun	70
una letter	114
una letter d	91
una liberazion	97
una liberazion ci	77
una madr	171
una madr come	111
una scatol	121
una scatol inter	97
una sciocchezz	112
una sciocchezz stanott	90
una settiman	-77
una vita	-51
une	-79
ungh	-83
unic	141
unic _ che	70
unic soluzion	79
unic soluzion che	64
uno	-61
up	-86
urgent	107
usa la	54
uscir	85
uscir _ sang	51
uscir il	85
uscir il sang	68
uscit	164
uscit _ carcer	50
uscit _ debit	55
uscit _ l	-55
uscit che	-53
uscit che l	-73
uscit dai	91
uscit dai debit	73
uscit dal	83
uscit dal carcer	67
uscit oggi	69
uscit oggi finisc	55
user	96
user _ da	58
user e	96
user e da	77
va _ arrivar	55
va _ infern	62
va all	104
va all infern	83
va di	91
va di arrivar	73
va tutt	-53
vado _ pont	65
vado sul	108
vado sul pont	86
vampat	-53
veder il	55
vedo	122
vedo _ bambin	56
vedo altr	-91
vedo altr via	-73
vedo e	79
vedo e ammazzarm	64
vedo i	93
vedo i bambin	74
vedo nessun	91
vedo nessun via	73
vent	-53
venut	-54
verd	-53
vergogn e	66
vergogn e ricominc	53
verit	86
verit _ che	52
verit e	86
verit e che	69
vers	89
vers _ muro	54
vers il	89
vers il muro	71
vez	-144
vi	134
vi chiam	77
vi chiam io	62
vi ho	61
vi ho volut	49
via	80
vien	-137
vigliacch	64
vigliacch ammazzars	64
vigliacch ammazzars perch	51
visit	-49
visitat	68
visitat quest	68
visitat quest settiman	54
vist	72
vist _ cell	59
vist sul	99
vist sul cell	79
vita	250
vita _ all	62
vita _ dovev	83
vita di	-51
vita non	138
vita non dovev	110
vita va	104
vita va all	83
viva	124
vive _ chied	64
vive con	-71
vive solo	107
vive solo chied	86
viver	520
viver _ mi	48
viver _ pesa	49
viver mi	82
viver mi pesa	66
viver nessun	80
viver nessun mi	64
viver o	72
viver o morir	58
viver se	57
vivo	-52
voci	135
voci _ dicon	81
voci mi	135
voci mi dicon	108
vogl	356
vogl _ da	57
vogl _ del	63
vogl _ di	-49
vogl _ dottor	-52
vogl _ farl	-50
vogl _ morir	71
vogl _ nn	160
vogl _ silenz	87
vogl _ viver	109
vogl amazzar	85
vogl amazzar nn	68
vogl ammazz	135
vogl ammazz nn	108
vogl andar	95
vogl andar da	76
vogl cambiar	-58
vogl di farl	-67
vogl di mangiar	-61
vogl di viver	146
vogl esister	191
vogl fare	77
vogl fare del	85
vogl farl	-51
vogl il	73
vogl il silenz	116
vogl licenziarm	-54
vogl morir dottor	-69
vogl smetter	-116
vogl smetter di	-65
vogl solo	112
vogl solo morir	95
vogl toglier	-64
vogl tornar	90
voi	72
voi avet	77
voi avet mai	62
volev	63
volev solo	63
volev solo dire	50
volt _ a	63
volt _ nessun	54
volt e	89
volt e nessun	71
volt l	-61
volt piu	108
volt piu a	86
volut	61
volut bene	61
volut bene perdonatem	49
vomit	97
vorr	630
vorr _ con	76
vorr _ e	157
vorr _ esser	66
vorr _ finit	-69
vorr _ gli	54
vorr addormentarm	148
vorr addormentarm e	119
vorr che	104
vorr chiuder	91
vorr chiuder gli	72
vorr esser	75
vorr esser mort	60
vorr farl	-115
vorr farl finit	-92
vorr non	110
vorr non esser	88
vorr piu	66
vorr piu esister	53
vorr saper	-70
vorr saper come	-56
vorr schiantarm	126
vorr schiantarm con	101
vorr sparir	76
vorr sparir e	61
vostr	63
vostr ho	63
vostr ho resistit	50
vuol	120
vuol ammazzars	57
vuol morir	56
when	-50
with	-53
x	63
x sempr	91
xana	182
xana _ ora	73
xana servon	61
xana servon per	49
xana un	121
xana un ora	97
y	-304
y no	-50
y se	-78
ya	-73
zio	-95
zio e	-70
اريد	-62
انا	-117
بدي	-53
بس	-69
بعد	-75
دوا	-48
علي	-110
عم	-86
عند	-120
في	-137
كل	-61
ما	-145
من	-272
منذ	-56
نفس	-61`,
};
