import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const spanishWeights: TextWeights = {
  bias: -5.7,
  least: 0.475,
  features: `+^abr	84
+^aca	114
+^acab	92
+^adr	68
+^adre	68
+^agu	-60
+^ahor	66
+^ano	134
+^anoc	108
+^anos	67
+^ant	-106
+^anti	-75
+^apo	66
+^aqu	65
+^aqui	68
+^aut	89
+^auto	94
+^beb	79
+^bebi	73
+^bie	-61
+^bien	-61
+^bus	62
+^cal	-70
+^can	-82
+^cas	126
+^cole	60
+^com	-122
+^com$	-60
+^comi	-65
+^con	89
+^cont	90
+^cort	154
+^cua	111
+^cuan	113
+^cur	64
+^da$	-67
+^dej	167
+^deje	103
+^den	-68
+^dent	-71
+^dep	-77
+^des	133
+^dese	63
+^desp	184
+^di$	-64
+^diar	72
+^dic	271
+^dice	167
+^dici	99
+^die	-68
+^due	-96
+^duel	-67
+^en$	98
+^es$	68
+^esca	-61
+^escr	76
+^est	206
+^esta	179
+^esto	94
+^gan	121
+^gana	127
+^gra	-76
+^hab	86
+^hac	132
+^hace	106
+^hag	85
+^hago	67
+^has	84
+^hast	100
+^he$	127
+^hoy	76
+^hoy$	76
+^ide	94
+^idea	101
+^il$	-74
+^ins	101
+^je$	-78
+^kie	130
+^kier	130
+^lis	61
+^list	61
+^lla	91
+^llam	78
+^llev	69
+^lo$	255
+^los$	69
+^mana	78
+^mand	66
+^mas	130
+^mas$	143
+^mat	80
+^me$	108
+^medi	65
+^mej	92
+^mejo	92
+^men	63
+^mi$	127
+^mir	108
+^mira	92
+^mis	136
+^mis$	83
+^mism	60
+^mori	151
+^morr	-61
+^mun	87
+^mund	71
+^mur	-60
+^my$	-63
+^naci	65
+^nad	93
+^nadi	161
+^nao	-74
+^nao$	-74
+^nec	61
+^nece	64
+^ni$	-69
+^no$	90
+^oja	170
+^ojal	170
+^pa$	104
+^pan	-66
+^par	97
+^para	83
+^pare	63
+^pas	74
+^past	61
+^peg	76
+^pego	65
+^pen	148
+^pens	156
+^perd	62
+^pic	-197
+^pica	-128
+^pie	114
+^pien	190
+^pla	120
+^plan	92
+^por	82
+^por$	86
+^pref	72
+^pres	-66
+^prop	82
+^pued	-67
+^pur	128
+^puro	87
+^qua	-78
+^quan	-68
+^que	96
+^que$	151
+^quem	69
+^qui	147
+^quie	139
+^rec	63
+^reci	62
+^resp	86
+^sang	-76
+^seg	111
+^segu	111
+^si$	226
+^sie	83
+^sog	61
+^soga	63
+^sol	222
+^sola	63
+^solo	102
+^son	-74
+^soy	121
+^soy$	121
+^sue	-80
+^teng	96
+^tir	62
+^tira	99
+^tod	171
+^todo	177
+^tom	73
+^toma	66
+^tos	-101
+^tra	96
+^trab	-63
+^tur	-77
+^turn	-76
+^una	91
+^una$	102
+^val	71
+^vec	83
+^vece	77
+^vei	72
+^vid	139
+^vida	148
+^viv	173
+^vivi	122
+^voc	79
+^voce	79
+^vol	116
+^volv	142
+^voy	97
+^voy$	97
+^vuel	65
+^ya$	158
+^yo$	215
+^من$	-74
+abaj	-76
+abajo	-59
+abra	68
+abra$	69
+acab	92
+acerm	78
+acido	63
+acio	88
+ada$	-119
+adie	157
+adie$	161
+ado$	104
+adre	95
+adred	68
+ago$	64
+ahor	66
+ahora	80
+ala$	133
+alco	75
+ama$	76
+amie	96
+amien	100
+ana$	104
+anan	78
+anana	78
+anas	110
+anas$	125
+and$	-60
+anda	83
+anden	60
+anoc	108
+anoch	108
+anos	75
+anos$	79
+anti	-63
+aqui$	68
+ara$	125
+aran	74
+aria	146
+aria$	89
+ario$	67
+arme	374
+arme$	361
+arte	60
+asi$	79
+aso$	92
+asta	111
+asta$	97
+asti	93
+astil	65
+atan	-62
+atar	70
+atarm	120
+ate$	61
+auto	94
+azo$	-116
+azon	-76
+azon$	-76
+azos	145
+azos$	145
+bajo	-59
+bebi	73
+bril	62
+cen$	62
+cerm	78
+cerme	78
+ces$	103
+cesi	62
+cesit	64
+cho$	-91
+cien	184
+ciend	105
+cion$	60
+colo	-83
+com$	-60
+comi	-65
+cont	93
+contr	59
+cort	154
+corta	76
+corte	96
+cuan	113
+cuant	83
+cuen	69
+cuent	69
+das$	90
+deaci	61
+deje	103
+deje$	75
+dent	-109
+dente	-60
+des$	-88
+dese	63
+deseo	64
+desp	184
+despe	160
+diar	72
+diari	94
+dice	167
+dice$	109
+dicen	63
+dici	97
+dicie	99
+die$	151
+dred	67
+drede	68
+duel	-67
+duele	-75
+eaci	61
+eacio	61
+eces	137
+eces$	77
+ecesi	64
+echa	69
+ede$	65
+edo$	-95
+efer	64
+ego$	90
+egui	106
+eguir	127
+eje$	75
+ejor	92
+ejor$	92
+ele$	-73
+elo$	-76
+emo$	80
+enci	-60
+ende	77
+endo	156
+endo$	137
+engo	91
+engo$	105
+ensa	170
+ensam	73
+ensan	74
+enso	132
+enso$	166
+ente$	100
+enti	73
+ento	104
+entos	114
+ere$	-63
+eria	61
+eria$	62
+erme$	80
+ero$	248
+erta	149
+ertar	128
+ervi	-73
+escr	75
+escri	75
+eseo	64
+eseo$	64
+esit	63
+esito	64
+espe	139
+esper	114
+esta	142
+estar	220
+estoy	133
+evo$	77
+gado	71
+gado$	76
+gana	127
+ganas	127
+gran	-64
+guir	127
+guir$	127
+gust	81
+hace	106
+hago	67
+hago$	67
+hast	100
+hasta	100
+hora$	74
+hoy$	76
+ian$	62
+iari	91
+iario	74
+ica$	-97
+ice$	95
+icen$	63
+icie	93
+icien	98
+ico$	-60
+ida$	214
+idea	97
+ido$	67
+iemp	70
+iend	227
+iendo	198
+iens	191
+ienso	191
+ient	111
+iento	131
+iera	74
+iera$	74
+iero	196
+iero$	243
+inch	-74
+incha	-68
+ing$	-84
+inte	89
+iran	81
+irand	82
+irar	129
+irarm	62
+ire$	-83
+irme	193
+irme$	193
+isis	-59
+isis$	-59
+isto	83
+itar	85
+ite$	-67
+itos	-66
+itos$	-63
+ivir	121
+ivir$	121
+jala	170
+jala$	170
+jor$	92
+jos$	64
+kier	130
+kiero	130
+lan$	62
+las$	80
+legi	63
+lina	103
+lio$	-62
+llam	74
+llev	69
+lor$	-63
+los$	71
+lvi$	122
+mana	105
+manan	78
+marm	65
+marme	67
+mas$	149
+matar	73
+mejo	92
+mejor	92
+mien	99
+mient	86
+mira	91
+mis$	81
+mism	60
+mori	150
+morir	195
+morr	-91
+muert	69
+mund	71
+mundo	71
+murio	-64
+naci	65
+nacid	67
+nadi	161
+nadie	161
+nana	78
+nana$	78
+nao$	-74
+nari	-67
+nas$	132
+ncha	-96
+nden	60
+ndo$	172
+nece	66
+neces	64
+nes$	-77
+ngo$	129
+noch	136
+noche	136
+nos$	81
+nsad	63
+nsam	72
+nsami	77
+nsand	74
+nso$	145
+nsul	88
+ntas	68
+nte$	149
+ntos	149
+ntos$	149
+ntur	-60
+oca$	-62
+oces	80
+oces$	80
+oche	152
+oche$	132
+odas	61
+odas$	61
+odo$	116
+odos	66
+odos$	66
+ojal	170
+ojala	170
+olo$	104
+olor	-66
+olvi	106
+olvi$	122
+omar	74
+opos	79
+oposi	68
+orir	195
+orir$	123
+orirm	87
+orre	-61
+ortar	62
+ortes	95
+osit	86
+osito	75
+osta	93
+osta$	82
+paga	74
+para	81
+para$	88
+pasti	63
+pego	65
+pego$	65
+pens	153
+pensa	153
+perd	62
+pert	94
+perta	126
+pica	-128
+pica$	-65
+pien	190
+piens	191
+pira	72
+piran	76
+plan	91
+por$	86
+posi	79
+posit	72
+post	87
+posta	66
+pref	72
+prefe	65
+pres	-124
+presi	-68
+prop	82
+propo	72
+pued	-67
+puro	87
+puro$	87
+quan	-68
+que$	138
+quem	69
+quemo	82
+queri	65
+quie	118
+quier	126
+raba	-69
+rand	109
+rando	76
+rano	62
+rano$	66
+rar$	59
+rarm	62
+rarme	62
+ras$	-65
+razo$	-74
+razos	85
+rdo$	-76
+rede	68
+rede$	68
+refe	64
+refer	64
+resi	-60
+resio	-68
+resp	86
+ria$	115
+rir$	114
+rirm	87
+rirme	87
+rme$	540
+ropo	72
+ropos	73
+rtar	187
+rtar$	96
+rtarm	74
+rtes	136
+rtes$	136
+saber	-72
+sami	74
+samie	78
+sand	73
+sando	73
+sang	-76
+scri	60
+segu	101
+segui	106
+seo$	93
+sion	-60
+sion$	-74
+sis$	-60
+sito	134
+sito$	147
+soga	63
+soga$	63
+sola	60
+solo	102
+solo$	102
+soy$	121
+sper	112
+spert	110
+spira	72
+sta$	148
+star	237
+star$	151
+stari	84
+storb	63
+stoy	133
+stoy$	133
+tar$	253
+tarm	197
+tarme	197
+teng	96
+tengo	96
+tia$	66
+tira	99
+tirar	92
+todas	61
+todo	177
+todo$	119
+todos	68
+toma	68
+tomar	74
+torb	63
+toy$	156
+trab	-63
+traba	-63
+turn	-76
+turno	-75
+uant	99
+uedo	-75
+uedo$	-75
+uele	-81
+uemo	82
+uemo$	82
+uent	90
+ueri	64
+uert	69
+uest	-83
+uevo$	61
+uier	126
+uiero	123
+uir$	127
+una$	78
+undo	79
+undo$	90
+unto	73
+unto$	70
+ura$	-80
+urio	-64
+urio$	-64
+urno	-75
+uro$	96
+vece	77
+veces	77
+vida	141
+vida$	142
+vir$	119
+vivi	152
+vivir	121
+voce	79
+voces	80
+volv	134
+volvi	111
+voy$	97
+vuel	65
+zon$	-76
+zos$	145
000	101
000 _ y	61
000 euro	101
000 euro y	81
10	-73
13	234
13 _ se	66
13 ano	111
13 ano se	89
13 se	71
14	130
15	184
15 me	83
15 me hago	66
16	117
16 me	91
160	-91
17	-63
18	80
18 trat	84
18 trat de	67
2	-63
25	134
3	-193
38	-77
39	-161
4	-93
40	-63
45	116
45 _ con	71
45 ano	119
45 ano con	95
5	-160
50	-108
50 _ y	-63
50 ano	-105
50 ano y	-84
6	-64
60	90
60 000	101
60 000 euro	81
60 _ euro	61
8	-119
80 ano	63
84	73
a _ a	-66
a _ barandill	68
a _ con	163
a _ de	82
a _ desp	97
a _ esta	72
a _ esto	83
a _ respirand	82
a _ sin	60
a alguien	138
a alguien esto	110
a cortar	89
a cortarm	162
a cortarm desp	129
a dejar	116
a dejar de	64
a diar	295
a durar	78
a durar viva	63
a estar	120
a la anestes	-65
a la barandill	91
a la line	66
a la pared	70
a llorar	64
a los cort	78
a los paco	60
a mi	-241
a mis	73
a morir	-217
a nadi	110
a necesitar	61
a orinar	-69
a planear	64
a poco sin	79
a post	79
a post y	63
a proposit	297
a punt	138
a punt de	110
a quemarm	156
a quemarm con	124
a seguir	137
a seguir respirand	109
a sola	100
a sola con	82
a suspender	67
a tirar	106
a vec	165
a vec me	110
a ver	79
abaj	-97
abiert	84
abra	183
abra _ ojo	88
abra los	147
abra los ojo	118
abre	98
abre la	98
abre la puert	78
abril	157
abril no	78
abril no voy	63
aburrid	224
aburrid _ vivir	128
aburrid de	224
aburrid de vivir	171
aca	77
acab	171
acab _ tener	71
acab de	175
acab de tener	95
acabar	65
acabar _ mi	76
acabar con	183
acabar con mi	101
acabar con todo	76
acabaron	64
acabaron las	64
acabas	88
acabas la	88
acabas la pelicul	70
accident	-117
accident y	-63
acost	62
acuest	-91
adio	63
adio y	63
adolescent	-83
adred	272
adred _ esta	81
adred ya	135
adred ya esta	108
aer	124
aer _ cort	74
aer me	124
aer me cort	99
afeitandom	-125
afeitandom y	-125
afeitar	176
afeitar _ lado	106
afeitar al	176
afeitar al lado	141
after	-67
agua	-137
aguant	127
aguant _ este	-65
aguant el	-68
aguant mas el	72
aguant mas este	-87
aguant un	88
aguant un dia	71
aguit	-91
aguj	-92
aguj en	-63
ahi	126
ahi me	84
ahi me duel	67
ahi se	64
ahog	-82
ahor	321
ahor _ en	89
ahor esto	123
ahor esto en	65
ahor me asust	63
ahor teng	62
ahor teng idea	76
ahor va	67
ai	-168
aire	-129
al	69
al _ ahor	106
al bano	-105
al copet	98
al copet y	78
al gato	61
al grup	81
al grup y	65
al lado	94
al lado ahor	141
al lun	95
al metr	64
al perr	71
alamed	137
alamed _ mirar	82
alamed sin	137
alamed sin mirar	110
alcohol	105
alcohol _ tambien	65
alcohol y	109
alcohol y tambien	87
alerg	92
algo	-61
alguien	210
alguien _ a	83
alguien esto	138
alguien esto a	110
aliv	107
aliv _ la	72
aliv y	120
aliv y la	96
alta	-121
alta y	-71
alumn	76
amarrad	170
amarrad _ la	102
amarrad en	170
amarrad en la	136
amig 16	63
amig ha	81
amig ha mandad	65
amig y	-71
analis	-118
and	-200
andab	113
andab _ mal	68
andab super	113
andab super mal	90
anden	102
anden me	74
ando con	161
ando con gana	72
ando con insomn	69
ando pensand	98
ando pensand en	78
anestes	-174
anestes y	-81
anestes y si	-65
angust	166
angust _ fueron	69
angust hoy	115
angust hoy fueron	92
angust y	86
angust y gana	69
ano	154
ano _ ha	66
ano _ ideacion	71
ano _ mare	-63
ano con	119
ano con ideacion	95
ano opositand	67
ano pasad con	65
ano se	107
ano se ha	89
ano y mare	-84
anoch	432
anoch _ feo	74
anoch _ pare	70
anoch esta	123
anoch esta feo	98
anoch fui	-69
anoch la	79
anoch la pill	64
anoch me	117
anoch me pare	94
ansiedad	-199
ant muert	60
antecedent	-71
antecedent familiar	-65
anticoagulant	-61
apagad	142
apagad _ me	69
apagad no	115
apagad no me	92
apagar el	-66
apart	62
apart contarl	65
apetit	-146
apost	190
apost _ me	90
apost cuand	150
apost cuand me	120
apoy	104
apoy _ hora	62
apoy solicit	104
apoy solicit hora	83
aqui	272
aqui por	82
aqui por mi	65
aran	208
aran _ piern	64
aran las	155
aran las piern	85
aran los	63
arde todo	120
ardiend	-67
ardor _ estomag	64
ardor de	106
ardor de estomag	85
ardor que	-72
armar y	94
armar y cada	75
arranc el	62
arreglad	69
arreglad papel	69
arrib	66
arrib del	80
arrib del puent	64
artros	-60
as	-119
asad	-84
ascensor	-110
ascensor _ que	-66
ascensor piens	-110
ascensor piens que	-88
asco	93
asco de	78
asco de vida	63
asi	174
asi de	63
asi lo	76
asust	70
asust mas	71
at	-68
atiend	60
atiend en	60
atrev	160
atropell	96
atropell una	74
atropell una micr	59
au	-121
audi	155
audi diciend	127
audifon	-73
auto	125
auto _ un	75
auto contr	125
auto contr un	100
autolesion	134
autolesion diar	84
autolesion diar desd	67
autolitic	119
autolitic _ solicit	71
autolitic estructurad	119
autolitic estructurad solicit	95
autov a	67
avec	-80
ayer _ subi	68
ayer me	114
ayer me subi	91
ayud	80
ayud esto	80
ayud esto arrib	64
baja	-142
bajar	72
baje	72
baje 7	61
baje _ kilo	74
baje cinc	62
bajo _ senor	68
bajo un	114
bajo un senor	91
balcon	211
bano	-114
bano del	85
bano del coleg	68
barand	75
barand por	75
barand por eso	60
barandill	114
barandill _ puent	68
barandill del	114
barandill del puent	91
barrig dond	83
barrig dond nadi	66
bastant	70
bastant abiert	72
bebe _ fantas	71
bebe y	119
bebe y fantas	95
bebi	209
bebi _ vaso	86
bebi un	143
bebi un vaso	114
bebi y	67
bebid	85
bebid el	85
bebid el salfuman	68
bibir	146
bibir mas	146
bien	-242
bien pero en	78
bien y	-70
blanc	-129
blanc del	-80
blanc del ojo	-64
boca	-152
bodeg	170
bomber	74
bomber pa	74
bomber pa siempr	59
bord	103
bord _ tech	70
bord del	103
bord del tech	94
braz	166
braz _ el	95
braz con	105
braz con el	126
braz hast	148
braz hast dejarm	68
braz le	71
braz me	-77
braz me voy	-61
braz y trip	-73
brill	97
brill na	97
buen	152
bull	59
bull en	59
busc	129
busc form	98
busc form de	78
busc necesit	88
busc necesit que	70
busq	70
busqu	115
c	-69
ca	-107
cabez caminar	81
cabez caminar haci	64
cabez hast	98
cabez hast que	78
cabez y	-66
cabezaz en	70
cabr	150
cabr de	89
cabr de mi	71
cabr y	91
cabr y las	73
cachar	80
cachar si	80
cachar si me	64
cachetad	62
cachetad fuert	62
cada	-107
cada noch	109
cada noch la	75
cada rato	-77
cada vez	-109
cae	-63
cai	-62
caig	-71
caig muert	-71
caja de	79
caja de trankimazin	63
calentur	-76
calet	139
calet _ el	67
calet de	67
calet en	112
calet en el	89
calient	-63
calor	-86
caminar	81
caminar haci	81
caminar haci el	64
camion	63
camion _ del	65
camion volviend	109
camion volviend del	87
camp	107
camp vivo	73
cancer	-139
cancer _ ya	81
cancer adred	135
cancer adred ya	108
cansad	127
cansad de	170
cansad de luchar	60
cansad de pelear	77
cansanc	-102
cansanc jaquec	62
cara _ sangrar	67
cara hast	111
cara hast sangrar	89
carg	77
carn	-98
carn viva	-60
cart	122
cart para	91
cart para mis	73
cartel	64
cartel de	64
casa	204
casa me	60
casa para	-62
casa y no	63
casi	156
casi _ hago	108
casi a	83
casi a diar	66
casi lo	180
casi lo hago	144
casi me	-110
castigarm	163
castigarm por	93
castigarm por comer	75
cayo	-94
caza	60
caza en	94
caza en el	75
ce	-91
cervical	-66
chao	129
chao a	66
chao no	71
chat	101
chat _ la	64
chat de	112
chat de la	85
che	-93
chic	94
chic de	59
chic del	98
chic del coleg	78
chic dijo	83
chic dijo que	66
chic lo	-65
chocar	125
chocar _ auto	75
chocar el	125
chocar el auto	100
ciatic	-82
cinc kilo	62
cita _ el	64
cita por	106
cita por el	85
clar	59
clar lo	63
clarisim	87
clas	-96
clav las	93
clav las una	75
clonazepam hay	71
clor	120
clor _ me	72
clor y	120
clor y me	96
coceir	-89
coceir no	-81
coch	90
coch _ un	65
coch contr	109
coch contr un	87
coge	63
coge el	63
cogid	106
cogid _ por	64
cogid cita	106
cogid cita por	85
coleg	139
coleg mayor	98
coleg mayor ha	78
colesterol doctor	59
colgad	145
colgad una	98
colgad una foto	78
colic	-111
colon	-143
colon irritabl	-82
com	-241
comb	98
comb en	98
comb en la	78
come	-115
comer	-106
comer desd	-75
comer desd ayer	-59
comi	-162
comid	-63
como	-109
como _ mes	112
como _ sertralin	126
como morirm	64
como que	98
como que esto	78
como tapi	-130
como un	151
como un mes	150
como una	-89
como veint	209
como veint sertralin	167
companer	82
companer _ curs	68
companer de	82
companer de curs	90
complet para	65
con	103
con _ alcohol	65
con _ autolitic	71
con _ cort	65
con _ encendedor	69
con _ guag	104
con _ hong	-79
con _ mecher	131
con _ medicament	61
con _ mental	62
con _ suicid	62
con _ tip	95
con _ tos	-70
con _ turn	-88
con _ vida	86
con aguj	-63
con bomber	74
con bomber pa	59
con el	129
con el alcohol	87
con el cuchill	-69
con el dobl	-69
con el encendedor	92
con el hervidor	-64
con el mecher	175
con el tip	126
con el y	65
con ella	187
con esta	-145
con esta tos	-93
con este dolor	77
con esto	-121
con gana	90
con gana de	72
con ideacion	222
con ideacion autolitic	95
con ideacion suicid	83
con insomn	86
con insomn angust	69
con la	-201
con la guag	138
con la pura	59
con los	-133
con los cort	87
con los hong	-67
con los medicament	82
con los turn	-86
con mala	73
con mi	246
con mi vida	114
con mis	-71
con pastill	81
con pastill y	65
con saltar	119
con saltar del	95
con salud	104
con salud mental	83
con sangr en	78
con todo	331
con una	88
conf	79
conf en	79
conf en mi	63
consult y	64
consultor	132
consultor _ tomarmel	68
consultor pa	113
consultor pa tomarmel	90
contand	79
contand pastill	79
contarl	115
contarl que	115
contr	216
contr _ camion	65
contr _ post	75
contr un	233
contr un camion	87
contr un post	100
copet	98
copet y	98
copet y volv	78
corazon	-143
corazon que	-66
corp	-89
corp todo	-75
cort	405
cort _ los	92
cort _ no	68
cort _ nuev	74
cort _ y	-75
cort afeitandom	-125
cort afeitandom y	-100
cort con	-137
cort con el	-67
cort de	123
cort de nuev	98
cort denuev	124
cort denuev no	99
cort el	75
cort el cuell	60
cort en	183
cort en la	66
cort en los	80
cortad _ munec	66
cortad las	111
cortad las munec	89
cortand	71
cortand los	71
cortar	88
cortar esta	72
cortarm	162
cortarm _ de	97
cortarm desp	162
cortarm desp de	129
cortin	-64
cosa	69
cosa _ en	-66
cosa de	79
cosa de morirs	64
cosa peor	93
cosa peor para	75
cosa subir	-110
cosa subir en	-88
costill	-96
cree que	76
cree que es	60
crei	-79
crei que	-79
crei que me	-63
creo	83
creo que	83
creo que de	66
cris	-154
cris de	-100
cris de panic	-77
croquet	-64
cruz	223
cruz _ alamed	82
cruz el	89
cruz el viaduct	71
cruz la	137
cruz la alamed	110
cuand	148
cuand _ da	69
cuand _ pong	90
cuand discut	113
cuand discut con	90
cuand lean	71
cuand me	193
cuand me da	92
cuand me pong	120
cuant	331
cuant _ hace	87
cuant _ hay	75
cuant _ necesit	60
cuant clonazepam	71
cuant insulin	145
cuant insulin hace	116
cuant tramadol	101
cuant tramadol necesit	81
cuatr ano	67
cuchill	-86
cuell	-94
cuent	160
cuent pagad	91
cuerd	170
cuerd _ en	102
cuerd amarrad	170
cuerd amarrad en	136
cuerp y	-64
cuid	65
cuidad	-89
cuidad paliativ	-69
cuidenm	91
cuidenm al	91
culo	-71
cumplir	134
cumplir _ 25	81
cumplir los	134
cumplir los 25	108
cunad muri	-63
cunad se	85
cunad se ha	68
curr	99
curs	201
curs _ despid	68
curs escrib	89
curs escrib que	71
curs se	113
curs se despid	90
d	-141
da	-269
da _ angust	69
da _ subir	-66
da cosa	-98
da cosa subir	-88
da igual	-61
da la	115
da la angust	92
da paz	147
da planch	65
da verguenz	93
dado energ	71
dan _ de	105
dan gana	175
dan gana de	140
dano	127
dano son	-75
dano son nerv	-60
day	-86
de	91
de 13	234
de 13 ano	89
de 14	89
de 45	119
de 45 ano	95
de 50	-105
de 50 ano	-84
de _ a	95
de _ al	132
de _ andab	68
de _ ano	101
de _ anoch	159
de _ dano	139
de _ de	-113
de _ el	88
de _ gent	60
de _ hace	80
de _ madr	61
de _ me	76
de _ medi	84
de _ mes	83
de _ no	-61
de _ se	140
de _ sea	-103
de _ solicit	62
de _ un	77
de _ vida	108
de afeitar	176
de afeitar al	141
de apoy	104
de apoy solicit	83
de cansanc	-93
de caza	60
de caza en	75
de clar	63
de curs	113
de curs se	90
de desaparecer	104
de despedid	81
de despedid al	65
de despertar	107
de despertar manan	86
de dormirm	74
de dormirm y	59
de duel	-102
de empres	-72
de en	140
de en medi	112
de esperar	-83
de esta	75
de esta vida	60
de este inviern	66
de estomag	106
de estomag pero	85
de estorbar	80
de estorbar lueg	64
de gana	-67
de hacer	69
de hacerm	232
de hacerm dano	185
de hacers	-77
de hacers pipi	-61
de infart	-60
de juni	63
de la	-61
de la gent	79
de la pega	72
de la vida	85
de las	-130
de las una	-67
de leji	143
de leji anoch	114
de llorar	-67
de los	-84
de luchar	75
de luchar me	60
de matarm	173
de matarm hace	72
de matarm y	67
de meno	60
de mi	285
de mi curs	71
de mi madr	82
de mis	75
de mis padr	60
de morir	163
de morir me	79
de morirm en	78
de morirm es	-70
de morirs	83
de morirs y	64
de muert	-92
de noch	-81
de nuev	123
de nuev anoch	98
de panic	-107
de pelear	147
de pelear con	118
de perr	-79
de que	-164
de que sea	-138
de quedarm	139
de quedarm a	82
de responder	113
de responder andab	90
de saber	-67
de sangr	-76
de sangrar	-127
de sei	162
de sei mes	129
de suicid	-69
de suicid es	76
de suicid solo	-95
de tener	91
de tener un	95
de tirarm	156
de tirarm a	66
de tirarn	93
de tirarn por	74
de tomar	137
de tomar el	117
de trankimazin	79
de trankimazin a	63
de tre	63
de tre seman	64
de un	-108
de una	-133
de vec	67
de vida	135
de vida m	63
de vida paga	77
de vivir	272
debo	236
debo 60	101
debo 60 000	81
debo _ 000	61
debo _ plat	81
debo tant	136
debo tant plat	108
decision	130
decision prop	83
dedo	-137
deja	-106
dejab	62
dejab morir	62
dejad	160
dejad _ tomar	88
dejad de	111
dejad de hacers	-61
dejad de tomar	117
dejar de estorbar	64
dejarm	85
dejarm moreton	85
dejarm moreton en	68
deje	300
deje _ tratamient	81
deje el	135
deje el tratamient	108
deje una	91
deje una cart	73
dejen	91
dejo	165
dejo _ responder	68
dejo de	113
dejo de responder	90
del	230
del _ adred	81
del _ del	70
del _ pa	68
del balcon	119
del bano	-69
del camp	73
del cancer	135
del cancer adred	108
del coleg	139
del coleg mayor	78
del consultor	113
del consultor pa	90
del corazon	-84
del curr	109
del dia	-89
del edific	191
del edific llamaron	60
del ojo	-80
del ojo con	-64
del puent	251
del puent y	154
del tech	117
del tech del	94
den	-111
den _ analis	-66
den los	-111
den los analis	-88
dent	-95
dentr	-71
denuev	124
denuev _ keri	74
denuev no	124
denuev no keri	99
depo	-72
depresion	-121
depresion _ gana	-65
depresion ni	-108
depresion ni gana	-87
depu	-128
derech	-106
des	-123
desahucian	76
desahucian el	76
desahucian el juev	61
desaparecer	153
desaparezcan	-105
desaparezcan _ ojer	-63
desaparezcan esta	-105
desaparezcan esta ojer	-84
descans	-86
descans con	-88
descans con los	-70
descansar	96
descansar pa	96
descansar pa siempr	77
descansarian	67
descansarian si	67
desd	-173
desd _ me	64
desd _ se	68
desd ahi me	67
desd ayer	-151
desd el	-106
desd ener	84
desd ener nadi	67
desd que se	91
dese	255
dese _ despertarm	82
dese no	136
dese no despertarm	109
desp	63
desp _ sei	97
desp de	127
desp de sei	129
despedid	164
despedid al	81
despedid al grup	65
despert	-69
despert en	-69
despertar	379
despertar _ ni	64
despertar manan	107
despertar manan ni	86
despertar mas	71
despertarm	136
despid	76
despid _ instagram	68
despid por	113
despid por instagram	90
despidiendom	99
despidiendom _ la	60
despidiendom de	99
despidiendom de la	79
despidieron	-61
despidieron en	-61
despiert	-99
despiert cada	-60
despiert manan	154
despierten	74
despierten ni	74
despierten ni con	59
desvivir	169
desvivir jaja	72
desvivir po	97
desvivir po ya	78
di	-258
dia _ con	79
dia baje	61
dia mas	88
dia mas en	71
dia que	62
dia termin	132
dia termin con	106
diar	377
diar desd	84
diar desd ener	67
diarr	-75
dice	437
dice _ la	73
dice _ se	92
dice pura	79
dice pura cosa	64
dice que	372
dice que esto	-60
dice que la	99
dice que se	123
dicen	251
dicen _ me	68
dicen matat	120
dicen que	133
dicen que me	91
dich	72
dich a	72
diciend	396
diciend _ no	68
diciend adio	63
diciend que	335
diciend que no	90
dieron	-74
diet	-70
diez	-64
digo	91
digo por	-65
dijo	177
dijo que	63
dijo que se	66
diosit	60
discut	113
discut _ mi	68
discut con	113
discut con mi	90
disgust	75
disgust de	75
disgust de mis	60
do	-206
dobl	-125
dobl _ no	-71
dobl turn	-118
dobl turn no	-94
doctor	-78
doctor me	-103
doctor si	59
doi	-98
dolor	-191
dolor _ mato	60
dolor de	-149
dolor en	-77
dolor en el	-61
dolor me	101
dolor me mato	81
dond nadi	83
dond nadi mira	66
dopo	-62
dor	-112
dorm	-86
dormid	-66
dormir una	-71
dormir y	162
dormir y me	73
dormirm	161
dormirm _ que	97
dormirm y	161
dormirm y que	129
dos	-77
dos mes	-64
doy	64
doy _ con	-66
doy mas	96
doy mas con	-88
doy punetaz	88
doy punetaz a	70
du	-115
duel	-189
duel el	-118
duel la guat	62
duel tragar	84
duelen	-88
duerm	-85
duerm na	77
duerm na y	62
durar	78
durar viva	78
durar viva hast	63
e	-428
echad	64
echad a	64
echar	78
echar de	78
echar de meno	62
edific	191
edific llamaron	75
edific llamaron a	60
el 18	84
el 18 trat	67
el _ apagad	117
el _ con	-83
el _ contr	140
el _ dice	74
el _ en	-94
el _ lo	66
el _ no	-160
el _ top	95
el _ y	193
el aire	-112
el alcohol	109
el alcohol y	87
el anden	102
el ardor	106
el ardor de	85
el armar	63
el armar y	75
el auto	125
el auto contr	100
el balcon	93
el bano del	68
el bord	117
el bord del	94
el braz	-202
el braz me	-61
el coch	90
el coch contr	87
el colesterol	59
el cort	123
el cuchill	-86
el cuell	-94
el culo	-63
el dia	-193
el disgust	75
el disgust de	60
el dobl	-87
el dobl turn	-69
el encendedor	115
el encendedor cuand	92
el etern	74
el examen	-75
el hervidor	-80
el ibuprofen	-72
el inst	111
el juev	153
el juev me	61
el juev y	61
el lago	81
el lago y	64
el lice	59
el liquid	69
el lorazepam	-62
el marid	69
el mecher	218
el metr	83
el metr me	66
el movil	178
el movil apagad	156
el mund	67
el oido	-136
el pech	-185
el pech y	-61
el perr	-87
el psiquiatr	60
el rato	84
el ruid	-66
el salfuman	85
el salfuman llev	68
el segur	97
el segur de	77
el sintrom	114
el sintrom a	117
el suel	-69
el suicid	137
el suicid y	89
el sur	81
el sur se	64
el tip	158
el tip top	126
el traster	197
el tratamient	135
el tratamient del	108
el viaduct	202
el viaduct sient	71
el viern	-67
el y	81
elegid	115
elegid el	115
ella	110
ella quier	-62
elle	-67
em	-125
embaraz	-75
empres	-101
en	392
en _ anden	61
en _ bodeg	102
en _ bord	70
en _ braz	-70
en _ cabez	99
en _ cara	67
en _ casa	149
en _ el	174
en _ hast	-66
en _ hues	-87
en _ mism	67
en _ mund	122
en _ noch	-73
en _ pech	-64
en _ suicid	87
en _ teng	64
en _ traster	118
en _ y	-202
en ascensor	-110
en ascensor piens	-88
en chocar	125
en chocar el	100
en clas	-96
en dejar	67
en el	126
en el anden	82
en el armar	75
en el bord	94
en el braz	-61
en el cuell	-72
en el metr	66
en el pech	-85
en el suicid	116
en el sur	64
en el traster	157
en ener	-100
en este	204
en este mund	163
en estrellar	109
en estrellar el	87
en hacerm	-162
en hacerm dano	-60
en hacerm nada	-69
en internet	98
en inviern	-64
en la	101
en la barand	60
en la barrig	66
en la bodeg	136
en la cabez	132
en la cara	89
en la casa	159
en la muert	67
en la noch	-61
en las mism	65
en lo	62
en los	-111
en los hues	-116
en los musl	90
en matarm	185
en matarm hace	78
en mayo	-76
en mayo y	-61
en medi	140
en mi hast	-88
en morirm ni	-69
en quitarm	92
en quitarm de	74
en realidad	106
en realidad teng	85
en seri	236
en seri le	81
en suicidarm	65
en toda	80
en toda part	64
en tre	60
en un	64
encendedor	115
encendedor _ me	69
encendedor cuand	115
encendedor cuand me	92
enci	-71
encuentr	117
encuentr _ para	64
encuentr motiv	107
encuentr motiv para	86
endometrios la	65
ener nadi	84
ener nadi lo	67
ener y	-61
energ pero	71
enter	-88
entiend	78
entr	-87
entr el	-73
entran	74
entran gana	74
equivoc	62
equivoc necesit	62
era _ ultim	83
era chic	-65
era su	138
era su ultim	111
era yo	64
es	273
es alerg	76
es depresion	-88
es depresion ni	-70
es la	-90
es mi	62
es ninit	-67
es no	65
es por	95
es por la	76
es que con	-94
es que preferir	62
es tall	150
es una	79
escopet	133
escopet de	60
escopet y	73
escrib	135
escrib que	89
escrib que este	71
escribirl	65
escribirl pero	65
escrit	95
escuch _ que	72
escuch bien	-70
escuch voc	120
escuch voc que	96
eso	143
eso me	71
eso pido	75
eso pido hora	60
espald llev	72
especialist	-60
esper	86
esper _ con	68
esper reunirm	113
esper reunirm con	91
esperar hast	78
esperar hast abril	63
essa	-66
est	-153
esta	120
esta _ casi	72
esta _ el	74
esta _ en	61
esta bastant	72
esta buen	171
esta ciatic	-82
esta cortand	71
esta feo	123
esta feo el	98
esta matand	-92
esta noch	201
esta ojer	-105
esta seman	120
esta seman casi	96
esta tos	-149
esta vida	75
estab sentad	75
estab sentad en	60
estacion	-63
estar	789
estar aca	77
estar aqui	72
estar muert	188
estar tranquil	61
estar viva	83
estar vivo	65
estarian	105
estarian todo	84
estarian todo mejor	68
este	235
este _ me	60
este dolor	174
este dolor me	81
este era	89
este era su	71
este inviern	83
este inviern no	66
este mund	218
este picor	-109
esto	266
esto _ de	150
esto _ en	115
esto _ las	100
esto _ me	66
esto _ punt	83
esto a	117
esto a punt	110
esto aburrid	234
esto aburrid de	187
esto arrib	80
esto arrib del	64
esto bien pero	78
esto cansad	96
esto cansad de	77
esto de	-97
esto despidiendom	99
esto despidiendom de	79
esto en las	65
esto en los	-60
esto es	-95
esto juntand	113
esto juntand las	90
esto muert	-93
esto muert de	-75
esto pensand	92
esto pensand en	74
esto q	100
esto q me	80
esto solo	69
esto sord	-96
esto sord como	-77
esto trist	-109
esto ya	71
estomag _ en	64
estomag pero	106
estomag pero en	85
estorb	174
estorb en	80
estorb en toda	64
estorbar	80
estorbar lueg	80
estornud	-113
estornud fuert	-80
estornud fuert y	-64
estrellar	109
estrellar _ coch	65
estrellar el	109
estrellar el coch	87
estrenid	-62
estructurad	119
estructurad _ valoracion	71
estructurad solicit	119
estructurad solicit valoracion	95
et	-158
etern	69
euro	101
euro _ valg	61
euro y	101
euro y valg	81
ex	61
ex me	64
examen	-173
examen me	-69
fa	-104
fall yo	63
fallec	-112
fallec en	-73
falt	86
falt _ morir	87
falt necesit	-63
falt para	145
falt para morir	116
faltar	67
famil mueren	-66
familiar	-147
familiar no	-65
fantas	119
fantas _ saltar	71
fantas con	119
fantas con saltar	95
favor	101
faz	-64
fech	160
feo	123
feo _ cort	74
feo el	123
feo el cort	98
fibr	65
fibr endometrios	65
fiebr	-114
filh	-60
filo	59
filo con	59
final	-61
fluoxetin	160
fluoxetin y	160
fluoxetin y ahor	76
for	-103
form	86
form de	98
form de morirm	78
foto	93
foto con	98
foto con sangr	78
franc	74
franc veng	74
frio	-72
fue _ dia	79
fue _ marid	68
fue hoy	132
fue hoy dia	106
fue mi	113
fue mi marid	91
fue un	-63
fuer	69
fuer por	106
fuer por el	60
fueron	115
fueron _ vec	69
fueron tre	115
fueron tre vec	92
fuert	-94
fuert cuand	62
fuert y	-80
fuert y me	-64
fuerz	-124
fui	-70
fui a	-97
gana	506
gana _ despertar	64
gana _ tirarm	94
gana de	481
gana de despertar	86
gana de matarm	72
gana de morirm	-70
gana de tirarm	125
gana de tirarn	74
gana de vivir	77
gargant	-155
gato	96
gato o	62
gemel	-85
gent	99
gent _ a	60
gent poco	99
gent poco a	79
golp	-66
granit	-131
granit en	-91
granit en los	-73
grup y	81
grup y tien	65
guag de	81
guag de tre	64
guag llorand	93
guag llorand me	74
guard	101
guat no	77
guat no duerm	62
gustar	88
gustar dormirm	88
gustar dormirm y	70
ha	83
ha bebid	85
ha bebid el	68
ha colgad	98
ha colgad una	78
ha cortad	111
ha cortad las	89
ha dado	64
ha mandad	143
ha mandad un	115
haber	129
haber _ nunc	74
haber nacid	129
haber nacid nunc	99
habi	-77
habi dejad	-77
habi dejad de	-61
habr	139
habr matad	103
hace	185
hace _ dia	-68
hace _ mes	-81
hace _ para	87
hace _ un	112
hace como	155
hace como un	150
hace dia	62
hace dos	-103
hace el	82
hace falt	145
hace falt para	116
hace nada	-86
hace un favor	59
hacen bull	59
hacer	-80
hacer una	69
hacerl	69
hacerm	310
hacerm _ hoy	64
hacerm dano	156
hacerm dano son	-60
hacerm nada	-87
hacerm nada es	-69
hacerm sangr	218
hacerm sangr hoy	85
hacers	-97
hacers pipi	-77
hacers pipi y	-61
haci	81
haci el	81
haci el lago	64
haga	78
haga esperar	78
haga esperar hast	63
hago	267
hago _ vec	72
hago caso	60
hago como	98
hago como que	78
hago cort	83
hago cort en	66
hago dormir	64
hago dos	120
hago dos vec	96
hago el	61
hago la	61
hall	137
hall _ a	82
hall sentid	137
hall sentid a	109
hambr	-88
han subid	95
han subid la	76
hart	-116
hast	399
hast _ den	-66
hast _ sangr	118
hast abril	157
hast abril no	63
hast dejarm	85
hast dejarm moreton	68
hast hacerm	218
hast hacerm sangr	174
hast las	-121
hast que den	-88
hast que me	78
hast romperm	88
hast romperm la	70
hast sangrar	141
hast sangrar mi	60
hay _ tomar	75
hay hora	-63
hay q	71
hay una	79
hay una pistol	63
he	507
he _ a	198
he _ cita	64
he _ de	88
he _ la	63
he cogid	106
he cogid cita	85
he cortad	-86
he dejad	225
he dejad de	117
he dich	72
he echad	64
he leid	64
he pensad	132
he quedad	-71
he tomad una	63
he vist	64
he vomitad	-77
he vuelt	196
he vuelt a	157
hemorroid	-81
herid esta	72
herman	157
herman anda	73
herman just	61
hervidor	-108
hija	146
hija _ 13	141
hija de	322
hija de 13	187
hija de 14	71
hija se	-74
hijo	65
hijo chic	83
hijo chic dijo	66
hijo ya no	-59
hinchad	-126
hizo por	69
ho	-191
hoja	176
hoja _ afeitar	106
hoja de	176
hoja de afeitar	141
hong	-131
hong de	-84
hong de las	-67
hora	-92
hora _ salud	62
hora con salud	83
hora mas	-63
hoy	304
hoy _ termin	79
hoy _ tre	69
hoy _ vez	64
hoy dia	132
hoy dia termin	106
hoy fueron	115
hoy fueron tre	92
hoy otra	106
hoy otra vez	85
hubier	140
hubier nacid	140
hueon	100
hueon _ q	60
hueon esto	100
hueon esto q	80
hues	-145
i	-242
ibuprofen teng	-72
idea	193
idea de	152
idea de dormirm	59
idea de morir	79
idea en	73
ideacion	243
ideacion _ estructurad	71
ideacion _ y	92
ideacion autolitic	119
ideacion autolitic estructurad	95
ideacion suicid	126
ideacion suicid y	123
igual les	60
il	-298
imposibl	82
in	-189
infart	-84
infart a	-63
infiltracion	63
infiltracion de	63
insomn	96
insomn _ y	108
insomn angust	86
insomn angust y	69
insomn llant	95
insomn llant y	76
insomn y	-63
inst	111
instagram	113
instagram _ dejo	68
instagram y	113
instagram y dejo	90
insulin	214
insulin _ falt	87
insulin hace	145
insulin hace falt	116
intent	137
internet	95
inviern no	83
inviern no paso	66
ir	194
ir de	89
ir de esta	60
irme	176
irme con	115
irme con ella	64
irritabl	-82
is	-112
it	-86
izquierd	-87
j	-202
j ai	-127
ja	-154
ja nao	-80
jaja	-83
jama	-93
jaquec baje	62
je	-311
je me	-68
jefe	-110
jefe me	-63
joven	-69
joven del	-66
juanet	-60
jueg	-69
juev	153
juev me	76
juev me voy	61
juev y	76
juev y el	61
jugand	-67
juni fall	63
juntand	113
juntand _ pastill	68
juntand las	113
juntand las pastill	90
keri	124
keri _ no	74
keri pero	124
keri pero no	99
kier	521
kier _ mas	88
kier bibir	146
kier bibir mas	117
kier morir	150
kier morir tia	63
kier morirm	229
kier morirm no	61
kier morirm tio	72
kilo y	91
kine	-61
l	-233
la	-76
la _ a	135
la _ apost	114
la _ con	-136
la _ de	245
la _ del	-69
la _ en	-80
la _ es	102
la _ hast	169
la _ hoy	69
la _ poco	60
la _ sin	68
la _ ya	72
la alamed	137
la alamed sin	110
la anestes	-141
la anestes y	-65
la angust	115
la angust hoy	92
la barand	75
la barand por	60
la barandill	114
la barandill del	91
la barrig	83
la barrig dond	66
la boca	-119
la bodeg	170
la cabez caminar	64
la cabez hast	78
la cara hast	89
la casa	163
la casa y	63
la consult	64
la dese	120
la enci	-71
la escopet	94
la escopet de	75
la estacion	-63
la fluoxetin	160
la fluoxetin y	128
la gargant	-74
la gent	99
la gent poco	79
la guag	96
la guag de	64
la guag llorand	74
la guat no	62
la hoja	176
la hoja de	141
la idea	98
la idea de	79
la infiltracion	63
la insulin	92
la list	124
la manan	-112
la mano lo	70
la medicacion	71
la ment	61
la miro	94
la miro mas	75
la muert	217
la muert me	107
la muert todo	67
la munec y	78
la nariz	-138
la neuralg	63
la noch	-171
la noch busc	78
la noch y	-67
la nuca	-64
la olla	111
la olla y	89
la palabr	64
la pared	158
la pared hast	70
la pega	91
la pelicul	88
la picazon	-84
la piel	94
la piel apost	120
la piern	-96
la pill	79
la pill contand	64
la pistol	66
la play	62
la presion	-121
la psu	69
la puert	98
la pura	74
la pura idea	59
la regl	-60
la rehabilitacion	-68
la rodill	-61
la seman	95
la seman sant	76
la sobremes	-71
la soga	197
la soga en	157
la solucion	65
la tension	-129
la tiroid	-82
la tuicion	64
la va	73
la vecin	-62
la ventan	118
la verdad	126
la verdad es	62
la vesicul	-64
la vida	157
la vida en	-66
la vida imposibl	66
la vida quier	85
lado ahor	176
lago y no	64
las	177
las _ del	97
las _ dese	82
las _ hast	113
las _ poco	66
las _ quieren	60
las cuent	91
las cuent pagad	73
las gana	91
las marc	71
las mism	81
las munec	119
las munec poco	89
las noch dese	109
las nub	-77
las pastill	178
las pastill del	90
las piern	95
las piern hast	145
las rata	69
las una	-86
las una y	75
las voc	174
las voc me	60
las voc quieren	80
las voy	62
late	-117
le _ sentid	82
le digo	62
le doy punetaz	70
le hacen	59
le hall	137
le hall sentid	109
le he	153
le he vist	65
le pill	71
le pise	67
lean	71
lean esto	71
leid	64
leid la	64
leji	143
leji anoch	143
les	91
les _ mas	81
les hago	121
les sirv	136
les sirv mas	108
lesbian	60
lesbian en	60
leser	69
leser esta	69
levantar	-107
levantarm _ para	64
levantarm ni	75
levantarm ni para	86
lice	59
lice y	59
licenc	-67
liquid para	69
list	244
list complet	65
llam	240
llam mi	61
llamaron	75
llamaron a	75
llamaron a los	60
llant	80
llant y	95
llant y pensamient	76
lleg a	-78
lleg diciend	59
llegar al	95
llegar al lun	76
llen	-67
llev	256
llev ano	-60
llev cuatr	67
llev dos	92
llev seman	157
llev seman diciend	68
llev tre	-77
llor calet	-60
llorand	91
llorand me	93
llorand me dan	74
llorar porq	64
lo	1019
lo _ dos	72
lo _ en	120
lo blanc	-80
lo blanc del	-64
lo busc	88
lo busc necesit	70
lo del	86
lo hago	180
lo hago dos	96
lo he	81
lo hizo	69
lo noten	99
lo sabe	143
lo sabe en	67
lo teng	133
lo teng clarisim	69
lo unic	127
lo unic que	77
loco si	63
lorazepam	-67
lorazepam poco	-62
los	276
los 25	134
los _ con	74
los _ hast	89
los analis	-111
los antecedent	-65
los braz	359
los braz con	126
los braz hast	118
los cort	206
los dedo	-70
los del	75
los del edific	60
los dia	81
los gato	118
los hago	64
los hong	-84
los hues	-145
los medicament	102
los medicament de	82
los musl	113
los nerv	-123
los nino	130
los ojo	67
los paco	75
los paco porq	60
los pie	-94
los turn	-108
losartan	-67
luchar	75
luchar me	75
luchar me quier	60
lueg	94
lun	61
lupu	65
lupu fibr	65
m entiend	78
m kier	78
m kier morir	63
ma	-116
madr	125
mai	-100
mala idea	73
male	-74
mallec	64
mallec sient	64
mama	217
mama _ que	75
mama cree	76
mama cree que	60
mama solter	64
manan	313
manan _ abra	88
manan _ pasad	64
manan ni	107
manan ni pasad	86
manan no	147
manan no abra	118
manan una	72
manch	-60
mand	93
mand audi	64
mandad	143
mandad un	143
mandad un mensaj	65
mandenm	138
mandenm _ alguien	83
mandenm a	138
mandenm a alguien	110
mang	-80
mano lo	88
mano lo busc	70
marc recien	71
marid	75
marid _ esper	68
marid lo	69
marid solo	148
marid solo esper	91
marz	122
mas	571
mas _ 50	-63
mas _ esta	-73
mas _ este	84
mas _ picor	-65
mas con	-179
mas con esta	-93
mas cuidenm	71
mas de	-120
mas de 50	-84
mas el	90
mas el inst	72
mas en	140
mas en este	112
mas este	-109
mas este picor	-87
mas la	-60
mas muert	101
mas quier	69
mas rato	94
mas tard	-63
mata	-198
mata si	-75
matab	67
matad	103
matan	-109
matand	-120
matar	-114
matar por	-85
matarl	-62
matarl que	-62
matarm	482
matarm _ como	112
matarm hace	187
matarm hace como	150
matarm y	84
matarm y me	67
matat	120
mate	178
mato	62
mato _ no	60
mato _ seri	60
mato en	101
mato en seri	81
mato y	100
mato y no	80
mayo	-76
mayo y	-76
mayor	98
mayor ha	98
mayor ha colgad	78
me	432
me _ a	-142
me _ afeitandom	-75
me _ al	-75
me _ como	103
me _ de	-144
me _ denuev	74
me _ desvivir	102
me _ el	-214
me _ en	82
me _ gana	164
me _ hast	-82
me _ ir	67
me _ la	70
me _ las	188
me _ llev	63
me _ los	65
me _ manan	92
me _ matad	62
me _ matat	72
me _ mi	122
me _ muert	-99
me _ nervios	90
me _ paz	88
me _ punetaz	67
me _ puro	103
me _ que	143
me _ un	254
me _ vuelt	64
me _ y	-155
me _ yo	67
me acabaron	64
me acuest	-91
me ahog	-82
me aran	218
me aran las	124
me arde todo	96
me arranc	62
me asust	103
me atiend	60
me atrev	160
me atropell	96
me atropell una	59
me baja	-64
me bajo	102
me bajo un	91
me bebi	143
me bebi un	114
me busqu	115
me caig	-71
me clav	70
me clav las	75
me cort afeitandom	-100
me cort con	-74
me cort de	98
me cort denuev	99
me cort el	60
me cruz	137
me cruz la	110
me da	94
me da cosa	-78
me da la	92
me da paz	118
me da verguenz	74
me dan	117
me dan gana	140
me deja	-106
me dejab	62
me desahucian	76
me desahucian el	61
me despert	-69
me despidieron	-61
me despiert manan	123
me despierten	74
me despierten ni	59
me dicen	292
me dicen matat	96
me dicen que	139
me dijo	81
me duel	-136
me duel el	-68
me duel tragar	67
me duelen	-88
me entr	-73
me entran	74
me equivoc	62
me esta	-92
me esta matand	-74
me gustar	88
me gustar dormirm	70
me ha	-158
me habr	139
me habr matad	82
me hace un	59
me haga	78
me haga esperar	63
me hago	-106
me hago cort	66
me han	68
me han subid	76
me he cortad	-69
me he tomad	75
me he vuelt	104
me late	-116
me llam	240
me lleg	-86
me llev	113
me mand	93
me mata	-235
me mata si	-97
me matab	67
me matan	-65
me mate	202
me mato	150
me mato en	81
me mato y	80
me mete	81
me mete en	64
me mori	-179
me mori y	-83
me muer	-68
me muer de	-191
me muerd	85
me muerd los	68
me odio	63
me pare	96
me pare en	94
me parec	150
me parec un	120
me part	-74
me pasa	83
me paso el	-61
me pego	339
me pego comb	78
me pego punetaz	89
me pesc	72
me pica	-192
me pica todo	-74
me pong	194
me pong nervios	120
me pregunt	80
me pued	-132
me qued todo	-64
me quedan	-137
me quedan fuerz	-69
me quem	161
me quem la	86
me quier	325
me quier desvivir	135
me quier ir	90
me quier puro	88
me quit	126
me quit este	81
me quitaron	64
me rajo	158
me rajo los	126
me rasc	-67
me rasgun	76
me rasgun las	60
me sale	99
me sale sangr	68
me sali	-75
me salv	84
me salv mi	67
me separ	-77
me sient vaci	79
me sirv	-126
me sube	-94
me subi	114
me subi a	91
me sui	-61
me suicidar	75
me suicidar si	60
me tien	-101
me tien con	-66
me tienen	-83
me tome	123
me tome como	167
me tome dos	-78
me vienen	83
me voy	73
me voy yo	61
me zumb	-70
mecher	218
mecher en	63
medi	110
medi y	-70
medicacion	71
medicacion nuev	71
medicament	93
medicament _ mi	61
medicament de	102
medicament de mi	82
mejor	369
mejor que	71
mejor se	59
mejor si	72
mejor sin	61
mensaj	117
mensaj de	81
mensaj de despedid	65
ment	100
ment que	61
mental	78
merezc	87
merezc vivir	87
merezc vivir lo	69
mete	81
mete en	81
mete en la	64
metr	100
metr me	83
metr me dan	66
meu	-148
mi	509
mi _ de	255
mi _ dice	79
mi _ fallec	-67
mi _ ha	75
mi _ muri	-119
mi _ no	111
mi _ que	-115
mi _ solo	85
mi _ tien	93
mi _ y	126
mi abuel	-113
mi alumn	76
mi amig	81
mi amig ha	65
mi cunad se	68
mi curs	89
mi curs escrib	71
mi ex	64
mi hast	-111
mi hast que	-88
mi herman	157
mi hija	176
mi hija de	257
mi hijo	-126
mi hijo chic	66
mi hijo ya	-59
mi jefe	-63
mi la	65
mi les	61
mi madr	114
mi mama	144
mi mama cree	60
mi marid solo	118
mi novi	60
mi perr	130
mi perr tien	65
mi perr y	114
mi polol me	73
mi prim	90
mi sono	-73
mi suegr	-78
mi vecin	84
mi vecin desd	67
mi vida	143
mi viej	110
mi viejit	60
micr me	74
micr me hace	59
mied _ que	-103
mied _ quedarm	83
mied a	-66
mied de	62
mied de que	-138
mied de quedarm	111
minh	-141
mio	-60
mira	105
mirar	171
mirar adred	137
miro	94
miro mas	94
miro mas rato	75
mis	331
mis amig	-71
mis cabr	91
mis cabr y	73
mis hijo	197
mis padr	75
mis plant	61
mism	241
moco	-70
mon	-125
mord	-83
mord a	-62
more	-69
moreton	85
moreton en	85
moreton en el	68
mori	-185
mori y	-104
morir	381
morir _ mied	-103
morir acost	62
morir de	-70
morir me	111
morir me da	79
morir nadi	72
morir po	-65
morir teng	-172
morir teng mied	-138
morir tia	78
morir tia nadi	63
morirm	347
morirm _ no	92
morirm _ quier	-101
morirm en	98
morirm en internet	78
morirm es	-88
morirm es que	-70
morirm ni	-87
morirm ni en	-69
morirm no	76
morirm no doy	61
morirm po	-168
morirm po quier	-134
morirm tio	90
morirm tio no	72
morirm wn	65
morirm y	71
morirs	134
morirs y anoch	64
morr	-139
morrer	-93
mort	-158
motiv	107
motiv _ levantarm	64
motiv para	107
motiv para levantarm	86
movil	178
movil _ no	69
movil apagad	195
movil apagad no	92
much	-61
muel	-75
muer	-134
muer de	-239
muerd	65
muerd los	85
muerd los braz	68
mueren	-66
mueren joven	-66
muert	276
muert _ el	75
muert _ la	-60
muert _ parec	90
muert _ sirv	81
muert de	-106
muert de cansanc	-75
muert en	-139
muert en la	-80
muert estar	61
muert les	136
muert les sirv	108
muert me	100
muert me parec	120
muert pue	60
muert todo	84
muert todo el	67
mund	284
mund ahor	67
munec	72
munec _ profund	66
munec poco	111
munec poco profund	89
munec y no	78
muri	-258
muri de	-84
muri el	-60
musl	61
my	-252
na	-71
na y	77
na y la	62
nacid	267
nacid nunc	124
nada	-221
nada aqui	85
nada es	-87
nada es que	-69
nada quier	67
nadi	643
nadi cachar	80
nadi cachar si	64
nadi lo	84
nadi lo sabe	67
nadi m	78
nadi m entiend	63
nadi me	233
nadi mira	83
nao	-297
nariz	-146
naus	-141
ne	-66
necesit	197
necesit _ duel	90
necesit _ no	60
necesit ella	-62
necesit la	65
necesit licenc	-63
necesit pa	101
necesit pa no	81
necesit que	149
necesit que duel	119
necesitar	61
necesitar nada	61
nerv	-214
nerv _ la	-66
nerv por	-75
nerv por la	-60
nervios	121
neuralg	63
neuralg me	63
ni	-277
ni _ de	-78
ni _ seguir	64
ni con bomber	59
ni en	-87
ni en hacerm	-69
ni gana	-108
ni gana de	-87
ni nada	-87
ni nunc	107
ni para	107
ni para seguir	86
ni pasad	107
ni pasad ni	86
ni se	-72
night	-75
ninit	-67
nino	115
nino y	64
no	361
no _ a	126
no _ atrev	62
no _ bibir	88
no _ busqu	69
no _ comer	-70
no _ con	-70
no _ cumplir	81
no _ de	-187
no _ despiert	74
no _ gana	96
no _ hace	-96
no _ hall	82
no _ idea	-115
no _ levantarm	-76
no _ los	64
no _ mas	109
no _ morirm	-101
no _ motiv	64
no _ nacid	160
no _ quedan	-82
no _ quier	-129
no _ salid	73
no _ seguir	81
no _ sirv	-75
no _ tall	90
no _ vivir	135
no abra	147
no abra los	118
no abre	98
no abre la	78
no aguant	127
no aguant un	71
no bajo	-68
no coge	63
no conf	79
no conf en	63
no corp	-79
no corp todo	-60
no descans	-108
no descans con	-70
no despertar	233
no despertarm	136
no despiert	-81
no doy	96
no doy mas	77
no duerm na	62
no encuentr	107
no encuentr motiv	86
no es	244
no es depresion	-70
no es que	61
no es tall	120
no es una	64
no escuch	-99
no estar	193
no estar aca	62
no fuer	106
no fuer por	85
no haber	129
no haber nacid	103
no hubier	140
no hubier nacid	112
no keri	124
no keri pero	99
no kier	146
no kier bibir	117
no la	70
no las	62
no le	170
no le hall	109
no me	-198
no me atrev	83
no me busqu	92
no me deja	-66
no me despiert	98
no me despierten	59
no me hace	-92
no me haga	63
no me quedan	-110
no me quier	-214
no me sirv	-100
no merezc	87
no merezc vivir	69
no no	-118
no no piens	-69
no noto	-62
no para	-164
no para de	-95
no paro	-104
no paro de	-83
no paso	83
no paso por	66
no pego	-61
no piens	216
no piens cumplir	108
no piens llegar	76
no pintab	85
no pintab nada	68
no pued	-71
no pued parar	78
no quier bajar	64
no quier comer	-81
no quier estar	65
no quier levantarm	-101
no quier morirm	-134
no quier seguir	86
no quier vivir	112
no se	-127
no seguir	65
no teng	-428
no teng apetit	-66
no teng gana	128
no teng idea	-153
no teng olfat	-65
no tien	149
no tien brill	78
no vale	62
no veo	61
no veo salid	98
no volver	120
no voy	196
no voy a	176
noch	156
noch _ no	70
noch busc	98
noch busc form	78
noch dese	136
noch dese no	109
noch esto	69
noch la	94
noch la miro	75
noch piens	70
noit	-98
non	-162
noten	99
noto	-117
novi	60
nub	-77
nuca	-64
nuev _ esta	74
nuev anoch	123
nuev anoch esta	98
nuit	-65
nunc	213
nunc he	-75
nunc he pensad	-60
o	-342
o si	62
ocurr matarm	67
odio	63
odio me	63
oe	97
oe me	97
oe me quier	78
of	-83
oido	-195
oigo	-82
ojal	680
ojal _ haber	77
ojal _ hubier	84
ojal _ me	92
ojal _ no	88
ojal manan	147
ojal manan no	118
ojal me	81
ojal no	419
ojal no haber	103
ojal no hubier	112
ojal no me	123
ojer	-105
ojo	-99
ojo con	-80
ojo con sangr	-64
olfat	-83
olho	-61
olla	111
olla _ me	67
olla y	111
olla y me	89
omeprazol	-99
on	-118
opositand	67
opositand he	67
orinar	-69
orinar y	-69
os	-88
otra salid	-68
otra vez	93
pa	415
pa _ despertar	60
pa _ toda	68
pa castigarm	70
pa no	101
pa no despertar	81
pa que	74
pa serl	74
pa siempr	219
pa siempr esto	77
pa tomarmel	113
pa tomarmel toda	90
pacient	144
pacient _ 45	71
pacient de	119
pacient de 45	95
paco	75
paco porq	75
paco porq yo	60
pae ya	69
paga	97
paga si	97
paga si uno	77
pagad	91
pal	121
pal veran	59
palabr	64
palabr suicid	64
paliativ	-92
panic	-149
papa	-94
papel y	69
paquet	-59
para	350
para _ despertar	75
para _ ni	64
para _ respirand	64
para _ sangrar	-76
para a	-66
para castigarm	93
para castigarm por	75
para de	-128
para de sangrar	-102
para la	-169
para las	69
para levantarm	107
para levantarm ni	86
para mis	146
para mis cabr	73
para morir	145
para no	126
para no despertar	101
para seguir	107
para seguir respirand	86
pare	78
pare _ el	70
pare en	117
pare en el	94
parec _ aliv	72
parec un	150
parec un aliv	96
pared	158
pared a	70
pared hast	88
pared hast romperm	70
paro	-61
paro de	-104
paro puro	62
part voy	80
part voy a	64
pas	-88
pasa por	61
pasad	119
pasad _ nunc	64
pasad con	81
pasad con pastill	65
pasad ni	107
pasad ni nunc	86
paso	176
paso el	-77
paso el dia	-61
paso la	82
paso la seman	76
paso por	147
paso por decision	66
pass	-61
pastill	259
pastill _ consultor	68
pastill _ la	-63
pastill de la	-62
pastill del consultor	90
pastill y	113
pastill y ahor	65
paz	187
peatonal	59
pech	-208
pech y	-77
pech y en	-61
pega	141
pega y	111
pego	261
pego _ en	167
pego cabezaz	70
pego cachetad	62
pego comb	98
pego comb en	78
pego punetaz	111
pego punetaz en	89
pelear	147
pelear con	147
pelear con este	77
pelicul	88
pelo y	62
pena estar	62
pens	79
pens _ chocar	75
pens _ estrellar	65
pens en	233
pens en chocar	100
pens en estrellar	87
pens que	-102
pensab	-76
pensab que	-76
pensab que me	-61
pensad	132
pensad en hacerm	-60
pensamient	311
pensamient _ a	128
pensamient de	148
pensamient de hacerm	76
pensamient suisid	213
pensamient suisid a	170
pensand	296
pensand en	296
pensand en matarm	78
pensand en quitarm	74
peor para	93
peor para castigarm	75
per	-120
perd	81
perd la	234
perder mas	69
perdon	82
perdon por	66
pero	117
pero _ aguant	74
pero _ la	90
pero _ realidad	64
pero ahor	-75
pero en	204
pero en la	78
pero en realidad	85
pero me	-71
pero no	112
pero no aguant	99
pero por	76
pero por la	61
perr cuand	71
perr mord	-62
perr tien	82
perr tien quinc	65
perr y	94
perr y mi	65
pesadill	-79
pesc	72
peso	-63
pica	-260
pica todo	-92
picazon	-166
pich	-66
picor	-165
pido	75
pido hora	75
pie	-158
piel _ cuand	90
piel apost	150
piel apost cuand	120
piens	764
piens _ en	67
piens _ los	81
piens _ se	-66
piens calet	112
piens calet en	89
piens cumplir	134
piens cumplir los	108
piens en	345
piens en el	66
piens en la	67
piens estar	72
piens llegar	95
piens llegar al	76
piens que se	-88
pierd	-65
piern _ hacerm	64
piern hast	181
piern hast hacerm	85
piern hast sangrar	60
pill	130
pill contand	79
pill contand pastill	64
pill las	71
pinchaz	-82
pinchaz con	-63
pintab	85
pintab nada	85
pintab nada aqui	68
pipi	-102
pipi y	-77
pipi y volv	-61
pis	-71
pise	67
pise en	67
pistol	165
pistol en	79
pistol en la	63
pistol y	93
pistol y dice	74
piu	-95
plan	194
plan _ una	76
plan y	196
plan y una	101
planch escribirl	65
planear	64
planear como	64
planificacion	104
planificacion _ red	62
planificacion sin	104
planificacion sin red	83
plant ya	61
plat	196
plat _ muert	81
plat que	136
plat que muert	108
plat y	67
play y	62
plu	-188
po	-84
po _ saber	-101
po doctor	-65
po quier	-168
po quier saber	-134
po ya	97
po ya no	78
poco _ que	60
poco llev	-62
poco profund	111
poco sin	99
poco sin que	79
polol me	91
pone	-89
pong	194
pong a	64
pong nervios	150
pont	-66
por	343
por _ ardor	64
por _ de	-73
por _ gato	71
por _ ventan	71
por _ y	68
por comer	93
por decision	83
por decision prop	66
por el	198
por el ardor	85
por el balcon	74
por el disgust	60
por eso	75
por eso pido	60
por idea	-112
por idea de	-90
por instagram	113
por instagram y	90
por la pae	-60
por la pastill	76
por la ventan	94
por las	-167
por las nub	-62
por lo	74
por los gato	94
por mi	204
por mi perr	65
por morirs	69
por si	75
por todo	123
por todo no	66
porot	-139
porq	176
porq era	64
porq yo	75
porq yo estab	60
post	192
post _ de	75
post saliend	125
post saliend de	100
post y	79
post y ahor	63
pour	-83
pra	-73
precis	-101
precis de	-84
preferent	119
preferir	149
preferir _ estar	89
preferir no	149
preferir no estar	119
pregunt	113
pregunt por	72
pregunt por mi	77
preguntaban	-112
preguntaban _ idea	-67
preguntaban por	-112
preguntaban por idea	-90
presion	-155
presion en	-60
prim se	69
profund	111
prop	83
proposit	297
proposit pa	70
prueb	-98
prueb me	-98
prueb me hago	-79
psicolog	-99
psiquiatr	114
psiquiatr me	60
psu	69
psu perd	69
pue	118
pue igual	60
pued	-231
pued morir	-71
pued parar	98
puent	214
puent _ me	68
puent peatonal	59
puent y	193
puent y me	91
puent y no	64
puert	98
punetaz	199
punetaz _ la	119
punetaz a	88
punetaz a la	70
punetaz en	111
punetaz en la	89
punt	113
punt _ hacerm	83
punt de	138
punt de hacerm	110
puntad	-106
pura	181
pura _ de	92
pura cosa	79
pura cosa de	64
pura idea	74
pura idea de	59
puro	348
puro irme	60
puro morir	63
puro morirm	109
puro por	62
puse	-112
puse que	-112
q	62
q _ mato	60
q asco	62
q asco de	63
q me mato	80
q tomar	71
quand	-234
que	602
que _ cancer	-142
que _ descans	-65
que _ dicen	72
que _ fue	68
que _ les	81
que _ llam	108
que _ mate	121
que _ me	-102
que _ mori	-138
que _ no	64
que _ noten	60
que _ quier	188
que _ va	85
que asi	62
que comer	-72
que con	-118
que con el	-69
que cruz	89
que cruz el	71
que de	83
que de este	66
que den	-111
que den los	-88
que desaparezcan	-105
que desaparezcan esta	-84
que dio	78
que duel	115
que es	110
que es alerg	60
que este	89
que este era	71
que esto bien	78
que esto sord	-77
que estorb	80
que estorb en	64
que examen	-69
que he	65
que la	95
que le	-60
que lo	107
que lo noten	79
que me	263
que me cort	60
que me dicen	96
que me llam	144
que me mate	162
que me mori	-184
que me sale	78
que me separ	-61
que mejor	59
que muert	196
que muert les	108
que no descans	-87
que no pintab	68
que no se	-75
que nunc	-61
que pa	74
que paso	64
que piens	79
que piens en	63
que preferir	77
que preferir no	62
que prueb	-98
que prueb me	-79
que quier	164
que quier es	76
que se	583
que se acabas	70
que se fue	91
que se quier	157
que sea	-146
que sea cancer	-189
que seguir	82
que si	157
que sient	62
que teng	-287
que teng en	-96
que vacun	-62
que ya	86
qued nada	67
qued sin	81
qued todo	-80
qued todo lo	-64
quedad en	-71
quedan	-137
quedan fuerz	-87
quedarm	106
quedarm a	102
quedarm a sola	82
quem	146
quem _ piel	90
quem con	70
quem con el	78
quem la	108
quem la piel	120
quemarm	156
quemarm _ el	93
quemarm con	156
quemarm con el	124
querer	-116
queriend	149
queriend estar	79
queriend estar muert	63
queriend morirm	71
quest	-104
qui	-71
quier	506
quier _ con	62
quier _ desaparezcan	-63
quier _ el	-99
quier _ mas	89
quier _ morirm	66
quier _ po	-68
quier _ que	-138
quier _ teng	-103
quier _ viviend	64
quier bajar	80
quier comer	-101
quier comer desd	-59
quier dejar	-211
quier dejar el	-60
quier descansar	96
quier descansar pa	77
quier desvivir	169
quier desvivir po	78
quier es	95
quier estar	82
quier ir	162
quier ir de	71
quier levantarm	-126
quier matarl	-62
quier morir	146
quier morir teng	-138
quier morirm	-98
quier morirm po	-134
quier perder	69
quier puro	278
quier puro morirm	87
quier que	70
quier que desaparezcan	-84
quier quitarm	-62
quier saber	-168
quier saber que	-134
quier seguir	107
quier seguir viviend	86
quier terminar con	66
quier vivir	140
quier vivir mas	64
quieren	100
quieren _ me	60
quieren que	100
quieren que me	80
quinc	82
quinc ano	82
quit	68
quit _ dolor	60
quit este	101
quit este dolor	81
quitarm de	92
quitarm de en	74
quitarm el	-62
quitaron	64
quitaron la	64
rajo	149
rajo _ braz	95
rajo los	158
rajo los braz	126
rasc	-67
rasgun las	76
rasgun las piern	60
rata	69
rata desp	69
rato	141
realidad	106
realidad _ idea	64
realidad teng	106
realidad teng idea	85
recaid	109
recaid _ el	65
recaid con	109
recaid con el	87
recet de	65
recien	247
red	80
red _ apoy	62
red de	104
red de apoy	83
regal	123
regal la	62
regal mi	61
regl	-93
rehabilitacion	-68
rehabilitacion no	-68
remed	-89
respirand	307
responder	113
responder _ super	68
responder andab	113
responder andab super	90
reunirm	113
reunirm _ el	68
reunirm con	113
reunirm con el	91
rodill	-96
roja	-103
romperm	88
romperm la	88
romperm la mano	70
ronc	-180
ruid	-112
ruid que	-66
s	-66
sabad me	61
sabe	235
sabe en	84
sabe en casa	67
saber	-288
saber _ teng	-101
saber que	-212
saber que teng	-134
saber si	-67
sale sangr no	78
salfuman	85
salfuman llev	85
salfuman llev seman	68
sali	-140
sali sangr	-59
salid	75
salid _ 60	61
salid debo	101
salid debo 60	81
saliend	125
saliend _ la	75
saliend de	125
saliend de la	100
saltar	119
saltar _ balcon	71
saltar del	119
saltar del balcon	95
salud	78
salud mental	78
salv	84
salv mi	84
salv mi vecin	67
sang	-94
sangr	-124
sangr _ otra	64
sangr en	83
sangr en la	78
sangr hoy	106
sangr hoy otra	85
sangr no	85
sangr no pued	78
sangrar mi	76
sangrar mi mama	60
sant	95
sant sola	95
sant sola y	76
se	-234
se _ cortad	66
se _ en	-67
se _ mi	80
se _ morir	65
se _ quit	60
se acabas	88
se acabas la	70
se cayo	-94
se despid	113
se despid por	90
se esta	98
se fue	84
se fue mi	91
se ha	121
se ha bebid	68
se ha cortad	89
se hace	-64
se mata	91
se mato	-79
se me	-318
se me ha	-62
se me mete	64
se me quit	81
se quier	196
se quier morir	87
se suicid pregunt	77
se tira	108
se trag	69
sea	-142
sea cancer	-236
seguir	506
seguir respirand	307
seguir viviend	135
segur de	66
sei	66
sei mes	162
sem	-119
seman	121
seman _ lo	72
seman _ sola	105
seman casi	120
seman casi lo	96
seman diciend	85
seman diciend que	68
seman sant	95
seman sant sola	76
seman sin	65
seman y sola	64
sempr	-83
senor	97
senor dice pura	64
senor dice que	-77
sentad en	75
sentad en la	60
sentid	188
sentid _ seguir	82
sentid a	137
sentid a seguir	109
separ	-77
sera	-151
seri	222
seri _ digo	60
seri le	101
seri le digo	81
serl	74
serl franc	74
sertralin	236
sertralin recien	209
si	905
si _ el	76
si _ fuer	64
si _ me	109
si _ muer	135
si _ se	163
si e	-73
si es	-67
si falt	-63
si la	63
si me	517
si me atropell	77
si me muer	180
si no	340
si no despiert	-65
si no fuer	85
si no me	145
si no se	81
si pal	59
si uno	97
si uno se	77
si vei	115
si vei el	92
si yo	149
siempr	226
siempr esto	96
siempr esto cansad	77
sient	188
sient _ me	92
sient que	240
sient que estorb	64
sient que me	122
sient vaci	98
sient vaci y	79
sigo	118
sigo aqui	82
sigo aqui por	65
sigo queriend	71
sin	201
sin _ adred	82
sin _ de	63
sin _ en	-66
sin _ lo	60
sin _ y	131
sin dormir	98
sin dormir y	79
sin los	67
sin mi	61
sin mirar	137
sin mirar adred	110
sin plat	67
sin que	99
sin que lo	79
sin querer	-103
sin red	104
sin red de	83
sin vivir	-111
sin vivir en	-88
sinc	-114
sincerament	120
sincerament _ muert	72
sincerament la	120
sincerament la muert	96
sintrom	114
sintrom _ proposit	88
sintrom a	147
sintrom a proposit	117
sirv mas	136
so	-96
sobr	-74
sobremes	-71
sofoc	-81
soga	254
soga _ el	152
soga en	254
soga en el	203
sola	253
sola _ los	61
sola con	102
sola con los	82
sola en	81
sola en el	64
sola y	107
sola y no	76
solicit	222
solicit _ con	62
solicit _ preferent	71
solicit hora	104
solicit hora con	83
solicit valoracion	119
solicit valoracion preferent	95
solo	409
solo _ reunirm	68
solo en	109
solo esper	113
solo esper reunirm	91
solo esto	-61
solo se	67
solo sigo	82
solo sigo aqui	65
solo teng	73
solter	64
solter los	64
solucion	65
solucion ya	65
son	-82
son nerv	-75
son nerv por	-60
sono	-163
sord	-170
sord _ tapi	-78
sord como	-130
sord como tapi	-104
soy	484
soy _ carg	67
soy _ en	67
soy del	73
soy lesbian	60
soy mama	64
soy temporer	67
soy un	115
soy un estorb	75
soy una	84
soy una carg	68
su	158
su _ dia	83
su ultim	138
su ultim dia	111
sube	-94
sube hast	-72
subi	131
subi _ la	68
subi a	114
subi a la	91
subid	72
subid la	95
subid la fluoxetin	76
subir	-149
subir _ ascensor	-66
subir en	-110
subir en ascensor	-88
suegr	-78
suel	-69
suel del	-69
suen	-136
suen pero	74
suen todo	-78
suen todo el	-63
sui	-106
suicid	-80
suicid _ planificacion	62
suicid _ por	115
suicid cuand	-65
suicid es	95
suicid es por	76
suicid pregunt	97
suicid pregunt por	77
suicid solo	-153
suicid y	179
suicid y me	89
suicid y planificacion	83
suicidar	65
suicidar si	75
suicidar si no	60
suicidarm	96
suisid	213
suisid _ diar	128
suisid a	213
suisid a diar	170
super	93
super mal	113
sur se	81
sur se me	64
suspender	67
suspender y	67
sust	-91
sust a	-81
sust a la	-65
sust que	-65
ta	-87
tall	150
talon	-80
tambien	133
tambien _ los	65
tambien con	109
tambien con los	87
tambien pero	76
tambien pero por	61
tant	-65
tant _ que	81
tant plat	136
tant plat que	108
tant que	-95
tapi	-130
taquicard	-69
tard	-158
tech	117
tech _ edific	70
tech del	117
tech del edific	94
tem	-81
temblor	-84
temporer	67
temporer qued	67
tendinit	-61
tener	91
tener _ bebe	71
tener un	119
tener un bebe	95
teng	382
teng 15	83
teng 15 me	66
teng _ con	65
teng _ cuerd	102
teng _ de	111
teng _ hoja	106
teng _ plan	99
teng _ soga	118
teng apetit	-83
teng clarisim	87
teng elegid	60
teng en	-159
teng en el	-96
teng escopet	73
teng gana	160
teng gana de	128
teng la	235
teng la escopet	75
teng la hoja	141
teng la soga	157
teng mas	-105
teng mas de	-84
teng mied	62
teng nada	-64
teng olfat	-82
teng recaid	109
teng recaid con	87
teng todo	165
teng un plan	133
teng una	127
teng una cuerd	136
tenh	-141
tension	-143
tension por	-61
termin	117
termin _ todo	79
termin con	126
termin con todo	106
terminar _ todo	64
terminar con todo	85
test	-60
tete	-80
the	-190
thi	-76
tia	103
tia nadi	78
tia nadi m	63
tien	74
tien brill	97
tien brill na	78
tien con	-83
tien el movil	65
tien loco	63
tien muert	-67
tien pesadill	-79
tien quinc	82
tien quinc ano	65
tien vivo	62
tienen	-102
tio no	90
tio no aguant	72
tio se	-68
tip	155
tip top	158
tira	62
tira del	59
tirar	69
tirar al	64
tirarm	209
tirarm a	83
tirarm a la	66
tirarn	93
tirarn por	93
tirarn por el	74
tiro asi	63
tiroid	-86
to	-147
toda	113
toda la	-83
toda las	110
toda las noch	115
toda part	80
toda part voy	64
todo	707
todo arreglad	69
todo descansarian	67
todo el	-97
todo el dia	-108
todo el rato	67
todo en	-94
todo esta	74
todo list	98
todo lo	-80
todo lo blanc	-64
todo los	81
todo los dia	65
todo mejor	84
todo no	78
todo perdon	66
tomad una	79
tomad una caja	63
tomar	202
tomar _ no	75
tomar _ sintrom	88
tomar el	147
tomar el sintrom	117
tomar para	126
tomar para no	101
tomarmel	113
tomarmel toda	113
tome	155
tome _ veint	126
tome _ y	72
tome clor	120
tome clor y	96
tome como	209
tome como veint	167
tome dos	-97
tomo	-71
top	156
tos	-208
tos de	-79
tos de perr	-63
toso	-60
toss	-60
total	91
toy	106
toy _ de	64
toy chat	106
toy chat de	85
trabaj	-144
trag el	69
tragar	84
tramadol	89
tramadol _ pa	60
tramadol necesit	101
tramadol necesit pa	81
trankimazin	79
trankimazin a	79
trankimazin a post	63
traster	197
trat	164
trat de	84
trat de matarm	67
trat el	81
trat el ano	65
tratamient _ cancer	81
tratamient del	135
tratamient del cancer	108
tre _ y	118
tre dia	-112
tre seman	126
tre seman y	110
tre vec	115
tren fue	-63
trip	-129
trist	-90
tuicion	64
tuicion de	64
turn	-303
turn _ me	-71
turn de	-61
turn no	-123
turn no me	-94
tutt	-59
ultim	132
ultim dia	138
um	-150
uma	-177
un	136
un _ de	170
un _ mas	70
un _ para	64
un _ que	-110
un _ saliend	75
un _ se	-62
un _ volviend	65
un _ y	160
un accident	-66
un aliv	120
un aliv y	96
un ardor	-72
un audi	91
un bebe	119
un bebe y	95
un cabr	89
un cabr de	71
un camion	109
un camion volviend	87
un cartel	64
un companer	82
un companer de	66
un dia	145
un dia mas	71
un estorb	94
un favor	74
un mensaj	81
un mensaj de	65
un mes	79
un plan	166
un plan y	133
un post	125
un post saliend	100
un senor	114
un suen	-71
un tio	-90
un vaso	143
un vaso de	114
una	363
una _ amarrad	102
una _ esta	84
una _ me	68
una caja	79
una caja de	63
una cart	91
una cart para	73
una chic	98
una chic del	78
una cuerd	170
una cuerd amarrad	136
una fech	127
una foto	98
una foto con	78
una leser	69
una micr	90
una micr me	59
una pistol	100
una pistol en	63
una puntad	-79
una seman	-107
una y	93
una y cosa	75
une	-96
unic	181
unic que	96
unic que me	60
uno se	83
uno se suicid	77
up	-101
usuar	104
usuar _ ideacion	62
usuar con	104
usuar con ideacion	83
va	128
va _ olla	67
va _ tirar	64
va a tirar	85
va en	117
va la olla	89
vaci	98
vaci y	98
vaci y la	79
vacun	-71
vacun necesit	-62
vai	-70
vale	70
vale la	62
valg	101
valg _ muert	61
valg mas	101
valg mas muert	81
valoracion	119
valoracion preferent	119
van	-81
vaso	136
vaso _ leji	86
vaso de	143
vaso de leji	114
vec	307
vec _ cruz	82
vec en	69
vec he	67
vec me	137
vec me cruz	110
vecin desd	84
vecin desd ahi	67
vecin y	-62
vei	115
vei _ movil	69
vei el	115
vei el movil	92
veint	177
veint _ recien	126
veint sertralin	209
veint sertralin recien	167
veng por	74
ventan	118
ventanill	-85
veo _ debo	61
veo otra	-60
veo salid	122
veo salid debo	81
ver	139
ver _ me	102
ver si	174
ver si me	139
veran	77
veran piens	72
verd	-69
verdad	146
verdad es	77
verdad es que	62
verdad preferir	72
vesicul	-65
vez	-104
vez que	68
vez que cruz	71
viaduct	202
viaduct mallec	64
viaduct sient	89
viaduct sient que	71
vida	591
vida _ terminar	64
vida en	-83
vida imposibl	82
vida m	78
vida m kier	63
vida paga	97
vida paga si	77
vida quier	122
vida quier terminar	85
vida y	70
viej	110
viejit	60
viejit y	60
vienen	83
viern	-67
vitamin	-147
viva	172
viva hast	78
viva hast abril	63
viviend	135
viviend ya	63
vivir	362
vivir _ mi	-66
vivir a	-64
vivir asi	66
vivir en	-111
vivir en mi	-88
vivir lo	118
vivir lo teng	69
vivir mas	80
vivo	159
vivo _ vivir	-66
vivo es	62
vivo sin	-136
vivo sin vivir	-88
vivo solo	73
voc	321
voc _ dicen	68
voc _ me	72
voc _ que	60
voc me	114
voc me dicen	91
voc que	120
voc que me	96
voc quieren	100
voc quieren que	80
volv	370
volv _ cortarm	97
volv _ quemarm	93
volv a	392
volv a cortarm	129
volv a los	78
volv a quemarm	124
volv al	98
volv al copet	78
volv desd	-77
volv desd que	-61
volver	120
volviend	109
volviend _ curr	65
volviend del	109
volviend del curr	87
vomit	-122
vomitad	-77
voy	389
voy a	349
voy a dejar	64
voy a durar	63
voy a morir	-61
voy yo	76
voy yo tambien	61
voz	-71
vuelt	225
vuelt _ cortar	78
vuelt a	196
vuelt a cortar	104
wn	141
wn kier	76
wn kier morirm	61
wn no	65
y	596
y _ a	109
y _ arde	72
y _ como	-62
y _ con	126
y _ da	81
y _ de	125
y _ dese	72
y _ en	70
y _ es	113
y _ fech	99
y _ he	90
y _ mas	61
y _ me	80
y _ no	142
y _ noch	91
y _ para	-103
y _ pego	76
y _ que	153
y _ se	207
y _ sin	62
y _ verdad	89
y _ volver	72
y ahi	64
y ahor	122
y ahor esto	65
y ahor teng	76
y anoch	125
y anoch la	64
y apart	65
y cada noch	75
y con	-221
y cosa	93
y cosa peor	75
y dejo	113
y dejo de	90
y despedid	98
y dice	184
y dice que	147
y el	-179
y el juev	61
y ella	-62
y en	-77
y en el	-61
y eso	71
y esta	-77
y fantas	119
y fantas con	95
y gana	86
y gana de	69
y hace	62
y la	218
y la dese	96
y la idea	79
y la verdad	119
y las cuent	73
y le	88
y lleg	59
y llor	-67
y lo	-63
y mare	-105
y me	317
y me arde	96
y me bajo	91
y me da	108
y me pego	138
y me qued	-64
y me salv	67
y me vienen	66
y mi	-92
y mi hijo	-71
y mi perr	65
y mis	61
y no abre	78
y no conf	63
y no es	150
y no para	-137
y no piens	76
y no pued	-66
y no teng	-83
y no volver	96
y nunc	76
y pensamient	95
y pensamient de	76
y planificacion	104
y planificacion sin	83
y que	219
y que no	59
y que se	70
y ronc	-67
y sali	-66
y se	-193
y sigu	-59
y sin	120
y sofoc	-63
y sola	81
y sola en	64
y solo	67
y tambien	109
y tambien con	87
y teng	-69
y teng la	-73
y trip	-91
y una	120
y una fech	101
y valg	101
y valg mas	81
y volv a	78
y volv desd	-61
y ya	108
y yo	245
y yo no	85
y yo quier	65
ya	631
ya _ buen	102
ya _ elegid	69
ya _ habr	62
ya _ hoy	79
ya _ me	-126
ya _ quier	114
ya _ teng	-77
ya _ todo	69
ya _ voy	75
ya es	65
ya esta	154
ya esta buen	137
ya fue	132
ya fue hoy	106
ya he	64
ya me	147
ya me habr	82
ya no	-102
ya no me	-145
ya no quier	141
ya no teng	-139
ya no tien	78
ya no voy	100
ya teng	129
yo	860
yo creo	83
yo creo que	66
yo era	-65
yo estab	75
yo estab sentad	60
yo faltar	67
yo me	63
yo no	191
yo quier	81
yo tambien	76
yo tambien pero	61
yo ya	122
zumb	-78
انا	-98
بس	-71
بعد	-76
علي	-103
عم	-92
عند	-126
في	-140
ما	-157
من	-298
نفس	-63`,
};
