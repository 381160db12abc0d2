import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const portugueseWeights: TextWeights = {
  bias: -5.757,
  least: 0.667,
  features: `+^aca	141
+^acab	127
+^aco	67
+^acor	62
+^ade	67
+^adeu	72
+^ague	62
+^alu	72
+^ant	-61
+^ape	100
+^apet	102
+^aqui	82
+^arm	70
+^arma	73
+^ate	101
+^ate$	90
+^ati	108
+^atir	83
+^bar	-71
+^beb	131
+^bebi	108
+^ca$	100
+^cad	-87
+^cada	-80
+^can	-94
+^canc	-97
+^car	79
+^cart	112
+^cas	75
+^cheg	137
+^coc	-81
+^col	-63
+^com	128
+^com$	78
+^come	-72
+^comi	90
+^comp	88
+^con	69
+^con$	-73
+^cont	149
+^cor	63
+^cort	68
+^dec	80
+^deci	96
+^dei	129
+^deix	115
+^des	148
+^desc	78
+^deus	63
+^diz	92
+^dize	82
+^doi	-62
+^dou	80
+^el$	-117
+^em$	102
+^embo	78
+^en$	-81
+^esc	76
+^esco	115
+^eu$	329
+^exa	-81
+^exam	-86
+^exi	101
+^exis	101
+^fac	93
+^faco	72
+^fal	84
+^falt	74
+^faz	63
+^fic	85
+^fica	93
+^fum	-68
+^gent	87
+^guar	62
+^ide	84
+^idei	67
+^inc	-86
+^inch	-80
+^inf	-134
+^infe	-71
+^ir$	140
+^iss	73
+^isso	74
+^ist	67
+^isto	67
+^ja$	110
+^jan	71
+^jane	93
+^je$	-79
+^ker	108
+^la$	-82
+^las	-62
+^le$	-75
+^log	88
+^logo	88
+^los	-61
+^mai	146
+^mais	148
+^mand	113
+^mas	79
+^mas$	88
+^mat	70
+^mata	96
+^me$	124
+^mel	101
+^melh	119
+^meu	127
+^meus	94
+^mi$	-78
+^mim	195
+^mim$	195
+^min	108
+^minh	110
+^mue	-68
+^mun	170
+^mund	174
+^my$	-67
+^nao	93
+^nao$	93
+^nas	125
+^nasc	74
+^neg	74
+^nen	62
+^nin	133
+^ning	141
+^olha	62
+^ont	118
+^onte	119
+^pan	-75
+^para	91
+^pass	95
+^ped	123
+^pedi	91
+^pen	201
+^pens	210
+^perd	62
+^perg	-102
+^pes	75
+^pess	78
+^pic	-78
+^pla	118
+^plan	150
+^por	124
+^porq	69
+^post	67
+^pra	117
+^pra$	134
+^prec	75
+^pres	-66
+^pro	165
+^prop	204
+^qua	206
+^quan	100
+^quar	68
+^que	124
+^que$	149
+^quer	106
+^qui	-63
+^san	-82
+^sang	-82
+^se$	91
+^sei	81
+^sei$	92
+^sem	93
+^seri	81
+^so$	80
+^son	-70
+^sou	88
+^sou$	106
+^soz	65
+^sozi	65
+^tem	-72
+^tem$	-72
+^ten	101
+^tent	187
+^ter	121
+^ter$	75
+^the	-66
+^to$	108
+^tod	101
+^todo	109
+^tos	-69
+^tud	114
+^tudo	114
+^ult	75
+^ulti	75
+^um$	124
+^uma$	62
+^un$	-69
+^uni	89
+^unic	66
+^val	77
+^ver	65
+^vez	97
+^vez$	61
+^vid	153
+^vida	166
+^viv	204
+^vive	169
+^vol	133
+^volt	122
+^von	130
+^vont	130
+^vou	126
+^vou$	132
+^voze	61
+^من$	-70
+abec	66
+abeca	66
+acab	127
+acao	-134
+acao$	-134
+acor	62
+acord	62
+ada$	-183
+ade$	166
+adeu	72
+adeus	72
+agem	160
+agem$	160
+aguen	62
+ais$	122
+aliv	67
+alma	61
+alta	111
+alta$	79
+amen	64
+ament	78
+ance	-81
+ancer	-68
+and$	-61
+anda	119
+ando	112
+ando$	80
+andou	67
+anej	76
+anho	96
+anho$	104
+anic	-65
+anos	80
+anos$	80
+anse	63
+ansei	63
+apet	102
+apete	87
+aqui	76
+aqui$	68
+arma	63
+arma$	75
+arro	85
+arro$	67
+arta	76
+arta$	61
+artel	66
+asci	67
+assa	72
+asse	63
+asse$	111
+asso$	69
+atar	85
+atar$	124
+ate$	77
+atir	83
+atira	83
+ativa	77
+bebi	108
+bebi$	108
+beca	64
+beca$	66
+bora	78
+bora$	78
+cabec	66
+cada	-100
+cada$	-90
+calm	61
+calma	62
+canc	-97
+cance	-69
+cans	83
+canse	63
+cao$	-163
+car$	82
+cart	112
+carta	65
+che$	-72
+cheg	137
+chega	62
+cidi	153
+cidio	64
+cient	66
+com$	78
+come	-80
+comi	90
+comig	131
+comp	100
+compr	62
+con$	-75
+cond	119
+cont	162
+conta	97
+contr	63
+corag	94
+cord	75
+corda	92
+cort	68
+cou$	-112
+culp	82
+culpa	82
+dar$	89
+das$	-90
+deci	116
+decid	96
+dei$	80
+deia	67
+deix	115
+deixe	78
+desc	78
+descu	74
+despe	67
+deus	133
+deus$	133
+dido	80
+dido$	80
+dio$	123
+dir$	107
+dize	82
+dos$	63
+dou$	74
+ebi$	89
+ecid	95
+ecidi	96
+ecis	75
+edir	104
+edir$	111
+egar	65
+egar$	69
+egue	72
+eias	69
+eias$	69
+eimo	66
+eimo$	66
+eira	109
+eira$	131
+eito	81
+eito$	81
+eixe	72
+ejo$	106
+ela$	168
+elhor	119
+elo$	-79
+embo	78
+embor	78
+ende	62
+ende$	66
+enho	62
+ensa	146
+ensan	70
+enso	91
+enso$	109
+ente	247
+ente$	192
+entei	85
+ento	73
+ergu	-110
+ergun	-102
+eria	199
+eria$	204
+erio	102
+erio$	94
+esco	77
+escon	97
+escul	74
+espe	113
+esped	80
+espet	64
+espi	-68
+esse	86
+esse$	89
+esso	106
+essoa	78
+estar	88
+etec	87
+etece	87
+eus$	221
+exam	-86
+exame	-85
+exis	101
+exist	101
+faco	72
+faco$	72
+falt	73
+falta	77
+fica	75
+ficar	78
+gar$	138
+gem$	159
+gent	113
+gente	113
+gua$	-66
+guar	62
+guard	62
+guem	158
+guem$	158
+guent	62
+gunt	-106
+gunta	-69
+har$	106
+has$	-89
+hega	62
+hegar	83
+hor$	118
+ias$	132
+ica$	-63
+icar	67
+icar$	75
+icidi	64
+ida$	167
+idei	99
+ideia	67
+iden	66
+idio	92
+idio$	92
+ido$	110
+igar	62
+igo$	155
+inch	-87
+incha	-62
+infe	-71
+ing$	-108
+ingu	121
+ingue	146
+inha	143
+inha$	156
+iona	-65
+ira$	127
+ista	-83
+ista$	-79
+iste	-65
+isti	105
+istir	120
+isto	79
+isto$	84
+ito$	98
+iva$	118
+iver	221
+iver$	199
+ivia	73
+jane	93
+janel	74
+lane	79
+lanej	80
+lano	81
+las$	-64
+lho$	-77
+lhor	119
+lhor$	114
+logo	63
+logo$	63
+los$	-86
+lta$	82
+ltar	106
+ltar$	93
+ltei	65
+ltei$	65
+ltim	75
+ltima	75
+mais	147
+mais$	147
+mand	107
+mando	70
+mas$	94
+mata	92
+matar	92
+mbor	78
+mbora	78
+melh	118
+melho	103
+mente	62
+meus	94
+meus$	94
+mia$	-71
+migo	151
+migo$	151
+mim$	195
+minh	121
+minha	121
+mir$	65
+morre	64
+mpri	93
+mund	174
+mundo	174
+nao$	98
+nari	-71
+nasc	74
+nasci	68
+ncer$	-68
+ncha	-100
+nde$	98
+ndo$	162
+ndou	67
+ndou$	67
+ngue	93
+nguem	146
+nha$	148
+nho$	149
+ning	126
+ningu	141
+nos$	123
+nsand	70
+nsar	74
+nsar$	74
+nso$	117
+ntad	131
+ntade	130
+nte$	174
+ntei	122
+ntei$	76
+ntem	119
+ntem$	119
+ntos	78
+ntos$	78
+oca$	-63
+odos	112
+odos$	112
+ogo$	89
+ois$	-70
+olici	63
+olta	68
+oltar	70
+oltei	67
+omig	131
+omigo	131
+ompr	62
+ompri	65
+onta	201
+onta$	71
+ontad	153
+onte	96
+ontem	119
+opos	123
+oposi	125
+opri	77
+orag	94
+orage	94
+orda	89
+ordar	98
+orqu	69
+orque	69
+orrer	79
+orreu	-71
+orri	-66
+orta	71
+ortes	66
+ose$	-74
+osit	123
+osito	125
+ozes	61
+ozes$	61
+para	89
+pass	94
+passa	94
+pedi	168
+pedir	111
+pens	209
+pensa	158
+penso	132
+perd	62
+perg	-102
+pergu	-102
+pess	78
+pesso	78
+pete	102
+petec	87
+plan	146
+plane	79
+plano	81
+porq	69
+porqu	69
+posi	120
+posit	123
+pra$	134
+prec	75
+preci	75
+prop	204
+propo	131
+propr	82
+quan	100
+quand	62
+quar	68
+quart	71
+que$	159
+quer	93
+queri	138
+raca	-79
+racao	-87
+rage	119
+ragem	120
+ram$	-77
+rar$	90
+ras$	-67
+rdar	98
+rdar$	100
+reci	75
+recis	75
+rei$	62
+rer$	86
+reu$	-77
+rgun	-102
+rgunt	-102
+ria$	175
+rma$	97
+rme$	-71
+ropo	131
+ropos	132
+ropr	82
+ropri	82
+rque$	68
+rrer	78
+rrer$	88
+rreu	-74
+rreu$	-71
+rta$	81
+rtel	65
+rtes	63
+rtes$	63
+rto$	69
+sand	88
+sando	88
+sang	-82
+sar$	80
+scon	96
+scond	98
+scul	74
+sculp	74
+seri	81
+serio	65
+sito	117
+sito$	125
+sou$	113
+sozi	65
+sozin	65
+sped	80
+spedi	80
+spet	64
+ssa$	67
+sse$	169
+sso$	65
+ssoa	78
+sta$	-84
+star	71
+star$	78
+stir	119
+stir$	120
+tade	130
+tade$	130
+tar$	383
+tece$	87
+tei$	112
+teir	84
+teira	104
+tende	63
+tent	190
+tente	100
+tir$	171
+tira	63
+tirar	63
+tiva	74
+todo	109
+todos	114
+tudo	112
+tudo$	112
+uard	62
+uart	71
+udo$	75
+uei$	69
+ueimo	66
+uem$	181
+uento	71
+ueri	137
+ueria	138
+uito	-61
+ula$	-80
+ulpa	82
+ulti	75
+ultim	75
+uma$	67
+undo	140
+undo$	156
+unic	66
+unta	-65
+uro$	70
+usa$	78
+ver$	193
+vess	76
+vez$	61
+via$	63
+vida	123
+vida$	151
+vive	193
+viver	199
+volt	122
+volta	73
+vont	130
+vonta	130
+vou$	117
+voze	61
+vozes	61
+xame	-85
+xist	101
+xisti	120
+zer$	101
+zes$	140
+zinh	90
10	-93
11	80
11 ano	80
11 ano escrev	64
12	90
12 ano	120
12 ano ta	67
13	141
13 ano	141
14	68
14 diz	68
15	62
17	133
17 mand	97
17 mand audi	78
18	187
20 seman	67
2018	68
2018 tent	70
22	79
22 ano	79
22 ano estudant	63
3	-124
30	194
30 mil	80
30 mil euro	64
38	-78
39	-121
42	-75
5	-168
60 ano	-81
60 ano e	-65
60 kg	145
7	-76
78	71
78 ano	71
8	-104
a	211
a _ ao	104
a _ cois	92
a _ como	67
a _ cort	66
a _ da	-82
a _ do	73
a _ e	-98
a _ em	92
a _ esta	97
a _ me	106
a _ na	190
a _ para	87
a _ por	82
a _ que	83
a _ se	169
a _ sogr	-96
a _ ta	72
a _ vida	73
a _ volt	92
a acordar	86
a agent	-117
a agent de	-94
a amamentac	-77
a anestes da	68
a arma	213
a arma do	112
a atirar	75
a barb	-90
a barb e	-72
a barrig	-62
a beber	79
a beber para	63
a boca	-84
a bula	-75
a cabec na	65
a cacadeir	128
a cacadeir do	103
a casa dela	-76
a casa e	103
a comichar	139
a consult	-93
a cord	69
a cord na	67
a cortar	74
a cris	181
a dar	-79
a data	81
a descer	70
a despedir	163
a despedir me	92
a deu	79
a dor	102
a dor quer	66
a engolir	113
a escol nem	81
a esper	87
a esper de	93
a fales	85
a fales ver	68
a falt	-76
a famil	102
a famil por	64
a fazer	69
a fazer cort	88
a ferid	95
a ferid esta	90
a form	112
a form como	90
a frald	-64
a gargant	111
a gent	232
a gent ta	72
a hemodialis	105
a insulin	116
a isto	101
a isto tudo	81
a lamin	172
a lamin na	137
a meno	71
a mim	74
a minh	-145
a minh coleg	79
a minh sogr	-128
a minh vida	109
a ninguem	95
a noit toda	-84
a noit volt	83
a passarel	63
a pedir	261
a pedir desculp	61
a pedir que	148
a pensar	218
a pensar em	175
a pern	-106
a pess	70
a por	84
a por a	67
a port	64
a primeir	67
a quem	153
a quem tent	79
a receit	-90
a seri	179
a subir ao	83
a tard	-91
a tens	-109
a todo	158
a todo ja	100
a unic	229
a unic cois	123
a urin	-66
a ver	105
a ver se	84
a vida	297
a vizinh	168
abelh	-89
abelh me	-89
abelh me pico	-71
abort	-92
abre	64
abre a	64
abri	-63
acab	349
acab _ ja	66
acab comig	180
acab comig ja	89
acab se	63
acab so	72
acabar	96
acabar _ a	95
acabar com a	127
acabar comig	82
acabar comig isso	66
acabaram	85
academ	-62
acalm	135
acalm me	135
aceler	102
aceler _ autoestrad	63
aceler na	105
aceler na autoestrad	84
ache que	-79
ache que ia	-64
acho que	78
acho que e	-70
acho que o	62
acident	205
acident _ ficass	101
acident _ nao	61
acident e	104
acident e ficass	135
acident mas	102
acident mas nao	82
acompanh	80
acompanh 11	80
acompanh 11 ano	64
acontec	-67
acontec ha	-67
acord	-137
acord comig	74
acordar	401
acordar amanh	67
acordar nunc	94
acordar nunc mai	75
acordass	87
acordav	-79
acordav da	-79
acordav da anestes	-64
adeu	289
adeu _ todo	99
adeu a	165
adeu a todo	132
adeu e	97
adeu e deslig	78
adolescent deix	77
adolescent deix um	61
adolescent so	-63
after	-63
agent	-117
agent _ saud	-70
agent de	-117
agent de saud	-94
agiot	96
agiot mort	62
agor	72
agor com	98
agor com mai	78
agor esta	-65
agor ha	90
agor ha pouc	72
agradec	93
agua	-173
aguent	250
aguent _ essa	-81
aguent _ esta	-87
aguent _ peso	85
aguent _ viver	141
aguent a	133
aguent a escol	81
aguent este	105
aguent este peso	114
aguent mai essa	-108
aguent mai esta	-116
aguent mai viver	187
aguent quer	96
aguent quer sumir	77
ahor	-62
ai	-191
aind	202
aind _ caus	82
aind _ doi	68
aind me	71
aind me doi	90
aind por	136
aind por caus	109
aind ta	80
aind ta aqui	64
ajud	134
ajud em	-64
al	-211
alerg	-73
alguem fora	74
aliv	80
aliviar	90
aliviar todo	90
aliviar todo mund	72
alta tambem	63
aluguel	71
aluguel ia	71
alun	217
alun de	74
alun que	80
alun que acompanh	64
amamentac	-77
amanh	131
amarr	80
amarr o	80
amarr o lencol	64
ameac	65
ameac enforcar	65
amig	93
amig mand	95
amitriptilin	65
amitriptilin de	65
analis	-104
and	-190
anda	75
andar	144
andar _ a	62
andar ontem	103
andar ontem a	83
ando	-83
ando _ dia	69
ando a	147
ando a beber	63
ando com	81
ando com vontad	78
ando ha	115
ando ha dia	92
ando sem	-174
anestes	-95
anestes da	86
anestes da cirurg	68
anestes que	-92
anestes que aliv	-64
ano	179
ano cheg	74
ano e tontur	-65
ano escrev	102
ano escrev quer	64
ano estudant	79
ano estudant deslocad	63
ano que	-77
ano sou	71
ano ta	83
ano ta se	67
ansiedad ontem	89
ansiedad ontem foi	71
ant	-85
ant de	70
antecedent	-70
anterior	102
anterior _ consult	61
anterior pede	102
anterior pede consult	82
antibiotic	-74
antidepressiv	65
antidepressiv tenh	101
antidepressiv tenh pensament	81
any	-62
ao _ do	62
ao dour	174
ao joelh	69
ao meio	-63
ao parapeit	103
ao parapeit do	83
ao telemovel	-63
aos	73
aos 30	121
apagar	168
apagar _ vez	83
apagar de	138
apagar de vez	111
apetec	349
apetec _ largar	72
apetec _ viva	73
apetec chegar	121
apetec chegar viva	97
apetec me	221
apetec me largar	96
apetec me por	81
apetit	66
apetit cansac	79
apetit cansac inson	63
apne	-169
aquel	-129
aquel nao	-95
aquel nao e	-76
aqui	272
aqui e	68
aqui em	63
ar	-69
arde	110
arde _ a	103
arde me	146
arde me a	137
ardend mt	140
arma	295
arma _ lado	66
arma de	74
arma do	140
arma do lado	88
arranh	151
arranh os	89
arranh os brac	71
as	241
as _ esta	83
as cart	90
as cart pro	72
as cicatriz	166
as cicatriz esta	111
as cost	-71
as faca	68
as marc	83
as marc hoje	67
as senh	63
as vez	345
as vez quer	75
assim	79
atac	-104
ate	360
ate _ nao	75
ate _ quand	78
ate ao	-63
ate doer	95
ate doer pra	76
ate doming	74
ate fazer	79
ate fazer sang	71
ate ficar	102
ate ficar negr	81
ate quer	149
ate roxear	129
ate roxear quand	103
ate sangrar	80
ate sext	-121
atend	85
atestad ate	-68
atestad nao	71
atirar	284
atirar _ ao	104
atirar me	284
atirar me ao	139
ativ	102
ativ _ tentativ	61
ativ sem	102
ativ sem tentativ	82
atravess	111
atravess a	111
atropelad	-65
atropelad pelo	-65
au	-133
audi	210
audi _ despedind	68
audi dizend	97
audi dizend adeu	78
audi se	113
audi se despedind	91
aula	-107
aula de	-73
autoestrad	105
autoestrad _ ver	63
autoestrad a	105
autoestrad a ver	84
avec	-65
azia	-147
baix nao	72
baix um temp	61
baja	-101
banh	200
banh _ hora	94
banh dez	-64
banh e	64
banh toda	157
banh toda hora	125
barb	-91
barb e	-91
barrig	-141
bater	-72
bater do	-72
bato	147
bato a	95
bato a cabec	76
bebe _ nove	-62
bebe com 20	69
bebe com nove	-63
bebe ha	68
bebe na	93
bebe na barrig	75
beber para	79
beber para ganhar	63
bebi	433
bebi _ aceler	63
bebi _ de	95
bebi _ ha	103
bebi e	105
bebi e aceler	84
bebi lixiv	172
bebi lixiv ha	137
bebi venen	158
bebi venen de	127
beir	88
beir da	88
beir da laje	70
belisc	102
belisc me	102
belisc me e	81
bem	-92
bem _ com	65
bem mas	81
bem mas ja	65
bem o	69
bem to	108
bem to com	86
besteir	198
besteir _ essa	67
besteir comig	111
besteir comig essa	89
besteir ontem	88
besteir ontem fiqu	70
bet	62
bet devo	62
bien	-111
boa	147
boca	-169
bocad	172
bocad _ me	103
bocad arde	172
bocad arde me	137
bomb	-62
borbulh	-85
bote	-68
brac	79
brac _ roxear	78
brac ate	218
brac ate fazer	71
brac ate roxear	103
brac e	117
brac nao	-76
branc	-82
brig	90
brig a	90
brig a gent	72
brigu	-75
brigu com	-75
bue	120
bue _ dist	72
bue fart	120
bue fart dist	96
bula	-75
burac	70
busa	157
busa _ tramp	94
busa no	157
busa no tramp	125
buscopan	-67
ca	399
ca _ esto	100
ca estar	81
ca esto	73
ca me	-69
ca nao	167
ca nao esto	133
cabec	262
cabec _ ajud	61
cabec _ pared	73
cabec desaparecer	68
cabec me	102
cabec me ajud	82
cabec na	81
cabec na pared	98
cacadeir	163
cacadeir _ meu	77
cacadeir do	128
cacadeir do meu	103
cada	-318
cada _ mai	-65
cada vez	-273
cada vez mai	-86
caiu	-170
caiu uma	-62
caix de	82
caix de ben	65
calcanhar	-85
calhar	85
calhar e	85
calhar e parvoic	68
calmant	113
calmant _ contad	68
calmant todo	113
calmant todo contad	90
calor e	74
caminh	93
can	-70
cancer	-272
cancr	-111
cans	174
cans _ viver	100
cans de	295
cans de ser	72
cans de viver	133
cansac inson	79
cansac inson e	63
cansac mesm	-74
cansad	113
cansad _ lutar	72
cansad _ vida	62
cansad de	140
cansad de lutar	95
cansad dess vida	83
cansanc	-63
cant	-72
carn	-82
carr	223
carr _ post	117
carr contr	93
carr contr um	74
carr no	102
carr no post	82
carr num	93
carr num post	75
cart	259
cart de	97
cart de suicid	77
cart na	63
cart pro	90
cart pro meu	72
cartel	194
cartel _ de	116
cartel inteir	194
cartel inteir de	155
casa	171
casa _ o	77
casa dela	-95
casa diz	-95
casa diz que	-76
casa e	231
casa e nao	63
casa e o	103
casa esta	64
casa pens	87
casa pens em	70
casa um	75
castig	94
castigar	95
caus	126
caus _ cao	62
caus _ minh	82
caus da minh	109
caus do	94
caus do cao	83
caus do segur	64
causar	-64
cedo	-101
cemiter	67
cert	-113
che	-85
cheg nao	-63
chegar	331
chegar _ 18	118
chegar _ aos	73
chegar nos	197
chegar nos 18	158
chegar viva	121
chegar viva aos	97
chegu	187
chegu _ subir	62
chegu a	187
chegu a por	67
chegu a subir	83
chei	-99
chei de	-93
chor	71
chor de	80
chor de raiv	64
chor facil	91
chor facil e	72
chor vend	-77
chor vend comercial	-62
chumbinh	90
chumbinh agor	90
chumbinh agor ha	72
ciatic	-71
cicatriz	109
cicatriz _ a	83
cicatriz esta	139
cicatriz esta a	111
cigarr	162
cigarr quand	80
cigarr quand me	64
cima	197
cima _ mesa	97
cima da	161
cima da mesa	129
cinc	-77
cirurg nao	86
cirurg nao me	68
clonazepam	123
clonazepam _ uma	78
clonazepam faz	129
clonazepam faz uma	104
coceir	-145
cois	138
cois _ me	71
cois me	-78
cois me cans	-63
cois nao	98
cois nao dou	78
cois que	85
cois que me	95
cola	-80
coleccion	85
coleccion desculp	85
coleccion desculp para	68
coleg	98
coleg de	64
colic	-152
com	311
com 20	86
com 20 seman	69
com 42	-75
com _ arma	84
com _ form	67
com _ lamin	103
com _ meu	80
com _ nega	72
com _ quand	90
com _ suicid	108
com a	264
com a arma	112
com a form	90
com a lamin	137
com a minh	78
com alguem	74
com cigarr	80
com cigarr quand	64
com ele	167
com essa	-142
com essa tpm	-62
com est	-92
com esta	-86
com este	-82
com ideac	102
com ideac suicid	82
com mai	98
com mai energ	78
com meia	110
com meu bebe	75
com nove	-79
com nove seman	-63
com o	-165
com o cigarr	69
com o meu	106
com pensament	78
com pensament suicid	62
com planejament	119
com planejament nega	95
com quem	78
com quem falar	62
com um	-92
com uma idei	66
com vontad	98
com vontad de	78
com zumbid	-76
combo	130
combo pens	150
combo pens em	66
come	-86
comec	-63
comer	-107
comer deix	69
comer desd	-101
comer desd ontem	-80
comer para	69
comercial	-77
comercial desd	-77
comercial desd que	-62
comich	-177
comich no	-70
comichar	139
comig	525
comig _ noit	67
comig essa	111
comig essa noit	89
comig isso	82
comig isso e	66
comig ja	111
comig ja decid	63
comig se	74
como _ cheg	67
como fazer	78
como la	112
como la cheg	90
como morrer	71
como nada	-71
como o	-69
companheir	127
companheir por	75
comprid	117
comprimid	164
comprimid _ e	70
comprimid para	-70
comprimid suficient	116
comprimid suficient e	93
comprimid todo	101
computador	71
computador dele	78
computador dele sobr	62
con	-290
con la	-65
conduz	120
conduz _ apetec	72
conduz sozinh	120
conduz sozinh apetec	96
conf	171
conf _ mim	102
conf em	171
conf em mim	137
consig trabalhar	71
consult	96
consult urgent	226
cont	225
cont da	91
cont da vida	73
cont que	81
cont que esta	65
contad	113
contad _ cima	68
contad em	113
contad em cima	90
contar a	71
contin querend	98
contin querend morrer	78
continuar	167
continuar nest	92
continuar nest mund	73
contr	166
contr a	82
contr a dor	66
contr um	93
contr um muro	74
corac	-212
corac como	-69
coragem	375
coragem _ me	99
coragem de	178
coragem de me	131
cord	62
cord na	84
cord na trav	67
corr bem	69
cort	183
cort _ minh	69
cort _ ontem	84
cort _ outr	68
cort _ pern	98
cort dnv	140
cort dnv ontem	112
cort escondid	115
cort escondid minh	92
cort fazend	-67
cort me nas	67
cort me outr	90
cort na	-83
cort nas	163
cort nas pern	130
cortand	83
cortand vi	83
cortand vi as	67
cortar	86
cortar _ nos	79
cortar me	71
cost faz	65
cost ha	74
cost ha mes	66
costel	-95
covid	-79
cris _ panic	-78
cris de	-138
cris de panic	-105
cuand	-113
cuidad	-129
cuidad paliativ	-126
cumprir	119
cunhad	90
cunhad tomo	90
cunhad tomo chumbinh	72
d	-81
da _ cabec	61
da _ nao	85
da _ vo	71
da _ vontad	76
da anestes	-96
da anestes que	-64
da brig	90
da brig a	72
da cabec	110
da cirurg	72
da cirurg nao	68
da garagem	62
da gnr	74
da janel	213
da laje	67
da laje olhand	70
da mesa	161
da minh	250
da minh cabec	82
da minh vo	94
da noit	-62
da pilul	-62
da receit	-62
da terr	151
da uma	127
da uma vontad	102
da varand	75
da vida	91
dan	-80
dao	-73
dar	104
dar um	145
das	-95
das _ sem	69
das pess	115
das pess sem	92
data	81
day	-80
de	177
de 12	135
de 12 ano	125
de 13	88
de 13 ano	70
de 14	68
de 17	147
de 17 mand	78
de 60	62
de 60 ano	-65
de 60 kg	116
de _ a	91
de _ ano	91
de _ ate	106
de _ cancer	-69
de _ cumprir	71
de _ e	108
de _ faz	116
de _ ja	-95
de _ kg	87
de _ matam	87
de _ matar	120
de _ mesm	108
de _ na	-86
de _ pergunt	-70
de _ quer	115
de _ tem	-63
de _ uma	67
de _ urgent	75
de acabar	82
de acabar comig	66
de aind	80
de aind ta	64
de amitriptilin	65
de antidepressiv	101
de antidepressiv tenh	81
de apetit	116
de apetit cansac	63
de ben	82
de ben u	65
de boa	107
de casa	105
de clonazepam	129
de clonazepam faz	104
de comer	126
de consult	203
de consult urgent	100
de cont	81
de cont que	65
de contar	71
de coragem	116
de decidir	70
de dent	-61
de desaparecer	-67
de dizer	157
de dizer mas	77
de dor	-71
de enfiar	93
de enfiar o	75
de engravidar	-63
de existir	290
de existir mesm	125
de falar	74
de fazer	123
de fazer uma	89
de ferr	-76
de fertilidad falh	73
de fisioterap	-63
de fumar	-224
de fumar de	-174
de infart	-94
de injec	-63
de janel	83
de la	-99
de laud	-95
de laud pro	-76
de lutar	161
de lutar contr	66
de lutar quer	63
de madrugad	-77
de me	322
de me furar	62
de me matar	159
de medic	-81
de medo	-72
de mim	232
de mim faco	69
de moletom	74
de morrer	157
de morrer ate	119
de morrer ha	65
de morrer na	-72
de morrer quas	63
de mort	119
de mort todo	72
de noit	-134
de novo	-109
de o	207
de o cumprir	95
de panic	-172
de paracetamol	145
de paracetamol matam	116
de plant	158
de plant e	127
de pont	-70
de portug	80
de proposit	533
de proposit ontem	65
de proposit quer	95
de raiv	146
de raiv de	64
de remed	79
de sair	-76
de sangrar	-67
de saud	-152
de saud pergunt	-94
de ser cancer	-92
de ser fard	72
de servic	74
de suicid	236
de suicid e	95
de suicid precis	78
de sumir	75
de tant	-99
de todo	99
de transar	-78
de um	-144
de ver	-76
de verdad	166
de vez	105
de vez ja	-61
de viver	447
de viver a	83
de viver de	133
debaix	119
debaix _ terr	91
debaix da	125
debaix da terr	121
decid	154
decid que	79
decid que nao	63
decidid	167
decidir	67
dedo	-208
dei o	76
dei o gato	80
deit	62
deit pus	95
deix	248
deix _ comer	83
deix a	-77
deix acordar	67
deix as	63
deix de	190
deix de comer	111
deix dormir	-70
deix um	77
deix um papel	61
deixar	124
deixar _ existir	116
deixar _ fumar	-110
deixar de existir	155
deixar de fumar	-147
deixass	86
deixass voltar	86
del	-182
dela	186
dela com	109
dele	137
dele sobr	78
dele sobr como	62
deletar	91
deletar minh	91
deletar minh cont	73
demenc	-95
demenc e	-95
demenc e quer	-76
dent	-140
dentr	117
dentr _ caus	62
dentr por	103
dentr por caus	83
depo	-82
depo da brig	72
depo do	-102
depress	116
deprimid _ com	66
deprimid dorm	110
deprimid dorm com	88
deprimid nem	-74
depu	-115
des	-98
desaparecer	187
desaparecer _ sempr	112
desaparecer de	68
desaparecer e	-67
desaparecer para	142
desaparecer para sempr	114
desc	-118
descansar	134
descansar de	67
descansar nao	67
descer	70
descer ao	70
desculp	296
desculp para	85
desculp para estar	68
desculp por	77
desculp por existir	61
desculp qualquer	98
desculp qualquer cois	78
desd _ e	83
desd enta so	79
desd janeir	79
desd ontem	-177
desd pequen	139
desd pequen e	111
desd que	156
desd que mude	81
desd que pare	-62
deslig	145
deslig o	145
deslig o celular	78
deslocad	79
deslocad no	79
deslocad no port	63
desmarcar	-93
desmarcar a	-93
desmarcar a consult	-74
despedind	164
despedind e	113
despedir	177
despedir _ das	69
despedir me	115
despedir me das	92
dess	173
dess _ nao	62
dess espinh	-64
dess mund	118
dess vida	145
dess vida nao	83
dest	172
dest deix	75
dest vida	76
desviver	110
desviver _ mas	66
desviver k	110
desviver k mas	88
deu	164
deu fechar	71
deu me	116
deu que	67
deve	-99
deve ser	-99
devo 30	80
devo 30 mil	64
devo pra	62
dez	-119
dez vez	-86
dez vez por	-69
di	-200
dia	328
dia _ aind	68
dia _ despedir	69
dia a	115
dia a despedir	92
dia dest	126
dia e	136
dia e aind	90
dia inteir	-84
dia pensand	71
dia que	65
diabet	-66
diar	79
diar desd	79
diar desd janeir	63
diet	-131
digo	64
digo nada	75
direit e	65
dist	103
dist _ mai	72
dist tudo	120
dist tudo mai	96
diz	62
diz _ se	76
diz que	62
diz que aquel	-76
diz que se	101
dizend	151
dizend adeu	97
dizend adeu e	78
dizer	204
dizer mas	97
dizer mas fico	77
dizer que	78
dnv	140
dnv _ e	84
dnv ontem	140
dnv ontem e	112
do	-71
do _ andar	62
do _ da	106
do _ pai	77
do _ poss	67
do cao	90
do combo	82
do combo pens	66
do corac	-123
do lado	117
do lado da	141
do mapa	71
do meu	64
do meu pai	103
do mund	89
do natal	79
do oftalm	-117
do part	-76
do quartel	74
do que	131
do que poss	90
do segur	80
do sext	103
do sext andar	83
doctor	-66
doem	-71
doem me	-71
doenc	65
doend	-95
doer	148
doer pra	95
doer pra me	76
doi	-249
doi _ engolir	68
doi _ o	-64
doi a	84
doi a engolir	90
doi ano	-67
doi me	-83
doi me o	-68
doi me tudo	65
dolor	-148
dolor de	-69
doming	63
doming nao	74
doming o	80
doming o no	64
dor	-69
dor _ cost	64
dor de	-145
dor nao	136
dor nao parar	75
dor nas cost	85
dor quer	82
dor quer partir	66
dorm	-74
dorm _ a	66
dorm ate	-63
dorm com	88
dorm com a	88
dormind	-98
dormir	188
dormir _ debaix	91
dormir _ nao	108
dormir e	262
dormir e nao	143
dormir e nunc	67
dormir nao	67
dormir para	151
dormir para debaix	121
dos	75
dos pape	131
dos pape e	80
dou	101
dou mai	98
dou mai cont	78
dou meno	62
dour	174
doutor	97
doutor _ com	-69
doutor se	87
doutor to	-115
doutor to com	-92
du	-97
dua	83
dua hora	65
duel	-101
durm	-70
durm e	82
durm e sincerament	66
duro	-69
e	215
e _ acordar	92
e _ ardend	84
e _ cicatriz	83
e _ consig	-79
e _ de	119
e _ mai	99
e _ mas	63
e _ me	108
e _ medo	71
e _ mesm	-76
e _ negoc	77
e _ por	101
e _ pus	68
e _ que	122
e _ quer	85
e _ sei	116
e _ so	68
e _ vez	62
e _ vomitand	95
e a	-156
e a casa	-76
e aceler	105
e aceler na	84
e aind	77
e aind me	90
e as	222
e as cicatriz	111
e as vez	96
e cancer	-79
e castig	126
e contin	-81
e corr	69
e da	105
e da menopaus	66
e dei	100
e dei o	80
e deit	113
e deit pus	90
e descansar	67
e deslig	145
e deslig o	116
e doi	-146
e doi me	-67
e dorm	-74
e dormir	67
e e	-221
e e nao	-94
e efeit	101
e efeit secundar	81
e espet	67
e esto	232
e esto enjoad	65
e esto so	93
e eu	197
e eu chor	64
e fale	102
e fale que	82
e ficass	169
e ficass por	135
e fiqu olhand	61
e grip	72
e inch	-95
e inch na	-71
e ja	249
e ja nao	117
e ja se	68
e me	101
e medo	-103
e medo que	-83
e minh	-224
e mord	102
e mord me	81
e morrer	76
e na	62
e na seman	67
e nao acordar	122
e nao consig	-106
e nao mesm	-138
e nao para	-67
e nao quer	83
e nao sei	106
e nao voltar	69
e nerv	-67
e normal	-63
e nunc	83
e nunc mai	67
e o	-193
e o negoc	103
e para	-98
e para a	-63
e parvoic	85
e parvoic mas	68
e pass	97
e peco	67
e pensament	91
e pensament de	72
e pensand	63
e pra	65
e que	132
e reflux	-67
e sem casa	70
e seri	110
e sincerament	82
e sincerament mai	66
e so	-156
e so no	105
e so que	-62
e ta	205
e ta ardend	112
e tant	65
e tenh	87
e tenh medo	95
e to	238
e to vomitand	127
e tontur	-81
e ultimament	97
e vi	127
e vontad	150
e vontad de	120
efeit	101
efeit secundar	101
el	-469
el dia	-63
ela	184
ela perceberem	115
ele	160
ele k	-69
ele merec	68
ele suma	-75
elle	-66
em	409
em 2018	70
em _ da	97
em _ e	-70
em _ nem	-88
em _ no	136
em _ o	89
em acabar	92
em acabar com	74
em baix	-112
em casa e	66
em cima	161
em cima da	129
em como	90
em dar	87
em dar cabo	70
em espetar	93
em espetar o	74
em fazer	-62
em ficar	82
em ficar no	66
em ir	86
em magoar	-63
em mim	248
em mim pert	67
em morrer nem	-82
em morrer no	125
em mort	-74
em pular	63
em suicid 22	63
em suicid e	-100
embor	313
embor _ vida	70
embor dess	63
embor dest	76
en	-325
en el	-80
en la	-83
encaminhament _ oftalm	-70
encaminhament do	-117
encaminhament do oftalm	-94
encontr	69
encontr pesquis	78
encontr pesquis no	62
energ para	-63
enfiar	93
enfiar o	93
enfiar o carr	75
enforc	-76
enforcar	227
enforcar _ ha	68
enforcar me	113
enforcar me ha	90
enforcar se	65
engan	-91
engan me	-82
engolir	67
engravid	131
engravid _ pai	78
engravid meu	131
engravid meu pai	105
engravidar	-105
enjoad	62
enta so	98
enta so planej	79
entend	163
entr no	90
entr no quart	72
enxaquec fort	84
enxaquec fort fico	67
era	89
era deu	71
era melhor	95
era so	69
era um	87
era um aliv	70
es	-107
escap	-74
escol	104
escol nem	102
escol nem a	81
escolh	134
escolh a	81
escolh a data	65
escond	221
escond _ meia	66
escond com	170
escond com meia	88
escondid	175
escondid _ mae	69
escondid minh	115
escondid minh mae	92
escrev	191
escrev as	90
escrev as cart	72
escrev quer	80
escrev quer estar	64
especialist	-62
esper	69
esper _ coragem	70
esper de	116
esper de coragem	93
esperanc	-63
esperanc de	-63
esperar	65
esperar pela	82
esperar pela doenc	66
espet	67
espet um	67
espetar	93
espetar o	93
espetar o carr	74
espetav	105
espinh	-91
espinh ja	-64
espirr	-92
esquerd	-84
essa	-73
essa coceir	-106
essa dor nao	75
essa fibromialg	79
essa fibromialg acab	63
essa noit	111
essa seman	87
essa tpm	-78
essa tpm exist	-62
esse	-79
est	-172
esta _ comichar	83
esta a comichar	111
esta azia	-96
esta ciatic	-71
esta com	64
esta decidid	167
esta noit	262
esta seman	80
esta vermelh	85
esta vermelh e	68
estac	-65
estar	351
estar ca	155
estar mort	101
estar mort no	64
estar no	-63
estar viva	85
estar viva e	68
estav melhor	117
este	-67
este _ no	74
este peso	142
este peso no	114
esto _ acalm	81
esto _ decidid	100
esto a	-134
esto cansad	119
esto cansad de	95
esto com	-72
esto enjoad	82
esto esta	167
esto esta decidid	133
esto nervos	135
esto nervos acalm	108
esto no	93
esto no oitav	75
esto outr	70
esto so	116
esto so a	93
estomag	-83
estorv	222
estorv nest	75
estorv o	71
estrad	104
estudant	79
estudant deslocad	79
estudant deslocad no	63
estudar	-89
et	-181
eu	1316
eu _ levar	-72
eu _ nao	70
eu acab	101
eu agradec	93
eu chor	80
eu chor de	64
eu dou	62
eu e	-94
eu era	-119
eu ia	-89
eu ia morrer	-71
eu ja	102
eu mato	-69
eu me	332
eu me mato	75
eu morress	125
eu nao	-105
eu nao levar	-96
eu nasc	64
eu o	65
eu pens	-116
eu pens em	-93
eu pular	99
eu pular da	79
eu quer	124
eu quer morrer	83
eu so	132
eu so quer	72
eu sumiss	71
euro	80
euro mort	80
euro mort vali	64
evaporar	77
evaporar parar	77
evaporar parar de	62
ex	-75
ex quer	-75
exam	-308
exam pra	-69
exist	-78
exist remed	-78
existir	481
existir mai	65
existir mesm	156
expulsar	131
expulsar _ morrer	78
expulsar prefir	131
expulsar prefir morrer	105
faca azia	-71
facil	91
facil e	91
facil e pensament	72
faco	288
faco _ mal	83
faco de	81
faco de cont	65
faco me	225
faco me mal	111
faco me queimadur	69
faco plan	81
faco plan porq	65
fala	-81
fala em	-138
fala em morrer	-68
faland	66
faland que	66
falar	64
fale _ foi	61
fale _ nao	-70
fale que foi	82
fale que nao	-94
falec	-130
fales	85
fales ver	85
fales ver se	68
falh	92
falh pela	92
falh pela quint	73
falt	267
falt _ apetit	70
falt de apetit	93
falt na	95
falt na moral	76
falt o	72
famil	90
famil por	80
famil por caus	64
fantas	112
fantas _ o	67
fantas com	112
fantas com o	90
fard	134
fard vou	90
fard vou aliviar	72
fart	224
fart _ tudo	116
fart _ viver	62
fart de	176
fart de viver	83
fart dist	120
fart dist tudo	96
faz	114
faz _ hora	78
faz temp	106
faz uma	194
faz uma hora	104
fazend	-90
fazer	216
fazer _ besteir	67
fazer _ nas	66
fazer cort	110
fazer cort nas	88
fazer sang	89
fazer sang quand	71
fazer um	-121
fazer um abort	-72
fazer uma	111
fazer uma besteir	89
fds	74
febr	-154
fechad	84
fechad no	84
fechad no quart	67
fechar me	71
ferid _ vermelh	68
ferid esta	113
ferid esta vermelh	90
ferr	-83
ferr outr	-76
fertilidad falh	92
fertilidad falh pela	73
fibromialg	79
fibromialg acab	79
fibromialg acab comig	63
fica	-129
ficar	314
ficar com	68
ficar negr	102
ficar negr e	81
ficar no	82
ficar no meio	66
ficass	169
ficass _ la	101
ficass por	169
ficass por la	135
fich	-63
fico com	-72
fico fechad	84
fico fechad no	67
fico olhand	63
fico pesquisand	97
fico pesquisand cart	77
filh _ 13	84
filh _ nao	-75
filh adolescent	77
filh adolescent deix	61
filh de	237
filh de 12	67
filh de 13	70
filh ja	-100
filh ja nao	-80
filh nao	-141
filh se	109
filh se quer	62
fim	72
fim a	105
fim a vida	84
fim em	113
fiqu	178
fiqu com	-88
fiqu na	88
fiqu na beir	70
fiqu olhand	77
fiqu olhand pra	61
fiqu sem	71
fiqu sem trabalh	70
fisioterap	-63
fisioterap so	-63
fixa	82
fixa de	82
fixa de acabar	66
fiz	173
fiz de	-64
fiz minh	98
fiz minh ultim	79
fiz porq	90
fiz porq o	72
fiz um	74
fogo	104
fogo _ quer	94
fogo so	156
fogo so quer	125
foi	160
foi _ mas	61
foi acident mas	82
foi pior	89
foi pior que	71
fome	-138
for	-113
fora do	74
forc	-88
form	97
form _ la	67
form como	112
form como la	90
fort fico	84
fort fico fechad	67
frald	-90
frigorific se	63
frio	-90
fui	192
fui a fales	68
fui operad	69
fui reprovad	98
fui reprovad na	79
fumar	-226
fumar _ vez	-101
fumar de	-217
fumar de vez	-135
fund	-76
funeral	112
funeral _ com	67
funeral e	112
funeral e com	90
furar	78
furar toda	78
futur	104
futur nenhum	104
ganhar	79
ganhar coragem	79
ganhar coragem de	63
garagem	110
gastrit	-131
gastrit atac	-75
gato a	100
gato a vizinh	80
gavet	196
gavet minh	63
gent	347
gent desculp	98
gent desculp qualquer	78
gent ta	90
gent ta na	72
gnr	74
gnr e	74
gost	-121
gost de	-80
gost de tudo	-64
grad	75
grad doming	80
grad doming o	64
gram	145
gram _ paracetamol	87
gram de	145
gram de paracetamol	116
gratt	-67
grip e	72
grit	-72
grit que	-89
grit que eu	-71
gritar nao	67
guard	227
guard _ suficient	70
guard comprimid	116
guard comprimid suficient	93
guard os	91
guard os comprimid	73
ha _ ano	-76
ha _ arde	103
ha _ dia	76
ha bocad	172
ha bocad arde	137
ha dia	115
ha dia a	92
ha doi	-91
ha mes	65
ha mes nao	66
ha pouc	90
ha pouc depo	72
ha seman	81
ha seman doi	65
ha tre	105
ha tre dia	90
ha um	68
hace	-113
hago	-80
he	-112
hemodialis	105
ho	-175
hoje a	-65
hoje no	83
hoje no banh	67
hora minh	-89
hora minh mae	-71
i	-274
ia	223
ia _ um	79
ia morrer	-229
ia para	93
ia para o	74
ia sentir	152
ia sentir minh	76
ia ser	105
ideac	158
ideac _ ativ	61
ideac _ com	72
ideac suicid	158
ideac suicid ativ	82
ideac suicid com	95
idei	268
idei _ suicid	92
idei de	153
idei de suicid	122
idei fixa	82
idei fixa de	66
igual	-71
il	-244
imagin	123
imagin me	75
in	-180
inch	-109
inch na	-89
inch na hora	-71
inchad	-171
inchad e	-64
infart	-121
infart com	-74
infern	-62
infern quer	-62
inflam	-66
injec	-79
inson	211
inson chor	91
inson chor facil	72
inson e vontad	63
inson palpitac	98
inson palpitac idei	78
insulin	124
insulin de	76
insulin toda	63
inteir	193
inteir _ clonazepam	78
inteir de	194
inteir de clonazepam	104
intestin	-76
ir	561
ir _ com	92
ir _ para	91
ir dormir	151
ir dormir para	121
ir embor	148
ir junt	86
ir junt com	69
ir para casa	-76
irma entr	90
irma entr no	72
irma morr	-86
is	-133
isso	296
isso e	111
isso e da	66
isso ja	63
isto	270
isto acab	105
isto nao	-67
isto tudo	101
isto tudo hoje	81
it	-113
j	-152
j ai	-107
ja	440
ja _ aguent	-92
ja _ as	76
ja _ de	-97
ja _ dos	79
ja _ me	69
ja _ nao	100
ja _ sint	89
ja _ tenh	-81
ja _ tre	-63
ja ca	167
ja ca nao	133
ja decid	154
ja decid que	63
ja escolh	134
ja escolh a	65
ja escrev	90
ja escrev as	72
ja fiz	-82
ja grit	-89
ja grit que	-71
ja nao	-97
ja nao aguent	-123
ja nao faco	65
ja nao sei	67
ja nao sint	119
ja nao tenh	-108
ja se	85
ja se me	68
ja sei	62
ja tenh	80
ja tenh vari	64
ja tent	135
ja tent tre	-61
ja tent uma	78
ja trat	131
ja trat dos	105
janeir	79
janel	295
je	-315
joelh	-116
joelh e	69
joelh no	-63
jogo onlin	80
jogo onlin devo	64
junt	181
junt a	63
junt com	86
junt com ele	69
k _ e	66
k mas	85
k mas e	88
k tem	-88
keri	197
keri _ logo	118
keri morr	197
keri morr logo	157
kero	239
kero _ n	117
kero morrer	194
kero morrer n	155
kg	133
l	-212
la	-329
la cheg	112
la pra	88
la pra baix	70
lado _ cabec	66
lado da	177
lado da cabec	88
laje	143
laje e fiqu	61
laje olhand	88
laje olhand la	70
lamin	172
lamin _ mao	65
lamin na	172
lamin na mao	86
largar	120
largar _ volant	72
largar o	120
largar o volant	96
largu	105
largu _ hemodialis	63
largu a	105
largu a hemodialis	84
las	-210
laud	-95
laud pro	-95
laud pro segur	-76
le	-301
leit	-91
lencol	80
lencol na	80
lencol na grad	64
les	-123
levar	-107
levar _ exam	-72
levar o	-120
levar o exam	-96
lhe	-71
linh	62
linh do	82
linh do combo	66
lixiv	172
lixiv _ bocad	103
lixiv ha	172
lixiv ha bocad	137
lo	-78
logo	353
logo _ me	118
logo ng	197
logo ng me	157
lol	74
lol mas	76
lombar	-69
long de	90
long de tudo	72
los	-167
losartan	-73
lutar	161
lutar contr	82
lutar contr a	66
lutar quer	79
lutar quer ir	63
luto	-94
m	-68
ma	-90
machuc de	72
madrugad	-77
mae	224
mae _ sabe	69
mae ja	-89
mae ja grit	-71
mae nao	115
mae nao sabe	92
mae no	67
mae tem	-95
mae tem demenc	-76
magoar e	68
magoar me	-63
mai	581
mai _ sem	102
mai _ tar	72
mai _ to	69
mai a	75
mai a famil	64
mai acordar	83
mai cont	98
mai de	-81
mai de 60	-65
mai energ	98
mai essa	-135
mai esta	-145
mai esta azia	-77
mai rapid	170
mai rapid sem	136
mai remed	-71
mai saber	-63
mai vale	120
mai vale tar	96
mai vali	82
mai vali nao	66
mai viver	322
mai viver assim	81
mai viver papo	64
mal _ pequen	83
mal desd	139
mal desd pequen	111
male	-67
mama	-100
manch	-102
mand	290
mand _ se	68
mand audi	210
mand audi dizend	78
mand audi se	91
mandam	114
mandam _ da	68
mandam saltar	114
mandam saltar da	91
mandand	132
mandand eu	132
mandand eu pular	79
maneir	74
maneir precis	74
manh	-111
mano n	80
mano n quer	64
mapa	71
mapa mort	71
marc	148
marc esta	80
marc esta seman	64
marc hoje	83
marc hoje no	67
marid	117
marid _ deprimid	66
marid policial	110
marid policial deprimid	88
marid ronc	-71
mas	352
mas _ foi	61
mas _ ja	67
mas _ seri	111
mas a	95
mas e	123
mas e seri	88
mas esto	-64
mas eu	99
mas fico	97
mas fico pesquisand	77
mas fui	85
mas fui a	68
mas isso	63
mas ja escolh	65
mas nao	137
mas nao foi	82
mas tem	74
mas tenh	-66
mata	112
mata _ rapid	102
mata mai	170
mata mai rapid	136
mata precis	70
matam	113
matam _ pess	87
matam uma	145
matam uma pess	116
matand	-142
matar	380
matar _ eu	-72
matar _ que	-70
matar encontr	78
matar encontr pesquis	62
matar fale	-117
matar fale que	-94
matar faz	63
matar fds	74
matar ja	75
matar me	85
matar se	-120
matar se eu	-96
matar um	-78
matar um com	-62
mate _ por	82
mate aind	136
mate aind por	109
mato	-98
mato ele	-69
me	496
me _ a	-88
me _ aind	82
me _ chegar	73
me _ com	65
me _ de	-75
me _ dnv	84
me _ dour	104
me _ el	-95
me _ escondid	69
me _ fale	-70
me _ gargant	103
me _ ja	72
me _ k	66
me _ la	-89
me _ no	-110
me _ pele	81
me _ pess	69
me _ prefir	78
me _ saltar	68
me _ se	-72
me _ tre	68
me _ uma	76
me a	118
me a gargant	137
me acabaram	85
me acontec	-67
me ajud	126
me ao	149
me ao dour	139
me apetec	130
me apetec chegar	97
me arranh	96
me as	-71
me ate	102
me ate ficar	81
me baja	-90
me cans	-78
me castigar	95
me com cigarr	64
me cort	99
me cort dnv	112
me cort escondid	92
me da	83
me da uma	102
me das	115
me das pess	92
me deixass	86
me deixass voltar	68
me desviver	110
me desviver k	88
me doi	91
me doi a	90
me duel	-87
me e	159
me e mord	81
me entend	197
me espetav	105
me expulsar	131
me expulsar prefir	105
me faca	-71
me furar	78
me furar toda	62
me ha tre	90
me largar	120
me largar o	96
me machuc	72
me magoar	68
me mal	139
me mal desd	111
me mandam	114
me mandam saltar	91
me mata	-94
me matand	-105
me matar	317
me matar fale	-94
me matar se	-96
me mate	136
me mate aind	109
me mato	93
me mori	-93
me muer	-110
me muer de	-80
me na	105
me na pele	108
me nas	83
me nas pern	67
me nos	71
me outr	85
me outr vez	90
me pela	68
me pico	-91
me pico no	-71
me por	69
me por term	81
me queimadur	87
me queimadur com	69
me segur	68
me sint vazi	64
me so	-63
me tudo	81
me unaliv	76
medo	132
medo _ fazer	67
medo _ o	71
medo _ seja	-62
medo _ ser	-69
medo de	110
medo de fazer	89
medo de mim	70
medo de o	95
medo de ser	-92
medo do	112
medo do que	90
medo que seja	-83
meia	69
meio dela	82
meio dia	-77
melhor	407
melhor _ mim	79
melhor era	71
melhor nao	64
melhor sem	174
melhor sem mim	105
melhorar	74
melhorar vou	74
menin	76
menin ta	90
menin ta na	72
meno	127
meno prejuiz	62
mensagem	82
mensagem a	82
merec outr	68
mes e	147
mes e as	75
mes nao	82
mes nao durm	66
mesa	158
mesm	-140
mesm _ so	-107
mesm burac	70
mesm precis	-62
mesm quer	-117
mesm quer so	-94
meu	532
meu _ ate	78
meu _ de	128
meu _ do	-70
meu _ funeral	67
meu _ morr	-65
meu _ na	85
meu _ policial	66
meu _ resolv	77
meu _ vai	78
meu bebe	63
meu bebe na	75
meu brac	97
meu brac ate	103
meu cachorr	68
meu companheir	127
meu encaminhament	-117
meu encaminhament do	-94
meu filh ja	-80
meu filh se	87
meu irma entr	72
meu irma morr	-69
meu limit	62
meu marid	121
meu marid policial	88
meu menin	90
meu menin ta	72
meu namorad	211
meu neto	156
meu ombr	-80
meu pai	114
meu pai resolv	103
meu pai vai	105
meu prim de	78
meu propr	112
meu propr funeral	90
mi	-310
mil euro	80
mil euro mort	64
militar	74
militar da	74
mim	781
mim _ boa	64
mim _ so	77
mim acab	72
mim de	107
mim de boa	85
mim faco	87
mim faco me	69
mim pert	83
mim pert de	67
mim propr	129
minh	442
minh _ de	245
minh _ e	-70
minh _ me	61
minh _ morr	-66
minh _ so	-90
minh _ ta	73
minh _ tem	-64
minh _ vai	-72
minh adolescent	-63
minh alun	116
minh boca	-66
minh cabec	131
minh cabec me	82
minh coleg	99
minh cont	91
minh cont da	73
minh cunhad	90
minh cunhad tomo	72
minh falt	95
minh falt na	76
minh filh adolescent	61
minh filh de	136
minh filh nao	-78
minh gastrit	-75
minh mae ja	-71
minh mae nao	92
minh mae tem	-76
minh medic	71
minh mort	151
minh namorad	-97
minh press	63
minh prim	66
minh sogr	-108
minh sogr vai	-96
minh ultim	98
minh ultim postagem	79
minh vida	87
mio	-65
miud	-72
moletom	74
moletom no	74
mon	-110
moral	95
mord	207
mord _ brac	78
mord me	102
mord me ate	81
mord meu	129
mord meu brac	103
more	-73
mori	-95
morir	-83
morr	-314
morr _ ng	118
morr de	-243
morr logo	197
morr logo ng	157
morrend	-117
morrend de	-81
morrer	401
morrer _ aguent	117
morrer _ busa	94
morrer _ e	-62
morrer _ que	105
morrer _ to	-69
morrer ate	149
morrer ate quer	119
morrer com	93
morrer com meu	75
morrer do corac	-62
morrer doutor	-115
morrer doutor to	-92
morrer ha	81
morrer ha seman	65
morrer n	194
morrer n aguent	155
morrer na	-131
morrer na operac	-72
morrer nem	-103
morrer no	136
morrer no busa	125
morrer quas	79
morrer quas diar	63
morrer so que	78
morrer so quer	-63
morrer tenh	-103
morrer tenh e	-83
morress	125
mort	234
mort de	-102
mort e	-79
mort eu	91
mort no test	64
mort o	71
mort quand	-69
mort todo	91
mort todo os	72
mort vali	80
mort vali mai	64
mt	140
mude de antidepressiv	81
muer	-132
muer de	-100
muert	-88
muit	-232
muit temp	-72
mund	696
mund _ sem	64
mund pra	75
mund segu	107
mund segu sem	85
muro	87
muro quand	93
muro quand ia	74
mutil	74
my	-266
n	455
n _ bem	65
n _ mai	136
n aguent	290
n aguent a	81
n aguent mai	74
n aguent quer	77
n quer	80
n quer mai	64
n to	108
n to bem	86
na	224
na _ a	92
na _ quand	81
na aula	-73
na autoestrad	105
na autoestrad a	84
na beir	88
na beir da	70
na casa	64
na cris	-62
na estac	-65
na gavet	196
na grad	80
na grad doming	64
na hora	-128
na hora minh	-71
na laje	77
na laje e	61
na linh	82
na linh do	66
na mao	71
na moral	95
na operac	-90
na pared	122
na pared ate	76
na pele	100
na pele quand	108
na pern	139
na pont	66
na residenc	98
na residenc e	79
na roca	76
na roca long	72
na seman	72
na trav	84
na trav da	67
nada	-231
nada _ medo	89
nada ao	75
nada nem	149
nada nem medo	119
nada que	-106
namorad	78
namorad ameac	65
nao	372
nao _ a	81
nao _ apetec	73
nao _ ca	149
nao _ chegar	118
nao _ comer	-98
nao _ esta	69
nao _ este	85
nao _ futur	62
nao _ mate	82
nao _ morrer	-177
nao _ o	-101
nao _ parar	73
nao _ pens	-121
nao _ quer	-70
nao _ said	83
nao abre	64
nao acordar	250
nao acordar nunc	75
nao acordass	87
nao acordav	-79
nao acordav da	-64
nao aguent este	114
nao aguent mai	-64
nao atend	85
nao cola	-71
nao conf	171
nao conf em	137
nao digo	75
nao dou	98
nao dou mai	78
nao durm	64
nao durm e	66
nao e e	-94
nao estar	82
nao estar ca	66
nao esto	175
nao esto esta	133
nao faco	81
nao faco plan	65
nao foi	102
nao gritar	67
nao ha	-71
nao import	63
nao levar	-120
nao levar o	-96
nao me	90
nao me apetec	97
nao me deixass	68
nao me mate	109
nao melhorar	74
nao mesm	-172
nao mesm quer	-94
nao nao	-126
nao nao pens	-100
nao nunc	-77
nao nunc pens	-62
nao o	90
nao o fiz	72
nao para	-106
nao para de	-63
nao parar	94
nao parar eu	75
nao pass do	63
nao pens	-170
nao pens em	-136
nao quer acordar	-81
nao quer chegar	158
nao quer comer	-107
nao quer continuar	73
nao quer esperar	66
nao quer estar	90
nao quer morrer	-236
nao sabe	115
nao sai	102
nao sai da	82
nao sei	284
nao sei com	62
nao sei parar	67
nao sint	93
nao sint nada	119
nao sobe	-86
nao ta	-106
nao tencion	81
nao tencion ca	65
nao tenh	-437
nao tenh mai	-66
nao ter	64
nao vejo	219
nao vejo futur	83
nao vejo said	111
nao voltar	86
nao voltar a	69
nariz	-140
nas	242
nas _ escond	66
nas bet	62
nas cost	106
nas cost ha	66
nas pern	245
nas pern e	67
nas pern escond	88
nasc	105
nasc era	64
nascid	209
nascid quer	77
nascid quer evaporar	62
natal	206
natal _ ca	100
natal ja	167
natal ja ca	133
ne	-69
nega	113
nega _ prev	72
nega tentativ	119
nega tentativ prev	95
negoc	128
negoc _ cacadeir	77
negoc a	128
negoc a cacadeir	103
negr e	102
negr e castig	81
nem _ em	-71
nem a minh	81
nem de	-76
nem em	-63
nem existir	65
nem medo	149
nem medo de	119
nem o	98
nem o remed	78
nem pens	-74
nem vontad	-67
nenem	86
nenhum	164
nenhum de	69
nerv	-155
nerv nem	-67
nervos	133
nervos _ me	81
nervos acalm	135
nervos acalm me	108
nest	205
nest casa	75
nest mund	130
neto	156
neto de	68
ng	197
ng _ entend	118
ng me	197
ng me entend	157
ni	-119
night	-64
ninguem	585
ninguem _ sentir	91
ninguem deve	-76
ninguem ia	201
ninguem ia sentir	122
ninguem so	72
ninguem ve	72
no _ a	-66
no _ dela	85
no _ e	79
no _ ja	85
no _ no	186
no _ pens	118
no _ que	-81
no _ quer	85
no _ toda	94
no banh	239
no banh toda	125
no busa	157
no busa no	125
no calor	74
no cemiter	67
no combo	69
no computador	78
no computador dele	62
no frigorific	63
no jogo	77
no jogo onlin	64
no me	-177
no meio	82
no meio dela	66
no meu	62
no natal	128
no natal ja	133
no oitav	93
no oitav mes	75
no ouvid	-94
no peit	140
no peit quer	114
no pescoc	-98
no pescoc e	-71
no port	79
no port precis	63
no post	74
no post e	82
no quart	234
no quart e	67
no que	132
no que pens	105
no questionar	-96
no rabo	-70
no solt	80
no solt e	64
no test	80
no test de	64
no tramp	157
no tramp no	125
noch	-92
noit _ para	62
noit e esto	65
noit que	-70
noit tenh	65
noit toda	-105
noit volt	103
noit volt para	83
nojo	87
nojo de	87
nojo de mim	69
non	-150
nos	124
nos 18	197
nos ajud	-64
nos brac	131
nos brac e	105
noth	-62
nove	-120
nove seman	-104
novo segur	98
novo segur contin	78
nuit	-81
num post	93
nunc	79
nunc _ em	-75
nunc mai	177
nunc mai acordar	67
nunc pens	-125
nunc pens em	-100
nunc ter	77
nunc ter nascid	62
o _ a	208
o _ da	-84
o _ e	-89
o _ marid	94
o _ namorad	73
o _ nao	-67
o _ pai	-75
o _ propr	67
o _ quer	-71
o _ segu	64
o aluguel	71
o alun	80
o alun que	64
o brac	-119
o carr	255
o carr contr	74
o carr no	82
o carr num	75
o celular	82
o cigarr	87
o cumprir	119
o dedo	-62
o deixar	65
o dia	95
o dia inteir	-67
o ex	-75
o exam	-171
o fiz	90
o fiz porq	72
o gato a	80
o lencol	80
o lencol na	64
o luto	-81
o medo	68
o melhor	71
o meu	293
o meu irma	72
o meu marid	125
o meu namorad	97
o meu pai	-100
o meu propr	90
o mund	174
o mund segu	85
o negoc	128
o negoc a	103
o no	80
o no solt	64
o part	75
o pens	-71
o remed novo	78
o segur	101
o segur de	109
o ser	75
o servic	-62
o terc	151
o terc a	121
o trabalh	93
o volant	120
objet	67
objet na	67
obrigad a	98
obrigad a quem	79
ocul	-81
of	-76
oftalm	-117
oico	89
oico _ que	68
oico voz	114
oico voz que	91
oitav	93
oitav mes	93
oitav mes e	75
olhand	201
olhand _ baix	84
olhand la	88
olhand la pra	70
olhand pra	140
olhand pra baix	112
olho para	74
ombr	-126
on	-107
onde ninguem	72
onib	-87
onlin devo	80
onlin devo 30	64
ontem	476
ontem _ ferid	68
ontem _ na	98
ontem _ noit	111
ontem _ ta	84
ontem a	260
ontem a ferid	90
ontem a noit	148
ontem e ta	112
ontem fiqu	88
ontem fiqu na	70
ontem foi	89
ontem foi pior	71
ontem obrigad	98
ontem obrigad a	79
ontem so	90
ontem so nao	72
ontem subi	77
ontem subi na	61
operac	-90
operad	69
operad ao	69
os	231
os _ todo	92
os brac	69
os brac ate	71
os calmant	113
os calmant todo	90
os comprimid	199
os comprimid todo	81
os dedo	-64
os dia	110
os meu	152
os meu filh	63
otim	-82
outr	143
outr _ ontem	68
outr mae	68
outr maneir	74
outr vez	175
outr vez a	78
outr vez ontem	90
ouvid	-143
ouvid que	-76
ouvir	-64
oxal	169
oxal _ um	101
oxal tivess	169
oxal tivess um	135
pacient	148
pacient _ ideac	72
pacient refer	148
pacient refer ideac	95
padr	-82
paga	70
paga se	70
pai	98
pai _ isto	77
pai _ me	92
pai quem	-64
pai resolv	128
pai resolv isto	103
pai vai	131
pai vai me	105
paliativ	-132
paliativ para	-64
palpitac idei	98
palpitac idei de	78
panic	-218
pao	-77
pape	131
pape e	100
pape e dei	80
papel a	77
papel a pedir	61
papo	80
papo reto	80
para	145
para _ da	91
para _ por	62
para a	-193
para a minh	-77
para casa	-95
para casa diz	-76
para de	-90
para debaix	151
para debaix da	121
para dentr	103
para dentr por	83
para estar	85
para estar viva	68
para ficar	68
para ganhar	79
para ganhar coragem	63
para nada	-90
para nao	98
para o	-173
para o meu	-66
para o trabalh	74
para os	79
para os meu	63
para sempr	191
para ver	69
paracetamol	127
paracetamol _ uma	87
paracetamol matam	145
paracetamol matam uma	116
parapeit	103
parapeit _ sext	62
parapeit do	103
parapeit do sext	83
parar com	-132
parar de existir	62
parar eu	94
parar eu me	75
pare a	-68
pare a amamentac	-62
parec	-192
parec que	-97
pared	122
pared ate	95
pared ate doer	76
part imagin	75
partir	122
partir e	82
partir e nao	66
parvoic	85
parvoic mas	85
parvoic mas fui	68
pas	-95
pass	127
pass a	-65
pass do natal	63
pass me	68
pass na	111
pass na linh	66
pass o	71
passad	114
passad chegu	84
passad chegu a	67
passam	89
passarel	63
passarel fico	63
pau	-63
pe	-145
peco a	79
peco a deu	63
pede	161
pede _ urgent	61
pede consult	102
pede consult urgent	82
pedi	120
pedi a	68
pedir	270
pedir _ seja	91
pedir as	-62
pedir desculp	77
pedir desculp por	61
pedir que	185
pedir que seja	121
peit	110
peit _ desaparecer	85
peit quer	142
peit quer desaparecer	114
pela	200
pela cabec	68
pela doenc	82
pela quint	92
pela quint vez	73
pele _ esto	81
pele mort	-74
pele quand	135
pele quand esto	108
pelo	-180
pens	323
pens _ me	-109
pens _ nao	-90
pens _ suicid	-67
pens besteir	88
pens besteir ontem	70
pens em	163
pens em dar	70
pens em espetar	74
pens em ficar	66
pens em me	-138
pens em morrer	74
pens em suicid	-90
pens ja	-71
pens que nao	-64
pens ultimament	132
pensament	197
pensament de	187
pensament de mort	72
pensand	278
pensand em	221
pensand em me	71
pensar	243
pensar _ suicid	72
pensar em	243
pensar em suicid	97
pequen	79
pequen _ as	83
pequen e	139
pequen e as	111
per	-75
perceberem	115
perd	238
perd _ casa	77
perd a	109
perd a casa	103
perd tudo	163
perd tudo no	81
perfect	-92
pergunt	-197
pergunt _ eu	-70
pergunt se	-117
pergunt se eu	-94
perguntaram	-174
pern	170
pern _ com	66
pern e	74
pern e ja	67
pern escond	110
pern escond com	88
pern onde	72
pern para	67
pero	-93
pert de	83
pert de janel	67
pescoc	-122
pescoc e	-89
pescoc e inch	-71
peso	101
peso _ peit	85
peso no	142
peso no peit	114
pesquis	78
pesquis no	78
pesquis no computador	62
pesquisand	97
pesquisand cart	97
pesquisand cart de	77
pess	311
pess _ 60	87
pess _ ela	69
pess de	145
pess de 60	116
pess se	70
pess sem	115
pess sem ela	92
pica	-88
pico	-108
pico no	-89
pico no pescoc	-71
pilul	-91
pior meu	-63
pior que	89
pior que nunc	71
piu	-87
plan	320
plan _ tenh	71
plan e	180
plan e tenh	95
plan porq	81
plan porq nao	65
planej	203
planej _ mort	91
planej minh	151
planej minh mort	121
planejament	119
planejament _ tentativ	72
planejament nega	119
planejament nega tentativ	95
plant _ to	95
plant e	158
plant e to	127
plu	-185
po	-79
pode	-142
pode causar	-64
policial	134
policial _ dorm	66
policial deprimid	110
policial deprimid dorm	88
pont e	102
por	216
por _ a	123
por _ e	-83
por a	84
por a cord	67
por caus	137
por caus do	75
por dia	-86
por existir	77
por fim	105
por fim a	84
por la	126
por term	101
por term a	81
por uma	-93
por vergonh	75
porq	276
porq _ ir	63
porq _ meu	85
porq nao	133
porq nao tencion	65
porq o	141
porq o meu	113
porq pass	71
port	114
port precis	79
port precis de	63
portug	80
poss	-71
poss fazer	112
post	190
post _ fale	61
post e	102
post e fale	82
postagem	98
postagem ontem	98
postagem ontem obrigad	79
pouc depo	90
pouc depo da	72
pour	-73
pq	64
pq eu	64
pra	521
pra _ acordar	77
pra _ de	83
pra agiot	62
pra apagar	138
pra apagar de	111
pra apne	-69
pra baix	226
pra baix um	61
pra matar	-78
pra matar um	-62
pra me	107
pra me castigar	76
pra minh	71
pra nao	92
pra nao acordar	103
pra press	-71
pra sempr	120
pra ser	65
precis	270
precis _ apagar	83
precis _ consult	122
precis _ nao	63
precis de	164
precis de consult	162
precis de laud	-76
precis pra	243
precis pra apagar	111
precis pra nao	84
precis saber	70
precis so	-62
pred	-70
prefer nem	65
prefir	197
prefir morrer	149
prejuiz	62
press	-150
prev	108
prev _ encaminhament	72
prev solicit	119
prev solicit encaminhament	95
prim	78
prim de	93
prim de 17	78
prim mand	66
pro meu	90
pro meu menin	72
pro segur	-95
pro segur de	-76
problem a	71
proposit	533
proposit faz	65
proposit na	72
proposit ontem	82
proposit ontem a	65
proposit quer	119
propr	328
propr esta	65
propr funeral	112
propr funeral e	90
psicolog	-126
pued	-89
pular	162
pular da	99
pular da janel	79
puls	-80
q	-259
qria	74
qria ter	74
qro	148
qro dormir	94
qro dormir e	75
qts	138
qts _ precis	83
qts rivotril	138
qts rivotril precis	111
qual	108
qual _ mata	102
qual remed	170
qual remed mata	136
qualquer cois me	-63
qualquer cois nao	78
quand	249
quand _ a	141
quand _ nervos	81
quand _ sozinh	86
quand atravess	63
quand conduz	120
quand conduz sozinh	96
quand esto	121
quand esto nervos	108
quand ia	93
quand ia para	74
quand me sint	64
quand tenh	89
quand tenh ansiedad	71
quand vem	129
quand vem a	103
quant	189
quant _ sao	63
quant gram	145
quant gram de	116
quant temp	-62
quant victan	105
quant victan sao	84
quart	212
quart ao	-63
quart e	62
quartel	74
quas	134
quas diar	79
quas diar desd	63
quas fui	77
que	597
que _ acident	61
que _ cancr	-62
que _ com	67
que _ dar	70
que _ de	140
que _ e	-80
que _ esta	78
que _ fazer	91
que _ mandam	68
que _ morrer	-96
que _ segur	83
que _ ultimament	79
que a	179
que a anestes	68
que acompanh	80
que acompanh 11	64
que agor	98
que agor com	78
que aliv	-79
que aquel	-95
que aquel nao	-76
que chor	-77
que chor vend	-62
que deu	69
que ela	114
que esta	81
que esta tudo	65
que eu	205
que eu ia	-71
que foi	138
que foi acident	82
que ia	-66
que ia morrer	-113
que ja	122
que me mandam	91
que me mori	-75
que morr	-84
que mude	101
que mude de	81
que nao	-177
que nao acordav	-64
que nao e	-94
que nao pass	63
que no	-80
que nos	-64
que o	226
que o meu	77
que pare	-77
que pare a	-62
que pass	82
que pass na	66
que pedi	120
que pens	140
que pens ultimament	105
que poss	112
que poss fazer	90
que reclamar	-62
que se	145
que seja cancr	-83
que seja esta	121
que tinh	63
que tratament	-76
que vai	74
que vou	88
qued	-84
queim	135
queim _ na	81
queim me	182
queim me na	108
queimadur	87
queimadur com	87
queimadur com o	69
queix	-82
quem	90
quem e	-64
quem falar	78
quem tent	98
quer	458
quer _ com	-151
quer _ de	-77
quer _ dormir	91
quer _ doutor	-69
quer _ e	150
quer _ matar	80
quer _ meu	-70
quer _ nos	118
quer _ se	-69
quer _ tenh	-62
quer _ ter	65
quer _ um	-106
quer acordar	-101
quer chegar	197
quer chegar nos	158
quer comer	-134
quer comer desd	-80
quer continuar	92
quer continuar nest	73
quer deletar	91
quer deletar minh	73
quer desaparecer	142
quer desaparecer para	114
quer descansar	67
quer desmarcar	-93
quer desmarcar a	-74
quer dormir	112
quer dormir e	135
quer esperar	82
quer esperar pela	66
quer estar	149
quer estar mort	81
quer evaporar	77
quer evaporar parar	62
quer fazer	-176
quer fazer um	-72
quer ir	370
quer ir dormir	121
quer ir embor	79
quer ir junt	69
quer ir para	-76
quer mai viver	72
quer matar	78
quer matar encontr	62
quer me	133
quer me matar	106
quer morrer com	75
quer morrer doutor	-92
quer morrer so	-63
quer morrer tenh	-83
quer nunc	77
quer nunc ter	62
quer parar	-184
quer parar com	-105
quer partir	82
quer partir e	66
quer pedir	-67
quer que	131
quer que a	68
quer saber	-114
quer saber se	-91
quer so	-117
quer so meu	-94
quer sumir dess	77
quer tirar	-99
quer um	-68
querend	144
querend morrer	98
querend morrer so	78
querer	-140
questionar	-100
quier	-187
quint	68
quint vez	92
quint vez nao	73
rabo	-89
rabo a	-70
raiv	146
raiv de	80
raiv de aind	64
raiv e	67
rapid	170
rapid _ sofrer	102
rapid sem	170
rapid sem sofrer	136
receit	-172
receit da	-62
reclamar	-62
recus	79
refer	144
refer _ suicid	72
refer ideac	119
refer ideac suicid	95
reflux	-100
reflux ja	-67
remed _ mai	102
remed _ press	-73
remed da	-112
remed mata	170
remed mata mai	136
remed novo	98
remed novo segur	78
renal	-66
reprovad	98
reprovad na	98
reprovad na residenc	79
residenc	98
residenc e	98
residenc e desd	79
resolv	119
resolv isto	128
reto	80
rezo	151
rezo _ terc	91
rezo o	151
rezo o terc	121
rivotril	138
rivotril _ pra	83
rivotril precis	138
rivotril precis pra	111
roca	76
roca long	90
roca long de	72
ron de	82
ron de proposit	65
ronc	-83
ronc tant	-71
roxear	129
roxear _ vem	78
roxear quand	129
roxear quand vem	103
sabe	130
saber	-180
saber ant	70
saber de	-63
saber se	-141
saber se e	-63
sai	72
sai _ minh	61
sai da	102
sai da minh	82
said	169
said e	76
said ja	100
said ja trat	80
sair	-99
sair nem	-76
saltar	114
saltar _ janel	68
saltar da	114
saltar da janel	91
sang	-156
sang quand	89
sang quand tenh	71
sangr	-138
sao _ pra	63
sao precis	105
sao precis pra	84
sao tre	-64
sarn	-73
saud	-152
saud _ se	-70
saud pergunt	-117
saud pergunt se	-94
se	364
se _ a	-65
se _ e	114
se _ espetav	63
se _ eu	85
se _ matar	87
se _ morress	75
se _ nao	-83
se _ pens	-103
se _ sozinh	64
se a	133
se ate	74
se calhar	85
se calhar e	68
se cort	-63
se cortand	83
se cortand vi	67
se despedind	113
se despedind e	91
se e	-97
se e cancer	-63
se essa	94
se essa dor	75
se eu	141
se eu morress	100
se eu nao	-75
se eu pens	-138
se ha	-75
se isto	69
se mata	99
se mato	-64
se me	-126
se me acabaram	68
se me espetav	84
se mutil	74
se quer	78
se quer matar	62
se se	65
se tinh	85
se tinh coragem	68
se um	93
se um caminh	74
se vai	68
secundar	101
segu	107
segu _ mim	64
segu sem	107
segu sem mim	85
segund	-116
segur	153
segur aqui	68
segur contin	98
segur contin querend	78
sei	329
sei _ quem	80
sei com	78
sei com quem	62
sei o	62
sei parar	83
seja _ noit	91
seja cancr	-103
seja esta	151
seja esta noit	121
sem	182
sem _ anterior	61
sem _ perceberem	69
sem casa	87
sem casa pens	70
sem ela	158
sem ela perceberem	92
sem energ	-63
sem forc	-68
sem mim	237
sem mim de	85
sem querer	-123
sem sofrer	170
sem tentativ	102
sem tentativ anterior	82
sem trabalh	87
sem trabalh e	70
sem vontad	-95
sem vontad de	-76
seman	112
seman doi	81
seman doi me	65
seman e quer	69
seman passad	157
seman passad chegu	67
sempr	191
sempr que	82
sempr que pass	66
senh	63
senh e	63
senhor	73
sentir	99
sentir minh	95
sentir minh falt	76
ser	108
ser a	-76
ser cancer	-115
ser fard	90
ser fard vou	72
ser sincer	65
ser um	71
sera	-155
seri	324
serv	-68
servic de	74
servic ta	-62
sext _ ontem	62
sext andar	103
sext andar ontem	83
si	-115
sin	-100
sinc	-85
sincer	65
sincer prefer	65
sincerament	106
sincerament mai	82
sincerament mai vali	66
sint	91
sint deprimid	-74
sint nada	149
sint nada nem	119
sint que	82
sint vazi	80
sint vazi ja	64
so	320
so _ deixar	116
so _ encaminhament	-70
so _ esper	70
so _ me	82
so _ mesm	-73
so _ o	97
so _ que	87
so a	188
so a esper	93
so agua	-64
so ando	-176
so cansac	-74
so da	-62
so dar	69
so falt	108
so meu	-117
so meu encaminhament	-94
so nao	248
so nao me	109
so nao o	72
so no	132
so no que	105
so pens	183
so pens besteir	70
so pens em	77
so pior	-63
so planej	98
so planej minh	79
so que agor	78
so que chor	-62
so quer	176
so quer deixar	155
so quer saber	-63
sobe	-131
sobr como	78
sobr como fazer	62
sofrer	170
sogr	-108
sogr _ me	-72
sogr vai	-120
sogr vai me	-96
solicit	119
solicit encaminhament	119
solt e	80
solt e eu	64
sono	-162
sou	396
sou _ estorv	62
sou militar	74
sou um	171
sou um estorv	82
sou universitar	98
sou universitar fui	79
sozinh	258
sozinh _ me	72
sozinh apetec	120
sozinh apetec me	96
subi	71
subi na	77
subi na laje	61
subir _ parapeit	62
subir ao	103
subir ao parapeit	83
suficient	116
suficient _ esto	70
suficient e	116
suficient e esto	93
sui	-78
suicid	216
suicid 22	79
suicid 22 ano	63
suicid _ nao	80
suicid _ planejament	72
suicid _ sai	61
suicid _ sem	61
suicid _ so	-75
suicid ativ	102
suicid ativ sem	82
suicid com	119
suicid com planejament	95
suicid e efeit	81
suicid e nao	106
suicid e so	-100
suicid nao	102
suicid nao sai	82
suicid precis	98
suicid precis de	78
suicid se	-69
suicid so	-69
suisid	132
suisid _ so	79
suisid e	132
suisid e so	105
suma	-75
suma da	-75
sumi	90
sumir	75
sumir _ mund	102
sumir com	-64
sumir dess	96
sumir dess mund	77
sumir do	75
sumiss	71
sumiss do	71
ta	236
ta _ mt	84
ta alta	63
ta aqui	113
ta ardend	140
ta ardend mt	112
ta na	244
ta na gavet	72
ta na roca	72
ta se	83
ta se cortand	67
ta um	-62
tambem mas	63
tant	-114
tar	120
tar mort	120
tard	-186
tcha	84
tcha gent	98
tcha gent desculp	78
telemovel e	-63
tem	-289
tem demenc	-95
tem demenc e	-76
tem exam	-69
temp nao	65
temp quas	77
temp quas fui	61
tencion	81
tencion ca	81
tencion ca estar	65
teng	-159
tenh	186
tenh 78	71
tenh _ ano	136
tenh _ calmant	68
tenh _ com	67
tenh _ de	101
tenh _ do	67
tenh _ medo	-62
tenh _ plan	115
tenh a	-80
tenh ansiedad	89
tenh ansiedad ontem	71
tenh do	-62
tenh e	-103
tenh e medo	-83
tenh enxaquec	84
tenh enxaquec fort	67
tenh fantas	112
tenh fantas com	90
tenh mai	-187
tenh mai de	-65
tenh medo	102
tenh medo do	90
tenh nojo	87
tenh nojo de	69
tenh os	113
tenh os calmant	90
tenh pensament	81
tenh pensament de	81
tenh um	213
tenh um plan	153
tenh uma	-93
tenh vari	80
tenh vari marc	64
tenh vergonh	167
tenh vergonh de	134
tenh vontad	109
tens	-118
tent	510
tent _ me	110
tent _ vez	79
tent enforcar	113
tent enforcar me	90
tent matar	70
tent tre	-76
tent uma	152
tent uma vez	121
tentativ	221
tentativ _ pede	61
tentativ _ solicit	72
tentativ anterior	102
tentativ anterior pede	82
tentativ prev	119
tentativ prev solicit	95
ter	298
ter coragem	74
ter nascid	209
ter nascid quer	62
terc	131
terc _ pedir	91
terc a	151
terc a pedir	121
term	101
term a	101
term a isto	81
terr	145
tesour	-63
test de	80
test de portug	64
the	-217
thi	-75
tien	-98
tinh	185
tinh coragem	85
tinh no	63
tio	-62
tio se	-67
tipo	-88
tirar minh	63
tiroid	-62
tive bebe	68
tive um	67
tivess	169
tivess _ acident	101
tivess um	169
tivess um acident	135
to	431
to _ a	65
to _ dess	62
to _ to	65
to bem	108
to bem to	86
to cansad	157
to cansad dess	83
to com	252
to com a	86
to com pensament	62
to no	62
to pensand	88
to pensand em	71
to pra	-78
to pra matar	-62
to vomitand	158
toda a	81
toda a gent	65
toda hora	152
toda que	63
todo	437
todo _ em	85
todo _ nao	75
todo contad	113
todo contad em	90
todo dia	204
todo dia e	82
todo ja	125
todo ja nao	100
todo mund	203
todo os	110
todo os dia	88
tomar	107
tomar de	63
tome	91
tome _ cartel	116
tome uma	275
tome uma caix	65
tome uma cartel	155
tomo chumbinh	90
tomo chumbinh agor	72
tontur desd	69
toss	-182
tou	138
tou _ de	62
tou a	76
tou fart	103
tou fart de	83
tout	-73
tpm	-78
tpm exist	-78
tpm exist remed	-62
trabalh	81
trabalh e	87
trabalh e sem	70
trabalhar	71
trabalhar porq	71
tramp	157
tramp _ banh	94
tramp no	157
tramp no banh	125
transar	-78
transar depo	-67
trat	131
trat _ pape	79
trat dos	131
trat dos pape	105
tratament	-80
tratament ha	-76
trav da	84
trav da garagem	67
tre	-130
tre _ e	68
tre dia e	90
tre vez	-76
trem	-63
trist	-114
tudo	456
tudo _ vale	72
tudo bem mas	65
tudo cert	-113
tudo hoje	141
tudo mai	120
tudo mai vale	96
tudo nas	62
tudo no	102
tudo no jogo	81
turn	-76
u ron de	65
ultim	80
ultim postagem	98
ultim postagem ontem	79
ultimament	223
ultimament olho	74
um	495
um _ dest	76
um _ e	244
um _ quand	74
um abort	-89
um acident	169
um acident e	135
um acord	74
um aliv	128
um ataq	67
um atestad	-68
um caminh	93
um com	-78
um com essa	-62
um dia dest	101
um estorv	222
um infern	-62
um muro	93
um muro quand	74
um objet	67
um papel	77
um papel a	61
um pass	69
um plan	191
um plan e	144
um problem	71
um temp	77
um temp quas	61
uma	221
uma _ comig	67
uma _ de	162
uma _ em	88
uma _ inteir	116
uma _ no	-69
uma abelh	-89
uma abelh me	-71
uma besteir	111
uma besteir comig	89
uma caix	82
uma caix de	65
uma cartel	194
uma cartel inteir	155
uma comich	-70
uma dua	65
uma hora	140
uma idei	82
uma idei fixa	66
uma pess	100
uma pess de	116
uma vez	153
uma vontad	127
uma vontad de	102
un	-277
una	-198
unaliv	76
unaliv lol	76
une	-104
unha	-101
unic	262
unic _ que	91
unic cois	153
unic cois que	95
unic said	76
universitar	98
universitar fui	98
universitar fui reprovad	79
up	-110
urgent	226
urin	-96
utent	70
utent _ ideac	61
utent com	70
utent com ideac	82
va	-130
va a	-72
vai	89
vai _ expulsar	78
vai matar	68
vai me expulsar	105
vai me matar	-96
vale	136
vale _ mort	72
vale tar	120
vale tar mort	96
vali	183
vali mai	102
vali mai a	64
vali nao	82
vali nao estar	66
vao	82
varand	75
varand nao	75
vari marc	80
vari marc esta	64
vazi	80
vazi ja	80
vazi ja tenh	64
vejo	191
vejo _ nenhum	85
vejo futur	104
vejo futur nenhum	83
vejo said	138
vejo said ja	80
vem _ cris	78
vem a	108
vem a cris	103
vend	-77
vend comercial	-77
vend comercial desd	-62
venen	130
venen _ plant	95
venen de	132
venen de plant	127
ver	204
ver ninguem	-76
ver se	257
ver se me	84
ver se tinh	68
verd	-61
verdad	143
vergonh	181
vergonh de	167
vergonh de dizer	77
vermelh _ deit	68
vermelh e	64
vermelh e deit	90
vez	389
vez _ a	102
vez _ que	75
vez a	98
vez acab	63
vez acho	76
vez de	-79
vez do	67
vez e	86
vez ele	68
vez ja	-76
vez ja tent	-61
vez mai	-108
vez nao	141
vez nao quer	73
vez no	69
vez ontem	113
vez ontem a	90
vez por	-152
vez por dia	-69
vez quer	93
vez quer morrer	75
vi	208
vi as	83
vi as marc	67
vi que	74
victan	88
victan _ precis	63
victan sao	105
victan sao precis	84
vida	664
vida _ minh	-75
vida _ vejo	62
vida e	-125
vida e minh	-100
vida nao	104
vida nao vejo	83
vida paga	70
vida para	72
vint	-72
vist	-72
vitamin	-109
viva	181
viva _ 30	73
viva aos	121
viva aos 30	97
viva e	85
viva e ja	68
viver	692
viver _ seri	62
viver _ verdad	100
viver a	103
viver a seri	83
viver assim	101
viver com	-141
viver de	166
viver de verdad	133
viver papo	80
viver papo reto	64
viver to	62
vizinh	101
vizinh para	68
vogl	-67
volant	105
volt	168
volt _ dentr	62
volt _ fazer	66
volt a	166
volt a fazer	88
volt para	103
volt para dentr	83
voltar	227
voltar a	86
voltar a acordar	69
vomitand	155
vontad	519
vontad _ me	68
vontad _ morrer	151
vontad _ viver	68
vontad de	373
vontad de enfiar	75
vontad de me	91
vontad de morrer	201
vontad de viver	91
vontad nenhum	69
vou	520
vou _ desviver	66
vou _ me	104
vou a	-64
vou aliviar	90
vou aliviar todo	72
vou atirar	174
vou atirar me	139
vou fazer	87
vou me	157
vou me desviver	88
voz	226
voz _ me	68
voz mandand	99
voz mandand eu	79
voz que	114
voz que me	91
want	-65
with	-65
y	-378
y me	-105
y no	-68
ya	-86
zumb	-71
zumbid	-62
zumbid no	-94
zumbid no ouvid	-75
انا	-108
بس	-76
بعد	-81
علي	-108
عم	-88
عند	-135
في	-140
كل	-63
ما	-160
من	-278
منذ	-63`,
};
