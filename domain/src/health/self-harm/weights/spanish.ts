import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const spanishWeights: TextWeights = {
  bias: -5.619,
  least: 0.464,
  features: `+^abr	84
+^aca	113
+^acab	93
+^adr	66
+^adre	66
+^agu	-61
+^ahor	63
+^ano	146
+^anoc	108
+^anos	82
+^ant	-107
+^anti	-76
+^apo	66
+^aqu	65
+^aqui	69
+^aut	84
+^auto	91
+^beb	83
+^bebi	74
+^bus	62
+^cal	-72
+^can	-80
+^cas	124
+^cole	59
+^com	-122
+^com$	-61
+^comi	-67
+^con	87
+^cont	89
+^cort	152
+^cua	110
+^cuan	113
+^cur	64
+^da$	-70
+^dej	160
+^deje	99
+^del$	61
+^den	-71
+^dent	-73
+^dep	-76
+^des	138
+^dese	63
+^desp	182
+^di$	-64
+^diar	72
+^dic	273
+^dice	168
+^dici	99
+^die	-69
+^due	-93
+^duel	-69
+^en$	98
+^es$	65
+^escr	68
+^est	199
+^esta	170
+^esto	94
+^for	-61
+^gan	117
+^gana	123
+^gra	-75
+^hab	83
+^hac	128
+^hace	101
+^hag	86
+^hago	67
+^has	80
+^hast	98
+^he$	123
+^hoy	73
+^hoy$	73
+^ide	85
+^idea	93
+^il$	-75
+^ins	101
+^je$	-72
+^kie	128
+^kier	128
+^lla	88
+^llam	75
+^llev	67
+^lo$	255
+^los$	70
+^mana	74
+^mand	63
+^mar	65
+^mas	139
+^mas$	156
+^mat	78
+^me$	107
+^medi	60
+^mej	95
+^mejo	95
+^men	59
+^mi$	129
+^mir	103
+^mira	89
+^mis	133
+^mis$	78
+^mism	63
+^mori	148
+^morr	-61
+^mun	85
+^mund	70
+^mur	-59
+^my$	-62
+^naci	63
+^nad	82
+^nada	-65
+^nadi	158
+^nao	-69
+^nao$	-69
+^nece	61
+^ni$	-78
+^no$	99
+^oja	169
+^ojal	169
+^pa$	102
+^pan	-74
+^par	94
+^para	85
+^pare	61
+^pas	70
+^past	63
+^peg	76
+^pego	65
+^pen	146
+^pens	155
+^pic	-196
+^pica	-127
+^pie	120
+^pien	191
+^pla	107
+^plan	83
+^por	81
+^por$	86
+^pref	72
+^prop	82
+^pued	-74
+^pur	129
+^puro	88
+^qua	-81
+^quan	-70
+^que	90
+^que$	144
+^quem	68
+^qui	144
+^quie	135
+^rec	71
+^reci	61
+^res	59
+^resp	87
+^ron	-60
+^san	-67
+^sang	-82
+^se$	-62
+^seg	101
+^segu	101
+^si$	225
+^sie	93
+^soga	61
+^sol	211
+^sola	60
+^solo	92
+^son	-74
+^soy	119
+^soy$	119
+^sue	-82
+^teng	120
+^the	-59
+^tir	62
+^tira	98
+^tod	166
+^todo	172
+^tom	69
+^toma	64
+^tos	-100
+^tra	91
+^trab	-66
+^tri	-60
+^tur	-77
+^turn	-76
+^una	88
+^una$	100
+^val	70
+^vec	81
+^vece	74
+^vei	69
+^vid	138
+^vida	148
+^viv	153
+^vivi	109
+^voc	80
+^voce	80
+^vol	116
+^volv	142
+^vom	-62
+^vomi	-62
+^voy	91
+^voy$	91
+^vue	60
+^vuel	67
+^ya$	197
+^yo$	213
+^من$	-75
+abaj	-79
+abajo	-63
+abra	66
+abra$	68
+acab	93
+acerm	74
+acido	62
+acio	82
+ada$	-120
+adie	154
+adie$	158
+ado$	98
+adre	92
+adred	66
+ago$	62
+ahor	63
+ahora	77
+ala$	131
+alco	74
+ama$	73
+amie	92
+amien	97
+ana$	96
+anan	74
+anana	74
+anas	108
+anas$	121
+anda	83
+angr	-60
+anoc	108
+anoch	108
+anos	87
+anos$	91
+anti	-64
+aqui$	69
+ara$	125
+aran	74
+aria	145
+aria$	89
+ario$	64
+arme	368
+arme$	353
+asi$	78
+aso$	87
+asta	110
+asta$	95
+asti	96
+astil	67
+atan	-65
+atar	68
+atarm	120
+auto	91
+azo$	-115
+azon	-72
+azon$	-72
+azos	145
+azos$	145
+bajo	-67
+bebi	74
+bril	59
+cen$	64
+cerm	74
+cerme	74
+ces$	100
+cesit	61
+che$	64
+cho$	-90
+cien	183
+ciend	105
+colo	-81
+com$	-61
+comi	-68
+cont	92
+contr	61
+cort	152
+corta	75
+corte	95
+cuan	113
+cuant	83
+cuen	67
+cuent	67
+das$	86
+deaci	60
+deje	99
+deje$	72
+dent	-111
+dente	-61
+des$	-88
+dese	63
+deseo	64
+desp	182
+despe	156
+diar	72
+diari	93
+dice	168
+dice$	109
+dicen	63
+dici	97
+dicie	99
+die$	149
+dred	65
+drede	66
+duel	-69
+duele	-78
+eaci	60
+eacio	60
+eces	132
+eces$	74
+ecesi	61
+echa	65
+ede$	69
+edo$	-104
+efer	62
+ego$	89
+egui	98
+eguir	118
+eje$	72
+ejor	95
+ejor$	95
+ele$	-76
+elo$	-77
+emo$	80
+enci	-63
+ende	79
+endo	149
+endo$	132
+engo	116
+engo$	129
+ensa	168
+ensam	71
+ensan	73
+enso	132
+enso$	167
+ente$	96
+enti	74
+ento	119
+entos	110
+eria	62
+eria$	63
+erme$	75
+ero$	237
+erta	145
+ertar	125
+ervi	-78
+escr	67
+escri	67
+eseo	64
+eseo$	64
+esit	60
+esito	62
+espe	127
+esper	104
+esta	133
+estar	216
+estoy	130
+evo$	76
+gado	71
+gado$	77
+gana	123
+ganas	123
+gran	-64
+guir	118
+guir$	118
+gust	82
+hace	101
+hago	67
+hago$	67
+hast	98
+hasta	98
+hora$	71
+hoy$	73
+ian$	62
+iari	91
+iario	73
+ica$	-107
+ice$	98
+icen$	63
+icie	94
+icien	98
+ico$	-63
+ida$	209
+idea	88
+ido$	66
+iemp	69
+iend	219
+iendo	191
+iens	192
+ienso	192
+ient	122
+iento	141
+iera	71
+iera$	71
+iero	180
+iero$	227
+inch	-69
+incha	-62
+ing$	-94
+inha	-60
+inte	85
+iran	81
+irand	82
+irar	130
+irarm	63
+ire$	-89
+irme	190
+irme$	190
+isis	-60
+isis$	-60
+isto	82
+itar	81
+ite$	-67
+itos	-68
+itos$	-66
+ivir	112
+ivir$	112
+jala	169
+jala$	169
+jor$	95
+kier	128
+kiero	128
+lan$	59
+las$	77
+legi	60
+lina	101
+lio$	-63
+llam	71
+llev	67
+lor$	-59
+los$	67
+lvi$	122
+mana	100
+manan	74
+marm	65
+marme	67
+mas$	162
+matar	71
+mejo	95
+mejor	95
+mien	97
+mient	85
+mira	88
+mis$	77
+mism	63
+mori	147
+morir	192
+morr	-94
+muert	67
+mund	70
+mundo	70
+murio	-64
+naci	63
+nacid	66
+nadi	158
+nadie	158
+nana	74
+nana$	74
+nao$	-69
+nari	-67
+nas$	134
+ncha	-95
+ndo$	165
+nece	64
+neces	61
+nes$	-75
+ngo$	150
+noch	134
+noche	134
+nos$	91
+nsad	68
+nsado	59
+nsam	70
+nsami	76
+nsand	73
+nso$	145
+nsul	90
+ntas	62
+nte$	142
+ntos	145
+ntos$	145
+ntur	-61
+oca$	-61
+oces	79
+oces$	79
+oche	151
+oche$	131
+odas	61
+odas$	61
+odo$	112
+odos	67
+odos$	67
+ojal	169
+ojala	169
+olo$	97
+olor	-63
+olvi	106
+olvi$	122
+omar	72
+omit	-60
+ontr	60
+opos	79
+oposi	68
+orir	192
+orir$	126
+orirm	83
+orre	-60
+ortar	61
+ortes	93
+osit	87
+osito	76
+osta	95
+osta$	82
+paga	73
+para	82
+para$	90
+pasti	66
+pego	65
+pego$	65
+pens	152
+pensa	150
+pert	90
+perta	122
+pica	-127
+pica$	-67
+pien	191
+piens	192
+pira	72
+piran	75
+plan	82
+por$	86
+posi	79
+posit	72
+post	85
+posta	66
+pref	72
+prefe	63
+pres	-118
+presi	-63
+prop	82
+propo	73
+pued	-74
+puedo	-61
+puro	88
+puro$	88
+quan	-70
+quand	-62
+que$	130
+quem	68
+quemo	82
+queri	62
+quie	114
+quier	122
+raba	-73
+rand	107
+rando	74
+rano	60
+rano$	65
+rar$	61
+rarm	63
+rarme	63
+ras$	-62
+razo$	-74
+razos	86
+rdo$	-76
+rede	66
+rede$	66
+refe	62
+refer	62
+rer$	-60
+resio	-63
+resp	87
+respi	60
+ria$	113
+rir$	116
+rirm	83
+rirme	83
+rme$	530
+ronc	-59
+ropo	73
+ropos	73
+rtar	183
+rtar$	92
+rtarm	73
+rtes	133
+rtes$	133
+saber	-73
+sami	73
+samie	77
+sand	72
+sando	72
+sang	-82
+sangr	-60
+segu	91
+segui	98
+seo$	93
+sion	-60
+sion$	-74
+sis$	-61
+sito	133
+sito$	146
+soga	61
+soga$	61
+solo	92
+solo$	92
+soy$	119
+sper	101
+spert	107
+spira	72
+sta$	142
+star	233
+star$	149
+stari	86
+storb	64
+stoy	130
+stoy$	130
+tan$	-60
+tar$	242
+tarm	196
+tarme	196
+teng	120
+tengo	120
+tia$	65
+tira	98
+tirar	92
+todas	61
+todo	172
+todo$	114
+todos	68
+toma	64
+tomar	72
+torb	64
+toy$	153
+trab	-66
+traba	-66
+turn	-76
+turno	-74
+uant	99
+uedo	-81
+uedo$	-81
+uele	-83
+uele$	-61
+uemo	82
+uemo$	82
+uent	91
+uere	-60
+ueri	61
+uert	67
+uest	-85
+uevo$	61
+uier	122
+uiero	107
+uir$	118
+uma$	-60
+una$	77
+undo	78
+undo$	90
+unto	75
+unto$	71
+ura$	-91
+urio	-64
+urio$	-64
+urno	-74
+uro$	96
+vece	74
+veces	74
+vida	138
+vida$	143
+vir$	110
+vivi	137
+vivir	112
+voce	80
+voces	80
+volv	134
+volvi	111
+vomi	-62
+vomit	-60
+voy$	91
+vuel	67
+zon$	-72
+zos$	145
000	97
000 euro	97
000 euro y	78
10	-93
13	230
13 _ se	64
13 ano	107
13 ano se	85
13 se	71
14	127
15	179
15 me	77
15 me hago	62
16	99
16 me	88
160	-98
17	-69
18	80
18 trat	83
18 trat de	66
2	-64
25	129
3	-210
38	-72
39	-144
4	-94
45	113
45 _ con	70
45 ano	116
45 ano con	93
5	-166
6	-64
60	94
60 000	97
60 000 euro	78
8	-124
84	73
a _ a	-69
a _ barandill	67
a _ con	160
a _ cort	59
a _ de	77
a _ desp	95
a _ esta	66
a _ esto	83
a _ respirand	82
a _ sin	59
a alguien	138
a alguien esto	110
a cortar	91
a cortar esta	61
a cortarm	158
a cortarm desp	127
a dejar	116
a dejar de	65
a diar	293
a durar	79
a durar viva	63
a estar	107
a la anestes	-65
a la barandill	90
a la line	67
a la pared	70
a llorar	65
a los cort	79
a los paco	60
a mi	-237
a minh	-59
a mis	64
a morir	-212
a nadi	109
a orinar	-66
a planear	67
a poco sin	79
a post	80
a post y	64
a proposit	299
a punt	138
a punt de	110
a quemarm	157
a quemarm con	126
a seguir	137
a seguir respirand	109
a sola	94
a sola con	77
a suspender	66
a tirar	104
a vec	156
a vec me	110
a ver	88
abaj	-101
abiert	88
abra	177
abra _ ojo	87
abra los	145
abra los ojo	116
abre	98
abre la	98
abre la puert	79
abril	158
abril no	79
abril no voy	63
aburrid	220
aburrid _ vivir	126
aburrid de	220
aburrid de vivir	168
aca	76
acab	177
acab _ tener	70
acab de	173
acab de tener	94
acabar _ mi	75
acabar _ todo	64
acabar con	196
acabar con mi	100
acabar con todo	85
acabar ya	-71
acabaron	66
acabaron las	66
acabas	88
acabas la	88
acabas la pelicul	71
accident	-117
accident y	-62
acost	62
acuest	-92
adio	64
adio y	64
adolescent	-86
adred	265
adred _ esta	77
adred ya	128
adred ya esta	103
aer	119
aer _ cort	71
aer me	119
aer me cort	95
afeitandom	-126
afeitandom y	-126
afeitar	169
afeitar _ lado	102
afeitar al	169
afeitar al lado	135
after	-64
agua	-145
aguant	115
aguant _ este	-69
aguant mas el	71
aguant mas este	-92
aguant un	83
aguant un dia	67
aguit	-96
aguj	-88
aguj en	-61
ahi	123
ahi me	83
ahi me duel	66
ahi se	66
ahog	-83
ahor	310
ahor _ en	89
ahor esto	121
ahor esto en	64
ahor me asust	64
ahor teng idea	77
ahor va	68
ai	-144
aire	-134
al _ ahor	102
al bano	-107
al copet	99
al copet y	79
al grup	83
al grup y	66
al lado	89
al lado ahor	135
al lun	98
al metr	65
al perr	64
alamed	137
alamed _ mirar	82
alamed sin	137
alamed sin mirar	110
alcohol	100
alcohol _ tambien	62
alcohol y	104
alcohol y tambien	83
alerg	97
alguien	201
alguien _ a	83
alguien esto	138
alguien esto a	110
aliv	108
aliv _ la	73
aliv y	122
aliv y la	98
almorran	-60
alta	-121
alta y	-72
alumn	60
alzheimer	60
alzheimer y	60
amarill	-61
amarrad	162
amarrad _ la	97
amarrad en	162
amarrad en la	130
amig 16	64
amig ha	83
amig ha mandad	66
amig y	-70
analis	-116
and	-179
andab	111
andab _ mal	67
andab super	111
andab super mal	89
anden	97
anden me	77
anden me entran	62
ando _ en	59
ando con	163
ando con gana	74
ando con insomn	68
ando pensand	99
ando pensand en	79
anestes	-174
anestes y	-82
anestes y si	-65
angust	166
angust _ fueron	70
angust hoy	116
angust hoy fueron	93
angust y	85
angust y gana	68
ano	199
ano _ ha	64
ano _ ideacion	70
ano con	116
ano con ideacion	93
ano opositand	66
ano pasad con	64
ano se	103
ano se ha	85
ano y	138
anoch	431
anoch _ feo	75
anoch _ pare	69
anoch esta	125
anoch esta feo	100
anoch fui	-66
anoch la	77
anoch la pill	61
anoch me	115
anoch me pare	92
ansiedad	-193
ant muert	62
antecedent	-69
antecedent familiar	-65
anticoagulant	-61
apagad	140
apagad _ me	67
apagad no	112
apagad no me	89
apagar el	-67
apart	61
apart contarl	64
apetit	-127
apost	190
apost _ me	89
apost cuand	149
apost cuand me	119
apoy	105
apoy _ hora	63
apoy solicit	105
apoy solicit hora	84
aqui	274
aqui por	83
aqui por mi	66
aran	208
aran _ piern	62
aran las	151
aran las piern	82
aran los	66
arde todo	122
ardiend	-63
ardor _ estomag	64
ardor de	106
ardor de estomag	85
ardor que	-73
armar y	86
armar y cada	69
arranc el	64
arrib	67
arrib del	79
arrib del puent	63
artros	-61
as	-118
asad	-80
ascensor	-112
ascensor _ que	-67
ascensor piens	-112
ascensor piens que	-90
asco	87
asco de	78
asco de vida	63
asi	170
asi de	63
asi lo	79
asust	68
asust mas	68
at	-76
atrev	159
atropell	94
atropell una	76
atropell una micr	61
au	-128
audi	152
audi diciend	129
audifon	-72
auto	126
auto _ un	75
auto contr	126
auto contr un	100
autolesion	130
autolesion diar	82
autolesion diar desd	66
autolitic	116
autolitic _ solicit	70
autolitic estructurad	116
autolitic estructurad solicit	93
autov a	69
avec	-81
ayer	94
ayer _ subi	67
ayer lo	59
ayer me	112
ayer me subi	90
ayud	79
ayud esto	79
ayud esto arrib	63
baja	-144
bajar	71
baje	121
baje 7	61
baje _ kilo	73
baje cinc	60
bajo _ senor	67
bajo un	112
bajo un senor	90
balcon	212
bano	-112
bano del	83
bano del coleg	67
barand	75
barand por	75
barand por eso	60
barandill	112
barandill _ puent	67
barandill del	112
barandill del puent	90
barrig dond	77
barrig dond nadi	62
bastant	74
bastant abiert	76
bebe _ fantas	70
bebe y	117
bebe y fantas	94
bebi	209
bebi _ vaso	84
bebi un	140
bebi un vaso	112
bebi y	69
bebid	86
bebid el	86
bebid el salfuman	69
bibir	135
bibir mas	135
bien	-229
bien pero en	77
bien y	-71
blanc	-132
blanc del	-80
blanc del ojo	-64
boca	-148
bochorn	-62
bodeg	162
bomber	78
bomber pa	78
bomber pa siempr	62
bord	101
bord _ tech	69
bord del	101
bord del tech	92
borros	-63
braz	172
braz _ el	95
braz con	102
braz con el	127
braz hast	149
braz hast dejarm	67
braz le	71
braz me	-76
braz me voy	-61
braz y trip	-74
brill	83
brill na	83
buen	142
bull	61
bull en	61
busc	125
busc form	96
busc form de	77
busc necesit	87
busc necesit que	70
busq	75
busqu	112
c	-74
ca	-99
cabez caminar	82
cabez caminar haci	65
cabez hast	98
cabez hast que	79
cabez y	-63
cabezaz en	69
cabr	154
cabr de	91
cabr de mi	73
cabr y	92
cabr y las	73
cachar	84
cachar si	84
cachar si me	67
cachetad	64
cachetad fuert	64
cada noch	100
cada noch la	69
cada rato	-79
cae	-65
cai	-62
caig	-73
caig muert	-73
caja de	80
caja de trankimazin	64
calentur	-80
calet	144
calet _ el	69
calet de	68
calet en	114
calet en el	92
calient	-64
calor	-85
caminar	82
caminar haci	82
caminar haci el	65
camion	60
camion _ del	66
camion volviend	109
camion volviend del	87
camp	105
camp vivo	72
cancer	-144
cancer _ ya	77
cancer adred	128
cancer adred ya	103
cansad	141
cansad de	169
cansad de luchar	59
cansad de pelear	77
cansanc	-102
cansanc jaquec	60
cara	-68
cara _ sangrar	67
cara hast	112
cara hast sangrar	90
cara roja	-59
carg	78
carn	-101
carn viva	-64
cart	116
cart para	92
cart para mis	73
cartel	65
cartel de	65
casa	199
casa me	62
casa para	-64
casa y no	62
casi	155
casi _ hago	108
casi a	81
casi a diar	65
casi lo	180
casi lo hago	144
casi me	-110
castigarm	159
castigarm por	90
castigarm por comer	72
cayo	-95
caza en	86
caza en el	69
ce	-91
cervical	-71
chao	123
chao a	66
chao no	64
charl	-60
chat	98
chat _ la	63
chat de	109
chat de la	85
che	-92
chic	86
chic del	98
chic del coleg	79
chic dijo	77
chic dijo que	61
chic lo	-65
chocar	126
chocar _ auto	75
chocar el	126
chocar el auto	100
ciatic	-81
cinc kilo	60
cita _ el	64
cita por	106
cita por el	85
clar lo	63
clarisim	77
clas	-98
clav las	90
clav las una	72
clonazepam hay	67
clor	122
clor _ me	73
clor y	122
clor y me	98
coceir	-93
coceir no	-85
coch	90
coch _ un	66
coch contr	109
coch contr un	87
coge	64
coge el	64
cogid	106
cogid _ por	64
cogid cita	106
cogid cita por	85
coleg	134
coleg mayor	98
coleg mayor ha	79
colesterol	64
colgad	145
colgad una	98
colgad una foto	79
colic	-111
colon	-141
colon irritabl	-85
com	-246
comb	98
comb en	98
comb en la	79
come	-114
comi	-157
comid	-70
como	-117
como _ mes	115
como _ sertralin	126
como morirm	67
como que	96
como que esto	77
como tapi	-132
como un	153
como un mes	153
como una	-86
como veint	210
como veint sertralin	168
companer	81
companer _ curs	67
companer de	81
companer de curs	89
complet para	60
con	87
con _ alcohol	62
con _ autolitic	70
con _ cort	62
con _ encendedor	70
con _ guag	106
con _ hong	-80
con _ mecher	132
con _ mental	63
con _ suicid	63
con _ tip	95
con _ tos	-90
con _ turn	-85
con _ vida	88
con aguj	-61
con alzheimer	60
con bomber	78
con bomber pa	62
con el	136
con el alcohol	83
con el cuchill	-69
con el dobl	-72
con el encendedor	93
con el hervidor	-62
con el mecher	176
con el tip	127
con el y	68
con ella	193
con esta	-174
con esta tos	-120
con este dolor	77
con esto	-131
con gana	93
con gana de	74
con ideacion	221
con ideacion autolitic	93
con ideacion suicid	84
con insomn	85
con insomn angust	68
con la	-206
con la guag	142
con la pura	62
con la rehabilitacion	-63
con los	-143
con los cort	83
con los hong	-69
con los medicament	77
con los turn	-84
con mala	72
con mi	244
con mi vida	117
con mis	-70
con pastill	80
con pastill y	64
con poco	-71
con saltar	117
con saltar del	94
con salud	105
con salud mental	84
con sangr en	79
con todo	334
con todo esta	68
con una	89
conf	77
conf en	77
conf en mi	62
consult y	65
consultor	131
consultor _ tomarmel	66
consultor pa	111
consultor pa tomarmel	88
contand	77
contand pastill	77
contarl	111
contarl que	111
contr	217
contr _ camion	66
contr _ post	75
contr un	234
contr un camion	87
contr un post	100
copet	99
copet _ volv	59
copet y	99
copet y volv	79
corazon	-146
corazon que	-67
corp	-92
corp todo	-81
cort	397
cort _ los	87
cort _ no	65
cort _ nuev	75
cort _ y	-75
cort afeitandom	-126
cort afeitandom y	-100
cort con	-135
cort con el	-67
cort de	125
cort de nuev	100
cort denuev	119
cort denuev no	95
cort el	81
cort el cuell	65
cort en	177
cort en la	62
cort en los	80
cortad _ munec	64
cortad las	107
cortad las munec	85
cortand	71
cortand los	71
cortar	90
cortar esta	76
cortar esta manan	61
cortarm	158
cortarm _ de	95
cortarm desp	158
cortarm desp de	127
cortin	-62
cosa	75
cosa _ en	-67
cosa de	77
cosa de morirs	61
cosa peor	90
cosa peor para	72
cosa subir	-112
cosa subir en	-90
costill	-98
coup	-60
cree que	73
crei	-77
crei que	-77
crei que me	-62
creo	82
creo que	82
creo que de	66
cris	-158
cris de	-103
cris de panic	-78
croquet	-65
cruz	216
cruz _ alamed	82
cruz el	81
cruz el viaduct	65
cruz la	137
cruz la alamed	110
cuand	142
cuand _ da	70
cuand _ pong	89
cuand discut	112
cuand discut con	89
cuand lean	64
cuand me	190
cuand me da	93
cuand me pong	119
cuant	334
cuant _ hace	86
cuant _ hay	74
cuant clonazepam	67
cuant insulin	144
cuant insulin hace	115
cuant tramadol	98
cuant tramadol necesit	78
cuatr ano	66
cuchill	-86
cuell	-91
cuell horror	60
cuent	160
cuent pagad	92
cuerd	162
cuerd _ en	97
cuerd amarrad	162
cuerd amarrad en	130
cuerp y	-77
cuerp y no	-61
cuid	65
cuidad	-91
cuidad paliativ	-70
cuidenm	88
cuidenm al	88
culo	-73
cumplir	129
cumplir _ 25	77
cumplir los	129
cumplir los 25	103
cunad muri	-62
cunad se	86
cunad se ha	69
curr	106
curs	202
curs _ despid	67
curs escrib	91
curs escrib que	73
curs se	111
curs se despid	89
d	-128
da	-279
da _ angust	70
da _ subir	-67
da cosa	-92
da cosa subir	-90
da igual	-62
da la	116
da la angust	93
da paz	145
da verguenz	91
dado energ	68
dan _ de	107
dan gana	179
dan gana de	143
dano	129
dano son	-74
dano son nerv	-59
day	-77
de	105
de 13	230
de 13 ano	85
de 14	91
de 45	116
de 45 ano	93
de _ a	90
de _ al	128
de _ andab	67
de _ ano	160
de _ anoch	159
de _ dano	138
de _ de	-113
de _ el	90
de _ gent	59
de _ hace	83
de _ me	75
de _ medi	81
de _ mes	78
de _ no	-68
de _ se	140
de _ sea	-108
de _ solicit	63
de _ un	78
de _ vida	108
de afeitar	169
de afeitar al	135
de apoy	105
de apoy solicit	84
de cansanc	-92
de caza en	69
de clar	63
de curs	111
de curs se	89
de desaparecer	98
de despedid	83
de despedid al	66
de despertar	96
de despertar manan	77
de dormirm	78
de dormirm y	62
de duel	-102
de empres	-68
de en	135
de en medi	108
de esper	59
de esperar	-84
de esta	74
de esta vida	59
de este inviern	66
de estomag	106
de estomag pero	85
de estorbar	81
de estorbar lueg	65
de gana	-66
de hacer	68
de hacerm	230
de hacerm dano	184
de hacers	-76
de hacers pipi	-61
de infart	-60
de juni	63
de la gent	79
de la pega	70
de la vida	85
de las	-95
de las una	-66
de leji	140
de leji anoch	112
de llorar	-67
de los	-80
de luchar	74
de luchar me	59
de matarm	175
de matarm hace	74
de matarm y	66
de mi	270
de mi curs	73
de mi madr	77
de mis	74
de mis padr	59
de morir	159
de morir me	78
de morirm en	77
de morirm es	-68
de morirs	79
de morirs y	61
de muert	-115
de noch	-72
de nuev	125
de nuev anoch	100
de panic	-109
de pelear	145
de pelear con	116
de perr	-98
de que	-167
de que sea	-144
de quedarm	139
de quedarm a	77
de responder	111
de responder andab	89
de saber	-66
de sangr	-74
de sangrar	-128
de sei	158
de sei mes	127
de suen	-61
de suicid	-85
de suicid es	77
de suicid solo	-113
de tener	89
de tener un	94
de tirarm	160
de tirarm a	67
de tirarn	96
de tirarn por	77
de tomar	137
de tomar el	120
de trankimazin	80
de trankimazin a	64
de tre	62
de tre seman	65
de un	-110
de una	-134
de vec	68
de vida	133
de vida m	63
de vida paga	77
de vivir	264
debo	231
debo 60	97
debo 60 000	78
debo _ plat	81
debo tant	134
debo tant plat	107
decision	123
decision prop	82
dedo	-100
deja	-110
dejab	62
dejab morir	62
dejad	141
dejad _ tomar	90
dejad de	113
dejad de hacers	-61
dejad de tomar	120
dejar de estorbar	65
dejar la	-60
dejarm	83
dejarm moreton	83
dejarm moreton en	67
deje	287
deje _ tratamient	77
deje el	128
deje el tratamient	103
deje una	92
deje una cart	73
dejen	94
dejo	173
dejo _ responder	67
dejo de	111
dejo de responder	89
del	243
del _ adred	77
del _ del	69
del _ pa	66
del balcon	117
del bano	-66
del camp	72
del cancer	128
del cancer adred	103
del coleg	134
del coleg mayor	79
del consultor	111
del consultor pa	88
del corazon	-87
del curr	109
del dia	-90
del edific	190
del edific llamaron	60
del ojo	-80
del ojo con	-64
del puent	251
del puent y	152
del suen pero	60
del tech	115
del tech del	92
den	-107
den _ analis	-64
den los	-107
den los analis	-86
dent	-100
dentr	-74
denuev	119
denuev _ keri	71
denuev no	119
denuev no keri	95
depo	-68
depresion	-121
depresion _ gana	-64
depresion ni	-107
depresion ni gana	-86
depu	-120
derech	-97
des	-115
desahucian	77
desahucian el	77
desahucian el juev	61
desaparecer	158
desaparecer y	61
desaparezcan	-101
desaparezcan _ ojer	-61
desaparezcan esta	-101
desaparezcan esta ojer	-81
descans	-89
descans con	-85
descans con los	-68
descansar	96
descansar pa	96
descansar pa siempr	77
descansarian	60
descansarian si	60
descolg	60
descolg mi	60
desd	-146
desd _ me	62
desd _ se	69
desd ahi me	66
desd ayer	-88
desd el	-115
desd ener	82
desd ener nadi	66
desd que se	92
dese	257
dese _ despertarm	81
dese no	135
dese no despertarm	108
desp	82
desp _ sei	95
desp de	119
desp de sei	127
despedid	158
despedid al	83
despedid al grup	66
despert	-66
despert en	-66
despertar	367
despertar manan	96
despertar manan ni	77
despertar mas	67
despertarm	135
despid	73
despid _ instagram	67
despid por	111
despid por instagram	89
despidiendom	98
despidiendom _ la	59
despidiendom de	98
despidiendom de la	79
despidieron	-64
despidieron en	-64
despiert	-105
despiert cada	-64
despiert manan	150
despierten	78
despierten ni	78
despierten ni con	62
dest	-61
desvivir	158
desvivir jaja	75
desvivir jaja no	60
desvivir po	83
desvivir po ya	66
di	-256
dia	-78
dia _ con	74
dia baje	61
dia mas	83
dia mas en	67
dia que	65
dia termin	124
dia termin con	99
diar	374
diar desd	82
diar desd ener	66
diarr	-75
dice	437
dice _ la	74
dice _ se	95
dice pura	77
dice pura cosa	61
dice que	379
dice que esto	-59
dice que la	101
dice que se	127
dicen	254
dicen _ me	68
dicen matat	121
dicen que	134
dicen que me	90
dich	77
dich a	77
diciend	398
diciend _ no	66
diciend adio	64
diciend que	335
diciend que no	88
dieron	-76
diet	-77
diez	-66
digo	82
digo por	-65
dijo	162
dijo que se	61
diosit	61
discut	112
discut _ mi	67
discut con	112
discut con mi	89
disgust	74
disgust de	74
disgust de mis	59
do	-213
dobl	-126
dobl _ no	-72
dobl turn	-119
dobl turn no	-95
doctor	-78
doctor me	-103
doi	-89
dolor	-177
dolor _ mato	60
dolor de	-161
dolor en	-76
dolor en el	-61
dolor me	100
dolor me mato	80
dond nadi	77
dond nadi mira	62
dor	-115
dorm	-81
dormid	-64
dormir una	-75
dormir y	166
dormir y me	75
dormirm	166
dormirm _ que	99
dormirm y	166
dormirm y que	133
dos	-61
doy _ con	-77
doy mas	78
doy mas con	-102
doy punetaz	87
doy punetaz a	70
du	-121
duel	-196
duel el	-122
duel la guat	61
duel tragar	83
duelen	-89
duerm	-65
duerm na	76
duerm na y	61
durar	79
durar viva	79
durar viva hast	63
e	-445
echad	65
echad a	65
echar	69
echar de	69
edific	190
edific llamaron	75
edific llamaron a	60
el 18	83
el 18 trat	66
el _ a	60
el _ apagad	116
el _ con	-85
el _ contr	140
el _ dice	76
el _ en	-96
el _ lo	66
el _ no	-159
el _ top	95
el _ y	185
el aire	-119
el alcohol	104
el alcohol y	83
el anden	97
el anden me	62
el ardor	106
el ardor de	85
el armar y	69
el auto	126
el auto contr	100
el balcon	96
el bano	60
el bano del	67
el bord	115
el bord del	92
el braz	-200
el braz me	-61
el coch	90
el coch contr	87
el cort	125
el cuchill	-86
el cuell	-91
el cuerp y	-61
el culo	-63
el dia	-186
el disgust	74
el disgust de	59
el dobl	-91
el dobl turn	-72
el encendedor	116
el encendedor cuand	93
el etern	74
el examen	-71
el hervidor	-78
el ibuprofen	-73
el inst	116
el juev	153
el juev me	61
el juev y	61
el lago	82
el lago y	65
el lice	61
el liquid	68
el lorazepam	-62
el marid	68
el mecher	220
el metr	83
el metr me	67
el movil	176
el movil apagad	155
el mund	68
el oido	-141
el pati	59
el pech	-176
el pech y	-61
el perr	-84
el rato	87
el ruid	-67
el salfuman	86
el salfuman llev	69
el segur	97
el segur de	77
el sintrom	115
el sintrom a	120
el suel	-66
el suen que	60
el suicid	135
el suicid y	92
el sur	82
el sur se	65
el tip	158
el tip top	127
el traster	186
el tratamient	128
el tratamient del	103
el viaduct	192
el viaduct sient	65
el viern	-67
el y	85
elegid	108
elegid el	108
ella	116
ella quier	-60
elle	-67
em	-124
embaraz	-75
empres	-99
en	393
en _ bodeg	97
en _ bord	69
en _ braz	-68
en _ cabez	102
en _ cara	67
en _ casa	148
en _ cuell	-60
en _ el	175
en _ hast	-64
en _ hues	-89
en _ mism	68
en _ mund	121
en _ noch	-77
en _ pech	-60
en _ suicid	86
en _ teng	64
en _ traster	112
en _ y	-205
en ascensor	-112
en ascensor piens	-90
en chocar	126
en chocar el	100
en clas	-98
en dejar	68
en el	117
en el anden	77
en el armar	69
en el bord	92
en el braz	-61
en el cuell	-80
en el metr	67
en el pech	-81
en el suicid	114
en el sur	65
en el traster	149
en ener	-106
en este	202
en este mund	161
en estrellar	109
en estrellar el	87
en hacerm	-164
en hacerm dano	-59
en hacerm nada	-72
en internet	96
en inviern	-65
en irno	60
en la	102
en la barand	60
en la barrig	62
en la bodeg	130
en la cabez	136
en la cara	90
en la casa	158
en la muert	70
en la noch	-62
en las mism	64
en lo	62
en los	-116
en los hues	-118
en los musl	89
en matarm	186
en matarm hace	79
en mayo	-78
en mayo y	-63
en medi	135
en mi hast	-86
en morirm ni	-72
en quitarm	89
en quitarm de	71
en realidad	106
en realidad teng	85
en seri	230
en seri le	80
en suicidarm	64
en toda	81
en toda part	65
en un	65
encendedor	116
encendedor _ me	70
encendedor cuand	116
encendedor cuand me	93
enci	-75
encontr con	59
encuentr	112
encuentr _ para	65
encuentr motiv	108
encuentr motiv para	87
endometrios la	60
ener nadi	82
ener nadi lo	66
ener y	-64
energ pero	68
enter	-100
entiend	78
entr	-97
entr el	-79
entr el aire	-63
entran	77
entran gana	77
entran gana de	62
equivoc	64
equivoc necesit	64
era _ ultim	85
era chic	-65
era su	142
era su ultim	114
era yo	65
error	-59
es	259
es alerg	73
es depresion	-85
es depresion ni	-68
es el etern	60
es la	-95
es ninit	-66
es no	60
es pero	-61
es por	96
es por la	77
es que con	-95
es que preferir	61
es tall	152
es una	71
escopet	124
escopet y	72
escrib	127
escrib que	91
escrib que este	73
escrit	78
escuch _ que	73
escuch bien	-71
escuch voc	121
escuch voc que	97
eso	136
eso me	68
eso pido	75
eso pido hora	60
espald llev	72
especialist	-62
esper	65
esper _ con	69
esper reunirm	116
esper reunirm con	92
esperar hast	79
esperar hast abril	63
essa	-71
est	-160
esta	99
esta _ casi	71
esta _ de	-65
esta _ el	75
esta _ en	62
esta bastant	76
esta bastant abiert	61
esta buen	164
esta ciatic	-81
esta cortand	71
esta feo	125
esta feo el	100
esta manan una	61
esta matand	-92
esta noch	197
esta ojer	-101
esta seman	119
esta seman casi	95
esta tos	-184
esta tos de	-70
esta vida	74
estab sentad	75
estab sentad en	60
estacion	-62
estar	764
estar aca	76
estar aqui	72
estar muert	198
estar tranquil	61
estar viva	81
estarian	111
estarian todo	86
estarian todo mejor	69
este	221
este _ me	60
este dolor	172
este dolor me	80
este era	91
este era su	73
este inviern	82
este inviern no	66
este mund	215
este picor	-115
esto	277
esto _ de	142
esto _ en	114
esto _ las	98
esto _ punt	83
esto a	124
esto a punt	110
esto aburrid	232
esto aburrid de	186
esto arrib	79
esto arrib del	63
esto bien pero	77
esto cansad	96
esto cansad de	77
esto de	-99
esto despidiendom	98
esto despidiendom de	79
esto en las	64
esto en los	-61
esto es	-92
esto juntand	111
esto juntand las	88
esto maread	59
esto muert	-92
esto muert de	-74
esto pensand	89
esto pensand en	71
esto q	102
esto q me	81
esto solo	68
esto sord	-98
esto sord como	-78
esto trist	-119
esto ya	64
estomag _ en	64
estomag pero	106
estomag pero en	85
estorb	175
estorb en	81
estorb en toda	65
estorbar	81
estorbar lueg	81
estornud	-114
estornud fuert	-80
estornud fuert y	-64
estrellar	109
estrellar _ coch	66
estrellar el	109
estrellar el coch	87
estrenid	-66
estructurad	116
estructurad _ valoracion	70
estructurad solicit	116
estructurad solicit valoracion	93
et	-171
etern	70
euro	97
euro y	97
euro y valg	78
ex	61
ex me	65
examen	-166
examen me	-66
fa	-87
fall yo	63
fallec	-115
fallec en	-76
falt	71
falt _ morir	86
falt necesit	-65
falt para	144
falt para morir	115
faltar	60
famil mueren	-67
familiar	-159
familiar no	-65
fantas	117
fantas _ saltar	70
fantas con	117
fantas con saltar	94
favor	102
faz	-69
fech	151
feo	125
feo _ cort	75
feo el	125
feo el cort	100
fibr	60
fibr endometrios	60
fiebr	-86
filh	-64
final	-61
floj	-71
floj y	-71
fluoxetin	159
fluoxetin y	159
fluoxetin y ahor	77
for	-101
form	89
form de	96
form de morirm	77
foto	94
foto con	98
foto con sangr	79
franc	74
franc veng	74
franc veng por	60
frio	-69
fue _ dia	74
fue _ marid	69
fue hoy	124
fue hoy dia	99
fue mi	116
fue mi marid	92
fue un	-62
fuer	64
fuer por	104
fuer por el	59
fueron	116
fueron _ vec	70
fueron tre	116
fueron tre vec	93
fuert	-91
fuert cuand	64
fuert y	-80
fuert y me	-64
fuerz	-91
fui	-74
fui a	-96
gana	492
gana _ tirarm	96
gana de	468
gana de despertar	77
gana de matarm	74
gana de morirm	-68
gana de tirarm	128
gana de tirarn	77
gana de vivir	70
gargant	-159
gato	87
gato o	62
gemel	-100
gent	98
gent _ a	59
gent poco	98
gent poco a	79
golp	-65
granit	-132
granit en	-92
granit en los	-74
grup y	83
grup y tien	66
guag de	82
guag de tre	65
guag llorand	96
guag llorand me	77
guard	103
guat no	76
guat no duerm	61
gustar	88
gustar dormirm	88
gustar dormirm y	71
ha	77
ha bebid	86
ha bebid el	69
ha colgad	98
ha colgad una	79
ha cortad	107
ha cortad las	85
ha dado	61
ha mandad	147
ha mandad un	117
haber	128
haber _ nunc	75
haber nacid	128
haber nacid nunc	100
habi	-76
habi dejad	-76
habi dejad de	-61
habr	127
habr matad	94
hace	174
hace _ dia	-70
hace _ mes	-71
hace _ para	86
hace _ un	115
hace como	160
hace como un	153
hace dia	60
hace dos	-77
hace el	79
hace falt	144
hace falt para	115
hace nada	-91
hace un favor	61
hacen bull	61
hacer	-78
hacer una	68
hacerl	61
hacerm	296
hacerm _ hoy	62
hacerm dano	156
hacerm dano son	-59
hacerm nada	-91
hacerm nada es	-72
hacerm sangr	217
hacerm sangr hoy	82
hacers	-96
hacers pipi	-76
hacers pipi y	-61
haci	82
haci el	82
haci el lago	65
haga	79
haga esperar	79
haga esperar hast	63
hago	269
hago _ vec	71
hago caso	62
hago como	96
hago como que	77
hago cort	77
hago cort en	62
hago dormir	67
hago dos	119
hago dos vec	95
hago el	62
hall	137
hall _ a	82
hall sentid	137
hall sentid a	109
han subid	96
han subid la	77
hart	-116
hast	392
hast _ den	-64
hast _ sangr	117
hast abril	158
hast abril no	63
hast dejarm	83
hast dejarm moreton	67
hast hacerm	217
hast hacerm sangr	173
hast las	-122
hast que den	-86
hast que me	79
hast romperm	87
hast romperm la	70
hast sangrar	140
hay _ tomar	74
hay hora	-66
hay noch	60
hay psicolog	59
hay q	67
hay una	77
hay una pistol	62
he	491
he _ a	202
he _ cita	64
he _ de	90
he cogid	106
he cogid cita	85
he cortad	-86
he dejad	209
he dejad de	120
he dich	77
he dich a	61
he echad	65
he leid	65
he pensad	134
he quedad	-72
he tomad una	64
he vist	62
he vomitad	-77
he vuelt	198
he vuelt a	159
hemorroid	-95
herid esta	76
herid esta bastant	61
herman	146
herman anda	73
herman just	62
herman nadi	60
hervidor	-106
hija	140
hija _ 13	138
hija de	320
hija de 13	184
hija de 14	73
hija se	-77
hijo	101
hijo chic	77
hijo chic dijo	61
hinchad	-110
hizo por	68
ho	-192
hoja	169
hoja _ afeitar	102
hoja de	169
hoja de afeitar	135
hong	-134
hong de	-82
hong de las	-66
hora	-100
hora _ salud	63
hora con salud	84
hora mas	-66
horror	60
hoy	293
hoy _ termin	74
hoy _ tre	70
hoy _ vez	62
hoy dia	124
hoy dia termin	99
hoy fueron	116
hoy fueron tre	93
hoy otra	103
hoy otra vez	82
hubier	135
hubier nacid	135
hueon	102
hueon _ q	61
hueon esto	102
hueon esto q	81
hues	-148
i	-225
ibuprofen teng	-73
idea	165
idea de	126
idea de dormirm	62
idea de morir	78
idea en	72
ideacion	239
ideacion _ estructurad	70
ideacion _ y	93
ideacion autolitic	116
ideacion autolitic estructurad	93
ideacion suicid	124
ideacion suicid y	123
igual les	62
il	-301
imposibl	82
in	-189
infart	-87
infart a	-67
infiltracion	63
infiltracion de	63
insomn	93
insomn _ y	106
insomn angust	85
insomn angust y	68
insomn llant	93
insomn llant y	75
insomn y	-64
inst	116
instagram	111
instagram _ dejo	67
instagram y	111
instagram y dejo	89
insulin	212
insulin _ falt	86
insulin hace	144
insulin hace falt	115
intent	139
internet	92
inviern no	82
inviern no paso	66
ir	187
ir de	87
ir de esta	59
irme	172
irme con	124
irme con ella	68
irno	60
irno los	60
irritabl	-85
is	-111
it	-91
izquierd	-90
j	-218
j ai	-131
ja	-108
jaja	-82
jama	-89
jaquec baje	60
je	-289
je me	-78
jefe	-111
jefe me	-65
joven	-69
joven del	-67
juanet	-61
jueg	-71
juev	153
juev me	77
juev me voy	61
juev y	77
juev y el	61
jugand	-62
juni fall	63
juntand	111
juntand _ pastill	66
juntand las	111
juntand las pastill	88
keri	119
keri _ no	71
keri pero	119
keri pero no	95
kier	511
kier _ mas	81
kier bibir	135
kier bibir mas	108
kier morir	152
kier morir tia	63
kier morirm	229
kier morirm tio	71
kilo y	93
kine	-59
l	-240
la	-82
la _ a	128
la _ apost	114
la _ con	-134
la _ de	235
la _ del	-72
la _ en	-91
la _ es	98
la _ hast	169
la _ hoy	70
la _ poco	59
la _ sin	61
la alamed	137
la alamed sin	110
la anestes	-142
la anestes y	-65
la angust	116
la angust hoy	93
la barand	75
la barand por	60
la barandill	112
la barandill del	90
la barrig	77
la barrig dond	62
la boca	-119
la bodeg	162
la cabez caminar	65
la cabez hast	79
la cara hast	90
la casa	161
la casa y	62
la consult	65
la dese	122
la enci	-75
la escopet	86
la escopet de	69
la estacion	-62
la fluoxetin	159
la fluoxetin y	127
la gargant	-75
la gent	98
la gent poco	79
la guag	92
la guag de	65
la guag llorand	77
la guat no	61
la hoja	169
la hoja de	135
la idea	98
la idea de	78
la infiltracion	63
la insulin	91
la list	119
la manan	-112
la mano lo	70
la medicacion	68
la ment	61
la miro	86
la miro mas	69
la muert	219
la muert me	106
la muert todo	70
la munec y	79
la nariz	-138
la neuralg	63
la noch	-170
la noch busc	77
la noch y	-67
la nuca	-64
la olla	112
la olla y	90
la palabr	65
la pared	156
la pared hast	70
la pega	90
la pelicul	88
la picazon	-61
la piel	92
la piel apost	119
la piern	-101
la pill	77
la pill contand	61
la pistol	67
la presion	-99
la puert	98
la pura	78
la pura idea	62
la recet	64
la rehabilitacion	-79
la rehabilitacion no	-63
la seman	98
la seman sant	78
la sobremes	-73
la soga	186
la soga en	149
la solucion	60
la tension	-138
la tiroid	-83
la tuicion	66
la va	73
la vecin	-60
la ventan	116
la verdad	127
la verdad es	61
la vesicul	-63
la vida	157
la vida en	-65
la vida imposibl	66
la vida quier	85
lado ahor	169
lago y no	65
las	172
las _ del	95
las _ dese	81
las _ hast	108
las _ poco	64
las _ quieren	59
las cuent	92
las cuent pagad	73
las gana	92
las marc	71
las mism	80
las munec	114
las munec poco	85
las noch dese	108
las nub	-84
las pastill	163
las pastill del	88
las piern	121
las piern hast	140
las rata	68
las una	-82
las una y	72
las voc	179
las voc me	65
las voc quieren	79
late	-117
le _ sentid	82
le digo	63
le doy punetaz	70
le hacen	61
le hall	137
le hall sentid	109
le he	155
le he dich	61
le he vist	63
le pill	71
le pise	69
lean	64
lean esto	64
leid	65
leid la	65
leji	140
leji anoch	140
les	84
les _ mas	81
les hago	116
les sirv	134
les sirv mas	107
lesbian	62
lesbian en	62
leser	68
leser esta	68
levantar	-115
levantarm _ para	65
levantarm ni	74
levantarm ni para	87
lice	61
lice y	61
licenc	-67
liquid para	68
list	234
list complet	60
list de	59
llam	227
llam mi	62
llamaron	75
llamaron a	75
llamaron a los	60
llant	79
llant y	93
llant y pensamient	75
lleg a	-77
lleg diciend	61
lleg vivo	59
llegar al	98
llegar al lun	78
llen	-74
llen de	-61
llev	248
llev _ mes	-61
llev ano	-59
llev cuatr	66
llev dos	91
llev seman	158
llev seman diciend	69
llev tre	-75
llev un	-62
llor calet	-62
llorand	89
llorand me	96
llorand me dan	77
llorar porq	65
lo	1020
lo _ dos	71
lo _ en	111
lo _ que	63
lo blanc	-80
lo blanc del	-64
lo busc	87
lo busc necesit	70
lo del	94
lo del suen	60
lo hago	180
lo hago dos	95
lo he	85
lo hizo	68
lo noten	98
lo sabe	142
lo sabe en	66
lo teng	114
lo teng clarisim	61
lo unic	132
lo unic que	85
loco si	63
lorazepam	-68
lorazepam poco	-62
los	281
los 25	129
los _ con	73
los _ hast	89
los analis	-107
los antecedent	-65
los braz	360
los braz con	127
los braz hast	119
los cort	202
los del	75
los del edific	60
los dia	82
los dos	60
los gato	116
los hago	67
los hong	-87
los hues	-148
los medicament	96
los medicament de	77
los musl	111
los nerv	-130
los nino	129
los paco	75
los paco porq	60
los pie	-78
los turn	-105
losartan	-71
luchar	74
luchar me	74
luchar me quier	59
lueg	92
lun	67
lun me	60
lupu	60
lupu fibr	60
m entiend	78
m kier	78
m kier morir	63
ma	-117
madr	123
mala idea	72
male	-70
mallec	60
mallec sient	60
mama	215
mama _ que	77
mama cree	73
mama solter	67
mami hace	59
manan	296
manan _ abra	87
manan ni	96
manan ni pasad	77
manan no	145
manan no abra	116
manan una	76
manan una herid	61
manch	-67
mand	88
mand audi	65
mandad	147
mandad un	147
mandad un mensaj	66
mandenm	138
mandenm _ alguien	83
mandenm a	138
mandenm a alguien	110
mang	-84
mano lo	87
mano lo busc	70
marc recien	71
marid	77
marid _ esper	69
marid lo	68
marid solo	154
marid solo esper	92
marz	120
mas	624
mas _ esta	-93
mas _ este	83
mas _ picor	-69
mas con	-210
mas con esta	-120
mas cuidenm	64
mas el	89
mas el inst	71
mas en	138
mas en este	110
mas este	-115
mas este picor	-92
mas la	-61
mas lo	60
mas muert	97
mas rato	86
mas tard	-66
mata	-197
mata si	-77
matab	69
matad	94
matan	-116
matand	-121
matar	-118
matar por	-91
matarl	-60
matarl que	-60
matarm	479
matarm _ como	115
matarm hace	191
matarm hace como	153
matarm y	83
matarm y me	66
matat	121
mate	179
mato	63
mato _ no	61
mato _ seri	60
mato en	100
mato en seri	80
mato y	102
mato y no	81
mayo	-78
mayo y	-78
mayor	98
mayor ha	98
mayor ha colgad	79
me	427
me _ a	-154
me _ afeitandom	-75
me _ al	-76
me _ como	103
me _ de	-147
me _ denuev	71
me _ desvivir	95
me _ dos	-59
me _ el	-210
me _ en	81
me _ gana	169
me _ hast	-83
me _ ir	62
me _ la	98
me _ las	184
me _ llev	64
me _ los	67
me _ manan	90
me _ matat	73
me _ mi	122
me _ muert	-98
me _ nervios	89
me _ paz	87
me _ punetaz	67
me _ puro	107
me _ que	144
me _ un	251
me _ vuelt	67
me _ y	-166
me _ yo	66
me acabaron	66
me acuest	-92
me ahog	-83
me aran	217
me aran las	121
me arde todo	98
me arranc	64
me asust	101
me atrev	159
me atropell	94
me atropell una	61
me baja	-67
me bajo	101
me bajo un	90
me bebi	140
me bebi un	112
me busqu	112
me caig	-73
me clav	67
me clav las	72
me cort afeitandom	-100
me cort con	-72
me cort de	100
me cort denuev	95
me cort el	65
me cruz	137
me cruz la	110
me da	89
me da cosa	-74
me da la	93
me da paz	116
me da verguenz	73
me dan	116
me dan gana	143
me deja	-110
me dejab	62
me desahucian	77
me desahucian el	61
me descolg	60
me despert	-66
me despidieron	-64
me despiert manan	120
me despierten	78
me despierten ni	62
me dicen	294
me dicen matat	97
me dicen que	140
me dijo	78
me duel	-142
me duel el	-73
me duel tragar	66
me duelen	-89
me entr	-79
me entr el	-63
me entran	77
me entran gana	62
me equivoc	64
me esta	-92
me esta matand	-74
me gustar	88
me gustar dormirm	71
me ha	-154
me habr	127
me habr matad	75
me hace	-71
me hace nada	-60
me hace un	61
me haga	79
me haga esperar	63
me hago	-111
me hago cort	62
me han	70
me han subid	77
me he cortad	-69
me he tomad	76
me he vuelt	106
me late	-115
me llam	227
me lleg	-85
me llev	111
me mand	88
me mata	-237
me mata si	-98
me matab	69
me matan	-73
me mate	204
me mato	149
me mato en	80
me mato y	81
me mete	82
me mete en	65
me mori	-180
me mori y	-82
me muer	-71
me muer de	-191
me muerd	83
me muerd los	67
me odio	66
me pare	96
me pare en	92
me parec	152
me parec un	121
me part	-73
me pasa	83
me paso el	-61
me pego	340
me pego comb	79
me pego punetaz	90
me pesc	74
me pica	-195
me pica todo	-82
me pong	190
me pong nervios	119
me pregunt	84
me pued	-137
me qued todo	-64
me quedan	-114
me quedan fuerz	-72
me quem	163
me quem la	85
me quier	324
me quier desvivir	126
me quier ir	82
me quier puro	93
me quit	124
me quit este	80
me quitaron	66
me rajo	158
me rajo los	127
me rasc	-66
me rasgun	73
me sale	98
me sale sangr	67
me sali	-79
me salv	83
me salv mi	66
me separ	-76
me sient vaci	78
me sirv	-104
me sube	-96
me subi	112
me subi a	90
me sui	-63
me suicidar	74
me suicidar si	59
me tien	-101
me tien con	-65
me tienen	-80
me tome	124
me tome como	168
me tome dos	-79
me vienen	84
me voy	68
me voy yo	61
me zumb	-71
mecher	220
mecher en	64
medi	104
medi y	-69
medicacion	68
medicacion nuev	68
medicament	87
medicament de	96
medicament de mi	77
mejor	381
mejor que	72
mejor se	61
mejor si	82
mensaj	115
mensaj de	83
mensaj de despedid	66
ment	104
ment que	61
mental	79
merezc	77
merezc vivir	77
merezc vivir lo	61
mete	82
mete en	82
mete en la	65
metr	100
metr me	83
metr me dan	67
meu	-153
mi	517
mi _ de	255
mi _ dice	86
mi _ fallec	-69
mi _ ha	67
mi _ muri	-117
mi _ no	107
mi _ que	-108
mi _ solo	87
mi _ tien	93
mi _ y	114
mi abuel	-111
mi alumn	60
mi amig	83
mi amig ha	66
mi cunad se	69
mi curs	91
mi curs escrib	73
mi ex	65
mi hast	-107
mi hast que	-86
mi herman	146
mi hija	173
mi hija de	256
mi hija se	-61
mi hijo	-76
mi hijo chic	61
mi jefe	-65
mi la	60
mi madr	111
mi mama	137
mi marid solo	124
mi padr	-61
mi perr	127
mi perr tien	66
mi perr y	110
mi polol me	74
mi prim	91
mi puebl	59
mi sono	-73
mi suegr	-77
mi tata	-60
mi vecin	83
mi vecin desd	66
mi vida	146
mi viej	108
mi viejit	59
mia	-61
micr me	76
micr me hace	61
mied _ que	-108
mied _ quedarm	84
mied a	-65
mied de que	-144
mied de quedarm	112
minh	-143
mira	95
mirar	171
mirar adred	137
miro	86
miro mas	86
miro mas rato	69
mis	312
mis amig	-70
mis cabr	92
mis cabr y	73
mis hijo	183
mis padr	74
mism	252
moco	-69
mon	-123
mord	-82
mord a	-60
moreton	83
moreton en	83
moreton en el	67
mori	-186
mori y	-103
morir	385
morir _ mied	-108
morir acost	62
morir de	-71
morir me	120
morir me da	78
morir nadi	74
morir po	-61
morir teng	-180
morir teng mied	-144
morir tia	78
morir tia nadi	63
morirm	333
morirm _ no	95
morirm _ quier	-102
morirm en	96
morirm en internet	77
morirm es	-85
morirm es que	-68
morirm ni	-91
morirm ni en	-72
morirm no	72
morirm po	-170
morirm po quier	-136
morirm tio	89
morirm tio no	71
morirm wn	70
morirm y	68
morirs	128
morirs y anoch	61
morr	-127
morrer	-105
mort	-180
motiv	108
motiv _ levantarm	65
motiv para	108
motiv para levantarm	87
mourir	-62
movil	176
movil _ no	67
movil apagad	194
movil apagad no	89
much	-62
muel	-80
muer	-139
muer de	-238
muerd	62
muerd los	83
muerd los braz	67
mueren	-67
mueren joven	-67
muert	266
muert _ el	78
muert _ la	-60
muert _ parec	91
muert _ sirv	81
muert de	-107
muert de cansanc	-74
muert en	-141
muert en la	-80
muert estar	61
muert les	134
muert les sirv	107
muert me	97
muert me parec	121
muert pue	62
muert todo	87
muert todo el	70
mund	281
mund ahor	68
munec	67
munec _ profund	64
munec poco	107
munec poco profund	85
munec y no	79
muri	-256
muri de	-83
musl	63
my	-248
na	-87
na y	76
na y la	61
nacid	262
nacid nunc	125
nada	-261
nada aqui	86
nada es	-91
nada es que	-72
nada quier	64
nadi	633
nadi cachar	84
nadi cachar si	67
nadi lo	82
nadi lo sabe	66
nadi m	78
nadi m entiend	63
nadi mas	60
nadi me	221
nadi mira	77
nao	-276
nariz	-149
naus	-101
ne	-62
necesit	192
necesit _ duel	90
necesit ella	-60
necesit la	64
necesit licenc	-65
necesit pa	98
necesit pa no	78
necesit que	151
necesit que duel	121
nerv	-212
nerv _ la	-66
nerv por	-74
nerv por la	-59
nervios	122
neuralg	63
neuralg me	63
ni	-313
ni _ de	-79
ni _ seguir	65
ni con bomber	62
ni en	-91
ni en hacerm	-72
ni gana	-107
ni gana de	-86
ni nada	-82
ni nunc	96
ni para	108
ni para seguir	87
ni pasad	96
ni pasad ni	77
ni se	-71
night	-87
ninit	-66
nino	115
nino y	66
no	397
no _ a	118
no _ atrev	62
no _ bibir	81
no _ busqu	67
no _ con	-66
no _ cumplir	77
no _ de	-193
no _ despiert	73
no _ gana	83
no _ hace	-106
no _ hall	82
no _ idea	-136
no _ levantarm	-75
no _ los	87
no _ mas	74
no _ morirm	-102
no _ motiv	65
no _ nacid	157
no _ por	69
no _ quedan	-68
no _ quier	-130
no _ salid	71
no _ seguir	63
no _ sirv	-62
no _ tall	91
no _ vivir	121
no abra	145
no abra los	116
no abre	98
no abre la	79
no aguant	115
no aguant un	67
no bajo	-68
no coge	64
no conf	77
no conf en	62
no corp	-83
no corp todo	-65
no descans	-107
no descans con	-68
no despertar	229
no despertarm	135
no despiert	-82
no doy	78
no doy mas	63
no duerm na	61
no encuentr	108
no encuentr motiv	87
no es	246
no es depresion	-68
no es que	63
no es tall	121
no escuch	-102
no estar	176
no estar aca	61
no fuer	104
no fuer por	84
no haber	128
no haber nacid	103
no hubier	135
no hubier nacid	108
no keri	119
no keri pero	95
no kier	135
no kier bibir	108
no la	67
no le	170
no le hall	109
no lleg	59
no mas	-68
no me	-200
no me atrev	82
no me busqu	89
no me deja	-71
no me despiert	97
no me despierten	62
no me entr	-63
no me hace	-108
no me haga	63
no me quedan	-91
no me quier	-215
no me sirv	-83
no merezc	77
no merezc vivir	61
no no	-119
no no piens	-72
no noto	-77
no para	-164
no para de	-94
no paro	-108
no paro de	-86
no paso	82
no paso por	66
no pego	-65
no piens	207
no piens cumplir	103
no piens llegar	78
no pintab	86
no pintab nada	69
no pued	-86
no pued parar	79
no quier bajar	63
no quier levantarm	-100
no quier morirm	-136
no quier seguir	65
no quier vivir	101
no se	-128
no seguir	60
no teng	-227
no teng gana	111
no teng idea	-182
no teng nada	-61
no tien	135
no tien brill	66
no vale	60
no veo salid	95
no volver	119
no voy	180
no voy a	164
noch	149
noch _ no	63
noch busc	96
noch busc form	77
noch dese	135
noch dese no	108
noch esto	68
noch la	86
noch la miro	69
noch piens	72
noit	-105
non	-136
noten	98
noto	-129
nub	-84
nuca	-64
nuev _ esta	75
nuev anoch	125
nuev anoch esta	100
nuit	-63
nunc	194
nunc he	-74
nunc he pensad	-59
o	-353
o si	62
ocurr matarm	66
odio	66
odio me	66
oe	83
oe me	83
oe me quier	66
of	-71
oido	-184
oigo	-68
ojal	675
ojal _ haber	77
ojal _ hubier	81
ojal _ me	90
ojal _ no	87
ojal manan	145
ojal manan no	116
ojal me	87
ojal no	410
ojal no haber	103
ojal no hubier	108
ojal no me	120
ojer	-101
ojo	-110
ojo con	-80
ojo con sangr	-64
olho	-63
olla	112
olla _ me	67
olla y	112
olla y me	90
omeprazol	-109
on	-110
opositand	66
opositand he	66
orinar	-66
orinar y	-66
os	-93
otra salid	-71
otra vez	88
pa	410
pa _ toda	66
pa castigarm	69
pa no	98
pa no despertar	78
pa que	68
pa serl	74
pa serl franc	60
pa siempr	223
pa siempr esto	77
pa tomarmel	111
pa tomarmel toda	88
pacient	144
pacient _ 45	70
pacient de	116
pacient de 45	93
paco	75
paco porq	75
paco porq yo	60
paga	97
paga si	97
paga si uno	77
pagad	92
pal	120
palabr	65
palabr suicid	65
paliativ	-94
paliativ en	-60
panic	-155
papa	-94
papa perd	59
paquet	-59
para	359
para _ despertar	74
para _ ni	65
para _ respirand	65
para _ sangrar	-77
para a	-67
para castigarm	90
para castigarm por	72
para de	-129
para de sangrar	-102
para la	-147
para las	68
para levantarm	108
para levantarm ni	87
para mis	150
para mis cabr	73
para morir	144
para no	124
para no despertar	99
para seguir	108
para seguir respirand	87
parar	60
pare	74
pare _ el	69
pare en	115
pare en el	92
parec _ aliv	73
parec un	152
parec un aliv	98
pared	156
pared a	69
pared hast	87
pared hast romperm	70
paro	-62
paro de	-108
paro puro	62
part voy	81
part voy a	65
pas	-94
pasa por	61
pasad	106
pasad con	80
pasad con pastill	64
pasad ni	96
pasad ni nunc	77
paso	166
paso el	-76
paso el dia	-61
paso la	83
paso la seman	78
paso por	142
paso por decision	66
pass	-72
pastill	270
pastill _ consultor	66
pastill de la	-70
pastill del consultor	88
pastill y	107
pastill y ahor	64
pati	59
paz	186
peatonal	61
peatonal tien	61
pech	-201
pech y	-76
pech y en	-61
pega	136
pega y	110
pego	260
pego _ en	167
pego cabezaz	69
pego cachetad	64
pego comb	98
pego comb en	79
pego punetaz	112
pego punetaz en	90
pelear	145
pelear con	145
pelear con este	77
pelicul	88
pelo y	64
pena estar	60
pens	80
pens _ chocar	75
pens _ estrellar	66
pens en	234
pens en chocar	100
pens en estrellar	87
pens que	-103
pensab	-77
pensab que	-77
pensab que me	-61
pensad	134
pensad en hacerm	-59
pensamient	307
pensamient _ a	128
pensamient de	144
pensamient de hacerm	75
pensamient suisid	214
pensamient suisid a	171
pensand	292
pensand _ matarm	59
pensand en	292
pensand en matarm	79
pensand en quitarm	71
peor	59
peor para	90
peor para castigarm	72
per	-116
perd	67
perd la	208
perdon	79
perdon por	66
pero	131
pero _ aguant	71
pero _ la	91
pero _ realidad	64
pero ahor	-85
pero el suen	60
pero en	202
pero en la	77
pero en realidad	85
pero me	-75
pero no	106
pero no aguant	95
pero por	77
pero por la	61
pero sigo	68
perr cuand	64
perr mord	-60
perr tien	83
perr tien quinc	66
perr y	88
perr y mi	66
pesadill	-80
pesc	73
pica	-269
pica todo	-103
pica todo el	-61
picazon	-147
pich	-67
picor	-159
pido	73
pido hora	75
pie	-148
piel _ cuand	89
piel apost	149
piel apost cuand	119
piens	767
piens _ en	69
piens _ los	77
piens _ se	-67
piens calet	114
piens calet en	92
piens cumplir	129
piens cumplir los	103
piens en	350
piens en el	65
piens en la	70
piens estar	77
piens estar muert	61
piens llegar	98
piens llegar al	78
piens que se	-90
pierd	-65
piern _ hacerm	62
piern hast	176
piern hast hacerm	82
pill	126
pill contand	77
pill contand pastill	61
pill las	71
pinchaz	-81
pinchaz con	-61
pintab	86
pintab nada	86
pintab nada aqui	69
pipi	-100
pipi y	-76
pipi y volv	-61
pis	-69
pise	69
pise en	69
pistol	167
pistol en	77
pistol en la	62
pistol y	97
pistol y dice	78
plac	-62
plan	184
plan _ una	76
plan y	186
plan y una	101
planear	67
planear como	67
planificacion	105
planificacion _ red	63
planificacion sin	105
planificacion sin red	84
plat	190
plat _ muert	81
plat que	134
plat que muert	107
plat y	64
plu	-63
po	-127
po _ saber	-102
po doctor	-61
po quier	-170
po quier saber	-136
po ya	83
po ya no	66
poco _ que	59
poco apetit	-71
poco llev	-62
poco profund	107
poco sin	98
poco sin que	79
polol me	93
pone	-89
pong	190
pong a	67
pong nervios	149
pont	-71
por	342
por _ ardor	64
por _ de	-71
por _ gato	70
por _ ventan	69
por _ y	67
por comer	90
por decision	82
por decision prop	66
por dormir	-62
por el	183
por el ardor	85
por el balcon	77
por el disgust	59
por error	-59
por eso	75
por eso pido	60
por idea	-107
por idea de	-86
por instagram	111
por instagram y	89
por la pae	-59
por la pastill	77
por la ventan	92
por las	-134
por las nub	-67
por lo	74
por lo del	60
por los gato	93
por mi	205
por mi perr	66
por morirs	68
por si	73
por todo	125
por todo no	68
porot	-140
porq	169
porq era	65
porq yo	75
porq yo estab	60
poss	-63
post	186
post _ de	75
post saliend	126
post saliend de	100
post y	80
post y ahor	64
pour	-74
pra	-75
precis	-107
precis de	-89
preferent	116
preferir	148
preferir _ estar	89
preferir no	148
preferir no estar	118
pregunt	118
pregunt por	72
pregunt por mi	77
preguntaban	-107
preguntaban _ idea	-64
preguntaban por	-107
preguntaban por idea	-86
presion	-135
presion en	-61
prim se	68
profund	107
prop	82
proposit	299
proposit pa	69
prueb	-98
prueb me	-98
prueb me hago	-78
psicolog	-100
psicolog y	59
psiquiatr	109
pue	112
pue igual	62
puebl	59
puebl no	59
pued	-257
pued morir	-72
pued parar	98
puent	213
puent _ me	67
puent peatonal	61
puent y	191
puent y me	90
puent y no	63
puert	98
punetaz	199
punetaz _ la	119
punetaz a	87
punetaz a la	70
punetaz en	112
punetaz en la	90
punt	116
punt _ hacerm	83
punt de	138
punt de hacerm	110
puntad	-111
puntad en	-65
pura	180
pura _ de	93
pura cosa	77
pura cosa de	61
pura idea	78
pura idea de	62
puro	351
puro morir	72
puro morirm	107
puro por	62
puse	-107
puse que	-107
q _ mato	61
q asco de	63
q me mato	81
q tomar	67
quand	-247
que	577
que _ cancer	-145
que _ descans	-64
que _ dicen	73
que _ fue	69
que _ les	81
que _ llam	100
que _ mate	122
que _ me	-100
que _ mori	-138
que _ no	60
que _ noten	59
que _ quier	191
que _ va	88
que comer	-73
que con	-119
que con el	-72
que cruz	81
que cruz el	65
que de	82
que de este	66
que den	-107
que den los	-86
que desaparezcan	-101
que desaparezcan esta	-81
que dio	78
que duel	119
que es	107
que este	91
que este era	73
que esto bien	77
que esto sord	-78
que estorb	81
que estorb en	65
que examen	-66
que he	64
que la	89
que le	-60
que lo	105
que lo noten	79
que me	255
que me cort	65
que me dicen	97
que me llam	133
que me mate	163
que me mori	-184
que me sale	79
que me separ	-61
que mejor	61
que muert	195
que muert les	107
que no descans	-86
que no pintab	69
que no se	-75
que nunc	-62
que pa	68
que paso	60
que piens	81
que piens en	64
que preferir	76
que preferir no	61
que prueb	-98
que prueb me	-78
que quier	162
que quier es	80
que se	592
que se acabas	71
que se fue	92
que se quier	153
que se va	59
que sea	-151
que sea cancer	-193
que seguir	77
que si	153
que sient	60
que teng	-292
que teng en	-98
que vacun	-60
que ya	85
qued nada	64
qued sin	115
qued todo	-80
qued todo lo	-64
quedad en	-72
quedan	-114
quedan fuerz	-91
quedarm	99
quedarm a	96
quedarm a sola	77
quem	147
quem _ el	61
quem _ piel	89
quem con	73
quem con el	81
quem la	106
quem la piel	119
quemarm	157
quemarm _ el	94
quemarm con	157
quemarm con el	126
querer	-125
queriend	145
queriend estar	77
queriend estar muert	62
queriend morirm	68
quest	-109
qui	-73
quier	492
quier _ con	70
quier _ desaparezcan	-61
quier _ el	-99
quier _ mas	69
quier _ morirm	64
quier _ ni	-60
quier _ po	-75
quier _ que	-138
quier _ teng	-108
quier acabar con	68
quier bajar	79
quier dejar	-208
quier descansar	96
quier descansar pa	77
quier desvivir	158
quier desvivir jaja	60
quier desvivir po	66
quier es	101
quier es el	60
quier estar	71
quier ir	152
quier ir de	70
quier levantarm	-125
quier matarl	-60
quier morir	149
quier morir teng	-144
quier morirm	-111
quier morirm po	-136
quier puro	281
quier puro morirm	86
quier que	77
quier que desaparezcan	-81
quier quitarm	-62
quier saber	-170
quier saber que	-136
quier seguir	82
quier seguir viviend	65
quier terminar con	67
quier vivir	127
quieren	99
quieren _ me	59
quieren que	99
quieren que me	79
quinc	83
quinc ano	83
quit	63
quit _ dolor	60
quit este	100
quit este dolor	80
quitarm de	89
quitarm de en	71
quitarm el	-62
quitaron	66
quitaron la	66
rajo	139
rajo _ braz	95
rajo los	158
rajo los braz	127
rasc	-66
rasgun las	73
rata	68
rata desp	68
rato	134
rato y	59
realidad	106
realidad _ idea	64
realidad teng	106
realidad teng idea	85
recaid	104
recaid _ el	62
recaid con	104
recaid con el	83
recet de	64
recien	244
red	78
red _ apoy	63
red de	105
red de apoy	84
regal	109
regl	-64
rehabilitacion	-79
rehabilitacion no	-79
rehabilitacion no me	-63
remed	-92
respirand	304
responder	111
responder _ super	67
responder andab	111
responder andab super	89
reunirm	116
reunirm _ el	69
reunirm con	116
reunirm con el	92
rodill	-85
roja	-102
romperm	87
romperm la	87
romperm la mano	70
ronc	-182
ruid	-113
ruid que	-67
ruptur	-61
s	-74
sabad me	62
sabe	225
sabe en	82
sabe en casa	66
sabe y	60
saber	-290
saber _ teng	-102
saber que	-213
saber que teng	-136
saber si	-66
sale sangr no	79
salfuman	86
salfuman llev	86
salfuman llev seman	69
sali	-147
sali sangr	-63
salid	68
salid debo	97
salid debo 60	78
saliend	126
saliend _ la	75
saliend de	126
saliend de la	100
saltar	117
saltar _ balcon	70
saltar del	117
saltar del balcon	94
salud	79
salud mental	79
salv	83
salv mi	83
salv mi vecin	66
sang	-97
sangr	-131
sangr _ otra	62
sangr en	85
sangr en la	79
sangr hoy	103
sangr hoy otra	82
sangr no	84
sangr no pued	79
sangrand	-60
sangrar mi	73
sant	98
sant sola	98
sant sola y	78
se	-247
se _ cortad	64
se _ en	-67
se _ mi	77
se _ morir	63
se _ quit	60
se acabas	88
se acabas la	71
se cayo	-95
se despid	111
se despid por	89
se esta	103
se fue	86
se fue mi	92
se ha	121
se ha bebid	69
se ha cortad	85
se hace	-60
se mata	93
se mato	-78
se me	-312
se me ha	-63
se me mete	65
se me quit	80
se quier	191
se quier morir	83
se suicid pregunt	77
se tira	110
se trag	68
sea	-145
sea cancer	-241
seguir	470
seguir respirand	304
seguir viviend	105
segur de	65
sei	62
sei mes	158
sem	-122
seman	121
seman _ lo	71
seman _ sola	107
seman casi	119
seman casi lo	95
seman diciend	86
seman diciend que	69
seman sant	98
seman sant sola	78
seman sin	67
seman y sola	65
sempr	-67
senor	91
senor dice pura	61
senor dice que	-78
sentad en	75
sentad en la	60
sentid	189
sentid _ seguir	82
sentid a	137
sentid a seguir	109
separ	-76
sera	-156
seri	213
seri _ digo	60
seri le	100
seri le digo	80
serl	74
serl franc	74
serl franc veng	60
sertralin	234
sertralin recien	210
si	902
si _ el	78
si _ fuer	63
si _ me	107
si _ muer	135
si _ se	164
si e	-72
si es	-66
si falt	-65
si la	63
si me	512
si me atropell	75
si me muer	180
si no	328
si no despiert	-65
si no fuer	84
si no me	142
si no se	80
si uno	97
si uno se	77
si vei	112
si vei el	89
si yo	148
siempr	221
siempr esto	96
siempr esto cansad	77
sient	232
sient _ me	84
sient floj	-71
sient que	226
sient que estorb	65
sient que me	112
sient vaci	98
sient vaci y	78
sigo	151
sigo aqui	83
sigo aqui por	66
sigo queriend	68
sin	216
sin _ adred	82
sin _ de	62
sin _ en	-64
sin _ lo	59
sin _ y	128
sin dormir	100
sin dormir y	80
sin los	64
sin mirar	137
sin mirar adred	110
sin plat	64
sin que	98
sin que lo	79
sin querer	-112
sin red	105
sin red de	84
sin vivir	-107
sin vivir en	-86
sinc	-110
sincerament	122
sincerament _ muert	73
sincerament la	122
sincerament la muert	98
sintrom	115
sintrom _ proposit	90
sintrom a	150
sintrom a proposit	120
sirv mas	134
so	-104
sobr	-75
sobremes	-73
sofoc	-83
soga	245
soga _ el	147
soga en	245
soga en el	196
sola	241
sola con	96
sola con los	77
sola en	82
sola en el	65
sola y	108
sola y no	78
solicit	221
solicit _ con	63
solicit _ preferent	70
solicit hora	105
solicit hora con	84
solicit valoracion	116
solicit valoracion preferent	93
solo	368
solo _ reunirm	69
solo en	110
solo esper	116
solo esper reunirm	92
solo esto	-70
solo me	-71
solo piens	61
solo se	66
solo sigo	83
solo sigo aqui	66
solo teng	72
solter	67
solter los	67
solucion	60
solucion ya	60
son	-80
son nerv	-74
son nerv por	-59
sono	-165
sord	-171
sord _ tapi	-79
sord como	-132
sord como tapi	-106
soy	474
soy _ carg	67
soy _ en	67
soy del	72
soy lesbian	62
soy mama	67
soy temporer	64
soy un	120
soy un estorb	76
soy una	87
soy una carg	69
su	161
su _ dia	85
su ultim	142
su ultim dia	114
sube	-96
sube hast	-73
subi	134
subi _ la	67
subi a	112
subi a la	90
subid	75
subid la	96
subid la fluoxetin	77
subir	-135
subir _ ascensor	-67
subir en	-112
subir en ascensor	-90
suegr	-77
suel	-66
suel del	-66
suen	-148
suen pero	74
suen pero el	60
suen que quier	60
suen todo	-77
suen todo el	-61
sui	-94
suicid	-101
suicid _ planificacion	63
suicid _ por	115
suicid cuand	-65
suicid es	96
suicid es por	77
suicid pregunt	97
suicid pregunt por	77
suicid solo	-175
suicid y	182
suicid y me	92
suicid y planificacion	84
suicidar	64
suicidar si	74
suicidar si no	59
suicidarm	90
suisid	214
suisid _ diar	128
suisid a	214
suisid a diar	171
sull	-61
super	92
super mal	111
sur se	82
sur se me	65
suspender	66
suspender y	66
sust	-85
sust a	-82
sust a la	-65
sust que	-61
ta	-85
tal	-59
tal que	-59
tall	152
talon	-77
tambien	130
tambien _ los	62
tambien con	104
tambien con los	83
tambien pero	77
tambien pero por	61
tant	-79
tant _ que	81
tant plat	134
tant plat que	107
tant que	-94
tapi	-132
taquicard	-67
tard	-168
tata	-60
tech	115
tech _ edific	69
tech del	115
tech del edific	92
tem	-86
temblor	-86
temporer	64
temporer qued	64
tendinit	-63
tener	90
tener _ bebe	70
tener un	117
tener un bebe	94
teng	479
teng 15	77
teng 15 me	62
teng _ con	62
teng _ cuerd	97
teng _ de	127
teng _ hoja	102
teng _ plan	94
teng _ soga	112
teng _ y	70
teng clarisim	77
teng en	-164
teng en el	-98
teng escopet	72
teng gana	139
teng gana de	111
teng la	224
teng la escopet	69
teng la hoja	135
teng la soga	149
teng nada	-77
teng recaid	104
teng recaid con	83
teng todo	138
teng un plan	125
teng una	113
teng una cuerd	130
tenh	-129
tension	-154
tension por	-64
termin	109
termin _ todo	74
termin con	118
termin con todo	99
terminar _ todo	63
terminar con todo	85
terror	-61
tete	-68
the	-194
thi	-80
tia	102
tia nadi	78
tia nadi m	63
tien	60
tien 12	61
tien brill	83
tien brill na	66
tien con	-81
tien el movil	66
tien loco	63
tien muert	-66
tien pesadill	-80
tien quinc	83
tien quinc ano	66
tienen	-98
ties	-61
tio no	89
tio no aguant	71
tio se	-67
tip	152
tip top	158
tira	59
tira del	61
tirar	67
tirar al	65
tirarm	211
tirarm a	83
tirarm a la	67
tirarn	96
tirarn por	96
tirarn por el	77
tiro asi	63
tiroid	-91
to	-163
toda	106
toda la	-86
toda las	109
toda las noch	117
toda part	81
toda part voy	65
todo	689
todo descansarian	60
todo el	-97
todo el dia	-100
todo el rato	70
todo en	-93
todo esta	85
todo esta noch	68
todo list	89
todo lo	-80
todo lo blanc	-64
todo los	82
todo los dia	66
todo mejor	86
todo no	80
todo perdon	66
tomad una	80
tomad una caja	64
tomar	195
tomar _ no	74
tomar _ sintrom	90
tomar el	150
tomar el sintrom	120
tomar para	124
tomar para no	99
tomarmel	111
tomarmel toda	111
tome	147
tome _ veint	126
tome _ y	73
tome clor	122
tome clor y	98
tome como	210
tome como veint	168
tome dos	-99
tome toda	59
tomo	-71
top	157
tos	-223
tos de	-98
tos de perr	-78
tos llev	-62
toss	-66
total	86
toy	106
toy _ de	63
toy chat	106
toy chat de	85
trabaj	-154
trag el	68
tragar	83
tramadol	88
tramadol necesit	98
tramadol necesit pa	78
trankimazin	80
trankimazin a	80
trankimazin a post	64
traster	186
trat	162
trat de	83
trat de matarm	66
trat el	80
trat el ano	64
tratamient _ cancer	77
tratamient del	128
tratamient del cancer	103
tre _ y	115
tre dia	-112
tre seman	128
tre seman y	110
tre vec	116
tren fue	-62
trip	-137
trist	-101
tuicion	66
tuicion de	66
turn	-303
turn _ me	-72
turn de	-62
turn no	-122
turn no me	-95
tutt	-67
ultim	136
ultim dia	142
um	-156
uma	-181
un	116
un _ de	169
un _ mas	62
un _ para	65
un _ que	-111
un _ saliend	75
un _ se	-63
un _ volviend	66
un _ y	159
un accident	-63
un aliv	122
un aliv y	98
un ardor	-73
un audi	88
un bebe	117
un bebe y	94
un cabr	91
un cabr de	73
un camion	109
un camion volviend	87
un cartel	65
un companer	81
un companer de	65
un dia	147
un dia mas	67
un estorb	95
un favor	76
un mensaj	83
un mensaj de	66
un mes	68
un plan	157
un plan y	125
un post	126
un post saliend	100
un rato	59
un senor	112
un suen	-73
un tio	-90
un vaso	140
un vaso de	112
una	350
una _ amarrad	97
una _ esta	86
una _ me	65
una caja	80
una caja de	64
una cart	92
una cart para	73
una chic	98
una chic del	79
una cuerd	162
una cuerd amarrad	130
una fech	127
una foto	98
una foto con	79
una herid esta	61
una leser	68
una micr	98
una micr me	61
una pistol	101
una pistol en	62
una puntad	-84
una seman	-109
una soga	59
una y	90
una y cosa	72
une	-91
unic	184
unic que	106
unic que me	64
uno se	84
uno se suicid	77
up	-108
usuar	105
usuar _ ideacion	63
usuar con	105
usuar con ideacion	84
va	112
va _ olla	67
va _ tirar	62
va a tirar	83
va en	115
va la olla	90
vaci	98
vaci y	98
vaci y la	78
vacun	-69
vacun necesit	-60
vai	-76
vale	73
vale la	60
valg	97
valg mas	97
valg mas muert	78
valoracion	116
valoracion preferent	116
van	-85
vaso	132
vaso _ leji	84
vaso de	140
vaso de leji	112
vec	296
vec _ cruz	82
vec el	-59
vec en	60
vec he	68
vec me	137
vec me cruz	110
vecin desd	83
vecin desd ahi	66
vecin y	-60
vei	112
vei _ movil	67
vei el	112
vei el movil	89
veint	172
veint _ recien	126
veint sertralin	210
veint sertralin recien	168
veng por	74
veng por lo	60
ventan	116
ventanill	-80
veo otra	-62
veo salid	119
veo salid debo	78
ver	144
ver _ me	102
ver si	174
ver si me	140
veran	70
veran piens	77
veran piens estar	61
verd	-71
verdad	146
verdad es	76
verdad es que	61
verdad preferir	72
vesicul	-66
vez que cruz	65
viaduct	192
viaduct mallec	60
viaduct sient	81
viaduct sient que	65
vida	591
vida _ terminar	63
vida en	-82
vida imposibl	82
vida m	78
vida m kier	63
vida paga	97
vida paga si	77
vida quier	127
vida quier terminar	85
vida y	67
viej	108
viejit	59
vienen	84
viern	-67
vitamin	-151
viva	165
viva hast	79
viva hast abril	63
viviend	105
vivir	336
vivir _ mi	-64
vivir a	-62
vivir asi	74
vivir en	-107
vivir en mi	-86
vivir lo	99
vivir lo teng	61
vivo	135
vivo _ vivir	-64
vivo a	59
vivo sin	-135
vivo sin vivir	-86
vivo solo	72
voc	320
voc _ dicen	68
voc _ me	73
voc _ que	59
voc me	113
voc me dicen	90
voc que	121
voc que me	97
voc quieren	99
voc quieren que	79
volv	369
volv _ copet	59
volv _ cortarm	95
volv _ los	59
volv _ quemarm	94
volv a	389
volv a cortarm	127
volv a los	79
volv a quemarm	126
volv al	99
volv al copet	79
volv desd	-76
volv desd que	-61
volver	119
volviend	109
volviend _ curr	66
volviend del	109
volviend del curr	87
vomit	-134
vomitad	-77
voy	366
voy a	333
voy a dejar	65
voy a durar	63
voy a morir	-61
voy yo	77
voy yo tambien	61
vuelt	233
vuelt _ cortar	80
vuelt a	198
vuelt a cortar	106
wn	141
wn kier	72
wn no	70
y	580
y _ a	108
y _ arde	73
y _ como	-61
y _ con	120
y _ da	83
y _ de	152
y _ dese	73
y _ en	68
y _ es	110
y _ fech	94
y _ he	95
y _ me	82
y _ no	132
y _ noch	88
y _ para	-102
y _ pego	77
y _ que	152
y _ se	207
y _ sin	63
y _ verdad	89
y _ volver	71
y ahi	66
y ahor	128
y ahor esto	64
y ahor teng	77
y anoch	123
y anoch la	61
y apart	64
y ayer	59
y cada noch	69
y con	-222
y cosa	90
y cosa peor	72
y dejo	111
y dejo de	89
y despedid	84
y dice	184
y dice que	147
y el	-183
y el juev	61
y ella	-60
y en	-76
y en el	-61
y eso	68
y esta	-77
y fantas	117
y fantas con	94
y gana	85
y gana de	68
y hace	60
y hay	60
y la	211
y la dese	98
y la idea	78
y la verdad	118
y las cuent	73
y le	97
y lleg	61
y llor	-66
y me	313
y me arde	98
y me bajo	90
y me da	110
y me pego	140
y me qued	-64
y me salv	66
y me vienen	67
y mi	-95
y mi hijo	-72
y mi perr	66
y no abre	79
y no conf	62
y no es	147
y no para	-136
y no piens	78
y no pued	-70
y no teng	-104
y no volver	95
y nunc	70
y pensamient	93
y pensamient de	75
y planificacion	105
y planificacion sin	84
y que	234
y que no	62
y que se	71
y ronc	-67
y sali	-68
y se	-185
y sigu	-61
y sin	115
y sofoc	-64
y sola	82
y sola en	65
y solo	66
y tambien	104
y tambien con	83
y teng	-85
y teng la	-77
y trip	-92
y una	114
y una fech	101
y valg	97
y valg mas	78
y volv a	79
y volv desd	-61
y ya	80
y yo	235
y yo no	84
y yo quier	62
ya	788
ya _ buen	98
ya _ elegid	65
ya _ hoy	74
ya _ me	-108
ya _ quier	122
ya _ todo	61
ya _ voy	64
ya con	-71
ya es	60
ya esta	143
ya esta buen	131
ya fue	124
ya fue hoy	99
ya he	67
ya me	136
ya me habr	75
ya no	132
ya no doy	-70
ya no me	-121
ya no quier	152
ya no tien	66
ya no voy	86
ya teng	112
yo	853
yo creo	82
yo creo que	66
yo era	-65
yo estab	75
yo estab sentad	60
yo faltar	60
yo me	63
yo no	196
yo quier	77
yo tambien	77
yo tambien pero	61
yo ya	110
zumb	-79
اكل	-59
انا	-120
بس	-86
بعد	-74
راس	-69
علي	-113
عم	-93
عند	-99
في	-137
ما	-125
من	-298
نفس	-61`,
};
