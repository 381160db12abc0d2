import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const spanishWeights: TextWeights = {
  bias: -5.84,
  least: 0.328,
  features: `+^abr	85
+^aca	127
+^acab	105
+^adr	68
+^adre	68
+^ana	-61
+^ano	140
+^anoc	108
+^anos	73
+^ant	-100
+^anti	-68
+^apo	66
+^aqu	65
+^aqui	69
+^aut	90
+^auto	95
+^beb	72
+^bebi	73
+^bie	-89
+^bien	-89
+^bus	65
+^cal	-73
+^can	-77
+^cas	129
+^cole	61
+^com	-119
+^com$	-60
+^comi	-65
+^con	73
+^cont	63
+^cor	60
+^cort	154
+^cua	112
+^cuan	115
+^cur	66
+^da$	-64
+^dej	168
+^deje	105
+^del$	61
+^den	-65
+^dent	-67
+^dep	-74
+^des	144
+^dese	63
+^desp	187
+^di$	-65
+^diar	73
+^dic	270
+^dice	167
+^dici	99
+^die	-65
+^due	-93
+^duel	-66
+^en$	105
+^es$	72
+^esca	-62
+^escr	76
+^est	190
+^esta	172
+^esto	91
+^gan	120
+^gana	127
+^gra	-87
+^hab	88
+^hac	108
+^hace	82
+^hag	89
+^hago	70
+^has	78
+^hast	96
+^he$	130
+^hoy	81
+^hoy$	81
+^ide	94
+^idea	102
+^il$	-75
+^ins	107
+^je$	-78
+^kie	130
+^kier	130
+^lis	64
+^list	64
+^lla	88
+^llam	74
+^lle	62
+^llev	74
+^lo$	261
+^los$	72
+^mana	81
+^mand	67
+^mas	137
+^mas$	150
+^mat	86
+^me$	115
+^mej	95
+^mejo	95
+^men	61
+^mi$	130
+^mir	107
+^mira	91
+^mis	138
+^mis$	83
+^mism	64
+^mori	167
+^mun	91
+^mund	74
+^mur	-60
+^naci	65
+^nad	90
+^nadi	162
+^nao	-74
+^nao$	-74
+^nec	62
+^nece	65
+^ni$	-67
+^no$	97
+^oja	170
+^ojal	170
+^pa$	110
+^pan	-69
+^par	99
+^para	81
+^pare	64
+^pas	78
+^past	61
+^peg	79
+^pego	64
+^pen	155
+^pens	162
+^perd	61
+^pic	-192
+^pica	-126
+^pie	116
+^pien	191
+^pla	122
+^plan	94
+^por	87
+^por$	90
+^pref	72
+^pres	-62
+^prop	82
+^pued	-66
+^pur	134
+^puro	94
+^qua	-73
+^quan	-63
+^que	84
+^que$	156
+^quem	70
+^qui	104
+^quie	106
+^reci	63
+^resp	87
+^ron	-61
+^sang	-75
+^seg	113
+^segu	113
+^sert	61
+^si$	230
+^sie	77
+^sog	61
+^soga	64
+^sol	222
+^sola	64
+^solo	106
+^son	-73
+^soy	124
+^soy$	124
+^sue	-78
+^teng	97
+^tira	94
+^tod	144
+^todo	143
+^tom	78
+^toma	69
+^tos	-101
+^tra	107
+^tur	-75
+^turn	-74
+^una	88
+^una$	97
+^val	73
+^vec	86
+^vece	78
+^vei	72
+^vid	145
+^vida	154
+^viv	180
+^vivi	130
+^voc	79
+^voce	79
+^vol	117
+^volv	144
+^vom	-60
+^vomi	-60
+^voy	95
+^voy$	95
+^vuel	64
+^ya$	169
+^yo$	219
+^من$	-69
+abaj	-74
+abra	67
+abra$	68
+acab	105
+acaba	63
+acido	64
+acio	90
+acion	60
+ada$	-116
+adie	159
+adie$	162
+ado$	113
+adre	95
+adred	68
+ago$	67
+ahora	64
+ala$	133
+alco	76
+ama$	76
+amie	102
+amien	106
+ana$	108
+anal	-61
+anan	81
+anana	81
+anas	104
+anas$	118
+anda	83
+ande	60
+anden	62
+anoc	108
+anoch	108
+anos	80
+anos$	84
+aqui$	69
+ara$	124
+aran	76
+aria	149
+aria$	88
+ario$	65
+arme	328
+arme$	311
+asa$	61
+asi$	79
+aso$	92
+asta	110
+asta$	95
+asti	96
+astil	65
+atan	-62
+atar	73
+atarm	121
+auto	95
+azo$	-112
+azon	-78
+azon$	-78
+azos	145
+azos$	145
+bebi	73
+bien	-63
+bril	63
+caba	63
+cansa	61
+cen$	60
+ces$	109
+cesi	63
+cesit	65
+che$	68
+cho$	-92
+cien	186
+ciend	104
+cion$	62
+cole	60
+colo	-75
+com$	-60
+comi	-66
+cont	67
+contr	62
+cort	154
+corta	78
+corte	99
+cuan	115
+cuant	83
+cuen	70
+cuent	70
+das$	97
+deaci	62
+deje	105
+deje$	78
+denm	60
+denme	60
+dent	-106
+dente	-61
+des$	-87
+dese	63
+deseo	64
+desp	187
+despe	165
+diar	73
+diari	94
+dice	167
+dice$	110
+dicen	62
+dici	96
+dicie	99
+die$	152
+dred	66
+drede	68
+duel	-66
+duele	-76
+eaci	62
+eacio	62
+eces	139
+eces$	78
+ecesi	65
+echa	67
+echo	-60
+echo$	-60
+edo$	-91
+efer	64
+ego$	92
+egui	106
+eguir	127
+eje$	78
+ejor	95
+ejor$	95
+ele$	-73
+elo$	-73
+emo$	79
+enci	-66
+ende	77
+endo	157
+endo$	141
+engo	92
+engo$	106
+enme	60
+enme$	60
+ensa	175
+ensam	76
+ensan	76
+enso	132
+enso$	168
+ente$	100
+enti	76
+ento	93
+entos	117
+eria	69
+eria$	70
+ero$	193
+erta	151
+ertar	129
+ertr	61
+ertra	61
+ervi	-72
+escr	75
+escri	75
+eseo	64
+eseo$	64
+esit	64
+esito	64
+espe	137
+esper	109
+esta	137
+estar	222
+estoy	127
+evo$	83
+gado	68
+gado$	74
+gana	127
+ganas	127
+gran	-65
+guir	127
+guir$	127
+gust	81
+hace	82
+hago	70
+hago$	70
+hast	96
+hasta	96
+hoy$	81
+ian$	66
+iari	91
+iario	73
+ica$	-93
+ice$	100
+icen$	62
+icie	93
+icien	98
+ico$	-69
+ida$	229
+idea	96
+ido$	77
+iemp	64
+iend	227
+iendo	198
+iens	192
+ienso	192
+ient	117
+iento	136
+iera	76
+iera$	76
+iero	154
+iero$	198
+inch	-76
+incha	-69
+ing$	-88
+inte	85
+iran	82
+irand	83
+irar	124
+irarm	63
+ire$	-83
+irme	206
+irme$	206
+isis	-68
+isis$	-68
+isto	86
+itar	64
+ite$	-64
+itos	-64
+itos$	-62
+ivir	129
+ivir$	129
+jala	170
+jala$	170
+jor$	95
+jos$	62
+kier	130
+kiero	130
+lan$	64
+las$	77
+legi	62
+lina	106
+lio$	-67
+llam	69
+llev	74
+los$	75
+lvi$	124
+mana	102
+manan	81
+marm	68
+marme	69
+mas$	159
+matar	75
+mejo	95
+mejor	95
+mien	105
+mient	92
+mira	90
+mis$	82
+mism	64
+mori	166
+morir	211
+morr	-85
+muert	72
+mund	74
+mundo	74
+murio	-64
+naci	65
+nacid	68
+nadi	158
+nadie	162
+nana	81
+nana$	81
+nao$	-74
+nari	-65
+nas$	132
+ncha	-95
+nden	62
+ndo$	182
+nece	68
+neces	65
+nes$	-83
+ngo$	130
+nme$	60
+noch	143
+noche	143
+nos$	79
+nsad	70
+nsam	75
+nsami	80
+nsan	65
+nsand	76
+nso$	145
+nsul	87
+ntas	68
+nte$	151
+ntos	150
+ntos$	150
+oces	79
+oces$	79
+oche	160
+oche$	141
+odas	64
+odas$	64
+odo$	76
+odos	75
+odos$	75
+ojal	170
+ojala	170
+olo$	109
+olor	-63
+olvi	107
+olvi$	124
+omar	76
+ontr	61
+opos	79
+oposi	68
+orir	211
+orir$	129
+orirm	97
+ortar	63
+ortes	95
+osit	85
+osito	75
+osta	93
+osta$	82
+paga	79
+para	81
+para$	86
+pasti	63
+pego	64
+pego$	64
+pens	160
+pensa	158
+perd	61
+pert	95
+perta	127
+pica	-126
+pica$	-62
+pien	191
+piens	192
+pira	69
+piran	76
+plan	93
+por$	90
+posi	79
+posit	72
+post	85
+posta	66
+pref	72
+prefe	65
+pres	-121
+presi	-70
+prop	82
+propo	72
+pued	-66
+puro	94
+puro$	94
+quan	-63
+que$	146
+quem	70
+quemo	81
+queri	68
+quie	86
+quier	93
+raba	-65
+rada$	61
+ralin	61
+rand	109
+rando	76
+rano	67
+rano$	71
+rarm	63
+rarme	63
+razo$	-71
+razos	86
+rdo$	-72
+rede	68
+rede$	68
+refe	64
+refer	64
+resi	-63
+resio	-70
+resp	87
+respi	60
+ria$	121
+rir$	121
+rirm	97
+rirme	97
+rme$	477
+ropo	72
+ropos	73
+rtar	188
+rtar$	96
+rtarm	76
+rtes	135
+rtes$	135
+rtra	61
+rtral	61
+saber	-68
+sado	60
+sado$	60
+sami	76
+samie	80
+sand	75
+sando	75
+sang	-75
+scri	60
+segu	103
+segui	106
+seo$	94
+sert	61
+sertr	61
+sion$	-75
+sis$	-67
+sito	134
+sito$	147
+soga	64
+soga$	64
+sola	61
+solo	106
+solo$	106
+soy$	124
+sper	107
+spert	111
+spira	69
+sta$	136
+star	238
+star$	152
+stari	86
+stero	61
+storb	65
+stoy	127
+stoy$	127
+tar$	253
+tarm	183
+tarme	183
+teng	97
+tengo	97
+tia$	64
+tira	94
+tirar	86
+todas	64
+todo	143
+todo$	78
+todos	77
+toma	71
+tomar	76
+torb	65
+toy$	154
+tral	61
+trali	61
+turn	-74
+turno	-73
+uant	103
+uedo	-74
+uedo$	-74
+uele	-82
+uele$	-60
+uemo	81
+uemo$	81
+uent	96
+ueri	67
+uero$	-69
+uert	72
+uest	-81
+uevo$	63
+uier	93
+uiero	82
+uir$	127
+una$	68
+undo	83
+undo$	94
+unto	75
+unto$	74
+ura$	-90
+urio	-64
+urio$	-64
+urno	-73
+uro$	103
+vece	78
+veces	78
+vida	148
+vida$	150
+vir$	127
+vivi	161
+vivir	129
+voce	79
+voces	79
+volv	136
+volvi	112
+vomi	-60
+voy$	95
+vuel	64
+zon$	-78
+zos$	145
000	100
000 _ y	60
000 euro	100
000 euro y	80
10	-77
13	237
13 _ se	65
13 ano	109
13 ano se	87
13 se	74
14	127
15	183
15 me	81
15 me hago	65
16	113
16 me	87
160	-89
17	-64
18	81
18 trat	83
18 trat de	67
2	-62
25	136
3	-177
38	-73
39	-144
4	-96
45	118
45 _ con	72
45 ano	120
45 ano con	96
5	-156
50	-111
50 _ y	-65
50 ano	-108
50 ano y	-86
60	84
60 000	100
60 000 euro	80
60 _ euro	60
8	-116
80 ano	65
84	75
a _ a	-62
a _ barandill	67
a _ con	164
a _ de	88
a _ desp	99
a _ esta	72
a _ esto	88
a _ respirand	82
a alguien	147
a alguien esto	118
a cortar	90
a cortar esta	61
a cortarm	164
a cortarm desp	132
a dejar	116
a dejar de	66
a diar	293
a durar	80
a durar viva	64
a estar	119
a la anestes	-65
a la barandill	90
a la line	67
a la pared	71
a las	-76
a llorar	62
a los cort	78
a los paco	60
a mi	-253
a mis	72
a morir	-221
a nadi	115
a necesitar	61
a orinar	-70
a planear	63
a poco sin	76
a post	81
a post y	65
a proposit	298
a punt	147
a punt de	118
a quemarm	161
a quemarm con	129
a seguir	137
a seguir respirand	109
a sola	102
a sola con	83
a suspender	66
a tirar	105
a todo perdon	61
a vec	163
a vec me	110
a ver	77
abaj	-100
abiert	85
abort	-67
abra	183
abra _ ojo	89
abra los	148
abra los ojo	119
abre	97
abre la	97
abre la puert	78
abril	160
abril no	80
abril no voy	64
abuel	-59
abuel y	-60
aburrid	225
aburrid _ vivir	127
aburrid de	225
aburrid de vivir	169
aca	77
acab	181
acab _ tener	72
acab de	175
acab de tener	96
acabar	109
acabar _ mi	71
acabar _ todo	85
acabar con	218
acabar con mi	94
acabar con todo	114
acabaron	63
acabaron las	63
acabas	87
acabas la	87
acabas la pelicul	69
accident	-116
accident y	-63
acuest	-93
adio	63
adio y	63
adolescent	-82
adred	272
adred _ esta	82
adred ya	136
adred ya esta	109
aer	122
aer _ cort	73
aer me	122
aer me cort	98
afeitandom	-126
afeitandom y	-126
afeitar	184
afeitar _ lado	110
afeitar al	184
afeitar al lado	147
after	-61
agua	-138
aguant	129
aguant _ este	-63
aguant el	-69
aguant mas el	69
aguant mas este	-85
aguant un	85
aguant un dia	68
aguit	-93
aguj	-92
aguj en	-63
ahi	124
ahi me	83
ahi me duel	67
ahi se	63
ahog	-87
ahor	257
ahor _ en	91
ahor esto	127
ahor esto en	66
ahor me asust	65
ahor teng	66
ahor teng idea	78
ahor va	68
ai	-163
aire	-130
al	78
al _ ahor	110
al bano	-104
al copet	98
al copet y	78
al gato	62
al grup	80
al grup y	64
al lado	101
al lado ahor	147
al lun	97
al metr	65
al perr	69
alamed	137
alamed _ mirar	82
alamed sin	137
alamed sin mirar	110
alcohol	106
alcohol _ tambien	66
alcohol y	110
alcohol y tambien	88
alerg	109
alguien	232
alguien _ a	88
alguien esto	147
alguien esto a	118
aliv	102
aliv _ la	70
aliv y	117
aliv y la	94
alta	-114
alta y	-70
alumn	67
amarrad	173
amarrad _ la	104
amarrad en	173
amarrad en la	138
amig 16	63
amig ha	80
amig ha mandad	64
amig y	-69
analis	-161
and	-178
andab	113
andab _ mal	68
andab super	113
andab super mal	90
anden	103
anden me	77
anden me entran	61
ando _ en	60
ando con	159
ando con gana	73
ando con insomn	66
ando pensand	101
ando pensand en	81
anestes	-166
anestes y	-81
anestes y si	-65
angust	164
angust _ fueron	69
angust hoy	115
angust hoy fueron	92
angust y	83
angust y gana	66
ano	176
ano _ ha	65
ano _ ideacion	72
ano _ mare	-65
ano con	120
ano con ideacion	96
ano opositand	66
ano pasad con	66
ano se	106
ano se ha	87
ano y mare	-86
anoch	434
anoch _ feo	77
anoch _ pare	70
anoch esta	129
anoch esta feo	103
anoch fui	-70
anoch la	78
anoch la pill	62
anoch me	116
anoch me pare	93
ansiedad	-194
antecedent	-70
antecedent familiar	-66
anticoagulant	-63
apagad	143
apagad _ me	69
apagad no	115
apagad no me	92
apart	60
apart contarl	63
apetit	-144
apost	191
apost _ me	90
apost cuand	150
apost cuand me	120
apoy	105
apoy _ hora	63
apoy solicit	105
apoy solicit hora	84
aqui	274
aqui por	80
aqui por mi	64
aran	225
aran _ piern	69
aran las	165
aran las piern	92
aran los	71
arde todo	128
ardiend	-67
ardor _ estomag	64
ardor de	107
ardor de estomag	85
ardor que	-72
armar y	91
armar y cada	73
arranc el	60
arreglad	71
arreglad papel	71
arrib	74
arrib del	86
arrib del puent	69
as	-118
asad	-85
ascensor	-112
ascensor _ que	-67
ascensor piens	-112
ascensor piens que	-90
asco	92
asco de	79
asco de vida	63
asi	169
asi de	62
asi lo	77
asust	64
asust mas	69
at	-61
atiend	59
atiend en	59
atrev	158
atropell	94
atropell una	74
au	-117
audi	151
audi diciend	127
audifon	-73
auto	128
auto _ un	77
auto contr	128
auto contr un	102
autolesion	137
autolesion diar	85
autolesion diar desd	68
autolitic	120
autolitic _ solicit	72
autolitic estructurad	120
autolitic estructurad solicit	96
autov a	67
avec	-73
ayer _ subi	67
ayer me	112
ayer me subi	90
ayud	86
ayud esto	86
ayud esto arrib	69
baja	-160
bajar	80
baje	75
baje 7	63
baje _ kilo	74
baje cinc	61
bajo _ senor	67
bajo un	112
bajo un senor	90
balcon	215
bano	-113
bano del	85
bano del coleg	68
barand	75
barand por	75
barand por eso	60
barandill	112
barandill _ puent	67
barandill del	112
barandill del puent	90
barrig dond	81
barrig dond nadi	65
bastant	75
bastant abiert	76
bebe _ fantas	72
bebe y	120
bebe y fantas	96
bebi	209
bebi _ vaso	86
bebi un	143
bebi un vaso	114
bebi y	67
bebid	86
bebid el	86
bebid el salfuman	69
bem	-73
bibir	147
bibir mas	147
bien	-356
bien pero en	79
bien y	-63
blanc	-129
blanc del	-75
blanc del ojo	-60
boca	-146
bodeg	173
bomber	73
bomber pa	73
bord	103
bord _ tech	70
bord del	103
bord del tech	93
braz	171
braz _ el	94
braz con	104
braz con el	125
braz hast	156
braz hast dejarm	68
braz le	74
braz me	-80
braz me voy	-64
braz y trip	-71
brill	98
brill na	98
buen	157
busc	134
busc form	99
busc form de	79
busc necesit	89
busc necesit que	71
busq	73
busqu	115
c	-65
ca	-95
cabez caminar	79
cabez caminar haci	64
cabez hast	96
cabez hast que	77
cabez y	-70
cabezaz en	70
cabr	154
cabr de	92
cabr de mi	73
cabr y	94
cabr y las	75
cachar	83
cachar si	83
cachar si me	66
cachetad	60
cachetad fuert	60
cada	-105
cada noch	105
cada noch la	73
cada rato	-75
cada vez	-108
cae	-62
cai	-64
caig	-73
caig muert	-73
caja de	81
caja de trankimazin	65
calentur	-76
calet	139
calet _ el	65
calet de	68
calet en	108
calet en el	87
calient	-62
calor	-86
caminar	79
caminar haci	79
caminar haci el	64
camion	64
camion _ del	65
camion volviend	109
camion volviend del	87
camp	106
camp vivo	73
cancer	-135
cancer _ ya	82
cancer adred	136
cancer adred ya	109
cansad	147
cansad _ pelear	64
cansad de	186
cansad de luchar	64
cansad de pelear	86
cansanc	-92
cansanc jaquec	61
cara _ sangrar	67
cara hast	112
cara hast sangrar	89
cara roja	-60
carg	81
carn	-95
carn viva	-61
cart	125
cart para	94
cart para mis	75
cartel	62
cartel de	62
casa	206
casa para	-63
casi	159
casi _ hago	111
casi a	79
casi a diar	64
casi lo	184
casi lo hago	148
casi me	-108
castigarm	165
castigarm por	96
castigarm por comer	77
cayo	-92
caza	59
caza en	91
caza en el	73
ce	-81
cervical	-70
chao	135
chao a	76
chao a todo	61
chao no	69
charl	-63
chat	126
chat _ la	75
chat de	136
chat de la	100
che	-86
chic	91
chic del	97
chic del coleg	78
chic dijo	85
chic dijo que	68
chic lo	-66
chocar	128
chocar _ auto	77
chocar el	128
chocar el auto	102
ciatic	-78
cinc kilo	61
cita _ el	64
cita por	107
cita por el	85
clar lo	62
clarisim	84
clas	-98
clav las	96
clav las una	77
clonazepam hay	68
clor	128
clor _ me	77
clor y	128
clor y me	102
coceir	-76
coceir no	-69
coch	91
coch _ un	65
coch contr	109
coch contr un	87
coge	63
coge el	63
cogid	107
cogid _ por	64
cogid cita	107
cogid cita por	85
coleg	137
coleg mayor	97
coleg mayor ha	78
colesterol	63
colesterol doctor	60
colgad	145
colgad una	97
colgad una foto	78
colic	-108
colon	-136
colon irritabl	-80
com	-238
comb	96
comb en	96
comb en la	77
come	-108
comer	-104
comer desd	-78
comi	-165
comid	-60
como	-99
como _ mes	115
como _ sertralin	126
como morirm	63
como que	99
como que esto	79
como tapi	-128
como un	155
como un mes	153
como una	-89
como veint	209
como veint sertralin	167
companer	85
companer _ curs	68
companer de	85
companer de curs	90
complet para	63
con	107
con _ alcohol	66
con _ autolitic	72
con _ cort	66
con _ dolor	64
con _ encendedor	69
con _ esta	71
con _ guag	105
con _ hong	-74
con _ mecher	133
con _ medicament	62
con _ mental	63
con _ suicid	63
con _ tip	94
con _ tos	-74
con _ turn	-89
con _ vida	82
con aguj	-63
con bomber	73
con el	140
con el alcohol	88
con el cuchill	-70
con el dobl	-70
con el encendedor	92
con el hervidor	-64
con el mecher	177
con el tip	125
con el y	66
con ella	194
con esta	-148
con esta tos	-99
con este dolor	86
con esto	-117
con gana	91
con gana de	73
con ideacion	224
con ideacion autolitic	96
con ideacion suicid	84
con insomn	83
con insomn angust	66
con la	-195
con la guag	139
con los	-130
con los cort	88
con los hong	-63
con los medicament	83
con los turn	-88
con mala	73
con mi	255
con mi vida	109
con mis	-69
con pastill	83
con pastill y	66
con poco	-60
con saltar	120
con saltar del	96
con salud	105
con salud mental	84
con sangr en	78
con todo	219
con todo esta	95
con una	88
conf	74
conf en	74
consult y	62
consultor	134
consultor _ tomarmel	70
consultor pa	116
consultor pa tomarmel	93
contand	78
contand pastill	78
contarl	115
contarl que	115
content	-138
content _ todo	-78
content con	-131
content con todo	-104
contr	220
contr _ camion	65
contr _ post	77
contr un	236
contr un camion	87
contr un post	102
copet	98
copet y	98
copet y volv	78
corazon	-145
corazon que	-63
corp	-77
corp todo	-62
cort	396
cort _ los	88
cort _ no	67
cort _ nuev	77
cort _ y	-76
cort afeitandom	-126
cort afeitandom y	-101
cort con	-136
cort con el	-66
cort de	129
cort de nuev	103
cort denuev	122
cort denuev no	98
cort el	78
cort el cuell	62
cort en	179
cort en la	65
cort en los	79
cortad _ munec	65
cortad las	109
cortad las munec	87
cortand	74
cortand los	74
cortar	89
cortar esta	76
cortar esta manan	61
cortarm	164
cortarm _ de	99
cortarm desp	164
cortarm desp de	132
cortin	-63
cosa	75
cosa _ en	-67
cosa de	78
cosa de morirs	62
cosa peor	96
cosa peor para	77
cosa subir	-112
cosa subir en	-90
costill	-95
coup	-60
cree que	74
crei	-76
crei que	-76
crei que me	-61
creo	85
creo que	85
creo que de	68
cris	-162
cris _ panic	-62
cris de	-109
cris de panic	-83
croquet	-62
cruz	223
cruz _ alamed	82
cruz el	88
cruz el viaduct	71
cruz la	137
cruz la alamed	110
cuand	156
cuand _ da	69
cuand _ pong	90
cuand discut	111
cuand discut con	89
cuand lean	69
cuand me	191
cuand me da	92
cuand me pong	120
cuant	331
cuant _ hace	86
cuant _ hay	75
cuant _ necesit	60
cuant clonazepam	68
cuant insulin	144
cuant insulin hace	115
cuant tramadol	99
cuant tramadol necesit	80
cuatr ano	66
cuchill	-88
cuell	-94
cuell no	-60
cuent	160
cuent pagad	94
cuerd	173
cuerd _ en	104
cuerd amarrad	173
cuerd amarrad en	138
cuid	65
cuidad	-87
cuidad paliativ	-68
cuidenm	92
cuidenm al	92
culo	-78
cumplir	136
cumplir _ 25	81
cumplir los	136
cumplir los 25	109
cunad muri	-63
cunad se	86
cunad se ha	69
curr	106
curs	204
curs _ despid	68
curs escrib	92
curs escrib que	73
curs se	113
curs se despid	90
d	-131
da	-256
da _ angust	69
da _ subir	-67
da cosa	-101
da cosa subir	-90
da igual	-60
da la	115
da la angust	92
da paz	145
da planch	69
da verguenz	91
dado energ	69
dan _ de	107
dan gana	178
dan gana de	142
dano	151
dano son	-70
day	-74
de	98
de 13	237
de 13 ano	87
de 14	89
de 45	120
de 45 ano	96
de 50	-108
de 50 ano	-86
de _ a	103
de _ al	135
de _ andab	68
de _ ano	100
de _ anoch	162
de _ dano	149
de _ de	-114
de _ el	90
de _ hace	80
de _ madr	62
de _ me	83
de _ medi	88
de _ mes	85
de _ se	140
de _ sea	-103
de _ solicit	63
de _ un	81
de _ vida	123
de afeitar	184
de afeitar al	147
de apoy	105
de apoy solicit	84
de cansanc	-87
de caza	59
de caza en	73
de clar	62
de curs	113
de curs se	90
de desaparecer	104
de despedid	80
de despedid al	64
de despertar	109
de despertar manan	88
de dormirm	73
de duel	-92
de empres	-72
de en	147
de en medi	117
de esperar	-82
de esta	79
de esta vida	64
de este inviern	68
de estomag	107
de estomag pero	85
de estorbar	82
de estorbar lueg	66
de fumar	-102
de gana	-66
de hacer	71
de hacerm	249
de hacerm dano	199
de hacers	-76
de hacers pipi	-61
de juni	62
de la gent	76
de la pega	71
de la vida	100
de las	-130
de las una	-67
de leji	143
de leji anoch	114
de llorar	-65
de los	-83
de luchar	79
de luchar me	64
de matarm	174
de matarm hace	73
de matarm y	67
de mi	285
de mi curs	73
de mi madr	83
de mis	76
de mis padr	61
de morir	155
de morir me	76
de morirm en	79
de morirm es	-73
de morirs	83
de morirs y	62
de muert	-92
de noch	-76
de nuev	129
de nuev anoch	103
de panic	-114
de pelear	157
de pelear con	125
de perr	-83
de que	-157
de que sea	-137
de quedarm	147
de quedarm a	83
de responder	113
de responder andab	90
de saber	-66
de sangr	-87
de sangrar	-132
de sei	164
de sei mes	132
de suicid	-63
de suicid es	78
de suicid solo	-93
de tener	94
de tener un	96
de tirarm	159
de tirarm a	67
de tirarn	95
de tirarn por	76
de tomar	141
de tomar el	120
de trankimazin	81
de trankimazin a	65
de tre	62
de tre seman	64
de un	-112
de una	-133
de vec	68
de vida	136
de vida m	63
de vida paga	78
de vivir	272
debo	235
debo 60	100
debo 60 000	80
debo _ 000	60
debo _ plat	81
debo tant	135
debo tant plat	108
decision	130
decision prop	85
dedo	-142
deja	-111
dejad	156
dejad _ tomar	90
dejad de	113
dejad de hacers	-61
dejad de tomar	120
dejar de estorbar	66
dejar de fumar	-66
dejarm	85
dejarm moreton	85
dejarm moreton en	68
deje	310
deje _ tratamient	82
deje el	136
deje el tratamient	109
deje una	94
deje una cart	75
dejen	93
dejo	169
dejo _ responder	68
dejo de	113
dejo de responder	90
del	246
del _ adred	82
del _ del	70
del _ pa	70
del balcon	120
del bano	-70
del camp	73
del cancer	136
del cancer adred	109
del coleg	137
del coleg mayor	78
del consultor	116
del consultor pa	93
del corazon	-83
del curr	109
del dia	-90
del edific	190
del edific llamaron	60
del ojo	-75
del ojo con	-60
del puent	255
del puent y	158
del suen pero	61
del tech	116
del tech del	93
den	-107
den _ analis	-64
den los	-107
den los analis	-86
dent	-94
dentr	-74
denuev	122
denuev _ keri	73
denuev no	122
denuev no keri	98
depo	-67
depresion	-124
depresion _ gana	-68
depresion ni	-113
depresion ni gana	-90
depu	-118
derech	-105
des	-108
desahucian	76
desahucian el	76
desahucian el juev	61
desaparecer	161
desaparezcan	-88
desaparezcan esta	-88
desaparezcan esta ojer	-70
descans	-93
descans con	-91
descans con los	-73
descansar	107
descansar _ siempr	64
descansar pa	107
descansar pa siempr	86
descansarian	72
descansarian si	72
desd	-169
desd _ me	64
desd _ se	69
desd ahi me	67
desd ayer	-145
desd el	-109
desd ener	85
desd ener nadi	68
desd que se	92
dese	258
dese _ despertarm	85
dese no	141
dese no despertarm	113
desp	66
desp _ sei	99
desp de	129
desp de sei	132
despedid	174
despedid al	80
despedid al grup	64
despert	-70
despert en	-70
despertar	378
despertar _ ni	66
despertar manan	109
despertar manan ni	88
despertar mas	68
despertarm	141
despid	75
despid _ instagram	68
despid por	113
despid por instagram	90
despidiendom	95
despidiendom de	95
despidiendom de la	76
despidieron	-60
despidieron en	-60
despiert	-100
despiert manan	152
despierten	73
despierten ni	73
desvivir	176
desvivir jaja	79
desvivir jaja no	63
desvivir po	98
desvivir po ya	78
di	-259
dia _ con	88
dia baje	63
dia mas	85
dia mas en	68
dia que	62
dia termin	146
dia termin con	117
diar	376
diar desd	85
diar desd ener	68
diarr	-74
dice	439
dice _ la	73
dice _ se	94
dice pura	78
dice pura cosa	62
dice que	379
dice que la	99
dice que se	125
dicen	248
dicen _ me	68
dicen matat	121
dicen que	128
dicen que me	90
dich	71
dich a	71
diciend	395
diciend _ no	66
diciend adio	63
diciend que	334
diciend que no	88
dieron	-75
diet	-72
diez	-63
digo	86
digo por	-66
dijo	174
dijo que	61
dijo que se	68
discut	111
discut _ mi	67
discut con	111
discut con mi	89
disgust	76
disgust de	76
disgust de mis	61
do	-201
dobl	-123
dobl _ no	-70
dobl turn	-116
dobl turn no	-93
doctor	-120
doctor me	-102
doctor si	60
doi	-91
dolor	-172
dolor _ mato	61
dolor de	-151
dolor en	-80
dolor en el	-64
dolor me	102
dolor me mato	82
dond nadi	81
dond nadi mira	65
dor	-109
dorm	-79
dormid	-63
dormir una	-67
dormir y	156
dormir y me	68
dormirm	160
dormirm _ que	96
dormirm y	160
dormirm y que	128
dos	-71
dos mes	-63
doy	67
doy _ con	-69
doy mas	99
doy mas con	-91
doy punetaz	89
doy punetaz a	71
du	-116
duel	-186
duel el	-127
duel la guat	61
duel tragar	83
duelen	-86
duerm	-88
duerm na	77
duerm na y	61
durar	80
durar viva	80
durar viva hast	64
e	-409
echad	62
echad a	62
echar	70
echar de	70
edific	190
edific llamaron	75
edific llamaron a	60
el 18	83
el 18 trat	67
el _ a	60
el _ apagad	117
el _ con	-83
el _ contr	142
el _ dice	73
el _ en	-97
el _ lo	65
el _ no	-164
el _ top	94
el _ y	195
el aire	-116
el alcohol	110
el alcohol y	88
el anden	103
el anden me	61
el ardor	107
el ardor de	85
el armar	60
el armar y	73
el auto	128
el auto contr	102
el balcon	95
el bano	61
el bano del	68
el bord	116
el bord del	93
el braz	-200
el braz me	-64
el coch	91
el coch contr	87
el colesterol	60
el cort	129
el cuchill	-88
el cuell	-94
el culo	-68
el dia	-181
el disgust	76
el disgust de	61
el dobl	-87
el dobl turn	-70
el encendedor	115
el encendedor cuand	92
el etern	77
el examen	-73
el hervidor	-80
el hombr	-64
el ibuprofen	-72
el inst	106
el juev	152
el juev me	61
el juev y	61
el lago	79
el lago y	64
el liquid	68
el marid	68
el mecher	222
el metr	83
el metr me	67
el movil	176
el movil apagad	155
el mund	68
el oido	-125
el pech	-185
el pech y	-64
el perr	-87
el psiquiatr	59
el rato	93
el salfuman	86
el salfuman llev	69
el segur	97
el segur de	78
el sintrom	117
el sintrom a	120
el suel	-70
el suen que	61
el suicid	133
el suicid y	87
el sur	79
el sur se	64
el tip	157
el tip top	125
el traster	200
el tratamient	136
el tratamient del	109
el viaduct	200
el viaduct sient	71
el viern	-110
el y	82
elegid	113
elegid el	113
ella	119
elle	-65
em	-113
embaraz	-66
empres	-101
en	419
en _ anden	62
en _ bodeg	104
en _ bord	70
en _ braz	-72
en _ cabez	97
en _ cara	67
en _ casa	148
en _ el	176
en _ hast	-64
en _ hues	-87
en _ mism	69
en _ mund	125
en _ noch	-77
en _ pech	-61
en _ suicid	84
en _ teng	64
en _ traster	120
en _ y	-201
en ascensor	-112
en ascensor piens	-90
en chocar	128
en chocar el	102
en clas	-98
en dejar	68
en el	117
en el anden	82
en el armar	73
en el bord	93
en el braz	-64
en el cuell	-72
en el metr	67
en el pech	-82
en el suicid	112
en el sur	64
en el traster	160
en ener	-101
en este	208
en este mund	166
en estrellar	109
en estrellar el	87
en hacerm	-156
en hacerm nada	-70
en internet	99
en inviern	-62
en la	102
en la barand	60
en la barrig	65
en la bodeg	138
en la cabez	129
en la cara	89
en la casa	156
en la muert	74
en la noch	-62
en las mism	66
en lo	62
en los	-117
en los hues	-116
en los musl	89
en matarm	188
en matarm hace	81
en mayo	-77
en mayo y	-62
en medi	147
en mi hast	-86
en morirm ni	-70
en quitarm	100
en quitarm de	80
en realidad	107
en realidad teng	85
en seri	240
en seri le	82
en suicidarm	63
en toda	82
en toda part	66
en tre	59
en un	62
encendedor	115
encendedor _ me	69
encendedor cuand	115
encendedor cuand me	92
enci	-71
encuentr	120
encuentr _ para	66
encuentr motiv	109
encuentr motiv para	87
endometrios la	63
ener nadi	85
ener nadi lo	68
ener y	-60
energ pero	69
enter	-89
entiend	79
entr	-86
entr el	-74
entran	77
entran gana	77
entran gana de	61
equivoc	60
equivoc necesit	60
era _ ultim	86
era chic	-66
era su	143
era su ultim	114
era yo	62
es	286
es alerg	74
es depresion	-91
es depresion ni	-73
es el etern	61
es la	-90
es ninit	-66
es no	63
es por	97
es por la	78
es que con	-93
es que preferir	61
es tall	153
es una	78
escopet	132
escopet de	59
escopet y	73
escrib	141
escrib que	92
escrib que este	73
escribirl	69
escribirl pero	69
escrit	84
escuch _ que	73
escuch bien	-63
escuch voc	121
escuch voc que	97
eso	140
eso me	69
eso pido	75
eso pido hora	60
espald llev	72
especialist	-62
esper	61
esper _ con	69
esper reunirm	115
esper reunirm con	92
esperar hast	80
esperar hast abril	64
essa	-69
est	-150
esta	91
esta _ casi	75
esta _ el	77
esta _ en	62
esta bastant	76
esta bastant abiert	61
esta bien	-125
esta buen	169
esta ciatic	-78
esta cortand	74
esta feo	129
esta feo el	103
esta manan una	61
esta matand	-88
esta noch	241
esta ojer	-88
esta seman	125
esta seman casi	100
esta tos	-154
esta vida	79
estab sentad	75
estab sentad en	60
estacion	-63
estar	784
estar aca	77
estar aqui	72
estar muert	191
estar tranquil	63
estar viva	87
estar vivo	69
estarian	116
estarian todo	94
estarian todo mejor	75
este	173
este _ me	61
este dolor	187
este dolor me	82
este era	92
este era su	73
este inviern	85
este inviern no	68
este lunar	-107
este mund	230
este picor	-106
esto	250
esto _ con	-78
esto _ de	162
esto _ en	122
esto _ las	106
esto _ me	64
esto _ punt	88
esto a	132
esto a punt	118
esto aburrid	234
esto aburrid de	187
esto arrib	86
esto arrib del	69
esto bien pero	79
esto cansad	107
esto cansad de	86
esto content	-131
esto content con	-104
esto de	-84
esto despidiendom	95
esto despidiendom de	76
esto en	66
esto en las	66
esto es	-92
esto juntand	116
esto juntand las	93
esto muert	-87
esto muert de	-69
esto pensand	100
esto pensand en	80
esto q	97
esto q me	78
esto solo	71
esto sord	-94
esto sord como	-75
esto trist	-104
esto ya	69
estomag _ en	64
estomag pero	107
estomag pero en	85
estorb	178
estorb en	82
estorb en toda	66
estorbar	82
estorbar lueg	82
estornud	-108
estornud fuert	-75
estornud fuert y	-60
estrellar	109
estrellar _ coch	65
estrellar el	109
estrellar el coch	87
estructurad	120
estructurad _ valoracion	72
estructurad solicit	120
estructurad solicit valoracion	96
estuvier	61
et	-161
etern	73
euro	100
euro _ valg	60
euro y	100
euro y valg	80
ex	62
ex me	65
examen	-185
examen de	-69
examen me	-70
fa	-94
fall yo	62
fallec	-117
fallec en	-77
falt	88
falt _ morir	86
falt necesit	-62
falt para	144
falt para morir	115
faltar	72
famil	-66
famil mueren	-63
familiar	-150
familiar no	-66
fantas	120
fantas _ saltar	72
fantas con	120
fantas con saltar	96
favor	105
fazer	-65
fech	164
feliz	-62
feliz con	-62
feo	129
feo _ cort	77
feo el	129
feo el cort	103
fibr	63
fibr endometrios	63
fiebr	-103
filh	-61
filo	60
filo con	60
final	-60
floj	-60
floj y	-60
fluoxetin	160
fluoxetin y	160
fluoxetin y ahor	78
for	-91
form	86
form de	99
form de morirm	79
foto	93
foto con	97
foto con sangr	78
franc	77
franc veng	77
franc veng por	61
frio	-68
fue _ dia	88
fue _ marid	69
fue hoy	146
fue hoy dia	117
fue mi	115
fue mi marid	92
fue un	-63
fuer	69
fuer por	105
fuer por el	61
fueron	115
fueron _ vec	69
fueron tre	115
fueron tre vec	92
fuert	-95
fuert cuand	60
fuert y	-75
fuert y me	-60
fuerz	-126
fui	-69
fui a	-98
fumar	-104
gana	508
gana _ despertar	66
gana _ tirarm	96
gana de	479
gana de despertar	88
gana de matarm	73
gana de morirm	-73
gana de tirarm	128
gana de tirarn	76
gana de vivir	71
gargant	-158
gato	87
gemel	-87
gent	95
gent poco	95
gent poco a	76
golp	-67
granit	-132
granit en	-89
granit en los	-71
grup y	80
grup y tien	64
guag de	79
guag de tre	64
guag llorand	95
guag llorand me	76
guard	101
guat no	77
guat no duerm	61
gustar	87
gustar dormirm	87
gustar dormirm y	69
ha	102
ha bebid	86
ha bebid el	69
ha colgad	97
ha colgad una	78
ha cortad	109
ha cortad las	87
ha dado	62
ha mandad	142
ha mandad un	114
ha muert	-60
haber	131
haber _ nunc	74
haber nacid	131
haber nacid nunc	99
habi	-76
habi dejad	-76
habi dejad de	-61
habr	134
habr matad	99
hace	196
hace _ dia	-67
hace _ mes	-83
hace _ para	86
hace _ un	115
hace como	160
hace como un	153
hace dia	61
hace dos	-102
hace el	80
hace falt	144
hace falt para	115
hace nada	-85
hacer	-68
hacer una	71
hacerl	71
hacerm	176
hacerm _ hoy	69
hacerm dano	179
hacerm nada	-87
hacerm nada es	-70
hacerm sangr	235
hacerm sangr hoy	92
hacerm un	-64
hacers	-94
hacers pipi	-76
hacers pipi y	-61
haci	79
haci el	79
haci el lago	64
haga	80
haga esperar	80
haga esperar hast	64
hago	278
hago _ vec	75
hago como	99
hago como que	79
hago cort	81
hago cort en	65
hago dormir	63
hago dos	125
hago dos vec	100
hago el	60
hall	137
hall _ a	82
hall sentid	137
hall sentid a	109
hambr	-86
han subid	97
han subid la	78
hart	-125
hast	384
hast _ den	-64
hast _ sangr	130
hast abril	160
hast abril no	64
hast dejarm	85
hast dejarm moreton	68
hast el	-99
hast hacerm	235
hast hacerm sangr	188
hast las	-118
hast que den	-86
hast que me	77
hast romperm	89
hast romperm la	71
hast sangrar	142
hay _ tomar	75
hay q	68
hay una	74
hay una pistol	59
he	519
he _ a	196
he _ cita	64
he _ de	90
he _ la	61
he cogid	107
he cogid cita	85
he cortad	-88
he dejad	223
he dejad de	120
he dich	71
he echad	62
he leid	62
he pensad	138
he quedad	-72
he tomad una	65
he vist	63
he vomitad	-77
he vuelt	196
he vuelt a	157
hemorroid	-81
herid esta	76
herid esta bastant	61
herman	163
herman anda	73
herman just	60
hervidor	-105
hija	151
hija _ 13	142
hija de	324
hija de 13	189
hija de 14	71
hija se	-72
hijo	73
hijo chic	85
hijo chic dijo	68
hinchad	-127
hizo por	68
ho	-186
hoja	184
hoja _ afeitar	110
hoja de	184
hoja de afeitar	147
hombr	-64
hong	-123
hong de	-84
hong de las	-67
hora	-94
hora _ salud	63
hora con salud	84
hoy	324
hoy _ termin	88
hoy _ tre	69
hoy _ vez	69
hoy dia	146
hoy dia termin	117
hoy fueron	115
hoy fueron tre	92
hoy otra	115
hoy otra vez	92
hubier	141
hubier nacid	141
hueon	97
hueon esto	97
hueon esto q	78
hues	-144
i	-229
ibuprofen teng	-72
idea	190
idea de	148
idea de morir	76
idea en	73
ideacion	248
ideacion _ estructurad	72
ideacion _ y	93
ideacion autolitic	120
ideacion autolitic estructurad	96
ideacion suicid	129
ideacion suicid y	125
il	-301
imposibl	79
in	-177
infart	-77
infart a	-67
infiltracion	62
infiltracion de	62
insomn	101
insomn _ y	111
insomn angust	83
insomn angust y	66
insomn llant	102
insomn llant y	82
insomn y	-63
inst	106
instagram	113
instagram _ dejo	68
instagram y	113
instagram y dejo	90
insulin	217
insulin _ falt	86
insulin hace	144
insulin hace falt	115
intent	139
internet	94
inviern no	85
inviern no paso	68
ir	207
ir de	102
ir de esta	64
irme	191
irme con	129
irme con ella	73
irritabl	-80
is	-109
it	-87
izquierd	-86
j	-196
j ai	-130
ja	-143
ja nao	-78
jaja	-77
jama	-95
jaquec baje	61
je	-312
je me	-68
jefe	-106
jefe me	-62
joven	-65
joven del	-63
juanet	-60
jueg	-71
juev	152
juev me	76
juev me voy	61
juev y	76
juev y el	61
jugand	-67
juni fall	62
juntand	116
juntand _ pastill	70
juntand las	116
juntand las pastill	93
keri	122
keri _ no	73
keri pero	122
keri pero no	98
kier	521
kier _ mas	88
kier bibir	147
kier bibir mas	117
kier morir	155
kier morir nadi	61
kier morir tia	63
kier morirm	225
kier morirm no	60
kier morirm tio	69
kilo y	93
kine	-61
l	-233
la	-70
la _ a	138
la _ apost	114
la _ con	-127
la _ de	237
la _ del	-68
la _ en	-82
la _ es	100
la _ hast	158
la _ hoy	69
la _ me	61
la _ sin	68
la _ ya	73
la alamed	137
la alamed sin	110
la anestes	-145
la anestes y	-65
la angust	115
la angust hoy	92
la barand	75
la barand por	60
la barandill	112
la barandill del	90
la barrig	81
la barrig dond	65
la boca	-119
la bodeg	173
la cabez caminar	64
la cabez hast	77
la cara hast	89
la casa	161
la cita	-79
la consult	62
la dese	117
la enci	-71
la escopet	91
la escopet de	73
la estacion	-63
la fluoxetin	160
la fluoxetin y	128
la gargant	-75
la gent	95
la gent poco	76
la guag	98
la guag de	64
la guag llorand	76
la guat no	61
la hoja	184
la hoja de	147
la idea	95
la idea de	76
la infiltracion	62
la insulin	93
la list	118
la manan	-110
la mano lo	71
la medicacion	69
la ment	63
la miro	91
la miro mas	73
la muert	227
la muert me	108
la muert todo	74
la munec y	78
la mutual	-60
la nariz	-141
la neuralg	62
la noch	-174
la noch busc	79
la noch y	-70
la nuca	-65
la olla	112
la olla y	89
la pae ya	62
la palabr	62
la pared	158
la pared hast	71
la pega	94
la pelicul	87
la picazon	-89
la piel	93
la piel apost	120
la piern	-100
la pill	78
la pill contand	62
la pistol	65
la play	60
la presion	-127
la psu	77
la psu perd	62
la puert	97
la pura	73
la rehabilitacion	-64
la seman	97
la seman sant	78
la sobremes	-73
la soga	200
la soga en	160
la solucion	63
la tension	-128
la tiroid	-83
la tuicion	63
la va	73
la ventan	116
la verdad	132
la verdad es	61
la vesicul	-63
la vida	184
la vida en	-66
la vida imposibl	63
la vida quier	100
lado	66
lado ahor	184
lago y no	64
las	157
las _ del	100
las _ dese	85
las _ hast	118
las _ poco	65
las _ quieren	61
las cuent	94
las cuent pagad	75
las gana	94
las marc	74
las mism	83
las munec	119
las munec poco	87
las noch dese	113
las nub	-79
las pastill	178
las pastill del	93
las piern	105
las piern hast	150
las rata	68
las una	-75
las una y	77
las voc	178
las voc me	62
las voc quieren	81
las voy	60
late	-119
le _ sentid	82
le digo	65
le doy punetaz	71
le hall	137
le hall sentid	109
le he	151
le he vist	64
le pill	74
le pise	67
lean	69
lean esto	69
leid	62
leid la	62
leji	143
leji anoch	143
les	91
les _ mas	81
les hago	118
les sirv	135
les sirv mas	108
leser	71
leser esta	71
levantar	-106
levantarm _ para	66
levantarm ni	79
levantarm ni para	87
licenc	-90
liquid para	68
list	255
list complet	63
llam	243
llam mi	60
llamaron	75
llamaron a	75
llamaron a los	60
llant	88
llant _ pensamient	61
llant y	102
llant y pensamient	82
lleg a	-81
llegar al	97
llegar al lun	78
llen	-67
llev	277
llev cuatr	66
llev dos	93
llev seman	157
llev seman diciend	69
llev tre	-75
llor calet	-62
llorand	90
llorand me	95
llorand me dan	76
llorar porq	62
lo	1043
lo _ dos	75
lo _ en	116
lo _ que	63
lo blanc	-75
lo blanc del	-60
lo busc	89
lo busc necesit	71
lo del	90
lo del suen	61
lo hago	184
lo hago dos	100
lo he	79
lo hizo	68
lo noten	95
lo sabe	142
lo sabe en	68
lo teng	137
lo teng clarisim	67
lo unic	134
lo unic que	84
loco si	62
los	286
los 25	136
los _ con	72
los _ hast	93
los analis	-107
los antecedent	-66
los braz	364
los braz con	125
los braz hast	125
los cort	207
los dedo	-72
los del	75
los del edific	60
los dia	81
los gato	114
los hago	63
los hong	-79
los hues	-144
los medicament	104
los medicament de	83
los musl	111
los nerv	-124
los nino	134
los ojo	60
los paco	75
los paco porq	60
los pie	-95
los turn	-110
losartan	-66
luchar	79
luchar me	79
luchar me quier	64
lueg	109
lun	67
lunar	-124
lupu	63
lupu fibr	63
m entiend	79
m kier	79
m kier morir	63
ma	-115
madr	127
mai	-87
mala idea	73
male	-77
mallec	65
mallec sient	65
mama	213
mama _ que	76
mama cree	74
mama solter	63
manan	324
manan _ abra	89
manan _ pasad	66
manan ni	109
manan ni pasad	88
manan no	148
manan no abra	119
manan una	76
manan una herid	61
manch	-61
mand	89
mand audi	65
mandad	142
mandad un	142
mandad un mensaj	64
mandenm	147
mandenm _ alguien	88
mandenm a	147
mandenm a alguien	118
mang	-86
mano lo	89
mano lo busc	71
marc recien	74
marid	77
marid _ esper	69
marid lo	68
marid solo	152
marid solo esper	92
marz	126
mas	600
mas _ 50	-65
mas _ esta	-77
mas _ este	85
mas _ picor	-63
mas con	-186
mas con esta	-99
mas cuidenm	69
mas de	-126
mas de 50	-86
mas el	86
mas el inst	69
mas en	142
mas en este	114
mas este	-106
mas este picor	-85
mas la	-69
mas muert	100
mas po	60
mas quier	77
mas quier morirm	62
mas rato	91
mata	-184
mata si	-74
matab	67
matad	99
matan	-110
matand	-116
matar	-107
matar por	-86
matarm	484
matarm _ como	115
matarm hace	191
matarm hace como	153
matarm y	83
matarm y me	67
matat	121
mate	180
mato	61
mato _ seri	61
mato en	102
mato en seri	82
mato y	97
mato y no	78
mayo	-77
mayo y	-77
mayor	97
mayor ha	97
mayor ha colgad	78
me	460
me _ a	-157
me _ afeitandom	-76
me _ al	-73
me _ como	103
me _ cosa	-61
me _ de	-139
me _ denuev	73
me _ desvivir	106
me _ dos	-60
me _ el	-220
me _ en	80
me _ gana	165
me _ hast	-81
me _ ir	73
me _ la	69
me _ las	194
me _ llev	63
me _ los	73
me _ manan	91
me _ matat	73
me _ mi	120
me _ muert	-97
me _ nervios	90
me _ paz	87
me _ punetaz	67
me _ puro	102
me _ que	141
me _ un	256
me _ vuelt	64
me _ y	-157
me _ yo	67
me acabaron	63
me acuest	-93
me ahog	-87
me aran	235
me aran las	132
me arde	61
me arde todo	102
me arranc	60
me asust	101
me atiend	59
me atrev	158
me atropell	94
me baja	-65
me bajo	101
me bajo un	90
me bebi	143
me bebi un	114
me busqu	115
me caig	-73
me clav	70
me clav las	77
me cort afeitandom	-101
me cort con	-75
me cort de	103
me cort denuev	98
me cort el	62
me cruz	137
me cruz la	110
me da	93
me da cosa	-81
me da la	92
me da paz	116
me da verguenz	73
me dan	119
me dan gana	142
me deja	-111
me desahucian	76
me desahucian el	61
me despert	-70
me despidieron	-60
me despiert manan	122
me despierten	73
me dicen	291
me dicen matat	97
me dicen que	137
me dijo	81
me duel	-144
me duel el	-77
me duel tragar	67
me duelen	-86
me entr	-74
me entran	77
me entran gana	61
me equivoc	60
me esta	-88
me esta matand	-70
me gustar	87
me gustar dormirm	69
me ha	-154
me habr	134
me habr matad	79
me haga	80
me haga esperar	64
me hago	-107
me hago cort	65
me han	70
me han subid	78
me he cortad	-70
me he tomad	78
me he vuelt	105
me late	-118
me llam	243
me lleg	-87
me llev	110
me mand	89
me mata	-227
me mata si	-96
me matab	67
me matan	-66
me mate	204
me mato	147
me mato en	82
me mato y	78
me mete	79
me mete en	64
me mori	-183
me mori y	-83
me muer	-61
me muer de	-188
me muerd	85
me muerd los	68
me odio	71
me pare	93
me pare en	93
me parec	152
me parec un	121
me part	-75
me pasa	89
me paso el	-62
me pego	336
me pego comb	77
me pego punetaz	89
me pesc	76
me pica	-186
me pica todo	-66
me pong	193
me pong nervios	120
me pregunt	76
me pued	-128
me qued todo	-60
me quedan	-136
me quedan fuerz	-70
me quem	161
me quem la	86
me quier	383
me quier desvivir	141
me quier ir	97
me quier puro	89
me quit	127
me quit este	82
me quitaron	63
me rajo	157
me rajo los	125
me rasc	-70
me rasgun	74
me sale	93
me sale sangr	66
me sali	-74
me salv	83
me salv mi	67
me separ	-76
me sient vaci	76
me sirv	-127
me sube	-94
me subi	112
me subi a	90
me sui	-60
me suicidar	76
me suicidar si	61
me tien	-103
me tien con	-63
me tienen	-81
me tome	120
me tome como	167
me tome dos	-80
me vienen	77
me voy	65
me voy yo	61
me zumb	-63
mecher	222
mecher en	61
medi	114
medi y	-71
medicacion	69
medicacion nuev	69
medicament	95
medicament _ mi	62
medicament de	104
medicament de mi	83
mejor	382
mejor que	74
mejor si	84
mensaj	115
mensaj de	80
mensaj de despedid	64
ment	102
ment que	63
mental	78
merezc	84
merezc vivir	84
merezc vivir lo	67
mete	79
mete en	79
mete en la	64
metr	99
metr me	83
metr me dan	67
meu	-157
mi	519
mi _ de	262
mi _ dice	87
mi _ fallec	-70
mi _ ha	70
mi _ muri	-118
mi _ no	112
mi _ que	-115
mi _ solo	87
mi _ tien	90
mi _ y	131
mi abuel	-115
mi alumn	67
mi amig	80
mi amig ha	64
mi cunad se	69
mi curs	92
mi curs escrib	73
mi ex	65
mi hast	-107
mi hast que	-86
mi herman	163
mi hija	183
mi hija de	259
mi hijo	-113
mi hijo chic	68
mi jefe	-62
mi la	63
mi madr	115
mi mama	145
mi marid solo	121
mi me	-60
mi novi	65
mi padr	-62
mi perr	129
mi perr tien	64
mi perr y	112
mi polol me	71
mi prim	88
mi sono	-66
mi suegr	-76
mi vecin	83
mi vecin desd	67
mi vida	137
mi viej	116
mi viejit	60
micr me	74
mied _ que	-103
mied _ quedarm	88
mied a	-69
mied de	63
mied de que	-137
mied de quedarm	118
minh	-144
mira	101
mirar	173
mirar adred	137
miro	91
miro mas	91
miro mas rato	73
mis	333
mis amig	-69
mis cabr	94
mis cabr y	75
mis hijo	192
mis padr	76
mis plant	61
mism	256
moco	-70
mon	-128
mord	-80
more	-60
moreton	85
moreton en	85
moreton en el	68
mori	-189
mori y	-103
morir	411
morir _ mied	-103
morir de	-71
morir me	114
morir me da	76
morir nadi	76
morir nadi me	61
morir po	-63
morir teng	-172
morir teng mied	-137
morir tia	79
morir tia nadi	63
morirm	387
morirm _ no	90
morirm _ quier	-91
morirm en	99
morirm en internet	79
morirm es	-91
morirm es que	-73
morirm ni	-87
morirm ni en	-70
morirm no	75
morirm no doy	60
morirm po	-151
morirm po quier	-121
morirm tio	86
morirm tio no	69
morirm wn	65
morirm y	69
morirs	136
morirs y anoch	62
morr	-125
morrer	-90
mort	-152
motiv	109
motiv _ levantarm	66
motiv para	109
motiv para levantarm	87
movil	176
movil _ no	69
movil apagad	194
movil apagad no	92
much	-60
muel	-73
muer	-124
muer de	-235
muerd	68
muerd los	85
muerd los braz	68
mueren	-63
mueren joven	-63
muert	289
muert _ el	80
muert _ la	-61
muert _ parec	91
muert _ sirv	81
muert de	-100
muert de cansanc	-69
muert en	-145
muert en la	-81
muert estar	63
muert les	135
muert les sirv	108
muert me	103
muert me parec	121
muert mi	-60
muert todo	93
muert todo el	74
muit	-60
mund	297
mund ahor	68
munec	73
munec _ profund	65
munec poco	109
munec poco profund	87
munec y no	78
muri	-254
muri de	-86
mutual	-60
mutual preguntaban	-60
my	-235
na y	77
na y la	61
nacid	271
nacid nunc	123
nada	-234
nada aqui	86
nada es	-87
nada es que	-70
nada quier	72
nadi	649
nadi cachar	83
nadi cachar si	66
nadi lo	85
nadi lo sabe	68
nadi m	79
nadi m entiend	63
nadi me	228
nadi me pesc	61
nadi mira	81
nao	-294
nariz	-148
naus	-140
ne	-77
necesit	203
necesit _ duel	90
necesit _ no	60
necesit la	63
necesit licenc	-62
necesit pa	99
necesit pa no	80
necesit que	149
necesit que duel	119
necesitar	61
necesitar nada	61
nerv	-203
nerv _ la	-63
nerv por	-70
nervios	122
neuralg	62
neuralg me	62
ni	-270
ni _ de	-82
ni _ seguir	66
ni en	-87
ni en hacerm	-70
ni gana	-113
ni gana de	-90
ni nada	-83
ni nunc	109
ni para	109
ni para seguir	87
ni pasad	109
ni pasad ni	88
ni se	-70
night	-70
ninit	-66
nino	120
nino y	63
no	387
no _ a	130
no _ atrev	61
no _ bibir	88
no _ busqu	69
no _ comer	-69
no _ con	-72
no _ cumplir	81
no _ de	-188
no _ despiert	71
no _ gana	97
no _ hace	-94
no _ hall	82
no _ idea	-113
no _ levantarm	-68
no _ los	63
no _ mas	117
no _ morirm	-91
no _ motiv	66
no _ nacid	162
no _ quedan	-82
no _ quier	-122
no _ salid	74
no _ seguir	83
no _ sirv	-76
no _ tall	92
no _ vivir	146
no abra	148
no abra los	119
no abre	97
no abre la	78
no aguant	129
no aguant un	68
no bajo	-73
no coge	63
no como	-60
no conf	74
no corp	-65
no descans	-113
no descans con	-73
no despertar	232
no despertarm	141
no despiert	-81
no doy	99
no doy mas	80
no duerm na	61
no encuentr	109
no encuentr motiv	87
no es	246
no es depresion	-73
no es tall	123
no es una	62
no escuch	-94
no estar	185
no estar aca	61
no estuvier	61
no fuer	105
no fuer por	84
no haber	131
no haber nacid	105
no hubier	141
no hubier nacid	113
no keri	122
no keri pero	98
no kier	147
no kier bibir	117
no la	79
no las	60
no le	173
no le hall	109
no me	-208
no me atrev	82
no me busqu	92
no me deja	-69
no me despiert	94
no me hace	-91
no me haga	64
no me quedan	-109
no me quier	-210
no me sirv	-102
no merezc	84
no merezc vivir	67
no no	-116
no no piens	-70
no noto	-63
no para	-167
no para de	-98
no paro	-100
no paro de	-80
no paso	85
no paso por	68
no pego	-62
no piens	218
no piens cumplir	109
no piens llegar	78
no pintab	86
no pintab nada	69
no pued	-74
no pued parar	77
no quier	92
no quier bajar	69
no quier comer	-79
no quier estar	68
no quier levantarm	-90
no quier morirm	-121
no quier perder	62
no quier seguir	92
no quier vivir	128
no se	-127
no seguir	63
no teng	-485
no teng apetit	-62
no teng gana	129
no teng idea	-150
no teng olfat	-68
no tien	156
no tien brill	78
no vale	61
no veo	65
no veo salid	99
no volver	118
no voy	200
no voy a	179
noch	183
noch _ no	70
noch busc	99
noch busc form	79
noch dese	141
noch dese no	113
noch esto	71
noch la	91
noch la miro	73
noch piens	66
noit	-97
non	-145
noten	95
noto	-117
novi	65
nub	-79
nuca	-65
nuev _ esta	77
nuev anoch	129
nuev anoch esta	103
nunc	215
nunc a	-60
nunc he	-70
o	-332
ocurr matarm	66
odio	71
odio me	71
oe	98
oe me	98
oe me quier	78
of	-77
oido	-183
oigo	-78
ojal	682
ojal _ haber	79
ojal _ hubier	84
ojal _ me	91
ojal _ no	89
ojal manan	148
ojal manan no	119
ojal me	81
ojal no	421
ojal no haber	105
ojal no hubier	113
ojal no me	122
ojer	-88
ojo	-101
ojo con	-75
ojo con sangr	-60
olfat	-89
olho	-60
olla	112
olla _ me	67
olla y	112
olla y me	89
omeprazol	-87
on	-103
opositand	66
opositand he	66
orinar	-70
orinar y	-70
os	-87
otra salid	-68
otra vez	109
pa	438
pa _ despertar	60
pa _ esto	64
pa _ toda	70
pa castigarm	70
pa no	99
pa no despertar	80
pa que	70
pa serl	77
pa serl franc	61
pa siempr	236
pa siempr esto	86
pa tomarmel	116
pa tomarmel toda	93
pacient	147
pacient _ 45	72
pacient de	120
pacient de 45	96
paco	75
paco porq	75
paco porq yo	60
pae ya	77
pae ya no	62
paga	97
paga si	97
paga si uno	78
pagad	94
pal	130
pal veran	60
palabr	62
palabr suicid	62
paliativ	-88
panic	-159
papa	-95
papel y	71
para	345
para _ despertar	75
para _ ni	66
para _ respirand	66
para _ sangrar	-79
para a	-63
para castigarm	96
para castigarm por	77
para de	-133
para de sangrar	-106
para la	-168
para las	68
para levantarm	109
para levantarm ni	87
para mis	148
para mis cabr	75
para morir	144
para no	125
para no despertar	100
para seguir	109
para seguir respirand	87
pare	76
pare _ el	70
pare en	116
pare en el	93
parec _ aliv	70
parec un	152
parec un aliv	94
pared	158
pared a	70
pared hast	89
pared hast romperm	71
paro de	-100
part voy	82
part voy a	66
pas	-79
pasa por	63
pasad	126
pasad _ nunc	66
pasad con	83
pasad con pastill	66
pasad ni	109
pasad ni nunc	88
paso	179
paso el	-77
paso el dia	-62
paso la	83
paso la seman	78
paso por	150
paso por decision	68
pass	-70
pastill	258
pastill _ consultor	70
pastill _ la	-66
pastill de la	-65
pastill del	60
pastill del consultor	93
pastill y	110
pastill y ahor	66
paz	187
pech	-211
pech y	-80
pech y en	-64
pega	141
pega y	111
pego	258
pego _ en	166
pego cabezaz	70
pego cachetad	60
pego comb	96
pego comb en	77
pego punetaz	112
pego punetaz en	89
peit	-64
pelear	157
pelear _ este	64
pelear con	157
pelear con este	86
pelicul	87
pelo y	60
pena estar	61
pens	80
pens _ chocar	77
pens _ estrellar	65
pens en	236
pens en chocar	102
pens en estrellar	87
pens que	-106
pensab	-80
pensab que	-80
pensab que me	-64
pensad	138
pensad en	61
pensamient	321
pensamient _ a	129
pensamient _ hacerm	61
pensamient de	156
pensamient de hacerm	82
pensamient suisid	215
pensamient suisid a	172
pensand	305
pensand _ matarm	60
pensand _ quitarm	60
pensand en	305
pensand en matarm	81
pensand en quitarm	80
peor para	96
peor para castigarm	77
per	-112
perd a	-60
perd la	249
perd la pae	62
perd la psu	62
perd mi	-69
perder	64
perder mas	77
perder mas quier	62
perdon	89
perdon por	76
perdon por todo	61
perfect	-97
pero	137
pero _ aguant	73
pero _ la	95
pero _ realidad	64
pero ahor	-68
pero el suen	61
pero en	205
pero en la	79
pero en realidad	85
pero me	-73
pero no	107
pero no aguant	98
pero por	76
pero por la	61
perr cuand	69
perr tien	80
perr tien quinc	64
perr y	97
perr y mi	64
pesadill	-76
pesc	76
pica	-248
pica todo	-83
picazon	-170
pich	-61
picor	-163
pido	74
pido hora	75
pie	-157
piel _ cuand	90
piel apost	150
piel apost cuand	120
piens	770
piens _ en	65
piens _ los	81
piens _ se	-67
piens calet	108
piens calet en	87
piens cumplir	136
piens cumplir los	109
piens en	353
piens en el	64
piens en la	74
piens estar	74
piens llegar	97
piens llegar al	78
piens que se	-90
pierd	-65
piern _ hacerm	69
piern hast	188
piern hast hacerm	92
pill	133
pill contand	78
pill contand pastill	62
pill las	74
pinchaz	-83
pinchaz con	-63
pintab	86
pintab nada	86
pintab nada aqui	69
pipi	-100
pipi y	-76
pipi y volv	-61
pis	-68
pise	67
pise en	67
pistol	158
pistol en	74
pistol y	92
pistol y dice	74
piu	-88
plan	201
plan _ una	79
plan y	202
plan y una	105
planch escribirl	69
planear	63
planear como	63
planificacion	105
planificacion _ red	63
planificacion sin	105
planificacion sin red	84
plant ya	61
plat	201
plat _ muert	81
plat que	135
plat que muert	108
plat y	72
play y	60
plu	-186
po	-66
po _ saber	-91
po doctor	-63
po quier	-151
po quier saber	-121
po ya	98
po ya no	78
poco	89
poco apetit	-60
poco profund	109
poco sin	95
poco sin que	76
polol me	89
pone	-89
pong	193
pong a	63
pong nervios	150
pont	-71
por	359
por _ ardor	64
por _ de	-75
por _ gato	68
por _ ventan	70
por _ y	68
por comer	96
por decision	85
por decision prop	68
por el	199
por el ardor	85
por el balcon	76
por el disgust	61
por eso	75
por eso pido	60
por idea	-116
por idea de	-92
por instagram	113
por instagram y	90
por la pastill	78
por la ventan	93
por las	-167
por las nub	-63
por lo	77
por lo del	61
por los gato	91
por mi	200
por mi perr	64
por morirs	68
por si	80
por todo	138
por todo no	77
porot	-145
porq	184
porq era	62
porq yo	75
porq yo estab	60
post	181
post _ de	77
post saliend	128
post saliend de	102
post y	81
post y ahor	65
pour	-72
pra	-75
precis	-100
precis de	-83
preferent	120
preferir	148
preferir _ estar	89
preferir no	148
preferir no estar	118
pregunt	111
pregunt por	72
pregunt por mi	78
preguntaban	-116
preguntaban _ idea	-69
preguntaban por	-116
preguntaban por idea	-92
presion	-159
prim se	68
profund	109
prop	85
proposit	298
proposit pa	70
prueb	-97
prueb me	-97
prueb me hago	-78
psicolog	-85
psiquiatr	114
psiquiatr me	59
psu	77
psu perd	77
psu perd la	62
pue	114
pued	-228
pued morir	-69
pued parar	96
puent	218
puent _ me	67
puent y	197
puent y me	90
puent y no	69
puert	97
punetaz	201
punetaz _ la	120
punetaz a	89
punetaz a la	71
punetaz en	112
punetaz en la	89
punt	127
punt _ hacerm	88
punt de	147
punt de hacerm	118
puntad	-105
pura	176
pura _ de	90
pura cosa	78
pura cosa de	62
pura idea	73
puro	374
puro irme	60
puro morirm	137
puse	-116
puse que	-116
q asco	61
q asco de	63
q me mato	78
q tomar	68
quand	-225
que	624
que _ cancer	-140
que _ descans	-68
que _ dicen	73
que _ fue	69
que _ les	81
que _ llam	111
que _ mate	122
que _ me	-100
que _ mori	-141
que _ no	61
que _ quier	195
que _ va	84
que comer	-73
que con	-116
que con el	-70
que cruz	88
que cruz el	71
que de	85
que de este	68
que den	-107
que den los	-86
que desaparezcan	-88
que desaparezcan esta	-70
que dio	82
que duel	117
que es	110
que este	92
que este era	73
que esto bien	79
que esto sord	-75
que estorb	82
que estorb en	66
que examen	-70
que he	63
que la	90
que lo	102
que lo noten	76
que me	269
que me cort	62
que me dicen	97
que me llam	148
que me mate	163
que me mori	-188
que me sale	77
que me separ	-61
que muert	198
que muert les	108
que no descans	-90
que no pintab	69
que no se	-74
que nunc	-63
que pa	70
que paso	65
que piens	76
que piens en	61
que preferir	77
que preferir no	61
que prueb	-97
que prueb me	-78
que quier	178
que quier es	87
que se	592
que se acabas	69
que se fue	92
que se quier	164
que sea	-142
que sea cancer	-187
que seguir	81
que si	158
que sient	61
que teng	-260
que teng en	-88
que ya	83
qued feliz	-62
qued nada	72
qued sin	87
qued todo	-75
qued todo lo	-60
quedad en	-72
quedan	-136
quedan fuerz	-87
quedarm	117
quedarm a	104
quedarm a sola	83
quem	145
quem _ piel	90
quem con	70
quem con el	77
quem la	108
quem la piel	120
quemarm	161
quemarm _ el	97
quemarm con	161
quemarm con el	129
quer	-71
querer	-114
queriend	145
queriend estar	76
queriend estar muert	61
queriend morirm	69
quest	-103
qui	-65
quier	374
quier _ con	104
quier _ el	-101
quier _ este	-64
quier _ la	-76
quier _ mas	102
quier _ morirm	82
quier _ pa	64
quier _ que	-126
quier _ teng	-103
quier _ viviend	69
quier acabar con	95
quier bajar	86
quier comer	-98
quier dejar	-212
quier dejar de	-68
quier descansar	107
quier descansar pa	86
quier desvivir	176
quier desvivir jaja	63
quier desvivir po	78
quier es	108
quier es el	61
quier estar	85
quier hacerm	-163
quier ir	174
quier ir de	82
quier levantarm	-113
quier morir	194
quier morir teng	-137
quier morirm	-74
quier morirm po	-121
quier perder	77
quier perder mas	62
quier puro	307
quier puro morirm	110
quier que	102
quier que desaparezcan	-70
quier quitarm	-155
quier quitarm el	-73
quier saber	-151
quier saber que	-121
quier sacarm	-67
quier seguir	114
quier seguir viviend	92
quier terminar con	80
quier vivir	160
quier vivir mas	75
quieren	101
quieren _ me	61
quieren que	101
quieren que me	81
quinc	80
quinc ano	80
quit	67
quit _ dolor	61
quit este	102
quit este dolor	82
quitarm _ en	60
quitarm de	100
quitarm de en	80
quitarm el	-92
quitarm este	-63
quitaron	63
quitaron la	63
rajo	148
rajo _ braz	94
rajo los	157
rajo los braz	125
rasc	-70
rasgun las	74
rata	68
rata desp	68
rato	148
realidad	107
realidad _ idea	64
realidad teng	107
realidad teng idea	85
recaid	110
recaid _ el	66
recaid con	110
recaid con el	88
recet de	63
recien	250
red	82
red _ apoy	63
red de	105
red de apoy	84
regal	121
regal la	60
regal mi	61
regl	-92
rehabilitacion	-64
rehabilitacion no	-64
remed	-75
respirand	307
responder	113
responder _ super	68
responder andab	113
responder andab super	90
reunirm	115
reunirm _ el	69
reunirm con	115
reunirm con el	92
rodill	-91
roja	-102
romperm	89
romperm la	89
romperm la mano	71
ronc	-184
ruid	-105
s	-71
sabad me	60
sabe	232
sabe en	85
sabe en casa	68
saber	-271
saber _ teng	-91
saber que	-198
saber que teng	-121
saber si	-66
sacarm	-67
sale sangr no	77
salfuman	86
salfuman llev	86
salfuman llev seman	69
sali	-140
salid	65
salid _ 60	60
salid debo	100
salid debo 60	80
saliend	128
saliend _ la	77
saliend de	128
saliend de la	102
saltar	120
saltar _ balcon	72
saltar del	120
saltar del balcon	96
salud	78
salud mental	78
salv	83
salv mi	83
salv mi vecin	67
sang	-102
sangr	-107
sangr _ otra	69
sangr en	83
sangr en la	78
sangr hoy	115
sangr hoy otra	92
sangr no	83
sangr no pued	77
sangrand	-62
sangrar mi	74
sant	97
sant sola	97
sant sola y	78
se	-226
se _ cortad	65
se _ en	-68
se _ mi	81
se _ morir	67
se _ quit	61
se acabas	87
se acabas la	69
se cayo	-92
se despid	113
se despid por	90
se esta	97
se fue	86
se fue mi	92
se ha	121
se ha bebid	69
se ha cortad	87
se hace	-63
se mata	89
se mato	-79
se me	-321
se me ha	-68
se me mete	64
se me quit	82
se quier	205
se quier morir	90
se suicid pregunt	78
se tira	108
se trag	68
sea	-141
sea cancer	-234
seguir	508
seguir respirand	307
seguir viviend	139
segur de	67
sei	65
sei mes	164
sem	-111
seman	102
seman _ lo	75
seman _ sola	106
seman casi	125
seman casi lo	100
seman diciend	86
seman diciend que	69
seman sant	97
seman sant sola	78
seman sin	67
seman y sola	64
sempr	-88
senor	92
senor dice pura	62
senor dice que	-75
sentad en	75
sentad en la	60
sentid	195
sentid _ seguir	82
sentid a	137
sentid a seguir	109
separ	-76
sera	-141
seri	226
seri _ digo	61
seri le	102
seri le digo	82
serl	77
serl franc	77
serl franc veng	61
sertralin	243
sertralin recien	209
si	920
si _ el	77
si _ fuer	63
si _ me	100
si _ muer	136
si _ se	162
si e	-77
si es	-66
si falt	-62
si la	62
si me	513
si me atropell	75
si me muer	181
si no	325
si no despiert	-65
si no fuer	84
si no me	134
si no se	82
si pal	60
si uno	97
si uno se	78
si vei	115
si vei el	92
si yo	161
siempr	204
siempr _ cansad	64
siempr esto	107
siempr esto cansad	86
sient	182
sient _ me	92
sient floj	-60
sient que	243
sient que estorb	66
sient que me	123
sient vaci	95
sient vaci y	76
sigo	118
sigo aqui	80
sigo aqui por	64
sigo queriend	69
sin	218
sin _ adred	82
sin _ de	63
sin _ en	-64
sin _ y	131
sin dormir	94
sin dormir y	75
sin los	72
sin mirar	137
sin mirar adred	110
sin plat	72
sin que	95
sin que lo	76
sin querer	-104
sin red	105
sin red de	84
sin vivir	-107
sin vivir en	-86
sinc	-108
sincerament	117
sincerament _ muert	70
sincerament la	117
sincerament la muert	94
sintrom	117
sintrom _ proposit	90
sintrom a	149
sintrom a proposit	120
sirv mas	135
so	-105
sobr	-75
sobremes	-73
sofoc	-79
soga	258
soga _ el	155
soga en	258
soga en el	206
sola	258
sola _ los	62
sola con	104
sola con los	83
sola en	79
sola en el	64
sola y	109
sola y no	78
solicit	224
solicit _ con	63
solicit _ preferent	72
solicit hora	105
solicit hora con	84
solicit valoracion	120
solicit valoracion preferent	96
solo	422
solo _ reunirm	69
solo en	112
solo esper	115
solo esper reunirm	92
solo me	-60
solo piens	61
solo se	66
solo sigo	80
solo sigo aqui	64
solo teng	73
solter	63
solter los	63
solucion	63
solucion ya	63
son	-84
son nerv	-70
sono	-157
sord	-165
sord _ tapi	-77
sord como	-128
sord como tapi	-102
soy	498
soy _ carg	69
soy _ en	67
soy del	73
soy mama	63
soy temporer	72
soy un	118
soy un estorb	77
soy una	90
soy una carg	72
su	163
su _ dia	86
su ultim	143
su ultim dia	114
sube	-94
sube hast	-72
subi	133
subi _ la	67
subi a	112
subi a la	90
subid	73
subid la	97
subid la fluoxetin	78
subir	-152
subir _ ascensor	-67
subir en	-112
subir en ascensor	-90
suegr	-76
suel	-70
suel del	-70
suen	-127
suen pero	77
suen pero el	61
suen que quier	61
suen todo	-76
suen todo el	-61
sui	-99
suicid	-76
suicid _ planificacion	63
suicid _ por	116
suicid cuand	-66
suicid es	97
suicid es por	78
suicid pregunt	97
suicid pregunt por	78
suicid solo	-150
suicid y	177
suicid y me	87
suicid y planificacion	84
suicidar	66
suicidar si	76
suicidar si no	61
suicidarm	92
suisid	215
suisid _ diar	129
suisid a	215
suisid a diar	172
super	100
super mal	113
sur se	79
sur se me	64
suspender	66
suspender y	66
sust	-91
sust a	-81
sust a la	-65
sust que	-63
t	-68
ta	-77
tall	153
talon	-77
tambien	137
tambien _ los	66
tambien con	110
tambien con los	88
tambien pero	76
tambien pero por	61
tant	-60
tant _ que	81
tant plat	135
tant plat que	108
tant que	-95
tapi	-128
taquicard	-66
tard	-147
tech	116
tech _ edific	70
tech del	116
tech del edific	93
tem	-95
temblor	-88
temporer	72
temporer qued	72
tener	90
tener _ bebe	72
tener un	120
tener un bebe	96
teng	386
teng 15	81
teng 15 me	65
teng _ con	66
teng _ cuerd	104
teng _ de	114
teng _ hoja	110
teng _ plan	101
teng _ soga	120
teng apetit	-77
teng clarisim	84
teng elegid	59
teng en	-149
teng en el	-88
teng escopet	73
teng gana	161
teng gana de	129
teng la	241
teng la escopet	73
teng la hoja	147
teng la soga	160
teng mas	-108
teng mas de	-86
teng mied	63
teng olfat	-85
teng recaid	110
teng recaid con	88
teng todo	179
teng un plan	134
teng una	130
teng una cuerd	138
tenh	-150
tension	-140
tension por	-60
termin	134
termin _ todo	88
termin con	141
termin con todo	117
terminar _ todo	75
terminar con todo	100
terror	-60
tete	-63
the	-193
thi	-76
tia	101
tia nadi	79
tia nadi m	63
tien	84
tien brill	98
tien brill na	78
tien con	-79
tien el movil	64
tien loco	62
tien muert	-65
tien pesadill	-76
tien quinc	80
tien quinc ano	64
tienen	-98
tio no	86
tio no aguant	69
tio se	-68
tip	152
tip top	157
tira	61
tirar al	65
tirarm	212
tirarm a	83
tirarm a la	67
tirarn	95
tirarn por	95
tirarn por el	76
tiro asi	62
tiroid	-85
to	-163
toda	122
toda la	-85
toda las	117
toda las noch	117
toda part	82
toda part voy	66
todo	574
todo _ noch	71
todo _ si	64
todo arreglad	71
todo descansarian	72
todo el	-62
todo el dia	-96
todo el rato	74
todo en	-89
todo esta bien	-79
todo esta noch	95
todo list	110
todo lo	-75
todo lo blanc	-60
todo los	81
todo los dia	65
todo mejor	94
todo no	92
todo no doy	61
todo perdon	76
todo perdon por	61
tomad una	81
tomad una caja	65
tomar	209
tomar _ no	75
tomar _ sintrom	90
tomar el	149
tomar el sintrom	120
tomar para	125
tomar para no	100
tomarmel	116
tomarmel toda	116
tome	163
tome _ veint	126
tome _ y	77
tome clor	128
tome clor y	102
tome como	209
tome como veint	167
tome dos	-100
tomo	-70
top	156
tos	-213
tos de	-83
tos de perr	-67
toso	-62
toss	-60
total	95
tout	-70
toy	126
toy _ de	75
toy chat	126
toy chat de	100
trabaj	-137
trag el	68
tragar	83
tramadol	89
tramadol _ pa	60
tramadol necesit	99
tramadol necesit pa	80
trankimazin	81
trankimazin a	81
trankimazin a post	65
traster	200
trat	166
trat de	83
trat de matarm	67
trat el	83
trat el ano	66
tratamient	64
tratamient _ cancer	82
tratamient del	136
tratamient del cancer	109
tre _ y	116
tre dia	-116
tre seman	127
tre seman y	108
tre vec	115
tren fue	-63
trip	-126
trist	-86
tromp	-104
tudo	-107
tuicion	63
tuicion de	63
turn	-295
turn _ me	-70
turn no	-119
turn no me	-93
tutt	-79
ultim	138
ultim dia	143
um	-142
uma	-177
un	128
un _ de	177
un _ mas	67
un _ para	64
un _ que	-111
un _ saliend	77
un _ se	-63
un _ volviend	65
un _ y	163
un abort	-64
un accident	-65
un aliv	117
un aliv y	94
un ardor	-72
un audi	87
un bebe	120
un bebe y	96
un cabr	92
un cabr de	73
un camion	109
un camion volviend	87
un cartel	62
un companer	85
un companer de	68
un dia	142
un dia mas	68
un estorb	96
un favor	74
un mensaj	80
un mensaj de	64
un mes	80
un plan	168
un plan y	134
un post	128
un post saliend	102
un senor	112
un suen	-73
un tio	-91
un vaso	143
un vaso de	114
una	350
una _ amarrad	104
una _ esta	88
una _ me	65
una caja	81
una caja de	65
una cart	94
una cart para	75
una chic	97
una chic del	78
una cuerd	173
una cuerd amarrad	138
una fech	131
una foto	97
una foto con	78
una herid esta	61
una leser	71
una micr	92
una pistol	94
una pistol en	59
una puntad	-82
una seman	-105
una y	96
una y cosa	77
une	-89
unic	186
unic que	105
uno se	84
uno se suicid	78
up	-96
usuar	105
usuar _ ideacion	63
usuar con	105
usuar con ideacion	84
va	110
va _ olla	67
va _ tirar	63
va a tirar	84
va en	120
va la olla	89
vaci	95
vaci y	95
vaci y la	76
vacun	-67
vai	-73
vale	80
vale la	61
valg	100
valg _ muert	60
valg mas	100
valg mas muert	80
valoracion	120
valoracion preferent	120
van	-74
vaso	136
vaso _ leji	86
vaso de	143
vaso de leji	114
vec	311
vec _ cruz	82
vec en	69
vec he	68
vec me	137
vec me cruz	110
vecin desd	83
vecin desd ahi	67
vei	115
vei _ movil	69
vei el	115
vei el movil	92
veint	178
veint _ recien	126
veint sertralin	209
veint sertralin recien	167
veng por	77
veng por lo	61
ventan	116
ventanill	-86
veo _ debo	60
veo salid	123
veo salid debo	80
ver	138
ver _ me	101
ver si	174
ver si me	139
veran	74
veran piens	74
verd	-60
verdad	152
verdad es	77
verdad es que	61
verdad preferir	72
vesicul	-67
vez	-110
vez que	68
vez que cruz	71
viaduct	200
viaduct mallec	65
viaduct sient	88
viaduct sient que	71
vida	618
vida _ terminar	75
vida en	-82
vida imposibl	79
vida m	79
vida m kier	63
vida paga	97
vida paga si	78
vida quier	145
vida quier terminar	100
vida y	70
viej	116
viejit	60
viejit y	60
vienen	77
viern	-110
vino	-62
vitamin	-145
viva	177
viva hast	80
viva hast abril	64
viviend	139
viviend ya	69
vivir	388
vivir _ mi	-64
vivir asi	75
vivir en	-107
vivir en mi	-86
vivir lo	110
vivir lo teng	67
vivir mas	93
vivo	153
vivo _ vivir	-64
vivo sin	-132
vivo sin vivir	-86
vivo solo	73
voc	318
voc _ dicen	68
voc _ me	73
voc _ que	61
voc me	113
voc me dicen	90
voc que	121
voc que me	97
voc quieren	101
voc quieren que	81
vogl	-67
volv	377
volv _ cortarm	99
volv _ quemarm	97
volv a	399
volv a cortarm	132
volv a los	78
volv a quemarm	129
volv al	98
volv al copet	78
volv desd	-76
volv desd que	-61
volver	118
volviend	109
volviend _ curr	65
volviend del	109
volviend del curr	87
vomit	-123
vomitad	-77
voy	379
voy a	339
voy a dejar	66
voy a durar	64
voy a morir	-64
voy yo	76
voy yo tambien	61
voz	-71
vuelt	224
vuelt _ cortar	79
vuelt a	196
vuelt a cortar	105
wn	139
wn kier	75
wn kier morirm	60
wn no	65
y	624
y _ a	107
y _ arde	77
y _ como	-61
y _ con	127
y _ da	78
y _ de	135
y _ dese	70
y _ en	67
y _ es	114
y _ fech	101
y _ he	90
y _ mas	60
y _ me	81
y _ no	135
y _ noch	89
y _ para	-106
y _ pego	75
y _ que	150
y _ se	202
y _ sin	63
y _ verdad	89
y _ volver	71
y ahi	63
y ahor	136
y ahor esto	66
y ahor teng	78
y anoch	123
y anoch la	62
y apart	63
y cada noch	73
y con	-219
y cosa	96
y cosa peor	77
y dejo	113
y dejo de	90
y despedid	99
y dice	181
y dice que	145
y el	-178
y el juev	61
y en	-80
y en el	-64
y eso	69
y esta	-74
y fantas	120
y fantas con	96
y gana	83
y gana de	66
y hace	61
y la	209
y la dese	94
y la idea	76
y la verdad	118
y las cuent	75
y le	86
y llor	-68
y mare	-108
y me	320
y me arde	102
y me bajo	90
y me da	105
y me pego	137
y me qued	-60
y me salv	67
y me vienen	62
y mi	-96
y mi hijo	-72
y mi perr	64
y mis	61
y no abre	78
y no es	153
y no para	-142
y no piens	78
y no pued	-66
y no teng	-76
y no volver	95
y nunc	76
y pensamient	102
y pensamient de	82
y planificacion	105
y planificacion sin	84
y puse	-60
y que	222
y que se	69
y ronc	-70
y sali	-66
y se	-189
y sin	125
y sofoc	-63
y sola	79
y sola en	64
y solo	66
y tambien	110
y tambien con	88
y teng	-66
y teng la	-72
y trip	-89
y una	127
y una fech	105
y valg	100
y valg mas	80
y volv a	78
y volv desd	-61
y ya	107
y yo	244
y yo no	82
y yo quier	68
ya	676
ya _ buen	101
ya _ elegid	68
ya _ hoy	88
ya _ me	-128
ya _ quier	132
ya _ teng	-74
ya _ todo	75
ya _ voy	75
ya es	63
ya esta	148
ya esta buen	135
ya fue	146
ya fue hoy	117
ya he	68
ya lo	64
ya me	156
ya me habr	79
ya no	-92
ya no me	-148
ya no quier	158
ya no teng	-141
ya no tien	78
ya no voy	100
ya teng	130
yo	875
yo creo	85
yo creo que	68
yo era	-66
yo estab	75
yo estab sentad	60
yo faltar	72
yo me	62
yo no	204
yo quier	85
yo tambien	76
yo tambien pero	61
yo ya	119
zumb	-72
اريد	-64
انا	-101
بس	-74
بعد	-64
حبوب	-62
علي	-97
عم	-96
عند	-123
في	-125
ما	-138
من	-274
منذ	-64`,
};
