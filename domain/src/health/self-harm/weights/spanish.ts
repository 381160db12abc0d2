import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const spanishWeights: TextWeights = {
  bias: -5.78,
  least: 0.334,
  features: `+^abr	86
+^aca	120
+^acab	99
+^adr	68
+^adre	68
+^ahor	67
+^ano	140
+^anoc	108
+^anos	73
+^ant	-103
+^anti	-72
+^apo	66
+^aqu	65
+^aqui	68
+^aut	89
+^auto	94
+^beb	73
+^bebi	74
+^bie	-59
+^bien	-59
+^bus	65
+^cal	-69
+^can	-82
+^cas	128
+^cole	62
+^com	-121
+^com$	-63
+^comi	-65
+^con	93
+^cont	93
+^cor	60
+^cort	155
+^cua	112
+^cuan	115
+^cur	67
+^da$	-63
+^dej	168
+^deje	105
+^den	-66
+^dent	-68
+^dep	-75
+^des	136
+^dese	64
+^desp	186
+^di$	-66
+^diar	70
+^dic	271
+^dice	167
+^dici	99
+^die	-63
+^due	-95
+^duel	-66
+^en$	102
+^es$	70
+^esca	-60
+^escr	74
+^est	204
+^esta	185
+^esto	100
+^gan	121
+^gana	126
+^gra	-74
+^hab	85
+^hac	105
+^hace	79
+^hag	86
+^hago	67
+^has	80
+^hast	95
+^he$	128
+^hoy	78
+^hoy$	78
+^ide	91
+^idea	98
+^il$	-75
+^ins	107
+^je$	-78
+^kie	130
+^kier	130
+^lis	61
+^list	61
+^lla	93
+^llam	78
+^lle	65
+^llev	75
+^lo$	258
+^los$	71
+^mana	79
+^mand	68
+^mas	133
+^mas$	147
+^mat	84
+^me$	113
+^mej	93
+^mejo	93
+^men	61
+^mi$	128
+^mir	105
+^mira	90
+^mis	136
+^mis$	82
+^mism	60
+^mori	167
+^morr	-61
+^mun	89
+^mund	73
+^my$	-62
+^naci	64
+^nad	95
+^nadi	162
+^nao	-73
+^nao$	-73
+^nec	61
+^nece	65
+^ni$	-68
+^no$	96
+^oja	171
+^ojal	171
+^pa$	107
+^pan	-69
+^par	96
+^para	79
+^pare	63
+^pas	75
+^past	60
+^peg	78
+^pego	64
+^pen	151
+^pens	160
+^perd	60
+^pic	-197
+^pica	-127
+^pie	117
+^pien	191
+^pla	121
+^plan	93
+^por	86
+^por$	89
+^pref	72
+^pres	-67
+^prop	83
+^pued	-67
+^pur	135
+^puro	94
+^qua	-77
+^quan	-66
+^que	88
+^que$	155
+^quem	68
+^qui	100
+^quie	102
+^rec	63
+^reci	62
+^resp	89
+^ron	-60
+^sang	-76
+^seg	112
+^segu	112
+^sert	61
+^si$	228
+^sie	76
+^sog	61
+^soga	64
+^sol	221
+^sola	64
+^solo	102
+^son	-73
+^soy	122
+^soy$	122
+^sue	-78
+^teng	99
+^tira	94
+^tod	177
+^todo	180
+^tom	73
+^toma	65
+^tos	-105
+^tra	102
+^trab	-63
+^tur	-75
+^turn	-74
+^una	89
+^una$	100
+^val	71
+^vec	84
+^vece	76
+^vei	71
+^vid	144
+^vida	153
+^viv	176
+^vivi	127
+^voc	79
+^voce	79
+^vol	115
+^volv	142
+^voy	95
+^voy$	95
+^vuel	65
+^ya$	160
+^yo$	218
+^من$	-69
+abaj	-75
+abra	68
+abra$	69
+acab	99
+acido	63
+acio	85
+ada$	-113
+adie	158
+adie$	162
+ado$	104
+adre	95
+adred	68
+ago$	66
+ahor	67
+ahora	81
+ala$	134
+alco	74
+ama$	73
+amie	101
+amien	105
+ana$	103
+anal	-61
+anan	79
+anana	79
+anas	103
+anas$	117
+anda	84
+anden	62
+anoc	108
+anoch	108
+anos	79
+anos$	83
+aqui$	68
+ara$	122
+aran	77
+aria	145
+aria$	87
+ario$	65
+arme	328
+arme$	312
+asi$	79
+aso$	91
+asta	106
+asta$	92
+asti	94
+astil	64
+atan	-63
+atar	71
+atarm	120
+auto	94
+azo$	-113
+azon	-76
+azon$	-76
+azos	146
+azos$	146
+bajo	-59
+bebi	74
+bril	63
+cen$	61
+ces$	107
+cesi	63
+cesit	65
+che$	62
+cho$	-91
+cien	183
+ciend	103
+cion$	60
+cole	60
+colo	-78
+com$	-63
+comi	-66
+con$	62
+cont	96
+contr	61
+cort	155
+corta	77
+corte	96
+cuan	115
+cuant	83
+cuen	68
+cuent	68
+das$	92
+deaci	59
+deje	105
+deje$	76
+denm	60
+denme	60
+dent	-106
+dente	-61
+des$	-88
+dese	64
+deseo	65
+desp	186
+despe	163
+diar	70
+diari	94
+dice	167
+dice$	110
+dicen	62
+dici	97
+dicie	99
+die$	154
+dios	60
+dred	65
+drede	68
+duel	-66
+duele	-76
+eaci	59
+eacio	59
+eces	137
+eces$	76
+ecesi	65
+echa	68
+ede$	65
+edo$	-94
+efer	64
+ego$	92
+egui	107
+eguir	127
+eje$	76
+ejor	93
+ejor$	93
+ele$	-72
+elo$	-72
+emo$	79
+enci	-66
+ende	76
+endo	159
+endo$	141
+engo	96
+engo$	109
+enme	60
+enme$	60
+ensa	173
+ensam	74
+ensan	76
+enso	132
+enso$	167
+ente$	104
+enti	77
+ento	114
+entos	116
+eria	66
+eria$	68
+ero$	186
+erta	146
+ertar	129
+ertr	61
+ertra	61
+ervi	-73
+escr	73
+escri	73
+eseo	65
+eseo$	65
+esit	64
+esito	64
+espe	142
+esper	115
+esta	146
+estar	221
+estoy	139
+evo$	83
+gado	70
+gado$	76
+gana	126
+ganas	126
+gran	-63
+guir	127
+guir$	127
+gust	81
+hace	79
+hago	67
+hago$	67
+hast	95
+hasta	95
+hora$	73
+hoy$	78
+ian$	63
+iari	92
+iario	74
+ica$	-101
+ice$	100
+icen$	62
+icie	93
+icien	98
+ico$	-68
+ida$	224
+idea	95
+ido$	75
+iemp	64
+iend	228
+iendo	199
+iens	192
+ienso	192
+ient	118
+iento	133
+iera	75
+iera$	75
+iero	150
+iero$	194
+inch	-72
+incha	-67
+ing$	-81
+inha	-62
+inte	85
+iran	81
+irand	82
+irar	124
+irarm	64
+ire$	-83
+irme	206
+irme$	206
+isis	-69
+isis$	-69
+isto	83
+itar	66
+ite$	-69
+itos	-66
+itos$	-63
+ivir	126
+ivir$	126
+jala	171
+jala$	171
+jor$	93
+jos$	62
+kier	130
+kiero	130
+lan$	63
+las$	75
+legi	63
+lina	104
+lio$	-68
+llam	74
+llev	75
+lor$	-60
+los$	71
+lvi$	124
+mana	98
+manan	79
+marm	66
+marme	68
+mas$	155
+matar	75
+mejo	93
+mejor	93
+mien	104
+mient	91
+mira	88
+mis$	81
+mism	60
+mori	166
+morir	211
+morr	-90
+muert	70
+mund	73
+mundo	73
+murio	-63
+naci	64
+nacid	67
+nadi	162
+nadie	162
+nana	79
+nana$	79
+nao$	-73
+nari	-66
+nas$	128
+ncha	-94
+nden	62
+ndo$	180
+nece	68
+neces	65
+nes$	-83
+ngo$	133
+nha$	-60
+nme$	60
+noch	138
+noche	138
+nos$	77
+nsad	67
+nsam	73
+nsami	80
+nsan	62
+nsand	76
+nso$	144
+nsul	87
+ntas	69
+nte$	151
+ntos	149
+ntos$	149
+oca$	-60
+oces	79
+oces$	79
+oche	155
+oche$	135
+odas	63
+odas$	63
+odo$	121
+odos	66
+odos$	66
+ojal	171
+ojala	171
+olo$	104
+olor	-62
+olvi	107
+olvi$	124
+omar	73
+ontr	60
+opos	80
+oposi	69
+orir	211
+orir$	131
+orirm	98
+ortar	61
+ortes	93
+osit	87
+osito	76
+osta	93
+osta$	81
+paga	79
+para	78
+para$	86
+pasti	62
+pego	64
+pego$	64
+pens	157
+pensa	156
+perd	60
+pert	93
+perta	125
+pica	-127
+pica$	-64
+pien	191
+piens	192
+pira	71
+piran	76
+plan	92
+por$	89
+posi	79
+posit	73
+post	86
+posta	65
+pref	72
+prefe	65
+pres	-127
+presi	-70
+prop	83
+propo	74
+pued	-67
+puro	94
+puro$	94
+quan	-66
+que$	145
+quem	68
+quemo	81
+queri	67
+quie	83
+quier	91
+raba	-69
+rada$	59
+ralin	61
+rand	110
+rando	77
+rano	68
+rano$	73
+rarm	64
+rarme	64
+ras$	-60
+razo$	-72
+razos	85
+rdo$	-71
+rede	68
+rede$	68
+refe	64
+refer	64
+resi	-61
+resio	-70
+resp	89
+respi	62
+ria$	116
+rir$	122
+rirm	98
+rirme	98
+rme$	477
+ropo	74
+ropos	74
+rtar	187
+rtar$	94
+rtarm	76
+rtes	134
+rtes$	134
+rtra	61
+rtral	61
+saber	-68
+sami	77
+samie	81
+sand	75
+sando	75
+sang	-76
+scri	60
+segu	102
+segui	107
+seo$	95
+sert	61
+sertr	61
+sion$	-74
+sis$	-69
+sito	135
+sito$	148
+soga	64
+soga$	64
+sola	61
+solo	102
+solo$	102
+soy$	122
+sper	113
+spert	111
+spira	71
+sta$	147
+star	238
+star$	153
+stari	84
+stero	61
+storb	65
+stoy	139
+stoy$	139
+tar$	257
+tarm	182
+tarme	182
+teng	99
+tengo	99
+tia$	64
+tira	94
+tirar	87
+todas	63
+todo	180
+todo$	123
+todos	67
+toma	68
+tomar	73
+torb	65
+toy$	163
+trab	-63
+traba	-63
+tral	61
+trali	61
+turn	-74
+turno	-74
+uant	102
+uedo	-76
+uedo$	-76
+uele	-81
+uele$	-59
+uemo	81
+uemo$	81
+uent	94
+ueri	66
+uero$	-70
+uert	68
+uest	-83
+uevo$	62
+uier	91
+uiero	77
+uir$	127
+una$	77
+undo	81
+undo$	93
+unto	75
+unto$	73
+ura$	-88
+urio	-63
+urio$	-63
+urno	-74
+uro$	102
+vece	76
+veces	76
+vida	147
+vida$	148
+vien	60
+vir$	124
+vivi	160
+vivir	126
+voce	79
+voces	80
+volv	133
+volvi	112
+voy$	95
+vuel	65
+zon$	-76
+zos$	146
000	101
000 _ y	60
000 euro	101
000 euro y	81
10	-75
13	234
13 _ se	66
13 ano	109
13 ano se	87
13 se	72
14	128
15	184
15 me	81
15 me hago	65
16	115
16 me	90
160	-90
17	-66
18	81
18 trat	85
18 trat de	68
2	-62
25	134
3	-177
38	-86
39	-149
4	-92
45	116
45 _ con	72
45 ano	119
45 ano con	96
5	-174
50	-109
50 _ y	-64
50 ano	-107
50 ano y	-86
60	92
60 000	101
60 000 euro	81
60 _ euro	60
8	-123
80 ano	65
84	76
a _ a	-67
a _ barandill	68
a _ con	162
a _ de	91
a _ desp	98
a _ esta	70
a _ esto	87
a _ respirand	81
a alguien	146
a alguien esto	117
a cortar	85
a cortarm	164
a cortarm desp	131
a dejar	116
a dejar de	66
a diar	294
a durar	81
a durar viva	64
a estar	115
a la anestes	-65
a la barandill	90
a la line	67
a la pared	72
a las	-78
a llorar	64
a los cort	78
a los paco	59
a mi	-251
a mis	69
a morir	-221
a nadi	110
a necesitar	63
a orinar	-68
a planear	64
a poco sin	75
a post	79
a post y	63
a proposit	304
a punt	146
a punt de	117
a quemarm	159
a quemarm con	128
a seguir	135
a seguir respirand	108
a sola	101
a sola con	82
a suspender	66
a tirar	105
a vec	159
a vec me	110
a ver	76
abaj	-97
abiert	83
abort	-67
abra	184
abra _ ojo	89
abra los	148
abra los ojo	118
abre	97
abre la	97
abre la puert	78
abril	161
abril no	81
abril no voy	64
aburrid	221
aburrid _ vivir	125
aburrid de	221
aburrid de vivir	166
aca	75
acab	179
acab _ tener	72
acab de	176
acab de tener	96
acabar	82
acabar _ mi	74
acabar _ todo	63
acabar con	190
acabar con mi	99
acabar con todo	84
acabaron	66
acabaron las	66
acabas	87
acabas la	87
acabas la pelicul	70
accident	-116
accident y	-62
acuest	-92
adio	63
adio y	63
adolescent	-82
adred	271
adred _ esta	81
adred ya	134
adred ya esta	107
aer	123
aer _ cort	74
aer me	123
aer me cort	98
afeitandom	-127
afeitandom y	-127
afeitar	177
afeitar _ lado	106
afeitar al	177
afeitar al lado	142
agua	-131
aguant	126
aguant _ este	-63
aguant el	-71
aguant mas el	70
aguant mas este	-83
aguant un	88
aguant un dia	70
aguit	-92
aguj	-92
aguj en	-66
ahi	128
ahi me	85
ahi me duel	68
ahi se	66
ahog	-84
ahor	322
ahor _ en	88
ahor esto	120
ahor esto en	63
ahor me asust	63
ahor teng	61
ahor teng idea	77
ahor va	67
ai	-171
aire	-134
al	79
al _ ahor	106
al bano	-104
al copet	98
al copet y	78
al gato	66
al grup	81
al grup y	65
al lado	97
al lado ahor	142
al lun	98
al metr	65
al perr	69
alamed	138
alamed _ mirar	83
alamed sin	138
alamed sin mirar	110
alcohol	101
alcohol _ tambien	64
alcohol y	107
alcohol y tambien	85
alerg	106
alguien	217
alguien _ a	87
alguien esto	146
alguien esto a	117
aliv	107
aliv _ la	73
aliv y	122
aliv y la	97
alta	-113
alta y	-71
alumn	71
amarrad	171
amarrad _ la	102
amarrad en	171
amarrad en la	137
amig 16	63
amig ha	81
amig ha mandad	65
amig y	-74
analis	-159
and	-184
andab	114
andab _ mal	68
andab super	114
andab super mal	91
anden	102
anden me	80
anden me entran	64
ando _ en	59
ando con	158
ando con gana	77
ando con insomn	64
ando pensand	99
ando pensand en	79
anestes	-170
anestes y	-82
anestes y si	-65
angust	163
angust _ fueron	69
angust hoy	115
angust hoy fueron	92
angust y	80
angust y gana	64
ano	174
ano _ ha	66
ano _ ideacion	72
ano _ mare	-64
ano con	119
ano con ideacion	96
ano opositand	66
ano pasad con	63
ano se	104
ano se ha	87
ano y mare	-86
anoch	433
anoch _ feo	75
anoch _ pare	70
anoch esta	124
anoch esta feo	100
anoch fui	-68
anoch la	79
anoch la pill	63
anoch me	116
anoch me pare	93
ansiedad	-200
ant muert	61
antecedent	-71
antecedent familiar	-66
anticoagulant	-62
ao	-64
apagad	141
apagad _ me	68
apagad no	113
apagad no me	90
apart	61
apart contarl	64
apetit	-146
apost	191
apost _ me	89
apost cuand	149
apost cuand me	119
apoy	104
apoy _ hora	62
apoy solicit	104
apoy solicit hora	83
aqui	272
aqui por	81
aqui por mi	65
aran	224
aran _ piern	69
aran las	164
aran las piern	92
aran los	70
arde todo	118
ardiend	-65
ardor _ estomag	64
ardor de	107
ardor de estomag	86
ardor que	-74
armar y	92
armar y cada	74
arranc el	60
arreglad	65
arreglad papel	65
arrib	71
arrib del	86
arrib del puent	68
as	-133
asad	-87
ascensor	-111
ascensor _ que	-67
ascensor piens	-111
ascensor piens que	-89
asco	92
asco de	78
asco de vida	62
asi	171
asi de	63
asi lo	78
asust	66
asust mas	71
at	-61
atrev	157
atropell	95
atropell una	78
atropell una micr	62
au	-105
audi	154
audi diciend	128
audifon	-72
auto	127
auto _ un	76
auto contr	127
auto contr un	101
autolesion	137
autolesion diar	85
autolesion diar desd	68
autolitic	119
autolitic _ solicit	72
autolitic estructurad	119
autolitic estructurad solicit	96
autov a	67
avec	-74
ayer _ subi	68
ayer me	113
ayer me subi	90
ayud	86
ayud esto	86
ayud esto arrib	68
baja	-159
bajar	76
baje	71
baje 7	60
baje _ kilo	73
baje cinc	63
bajo _ senor	68
bajo un	113
bajo un senor	90
balcon	214
bano	-112
bano del	87
bano del coleg	69
barand	74
barand por	74
barand por eso	59
barandill	113
barandill _ puent	68
barandill del	113
barandill del puent	90
barrig dond	81
barrig dond nadi	65
bastant	68
bastant abiert	72
bebe _ fantas	72
bebe y	120
bebe y fantas	96
bebi	210
bebi _ vaso	86
bebi un	143
bebi un vaso	115
bebi y	67
bebid	85
bebid el	85
bebid el salfuman	68
bibir	146
bibir mas	146
bien	-237
bien pero en	76
bien y	-70
blanc	-136
blanc del	-81
blanc del ojo	-65
boca	-150
bodeg	171
bomber	74
bomber pa	74
bord	102
bord _ tech	70
bord del	102
bord del tech	93
braz	168
braz _ el	94
braz con	104
braz con el	125
braz hast	156
braz hast dejarm	69
braz le	72
braz me	-80
braz me voy	-64
braz y trip	-70
brill	99
brill na	99
buen	150
busc	132
busc form	95
busc form de	76
busc necesit	90
busc necesit que	72
busq	76
busqu	113
c	-69
ca	-98
cabez caminar	81
cabez caminar haci	65
cabez hast	96
cabez hast que	77
cabez y	-67
cabezaz en	71
cabr	158
cabr de	92
cabr de mi	74
cabr y	93
cabr y las	74
cachar	87
cachar si	87
cachar si me	69
cachetad	60
cachetad fuert	60
cada	-103
cada noch	112
cada noch la	74
cada rato	-76
cada vez	-111
cae	-64
cai	-60
caig	-73
caig muert	-73
caja de	79
caja de trankimazin	63
calentur	-72
calet	140
calet _ el	67
calet de	67
calet en	111
calet en el	89
calient	-62
calor	-86
caminar	81
caminar haci	81
caminar haci el	65
camion	66
camion _ del	66
camion volviend	110
camion volviend del	88
camp	106
camp vivo	73
cancer	-135
cancer _ ya	81
cancer adred	134
cancer adred ya	107
cansad	139
cansad _ pelear	64
cansad de	186
cansad de luchar	64
cansad de pelear	85
cansanc	-96
cansanc jaquec	63
cara	-62
cara _ sangrar	67
cara hast	112
cara hast sangrar	90
cara roja	-61
carg	74
carn	-98
carn viva	-61
cart	121
cart para	93
cart para mis	74
cartel	64
cartel de	64
casa	202
casa me	61
casa para	-62
casa y no	60
casi	158
casi _ hago	109
casi a	81
casi a diar	65
casi lo	182
casi lo hago	145
casi me	-109
castigarm	166
castigarm por	96
castigarm por comer	76
cayo	-93
caza	61
caza en	92
caza en el	74
ce	-85
cervical	-67
chao	112
chao a	63
chao no	69
charl	-61
chat	113
chat _ la	66
chat de	125
chat de la	88
che	-87
chic	98
chic del	97
chic del coleg	78
chic dijo	85
chic dijo que	68
chic lo	-66
chocar	127
chocar _ auto	76
chocar el	127
chocar el auto	101
ciatic	-87
cinc kilo	63
cita _ el	64
cita por	107
cita por el	86
clar	59
clar lo	63
clarisim	84
clas	-98
clav las	96
clav las una	76
clonazepam hay	70
clor	118
clor _ me	71
clor y	118
clor y me	94
coceir	-91
coceir no	-83
coch	91
coch _ un	66
coch contr	110
coch contr un	88
coge	63
coge el	63
cogid	107
cogid _ por	64
cogid cita	107
cogid cita por	86
coleg	139
coleg mayor	97
coleg mayor ha	78
colesterol	64
colgad	142
colgad una	97
colgad una foto	78
colic	-109
colon	-139
colon irritabl	-83
com	-250
comb	96
comb en	96
comb en la	77
come	-114
comer	-104
comer desd	-70
comi	-164
comid	-65
como	-110
como _ mes	117
como _ sertralin	126
como morirm	64
como que	95
como que esto	76
como tapi	-131
como un	157
como un mes	156
como una	-89
como veint	210
como veint sertralin	168
companer	84
companer _ curs	68
companer de	84
companer de curs	91
complet para	64
con	127
con _ alcohol	64
con _ autolitic	72
con _ cort	64
con _ dolor	64
con _ encendedor	69
con _ guag	105
con _ hong	-75
con _ mecher	133
con _ medicament	62
con _ mental	62
con _ suicid	62
con _ tip	94
con _ tos	-75
con _ turn	-87
con _ vida	85
con aguj	-66
con bomber	74
con el	127
con el alcohol	85
con el cuchill	-70
con el dobl	-70
con el encendedor	92
con el hervidor	-66
con el mecher	177
con el tip	125
con el y	66
con ella	189
con esta	-152
con esta tos	-100
con este dolor	85
con esto	-126
con gana	96
con gana de	77
con ideacion	223
con ideacion autolitic	96
con ideacion suicid	83
con insomn	80
con insomn angust	64
con la	-201
con la guag	140
con los	-133
con los cort	85
con los hong	-60
con los medicament	82
con los turn	-89
con mala	73
con mi	251
con mi vida	113
con mis	-74
con pastill	79
con pastill y	63
con poco	-60
con saltar	120
con saltar del	96
con salud	104
con salud mental	83
con sangr en	78
con todo	344
con todo esta	70
con una	83
conf	74
conf en	74
conf en mi	60
consult y	64
consultor	133
consultor _ tomarmel	68
consultor pa	114
consultor pa tomarmel	91
contand	79
contand pastill	79
contarl	116
contarl que	116
contr	219
contr _ camion	66
contr _ post	76
contr un	236
contr un camion	88
contr un post	101
copet	98
copet y	98
copet y volv	78
corazon	-142
corazon que	-67
corp	-88
corp todo	-78
cort	403
cort _ los	88
cort _ no	68
cort _ nuev	75
cort _ y	-76
cort afeitandom	-127
cort afeitandom y	-101
cort con	-138
cort con el	-67
cort de	124
cort de nuev	100
cort denuev	123
cort denuev no	98
cort el	81
cort el cuell	64
cort en	176
cort en la	65
cort en los	77
cortad _ munec	66
cortad las	109
cortad las munec	87
cortand	72
cortand los	72
cortar	84
cortar esta	72
cortarm	164
cortarm _ de	98
cortarm desp	164
cortarm desp de	131
cortin	-61
cosa	68
cosa _ en	-67
cosa de	79
cosa de morirs	63
cosa peor	96
cosa peor para	76
cosa subir	-111
cosa subir en	-89
costill	-97
cree que	74
crei	-77
crei que	-77
crei que me	-62
creo	85
creo que	85
creo que de	68
cris	-156
cris de	-101
cris de panic	-79
croquet	-63
cruz	224
cruz _ alamed	83
cruz el	89
cruz el viaduct	72
cruz la	138
cruz la alamed	110
cuand	154
cuand _ da	69
cuand _ pong	89
cuand discut	112
cuand discut con	90
cuand lean	69
cuand me	191
cuand me da	92
cuand me pong	119
cuant	334
cuant _ hace	87
cuant _ hay	75
cuant clonazepam	70
cuant insulin	144
cuant insulin hace	115
cuant tramadol	97
cuant tramadol necesit	78
cuatr ano	66
cuchill	-88
cuell	-93
cuent	161
cuent pagad	93
cuerd	171
cuerd _ en	102
cuerd amarrad	171
cuerd amarrad en	137
cuerp y	-64
cuid	62
cuidad	-86
cuidad paliativ	-67
cuidenm	95
cuidenm al	95
culo	-74
cumplir	134
cumplir _ 25	80
cumplir los	134
cumplir los 25	107
cunad muri	-62
cunad se	85
cunad se ha	68
curr	106
curs	206
curs _ despid	68
curs escrib	92
curs escrib que	74
curs se	114
curs se despid	91
d	-133
da	-253
da _ angust	69
da _ subir	-67
da cosa	-102
da cosa subir	-89
da igual	-61
da la	115
da la angust	92
da paz	148
da planch	69
da verguenz	91
dado energ	71
dan _ de	106
dan gana	177
dan gana de	142
dano	150
dano son	-70
day	-76
de	86
de 13	234
de 13 ano	87
de 14	90
de 45	119
de 45 ano	96
de 50	-107
de 50 ano	-86
de _ a	103
de _ al	132
de _ andab	68
de _ ano	101
de _ anoch	160
de _ dano	149
de _ de	-119
de _ el	90
de _ hace	85
de _ madr	62
de _ me	83
de _ medi	87
de _ mes	85
de _ no	-60
de _ se	139
de _ sea	-103
de _ solicit	62
de _ un	77
de _ vida	114
de _ y	61
de afeitar	177
de afeitar al	142
de apoy	104
de apoy solicit	83
de cansanc	-90
de caza	61
de caza en	74
de clar	63
de curs	114
de curs se	91
de desaparecer	105
de despedid	81
de despedid al	65
de despertar	109
de despertar manan	87
de dormirm	74
de duel	-92
de empres	-73
de en	145
de en medi	116
de esperar	-83
de esta	80
de esta vida	64
de este inviern	68
de estomag	107
de estomag pero	86
de estorbar	82
de estorbar lueg	66
de fumar	-102
de gana	-65
de hacer	70
de hacerm	248
de hacerm dano	198
de hacers	-76
de hacers pipi	-60
de juni	63
de la gent	75
de la pega	73
de la vida	88
de las	-134
de las una	-69
de leji	143
de leji anoch	115
de llorar	-68
de los	-88
de luchar	80
de luchar me	64
de matarm	180
de matarm hace	77
de matarm y	68
de mi	285
de mi curs	74
de mi madr	82
de mis	75
de mis padr	60
de morir	150
de morir me	74
de morirm en	76
de morirm es	-72
de morirs	84
de morirs y	63
de muert	-94
de noch	-76
de nuev	124
de nuev anoch	100
de panic	-111
de pelear	155
de pelear con	124
de perr	-81
de que	-165
de que sea	-138
de quedarm	144
de quedarm a	82
de responder	114
de responder andab	91
de saber	-65
de sangr	-85
de sangrar	-129
de sei	164
de sei mes	131
de suen	-65
de suicid	-66
de suicid es	77
de suicid solo	-98
de tener	92
de tener un	96
de tirarm	163
de tirarm a	67
de tirarn	94
de tirarn por	75
de tomar	142
de tomar el	120
de trankimazin	79
de trankimazin a	63
de tre	64
de tre seman	65
de un	-108
de una	-130
de vec	67
de vida	135
de vida m	62
de vida paga	78
de vivir	267
debo	235
debo 60	101
debo 60 000	81
debo _ 000	60
debo _ plat	81
debo tant	135
debo tant plat	108
decision	131
decision prop	85
dedo	-139
deja	-104
dejad	155
dejad _ tomar	90
dejad de	114
dejad de hacers	-60
dejad de tomar	120
dejar de estorbar	66
dejar de fumar	-67
dejarm	87
dejarm moreton	87
dejarm moreton en	69
deje	302
deje _ tratamient	81
deje el	134
deje el tratamient	107
deje una	93
deje una cart	74
dejen	96
dejo	167
dejo _ responder	68
dejo de	114
dejo de responder	91
del	232
del _ adred	81
del _ del	70
del _ pa	68
del _ y	61
del balcon	120
del bano	-68
del camp	73
del cancer	134
del cancer adred	107
del coleg	139
del coleg mayor	78
del consultor	114
del consultor pa	91
del corazon	-84
del curr	110
del dia	-87
del edific	190
del edific llamaron	59
del ojo	-81
del ojo con	-65
del puent	255
del puent y	158
del suen pero	62
del tech	116
del tech del	93
den	-107
den _ analis	-64
den los	-107
den los analis	-85
dent	-95
dentr	-74
denuev	123
denuev _ keri	74
denuev no	123
denuev no keri	98
depo	-66
depresion	-125
depresion _ gana	-67
depresion ni	-112
depresion ni gana	-90
depu	-119
derech	-110
des	-127
desahucian	76
desahucian el	76
desahucian el juev	61
desaparecer	162
desaparezcan	-91
desaparezcan esta	-91
desaparezcan esta ojer	-73
descans	-94
descans con	-90
descans con los	-72
descansar	106
descansar _ siempr	64
descansar pa	106
descansar pa siempr	85
descansarian	67
descansarian si	67
desd	-171
desd _ me	66
desd _ se	68
desd ahi me	68
desd ayer	-148
desd el	-106
desd ener	85
desd ener nadi	68
desd que se	90
dese	260
dese _ despertarm	83
dese no	139
dese no despertarm	111
desp	69
desp _ sei	98
desp de	129
desp de sei	131
despedid	172
despedid al	81
despedid al grup	65
despert	-68
despert en	-68
despertar	379
despertar _ ni	66
despertar manan	109
despertar manan ni	87
despertar mas	70
despertarm	139
despid	76
despid _ instagram	68
despid por	114
despid por instagram	91
despidiendom	93
despidiendom de	93
despidiendom de la	75
despidieron	-60
despidieron en	-60
despiert	-103
despiert manan	152
despierten	74
despierten ni	74
desvivir	181
desvivir _ ya	60
desvivir jaja	82
desvivir jaja no	66
desvivir po	99
desvivir po ya	80
di	-265
dia	-61
dia _ con	79
dia baje	60
dia mas	88
dia mas en	70
dia que	63
dia termin	131
dia termin con	105
diar	378
diar desd	85
diar desd ener	68
diarr	-78
dice	441
dice _ la	71
dice _ se	94
dice pura	79
dice pura cosa	63
dice que	378
dice que la	97
dice que se	125
dicen	246
dicen _ me	67
dicen matat	118
dicen que	130
dicen que me	89
dich	72
dich a	72
diciend	396
diciend _ no	67
diciend adio	63
diciend que	335
diciend que no	89
dieron	-74
diet	-65
diez	-62
digo	81
digo por	-66
dijo	178
dijo que	64
dijo que se	68
discut	112
discut _ mi	67
discut con	112
discut con mi	90
disgust	75
disgust de	75
disgust de mis	60
do	-200
dobl	-121
dobl _ no	-69
dobl turn	-114
dobl turn no	-92
doctor	-124
doctor me	-106
doi	-97
dolor	-174
dolor _ mato	62
dolor de	-153
dolor en	-80
dolor en el	-64
dolor me	103
dolor me mato	82
dond nadi	81
dond nadi mira	65
dor	-121
dorm	-82
dormid	-62
dormir una	-72
dormir y	163
dormir y me	72
dormirm	161
dormirm _ que	97
dormirm y	161
dormirm y que	129
dos	-70
dos mes	-64
doy _ con	-67
doy mas	91
doy mas con	-89
doy punetaz	90
doy punetaz a	72
du	-109
duel	-184
duel el	-122
duel la guat	60
duel tragar	85
duelen	-89
duerm	-88
duerm na	75
duerm na y	60
durar	81
durar viva	81
durar viva hast	64
e	-421
echad	64
echad a	64
echar	69
echar de	69
edific	190
edific llamaron	74
edific llamaron a	59
el 18	85
el 18 trat	68
el _ apagad	116
el _ con	-82
el _ contr	141
el _ dice	74
el _ en	-96
el _ lo	65
el _ no	-160
el _ top	94
el _ y	187
el aire	-119
el alcohol	107
el alcohol y	85
el anden	102
el anden me	64
el ardor	107
el ardor de	86
el armar	63
el armar y	74
el auto	127
el auto contr	101
el balcon	94
el bano	60
el bano del	69
el bord	116
el bord del	93
el braz	-201
el braz me	-64
el coch	91
el coch contr	88
el cort	124
el cuchill	-88
el cuell	-93
el culo	-63
el dia	-192
el disgust	75
el disgust de	60
el dobl	-87
el dobl turn	-70
el encendedor	115
el encendedor cuand	92
el etern	78
el examen	-71
el hervidor	-83
el ibuprofen	-74
el inst	109
el juev	151
el juev me	61
el juev y	61
el lago	81
el lago y	65
el liquid	68
el marid	68
el mecher	221
el metr	83
el metr me	67
el movil	178
el movil apagad	155
el mund	67
el oido	-123
el pech	-183
el pech y	-64
el perr	-87
el rato	85
el salfuman	85
el salfuman llev	68
el segur	98
el segur de	78
el sintrom	118
el sintrom a	120
el suel	-68
el suen que	62
el suicid	136
el suicid y	89
el sur	81
el sur se	65
el tip	156
el tip top	125
el traster	200
el tratamient	134
el tratamient del	107
el viaduct	199
el viaduct sient	72
el viern	-115
el y	82
elegid	115
elegid el	115
ella	116
elle	-62
em	-117
embaraz	-66
empres	-101
en	408
en _ anden	61
en _ bodeg	102
en _ bord	70
en _ braz	-72
en _ cabez	100
en _ cara	67
en _ casa	146
en _ el	176
en _ hast	-64
en _ hues	-88
en _ mism	68
en _ mund	126
en _ noch	-82
en _ pech	-61
en _ suicid	86
en _ teng	64
en _ traster	120
en _ y	-204
en ascensor	-111
en ascensor piens	-89
en chocar	127
en chocar el	101
en clas	-98
en dejar	67
en el	126
en el anden	81
en el armar	74
en el bord	93
en el braz	-64
en el cuell	-75
en el metr	67
en el pech	-82
en el suicid	115
en el sur	65
en el traster	160
en ener	-99
en este	209
en este mund	167
en estrellar	110
en estrellar el	88
en hacerm	-157
en hacerm nada	-70
en internet	95
en inviern	-61
en la	98
en la barand	59
en la barrig	65
en la bodeg	137
en la cabez	134
en la cara	90
en la casa	155
en la muert	68
en la noch	-68
en las mism	63
en lo	70
en los	-116
en los hues	-118
en los musl	89
en matarm	183
en matarm hace	79
en mayo	-78
en mayo y	-63
en medi	145
en mi hast	-85
en morirm ni	-70
en quitarm	99
en quitarm de	79
en realidad	107
en realidad teng	86
en seri	234
en seri le	82
en suicidarm	64
en toda	82
en toda part	66
en un	64
encendedor	115
encendedor _ me	69
encendedor cuand	115
encendedor cuand me	92
enci	-68
encuentr	114
encuentr _ para	65
encuentr motiv	109
encuentr motiv para	87
endometrios la	64
ener nadi	85
ener nadi lo	68
ener y	-60
energ pero	71
enter	-91
entiend	78
entr	-95
entr el	-76
entr el aire	-61
entran	80
entran gana	80
entran gana de	64
equivoc	60
equivoc necesit	60
era _ ultim	86
era chic	-66
era su	143
era su ultim	114
era yo	64
es	281
es alerg	74
es depresion	-90
es depresion ni	-72
es el etern	62
es la	-93
es ninit	-65
es no	64
es por	96
es por la	77
es que con	-92
es que preferir	60
es tall	152
es una	81
escopet	133
escopet de	61
escopet y	73
escrib	136
escrib que	92
escrib que este	74
escribirl	69
escribirl pero	69
escrit	82
escuch _ que	71
escuch bien	-70
escuch voc	118
escuch voc que	94
eso	143
eso me	71
eso pido	74
eso pido hora	59
espald llev	73
especialist	-60
esper	85
esper _ con	68
esper reunirm	113
esper reunirm con	90
esperar hast	81
esperar hast abril	64
essa	-72
est	-146
esta	142
esta _ casi	73
esta _ el	75
esta _ en	62
esta bastant	72
esta buen	169
esta ciatic	-87
esta cortand	72
esta feo	124
esta feo el	100
esta matand	-93
esta noch	210
esta ojer	-91
esta seman	121
esta seman casi	97
esta tos	-158
esta vida	80
estab sentad	74
estab sentad en	59
estacion	-62
estar	786
estar aca	75
estar aqui	73
estar muert	194
estar tranquil	60
estar viva	84
estar vivo	69
estarian	111
estarian todo	90
estarian todo mejor	72
este	168
este _ me	62
este dolor	185
este dolor me	82
este era	92
este era su	74
este inviern	85
este inviern no	68
este lunar	-107
este mund	225
este picor	-104
esto	286
esto _ de	154
esto _ en	122
esto _ las	101
esto _ me	61
esto _ punt	87
esto a	124
esto a punt	117
esto aburrid	229
esto aburrid de	183
esto arrib	86
esto arrib del	68
esto bien pero	76
esto cansad	106
esto cansad de	85
esto de	-89
esto despidiendom	93
esto despidiendom de	75
esto en	60
esto en las	63
esto en los	-60
esto es	-94
esto juntand	114
esto juntand las	91
esto muert	-90
esto muert de	-72
esto pensand	99
esto pensand en	79
esto q	95
esto q me	76
esto solo	70
esto sord	-99
esto sord como	-79
esto trist	-111
esto ya	69
estomag _ en	64
estomag pero	107
estomag pero en	86
estorb	180
estorb en	82
estorb en toda	66
estorbar	82
estorbar lueg	82
estornud	-113
estornud fuert	-81
estornud fuert y	-65
estrellar	110
estrellar _ coch	66
estrellar el	110
estrellar el coch	88
estrenid	-60
estructurad	119
estructurad _ valoracion	72
estructurad solicit	119
estructurad solicit valoracion	96
estuvier	60
et	-166
etern	74
euro	101
euro _ valg	60
euro y	101
euro y valg	81
ex	63
ex me	65
examen	-181
examen de	-69
examen me	-65
fa	-99
fait	-60
fall yo	63
fallec	-113
fallec en	-75
falt	81
falt _ morir	87
falt necesit	-62
falt para	144
falt para morir	115
faltar	67
famil	-61
famil mueren	-67
familiar	-147
familiar no	-66
fantas	120
fantas _ saltar	72
fantas con	120
fantas con saltar	96
favor	104
faz	-78
fazer	-62
fech	162
feo	124
feo _ cort	75
feo el	124
feo el cort	100
fibr	64
fibr endometrios	64
fiebr	-108
filh	-64
final	-60
floj	-60
floj y	-60
fluoxetin	159
fluoxetin y	159
fluoxetin y ahor	77
for	-94
form	87
form de	95
form de morirm	76
foto	90
foto con	97
foto con sangr	78
franc	78
franc veng	78
franc veng por	62
frio	-66
fue _ dia	79
fue _ marid	68
fue hoy	131
fue hoy dia	105
fue mi	113
fue mi marid	90
fue un	-62
fuer	70
fuer por	106
fuer por el	60
fueron	115
fueron _ vec	69
fueron tre	115
fueron tre vec	92
fuert	-99
fuert cuand	60
fuert y	-81
fuert y me	-65
fuerz	-124
fui	-68
fui a	-96
fumar	-104
gana	504
gana _ despertar	66
gana _ tirarm	98
gana de	480
gana de despertar	87
gana de matarm	77
gana de morirm	-72
gana de tirarm	131
gana de tirarn	75
gana de vivir	68
gargant	-153
gato	94
gemel	-87
gent	93
gent poco	93
gent poco a	75
golp	-67
granit	-129
granit en	-88
granit en los	-70
grup y	81
grup y tien	65
guag de	81
guag de tre	65
guag llorand	94
guag llorand me	75
guard	102
guardand	60
guat no	75
guat no duerm	60
gustar	87
gustar dormirm	87
gustar dormirm y	70
ha	102
ha bebid	85
ha bebid el	68
ha colgad	97
ha colgad una	78
ha cortad	109
ha cortad las	87
ha dado	64
ha mandad	143
ha mandad un	115
haber	128
haber _ nunc	75
haber nacid	128
haber nacid nunc	99
habi	-76
habi dejad	-76
habi dejad de	-60
habr	136
habr matad	100
hace	188
hace _ dia	-67
hace _ mes	-82
hace _ para	87
hace _ un	117
hace como	163
hace como un	156
hace dia	63
hace dos	-100
hace el	80
hace falt	144
hace falt para	115
hace nada	-86
hace un favor	62
hacer	-73
hacer una	70
hacerl	69
hacerm	176
hacerm _ hoy	69
hacerm dano	178
hacerm nada	-87
hacerm nada es	-70
hacerm sangr	233
hacerm sangr hoy	92
hacerm un	-63
hacers	-93
hacers pipi	-76
hacers pipi y	-60
haci	81
haci el	81
haci el lago	65
haga	81
haga esperar	81
haga esperar hast	64
hago	266
hago _ vec	73
hago caso	61
hago como	95
hago como que	76
hago cort	81
hago cort en	65
hago dormir	64
hago dos	121
hago dos vec	97
hago el	61
hall	135
hall _ a	81
hall sentid	135
hall sentid a	108
hambr	-86
han subid	96
han subid la	77
hart	-122
hast	379
hast _ den	-64
hast _ sangr	129
hast abril	161
hast abril no	64
hast dejarm	87
hast dejarm moreton	69
hast el	-100
hast hacerm	233
hast hacerm sangr	187
hast las	-119
hast que den	-85
hast que me	77
hast romperm	90
hast romperm la	72
hast sangrar	142
hast sangrar mi	59
hay _ tomar	75
hay q	70
hay una	74
hay una pistol	60
he	514
he _ a	196
he _ cita	64
he _ de	90
he _ la	62
he cogid	107
he cogid cita	86
he cortad	-88
he dejad	222
he dejad de	120
he dich	72
he echad	64
he leid	64
he pensad	136
he quedad	-72
he tomad una	63
he vist	62
he vomitad	-75
he vuelt	193
he vuelt a	154
hemorroid	-78
herid esta	72
herman	157
herman anda	71
herman just	61
hervidor	-110
hija	146
hija _ 13	141
hija de	322
hija de 13	188
hija de 14	72
hija se	-74
hijo	75
hijo chic	85
hijo chic dijo	68
hinchad	-123
hizo por	68
ho	-188
hoja	177
hoja _ afeitar	106
hoja de	177
hoja de afeitar	142
hong	-125
hong de	-87
hong de las	-69
hora	-97
hora _ salud	62
hora con salud	83
hoy	312
hoy _ termin	79
hoy _ tre	69
hoy _ vez	69
hoy dia	131
hoy dia termin	105
hoy fueron	115
hoy fueron tre	92
hoy otra	115
hoy otra vez	92
hubier	140
hubier nacid	140
hueon	95
hueon esto	95
hueon esto q	76
hues	-147
i	-232
ibuprofen teng	-74
idea	187
idea de	143
idea de morir	74
idea en	73
ideacion	237
ideacion _ estructurad	72
ideacion _ y	93
ideacion autolitic	119
ideacion autolitic estructurad	96
ideacion suicid	119
ideacion suicid y	124
igual les	61
il	-300
imposibl	78
in	-178
infart	-83
infart a	-63
infiltracion	63
infiltracion de	63
insomn	103
insomn _ y	110
insomn angust	80
insomn angust y	64
insomn llant	103
insomn llant y	82
insomn y	-62
inst	109
instagram	114
instagram _ dejo	68
instagram y	114
instagram y dejo	91
insulin	218
insulin _ falt	87
insulin hace	144
insulin hace falt	115
intent	139
internet	92
inviern no	85
inviern no paso	68
ir	197
ir de	97
ir de esta	64
irme	188
irme con	124
irme con ella	69
irritabl	-83
is	-115
it	-93
izquierd	-81
j	-208
j ai	-137
ja	-142
ja nao	-73
jaja	-75
jama	-95
jaquec baje	63
je	-312
je me	-61
jefe	-106
jefe me	-62
joven	-69
joven del	-67
juanet	-61
jueg	-71
juev	151
juev me	76
juev me voy	61
juev y	76
juev y el	61
jugand	-60
juni fall	63
juntand	114
juntand _ pastill	68
juntand las	114
juntand las pastill	91
keri	123
keri _ no	74
keri pero	123
keri pero no	98
kier	522
kier _ mas	88
kier bibir	146
kier bibir mas	117
kier morir	153
kier morir nadi	61
kier morir tia	62
kier morirm	227
kier morirm tio	70
kilo y	94
l	-231
la	-75
la _ a	140
la _ apost	114
la _ con	-126
la _ de	235
la _ del	-69
la _ en	-82
la _ es	102
la _ hast	157
la _ hoy	69
la _ me	61
la _ sin	70
la _ ya	75
la alamed	138
la alamed sin	110
la anestes	-147
la anestes y	-65
la angust	115
la angust hoy	92
la barand	74
la barand por	59
la barandill	113
la barandill del	90
la barrig	81
la barrig dond	65
la boca	-121
la bodeg	171
la cabez caminar	65
la cabez hast	77
la cara hast	90
la casa	159
la casa y	60
la cita	-80
la consult	64
la dese	122
la enci	-68
la escopet	92
la escopet de	74
la estacion	-62
la fluoxetin	159
la fluoxetin y	127
la gargant	-74
la gent	93
la gent poco	75
la guag	99
la guag de	65
la guag llorand	75
la guat no	60
la hoja	177
la hoja de	142
la hora	-61
la idea	93
la idea de	74
la infiltracion	63
la insulin	95
la list	122
la manan	-109
la mano lo	72
la medicacion	71
la ment	60
la miro	92
la miro mas	74
la muert	219
la muert me	108
la muert todo	68
la munec y	78
la nariz	-134
la neuralg	63
la noch	-180
la noch busc	76
la noch y	-68
la nuca	-65
la olla	112
la olla y	90
la pae ya	62
la palabr	64
la pared	161
la pared hast	72
la pega	93
la pelicul	87
la picazon	-86
la piel	92
la piel apost	119
la piern	-94
la pill	79
la pill contand	63
la pistol	65
la play	61
la presion	-126
la psu	78
la psu perd	62
la puert	97
la pura	74
la regl	-65
la rehabilitacion	-63
la rodill	-62
la seman	98
la seman sant	78
la sobremes	-73
la soga	200
la soga en	160
la solucion	64
la tension	-126
la tiroid	-80
la tuicion	66
la va	71
la ventan	116
la verdad	128
la verdad es	60
la vesicul	-64
la vida	168
la vida en	-67
la vida imposibl	62
la vida quier	88
lado ahor	177
lago y no	65
las	159
las _ del	98
las _ dese	83
las _ hast	118
las _ poco	66
las _ quieren	62
las cuent	93
las cuent pagad	74
las gana	92
las marc	72
las mism	79
las munec	118
las munec poco	87
las noch dese	111
las nub	-77
las pastill	178
las pastill del	91
las piern	105
las piern hast	151
las rata	68
las una	-79
las una y	76
las voc	183
las voc me	64
las voc quieren	82
las voy	61
late	-117
le _ sentid	81
le digo	65
le doy punetaz	72
le hall	135
le hall sentid	108
le he	152
le he vist	64
le pill	72
le pise	67
lean	69
lean esto	69
leid	64
leid la	64
leji	143
leji anoch	143
les	89
les _ mas	81
les hago	117
les sirv	135
les sirv mas	108
lesbian	61
lesbian en	61
leser	70
leser esta	70
levantar	-108
levantarm _ para	65
levantarm ni	79
levantarm ni para	87
licenc	-86
liquid para	68
list	242
list complet	64
llam	238
llam mi	61
llamaron	74
llamaron a	74
llamaron a los	59
llant	89
llant _ pensamient	62
llant y	103
llant y pensamient	82
lleg a	-79
llegar al	98
llegar al lun	78
llen	-66
llev	282
llev cuatr	66
llev dos	92
llev seman	158
llev seman diciend	68
llev tre	-76
llor calet	-63
llorand	90
llorand me	94
llorand me dan	75
llorar porq	64
lo	1033
lo _ dos	73
lo _ en	116
lo _ que	60
lo blanc	-81
lo blanc del	-65
lo busc	90
lo busc necesit	72
lo del	98
lo del suen	62
lo hago	182
lo hago dos	97
lo he	79
lo hizo	68
lo noten	93
lo sabe	142
lo sabe en	68
lo teng	133
lo teng clarisim	67
lo unic	135
lo unic que	80
loco si	63
los	284
los 25	134
los _ con	71
los _ hast	94
los analis	-107
los antecedent	-66
los braz	361
los braz con	125
los braz hast	125
los cort	204
los dedo	-73
los del	74
los del edific	59
los dia	79
los gato	113
los hago	64
los hong	-75
los hues	-147
los medicament	103
los medicament de	82
los musl	111
los nerv	-128
los nino	135
los ojo	65
los paco	74
los paco porq	59
los pie	-99
los turn	-112
losartan	-71
luchar	80
luchar me	80
luchar me quier	64
lueg	108
lun	69
lunar	-123
lupu	64
lupu fibr	64
m	62
m entiend	78
m kier	78
m kier morir	62
ma	-119
madr	125
mai	-93
mala idea	73
male	-81
mallec	63
mallec sient	63
mama	211
mama _ que	74
mama cree	74
mama cree que	59
mama solter	64
manan	316
manan _ abra	89
manan _ pasad	66
manan ni	109
manan ni pasad	87
manan no	148
manan no abra	118
manan una	72
manch	-62
mand	92
mand audi	65
mandad	143
mandad un	143
mandad un mensaj	65
mandenm	146
mandenm _ alguien	87
mandenm a	146
mandenm a alguien	117
mang	-81
mano lo	90
mano lo busc	72
marc recien	72
marid	77
marid _ esper	68
marid lo	68
marid solo	151
marid solo esper	90
marz	121
mas	587
mas _ 50	-64
mas _ esta	-78
mas _ este	89
mas _ picor	-63
mas con	-188
mas con esta	-100
mas cuidenm	69
mas de	-123
mas de 50	-86
mas el	88
mas el inst	70
mas en	148
mas en este	118
mas este	-104
mas este picor	-83
mas la	-65
mas muert	101
mas quier	78
mas quier morirm	62
mas rato	92
mata	-194
mata si	-76
matab	67
matad	100
matan	-108
matand	-120
matar	-106
matar por	-85
matarm	480
matarm _ como	117
matarm hace	194
matarm hace como	156
matarm y	85
matarm y me	68
matat	118
mate	176
mato	60
mato _ seri	62
mato en	103
mato en seri	82
mato y	95
mato y no	76
mayo	-78
mayo y	-78
mayor	97
mayor ha	97
mayor ha colgad	78
me	450
me _ a	-149
me _ afeitandom	-76
me _ al	-75
me _ como	103
me _ cosa	-61
me _ de	-143
me _ denuev	74
me _ desvivir	109
me _ el	-210
me _ en	86
me _ gana	169
me _ hast	-80
me _ ir	67
me _ la	73
me _ las	196
me _ llev	63
me _ los	74
me _ manan	91
me _ matad	60
me _ matat	71
me _ mi	121
me _ muert	-101
me _ nervios	89
me _ paz	89
me _ punetaz	67
me _ puro	102
me _ que	143
me _ tomad	59
me _ un	254
me _ vuelt	63
me _ y	-160
me _ yo	70
me acabaron	66
me acuest	-92
me ahog	-84
me aran	233
me aran las	131
me arde todo	94
me arranc	60
me asust	101
me atrev	157
me atropell	95
me atropell una	62
me baja	-65
me bajo	100
me bajo un	90
me bebi	143
me bebi un	115
me busqu	113
me caig	-73
me clav	71
me clav las	76
me cort afeitandom	-101
me cort con	-75
me cort de	100
me cort denuev	98
me cort el	64
me cruz	138
me cruz la	110
me da	92
me da cosa	-81
me da la	92
me da paz	119
me da verguenz	73
me dan	122
me dan gana	142
me deja	-105
me desahucian	76
me desahucian el	61
me despert	-68
me despidieron	-60
me despiert manan	122
me despierten	74
me dicen	288
me dicen matat	94
me dicen que	137
me dijo	82
me duel	-138
me duel el	-71
me duel tragar	68
me duelen	-89
me entr	-76
me entr el	-61
me entran	80
me entran gana	64
me equivoc	60
me esta	-93
me esta matand	-74
me gustar	87
me gustar dormirm	70
me ha	-159
me habr	136
me habr matad	80
me hace un	62
me haga	81
me haga esperar	64
me hago	-106
me hago cort	65
me han	69
me han subid	77
me he cortad	-70
me he tomad	79
me he vuelt	102
me late	-116
me llam	238
me lleg	-88
me llev	118
me mand	92
me mata	-229
me mata si	-95
me matab	67
me matan	-65
me mate	198
me mato	145
me mato en	82
me mato y	76
me mete	81
me mete en	65
me mori	-181
me mori y	-83
me muer	-69
me muer de	-189
me muerd	87
me muerd los	69
me odio	70
me pare	96
me pare en	93
me parec	151
me parec un	121
me part	-75
me pasa	81
me paso el	-60
me pego	338
me pego comb	77
me pego punetaz	90
me pesc	76
me pica	-194
me pica todo	-75
me pong	192
me pong nervios	119
me pregunt	79
me pued	-133
me qued	-60
me qued todo	-65
me quedan	-137
me quedan fuerz	-70
me quem	157
me quem la	86
me quier	391
me quier desvivir	145
me quier ir	89
me quier puro	91
me quit	127
me quit este	82
me quitaron	66
me rajo	156
me rajo los	125
me rasc	-69
me rasgun	74
me rasgun las	59
me sale	93
me sale sangr	66
me sali	-78
me salv	85
me salv mi	68
me separ	-76
me sient vaci	74
me sirv	-121
me sube	-95
me subi	113
me subi a	90
me suicidar	75
me suicidar si	60
me tien	-111
me tien con	-66
me tienen	-81
me tome	124
me tome como	168
me tome dos	-78
me vienen	83
me voy	68
me voy yo	61
me zumb	-70
mecher	221
mecher en	62
medi	116
medi y	-71
medicacion	71
medicacion nuev	71
medicament	93
medicament _ mi	62
medicament de	103
medicament de mi	82
mejor	371
mejor que	72
mejor si	81
mensaj	117
mensaj de	81
mensaj de despedid	65
ment	98
ment que	60
mental	78
merezc	84
merezc vivir	84
merezc vivir lo	67
mete	81
mete en	81
mete en la	65
metr	103
metr me	83
metr me dan	67
meu	-147
mi	512
mi _ chic	60
mi _ de	257
mi _ dice	79
mi _ fallec	-68
mi _ ha	72
mi _ muri	-118
mi _ no	112
mi _ que	-115
mi _ solo	87
mi _ tien	96
mi _ y	130
mi abuel	-110
mi alumn	71
mi amig	81
mi amig ha	65
mi cunad se	68
mi curs	92
mi curs escrib	74
mi ex	65
mi hast	-107
mi hast que	-85
mi herman	157
mi hija	179
mi hija de	258
mi hijo	-114
mi hijo chic	68
mi jefe	-62
mi la	64
mi madr	116
mi mama	143
mi mama cree	59
mi marid solo	121
mi novi	64
mi perr	133
mi perr tien	65
mi perr y	115
mi polol me	72
mi prim	95
mi sono	-70
mi suegr	-77
mi vecin	85
mi vecin desd	68
mi vida	141
mi viej	116
mi viejit	62
micr me	78
micr me hace	62
mied _ que	-103
mied _ quedarm	87
mied a	-68
mied de	60
mied de que	-138
mied de quedarm	115
minh	-149
mira	98
mirar	173
mirar adred	138
miro	92
miro mas	92
miro mas rato	74
mis	330
mis amig	-74
mis cabr	93
mis cabr y	74
mis hijo	195
mis padr	75
mis plant	63
mism	241
moco	-71
mon	-127
mord	-79
moreton	87
moreton en	87
moreton en el	69
mori	-188
mori y	-103
morir	410
morir _ mied	-103
morir de	-75
morir me	115
morir me da	74
morir nadi	76
morir nadi me	61
morir po	-65
morir teng	-172
morir teng mied	-138
morir tia	78
morir tia nadi	62
morirm	390
morirm _ no	92
morirm _ quier	-91
morirm en	95
morirm en internet	76
morirm es	-90
morirm es que	-72
morirm ni	-87
morirm ni en	-70
morirm no	74
morirm po	-151
morirm po quier	-121
morirm tio	88
morirm tio no	70
morirm wn	67
morirm y	71
morirs	133
morirs y anoch	63
morr	-136
morrer	-101
mort	-150
motiv	109
motiv _ levantarm	65
motiv para	109
motiv para levantarm	87
movil	178
movil _ no	68
movil apagad	193
movil apagad no	90
much	-63
muel	-77
muer	-134
muer de	-237
muerd	69
muerd los	87
muerd los braz	69
mueren	-67
mueren joven	-67
muert	278
muert _ el	76
muert _ la	-61
muert _ parec	91
muert _ sirv	81
muert de	-106
muert de cansanc	-72
muert en	-142
muert en la	-82
muert estar	60
muert les	135
muert les sirv	108
muert me	101
muert me parec	121
muert pue	61
muert todo	85
muert todo el	68
mund	291
mund ahor	67
munec	70
munec _ profund	66
munec poco	109
munec poco profund	87
munec y no	78
muri	-253
muri de	-82
musl	61
my	-249
na y	75
na y la	60
nacid	267
nacid nunc	124
nada	-219
nada aqui	85
nada es	-87
nada es que	-70
nada quier	70
nadi	649
nadi cachar	87
nadi cachar si	69
nadi lo	85
nadi lo sabe	68
nadi m	78
nadi m entiend	62
nadi me	228
nadi me pesc	61
nadi mira	81
nao	-291
nariz	-146
naus	-136
ne	-60
necesit	200
necesit _ duel	90
necesit la	64
necesit licenc	-62
necesit pa	97
necesit pa no	78
necesit que	150
necesit que duel	120
necesitar	63
necesitar nada	63
nerv	-207
nerv _ la	-65
nerv por	-70
nervios	121
neuralg	63
neuralg me	63
ni	-270
ni _ de	-81
ni _ seguir	65
ni en	-87
ni en hacerm	-70
ni gana	-112
ni gana de	-90
ni nada	-84
ni nunc	109
ni para	109
ni para seguir	87
ni pasad	109
ni pasad ni	87
ni se	-70
night	-68
ninit	-65
nino	117
nino y	66
no	384
no _ a	128
no _ atrev	61
no _ bibir	88
no _ brill	60
no _ busqu	68
no _ comer	-69
no _ con	-72
no _ cumplir	80
no _ de	-190
no _ despiert	71
no _ gana	90
no _ hace	-95
no _ hall	81
no _ idea	-116
no _ levantarm	-68
no _ los	63
no _ mas	111
no _ morirm	-91
no _ motiv	65
no _ nacid	160
no _ quedan	-82
no _ quier	-124
no _ salid	71
no _ seguir	88
no _ sirv	-73
no _ tall	91
no _ vivir	141
no abra	148
no abra los	118
no abre	97
no abre la	78
no aguant	126
no aguant un	70
no bajo	-68
no coge	63
no conf	74
no conf en	60
no corp	-79
no corp todo	-62
no descans	-112
no descans con	-72
no despertar	231
no despertarm	139
no despiert	-82
no doy	91
no doy mas	72
no duerm na	60
no encuentr	109
no encuentr motiv	87
no es	248
no es depresion	-72
no es tall	121
no es una	65
no escuch	-99
no estar	187
no estar aca	60
no estuvier	60
no fuer	106
no fuer por	85
no haber	128
no haber nacid	102
no hubier	140
no hubier nacid	112
no keri	123
no keri pero	98
no kier	146
no kier bibir	117
no la	71
no las	61
no le	171
no le hall	108
no me	-199
no me atrev	81
no me busqu	90
no me deja	-69
no me despiert	95
no me entr	-61
no me hace	-92
no me haga	64
no me quedan	-110
no me quier	-211
no me sirv	-97
no merezc	84
no merezc vivir	67
no no	-114
no no piens	-70
no noto	-64
no para	-166
no para de	-97
no paro	-103
no paro de	-82
no paso	85
no paso por	68
no pego	-64
no piens	214
no piens cumplir	107
no piens llegar	78
no pintab	85
no pintab nada	68
no pued	-73
no pued parar	77
no quier	102
no quier bajar	68
no quier comer	-76
no quier estar	71
no quier levantarm	-91
no quier morirm	-121
no quier perder	62
no quier seguir	97
no quier vivir	122
no se	-129
no seguir	64
no teng	-441
no teng apetit	-63
no teng gana	119
no teng idea	-155
no teng olfat	-67
no tien	156
no tien brill	80
no vale	63
no veo salid	95
no volver	114
no voy	195
no voy a	176
noch	161
noch _ no	71
noch busc	95
noch busc form	76
noch dese	139
noch dese no	111
noch esto	70
noch la	92
noch la miro	74
noch piens	69
noit	-97
non	-153
noten	93
noto	-118
novi	64
nub	-77
nuca	-65
nuev _ esta	75
nuev anoch	124
nuev anoch esta	100
nuit	-68
nunc	215
nunc he	-70
o	-333
ocurr matarm	66
odio	70
odio me	70
oe	99
oe _ quier	60
oe me	99
oe me quier	80
of	-67
oido	-185
oigo	-81
ojal	683
ojal _ haber	77
ojal _ hubier	84
ojal _ me	91
ojal _ no	89
ojal manan	148
ojal manan no	118
ojal me	84
ojal no	418
ojal no haber	102
ojal no hubier	112
ojal no me	122
ojer	-91
ojo	-106
ojo con	-81
ojo con sangr	-65
olfat	-89
olla	112
olla _ me	67
olla y	112
olla y me	90
omeprazol	-87
on	-128
opositand	66
opositand he	66
orinar	-68
orinar y	-68
os	-80
otra salid	-70
otra vez	106
pa	426
pa _ esto	64
pa _ toda	68
pa castigarm	71
pa no	97
pa no despertar	78
pa que	64
pa serl	78
pa serl franc	62
pa siempr	236
pa siempr esto	85
pa tomarmel	114
pa tomarmel toda	91
pacient	144
pacient _ 45	72
pacient de	119
pacient de 45	96
paco	74
paco porq	74
paco porq yo	59
pae ya	78
pae ya no	62
paga	98
paga si	98
paga si uno	78
pagad	93
pal	124
palabr	64
palabr suicid	64
paliativ	-88
palid	-59
panic	-155
papa	-87
papel y	65
para	346
para _ despertar	75
para _ ni	65
para _ respirand	65
para _ sangrar	-77
para a	-62
para castigarm	96
para castigarm por	76
para de	-129
para de sangrar	-103
para la	-167
para las	68
para levantarm	109
para levantarm ni	87
para mis	150
para mis cabr	74
para morir	144
para no	126
para no despertar	101
para seguir	109
para seguir respirand	87
paracetamol	-65
pare	78
pare _ el	70
pare en	116
pare en el	93
parec _ aliv	73
parec un	151
parec un aliv	97
pared	161
pared a	71
pared hast	90
pared hast romperm	72
paro	-71
paro de	-103
part voy	82
part voy a	66
pas	-74
pasa por	60
pasad	120
pasad _ nunc	66
pasad con	79
pasad con pastill	63
pasad ni	109
pasad ni nunc	87
paso	175
paso el	-75
paso el dia	-60
paso la	84
paso la seman	78
paso por	148
paso por decision	68
pass	-64
pastill	257
pastill _ consultor	68
pastill _ la	-66
pastill de la	-65
pastill del	61
pastill del consultor	91
pastill y	110
pastill y ahor	63
paz	193
pech	-208
pech y	-80
pech y en	-64
pega	141
pega y	110
pego	258
pego _ en	167
pego cabezaz	71
pego cachetad	60
pego comb	96
pego comb en	77
pego punetaz	112
pego punetaz en	90
peit	-60
pelear	155
pelear _ este	64
pelear con	155
pelear con este	85
pelicul	87
pelo y	60
pena estar	63
pens	80
pens _ chocar	76
pens _ estrellar	66
pens en	236
pens en chocar	101
pens en estrellar	88
pens que	-107
pensab	-80
pensab que	-80
pensab que me	-64
pensad	136
pensad en	61
pensamient	322
pensamient _ a	129
pensamient _ hacerm	62
pensamient de	158
pensamient de hacerm	82
pensamient suisid	214
pensamient suisid a	172
pensand	303
pensand _ matarm	59
pensand _ quitarm	60
pensand en	303
pensand en matarm	79
pensand en quitarm	79
peor	65
peor para	96
peor para castigarm	76
per	-112
perd	63
perd a	-63
perd la	250
perd la pae	62
perd la psu	62
perd mi	-70
perder	65
perder mas	78
perder mas quier	62
perdon	83
perdon por	63
pero	127
pero _ aguant	74
pero _ la	91
pero _ realidad	64
pero ahor	-72
pero el suen	62
pero en	202
pero en la	76
pero en realidad	86
pero me	-73
pero no	111
pero no aguant	98
pero por	76
pero por la	61
perr cuand	69
perr tien	81
perr tien quinc	65
perr y	97
perr y mi	65
pesadill	-78
pesc	75
peso	-61
pica	-258
pica todo	-93
picazon	-169
pich	-71
picor	-162
pido	81
pido hora	74
pie	-163
piel _ cuand	89
piel apost	149
piel apost cuand	119
piens	766
piens _ en	67
piens _ los	80
piens _ se	-67
piens calet	111
piens calet en	89
piens cumplir	134
piens cumplir los	107
piens en	340
piens en el	65
piens en la	68
piens estar	77
piens estar muert	62
piens llegar	98
piens llegar al	78
piens que se	-89
pierd	-63
piern _ hacerm	69
piern hast	188
piern hast hacerm	92
piern hast sangrar	59
pill	124
pill contand	79
pill contand pastill	63
pill las	72
pinchaz	-84
pinchaz con	-66
pintab	85
pintab nada	85
pintab nada aqui	68
pipi	-98
pipi y	-76
pipi y volv	-60
pis	-65
pise	67
pise en	67
pistol	166
pistol en	74
pistol en la	60
pistol y	98
pistol y dice	79
piu	-95
plan	196
plan _ una	78
plan y	197
plan y una	104
planch escribirl	69
planear	64
planear como	64
planificacion	104
planificacion _ red	62
planificacion sin	104
planificacion sin red	83
plant ya	63
plat	199
plat _ muert	81
plat que	135
plat que muert	108
plat y	70
play y	61
plu	-185
po	-68
po _ no	60
po _ saber	-91
po doctor	-65
po quier	-151
po quier saber	-121
po ya	99
po ya no	80
poco	88
poco apetit	-60
poco profund	109
poco sin	93
poco sin que	75
polol me	90
pone	-88
pong	192
pong a	64
pong nervios	149
pont	-67
por	354
por _ ardor	64
por _ de	-74
por _ gato	68
por _ ventan	70
por _ y	68
por comer	96
por decision	85
por decision prop	68
por el	198
por el ardor	86
por el balcon	75
por el disgust	60
por eso	74
por eso pido	59
por idea	-114
por idea de	-91
por instagram	114
por instagram y	91
por la pastill	77
por la ventan	93
por las	-163
por las nub	-61
por lo	78
por lo del	62
por los gato	90
por mi	205
por mi perr	65
por morirs	68
por si	75
por todo	119
por todo no	63
porot	-144
porq	184
porq era	64
porq yo	74
porq yo estab	59
post	192
post _ de	76
post saliend	127
post saliend de	101
post y	79
post y ahor	63
pour	-69
pra	-81
precis	-106
precis de	-84
preferent	119
preferir	148
preferir _ estar	89
preferir no	148
preferir no estar	118
pregunt	113
pregunt por	72
pregunt por mi	78
preguntaban	-114
preguntaban _ idea	-68
preguntaban por	-114
preguntaban por idea	-91
presion	-158
presion en	-61
prim se	68
profund	109
prop	85
proposit	304
proposit pa	71
prueb	-99
prueb _ hago	-60
prueb me	-99
prueb me hago	-79
psicolog	-91
psiquiatr	113
psu	78
psu perd	78
psu perd la	62
pue	114
pue igual	61
pued	-232
pued morir	-72
pued parar	96
puent	216
puent _ me	68
puent y	198
puent y me	90
puent y no	68
puert	97
punetaz	202
punetaz _ la	121
punetaz a	90
punetaz a la	72
punetaz en	112
punetaz en la	90
punt	121
punt _ hacerm	87
punt de	146
punt de hacerm	117
puntad	-103
pura	178
pura _ de	92
pura cosa	79
pura cosa de	63
pura idea	74
puro	374
puro irme	62
puro morirm	135
puse	-114
puse que	-114
q asco	63
q asco de	62
q me mato	76
q tomar	70
quand	-235
que	621
que _ cancer	-142
que _ descans	-67
que _ dicen	71
que _ fue	68
que _ les	81
que _ llam	107
que _ mate	119
que _ me	-104
que _ mori	-140
que _ no	62
que _ quier	194
que _ va	83
que asi	62
que comer	-75
que con	-114
que con el	-70
que cruz	89
que cruz el	72
que de	85
que de este	68
que den	-107
que den los	-85
que desaparezcan	-91
que desaparezcan esta	-73
que dio	83
que duel	116
que es	109
que este	92
que este era	74
que esto bien	76
que esto sord	-79
que estorb	82
que estorb en	66
que examen	-65
que he	64
que la	89
que le	-61
que lo	101
que lo noten	75
que me	271
que me cort	64
que me dicen	94
que me llam	143
que me mate	158
que me mori	-187
que me sale	77
que me separ	-60
que muert	194
que muert les	108
que no descans	-90
que no pintab	68
que no se	-72
que nunc	-60
que pa	64
que paso	63
que piens	76
que piens en	61
que preferir	75
que preferir no	60
que prueb	-99
que prueb me	-79
que quier	169
que quier es	81
que se	587
que se acabas	70
que se fue	90
que se quier	163
que sea	-139
que sea cancer	-190
que seguir	74
que si	158
que sient	63
que teng	-262
que teng en	-90
que ya	85
qued nada	70
qued sin	80
qued todo	-81
qued todo lo	-65
quedad en	-72
quedan	-137
quedan fuerz	-87
quedarm	114
quedarm a	103
quedarm a sola	82
quem	143
quem _ piel	89
quem con	67
quem con el	76
quem la	108
quem la piel	119
quemarm	159
quemarm _ el	96
quemarm con	159
quemarm con el	128
quer	-71
querer	-116
queriend	147
queriend estar	77
queriend estar muert	62
queriend morirm	71
quest	-103
qui	-65
quier	359
quier _ con	80
quier _ el	-97
quier _ este	-64
quier _ la	-79
quier _ mas	102
quier _ morirm	81
quier _ pa	64
quier _ que	-125
quier _ teng	-103
quier _ viviend	72
quier acabar con	70
quier bajar	86
quier comer	-95
quier dejar	-216
quier dejar de	-68
quier descansar	106
quier descansar pa	85
quier desvivir	181
quier desvivir jaja	66
quier desvivir po	80
quier es	102
quier es el	62
quier estar	89
quier hacerm	-162
quier ir	163
quier ir de	77
quier levantarm	-114
quier morir	200
quier morir teng	-138
quier morirm	-73
quier morirm po	-121
quier perder	78
quier perder mas	62
quier puro	308
quier puro morirm	108
quier que	107
quier que desaparezcan	-73
quier quitarm	-154
quier quitarm el	-74
quier saber	-151
quier saber que	-121
quier sacarm	-70
quier seguir	121
quier seguir viviend	97
quier terminar con	73
quier vivir	153
quier vivir mas	75
quieren	103
quieren _ me	62
quieren que	103
quieren que me	82
quinc	81
quinc ano	81
quit	69
quit _ dolor	62
quit este	103
quit este dolor	82
quitarm _ en	60
quitarm de	99
quitarm de en	79
quitarm el	-93
quitarm este	-61
quitaron	66
quitaron la	66
rajo	148
rajo _ braz	94
rajo los	156
rajo los braz	125
rasc	-69
rasgun las	74
rasgun las piern	59
rata	68
rata desp	68
rato	140
realidad	107
realidad _ idea	64
realidad teng	107
realidad teng idea	86
recaid	107
recaid _ el	64
recaid con	107
recaid con el	85
recet de	64
recien	248
red	78
red _ apoy	62
red de	104
red de apoy	83
regal	123
regal la	61
regal mi	63
regl	-98
rehabilitacion	-63
rehabilitacion no	-63
remed	-83
respirand	307
responder	114
responder _ super	68
responder andab	114
responder andab super	91
reunirm	113
reunirm _ el	68
reunirm con	113
reunirm con el	90
rodill	-96
roja	-105
romperm	90
romperm la	90
romperm la mano	72
ronc	-183
ruid	-103
s	-60
sabad me	61
sabe	232
sabe en	85
sabe en casa	68
saber	-272
saber _ teng	-91
saber que	-196
saber que teng	-121
saber si	-65
sacarm	-70
sale sangr no	77
salfuman	85
salfuman llev	85
salfuman llev seman	68
sali	-144
sali sangr	-60
salid	71
salid _ 60	60
salid debo	101
salid debo 60	81
saliend	127
saliend _ la	76
saliend de	127
saliend de la	101
saltar	120
saltar _ balcon	72
saltar del	120
saltar del balcon	96
salud	78
salud mental	78
salv	85
salv mi	85
salv mi vecin	68
sang	-100
sangr	-119
sangr _ otra	69
sangr en	82
sangr en la	78
sangr hoy	115
sangr hoy otra	92
sangr no	83
sangr no pued	77
sangrar mi	74
sangrar mi mama	59
sant	98
sant sola	98
sant sola y	78
se	-231
se _ cortad	66
se _ en	-66
se _ mi	78
se _ morir	66
se _ quit	62
se acabas	87
se acabas la	70
se cayo	-93
se despid	114
se despid por	91
se esta	96
se fue	84
se fue mi	90
se ha	122
se ha bebid	68
se ha cortad	87
se hace	-70
se mata	90
se mato	-78
se me	-314
se me ha	-65
se me mete	65
se me quit	82
se quier	204
se quier morir	88
se suicid pregunt	78
se tira	108
se trag	68
sea	-134
sea cancer	-237
seguir	509
seguir respirand	307
seguir viviend	147
segur de	67
sei	67
sei mes	164
sem	-128
seman	93
seman _ lo	73
seman _ sola	107
seman casi	121
seman casi lo	97
seman diciend	85
seman diciend que	68
seman sant	98
seman sant sola	78
seman sin	65
seman y sola	65
sempr	-93
senor	90
senor dice pura	63
senor dice que	-79
sentad en	74
sentad en la	59
sentid	191
sentid _ seguir	81
sentid a	135
sentid a seguir	108
separ	-76
sera	-153
seri	219
seri _ digo	62
seri le	103
seri le digo	82
serl	78
serl franc	78
serl franc veng	62
sertralin	243
sertralin recien	210
si	911
si _ el	80
si _ fuer	64
si _ me	107
si _ muer	133
si _ se	166
si e	-75
si es	-65
si falt	-62
si la	63
si me	507
si me atropell	76
si me muer	177
si no	337
si no despiert	-65
si no fuer	85
si no me	143
si no se	82
si uno	98
si uno se	78
si vei	113
si vei el	90
si yo	156
siempr	203
siempr _ cansad	64
siempr esto	106
siempr esto cansad	85
sient	179
sient _ me	91
sient floj	-60
sient que	239
sient que estorb	66
sient que me	122
sient vaci	93
sient vaci y	74
sigo	116
sigo aqui	81
sigo aqui por	65
sigo queriend	71
sin	215
sin _ adred	83
sin _ de	63
sin _ en	-64
sin _ y	133
sin dormir	99
sin dormir y	79
sin los	70
sin mirar	138
sin mirar adred	110
sin plat	70
sin que	93
sin que lo	75
sin querer	-100
sin red	104
sin red de	83
sin vivir	-107
sin vivir en	-85
sinc	-125
sincerament	122
sincerament _ muert	73
sincerament la	122
sincerament la muert	97
sintrom	118
sintrom _ proposit	90
sintrom a	150
sintrom a proposit	120
sirv mas	135
so	-113
sobr	-72
sobremes	-73
sofoc	-80
soga	256
soga _ el	153
soga en	256
soga en el	204
sola	257
sola _ los	62
sola con	103
sola con los	82
sola en	81
sola en el	65
sola y	107
sola y no	78
solicit	223
solicit _ con	62
solicit _ preferent	72
solicit hora	104
solicit hora con	83
solicit valoracion	119
solicit valoracion preferent	96
solo	407
solo _ reunirm	68
solo en	111
solo esper	113
solo esper reunirm	90
solo esto	-63
solo me	-60
solo se	66
solo sigo	81
solo sigo aqui	65
solo teng	73
solter	64
solter los	64
solucion	64
solucion ya	64
son	-81
son nerv	-70
sono	-162
sord	-167
sord _ tapi	-79
sord como	-131
sord como tapi	-105
soy	490
soy _ carg	65
soy _ en	67
soy del	73
soy lesbian	61
soy mama	64
soy temporer	70
soy un	120
soy un estorb	79
soy una	83
soy una carg	66
su	166
su _ dia	86
su ultim	143
su ultim dia	114
sube	-95
sube hast	-74
subi	135
subi _ la	68
subi a	113
subi a la	90
subid	72
subid la	96
subid la fluoxetin	77
subir	-150
subir _ ascensor	-67
subir en	-111
subir en ascensor	-89
suegr	-77
suel	-68
suel del	-68
suen	-129
suen pero	78
suen pero el	62
suen que quier	62
suen todo	-77
suen todo el	-62
sui	-104
suicid	-84
suicid _ planificacion	62
suicid _ por	116
suicid cuand	-66
suicid es	96
suicid es por	77
suicid pregunt	98
suicid pregunt por	78
suicid solo	-153
suicid y	180
suicid y me	89
suicid y planificacion	83
suicidar	65
suicidar si	75
suicidar si no	60
suicidarm	99
suisid	214
suisid _ diar	129
suisid a	214
suisid a diar	172
super	99
super mal	114
sur se	81
sur se me	65
suspender	66
suspender y	66
sust	-93
sust a	-82
sust a la	-65
sust que	-65
t	-71
ta	-86
tal	-61
tal que	-61
tall	152
talon	-80
tambien	134
tambien _ los	64
tambien con	107
tambien con los	85
tambien pero	76
tambien pero por	61
tant	-61
tant _ que	81
tant plat	135
tant plat que	108
tant que	-94
tapi	-131
taquicard	-70
tard	-153
tech	116
tech _ edific	70
tech del	116
tech del edific	93
tem	-75
temblor	-87
temporer	70
temporer qued	70
tendinit	-60
tener	90
tener _ bebe	72
tener un	120
tener un bebe	96
teng	394
teng 15	81
teng 15 me	65
teng _ con	64
teng _ cuerd	102
teng _ de	103
teng _ hoja	106
teng _ plan	100
teng _ soga	120
teng apetit	-78
teng clarisim	84
teng en	-153
teng en el	-90
teng escopet	73
teng gana	149
teng gana de	119
teng la	233
teng la escopet	74
teng la hoja	142
teng la soga	160
teng mas	-107
teng mas de	-86
teng mied	60
teng nada	-64
teng olfat	-84
teng recaid	107
teng recaid con	85
teng todo	164
teng un plan	134
teng una	128
teng una cuerd	137
tenh	-143
tension	-138
tension por	-60
termin	113
termin _ todo	79
termin con	120
termin con todo	105
terminar _ todo	66
terminar con todo	88
tete	-71
the	-196
thi	-69
tia	97
tia nadi	78
tia nadi m	62
tien	81
tien _ na	60
tien brill	99
tien brill na	80
tien con	-83
tien el movil	65
tien loco	63
tien muert	-71
tien pesadill	-78
tien quinc	81
tien quinc ano	65
tienen	-100
tio no	88
tio no aguant	70
tio se	-68
tip	152
tip top	156
tira	63
tirar al	65
tirarm	216
tirarm a	83
tirarm a la	67
tirarn	94
tirarn por	94
tirarn por el	75
tiro asi	63
tiroid	-82
to	-155
toda	117
toda la	-88
toda las	119
toda las noch	121
toda part	82
toda part voy	66
todo	720
todo _ si	60
todo arreglad	65
todo descansarian	67
todo el	-95
todo el dia	-106
todo el rato	68
todo en	-96
todo esta	87
todo esta noch	70
todo list	99
todo lo	-81
todo lo blanc	-65
todo los	79
todo los dia	63
todo mejor	90
todo no	74
todo perdon	63
tomad una	79
tomad una caja	63
tomar	196
tomar _ no	75
tomar _ sintrom	90
tomar el	150
tomar el sintrom	120
tomar para	126
tomar para no	101
tomarmel	114
tomarmel toda	114
tome	152
tome _ veint	126
tome _ y	71
tome clor	118
tome clor y	94
tome como	210
tome como veint	168
tome dos	-97
tomo	-72
top	155
tos	-219
tos de	-81
tos de perr	-65
toso	-60
toss	-64
total	96
toy	110
toy _ de	66
toy chat	110
toy chat de	88
trabaj	-140
trag el	68
tragar	85
tramadol	89
tramadol necesit	97
tramadol necesit pa	78
trankimazin	79
trankimazin a	79
trankimazin a post	63
traster	200
trat	163
trat de	85
trat de matarm	68
trat el	79
trat el ano	63
tratamient	61
tratamient _ cancer	81
tratamient del	134
tratamient del cancer	107
tre _ y	118
tre dia	-113
tre seman	131
tre seman y	111
tre vec	115
tren fue	-62
trip	-130
trist	-95
tromp	-106
tuicion	66
tuicion de	66
turn	-296
turn _ me	-69
turn no	-118
turn no me	-92
ultim	138
ultim dia	143
um	-145
uma	-173
un	121
un _ de	175
un _ mas	65
un _ para	66
un _ que	-112
un _ saliend	76
un _ se	-62
un _ volviend	66
un _ y	163
un abort	-63
un accident	-65
un aliv	122
un aliv y	97
un ardor	-74
un audi	90
un bebe	120
un bebe y	96
un cabr	92
un cabr de	74
un camion	110
un camion volviend	88
un cartel	64
un companer	84
un companer de	67
un dia	143
un dia mas	70
un estorb	99
un favor	78
un mensaj	81
un mensaj de	65
un mes	80
un plan	167
un plan y	134
un post	127
un post saliend	101
un senor	113
un suen	-73
un tio	-91
un vaso	143
un vaso de	115
una	356
una _ amarrad	102
una _ esta	85
una _ me	65
una caja	79
una caja de	63
una cart	93
una cart para	74
una chic	97
una chic del	78
una cuerd	171
una cuerd amarrad	137
una fech	130
una foto	97
una foto con	78
una leser	70
una micr	96
una micr me	62
una pistol	102
una pistol en	60
una puntad	-81
una seman	-108
una y	96
una y cosa	76
une	-99
unic	190
unic que	100
unic que me	61
uno se	85
uno se suicid	78
up	-84
usuar	104
usuar _ ideacion	62
usuar con	104
usuar con ideacion	83
va	125
va _ olla	67
va _ tirar	63
va a tirar	84
va en	119
va la olla	90
vaci	93
vaci y	93
vaci y la	74
vacun	-68
vai	-78
vale	75
vale la	63
valg	101
valg _ muert	60
valg mas	101
valg mas muert	81
valoracion	119
valoracion preferent	119
van	-78
vaso	137
vaso _ leji	86
vaso de	143
vaso de leji	115
vec	304
vec _ cruz	83
vec en	61
vec he	67
vec me	138
vec me cruz	110
vecin desd	85
vecin desd ahi	68
vei	113
vei _ movil	68
vei el	113
vei el movil	90
veint	176
veint _ recien	126
veint sertralin	210
veint sertralin recien	168
veng por	78
veng por lo	62
ventan	116
ventanill	-84
veo _ debo	60
veo otra	-60
veo salid	118
veo salid debo	81
ver	134
ver _ me	102
ver si	176
ver si me	141
veran	83
veran piens	77
veran piens estar	62
verd	-68
verdad	149
verdad es	75
verdad es que	60
verdad preferir	73
vesicul	-66
vez	-104
vez que	68
vez que cruz	72
viaduct	199
viaduct mallec	63
viaduct sient	89
viaduct sient que	72
vida	611
vida _ terminar	66
vida en	-84
vida imposibl	78
vida m	78
vida m kier	62
vida paga	98
vida paga si	78
vida quier	128
vida quier terminar	88
vida y	74
viej	116
viejit	62
viejit y	62
vienen	83
viern	-115
vino	-60
vitamin	-145
viva	165
viva hast	81
viva hast abril	64
viviend	147
viviend ya	70
vivir	370
vivir _ mi	-64
vivir asi	71
vivir en	-107
vivir en mi	-85
vivir lo	103
vivir lo teng	67
vivir mas	93
vivo	155
vivo _ vivir	-64
vivo sin	-133
vivo sin vivir	-85
vivo solo	73
voc	320
voc _ dicen	67
voc _ me	71
voc _ que	62
voc me	111
voc me dicen	89
voc que	118
voc que me	94
voc quieren	103
voc quieren que	82
vogl	-73
volv	376
volv _ cortarm	98
volv _ quemarm	96
volv a	398
volv a cortarm	131
volv a los	78
volv a quemarm	128
volv al	98
volv al copet	78
volv desd	-76
volv desd que	-60
volver	114
volviend	110
volviend _ curr	66
volviend del	110
volviend del curr	88
vomit	-125
vomitad	-75
voy	378
voy a	341
voy a dejar	66
voy a durar	64
voy a morir	-64
voy yo	76
voy yo tambien	61
voz	-77
vuelt	225
vuelt _ cortar	76
vuelt a	193
vuelt a cortar	102
wn	140
wn kier	74
wn no	67
y	606
y _ a	109
y _ arde	71
y _ como	-61
y _ con	123
y _ da	83
y _ de	133
y _ dese	73
y _ en	69
y _ es	114
y _ fech	100
y _ he	89
y _ mas	60
y _ me	77
y _ no	139
y _ noch	89
y _ para	-104
y _ pego	74
y _ que	158
y _ se	203
y _ sin	62
y _ verdad	89
y _ volver	68
y ahi	66
y ahor	122
y ahor esto	63
y ahor teng	77
y anoch	122
y anoch la	63
y apart	64
y cada noch	74
y con	-218
y cosa	96
y cosa peor	76
y dejo	114
y dejo de	91
y despedid	96
y dice	188
y dice que	150
y el	-181
y el juev	61
y en	-80
y en el	-64
y eso	71
y esta	-81
y fantas	120
y fantas con	96
y gana	80
y gana de	64
y hace	63
y la	218
y la dese	97
y la idea	74
y la verdad	118
y las cuent	74
y le	88
y llor	-66
y mare	-107
y me	312
y me arde	94
y me bajo	90
y me da	111
y me pego	138
y me qued	-65
y me salv	68
y me vienen	66
y mi	-96
y mi hijo	-71
y mi perr	65
y mis	63
y no abre	78
y no conf	60
y no es	152
y no para	-138
y no piens	78
y no pued	-68
y no teng	-83
y no volver	91
y nunc	75
y pensamient	103
y pensamient de	82
y planificacion	104
y planificacion sin	83
y que	226
y que se	70
y ronc	-70
y sali	-66
y se	-192
y sin	123
y sofoc	-62
y sola	81
y sola en	65
y solo	66
y tambien	107
y tambien con	85
y teng	-68
y teng la	-73
y trip	-88
y una	126
y una fech	104
y valg	101
y valg mas	81
y volv a	78
y volv desd	-60
y ya	99
y yo	247
y yo no	83
y yo quier	70
ya	639
ya _ buen	101
ya _ elegid	69
ya _ habr	60
ya _ hoy	79
ya _ me	-125
ya _ quier	132
ya _ teng	-80
ya _ tien	60
ya _ todo	68
ya _ voy	74
ya es	64
ya esta	141
ya esta buen	135
ya fue	131
ya fue hoy	105
ya he	65
ya me	146
ya me habr	80
ya no	-91
ya no me	-145
ya no quier	163
ya no teng	-145
ya no tien	80
ya no voy	99
ya teng	123
yo	873
yo creo	85
yo creo que	68
yo era	-66
yo estab	74
yo estab sentad	59
yo faltar	67
yo me	63
yo no	201
yo quier	87
yo tambien	76
yo tambien pero	61
yo ya	119
zumb	-76
اريد	-63
انا	-111
بس	-67
بعد	-78
راس	-63
علي	-105
عم	-87
عند	-113
في	-131
ما	-146
من	-277
نفس	-61`,
};
