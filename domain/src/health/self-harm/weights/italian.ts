import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const italianWeights: TextWeights = {
  bias: -5.684,
  least: 1.159,
  features: `+^acc	94
+^acce	71
+^add	100
+^addi	79
+^aff	-47
+^al$	54
+^amm	96
+^amma	96
+^anc	63
+^anch	57
+^ans	-51
+^ansi	-49
+^appo	59
+^bam	84
+^bamb	84
+^bas	50
+^bast	80
+^brac	51
+^butt	50
+^cava	50
+^che	100
+^che$	127
+^chi	262
+^chi$	88
+^chia	79
+^chie	56
+^chiu	96
+^ci$	150
+^com	-55
+^com$	-49
+^con	58
+^cont	59
+^cor	-48
+^crep	48
+^de$	-79
+^defi	48
+^dell	-48
+^dep	-63
+^des	-78
+^det	49
+^dett	52
+^di$	153
+^dia	-50
+^dic	128
+^dice	71
+^dico	60
+^die	-61
+^dist	57
+^dol	-66
+^dolo	-52
+^dom	63
+^doma	88
+^dop	-82
+^dopo	-69
+^dor	-50
+^el$	-70
+^en$	-63
+^esc	-67
+^esis	54
+^ess	89
+^esse	102
+^est	-64
+^fa$	-65
+^fac	70
+^facc	87
+^far	205
+^fare	53
+^farm	53
+^faro	122
+^fin	209
+^fini	162
+^fuor	53
+^gia$	49
+^ha$	145
+^ho$	169
+^imp	68
+^impo	52
+^in$	68
+^inc	-50
+^inte	49
+^io$	146
+^je$	-54
+^lei$	48
+^liti	51
+^lo$	131
+^luc	51
+^mac	71
+^macc	82
+^mai$	64
+^mal	-52
+^man	-78
+^mang	-70
+^mar	-48
+^medi	49
+^meg	122
+^megl	123
+^mi$	118
+^mia	111
+^mia$	111
+^mie	73
+^miei	69
+^mio	86
+^mio$	86
+^mond	56
+^muro	51
+^my$	-61
+^nao	-64
+^nao$	-64
+^nel$	65
+^nes	104
+^ness	104
+^nn$	149
+^no$	-85
+^non	170
+^non$	172
+^ogg	107
+^oggi	107
+^ogn	67
+^ogni	67
+^ora	57
+^ora$	62
+^pan	-82
+^parl	52
+^pen	232
+^pens	245
+^per	48
+^per$	73
+^pie	-79
+^piu	136
+^piu$	119
+^poi	67
+^poi$	84
+^pos	-71
+^pre	49
+^pren	120
+^pro	125
+^prog	49
+^prov	68
+^pug	52
+^pugn	52
+^qua	147
+^qual	70
+^quan	68
+^que	-66
+^que$	-66
+^quel	65
+^rag	97
+^raga	96
+^res	93
+^rest	85
+^ric	79
+^rico	48
+^sar	71
+^sare	78
+^sch	128
+^sche	54
+^schi	78
+^scr	88
+^scri	93
+^scu	57
+^se$	97
+^senz	48
+^ser	76
+^sera	60
+^sett	61
+^sme	74
+^smes	57
+^sol	166
+^solo	132
+^son	70
+^sono	56
+^spa	62
+^spar	80
+^spe	131
+^spen	64
+^spes	60
+^sta	139
+^stan	57
+^star	72
+^stas	61
+^sto$	71
+^sul	53
+^sul$	71
+^sve	66
+^sveg	66
+^tag	136
+^tagl	136
+^tem	-51
+^the	-64
+^the$	-53
+^tog	49
+^togl	49
+^tol	49
+^tolg	48
+^tor	96
+^torn	96
+^tra$	50
+^tro	48
+^trov	60
+^tut	128
+^tutt	128
+^una$	55
+^usc	53
+^usci	53
+^vit	52
+^vita	54
+^viv	117
+^vive	109
+^vog	109
+^vogl	109
+^vor	143
+^vorr	143
+^من$	-73
+acce	71
+accen	51
+acch	81
+acchi	85
+acci	135
+accia	119
+ace$	48
+ada$	-79
+addi	79
+addio	80
+ado$	-59
+aggi	99
+aggio	87
+agli	130
+aglia	90
+alcav	50
+alco	50
+alit	50
+alita	56
+alle	-53
+ambi	88
+ambin	82
+amma	106
+ammaz	96
+anch	54
+anche	63
+and$	-56
+angi	-67
+angia	-82
+anic	-49
+anni$	57
+ansi	-50
+appo	77
+appos	59
+ara$	-59
+are$	271
+areb	89
+arebb	89
+arla	71
+arla$	57
+armi	189
+armi$	197
+aro$	149
+arsi	63
+arsi$	63
+ascer	50
+asera	61
+asta	60
+astig	53
+atem	62
+atemi	62
+ato$	156
+atti	52
+avalc	50
+avia	48
+avia$	48
+azza	114
+azzar	94
+bamb	84
+bambi	84
+bast	98
+basta	77
+bbe$	135
+bini	64
+bini$	50
+brac	51
+bracc	62
+bre$	-50
+butt	50
+cava	50
+caval	50
+cavia	50
+ccen	51
+ccend	51
+cchin	82
+ccia	106
+ccia$	106
+cendi	51
+cerc	52
+cere	75
+cere$	54
+che$	180
+cherz	54
+chi$	82
+chia	95
+chiam	84
+chie	64
+chin	72
+china	94
+chiu	96
+chiud	81
+cider	56
+cidi	81
+cidio	82
+cio$	115
+col$	62
+com$	-49
+comin	64
+cond	60
+cont	55
+conti	71
+crep	48
+crepo	56
+crit	75
+critt	75
+dare	67
+dare$	67
+ddio	80
+ddio$	80
+defi	48
+defin	48
+dell	-48
+dent	-59
+dett	52
+detto	52
+dice	71
+dice$	72
+dico	66
+dio$	150
+dist	57
+distu	68
+dolo	-53
+dolor	-53
+doma	88
+doman	64
+dopo	-69
+dopo$	-69
+dos$	-49
+ebbe	148
+ebbe$	135
+efin	48
+efini	48
+egli	200
+eglio	178
+elle	-52
+emi$	62
+endi	66
+ensi	50
+ensie	58
+enso	218
+enso$	221
+ent$	-52
+ente	73
+ente$	93
+epo$	56
+era$	134
+erch	61
+erche	61
+ere$	229
+ereb	58
+erebb	58
+eri$	77
+erit	67
+erito	50
+ermi	64
+ermi$	72
+ero$	57
+erza	54
+esco	-65
+esis	59
+esist	63
+eso$	47
+esse	132
+esser	106
+essio	-51
+esso	160
+esso$	162
+essu	98
+essun	105
+este	-62
+ette	147
+ette$	63
+etti	50
+ettim	67
+etto	63
+etto$	62
+ezza	62
+ezza$	65
+facc	86
+facci	86
+fare	53
+fare$	53
+farm	53
+faro	122
+faro$	124
+fini	207
+finis	55
+finit	135
+fuor	53
+fuori	53
+ggi$	107
+ggio	72
+ggio$	57
+gio$	72
+glia	105
+gliar	86
+glie	120
+glie$	95
+glio	333
+glio$	317
+gni$	138
+gua$	-48
+herz	54
+hiam	84
+hiama	84
+hina	94
+hina$	94
+hiud	81
+iama	84
+ica$	-61
+ice$	48
+icidi	82
+icom	51
+icomi	51
+ide$	-62
+ider	63
+idio	68
+idio$	68
+iei$	69
+iene	-59
+iene$	-57
+ieri	85
+ieri$	85
+igli	100
+iglie	61
+iman	49
+impo	52
+impor	54
+ina$	170
+ine$	-50
+ing$	-94
+inisc	48
+init	112
+inita	106
+ino$	52
+ire$	65
+isce	65
+isce$	65
+issi	50
+iste	94
+ister	71
+istu	66
+istur	66
+ita$	178
+ite$	-76
+itig	51
+itigo	51
+itiva	48
+itto	71
+itto$	71
+iva$	64
+ivam	48
+ivame	48
+iver	97
+ivere	113
+lato$	53
+lcav	50
+lcavi	50
+les$	-48
+lette	67
+lgo$	54
+liar	70
+liarm	52
+lie$	93
+lio$	278
+liti	50
+litig	51
+lla$	-104
+lle$	-97
+macc	82
+macch	82
+mai$	92
+mang	-72
+mangi	-63
+mani	62
+mani$	62
+mazz	118
+mazza	131
+mbin	81
+mbini	50
+megl	123
+megli	123
+mente	94
+mess	91
+messo	62
+mett	83
+mette	64
+mia$	84
+miei	69
+miei$	69
+minc	68
+minci	68
+mio$	82
+mmaz	96
+mmazz	96
+mond	56
+mondo	57
+more	-58
+more$	-48
+morr	-57
+mpor	54
+mport	54
+muro	51
+muro$	51
+nao$	-64
+nche	70
+nche$	66
+ndino	51
+nel$	62
+ness	101
+nessu	105
+ngia	-82
+nha$	-50
+nisc	53
+nisce	48
+nita	103
+nita$	103
+nitiv	48
+nna$	56
+nni$	57
+non$	171
+nsie	74
+nsier	58
+nso$	220
+ntarm	66
+nte$	124
+nti$	50
+ntro$	67
+oget	49
+ogett	49
+oggi	107
+oggi$	107
+ogli	164
+oglie	61
+oglio	128
+ogni	67
+ogni$	67
+ola$	73
+olgo	58
+olgo$	58
+olo$	142
+olor	-53
+oman	64
+omani	68
+omin	58
+ominc	68
+ondo	71
+ondo$	71
+ono$	121
+onti	71
+onti$	48
+opo$	-69
+ore$	-119
+orire	49
+orna	75
+orre	77
+orrei	142
+osta$	59
+ovat	89
+ovato	60
+pari	52
+parl	62
+parla	54
+pens	242
+pensi	58
+penso	187
+per$	66
+pera	-51
+pess	59
+pesso	59
+piu$	119
+poi$	84
+posta	54
+ppos	58
+ppost	59
+pren	120
+prend	120
+pres	-83
+press	-61
+prog	49
+proge	49
+prov	105
+prova	68
+pugn	52
+pugni	61
+punt	-58
+qual	70
+qualc	51
+quan	68
+que$	-60
+quel	60
+quell	78
+racc	53
+racci	53
+raga	94
+raga$	53
+ragg	54
+raggi	54
+rato	50
+rato$	52
+rbo$	48
+rche	56
+rche$	58
+rci$	51
+rebb	148
+rebbe	148
+rei$	229
+rend	100
+rende	56
+repo	53
+repo$	56
+ress	-61
+rest	65
+rico	83
+ricom	51
+rire	118
+rire$	100
+ritt	75
+ritto	75
+rla$	78
+rmi$	263
+rni$	-52
+rno$	55
+roge	49
+roget	49
+rova	91
+rovat	91
+rove	53
+rover	58
+rrei	142
+rrei$	146
+rsi$	71
+rto$	-64
+sare	74
+sce$	70
+scer	50
+scere	50
+schi	68
+sco$	-62
+scri	91
+scrit	75
+senz	48
+senza	48
+sera	115
+sera$	118
+sere	92
+sere$	70
+sett	77
+setti	67
+sia$	-87
+sier	53
+sieri	87
+sion	-59
+sione	-50
+sist	108
+siste	92
+smes	57
+smess	57
+solo	132
+solo$	132
+sonn	54
+sono	56
+sono$	57
+spar	77
+spari	63
+spen	63
+spes	60
+spess	60
+sser	102
+ssere	70
+ssio	-52
+ssion	-52
+sso$	100
+ssun	105
+ssuna	57
+ssuno	88
+sta$	52
+stan	63
+star	108
+stare	126
+stas	53
+stase	61
+ste$	-51
+ster	74
+stere	75
+stig	53
+stigl	54
+sto$	111
+stur	65
+sturb	68
+sul$	71
+suna	57
+suna$	57
+suno	88
+suno$	88
+sveg	88
+svegl	88
+tagl	136
+tagli	136
+tare	115
+tare$	68
+tareb	48
+tarm	73
+tarmi	77
+tase	61
+taser	61
+tate	65
+temi	62
+temi$	62
+tera	57
+tera$	64
+tere	61
+the$	-54
+tigl	54
+tigli	54
+tigo	47
+tigo$	50
+timan	50
+tiss	48
+tiva	66
+tivam	48
+togl	49
+togli	49
+tolg	48
+tolgo	48
+torn	93
+torna	77
+trov	60
+tte$	49
+tti$	130
+ttim	67
+ttima	50
+tto$	107
+turb	68
+turbo	48
+tutt	121
+tutti	87
+ualc	51
+ucio$	51
+uell	75
+uello	54
+uesta	56
+uesto	-49
+ugni	61
+ugni$	61
+umor	-48
+umore	-48
+una$	111
+uno$	86
+uore	-53
+uore$	-53
+uori	53
+uori$	53
+urbo	48
+urbo$	48
+usci	50
+utti	110
+utti$	111
+valc	50
+valca	50
+vame	48
+vamen	48
+vato	60
+vato$	60
+vegl	88
+vegli	88
+vere	156
+vere$	120
+vevo	54
+vevo$	54
+via$	59
+vita	52
+vita$	59
+vive	108
+viver	110
+vogl	109
+vogli	109
+vorr	143
+vorre	143
+zion	59
+zione	67
+zza$	75
+zzar	94
10	-57
11	51
11 anni	51
14	94
14 anni	94
15	82
15 anni	82
160	-60
160 su	-51
1998	-76
1998 la	-76
1998 la mia	-61
2	-117
2 di	-53
2016	102
2016 _ stann	61
2016 e	102
2016 e stann	82
3	-162
35	-56
35 2	-53
38	-78
39	-141
39 e	-64
5	-123
6	-88
6 gg	-57
70	-71
70 anni	-58
8	-166
95	-100
95 di	-51
a _ aiutatem	60
a _ anni	-57
a _ doman	51
a _ figl	-74
a _ fuor	54
a _ giu	61
a _ ieri	54
a _ import	133
a _ le	63
a _ male	80
a _ mi	50
a casa mia	56
a chi	261
a chi import	178
a come	93
a contatt	-55
a crederc	70
a crederc e	56
a domattin	99
a farl	54
a farm	99
a farm fuor	72
a farm uscir	54
a grappol	76
a grappol da	60
a guardar	101
a guardar giu	81
a lett	-64
a lung	101
a magg	67
a magg e	53
a mi	-61
a mia figl	-61
a minh	-52
a mio	-48
a morir	-71
a nessun	51
a pensarc	70
a pugn	110
a pugn in	88
a quell	101
a quell aiutatem	81
a scuol	66
a settiman	90
a settiman ieri	72
a star	106
a star male	106
a tagliarm	144
a tagliarm le	115
a tutt	102
a tutt doman	67
a viver	157
abbastanz	71
abbastanz le	71
abbastanz le prend	57
abbiam tirat	66
abbiam tirat fuor	53
accelerat	81
accelerat _ il	49
accelerat vers	81
accelerat vers il	65
accendin	205
accendin _ gamb	67
accendin _ litig	56
accendin quand	93
accendin quand litig	74
accendin sull	112
accendin sull gamb	90
accorgerebb	129
accorgerebb _ spariss	77
accorgerebb se	129
accorgerebb se spariss	103
acne	-55
acord	-56
acqu	-56
addi	318
addi _ miei	62
addi _ tutt	79
addi a	132
addi a tutt	106
addi ai	104
addi ai miei	83
addormentarm	141
addormentarm _ bast	56
addormentarm e	141
addormentarm e bast	74
addoss	85
addoss _ quand	68
addoss da	114
addoss da quand	91
adess	128
adess _ la	47
adess _ so	59
adess ho	79
adess ho la	63
adess nn	98
adess nn so	78
adess sto	-48
aere	-54
affett	-76
affett nient	-76
affett nient di	-61
afta	-61
afta sott	-53
afte	-55
after	-56
ago	-57
ago in	-49
agor	-79
ai	112
ai _ figl	62
ai gatt	70
ai gatt altriment	56
ai miei	104
ai miei figl	83
ai ragazz	75
ai ragazz sono	60
aiutatem	101
al	215
al _ estrem	54
al _ quas	52
al _ sorrid	62
al gest	90
al gest estrem	72
al lavor	103
al lavor sorrid	82
al mond	204
al settim	73
al settim mese	58
al suicid	124
al suicid quas	69
alcol	118
alcol _ con	71
alcol e	118
alcol e con	94
all	54
all _ me	62
all infern	103
all infern me	82
alla mia	61
alla mia mort	49
alla mort	90
alla mort mi	72
alle	-132
allor facc	70
allor facc fint	56
alta	-67
altr _ d	-57
altr cicl	76
altr cicl non	60
altr via	-95
altr via d	-76
altriment	70
altriment mi	70
altriment mi lascer	56
alunn	55
alunn di	55
alzat	70
alzat solo	70
alzat solo per	56
amazzar	90
amazzar _ ce	54
amazzar nn	90
amazzar nn ce	72
amic	136
amic _ ha	50
amic _ su	58
amic ha	49
amic mi	84
amic mi ha	67
amic ricerch	96
amic ricerch su	77
amic si	-76
amic si uccis	-61
ammazz	77
ammazz _ sto	77
ammazz nn	129
ammazz nn sto	103
ammazz se	-54
ammazzarm	140
ammazzarm e	61
ammazzarm e poi	49
ammazzars	112
ammazzars perch	63
ammazzars perch io	50
ammazzat	68
anch	228
anch _ prim	74
anch di	63
anch di esser	50
anch io	69
anch oggi	193
anch oggi mi	56
anch oggi prim	99
ancor	54
ancor viva	130
and	-172
andar	100
andar _ tant	47
andar avant	79
andar avant tant	63
andar da	73
andar da lui	58
andar dal	-51
andarmen	54
andarmen prim	54
andat del	49
ando	-91
anestes	-74
anestes ho	-58
anni	229
anni e	96
anni ha	50
anni ke	78
anni ke vorr	63
anni si	55
anni un	76
anni un altr	60
anniversar	-76
anniversar con	-76
anniversar con affett	-61
ano	-80
ansi	-146
ansi da	-85
antidepressiv	62
antidepressiv ho	69
antidepressiv ho pensier	55
antitetanic	-49
anzi	77
anzi quas	77
anzi quas mi	62
appost	235
appost _ blister	47
appost sper	62
appost sper in	50
appost tropp	51
appost un	79
appost un blister	63
appuntament	-54
apr	-51
arrivar	182
arrivar _ domattin	59
arrivar a	140
arrivar a domattin	79
as	-91
at	-70
attacc	-62
attacc di	-62
attacc di panic	-50
attiv	107
attiv _ progettualit	64
attiv e	107
attiv e progettualit	86
au	-103
avant	58
avant _ finir	47
avant tant	79
avant tant finir	63
avec	-49
aver il	70
aver il torcicoll	56
avet	78
avet mai	78
avet mai guardat	63
avev	83
avev _ fuor	50
avev provat	83
avev provat fuor	66
avut	-49
avut il	-49
balcon	52
balcon se	52
bambin	338
bambin _ dal	67
bambin _ megl	82
bambin _ ore	54
bambin al	73
bambin al settim	58
bambin due	90
bambin due ore	72
bambin non	-69
bambin non parl	-55
bambin sono	112
bambin sono dal	90
bambin starebb	136
bambin starebb megl	109
barc	-58
barc da	-52
bass	-104
bast	241
bast _ la	65
bast _ risvegl	56
bast _ sempr	51
bast moll	-49
bast senz	93
bast senz risvegl	74
bast staser	158
bast staser la	127
bast x	85
bast x sempr	68
basterebb	85
basterebb _ salt	51
basterebb un	85
basterebb un salt	68
bene	162
bene _ farmac	55
bene _ non	66
bene perdonatem	57
bene qual	92
bene qual farmac	74
bene qui	111
bene qui non	88
bene serv	-49
beve	-56
bevut	161
bevut _ candeggin	97
bevut la	161
bevut la candeggin	129
bien	-48
blister	75
blister _ di	47
blister inter	79
blister inter di	63
boca	-49
bocc	-51
bocc sbav	-51
boh	51
boh non	51
bollett	80
bollett _ cane	48
bollett pagat	80
bollett pagat cane	64
bollicin	-62
bollicin in	-51
bracc	247
bracc _ l	56
bracc con	93
bracc con l	74
bracc l	55
bruc	123
bruc _ bracc	56
bruc _ l	67
bruc con	112
bruc con l	90
bruc le	93
bruc le bracc	74
bruciar	87
brucior	-56
brutt	99
brutt _ quell	59
brutt si	99
brutt si quell	79
bugiardin	-48
bugiardin c	-48
butt	174
butt dal	52
butt sott	59
bypas	-50
bypas ha	-49
c	-201
c _ post	-49
c e	-156
c e post	-65
c e un	-51
ca	-49
cacarell	-48
cacc	61
cacc caric	75
cacc caric in	60
cadut	-54
cadut dal	-54
calm	89
calm _ diventat	54
calm e	90
calm e diventat	72
calo	-49
calo di	-49
cambiat	69
cambiat antidepressiv	69
cambiat antidepressiv ho	55
camion	92
camion sare	77
camion sare content	62
campar	117
campar _ una	70
campar e	117
campar e una	94
can	-68
candeggin	161
candeggin _ ora	97
candeggin e	161
candeggin e ora	129
cane _ manc	48
cane mi	68
cane mi sare	54
cane sistemat	80
cane sistemat manc	64
cantin	75
cantin e	75
cantin e cert	60
capir	-60
capir se	-60
capir se e	-48
capisc	86
capogir	49
capogir ho	49
cara	-57
carabinier	56
carabinier da	56
carcer	83
carcer _ un	50
carcer da	83
carcer da un	66
caric	75
caric in	75
caric in cantin	60
cartell	80
cartell _ l	48
cartell ovunq	80
cartell ovunq l	64
casa	53
casa mia	70
casa mia e	56
casa pens	54
cass	89
cass _ mutu	61
cass integrazion	101
cass integrazion mutu	81
cassett	67
cassett e	67
cassett e la	54
cavalcav	200
cavalcav _ che	51
cavalcav _ nott	69
cavalcav ieri	115
cavalcav ieri nott	92
cavalcav pens	85
cavalcav pens che	68
ce	85
ce _ facc	54
ce l	52
ce la	91
ce la facc	72
cefal	76
cefal a	76
cefal a grappol	60
cell	96
cell _ mio	58
cell del	96
cell del mio	77
cerc _ coragg	62
cerc il	103
cerc il coragg	82
cercatem	93
cercatem _ in	56
cercatem sono	93
cercatem sono in	74
cert	110
cert pensier	75
cert pensier che	60
certificat	-83
certificat di	-49
che	509
che _ facc	-87
che _ ha	106
che _ mi	-54
che _ morir	54
che _ operazion	-57
che _ ripos	-50
che _ suicider	58
che basterebb	85
che basterebb un	68
che controll	-74
che controll facc	-59
che l operazion	-76
che lui	52
che mi	95
che mi fann	60
che mi suicider	77
che non	-121
che non ripos	-67
che pens	86
che pens al	69
che profilass	-49
che quand	71
che quand ne	57
che se	59
che sens	177
che sens ha	142
che si	96
che sia	-95
che sia un	-76
che un	56
che va	-77
che vedo	80
che vedo e	64
che vi	78
che vi chiam	63
che vorr	163
che vuol	145
chi	350
chi _ se	133
chi _ togl	62
chi import	222
chi import se	178
chi si	103
chi si togl	82
chiam	78
chiam io	78
chiam io ogni	63
chiamarm	107
chiamat	153
chied	202
chied _ per	62
chied _ urgent	64
chied colloqu	107
chied colloqu urgent	86
chied la	61
chied la svizzer	49
chied spess	103
chied spess per	82
chiest	72
chiest mamm	72
chiest mamm se	58
chiud	158
chiud _ con	95
chiud qui	158
chiud qui con	127
chiuder	169
chiuder _ cont	70
chiuder _ okki	51
chiuder gli	85
chiuder gli okki	68
chiuder i	117
chiuder i cont	94
chius	62
chius in	66
chius in macchin	53
chius l	52
ci	598
ci _ con	55
ci _ in	59
ci _ provat	90
ci _ tornar	50
ci avev	83
ci avev provat	66
ci ho	67
ci ho provat	53
ci mett davant	62
ci pens in	78
ci pens ogni	-61
ci rest	65
ci rest male	52
ci riprover	149
ci torn	92
ci torn con	74
ci vogl	84
ci vogl tornar	67
cicatric	-51
cicl non	76
cicl non lo	60
cicl poi	-75
cicl poi pass	-60
citt	111
citt _ su	66
citt propr	111
citt propr su	88
cognat	66
cognat si	66
cognat si e	53
coi miei	112
coi turn	-83
col	133
col _ da	82
col raso	146
col raso da	116
col tubo	66
col tubo di	53
coll	-82
colleg	104
colleg _ sempr	62
colleg parl	104
colleg parl sempr	83
colloqu	107
colloqu urgent	107
colp dei	51
colp vostr	55
com	-198
come	63
come _ a	-48
come _ senz	58
come andarmen	54
come dirl	51
come la	-52
come me	136
come morir	96
come morir senz	77
come papa	-60
come parlarn	-76
come parlarn a	-61
comi	-49
cominc	70
cominc a	70
cominc a crederc	56
como	-128
compagn	51
compress	-57
comunq	79
comunq per	79
comunq per mano	63
con	118
con _ accendin	123
con _ alcol	71
con _ lamett	71
con _ macchin	77
con _ ment	55
con _ oggi	55
con _ sigarett	-67
con _ suicidar	64
con affett	-76
con affett nient	-61
con dei	70
con dei tagl	56
con el	-50
con i	63
con i miei	50
con ideazion	107
con ideazion suicidar	86
con l	219
con l accendin	164
con l alcol	94
con la macchin	103
con la ment	74
con le lamett	94
con le pastigl	53
con le sigarett	-90
con luca	114
con papa	93
con qualcun	91
con qualcun oggi	73
con quest	-260
con quest mal	-48
con quest prurit	-50
con te	64
con te se	51
con tutt	158
con un	-50
condann	117
condann _ chiuder	70
condann megl	117
condann megl chiuder	94
confus	62
cont	137
cont e	75
cont e scritt	60
contatt	-55
content	71
content anzi	77
content anzi quas	62
contin	-60
continuazion	159
continuazion alla	61
continuazion alla mia	49
contr	104
contr _ muro	77
contr un	129
contr un muro	103
controll	-84
controll facc	-74
coragg	103
coragg _ ucciderm	62
coragg di	103
coragg di ucciderm	82
coraggios	63
cord	-107
cord ce	52
cord il	-60
cord il lavor	-48
corp _ garag	51
corp da	-57
corp in	84
corp in garag	67
cort	-67
cosa	-165
cosc	146
cosc _ raso	87
cosc col	146
cosc col raso	116
cosi	123
cosi _ da	74
cosi finisc	123
cosi finisc da	98
cozz	-48
cozz adess	-48
cramp	-50
cred	-78
crederc	70
crederc e	70
crederc e a	56
crep	200
crepand	-53
crepand di	-53
cuand	-51
cuor	-184
cuor debol	-58
cuor io	-74
cuor io che	-59
cuor lo	62
cuor lo facc	50
d _ ai	62
d _ che	-57
d _ dai	54
d addi	187
d addi ai	83
d infart	-103
d infart come	-48
d uscit che	-76
d uscit dai	72
d uscit oggi	55
da	167
da 6	-57
da _ anni	85
da _ ci	55
da _ gg	-54
da _ le	69
da allor facc	56
da anni	78
da anni ke	63
da cacc	75
da cacc caric	60
da domenic	-83
da due	73
da due settiman	65
da ieri	-209
da lucid	135
da lui	73
da mangiar	70
da mangiar ai	56
da marted	-56
da mesi	146
da morir	-102
da nove	76
da nove anni	60
da part	115
da part le	92
da qualch	80
da qualch settiman	64
da quand	218
da quand e	131
da settiman	92
da settiman ci	74
da sola	183
da solo	92
da stamattin	-119
da treg	-49
da un	91
da un pont	63
da una	-83
da una settiman	-67
da vigliacch	63
da vigliacch ammazzars	50
dai	85
dai _ megl	54
dai debit	90
dai debit megl	72
dal	95
dal _ da	50
dal _ lo	67
dal balcon	52
dal carcer	83
dal carcer da	66
dal medic	-51
dal padr	112
dal padr lo	90
dall	-150
dall anestes	-58
dan	-81
dand	-56
dand di	-48
dare	70
dare da	70
dare da mangiar	56
darl	-48
darl lo	-48
davant	62
day	-66
de	-316
de la	-70
debit	142
debit _ morir	54
debit e	52
debit megl	90
debit megl morir	72
debol	-58
definitivament	192
dei	49
dei compagn	51
dei tagl	70
dei tagl poi	56
del _ adess	59
del _ l	75
del _ miglior	58
del male	112
del male adess	78
del male l	100
del mio	96
del mio miglior	77
del tutt	49
dell	-192
dent	-156
dentr	63
dentr _ avev	50
dentr ci	83
dentr ci avev	66
depo	-59
depression	-86
depression _ vogl	-50
depression ne	-83
depression ne vogl	-67
depu	-103
des	-99
desd	-125
desider	61
dett	208
dett 160	-51
dett a	51
dett che	102
dett e	70
dett e io	56
devo esser	75
devo esser sincer	60
devo smetter	69
di	610
di 14	94
di 14 anni	75
di 15	50
di _ al	53
di _ anni	68
di _ arrivar	59
di _ che	-61
di _ con	-69
di _ e	52
di _ finit	101
di _ in	-67
di _ la	166
di _ ma	-63
di _ naus	-66
di _ non	165
di _ se	52
di _ servon	85
di _ un	71
di _ una	64
di _ vorr	51
di ammazzarm	61
di ammazzarm e	49
di andar	-51
di arrivar	84
di aver il	56
di bollicin	-51
di bruciar	87
di cord	-156
di cord il	-48
di corp	-95
di cuor	-74
di cuor io	-59
di dent	-60
di en	83
di en servon	66
di esser	63
di esser coraggios	50
di esserm	72
di esserm svegliat	57
di fare	107
di fare una	85
di farl	168
di farl finit	134
di farm	72
di farm del	58
di fredd	-53
di idoneit	-49
di infern	-51
di mangiar	-111
di mangiar naus	-88
di me	123
di me stess	54
di morir	-167
di morir d	-48
di morir era	-50
di mort la	50
di mort sono	-63
di non arrivar	79
di nott	-136
di nuov	50
di nuov non	70
di panc	-55
di panic	-108
di peso	-49
di piu	-76
di piu ma	-61
di quest	-97
di risponder	57
di scaric	66
di scaric l	53
di schien	79
di schien non	63
di scuol	76
di se	56
di serviz	67
di serviz nel	54
di sonn	-58
di star	54
di star al	85
di stomac	-48
di suicid	149
di suicid da	77
di suicid devo	55
di tachipirin	79
di tachipirin e	63
di tagliarm	135
di tagliarm la	108
di temperatur	-53
di terz	55
di test non	60
di toglierm	80
di toglierm la	64
di tt	85
di tt vorr	68
di ucciderm	103
di viver	189
di viver nessun	69
di xana	177
di xana un	95
dia	-125
dice	287
dice _ si	55
dice che	303
dice che quand	57
dice che si	73
dico	135
dico _ lucid	81
dico da	135
dico da lucid	108
dicon	105
dicon _ tagliarm	81
dicon di	135
dicon di tagliarm	108
diet	-98
dietr	-93
dire	53
dire che	55
dirl	51
dirl io	51
dispiac	72
dispiac di	72
dispiac di esserm	57
disturb	192
disturb definitivament	192
disturbar	80
dita	-93
dito	-51
divan	-60
diventat	90
diventat _ mio	54
diventat il	90
diventat il mio	72
do	-93
do _ in	80
do pugn	133
do pugn in	106
doi	-76
dole	-57
dole tutt	-57
dolor	-184
doman	272
doman _ la	51
doman mi	77
doman mi investiss	62
doman non	71
doman non mi	56
doman troveret	84
doman troveret la	67
domattin	99
domenic e	57
domenic e da	56
dopo	-275
dopo il	-88
dopo un	-79
dopp	-58
dor	-59
dorm	-59
dorm e	68
dorm e sincerament	63
dormir	-59
dos	-67
dottor	-95
dottor _ paur	-57
dottor ho	-95
dottor ho paur	-76
dottoress	103
dottoress _ lei	62
dottoress second	103
dottoress second lei	82
dovev	132
dovev nascer	132
du	-102
due	58
due _ a	54
due _ e	54
due ore	90
due ore a	72
due settiman	81
due volt e	72
due volt l	-56
e	367
e _ a	-70
e _ casa	98
e _ che	233
e _ con	68
e _ condann	70
e _ di	53
e _ e	-64
e _ faro	48
e _ ho	47
e _ in	66
e _ la	-110
e _ le	64
e _ li	54
e _ mi	62
e _ mio	51
e _ non	-86
e _ pens	68
e _ regalat	62
e _ senz	56
e _ settiman	55
e _ tornand	61
e _ un	-51
e _ vive	64
e _ vomit	95
e _ x	51
e a	59
e a casa	53
e a pensarc	56
e adess	79
e adess ho	63
e agor	-59
e al	-53
e ammazzarm	80
e ansi	-52
e bast	178
e bast senz	74
e bast x	68
e carabinier	56
e cert	115
e cert pensier	60
e che non	-67
e che pens	69
e chius	66
e chius in	53
e ci	67
e ci riprover	53
e colp	55
e con	118
e con le	94
e confus	66
e da	221
e da anni	63
e da settiman	74
e da vigliacch	50
e dice	177
e dice che	142
e diventat	90
e diventat il	72
e dopo	-49
e finit	70
e finit con	91
e fortissim	125
e gonfiat	-69
e ha	212
e ha regalat	83
e ho	-149
e ho la	-54
e idee	91
e idee di	73
e il	52
e il mio	67
e indifferent	75
e insopportabil	-58
e io	153
e io cominc	56
e l	57
e la	-66
e la nott	-55
e la sera	54
e lei	72
e lei mi	58
e lo	80
e lo faro	64
e megl	70
e megl mort	56
e mezz	-51
e mi	-125
e mi dispiac	57
e mort	-79
e nessun	90
e nessun in	72
e non si	-55
e oggi	-94
e oggi non	-49
e ora	187
e ora vomit	129
e poi pass	49
e post	-81
e post piu	-48
e prest	50
e progettualit	107
e progettualit vive	86
e quand	65
e quand mi	52
e quell	125
e quell che	100
e rest	101
e rest li	81
e ricominc	70
e scritt ai	60
e se	75
e se devo	60
e sentit	78
e sentit che	63
e sete	-49
e si	-138
e si e	-55
e si mang	-55
e sincerament	79
e sincerament preferir	63
e so	-51
e solo	-69
e solo nervos	-55
e stann	102
e stann tornand	82
e success	70
e success domenic	56
e tiroid	-60
e un moment	63
e una	75
e una condann	94
e venut	-56
e vien	-64
e vogl	73
e vogl andar	58
el	-281
elle	-75
em	-180
emicran	-70
emicran ma	-51
en	-251
en _ per	50
en el	-57
en la	-110
en servon	83
en servon per	66
energ	-65
energ da	-58
entr	69
entr _ estat	58
entr l	96
entr l estat	77
era	-72
era un	-62
era un attacc	-50
era vi	57
erni	-49
erni non	-49
ero	84
ero _ tett	50
ero sul	84
ero sul tett	67
esam	-91
esce	-71
esce null	-56
esco	-51
esister	217
esser	278
esser _ nato	61
esser coraggios	63
esser mai	102
esser mai nato	82
esser mort	78
esser sincer	75
esser sincer viver	60
esserc	79
esserc piu	79
esserm	72
esserm svegliat	72
est	-110
esta	-144
estat	96
esto	-153
estrem	90
et	-146
etern	127
etern _ dico	81
etern lo	135
etern lo dico	108
eutir	-53
fa	-259
fa male	-109
fa mangiar	-53
fa paur	63
fa paur restar	50
fa scender	-51
facc	347
facc _ a	120
facc _ con	-125
facc _ mi	87
facc _ sbagl	66
facc appost	62
facc appost sper	50
facc da	61
facc da sola	49
facc fint	70
facc fint di	56
facc il	-70
facc piu a	160
facc piu con	-132
facc piuttost	76
facc piuttost mi	60
facc quand	110
facc quand sbagl	88
facc schif	70
facc schif mi	56
facc sempr	68
facc sempr piu	54
famigl _ parl	54
famigl muoion	-74
famigl muoion giovan	-59
famigl ne	90
famigl ne parl	72
familiar	-64
fann male	-116
fann male le	-51
fann paur	75
fare	211
fare _ male	59
fare _ sciocchezz	64
fare del	98
fare del male	78
fare una	107
fare una sciocchezz	85
farl _ con	-100
farl _ e	-50
farl _ poss	55
farl finit	55
farl finit con	-134
farl finit e	-67
farl finit poss	73
farm	170
farm _ due	54
farm fuor	90
farm fuor due	72
farm uscir	68
farm uscir il	54
farmac	51
farmac _ e	55
farmac mi	-102
farmac per	62
farmac per il	50
farmac user	92
farmac user e	74
faro	495
faro _ disturbar	48
faro finit	309
faro nient	61
faro nient oggi	49
faro senz	80
faro senz disturbar	64
fastid	-59
fatt _ pagat	48
fatt bollett	80
fatt bollett pagat	64
faz	-56
febbr	-101
ferr	-82
ferr bass	-49
fibromialg	61
fibromialg mi	61
fibromialg mi ha	49
fido	67
fido di	67
fido di me	54
figl	61
figl _ 14	57
figl di	144
figl di 14	75
figl per	-48
filh	-64
finch	55
finch ho	55
finir	70
finir comunq	79
finir comunq per	63
finisc	191
finisc _ sola	74
finisc da	123
finisc da sola	98
finisc tutt	69
finisc tutt anch	55
finit	356
finit _ che	-50
finit _ le	-93
finit _ luca	68
finit _ parlar	55
finit con	-96
finit con le	-124
finit con luca	91
finit e	-83
finit e che	-67
finit poss	91
finit poss parlar	73
finit sott	-69
fino	172
fino _ star	80
fino a	200
fino a farm	54
fino a star	106
fint	70
fint di	70
fint di aver	56
for	-83
fors	-54
fortissim	125
fortun	71
forz	-49
forz ho	-49
foss	68
foss per	68
foss per il	54
fratell ha	57
fredd	-86
fredd ho	-53
frenat	81
fresch	55
fresch sui	55
from	-51
fucil	75
fucil da	75
fucil da cacc	60
fuoc	-53
fuoc in	-53
fuor	210
fuor _ riprover	50
fuor _ volt	54
fuor ci	83
fuor ci riprover	66
fuor due	90
fuor due volt	72
fuor ora	66
fuor ora e	53
gamb _ litig	67
gamb quand	112
gamb quand litig	90
garag	84
gargant	-55
gatt	55
gatt altriment	70
gatt altriment mi	56
gay	70
gay e	70
gay e a	56
gest	169
gest _ lo	48
gest e	80
gest e lo	64
gest estrem	90
gg	-90
gia	197
gia _ il	61
gia ammazzat	68
gia pront	52
gia tentat	102
gia tentat il	82
ginocch _ ma	52
ginocch gonf	77
ginocch gonf ma	69
giorn usa	56
giovan	-89
giovan di	-74
giovan di cuor	-59
gira	-130
gira la	-71
gira la test	-57
gira ma	-60
gira ma vogl	-48
giro	72
giro e	72
giro e lei	58
giu	-97
giu _ cord	-94
giu _ la	-57
giu _ volt	61
giu da	78
giu da un	63
giu di	-169
giu di cord	-125
giu ogni	101
giu ogni volt	81
giu per	-94
giu per la	-75
gli	-91
gli _ e	51
gli occh	-53
gli okki	85
gli okki e	68
glicem	-81
gocc	51
gocc _ en	50
gocc di	48
gocc di en	66
gocc non	51
gola quand	-53
gonf _ la	52
gonf ma	86
gonf ma la	69
gonfiat	-102
graff	68
graff fino	68
graff fino a	54
grappol	76
grappol da	76
grappol da nove	60
guanc	-51
guardar	101
guardar _ ogni	61
guardar giu	101
guardar giu ogni	81
guardat	78
guardat giu	78
guardat giu da	63
ha	580
ha 11	51
ha 39	-51
ha _ al	59
ha _ anni	50
ha _ avant	47
ha _ che	61
ha _ la	50
ha _ le	86
ha _ mamm	66
ha _ tutt	57
ha abbastanz	71
ha abbastanz le	57
ha andar	79
ha andar avant	63
ha chiest	72
ha chiest mamm	58
ha chius	52
ha dett	102
ha dett che	82
ha gia	52
ha leccat	-48
ha nascost	71
ha nascost le	57
ha paur	-49
ha regalat	138
ha regalat la	110
ha restar	99
ha restar al	79
ha ridat	-51
ha scritt	132
ha scritt un	67
ha smess	101
ha smess di	81
ha spent	49
ha tagl	55
ha tenut	70
ha tenut e	56
ha tolt	61
ha tolt tutt	49
hace	-73
hann	111
hann chiamat	115
hann dett e	56
hann tamponat	-61
hann tamponat ieri	-49
hann trasferit	56
he	-96
hijo	-48
ho	677
ho 35	-53
ho 70	-58
ho _ a	194
ho _ appost	78
ho _ che	-57
ho _ con	111
ho _ di	51
ho _ due	-65
ho _ il	76
ho _ l	79
ho _ partit	48
ho _ seriament	54
ho _ suicid	-58
ho _ sul	58
ho _ tentat	61
ho _ una	90
ho _ vers	49
ho accelerat	81
ho accelerat vers	65
ho bevut	161
ho bevut la	129
ho cambiat	69
ho cambiat antidepressiv	55
ho come	-52
ho dett	51
ho frenat	81
ho gia	102
ho gia tentat	82
ho idee	-96
ho idee suicid	-77
ho il	-179
ho il cicl	-60
ho il fucil	60
ho la naus	48
ho la partit	64
ho le	-57
ho mangiat	-81
ho paur	64
ho paur che	-76
ho paur di	137
ho pensat di	-50
ho pensat seriament	72
ho pensier	165
ho pensier di	132
ho pers	52
ho pers il	101
ho piu	55
ho potut	55
ho pres	124
ho pres appost	104
ho pres due	-67
ho pres una	64
ho provat	190
ho provat a	72
ho provat con	53
ho resistit	55
ho ricadut	118
ho ricadut con	94
ho ricominciat	144
ho ricominciat a	115
ho ripres	-49
ho scopert	55
ho scritt	142
ho scritt una	83
ho sempr	-100
ho sistemat	75
ho sistemat i	60
ho smess	160
ho smess l	128
ho un	-103
ho vist sul	77
ho vogl	-111
ho vogl di	-88
ho volut	57
hora	-50
i	-78
i _ due	54
i _ sono	49
i bambin	201
i bambin due	72
i bambin sono	90
i cont	192
i cont e	60
i farmac	62
i farmac per	50
i miei	63
i miei pensier	50
ideazion	98
ideazion _ attiv	64
ideazion suicidar	98
ideazion suicidar attiv	86
idee	97
idee _ farl	55
idee _ sono	-58
idee di	91
idee di farl	73
idee suicid	-96
idee suicid sono	-77
idoneit	-49
ieri _ ho	54
ieri _ poi	69
ieri _ sul	50
ieri e	-78
ieri e oggi	-49
ieri ero	84
ieri ero sul	67
ieri nott	115
ieri nott poi	92
ieri sera	72
ieri sera ho	72
il _ corp	51
il _ definitivament	115
il _ di	52
il _ e	61
il _ etern	81
il _ gonf	52
il _ ha	-77
il _ lo	78
il _ nel	61
il _ peso	-57
il _ progett	54
il _ ragazz	89
il _ spent	56
il bambin	73
il bambin al	58
il bypas	-49
il cane	-83
il cicl	-75
il cicl poi	-60
il coll	-61
il coragg	103
il coragg di	82
il cuor	-81
il cuor lo	50
il disturb	192
il disturb definitivament	153
il ferr	-49
il fucil	75
il fucil da	60
il fuoc	-53
il gest	80
il gest e	64
il ginocch gonf	69
il laser	-90
il lavor non	-48
il macchinist	-49
il materass	71
il materass e	57
il mio	289
il mio cane	54
il mio corp	67
il mio peso	-76
il mio progett	72
il mio ragazz	118
il modo	64
il modo io	51
il muro	81
il muro poi	65
il naso	-76
il nodo non	56
il nuov	-51
il pols	-68
il preliev	-60
il preliev c	-48
il sang	138
il sang lo	54
il silenz	135
il silenz etern	108
il suicid	102
il suicid nel	82
il telefon	122
il telefon spent	74
il torcicoll	70
il turn	-77
import	217
import _ crep	133
import se	222
import se crep	178
impuls	125
impuls _ fortissim	75
impuls e	125
impuls e fortissim	100
in	274
in _ cartell	48
in _ cerc	62
in _ citt	66
in _ fino	80
in _ ho	49
in _ mi	-84
in _ ne	54
in bocc	-51
in cantin	75
in cantin e	60
in continuazion	159
in continuazion alla	49
in due	-89
in facc	110
in facc quand	88
in famigl muoion	-59
in famigl ne	72
in farmac	-51
in garag	84
in giro	72
in giro e	58
in gola	-97
in line	-49
in macchin	249
in macchin cerc	82
in macchin col	53
in macchin ho	65
in pace	168
in pied	-94
in quest	111
in quest citt	88
in repart	-49
in rovin	80
in rovin cartell	64
in rsa	54
in second	72
in second medi	58
in test	100
in test fino	106
in uffic	-58
in un	62
in un infart	50
indifferent	75
infart	-79
infart a	-48
infart come	-60
infart come papa	-48
infart nel	62
infart nel sonn	50
infern _ lo	62
infern con	-51
infern me	103
infern me lo	82
insiem	115
inson	-66
inson e	-66
insonn	91
insonn _ e	55
insonn tachicard	91
insonn tachicard e	73
insopportabil	-58
insopportabil vogl	-58
insulin	73
insulin _ finisc	74
insulin cosi	123
insulin cosi finisc	98
integrazion	101
integrazion _ separazion	61
integrazion mutu	101
integrazion mutu separazion	81
inter	168
inter _ tachipirin	47
inter _ xana	71
inter di	197
inter di tachipirin	63
inter di xana	95
investiment	-49
investiment in	-49
investiss	77
investiss un	77
investiss un camion	62
io	583
io _ mi	51
io _ solo	65
io che	-56
io che controll	-59
io cominc	70
io cominc a	56
io non	51
io ogni	78
io ogni mattin	63
io sono	63
io sono stanc	50
io staser	85
io staser mi	68
io vogl	108
io vogl solo	86
is	-112
it	-86
iva	80
iva _ rovin	48
iva in	80
iva in rovin	64
j	-141
j ai	-94
ja	-88
je	-215
ke	175
ke fare	98
ke vorr	78
ke vorr esser	63
l	190
l _ cosi	74
l _ dett	72
l _ e	124
l _ non	-57
l _ soluzion	48
l _ sull	67
l abbiam	66
l abbiam tirat	53
l accendin	205
l accendin quand	74
l accendin sull	90
l acne	-48
l alcol	118
l alcol e	94
l ansi	-77
l appuntament	-54
l emicran	-51
l erni	-49
l estat	96
l ha	52
l hann	125
l hann dett	56
l ho	184
l impuls	125
l impuls e	100
l insulin	97
l insulin cosi	98
l officin	52
l olio	-57
l operazion	-95
l ultim	57
l unic	139
l unic soluzion	64
la	-49
la _ a	-56
la _ che	-74
la _ contr	75
la _ e	105
la _ finit	159
la _ iva	48
la _ mi	-54
la _ moto	62
la _ qui	91
la _ sarebb	59
la _ starebb	82
la _ va	62
la _ vado	61
la _ vita	79
la bambin	67
la bambin non	-55
la bambin starebb	109
la cacarell	-48
la candeggin	161
la candeggin e	129
la chiud	158
la chiud qui	127
la cord	52
la desider	61
la fa	-51
la faro	309
la faro finit	247
la fibromialg	61
la fibromialg mi	49
la gola	135
la letter	84
la letter e	67
la ling	-53
la macchin	129
la macchin contr	103
la mattin	-60
la ment	92
la mia	255
la mia vita	105
la mort sarebb	78
la naus	56
la nott vado	81
la palestr	-49
la panc	-47
la partit	80
la partit iva	64
la pillol	-101
la pistol	91
la pistol di	54
la prendon	72
la prendon in	58
la pression	-110
la prossim	65
la prossim non	52
la ricett	-87
la schiettezz	118
la sensazion	-52
la separazion	-94
la sera	109
la sera non	54
la sera poi	49
la sua	104
la sua moto	83
la svizzer	61
la svizzer ma	49
la tachipirin	-51
la test	-170
la test che	-56
la verit	86
la verit e	69
la vita	190
la vita va	82
la vogl	49
lamett	118
lamett _ la	71
lamett scus	118
lamett scus la	94
las	-124
lasc	135
lasc si	59
lascer	70
lascer morir	70
laser	-93
lavor _ poi	62
lavor non	-60
lavor non gira	-48
lavor sorrid	103
lavor sorrid poi	82
le _ addoss	68
le _ col	87
le _ con	56
le _ di	-66
le _ idee	61
le _ mi	48
le _ per	80
le _ scus	71
le bracc	290
le bracc con	74
le cosc	146
le cosc col	116
le fa	-68
le fa male	-54
le lamett	118
le lamett scus	94
le lent	-55
le mattin	-47
le ossa	-57
le pastigl	182
le pastigl a	53
le pastigl per	92
le piac	55
le scal	-54
le sigarett addoss	91
le stess	102
le stess idee	82
le sue	71
le sue medicin	57
le ungh	-69
le voci	135
le voci mi	108
leccat	-48
lei	194
lei _ si	62
lei chi	103
lei chi si	82
lei mi	72
lei mi ha	58
lei vogl	50
lent	-55
lent a	-55
les	-125
lett	-87
letter	188
letter _ addi	62
letter _ il	51
letter d	104
letter d addi	83
letter e	84
letter e il	67
li	86
li _ guardar	61
li a	101
li a guardar	81
liberazion	98
liberazion _ pens	59
liberazion ci	98
liberazion ci pens	78
licenziarm	-58
line	-56
line non	-49
ling	-72
ling che	-53
litig	205
litig _ miei	67
litig _ papa	56
litig coi	112
litig coi miei	90
litig con	93
litig con papa	74
lo	525
lo _ da	81
lo _ senz	48
lo _ spess	62
lo chied	103
lo chied spess	82
lo dico	135
lo dico da	108
lo facc	315
lo facc appost	50
lo facc piuttost	60
lo facc sempr	54
lo faro	129
lo faro senz	64
lo lasc	148
lo scriv	-55
lo stess	-48
lo stres	-58
los	-109
luca	114
lucid	135
lui	118
lui la	52
lung	101
m	-78
ma	-79
ma _ verit	52
ma ho	-50
ma il	-51
ma la	86
ma la verit	69
ma pens	61
ma pens in	49
ma se	61
ma se non	49
ma vogl	-60
ma vogl solo	-48
ma voi	78
ma voi avet	63
ma vorr	-76
ma vorr saper	-61
macchin	376
macchin _ accelerat	49
macchin _ il	62
macchin _ un	77
macchin cerc	103
macchin cerc il	82
macchin col	66
macchin col tubo	53
macchin contr	129
macchin contr un	103
macchin ho	81
macchin ho accelerat	65
macchinist	-49
macchinist e	-49
madr	77
madr _ me	82
madr come	136
madr come me	109
madr mi	-54
magg	67
magg e	67
magg e ci	53
mai	190
mai guardat	78
mai guardat giu	63
mai nato	102
mai pensat	-52
mai piu	107
mal	-146
mal di	-67
mal di dent	-48
mal di schien	63
male _ impuls	75
male _ nn	59
male _ quell	75
male _ sera	80
male _ solo	-76
male adess	98
male adess nn	78
male e quell	100
male e solo	-55
male l	85
male l impuls	100
male la	-47
male le	-64
male ogni	133
male ogni sera	106
male perch	65
male perch sono	52
male sono	-58
mamm	87
mamm se	72
mamm se muoi	58
manc _ il	48
manc solo	80
manc solo il	64
mancat lei	50
mang	-62
mang e	75
mang e se	60
mang le	-69
mang le ungh	-55
mangiar	-100
mangiar _ da	-66
mangiar ai	70
mangiar ai gatt	56
mangiar naus	-111
mangiar naus da	-88
mangiat	-118
mangiat cozz	-48
mano	79
mano mia	114
marit e	56
marted	-56
mas	-60
materass	71
materass e	71
materass e dice	57
mattin mi	72
mattin mi svegl	57
mattin prim	-47
me	-135
me _ ammazz	77
me _ chied	62
me l	70
me l hann	56
me lo	103
me lo chied	82
me sono	56
me stess	67
me vogl	129
me vogl ammazz	103
medi	123
medi ha	55
medi la	72
medi la prendon	58
medic _ bene	55
medic so	92
medic so bene	74
medicin	59
medicin sott	71
medicin sott il	57
megl	492
megl _ di	51
megl _ i	70
megl _ una	82
megl chiuder	117
megl chiuder i	94
megl morir	90
megl mort	70
megl mort me	56
megl senz	192
megl senz una	109
ment	75
merit	135
merit _ star	64
merit di	135
merit di star	85
mes	-126
mese	116
mese _ ci	50
mese dentr	83
mese dentr ci	66
mese e vogl	58
mesi	111
mesm	-58
messagg	119
messagg _ addi	50
messagg d	84
messagg d addi	67
messagg era	57
metr	-54
mett davant	77
mettend	115
mettend _ part	69
mettend da	115
mettend da part	92
meu	-127
mezz	-60
mezz e	-51
mi	474
mi _ amazzar	54
mi _ chiamat	69
mi _ con	109
mi _ da	-55
mi _ di	216
mi _ e	109
mi _ entr	58
mi _ fare	59
mi _ il	-78
mi _ in	-51
mi _ la	-91
mi _ le	196
mi _ male	-74
mi _ paur	82
mi _ pugn	80
mi _ quest	76
mi _ scritt	50
mi _ se	-69
mi _ tutt	-59
mi ammazz	-86
mi bruc	123
mi bruc con	90
mi bruc le	74
mi butt	65
mi calm	90
mi calm e	72
mi capisc	86
mi ci	77
mi ci mett	62
mi da	-94
mi dicon	135
mi dicon di	108
mi dispiac	72
mi dispiac di	57
mi do	133
mi do pugn	106
mi dole	-57
mi e indifferent	60
mi fa	-114
mi fa paur	50
mi facc	70
mi facc schif	56
mi fann male	-68
mi fann paur	60
mi fido	67
mi fido di	54
mi gira	-71
mi gira la	-57
mi graff	68
mi graff fino	54
mi ha	59
mi ha chiest	58
mi ha scritt	67
mi ha tolt	49
mi hann chiamat	92
mi hann tamponat	-49
mi hijo	-48
mi investiss	77
mi investiss un	62
mi lascer	70
mi lascer morir	56
mi muov	-57
mi pesa tutt	-48
mi pieg	-55
mi prend	233
mi prend a	88
mi prend quest	49
mi prend tu	51
mi prendess	50
mi punisc	70
mi punisc con	56
mi regg	-49
mi sare	68
mi sare gia	54
mi sent	-124
mi sforz	-56
mi si	-58
mi sono	-98
mi sono alzat	56
mi spar	76
mi speng	114
mi speng le	91
mi stend	-53
mi suicider	96
mi suicider entr	77
mi svegl	136
mi svegl ci	52
mi svegl e	57
mi svegliass	71
mi svegliass sarebb	56
mi tagl	146
mi tagl le	116
mi uccid	-52
mi va	84
mi va di	67
mi vergogn	70
mi vergogn e	56
mi vien	-73
mi visitat	65
mi visitat quest	52
mi vogl	187
mi vogl amazzar	72
mi vogl fare	78
mia	444
mia _ di	89
mia _ mi	-50
mia _ non	104
mia alunn	55
mia e	70
mia e megl	56
mia figl di	75
mia madr	-72
mia mamm	-49
mia mogl	85
mia mort	61
mia mort la	49
mia vita	132
mia vita non	105
miei	278
miei figl	104
miei pensier	63
miei pensier parlan	50
miglior	104
miglior _ mi	50
miglior _ ricerch	58
miglior amic	104
miglior amic mi	67
miglior amic ricerch	77
miglior amic si	-61
minh	-126
mio	342
mio _ amic	58
mio _ dice	66
mio _ ha	94
mio _ non	-100
mio amic	49
mio cane	68
mio cane mi	54
mio cognat	66
mio cognat si	53
mio corp	84
mio corp in	67
mio ho	-49
mio miglior	96
mio miglior amic	77
mio padr	-74
mio papa	52
mio peso	-95
mio peso non	-76
mio progett	90
mio ragazz	148
mio ragazz dice	88
mio zio	-67
mio zio e	-53
modo	64
modo io	64
mogl	85
moll	-62
moll la	-49
moment	71
moment e	78
moment e da	63
mon	-89
mond	224
morir	166
morir _ ho	-57
morir _ soffrir	58
morir _ sonn	75
morir _ un	-65
morir d	-60
morir d infart	-48
morir dottor	-95
morir dottor ho	-76
morir e quand	52
morir era	-62
morir era un	-50
morir mi	57
morir mi e	60
morir ne	-58
morir nel	125
morir nel sonn	100
morir senz	96
morir senz soffrir	77
morr	-85
morrer	-55
mort _ calm	54
mort _ ha	62
mort _ una	59
mort d	-56
mort di	-64
mort e ha	83
mort e non	-55
mort la	124
mort la desider	49
mort la mia	50
mort me	70
mort me l	56
mort mi	90
mort mi calm	72
mort sarebb	98
mort sarebb una	78
mort sono	-79
mort sono solo	-63
moto	96
muoi	63
muoi di	-72
muoi respiran	125
muoi smetton	72
muoion	-74
muoion giovan	-74
muoion giovan di	-59
muov	-117
muov il	-61
muov il coll	-49
muro	205
muro _ ho	49
muro poi	81
muro poi ho	65
mutu	101
mutu _ la	61
mutu separazion	101
mutu separazion la	81
my	-242
n e	49
na	-184
nada	-71
nao	-256
nascer	132
nascost	71
nascost le	71
nascost le sue	57
naso	-108
nato	102
naus	-69
naus _ ieri	-66
naus da	-111
naus da ieri	-88
ne	-173
ne _ di	-50
ne _ ne	-50
ne a	-58
ne depression	-83
ne depression ne	-67
ne ha	71
ne ha abbastanz	57
ne parl	88
ne poss	-74
ne poss piu	-59
ne vogl	-83
ne vogl di	-67
nel	260
nel 1998	-76
nel 1998 la	-61
nel 2016	102
nel 2016 e	82
nel _ e	102
nel _ fa	75
nel cassett	67
nel cassett e	54
nel sonn	187
nel sonn fa	100
nell	-72
nem	-52
nervos	-69
nervos e	-69
nervos e si	-55
nessun	422
nessun _ accorgerebb	77
nessun _ capisc	51
nessun _ d	95
nessun _ famigl	54
nessun in	90
nessun in famigl	72
nessun mi	86
nessun mi capisc	69
nessun pensier	-117
nessun pensier di	-63
nessun si	129
nessun si accorgerebb	103
nessun speranz	69
nessun speranz nessun	55
nessun via	158
nessun via d	127
ni	-89
nient	-78
nient di	-76
nient di piu	-61
nient oggi	61
nient oggi ma	49
night	-74
nn	597
nn _ esister	100
nn _ ke	59
nn _ la	79
nn _ scherzand	77
nn ce	132
nn ce la	106
nn e	78
nn e un	63
nn so	98
nn so ke	78
nn sto	129
nn sto scherzand	103
nn vogl	167
nn vogl esister	134
no	-341
no non	-58
noch	-55
nodo non	70
nodo non ha	56
noit	-71
non	688
non _ altr	-57
non _ bene	66
non _ coi	-50
non _ da	-54
non _ e	90
non _ fa	-103
non _ idee	-58
non _ io	51
non _ mai	125
non _ morir	-57
non _ nascer	79
non _ nessun	54
non _ piu	187
non _ quest	66
non _ sono	56
non _ va	50
non _ vogl	-66
non arrivar	99
non arrivar a	79
non beve	-51
non cercatem	93
non cercatem sono	74
non dorm e	63
non dovev	132
non dovev nascer	105
non e	75
non esce	-56
non esser	102
non esser mai	82
non esserc	79
non esserc piu	63
non faro	61
non faro nient	49
non foss	68
non foss per	54
non gira	-60
non gira ma	-48
non ha	70
non ha tenut	56
non ho	-182
non ho idee	-77
non ho vogl	-88
non in	111
non in quest	88
non l	89
non l ho	71
non la	-51
non lo	76
non lo facc	60
non mang e	60
non merit	106
non merit di	85
non mi	289
non mi fido	54
non mi prend	51
non mi svegliass	56
non mi va	67
non mi visitat	52
non mio	-49
non muov	-61
non muov il	-49
non ne	-74
non ne poss	-59
non parl	-69
non parl di	-55
non pens	-58
non prend	62
non prend piu	50
non riesc	-136
non riesc a	-74
non ripos	-83
non ripos coi	-67
non scherz	85
non scherz io	68
non si fa	-55
non si puo	49
non smett	87
non smett di	70
non so se	52
non sto	111
non sto bene	88
non svegliars	141
non svegliars piu	66
non tornar	59
non vado	-57
non vedo altr	-76
non vedo nessun	72
non vogl	-195
non vogl morir	-76
non vogl svegliarm	-48
non vorr	51
nonn ha	71
nonn ha nascost	57
nott _ mi	69
nott _ sul	61
nott non	-49
nott poi	115
nott poi mi	92
nott vado	101
nott vado sul	81
nove	54
nove anni	76
nove anni un	60
nuit	-57
null	-62
null da	-56
nuov _ smett	52
nuov farmac	-51
nuov non	87
nuov non smett	70
o	-319
o morir	75
o morir mi	60
occh	-123
odio	132
odio _ mia	79
odio la	132
odio la mia	105
of	-68
officin	52
officin per	52
oggi	430
oggi _ di	74
oggi _ vogl	50
oggi ci	84
oggi ci vogl	67
oggi finisc	69
oggi finisc tutt	55
oggi ma	61
oggi ma pens	49
oggi mi sono	56
oggi non	-61
oggi non muov	-49
oggi prim	124
oggi prim di	99
ogni	269
ogni _ piu	61
ogni anniversar	-76
ogni anniversar con	-61
ogni giorn	86
ogni mattin	150
ogni mattin mi	57
ogni sera	122
ogni volt	78
ogni volt piu	81
okki	85
okki _ bast	51
okki e	85
okki e bast	68
olio	-57
on	-105
operazion	-95
ora	247
ora e	66
ora e confus	53
ora fa	108
ora vomit	161
ore	66
ore _ settiman	54
ore a	90
ore a settiman	72
orecch	-65
orma	117
orma _ e	70
orma campar	117
orma campar e	94
os	-94
ossa	-57
ossa rott	-57
ovunq	80
ovunq _ unic	48
ovunq l	80
ovunq l unic	64
pace	168
padr	94
padr _ facc	67
padr _ vedo	54
padr lo	112
padr lo facc	90
padr separat	90
padr separat vedo	72
pagat	80
pagat _ sistemat	48
pagat cane	80
pagat cane sistemat	64
palestr	-51
palestr l	-49
panc	-129
panc che	-55
panc tutt	-47
panic	-145
papa dopo	-49
papa ha	52
par	-54
para	-110
parl	150
parl _ di	81
parl di	-69
parl di mort	-55
parl sempr	104
parl sempr di	83
parlan	63
parlan solo	63
parlan solo di	50
parlar	75
parlar _ qualcun	55
parlar con	91
parlar con qualcun	73
parlarn	-76
parlarn a	-76
parlarn a mia	-61
part	102
part _ pastigl	69
part le	115
part le pastigl	92
partit	80
partit _ in	48
partit iva	80
partit iva in	64
pas	-56
pass _ cavalcav	51
pass sul	85
pass sul cavalcav	68
pastigl	215
pastigl _ prenderl	69
pastigl a	67
pastigl a magg	53
pastigl di	59
pastigl per	91
pastigl per prenderl	92
paur	86
paur _ fare	64
paur _ farm	75
paur _ morir	-88
paur _ sia	-57
paur che	-95
paur che sia	-76
paur di	84
paur di fare	85
paur di farm	100
paur di morir	-117
paur restar	63
paur restar solo	50
pazient	107
pazient _ ideazion	64
pazient con	107
pazient con ideazion	86
pegg	-50
pens	663
pens _ a	142
pens _ basterebb	51
pens _ continuazion	95
pens _ mi	58
pens _ mort	49
pens _ toglierm	48
pens a	-61
pens al	86
pens al suicid	69
pens alla	90
pens alla mort	72
pens che	207
pens che basterebb	68
pens che mi	77
pens di	150
pens di toglierm	64
pens em	-57
pens in	159
pens in continuazion	127
pens ogni	-76
pens ogni anniversar	-61
pens solo	246
pens solo a	197
pensand	177
pensand _ farl	79
pensand di	177
pensand di farl	106
pensarc	70
pensat _ al	54
pensat di	-114
pensat di morir	-50
pensat seriament	90
pensat seriament al	72
pensier	232
pensier _ si	59
pensier _ suicid	99
pensier brutt	99
pensier brutt si	79
pensier che	75
pensier che mi	60
pensier di	86
pensier di mort	-63
pensier di suicid	132
pensier parlan	63
pensier parlan solo	50
pensier suicidar	-48
per	291
per _ ginocch	52
per _ mia	68
per _ se	75
per _ separazion	-57
per _ svegliars	85
per _ tutt	80
per colp	51
per dare	70
per dare da	56
per debit	52
per il	63
per il cuor	50
per il ginocch	69
per il preliev	-48
per l	-131
per la	-196
per la separazion	-75
per mano	114
per mano mia	91
per me	103
per non	141
per non svegliars	113
per prenderl	115
per prenderl tutt	92
per sbagl	-74
per sempr	155
per tutt	125
per tutt se	100
perch	155
perch io	63
perch io sono	50
perch mio	57
perch sono	65
perch sono ancor	52
perd	-117
perd l	-54
perdit	-72
perdonatem	57
pern	-53
pero	85
pero _ ci	50
pero oggi	84
pero oggi ci	67
pers	52
pers il	126
pers il bambin	58
pers peso	49
pesa tutt	-60
pesa tutt quand	-60
peso	101
peso _ tutt	75
peso _ vedo	-57
peso non	-95
peso non vedo	-76
peso per	155
peso per tutt	100
pett	-53
piac	55
piac veder	55
piang	-54
pied	-160
pied senz	-49
pieg	-55
pieg in	-55
pien di	-51
pillol	-101
pipi	-81
pistol	91
pistol di	67
pistol di serviz	54
pistol su	56
piu	475
piu _ lung	61
piu _ quest	-142
piu _ viver	94
piu a	300
piu a lung	81
piu a viver	126
piu con	-165
piu con quest	-132
piu di	-74
piu di quest	-59
piu esister	51
piu i	62
piu i farmac	50
piu ma	-76
piu ma vorr	-61
piu spess	68
piu tard	-60
piu vogl	55
piuttost	76
piuttost mi	76
piuttost mi spar	60
po	110
po _ il	115
po tolg	192
po tolg il	153
poi	335
poi _ frenat	49
poi _ hann	69
poi _ macchin	62
poi ho	81
poi ho frenat	65
poi in	103
poi in macchin	82
poi mi	245
poi mi hann	92
poi mi prend	49
poi mi vergogn	56
pont	129
pont _ rest	61
pont e	179
pont e rest	81
pont e sentit	63
por	-159
poss	-173
poss _ con	55
poss darl	-48
poss parlar	91
poss parlar con	73
poss piu	-74
poss piu di	-59
post	-92
post piu	-60
post piu tard	-48
potet	107
potet chiamarm	107
potut	55
pour	-65
pra	-60
preferir	79
preferir non	79
preferir non esserc	63
preliev	-60
preliev c	-60
preliev c e	-48
prend	226
prend _ pugn	66
prend a	110
prend a pugn	88
prend piu	62
prend piu i	50
prend quest	61
prend quest vogl	49
prend tu	64
prend tu trov	51
prenderl	115
prenderl _ insiem	69
prenderl tutt	115
prenderl tutt insiem	92
prendess	50
prendim	64
prendim con	64
prendim con te	51
prendon	72
prendon in	72
prendon in giro	58
pres	79
pres _ scatol	71
pres _ un	47
pres _ volt	-50
pres appost	130
pres appost un	63
pres due	-84
pres due volt	-67
pres una	80
pres una scatol	95
pression	-120
prest	-66
prest lo	50
prest per	-60
prest per il	-48
prim	54
prim da	54
prim di	76
prim di scuol	61
profilass	-49
profilass facc	-49
progett	90
progettualit	107
progettualit _ solo	64
progettualit vive	107
progettualit vive solo	86
pront	51
propr	103
propr _ quest	66
propr su	111
propr su quest	88
prossim	65
prossim non	65
prossim non so	52
provat	272
provat _ ci	50
provat _ farm	54
provat a	90
provat a farm	72
provat con	67
provat con le	53
provat fuor	83
provat fuor ci	66
prud	-56
prurit	-113
psicolog	-62
pugn	209
pugn _ facc	66
pugn _ test	80
pugn in	242
pugn in facc	88
pugn in test	106
punisc	70
punisc con	70
punisc con dei	56
punt	-84
punt con	-49
puntur	-73
puntur di	-73
puo facc	61
puo facc da	49
q	-85
qual	87
qual _ user	55
qual farmac	92
qual farmac user	74
qualch	80
qualch _ pens	48
qualch settiman	80
qualch settiman pens	64
qualcos per	-48
qualcun	91
qualcun oggi	91
quand	181
quand _ alla	54
quand _ bambin	67
quand _ coi	67
quand _ con	56
quand _ finit	68
quand _ il	-100
quand _ qualcos	66
quand _ sul	51
quand e	163
quand e finit	91
quand ho	-92
quand ho cambiat	55
quand ho il	-106
quand i	82
quand i bambin	90
quand l	56
quand litig	205
quand litig coi	90
quand litig con	74
quand mi	-100
quand mi svegl	52
quand ne	71
quand ne ha	57
quand pass	85
quand pass sul	68
quand pens	90
quand pens alla	72
quand poss	-74
quand sbagl	110
quand sbagl qualcos	88
quant	111
quant _ di	85
quant gocc	83
quant gocc di	66
quant pastigl	59
quas	148
quas _ giorn	52
quas mi	77
quas mi ci	62
quas ogni	86
quas ogni giorn	69
que	-265
quell	310
quell _ non	59
quell _ vorr	75
quell aiutatem	101
quell che	125
quell che vorr	100
quell di	99
quell di non	79
quer	-96
quest	-84
quest _ mi	-51
quest _ propr	66
quest afte	-55
quest citt	111
quest citt propr	88
quest mal	-86
quest mal di	-69
quest prurit	-62
quest settiman la	52
quest terr	149
quest vogl	61
quest vogl di	49
qui	185
qui _ in	66
qui _ tutt	95
qui con	158
qui con tutt	127
qui non	111
qui non in	88
quier	-74
raga	213
raga _ scherz	51
raga _ vogl	77
raga me	129
raga me vogl	103
raga non	85
raga non scherz	68
ragazz	175
ragazz _ che	66
ragazz dice	111
ragazz dice che	88
ragazz sono	75
ragazz sono in	60
raggiungerl	50
raggiungerl e	50
raso	146
raso _ mesi	87
raso da	146
raso da mesi	116
regalat	179
regalat _ sua	62
regalat la	138
regalat la sua	83
regg	-49
regg in	-49
remed	-48
repart	-49
repart che	-49
resistit	55
resistit finch	55
respiran	125
rest	190
rest _ a	61
rest li	101
rest li a	81
rest male	65
rest male perch	52
restar	161
restar _ mond	59
restar al	99
restar al mond	79
restar solo	63
restar solo con	50
ricadut	118
ricadut _ l	71
ricadut con	118
ricadut con l	94
ricerch	96
ricerch _ come	58
ricerch su	96
ricerch su come	77
ricett	-87
ricominc	70
ricominciat	134
ricominciat _ tagliarm	86
ricominciat a	134
ricominciat a tagliarm	115
ridat	-51
ridat speranz	-51
riesc	-136
riesc a	-93
ripos _ turn	-50
ripos coi	-83
ripos coi turn	-67
ripres	-62
ripres bene	-49
riprover	149
risch	-52
risponder	57
risponder e	57
risvegl	93
ross	-97
rott	-72
rott mi	-57
rovin	80
rovin _ ovunq	48
rovin cartell	80
rovin cartell ovunq	64
rsa	54
rsa pens	54
s	-67
sabat	148
sabat _ i	67
sabat ho	51
sabat quand	112
sabat quand i	90
sale	-58
salit	115
salit _ cavalcav	69
salit sul	115
salit sul cavalcav	92
salt	67
sang lo	68
sang lo facc	54
sangr	-65
saper	-116
saper come	-76
saper come parlarn	-61
sare	145
sare content	77
sare content anzi	62
sare gia	68
sare gia ammazzat	54
sarebb	168
sarebb _ liberazion	59
sarebb una	168
sarebb una fortun	56
sarebb una liberazion	78
saro	65
saro ancor	65
saro ancor viva	52
sbagl qualcos	110
sbav	-51
sbav e	-51
scal	-54
scaric	66
scaric l	66
scaric l abbiam	53
scatol	119
scatol _ di	71
scatol inter	119
scatol inter di	95
scender	-51
sces	62
sces _ oggi	50
sces pero	84
sces pero oggi	67
scherz	90
scherz _ staser	51
scherz io	85
scherz io staser	68
scherzand	129
schiantarm	129
schiantarm _ la	77
schiantarm con	129
schiantarm con la	103
schien non	79
schien non dorm	63
schiettezz	118
schif	70
schif mi	70
schif mi punisc	56
sciocchezz	73
sciocchezz _ potet	64
sciocchezz stanott	107
sciocchezz stanott potet	85
scopert	55
scopert ieri	55
scritt	298
scritt _ letter	62
scritt _ messagg	50
scritt addi	49
scritt ai	75
scritt ai ragazz	60
scritt pensier	-48
scritt un	84
scritt un messagg	67
scritt una	104
scritt una letter	83
scriv	87
scriv per	60
scriv per il	69
scuol	141
scus	118
scus _ schiettezz	71
scus la	118
scus la schiettezz	94
se	387
se _ il	56
se _ lasc	89
se _ mi	115
se _ per	77
se _ respiran	75
se crep	222
se devo	75
se devo esser	60
se doman	147
se doman mi	62
se doman non	56
se e	-74
se e tiroid	-48
se lo	141
se lo lasc	118
se me	-134
se muoi	197
se muoi respiran	100
se muoi smetton	58
se n	49
se non	256
se non foss	54
se non mi	103
se non si	49
se perd	-54
se saro	65
se saro ancor	52
se spariss	129
se spariss per	103
se trovat	93
se trovat il	74
secc	-64
second	147
second _ chi	62
second lei	103
second lei chi	82
second medi	72
second medi la	58
sem	-115
seman	-67
sempr	182
sempr _ mort	62
sempr avut	-49
sempr di	104
sempr di mort	83
sempr piu	68
sempr piu spess	54
sens	161
sens _ andar	47
sens _ restar	59
sens ha	177
sens ha andar	63
sens ha restar	79
sensazion	-52
sensazion di	-52
sent	-137
sentit	78
sentit che	78
sentit che vi	63
senz	193
senz _ madr	82
senz di	56
senz disturbar	80
senz energ	-58
senz forz	-49
senz risvegl	93
senz soffrir	96
senz una	136
senz una madr	109
separat	90
separat _ i	54
separat vedo	90
separat vedo i	72
separazion _ nott	61
separazion la	101
separazion la nott	81
sera	240
sera _ mi	77
sera _ pensat	54
sera ho	90
sera ho pensat	72
sera non	67
sera non mi	54
sera poi	61
sera poi mi	49
seriament	90
seriament _ gest	54
seriament al	90
seriament al gest	72
serv	-122
serv certificat	-49
serv la	-52
serviz	67
serviz nel	67
serviz nel cassett	54
servon	108
servon _ non	85
servon per	141
servon per non	113
sete	-49
sete contin	-49
settim	73
settim mese	73
settim mese e	58
settiman	199
settiman _ di	48
settiman _ sera	54
settiman _ torn	55
settiman ci	92
settiman ci torn	74
settiman ieri	90
settiman ieri sera	72
settiman la	65
settiman la prossim	52
settiman pens	80
settiman pens di	64
sforz	-56
sforz e	-56
si _ di	59
si _ gonfiat	-61
si _ la	55
si _ se	77
si accorgerebb	129
si accorgerebb se	103
si butt	111
si e	-102
si e chius	53
si e gonfiat	-55
si fa	-100
si fa male	-55
si mang	-69
si mang le	-55
si puo facc	49
si quell	99
si quell di	79
si tagl	55
si togl	103
si togl la	82
si uccis	-76
si uccis ci	-61
sia	-101
sia _ tumor	-57
sia un	-95
sia un tumor	-76
sigarett _ da	68
sigarett addoss	114
sigarett addoss da	91
signor	94
signor prendim	64
signor prendim con	51
silenz	135
silenz _ lo	81
silenz etern	135
silenz etern lo	108
sin	-56
sinc	-79
sincer	75
sincer viver	75
sincer viver o	60
sincerament	79
sincerament preferir	79
sincerament preferir non	63
sistemat	154
sistemat _ solo	48
sistemat i	75
sistemat i cont	60
sistemat manc	80
sistemat manc solo	64
smess	229
smess _ insulin	74
smess di	101
smess l	160
smess l insulin	98
smett	55
smett _ bruciar	52
smett di	87
smett di bruciar	70
smetter	-51
smetton	72
sn	171
sn _ di	102
sn stank	86
sn stank di	69
sn stuf	85
sn stuf di	68
so	58
so _ fare	59
so _ qual	55
so bene	92
so bene qual	74
so come	51
so ke	98
so ke fare	78
so se	65
so se saro	52
soffrir	96
sogn	65
sogn di	65
sogn di morir	52
sola	154
solo	530
solo _ colloqu	64
solo _ come	56
solo _ di	-58
solo _ gest	48
solo _ per	-67
solo _ peso	52
solo _ quell	60
solo a	246
solo a come	74
solo a quell	81
solo capir	-60
solo capir se	-48
solo chied	107
solo chied colloqu	86
solo con	63
solo con i	50
solo di	63
solo di mort	50
solo dire	55
solo giu	-175
solo giu di	-77
solo giu per	-63
solo il	124
solo il gest	64
solo morir	108
solo nervos	-69
solo nervos e	-55
solo per	70
solo per dare	56
solo raggiungerl	50
solo senz	-58
solo un	86
solo un peso	69
soluzion	80
soluzion _ vedo	48
soluzion che	80
soluzion che vedo	64
sonn	128
sonn _ male	75
sonn fa	125
sonn fa male	100
sono	226
sono _ anch	112
sono _ con	-56
sono _ giu	-105
sono _ pace	101
sono _ padr	67
sono _ pero	50
sono _ peso	75
sono _ so	55
sono alzat	70
sono alzat solo	56
sono ancor	65
sono ancor viva	52
sono dal	112
sono dal padr	90
sono gay	70
sono gay e	56
sono giu	-76
sono giu di	-48
sono in	204
sono in pace	134
sono medic	92
sono medic so	74
sono punt	-49
sono salit	115
sono salit sul	92
sono sces	62
sono sces pero	67
sono solo	-145
sono solo giu	-140
sono solo un	69
sono stanc anch	50
sono tagliat anch	99
sono tagliat di	70
sono un	112
sono un peso	100
sono uscit	83
sono uscit dal	66
sorrid	103
sorrid _ in	62
sorrid poi	103
sorrid poi in	82
sott il	60
sott il materass	57
sott la	-70
spar	76
sparir	123
sparir e	59
spariss	129
spariss _ sempr	77
spariss per	129
spariss per sempr	103
speng	114
speng _ sigarett	68
speng le	114
speng le sigarett	91
spent	141
spent _ cercatem	56
spent il	49
spent non	93
spent non cercatem	74
sper	62
sper in	62
sper in un	50
speranz nessun	69
speranz nessun via	55
spess	238
spess _ me	62
spess per	103
spess per me	82
stamattin _ macchin	49
stamattin in	81
stamattin in macchin	65
stanc anch	63
stanc anch di	50
stanchezz	49
stanchezz capogir	49
stank	86
stank _ viver	51
stank di	86
stank di viver	69
stann	102
stann _ le	61
stann tornand	102
stann tornand le	82
stanott _ chiamarm	64
stanott potet	107
stanott potet chiamarm	85
star	159
star _ mond	64
star _ ogni	80
star al	106
star al mond	85
star male	133
star male ogni	106
star su	-52
starebb	136
starebb _ senz	82
starebb megl	136
starebb megl senz	109
starebber	56
starebber tutt	56
staser	243
staser _ butt	51
staser _ chiud	95
staser la	158
staser la chiud	127
staser mi	85
staser mi butt	68
stend	-53
stess	122
stess a	-48
stess idee	102
sto	285
sto _ da	69
sto _ qui	66
sto bene	63
sto bene qui	88
sto crepand	-53
sto dand	-48
sto mettend	115
sto mettend da	92
sto pensand	177
sto pensand di	141
sto scherzand	129
stomac	-48
stomac e	-48
stres	-92
stres in	-58
stuf	62
stuf _ tt	51
stuf di	62
stuf di tt	68
su	147
su 95	-98
su _ morir	58
su _ terr	66
su come	96
su come morir	77
su di	56
su quest	111
su quest terr	88
su una	-52
su whatsapp	49
sua	104
sua moto	104
success	70
success domenic	70
success domenic e	56
sue	68
sue medicin	71
sue medicin sott	57
sui pols	55
suicid	77
suicid _ 2016	61
suicid _ due	58
suicid _ ogni	52
suicid da	96
suicid da due	77
suicid devo	66
suicid devo smetter	55
suicid nel	102
suicid nel 2016	82
suicid pens	101
suicid pens solo	81
suicid quas	86
suicid quas ogni	69
suicid solo	-58
suicid sono	-96
suicid sono solo	-77
suicidar	51
suicidar _ e	64
suicidar attiv	107
suicidar attiv e	86
suicidar poss	-48
suicider	96
suicider _ l	58
suicider entr	96
suicider entr l	77
sul	283
sul _ del	58
sul _ ieri	69
sul _ pens	51
sul _ sono	50
sul bugiardin	-48
sul cavalcav	200
sul cavalcav ieri	92
sul cavalcav pens	68
sul cell	96
sul cell del	77
sul divan	-60
sul pont	101
sul pont e	81
sul tett	84
sul tett sono	67
sull	-62
sull _ quand	67
sull gamb	112
sull gamb quand	90
suocer	-67
suocer mi	-54
sur	-60
svegl	93
svegl ci	65
svegl ci rest	52
svegl e	72
svegl e mi	57
svegliarm	-69
svegliarm dall	-58
svegliarm mai	49
svegliarm prest	-60
svegliarm prest per	-48
svegliars	141
svegliars piu	83
svegliass	71
svegliass sarebb	71
svegliass sarebb una	56
svizzer	61
svizzer ma	61
svizzer ma se	49
t	-56
ta	-72
tachicard	132
tachicard _ idee	55
tachicard e	91
tachicard e idee	73
tachipirin _ adess	47
tachipirin e	79
tachipirin e adess	63
tachipirin non	-51
tagl	249
tagl _ cosc	87
tagl fresch	55
tagl le	200
tagl le cosc	116
tagl poi	70
tagl poi mi	56
tagliarm	278
tagliarm _ bracc	86
tagliarm _ gola	81
tagliarm la	135
tagliarm la gola	108
tagliarm le	144
tagliarm le bracc	115
tagliat _ nuov	52
tagliat _ oggi	74
tagliat anch	124
tagliat anch oggi	99
tagliat di	87
tagliat di nuov	70
tamponat	-61
tamponat ieri	-61
tamponat ieri e	-49
tant	109
tant _ comunq	47
tant _ si	77
tant finir	79
tant finir comunq	63
tant nessun	129
tant nessun si	103
tappat	-54
tard	-88
te	61
te se	64
te se non	51
telefon	97
telefon _ non	56
telefon spent	93
telefon spent non	74
tem	-69
temo	-59
temo di	-58
temp	-60
temperatur	-62
teng	-48
teng la	59
teng la pistol	54
tenh	-68
tentat	102
tentat _ suicid	61
tentat il	102
tentat il suicid	82
tenut	70
tenut e	70
tenut e success	56
terr	146
terz	55
terz medi	55
test	-133
test _ a	80
test _ mi	-58
test che	-70
test e	-69
test fino	133
test fino a	106
test non	75
test non mang	60
testament	54
testament _ bollett	48
testament fatt	80
testament fatt bollett	64
tett	84
tett _ sces	50
tett sono	84
tett sono sces	67
the	-213
thi	-68
tien	-95
tipo	-54
tira	-52
tirat	66
tirat fuor	66
tirat fuor ora	53
tiroid	-77
to	-125
toda	-102
todo	-63
togl	56
togl _ vita	62
togl la	103
togl la vita	82
toglierm	141
toglierm _ vita	69
toglierm la	115
toglierm la vita	92
tolg	192
tolg _ disturb	115
tolg il	192
tolg il disturb	153
tolt la	-57
tolt tutt	61
tolt tutt chied	49
torcicoll	70
torn	115
torn _ la	55
torn con	92
torn con la	74
tornand	102
tornand _ stess	61
tornand le	102
tornand le stess	82
tornar	177
tornar mai	59
toss	-141
toss secc	-64
tout	-49
tra	195
tra _ po	115
tra un	192
tra un po	153
trasferit	56
trasferit dice	56
tre	-49
treg	-49
tropp gocc	51
trov	64
trov il	64
trov il modo	51
trovat	93
trovat _ telefon	56
trovat il	93
trovat il telefon	74
troveret	84
troveret _ letter	51
troveret la	84
troveret la letter	67
tt	85
tt _ chiuder	51
tt vorr	85
tt vorr chiuder	68
tu	64
tu trov	64
tu trov il	51
tubo	64
tubo di	66
tubo di scaric	53
tumor	-145
turn	-165
turn dopp	-58
tutt	514
tutt _ muoi	75
tutt _ troveret	51
tutt anch	69
tutt anch io	55
tutt chied	61
tutt chied la	49
tutt doman	84
tutt doman troveret	67
tutt in	-74
tutt in famigl	-59
tutt insiem	115
tutt le	-67
tutt megl	56
tutt quand	-131
tutt quand ho	-60
tutt se	125
tutt se muoi	100
tutt su	49
uccid	-52
ucciderm	122
uccis	-76
uccis ci	-76
uccis ci pens	-61
uffic	-58
uffic e	-58
ultim	52
ultim messagg	57
ultimament	-60
ultimament sono	-60
ultimament sono giu	-48
um	-105
uma	-89
un	121
un _ d	50
un _ dentr	48
un _ di	-89
un _ e	78
un _ fa	71
un _ in	-59
un _ inter	47
un _ parl	62
un _ tolg	115
un afta	-53
un ago	-49
un altr	102
un altr cicl	60
un attacc	-62
un attacc di	-50
un blister	79
un blister inter	63
un camion	96
un camion sare	62
un colleg	104
un colleg parl	83
un giorn	48
un infart nel	50
un investiment	-49
un mal	-55
un mese dentr	66
un messagg	84
un messagg d	67
un mio	49
un moment	78
un moment e	63
un muro	129
un ora	85
un ora fa	95
un peso	210
un peso per	124
un po	127
un po tolg	153
un pont	78
un pont e	63
un salt	85
un tumor	-118
una	173
una _ ci	59
una _ come	82
una _ d	55
una _ inter	54
una _ megl	70
una _ stanott	64
una barc	-52
una condann	117
una condann megl	94
una fortun	71
una letter	104
una letter d	83
una liberazion	98
una liberazion ci	78
una madr	165
una madr come	109
una scatol	119
una scatol inter	95
una sciocchezz	107
una sciocchezz stanott	85
una settiman	-83
una vita	-51
une	-71
ungh	-88
unic	139
unic _ che	68
unic soluzion	80
unic soluzion che	64
uno	-68
up	-109
urgent	107
usa la	56
uscir	68
uscir il	68
uscir il sang	54
uscit	147
uscit _ carcer	50
uscit _ debit	54
uscit _ l	-57
uscit che	-60
uscit che l	-76
uscit dai	90
uscit dai debit	72
uscit dal	83
uscit dal carcer	66
uscit oggi	69
uscit oggi finisc	55
user	92
user _ da	55
user e	92
user e da	74
va	58
va _ arrivar	50
va _ infern	62
va all	103
va all infern	82
va di	84
va di arrivar	67
vado _ pont	61
vado di	-57
vado sul	101
vado sul pont	81
vampat	-56
veder il	55
vedo	117
vedo _ ammazzarm	48
vedo _ bambin	54
vedo altr	-95
vedo altr via	-76
vedo e	80
vedo e ammazzarm	64
vedo i	90
vedo i bambin	72
vedo nessun	90
vedo nessun via	72
vent	-53
venut	-56
verd	-60
vergogn e	70
vergogn e ricominc	56
verit	86
verit _ che	52
verit e	86
verit e che	69
vers	81
vers _ muro	49
vers il	81
vers il muro	65
vez	-80
vi	134
vi chiam	78
vi chiam io	63
vi ho	57
via	59
vien	-136
vigliacch	63
vigliacch ammazzars	63
vigliacch ammazzars perch	50
visitat	65
visitat quest	65
visitat quest settiman	52
vist	65
vist _ cell	58
vist sul	96
vist sul cell	77
vita	236
vita _ all	62
vita _ dovev	79
vita di	-51
vita non	132
vita non dovev	105
vita va	103
vita va all	82
viva	118
vive _ chied	64
vive con	-64
vive solo	107
vive solo chied	86
viver	440
viver _ mi	51
viver mi	49
viver nessun	86
viver nessun mi	69
viver o	75
viver o morir	60
viver se	49
vivo	-55
voci	135
voci _ dicon	81
voci mi	135
voci mi dicon	108
vogl	438
vogl _ del	59
vogl _ dottor	-57
vogl _ farl	-50
vogl _ mangiar	-66
vogl _ morir	65
vogl _ nn	156
vogl _ silenz	81
vogl _ viver	62
vogl amazzar	90
vogl amazzar nn	72
vogl ammazz	129
vogl ammazz nn	103
vogl andar	73
vogl andar da	58
vogl di	-68
vogl di ammazzarm	49
vogl di farl	-67
vogl di mangiar	-88
vogl di viver	83
vogl esister	167
vogl fare	98
vogl fare del	78
vogl farl	-55
vogl il	91
vogl il silenz	108
vogl licenziarm	-58
vogl morir	-52
vogl morir dottor	-76
vogl solo	97
vogl solo capir	-48
vogl solo morir	86
vogl svegliarm	-60
vogl svegliarm prest	-48
vogl tornar	84
voi	73
voi avet	78
voi avet mai	63
volev	55
volev solo	55
volt _ a	58
volt _ nessun	54
volt e	90
volt e nessun	72
volt l	-70
volt piu	101
volt piu a	81
volut	57
volut bene	57
vomit	97
vorr	583
vorr _ con	77
vorr _ e	142
vorr _ esser	61
vorr _ finit	-67
vorr _ gli	51
vorr addormentarm	141
vorr addormentarm e	113
vorr che	101
vorr chiuder	85
vorr chiuder gli	68
vorr esser	78
vorr esser mort	63
vorr farl	-112
vorr farl finit	-90
vorr non	102
vorr non esser	82
vorr piu	51
vorr saper	-76
vorr saper come	-61
vorr schiantarm	129
vorr schiantarm con	103
vorr sparir	59
vostr	55
vostr ho	55
vuol	155
vuol ammazzars	50
vuol morir	51
whatsapp	49
whatsapp e	49
when	-65
when i	-61
with	-61
x sempr	85
xana	177
xana _ ora	71
xana servon	59
xana un	119
xana un ora	95
y	-322
y no	-56
y se	-79
zio	-92
zio e	-67
انا	-116
بس	-69
بعد	-72
علي	-109
عم	-103
عند	-100
في	-139
كل	-55
ليل	-56
ما	-129
من	-294
منذ	-53
نفس	-70`,
};
