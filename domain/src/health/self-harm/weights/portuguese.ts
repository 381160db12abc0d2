import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const portugueseWeights: TextWeights = {
  bias: -5.67,
  least: 0.637,
  features: `+^aca	138
+^acab	123
+^aco	66
+^ade	66
+^adeu	71
+^ague	61
+^alu	73
+^ant	-63
+^ape	98
+^apet	100
+^aqui	79
+^arm	69
+^arma	74
+^ate	100
+^ate$	89
+^ati	109
+^atir	84
+^bar	-70
+^beb	129
+^bebi	108
+^ca$	97
+^cad	-88
+^cada	-82
+^can	-93
+^canc	-95
+^car	80
+^cart	111
+^cas	76
+^cheg	138
+^coc	-82
+^col	-69
+^com	126
+^com$	78
+^come	-71
+^comi	86
+^comp	87
+^con	69
+^con$	-72
+^cont	149
+^cor	69
+^cort	70
+^dec	81
+^deci	96
+^dei	128
+^deix	116
+^des	143
+^desc	76
+^deus	61
+^diz	96
+^dize	89
+^doi	-64
+^dou	78
+^el$	-118
+^em$	98
+^embo	78
+^en$	-84
+^esc	76
+^esco	115
+^eu$	326
+^exa	-80
+^exam	-85
+^exi	100
+^exis	100
+^fac	86
+^faco	69
+^fal	83
+^falt	74
+^fic	86
+^fica	93
+^fum	-70
+^gent	84
+^ide	83
+^idei	67
+^inc	-87
+^inch	-82
+^inf	-136
+^infe	-73
+^ir$	140
+^iss	72
+^isso	74
+^ist	66
+^isto	66
+^ja$	102
+^jan	70
+^jane	93
+^je$	-81
+^ker	109
+^la$	-82
+^las	-65
+^le$	-78
+^log	86
+^logo	86
+^los	-63
+^mai	141
+^mais	143
+^mand	113
+^mas	75
+^mas$	84
+^mat	67
+^mata	93
+^me$	121
+^mel	100
+^melh	118
+^meu	125
+^meus	97
+^mi$	-77
+^mim	193
+^mim$	193
+^min	104
+^minh	108
+^mue	-71
+^mun	168
+^mund	173
+^my$	-67
+^nao	94
+^nao$	94
+^nas	122
+^nasc	73
+^neg	72
+^nen	61
+^nin	133
+^ning	142
+^olha	62
+^ont	115
+^onte	116
+^pan	-73
+^para	89
+^pass	94
+^ped	123
+^pedi	91
+^pen	198
+^pens	207
+^perg	-101
+^pes	71
+^pess	77
+^pic	-75
+^pla	119
+^plan	149
+^por	119
+^porq	69
+^post	66
+^pra	115
+^pra$	131
+^prec	73
+^pres	-71
+^pro	161
+^prop	201
+^qua	204
+^quan	99
+^quar	70
+^que	123
+^que$	149
+^quer	103
+^qui	-68
+^san	-86
+^sang	-84
+^se$	90
+^sei	80
+^sei$	93
+^sem	89
+^seri	78
+^so$	78
+^son	-70
+^sou	90
+^sou$	108
+^soz	64
+^sozi	64
+^tem	-68
+^tem$	-73
+^ten	104
+^tent	182
+^ter	114
+^ter$	74
+^the	-67
+^to$	109
+^tod	117
+^todo	129
+^tos	-71
+^tud	162
+^tudo	162
+^ult	77
+^ulti	77
+^um$	121
+^uma$	66
+^un$	-73
+^uni	89
+^unic	66
+^val	74
+^ver	67
+^vez	103
+^vez$	69
+^vid	153
+^vida	165
+^viv	204
+^vive	169
+^vol	129
+^volt	119
+^von	128
+^vont	128
+^vou	124
+^vou$	130
+^voze	62
+^من$	-74
+abec	64
+abeca	64
+acab	123
+acao	-129
+acao$	-129
+ada$	-176
+ade$	164
+adeu	71
+adeus	71
+agem	160
+agem$	160
+aguen	61
+ais$	116
+aliv	64
+alta	112
+alta$	81
+amen	62
+ament	76
+ance	-80
+ancer	-67
+and$	-63
+anda	119
+ando	106
+ando$	74
+andou	67
+anej	76
+anho	95
+anho$	103
+anic	-66
+anos	78
+anos$	79
+apet	100
+apete	85
+aqui	73
+aqui$	66
+arma	63
+arma$	74
+arro	85
+arro$	68
+arta	74
+artel	65
+asci	68
+assa	70
+asse	63
+asse$	112
+asso$	69
+atar	85
+atar$	123
+ate$	77
+atir	84
+atira	84
+ativa	76
+bebi	108
+bebi$	108
+beca	63
+beca$	64
+bora	78
+bora$	78
+cabec	64
+cada	-102
+cada$	-92
+canc	-96
+cance	-69
+cans	78
+cao$	-159
+car$	84
+cart	111
+carta	65
+che$	-77
+cheg	138
+chega	62
+cidi	154
+cidio	65
+cient	65
+com$	78
+come	-79
+comi	86
+comig	130
+comp	99
+con$	-73
+cond	121
+cont	161
+conta	94
+corag	94
+cord	73
+corda	91
+cort	70
+cou$	-112
+culp	83
+culpa	83
+dar$	84
+das$	-93
+deci	116
+decid	96
+dei$	78
+deia	67
+deix	116
+deixe	78
+des$	-64
+desc	76
+descu	75
+despe	66
+deus	130
+deus$	130
+dido	78
+dido$	78
+dio$	121
+dir$	111
+dize	89
+dou$	73
+ebi$	89
+ecid	95
+ecidi	96
+ecis	73
+edir	107
+edir$	111
+egar	69
+egar$	72
+egue	74
+eias	69
+eias$	69
+eimo	66
+eimo$	66
+eira	106
+eira$	128
+eito	84
+eito$	84
+eixe	72
+ejo$	103
+ela$	167
+elhor	118
+elo$	-79
+embo	78
+embor	78
+ende	62
+ende$	66
+enho	66
+ensa	142
+ensan	70
+enso	91
+enso$	110
+ente	249
+ente$	196
+entei	82
+ento	71
+ergu	-109
+ergun	-101
+eria	196
+eria$	202
+erio	100
+erio$	95
+esco	77
+escon	98
+escul	75
+espe	116
+esped	80
+espet	64
+espi	-70
+esse	89
+esse$	91
+esso	105
+essoa	77
+estar	86
+etec	85
+etece	85
+eus$	222
+exam	-85
+exame	-84
+exis	100
+exist	100
+faco	69
+faco$	69
+falt	72
+falta	77
+fica	76
+ficar	75
+gar$	142
+gem$	158
+gent	110
+gente	110
+gua$	-66
+guem	157
+guem$	157
+guent	61
+gunt	-105
+gunta	-68
+har$	104
+has$	-90
+hega	62
+hegar	82
+hor$	116
+ias$	143
+icar	64
+icar$	72
+icidi	65
+ida$	159
+idei	98
+ideia	67
+iden	66
+idio	93
+idio$	93
+ido$	106
+igar	61
+igo$	154
+inch	-89
+incha	-63
+infe	-73
+ing$	-100
+ingu	122
+ingue	145
+inha	138
+inha$	155
+iona	-64
+ira$	124
+ista	-85
+ista$	-80
+iste	-64
+isti	103
+istir	120
+isto	75
+isto$	79
+ito$	105
+iva$	117
+iver	221
+iver$	199
+ivia	71
+izer	63
+jane	93
+janel	74
+lane	80
+lanej	80
+lano	80
+las$	-68
+lho$	-83
+lhor	118
+lhor$	113
+los$	-90
+lpa$	62
+lta$	85
+ltar	102
+ltar$	91
+ltei	65
+ltei$	65
+ltim	77
+ltima	77
+mais	142
+mais$	143
+mand	108
+mando	71
+mas$	91
+mata	92
+matar	91
+mbor	77
+mbora	78
+melh	117
+melho	100
+mente	65
+meus	97
+meus$	97
+mia$	-71
+migo	150
+migo$	150
+mim$	193
+minh	119
+minha	119
+mir$	66
+morre	62
+mpri	89
+mund	173
+mundo	173
+nal$	-62
+nao$	100
+nari	-71
+nasc	73
+nasci	68
+ncer$	-67
+ncha	-103
+nde$	98
+ndo$	153
+ndou	67
+ndou$	67
+ngue	95
+nguem	145
+nha$	147
+nho$	151
+ning	127
+ningu	142
+nos$	119
+nsand	70
+nsar	73
+nsar$	73
+nso$	117
+ntad	126
+ntade	128
+nte$	175
+ntei	115
+ntei$	70
+ntem	116
+ntem$	116
+ntos	74
+ntos$	74
+oca$	-66
+odos	108
+odos$	108
+ogo$	87
+ois$	-72
+olici	63
+olta	68
+oltar	67
+oltei	66
+omig	130
+omigo	130
+ompri	62
+onta	198
+onta$	70
+ontad	152
+onte	98
+ontem	116
+opos	122
+oposi	124
+opri	74
+orag	94
+orage	94
+orda	88
+ordar	98
+orqu	69
+orque	69
+orrer	79
+orreu	-65
+orri	-64
+orta	63
+ortes	67
+orto$	66
+ose$	-75
+osit	122
+osito	125
+ozes	62
+ozes$	62
+para	84
+pass	93
+passa	95
+pedi	167
+pedir	111
+pens	205
+pensa	154
+penso	132
+perg	-101
+pergu	-101
+pess	77
+pesso	77
+pete	100
+petec	85
+plan	145
+plane	80
+plano	80
+porq	69
+porqu	69
+posi	118
+posit	122
+pra$	131
+prec	73
+preci	73
+pres	-62
+prop	201
+propo	130
+propr	80
+quan	98
+quand	62
+quar	70
+quart	73
+que$	158
+quer	91
+queri	138
+raca	-81
+racao	-90
+rage	119
+ragem	120
+ram$	-78
+rar$	87
+ras$	-69
+rdar	98
+rdar$	100
+reci	73
+recis	73
+rei$	64
+rer$	84
+reu$	-71
+rgun	-101
+rgunt	-101
+ria$	169
+rma$	96
+rme$	-75
+ropo	130
+ropos	131
+ropr	80
+ropri	80
+rque$	67
+rrer	77
+rrer$	86
+rreu	-66
+rreu$	-64
+rta$	70
+rtel	64
+rtes	61
+rtes$	61
+rto$	87
+sand	88
+sando	88
+sang	-84
+sar$	78
+scon	97
+scond	98
+scul	75
+sculp	75
+seri	78
+serio	66
+sito	117
+sito$	125
+sou$	116
+sozi	64
+sozin	64
+sped	80
+spedi	80
+spet	64
+ssa$	65
+sse$	171
+sso$	64
+ssoa	77
+sta$	-78
+star	68
+star$	76
+stir	118
+stir$	120
+tade	128
+tade$	128
+tar$	383
+tece$	85
+tei$	122
+teir	83
+teira	104
+tende	63
+tent	195
+tenta	61
+tente	99
+tir$	171
+tira	62
+tirar	63
+tiva	73
+todo	129
+todos	110
+tudo	159
+tudo$	159
+uart	73
+udo$	120
+uei$	69
+ueimo	66
+uem$	180
+uento	71
+ueri	137
+ueria	138
+ula$	-82
+ulpa	83
+ulpa$	62
+ulti	77
+ultim	77
+uma$	70
+undo	137
+undo$	154
+unic	66
+unta	-66
+uro$	70
+usa$	76
+ver$	197
+vess	77
+vez$	69
+via$	63
+vida	123
+vida$	150
+vive	193
+viver	199
+volt	119
+volta	72
+vont	128
+vonta	128
+vou$	115
+voze	62
+vozes	62
+xame	-84
+xist	100
+xisti	120
+zer$	104
+zes$	138
+zinh	89
10	-95
11	80
11 ano	80
11 ano escrev	64
12	87
12 ano	122
12 ano ta	67
13	142
13 ano	142
14	68
14 diz	68
160	-64
17	133
17 mand	97
17 mand audi	78
18	184
20 seman	69
2018	68
2018 tent	69
22	81
22 ano	81
22 ano estudant	64
3	-125
30	189
30 mil	75
38	-68
39	-134
42	-74
42 ano	-62
5	-175
60 ano	-81
60 ano e	-65
60 kg	144
7	-67
78	70
78 ano	70
8	-107
a	208
a _ ao	103
a _ cois	93
a _ como	67
a _ cort	65
a _ da	-87
a _ do	71
a _ e	-94
a _ em	90
a _ esta	95
a _ estav	-61
a _ me	104
a _ na	186
a _ nem	62
a _ para	87
a _ por	74
a _ que	83
a _ se	168
a _ sogr	-98
a _ ta	69
a _ vida	73
a _ volt	92
a acordar	86
a agent	-118
a agent de	-94
a amamentac	-77
a anestes da	70
a arma	210
a arma do	110
a atirar	75
a barb	-89
a barb e	-72
a barrig	-65
a beber	76
a boca	-84
a bula	-77
a cabec na	65
a cacadeir	129
a cacadeir do	103
a carn	-62
a casa dela	-76
a casa e	103
a comichar	137
a consult	-93
a cord	67
a cord na	67
a cortar	76
a cris	181
a dar	-90
a data	67
a descer	69
a despedir	161
a despedir me	92
a deu	81
a dor	102
a dor quer	65
a engolir	113
a escol nem	83
a esper	85
a esper de	92
a fales	84
a fales ver	67
a falt	-77
a falt de	-61
a famil	101
a fazer	67
a fazer cort	87
a ferid	91
a ferid esta	88
a form	112
a form como	89
a frald	-65
a gargant	109
a gent	224
a gent ta	67
a hemodialis	103
a insulin	113
a isto	93
a isto tudo	75
a lamin	170
a lamin na	136
a meno	72
a mim	69
a minh	-147
a minh coleg	78
a minh sogr	-130
a minh vida	110
a ninguem	90
a noit toda	-84
a noit volt	83
a passarel	63
a pedir	259
a pedir que	147
a pensar	217
a pensar em	174
a pern	-108
a pess	70
a por	84
a por a	67
a port	62
a primeir	67
a quem	149
a quem tent	76
a receit	-88
a seri	180
a subir ao	83
a tard	-90
a tens	-107
a todo	152
a todo ja	96
a unha	-63
a unic	230
a unic cois	124
a unic said	61
a urin	-66
a ver	105
a ver se	84
a vida	288
a vizinh	169
abelh	-88
abelh me	-88
abelh me pico	-71
abort	-88
abre	62
abre a	62
abri	-64
acab	340
acab _ ja	66
acab comig	179
acab comig ja	88
acab se	62
acab so	75
acabar	88
acabar _ a	92
acabar com a	123
acabar comig	82
acabar comig isso	65
acabaram	86
acalm	135
acalm me	135
aceler	102
aceler _ autoestrad	63
aceler na	105
aceler na autoestrad	84
ache que	-81
ache que ia	-65
acho que	72
acho que e	-69
acho que o	63
acident	205
acident _ ficass	102
acident _ nao	61
acident e	104
acident e ficass	136
acident mas	102
acident mas nao	82
acompanh	80
acompanh 11	80
acompanh 11 ano	64
acontec	-66
acontec ha	-66
acord	-142
acord comig	74
acordar	400
acordar amanh	65
acordar na	-62
acordar nunc	96
acordar nunc mai	77
acordass	87
acordav	-78
acordav da	-78
acordav da anestes	-62
acredit	61
adeu	284
adeu _ todo	96
adeu a	160
adeu a todo	128
adeu e	97
adeu e deslig	78
adolescent deix	76
adolescent so	-62
after	-72
agent	-118
agent _ saud	-71
agent de	-118
agent de saud	-94
agiot	89
agor	106
agor com	98
agor com mai	78
agor ha	84
agor ha pouc	67
agor tenh	-62
agradec	94
agua	-173
aguent	245
aguent _ escol	62
aguent _ essa	-81
aguent _ esta	-87
aguent _ peso	86
aguent _ viver	140
aguent a	132
aguent a escol	83
aguent este	106
aguent este peso	115
aguent mai essa	-108
aguent mai esta	-117
aguent mai viver	187
aguent quer	96
aguent quer sumir	77
ai	-190
aind	202
aind _ caus	83
aind _ doi	68
aind me	71
aind me doi	90
aind por	138
aind por caus	111
aind ta	81
aind ta aqui	64
ajud	135
ajud em	-64
al	-220
alerg	-77
alguem fora	73
aliv	79
aliviar	86
aliviar todo	86
aliviar todo mund	69
alta tambem	65
aluguel	72
aluguel ia	72
alun	219
alun de	74
alun que	80
alun que acompanh	64
amamentac	-77
amanh	130
amarr	81
amarr o	81
amarr o lencol	64
ameac	68
ameac enforcar	68
amig	88
amig mand	94
amitriptilin	63
amitriptilin de	63
analis	-106
and	-188
anda	80
andar	141
andar _ a	62
andar ontem	103
andar ontem a	83
ando	-94
ando _ dia	69
ando a	139
ando com	78
ando com vontad	74
ando ha	115
ando ha dia	92
ando sem	-173
ando sem vontad	-61
anestes	-95
anestes da	87
anestes da cirurg	70
anestes e	-62
anestes que	-90
anestes que aliv	-62
ano	176
ano cheg	74
ano e tontur	-65
ano escrev	108
ano escrev quer	64
ano estudant	81
ano estudant deslocad	64
ano que	-79
ano sou	70
ano ta	84
ano ta se	67
ansiedad ontem	88
ansiedad ontem foi	71
ant	-84
ant de	73
antecedent	-68
anterior	101
anterior pede	101
anterior pede consult	81
antibiotic	-72
antidepressiv	67
antidepressiv tenh	100
antidepressiv tenh pensament	80
ao _ do	62
ao dour	174
ao joelh	67
ao meio	-62
ao parapeit	103
ao parapeit do	83
ao telemovel	-62
aos	67
aos 30	120
apagar	166
apagar _ vez	82
apagar de	136
apagar de vez	109
apetec	341
apetec _ largar	73
apetec _ viva	72
apetec chegar	120
apetec chegar viva	96
apetec me	214
apetec me largar	97
apetec me por	75
apetit	66
apetit cansac	81
apetit cansac inson	64
apne	-179
aquel	-129
aquel nao	-95
aquel nao e	-76
aqui	265
aqui e	70
ar	-69
arde	112
arde _ a	103
arde me	145
arde me a	137
ardend mt	140
arma	292
arma _ lado	66
arma de	73
arma do	137
arma do lado	88
arranh	152
arranh os	88
arranh os brac	71
as	240
as _ esta	82
as cart	90
as cart pro	72
as cicatriz	166
as cicatriz esta	110
as cost	-73
as faca	69
as marc	84
as marc hoje	67
as senh	65
as vez	345
as vez acho	61
as vez quer	74
assim	85
at	-68
atac	-105
ate	356
ate _ nao	76
ate _ negr	61
ate _ quand	78
ate ao	-62
ate doer	95
ate doer pra	76
ate doming	74
ate fazer	78
ate fazer sang	71
ate ficar	102
ate ficar negr	81
ate quer	149
ate roxear	129
ate roxear quand	103
ate sangrar	79
ate sext	-122
atend	88
atestad ate	-68
atestad nao	71
atirar	285
atirar _ ao	104
atirar me	285
atirar me ao	139
ativ	101
ativ sem	101
ativ sem tentativ	81
atravess	111
atravess a	111
atropelad	-66
atropelad pelo	-66
au	-119
audi	211
audi _ despedind	69
audi dizend	97
audi dizend adeu	78
audi se	114
audi se despedind	92
aula	-109
aula de	-75
autoestrad	105
autoestrad _ ver	63
autoestrad a	105
autoestrad a ver	84
avec	-71
azia	-147
baix nao	71
baix um temp	61
baja	-108
banh	198
banh _ hora	94
banh dez	-66
banh e	62
banh toda	157
banh toda hora	126
barb	-91
barb e	-91
barrig	-135
bater	-74
bater do	-74
bato	147
bato a	95
bato a cabec	76
bebe com 20	71
bebe com nove	-65
bebe ha	69
bebe na	93
bebe na barrig	74
beber para	76
bebi	432
bebi _ aceler	63
bebi _ de	95
bebi _ ha	103
bebi e	105
bebi e aceler	84
bebi lixiv	171
bebi lixiv ha	137
bebi venen	158
bebi venen de	126
beir	89
beir da	89
beir da laje	71
belisc	102
belisc _ e	61
belisc me	102
belisc me e	81
bem _ com	65
bem mas	67
bem o	67
bem to	108
bem to com	86
besteir	198
besteir _ essa	66
besteir comig	110
besteir comig essa	88
besteir ontem	89
besteir ontem fiqu	71
boa	150
boca	-174
bocad	171
bocad _ me	103
bocad arde	171
bocad arde me	137
bomb	-62
borbulh	-89
bote	-68
brac	78
brac _ roxear	78
brac ate	217
brac ate fazer	71
brac ate roxear	103
brac e	117
brac nao	-73
branc	-90
brig	84
brig a	84
brig a gent	67
brigu	-74
brigu com	-74
bue	112
bue _ dist	67
bue fart	112
bue fart dist	90
bula	-77
burac	69
busa	157
busa _ tramp	94
busa no	157
busa no tramp	126
buscopan	-69
c	-65
ca	387
ca _ esto	98
ca estar	82
ca esto	65
ca me	-65
ca nao	163
ca nao esto	130
cabec	257
cabec _ ajud	61
cabec _ pared	73
cabec desaparecer	69
cabec me	102
cabec me ajud	81
cabec na	81
cabec na pared	97
cacadeir	165
cacadeir _ meu	77
cacadeir do	129
cacadeir do meu	103
cada	-327
cada _ mai	-67
cada vez	-285
cada vez mai	-90
caiu	-114
caix de	81
caix de ben	65
calcanhar	-89
calhar	84
calhar e	84
calhar e parvoic	67
calmant	109
calmant _ contad	65
calmant todo	109
calmant todo contad	87
calor e	74
caminh	94
can	-62
cancer	-268
cancr	-113
cans	165
cans _ viver	99
cans de	285
cans de ser	69
cans de viver	132
cansac inson	81
cansac inson e	64
cansac mesm	-74
cansad	100
cansad _ lutar	71
cansad _ vida	62
cansad de	140
cansad de lutar	94
cansad dess vida	83
cansanc	-64
carn	-86
carn estav	-62
carr	224
carr _ post	116
carr contr	93
carr contr um	75
carr no	102
carr no post	82
carr num	91
carr num post	73
cart	258
cart de	94
cart de suicid	76
cart na	65
cart pro	90
cart pro meu	72
cartel	191
cartel _ de	114
cartel inteir	191
cartel inteir de	152
casa	174
casa _ o	77
casa dela	-95
casa diz	-95
casa diz que	-76
casa e	238
casa e nao	71
casa e o	103
casa esta	62
casa pens	90
casa pens em	72
casa um	75
castig	97
castigar	95
caus	125
caus _ cao	62
caus _ minh	83
caus da minh	111
caus do	90
caus do cao	83
causar	-65
ce	-83
cedo	-113
cemiter	66
che	-110
cheg nao	-64
chegar	328
chegar _ 18	117
chegar _ aos	72
chegar nos	195
chegar nos 18	156
chegar viva	120
chegar viva aos	96
chegu	187
chegu _ subir	62
chegu a	187
chegu a por	67
chegu a subir	83
chei	-99
chei de	-93
chor	63
chor de	81
chor de raiv	64
chor facil	91
chor facil e	73
chor vend	-77
chor vend comercial	-62
chumbinh	84
chumbinh agor	84
chumbinh agor ha	67
ciatic	-73
cicatriz	105
cicatriz _ a	82
cicatriz esta	137
cicatriz esta a	110
cigarr	161
cigarr quand	78
cigarr quand me	62
cima	195
cima _ mesa	94
cima da	157
cima da mesa	125
cinc	-82
cinc vez	-62
cirurg nao	87
cirurg nao me	70
clonazepam	122
clonazepam _ uma	77
clonazepam faz	128
clonazepam faz uma	102
coceir	-151
cois	137
cois _ me	71
cois me	-77
cois me cans	-62
cois nao	98
cois nao dou	78
cois que	82
cois que me	94
cola	-80
coleccion	86
coleccion desculp	86
coleccion desculp para	69
coleg	96
coleg de	62
colic	-164
com	310
com 20	88
com 20 seman	71
com 42	-74
com _ arma	82
com _ form	67
com _ lamin	102
com _ meu	76
com _ nega	71
com _ quand	89
com _ suicid	107
com a	263
com a arma	110
com a form	89
com a lamin	136
com a minh	79
com alguem	73
com cigarr	78
com cigarr quand	62
com ele	172
com essa	-141
com essa tpm	-62
com est	-98
com esta	-86
com este	-82
com ideac	101
com ideac suicid	81
com mai	98
com mai energ	78
com meia	109
com meu bebe	74
com nove	-81
com nove seman	-65
com o	-166
com o cigarr	70
com o meu	101
com pensament	78
com pensament suicid	63
com planejament	119
com planejament nega	95
com quem	78
com quem falar	63
com tudo	82
com um	-87
com uma idei	65
com vontad	92
com vontad de	74
com zumbid	-78
com zumbid no	-62
combo	131
combo pens	150
combo pens em	66
come	-95
comec	-64
comer	-104
comer deix	69
comer desd	-95
comer desd ontem	-75
comer para	69
comercial	-77
comercial desd	-77
comercial desd que	-62
comich	-179
comich no	-70
comichar	137
comig	521
comig _ noit	66
comig essa	110
comig essa noit	88
comig isso	82
comig isso e	65
comig ja	110
comig ja decid	63
comig se	74
como _ cheg	67
como fazer	79
como la	111
como la cheg	89
como morrer	71
como nada	-76
como nada que	-61
como o	-70
companheir	127
companheir por	75
comprid	115
comprimid	157
comprimid _ e	69
comprimid para	-67
comprimid suficient	115
comprimid suficient e	92
comprimid todo	97
computador	71
computador dele	79
computador dele sobr	63
con	-286
con la	-68
conduz	122
conduz _ apetec	73
conduz sozinh	122
conduz sozinh apetec	97
conf	170
conf _ mim	102
conf em	170
conf em mim	136
consig trabalhar	71
consult	94
consult urgent	225
cont	213
cont da	95
cont da vida	76
cont que	67
contad	109
contad _ cima	65
contad em	109
contad em cima	87
contar a	71
contin querend	98
contin querend morrer	78
continuar	169
continuar nest	90
continuar nest mund	72
contr	167
contr a	81
contr a dor	65
contr um	93
contr um muro	75
corac	-223
corac como	-70
coragem	378
coragem _ me	99
coragem de	182
coragem de me	131
cord na	84
cord na trav	67
corr bem	67
cort	193
cort _ minh	68
cort _ ontem	84
cort _ outr	66
cort _ pern	97
cort dnv	140
cort dnv ontem	112
cort escondid	113
cort escondid minh	90
cort fazend	-64
cort me nas	68
cort me outr	88
cort na	-83
cort nas	162
cort nas pern	129
cortand	84
cortand vi	84
cortand vi as	67
cortar	85
cortar _ nos	79
cortar me	71
cost faz	65
cost ha	74
cost ha mes	66
costel	-99
covid	-75
cris _ panic	-77
cris de	-138
cris de panic	-103
cuand	-116
cuidad	-130
cuidad paliativ	-125
cumprir	117
cunhad	84
cunhad tomo	84
cunhad tomo chumbinh	67
d	-77
da _ cabec	61
da _ nao	86
da _ vo	65
da _ vontad	77
da anestes	-95
da anestes que	-62
da brig	84
da brig a	67
da cabec	110
da cirurg	69
da cirurg nao	70
da gnr	73
da janel	213
da laje	67
da laje olhand	71
da mesa	157
da minh	247
da minh cabec	81
da minh vo	86
da pilul	-64
da receit	-64
da terr	151
da uma	128
da uma vontad	102
da varand	75
da vida	95
dan	-83
dao	-73
dar	86
dar um	138
das	-99
das _ sem	69
das pess	115
das pess sem	92
data	67
day	-78
de	169
de 12	134
de 12 ano	126
de 13	90
de 13 ano	72
de 14	68
de 17	148
de 17 mand	78
de 60 ano	-65
de 60 kg	115
de _ a	89
de _ ano	93
de _ ate	105
de _ cancer	-70
de _ cumprir	70
de _ e	111
de _ faz	114
de _ ja	-92
de _ kg	86
de _ matam	86
de _ matar	124
de _ mesm	111
de _ na	-84
de _ pergunt	-71
de _ quer	114
de _ tem	-62
de _ uma	66
de _ urgent	74
de acabar	82
de acabar comig	65
de aind	81
de aind ta	64
de amitriptilin	63
de antidepressiv	100
de antidepressiv tenh	80
de apetit	117
de apetit cansac	64
de ben	81
de ben u	65
de boa	108
de casa	111
de clonazepam	128
de clonazepam faz	102
de comer	123
de consult	204
de consult urgent	99
de cont	67
de contar	71
de coragem	115
de decidir	70
de dent	-63
de desaparecer	-66
de dizer	148
de dizer mas	76
de dor	-72
de enfiar	91
de enfiar o	73
de engravidar	-63
de existir	291
de existir mesm	127
de falar	73
de fazer	123
de fazer uma	88
de ferr	-77
de ferr outr	-61
de fertilidad falh	72
de fisioterap	-64
de fumar	-230
de fumar de	-181
de infart	-91
de janel	83
de la	-100
de laud	-97
de laud pro	-77
de lutar	158
de lutar contr	65
de lutar quer	62
de madrugad	-74
de me	334
de me furar	66
de me matar	165
de medic	-83
de medo	-76
de mim	233
de mim faco	70
de moletom	74
de morrer	148
de morrer ate	119
de morrer na	-71
de morrer quas	64
de mort	117
de mort todo	73
de nao	-62
de noit	-137
de novo	-108
de o	209
de o cumprir	93
de panic	-172
de paracetamol	144
de paracetamol matam	115
de plant	158
de plant e	126
de pont	-70
de portug	80
de proposit	532
de proposit ontem	65
de proposit quer	96
de raiv	147
de raiv de	64
de remed	76
de sair	-77
de sair nem	-61
de sangrar	-68
de saud	-150
de saud pergunt	-94
de ser cancer	-93
de ser fard	69
de servic	73
de suicid	231
de suicid e	95
de suicid precis	76
de sumir	73
de tant	-98
de todo	96
de transar	-76
de tudo	106
de um	-142
de ver	-77
de ver ninguem	-61
de verdad	165
de vez	102
de viver	442
de viver a	82
de viver de	132
debaix	120
debaix _ terr	90
debaix da	127
debaix da terr	121
decid	158
decid que	79
decid que nao	63
decidid	163
decidir	67
dedo	-215
dei o	78
dei o gato	81
deit pus	91
deit tudo	-62
deix	248
deix _ comer	83
deix a	-78
deix acordar	65
deix as	65
deix de	195
deix de comer	111
deix dormir	-70
deix um	76
deixar	127
deixar _ existir	116
deixar _ fumar	-112
deixar de existir	155
deixar de fumar	-149
deixass	87
deixass voltar	87
del	-180
dela	189
dela com	110
dele	131
dele sobr	79
dele sobr como	63
deletar	95
deletar minh	95
deletar minh cont	76
demenc	-95
demenc e	-95
demenc e quer	-76
dent	-148
dentr	119
dentr _ caus	62
dentr por	103
dentr por caus	83
depo	-97
depo da brig	67
depo do	-103
depo do part	-62
depress	106
deprimid _ com	66
deprimid dorm	110
deprimid dorm com	88
deprimid nem	-74
depu	-109
des	-108
desaparecer	191
desaparecer _ sempr	114
desaparecer de	69
desaparecer e	-66
desaparecer para	144
desaparecer para sempr	115
desc	-118
descansar	133
descansar de	66
descansar nao	66
descer	69
descer ao	69
desculp	299
desculp para	86
desculp para estar	69
desculp por	76
desculp qualquer	98
desculp qualquer cois	78
desd _ e	82
desd enta so	78
desd janeir	81
desd ontem	-174
desd pequen	137
desd pequen e	110
desd que	139
desd que mude	80
desd que pare	-62
deslig	143
deslig o	143
deslig o celular	78
deslocad	81
deslocad no	81
deslocad no port	64
desmarcar	-93
desmarcar a	-93
desmarcar a consult	-75
desp	-61
despedind	163
despedind e	114
despedir	177
despedir _ das	69
despedir me	115
despedir me das	92
dess	168
dess _ nao	62
dess espinh	-76
dess mund	124
dess vida	144
dess vida nao	83
dest	172
dest deix	75
dest vida	75
desviver	110
desviver _ mas	66
desviver k	110
desviver k mas	88
deu	201
deu fechar	70
deu me	108
deu que	65
deve	-99
deve ser	-99
deve ser a	-61
devo 30	75
dez	-121
dez vez	-86
dez vez por	-69
di	-213
dia	320
dia _ aind	68
dia _ despedir	69
dia a	115
dia a despedir	92
dia dest	128
dia e	141
dia e aind	90
dia inteir	-86
dia pensand	71
dia que	64
diabet	-75
diar	81
diar desd	81
diar desd janeir	64
diet	-137
digo	65
digo nada	75
direit e	65
dist	94
dist _ mai	67
dist tudo	112
dist tudo mai	90
diz	64
diz _ se	76
diz que	64
diz que aquel	-76
diz que se	101
dizend	152
dizend adeu	97
dizend adeu e	78
dizer	231
dizer mas	94
dizer mas fico	76
dizer que	75
dnv	140
dnv _ e	84
dnv ontem	140
dnv ontem e	112
do _ andar	62
do _ da	105
do _ pai	77
do _ poss	64
do cao	88
do combo	83
do combo pens	66
do corac	-123
do lado	115
do lado da	140
do mapa	72
do meu	62
do meu pai	103
do mund	89
do natal	79
do oftalm	-118
do part	-77
do quartel	73
do que	188
do que poss	85
do segur	75
do sext	103
do sext andar	83
doctor	-64
doem	-75
doem me	-75
doenc	65
doend	-102
doer	151
doer pra	95
doer pra me	76
doi	-255
doi _ engolir	68
doi _ o	-65
doi a	83
doi a engolir	90
doi ano	-66
doi me	-90
doi me o	-71
dolor	-146
dolor de	-67
doming	68
doming nao	74
doming o	81
doming o no	64
dor	-74
dor _ cost	65
dor de	-151
dor nao	135
dor nao parar	75
dor nas cost	86
dor quer	81
dor quer partir	65
dorm	-63
dorm _ a	66
dorm ate	-62
dorm com	91
dorm com a	88
dormid	-76
dormind	-100
dormir	194
dormir _ debaix	90
dormir _ nao	109
dormir e	262
dormir e nao	146
dormir e nunc	65
dormir nao	66
dormir para	151
dormir para debaix	121
dos	67
dos pape	132
dos pape e	81
dou	95
dou mai	98
dou mai cont	78
dour	174
doutor	101
doutor _ com	-70
doutor se	91
doutor to	-116
doutor to com	-93
du	-94
dua	75
dua hora	63
duel	-93
durm	-72
durm e	82
durm e sincerament	66
duro	-68
e	205
e _ acordar	94
e _ ardend	84
e _ cicatriz	82
e _ consig	-80
e _ de	119
e _ mai	98
e _ mas	62
e _ me	109
e _ medo	70
e _ mesm	-75
e _ negoc	77
e _ por	102
e _ pus	66
e _ que	116
e _ quer	87
e _ sei	117
e _ so	64
e _ vez	62
e _ vomitand	95
e a	-157
e a casa	-76
e aceler	105
e aceler na	84
e agor	-79
e aind	77
e aind me	90
e as	222
e as cicatriz	110
e as vez	97
e cancer	-75
e castig	127
e contin	-80
e corr	67
e da	104
e da menopaus	65
e dei	101
e dei o	81
e deit	110
e deit pus	88
e descansar	66
e deslig	143
e deslig o	114
e doi	-145
e doi me	-64
e dorm	-70
e dormir	66
e e	-222
e e nao	-94
e efeit	100
e efeit secundar	80
e espet	67
e esto	229
e esto enjoad	65
e esto so	92
e eu	200
e eu chor	64
e fale	102
e fale que	82
e ficass	170
e ficass por	136
e fiqu olhand	61
e grip	71
e inch	-95
e inch na	-71
e ja	244
e ja nao	116
e ja se	69
e me	99
e medo	-105
e medo que	-84
e minh	-226
e mord	102
e mord me	81
e morrer	77
e na	65
e na seman	67
e nao acordar	125
e nao consig	-107
e nao mesm	-138
e nao para	-65
e nao quer	88
e nao sei	106
e nao voltar	69
e nerv	-66
e normal	-62
e nunc	81
e nunc mai	65
e o	-194
e o negoc	103
e para	-98
e para a	-63
e parvoic	84
e parvoic mas	67
e pass	96
e peco	65
e pensament	91
e pensament de	73
e pensand	63
e pra	65
e que	126
e reflux	-66
e sem casa	72
e seri	110
e sincerament	82
e sincerament mai	66
e so	-156
e so no	105
e so que	-62
e ta	206
e ta ardend	112
e tant	63
e tenh	82
e tenh medo	93
e to	233
e to vomitand	126
e tontur	-81
e ultimament	100
e vi	127
e vontad	151
e vontad de	121
efeit	100
efeit secundar	100
el	-472
el dia	-71
ela	182
ela perceberem	115
ele	157
ele k	-68
ele merec	69
ele suma	-74
elle	-71
em	393
em 2018	69
em _ da	94
em _ e	-72
em _ nem	-89
em _ no	136
em _ o	90
em acabar	83
em acabar com	67
em baix	-113
em casa e	66
em cima	157
em cima da	125
em como	91
em dar	90
em dar cabo	72
em espetar	93
em espetar o	75
em fazer	-64
em ficar	83
em ficar no	66
em ir	82
em magoar	-63
em me unaliv	63
em mim	251
em mim pert	66
em morrer nem	-82
em morrer no	126
em mort	-74
em pular	63
em suicid 22	64
em suicid e	-98
embor	313
embor _ vida	69
embor dess	68
embor dest	75
en	-335
en el	-73
en la	-81
encaminhament _ oftalm	-71
encaminhament do	-118
encaminhament do oftalm	-94
encontr	69
encontr pesquis	79
encontr pesquis no	63
energ para	-63
enfiar	91
enfiar o	91
enfiar o carr	73
enforc	-81
enforcar	231
enforcar _ ha	68
enforcar me	113
enforcar me ha	90
enforcar se	68
engan	-87
engan me	-79
engolir	71
engravid	129
engravid _ pai	78
engravid meu	129
engravid meu pai	103
engravidar	-103
enta so	98
enta so planej	78
entend	162
entr no	90
entr no quart	72
enxaquec fort	84
enxaquec fort fico	67
era	84
era deu	70
era melhor	97
era so	68
era um	87
era um aliv	70
es	-107
escap	-75
escol	108
escol _ a	62
escol nem	104
escol nem a	83
escolh	125
escolh a	67
escond	222
escond _ meia	65
escond com	169
escond com meia	87
escondid	173
escondid _ mae	68
escondid minh	113
escondid minh mae	90
escrev	197
escrev as	90
escrev as cart	72
escrev quer	80
escrev quer estar	64
especialist	-64
esper	80
esper _ coragem	69
esper de	115
esper de coragem	92
esperanc	-63
esperanc de	-63
esperar	65
esperar pela	81
esperar pela doenc	65
espet	67
espet um	67
espetar	93
espetar o	93
espetar o carr	75
espetav	105
espinh	-101
espinh ja	-76
espirr	-89
esquerd	-81
essa	-75
essa coceir	-106
essa dor nao	75
essa fibromialg	79
essa fibromialg acab	63
essa noit	110
essa seman	86
essa tpm	-77
essa tpm exist	-62
esse	-79
est	-188
esta _ comichar	82
esta a comichar	110
esta azia	-94
esta ciatic	-73
esta com	62
esta decidid	163
esta noit	254
esta seman	78
esta tudo	67
esta vermelh	81
esta vermelh e	64
estac	-66
estar	344
estar ca	147
estar mort	102
estar mort no	64
estar no	-62
estar viva	86
estar viva e	69
estav estragad	-62
estav melhor	117
este	-66
este _ no	75
este peso	144
este peso no	115
esto _ acalm	81
esto _ decidid	98
esto a	-137
esto cansad	118
esto cansad de	94
esto com	-71
esto enjoad	81
esto esta	163
esto esta decidid	130
esto nervos	135
esto nervos acalm	108
esto no	93
esto no oitav	74
esto outr	69
esto so	115
esto so a	92
estomag	-85
estorv	218
estorv nest	75
estorv o	70
estrad	103
estragad	-62
estragad e	-62
estudant	81
estudant deslocad	81
estudant deslocad no	64
estudar	-89
et	-166
eu	1303
eu _ levar	-73
eu _ nao	70
eu acab	96
eu agradec	94
eu chor	81
eu chor de	64
eu e	-93
eu era	-119
eu ia	-88
eu ia morrer	-71
eu ja	105
eu mato	-68
eu me	335
eu me mato	75
eu morress	126
eu nao	-104
eu nao levar	-97
eu nasc	67
eu o	68
eu pens	-116
eu pens em	-92
eu pular	99
eu pular da	79
eu quer	135
eu quer morrer	90
eu so	104
eu sumiss	72
euro	75
euro mort	75
evaporar	77
evaporar parar	77
evaporar parar de	61
ex	-74
ex quer	-74
exam	-303
exam eu	-62
exam pra	-68
exist	-77
exist remed	-77
existir	478
existir mai	65
existir mesm	159
expulsar	129
expulsar _ morrer	78
expulsar prefir	129
expulsar prefir morrer	103
fa	-64
faca azia	-76
facil	91
facil e	91
facil e pensament	73
faco	275
faco _ mal	82
faco de	67
faco me	224
faco me mal	110
faco me queimadur	70
faco plan	82
faco plan porq	66
fala	-87
fala em	-139
fala em morrer	-69
faland	69
faland que	69
falar	65
fale _ foi	61
fale _ nao	-71
fale que foi	82
fale que nao	-94
falec	-129
fales	84
fales ver	84
fales ver se	67
falh	90
falh pela	90
falh pela quint	72
falt	270
falt _ apetit	70
falt de apetit	94
falt de ferr	-61
falt na	94
falt na moral	75
falt o	75
famil	80
famil por	75
fantas	112
fantas _ o	67
fantas com	112
fantas com o	89
fard	137
fard vou	86
fard vou aliviar	69
fart	205
fart _ tudo	106
fart _ viver	61
fart de	166
fart de viver	82
fart dist	112
fart dist tudo	90
faz	110
faz _ hora	77
faz temp	107
faz uma	191
faz uma hora	102
fazend	-87
fazer	206
fazer _ besteir	66
fazer _ nas	65
fazer analis	-63
fazer cort	109
fazer cort nas	87
fazer sang	88
fazer sang quand	71
fazer um	-117
fazer um abort	-68
fazer uma	110
fazer uma besteir	88
fds	73
febr	-159
fechad	84
fechad no	84
fechad no quart	67
fechar me	70
ferid _ vermelh	66
ferid esta	110
ferid esta vermelh	88
ferr	-86
ferr outr	-77
ferr outr vez	-61
fertilidad falh	90
fertilidad falh pela	72
fibromialg	79
fibromialg acab	79
fibromialg acab comig	63
fica	-128
ficar	305
ficar _ e	61
ficar com	69
ficar negr	102
ficar negr e	81
ficar no	83
ficar no meio	66
ficass	170
ficass _ la	102
ficass por	170
ficass por la	136
fich	-63
fico com	-73
fico fechad	84
fico fechad no	67
fico olhand	63
fico pesquisand	94
fico pesquisand cart	76
filh _ 13	85
filh _ nao	-72
filh adolescent	76
filh de	237
filh de 12	67
filh de 13	72
filh ja	-94
filh ja nao	-75
filh nao	-145
filh se	112
filh se quer	63
fim	68
fim a	106
fim a vida	84
fim em	108
fiqu	177
fiqu com	-88
fiqu na	89
fiqu na beir	71
fiqu olhand	76
fiqu olhand pra	61
fiqu sem	70
fiqu sem trabalh	72
fisioterap	-64
fisioterap so	-64
fixa	82
fixa de	82
fixa de acabar	65
fiz	156
fiz de	-76
fiz minh	95
fiz minh ultim	76
fiz porq	90
fiz porq o	72
fiz um	74
fogo	107
fogo _ quer	96
fogo so	159
fogo so quer	127
foi	162
foi _ mas	61
foi acident mas	82
foi pior	88
foi pior que	71
fome	-150
for	-107
fora do	73
fora uma	-62
forc	-92
form	95
form _ la	67
form como	112
form como la	89
fort fico	84
fort fico fechad	67
frald	-90
frigorific se	62
frio	-95
fui	184
fui a fales	67
fui operad	67
fui reprovad	98
fui reprovad na	78
fumar	-232
fumar _ vez	-101
fumar de	-226
fumar de vez	-134
fund	-79
funeral	112
funeral _ com	67
funeral e	112
funeral e com	89
furar	82
furar toda	82
futur	104
futur nenhum	104
ganhar	76
ganhar coragem	76
garagem	108
gastrit	-129
gastrit atac	-74
gato a	101
gato a vizinh	81
gavet	197
gavet minh	65
gent	338
gent desculp	98
gent desculp qualquer	78
gent ta	84
gent ta na	67
gnr	73
gnr e	73
grad	76
grad doming	81
grad doming o	64
gram	144
gram _ paracetamol	86
gram de	144
gram de paracetamol	115
gratt	-88
grip e	71
grit	-69
grit que	-88
grit que eu	-71
gritar nao	67
guard	223
guard _ suficient	69
guard comprimid	115
guard comprimid suficient	92
guard os	86
guard os comprimid	69
ha _ ano	-76
ha _ arde	103
ha _ dia	76
ha bocad	171
ha bocad arde	137
ha dia	115
ha dia a	92
ha doi	-91
ha mes	61
ha mes nao	66
ha pouc	84
ha pouc depo	67
ha seman	72
ha tre	105
ha tre dia	90
ha um	69
hace	-126
hago	-80
he	-99
hemodialis	103
ho	-183
hoje a	-65
hoje no	84
hoje no banh	67
hora minh	-88
hora minh mae	-71
i	-289
ia	215
ia _ um	76
ia morrer	-224
ia para	93
ia para o	75
ia sentir	153
ia sentir minh	75
ia ser	106
ideac	157
ideac _ com	71
ideac suicid	157
ideac suicid ativ	81
ideac suicid com	95
idei	266
idei _ suicid	90
idei de	149
idei de suicid	119
idei fixa	82
idei fixa de	65
igual	-66
il	-243
imagin	123
imagin me	75
in	-189
inch	-113
inch na	-88
inch na hora	-71
inchad	-175
inchad e	-67
infart	-126
infart com	-74
infern	-62
infern quer	-62
inflam	-65
injec	-78
inson	211
inson chor	91
inson chor facil	73
inson e vontad	64
inson palpitac	95
inson palpitac idei	76
insulin	120
insulin de	74
insulin toda	62
inteir	189
inteir _ clonazepam	77
inteir de	191
inteir de clonazepam	102
intestin	-73
ir	560
ir _ com	92
ir _ para	90
ir dormir	151
ir dormir para	121
ir embor	151
ir junt	88
ir junt com	71
ir para casa	-76
irma entr	90
irma entr no	72
irma morr	-86
is	-122
isso	295
isso e	112
isso e da	65
isso ja	65
isto	264
isto acab	109
isto nao	-66
isto tudo	93
isto tudo hoje	75
it	-100
j	-158
j ai	-109
ja	407
ja _ aguent	-95
ja _ as	76
ja _ de	-103
ja _ dos	79
ja _ me	69
ja _ nao	98
ja _ sint	90
ja _ tenh	-86
ja _ tre	-61
ja ca	163
ja ca nao	130
ja decid	158
ja decid que	63
ja deit	-62
ja escolh	125
ja escrev	90
ja escrev as	72
ja fiz	-94
ja grit	-88
ja grit que	-71
ja nao	-114
ja nao aguent	-127
ja nao faco	66
ja nao sei	68
ja nao sint	119
ja nao tenh	-115
ja se	86
ja se me	69
ja sei	63
ja tenh	78
ja tenh vari	62
ja tent	133
ja tent uma	78
ja trat	132
ja trat dos	105
janeir	81
janel	294
jant	-62
jant num	-62
je	-326
joelh	-121
joelh e	67
joelh no	-63
jogo onlin	75
junt	182
junt a	62
junt com	88
junt com ele	71
k _ e	66
k mas	86
k mas e	88
k tem	-86
keri	198
keri _ logo	119
keri morr	198
keri morr logo	158
kero	239
kero _ n	116
kero morrer	194
kero morrer n	155
kg	129
l	-190
la	-329
la cheg	112
la pra	89
la pra baix	71
lado _ cabec	66
lado da	175
lado da cabec	88
laje	143
laje e fiqu	61
laje olhand	89
laje olhand la	71
lamin	170
lamin _ mao	65
lamin na	170
lamin na mao	86
largar	122
largar _ volant	73
largar o	122
largar o volant	97
largu	103
largu _ hemodialis	62
largu a	103
largu a hemodialis	83
las	-221
laud	-97
laud pro	-97
laud pro segur	-77
le	-311
leit	-87
lencol	81
lencol na	81
lencol na grad	64
les	-117
levar	-105
levar _ exam	-73
levar o	-121
levar o exam	-97
lhe	-69
linh do	83
linh do combo	66
lixiv	171
lixiv _ bocad	103
lixiv ha	171
lixiv ha bocad	137
lo	-80
logo	343
logo _ me	119
logo ng	198
logo ng me	158
lol	76
lol mas	78
lol mas a	63
lombar	-67
long de	84
long de tudo	67
los	-170
losartan	-75
lutar	158
lutar contr	81
lutar contr a	65
lutar quer	77
lutar quer ir	62
luto	-92
m	-77
ma	-82
machuc de	73
madrugad	-74
mae	219
mae _ sabe	68
mae ja	-88
mae ja grit	-71
mae nao	113
mae nao sabe	90
mae no	66
mae tem	-95
mae tem demenc	-76
magoar e	69
magoar me	-63
mai	563
mai _ assim	64
mai _ sem	102
mai _ tar	67
mai _ to	65
mai a	71
mai acordar	81
mai cont	98
mai de	-81
mai de 60	-65
mai energ	98
mai essa	-135
mai esta	-146
mai esta azia	-75
mai rapid	171
mai rapid sem	137
mai remed	-77
mai remed pra	-61
mai saber	-64
mai vale	112
mai vale tar	90
mai vali	82
mai vali nao	66
mai viver	326
mai viver assim	85
mai viver papo	64
mal _ pequen	82
mal com	-62
mal desd	137
mal desd pequen	110
male	-68
mama	-99
manch	-105
mand	290
mand _ se	69
mand audi	211
mand audi dizend	78
mand audi se	92
mandam	114
mandam _ da	68
mandam saltar	114
mandam saltar da	91
mandand	133
mandand eu	133
mandand eu pular	79
maneir	73
maneir precis	73
manh	-106
mano n	80
mano n quer	64
mapa	72
mapa mort	72
marc	147
marc esta	78
marc esta seman	62
marc hoje	84
marc hoje no	67
marid	117
marid _ deprimid	66
marid policial	110
marid policial deprimid	88
marid ronc	-70
mas	336
mas _ foi	61
mas _ ja	68
mas _ seri	113
mas a	101
mas a seri	63
mas e	128
mas e seri	88
mas esto	-68
mas eu	90
mas fico	94
mas fico pesquisand	76
mas fui	84
mas fui a	67
mas isso	65
mas nao	139
mas nao foi	82
mas tem	74
mas tenh	-65
mata	99
mata _ rapid	102
mata mai	171
mata mai rapid	137
mata precis	70
matam	111
matam _ pess	86
matam uma	144
matam uma pess	115
matand	-140
matar	378
matar _ eu	-73
matar _ que	-71
matar encontr	79
matar encontr pesquis	63
matar fale	-118
matar fale que	-94
matar faz	68
matar fds	73
matar ja	79
matar ja decid	64
matar me	75
matar se	-121
matar se eu	-97
matar um	-77
matar um com	-62
mate _ por	83
mate aind	138
mate aind por	111
mato	-94
mato ele	-68
me	485
me _ a	-88
me _ aind	83
me _ chegar	72
me _ com	64
me _ de	-75
me _ dnv	84
me _ dour	104
me _ el	-99
me _ escondid	68
me _ fale	-71
me _ ficar	61
me _ gargant	103
me _ ja	75
me _ k	66
me _ la	-100
me _ mord	61
me _ no	-110
me _ pele	81
me _ pess	69
me _ prefir	78
me _ saltar	68
me _ se	-73
me _ tre	68
me _ uma	77
me a	115
me a gargant	137
me acabaram	86
me acontec	-66
me ajud	129
me ao	150
me ao dour	139
me apetec	129
me apetec chegar	96
me arranh	98
me as	-75
me ate	102
me ate ficar	81
me baja	-90
me cans	-77
me castigar	95
me com cigarr	62
me cort	102
me cort dnv	112
me cort escondid	90
me da	84
me da uma	102
me das	115
me das pess	92
me deixass	87
me deixass voltar	70
me desviver	110
me desviver k	88
me doi	91
me doi a	90
me duel	-77
me e	159
me e mord	81
me entend	198
me espetav	105
me expulsar	129
me expulsar prefir	103
me faca	-76
me faca azia	-61
me furar	82
me furar toda	66
me ha tre	90
me largar	122
me largar o	97
me machuc	73
me magoar	69
me mal	137
me mal desd	110
me mandam	114
me mandam saltar	91
me mata	-97
me matand	-109
me matar	320
me matar fale	-94
me matar ja	64
me matar se	-97
me mate	138
me mate aind	111
me mato	97
me mori	-95
me muer	-112
me muer de	-81
me na	106
me na pele	108
me nas	85
me nas pern	68
me nos	71
me outr	82
me outr vez	88
me pela	69
me pico	-91
me pico no	-71
me por	63
me por term	75
me queimadur	87
me queimadur com	70
me segur	70
me sint vazi	62
me so	-63
me tudo	72
me unaliv	78
me unaliv lol	63
medo	124
medo _ fazer	66
medo _ o	70
medo _ seja	-63
medo _ ser	-70
medo de	106
medo de fazer	88
medo de mim	72
medo de o	93
medo de ser	-93
medo do	106
medo do que	85
medo que seja	-84
meia	66
meio	-64
meio dela	83
meio dia	-77
melhor	402
melhor _ mim	75
melhor era	70
melhor nao	67
melhor sem	163
melhor sem mim	100
melhorar	74
melhorar vou	74
menin	76
menin ta	90
menin ta na	72
meno	124
mensagem	81
mensagem a	81
merec outr	69
mes e	149
mes e as	74
mes nao	82
mes nao durm	66
mesa	154
mesm	-135
mesm _ so	-109
mesm burac	69
mesm precis	-64
mesm quer	-118
mesm quer so	-94
meu	524
meu _ ate	78
meu _ de	127
meu _ do	-71
meu _ funeral	67
meu _ morr	-64
meu _ na	84
meu _ policial	66
meu _ resolv	77
meu _ vai	78
meu bebe	62
meu bebe na	74
meu brac	96
meu brac ate	103
meu cachorr	70
meu companheir	127
meu encaminhament	-118
meu encaminhament do	-94
meu filh ja	-75
meu filh se	90
meu irma entr	72
meu irma morr	-68
meu marid	122
meu marid policial	88
meu menin	90
meu menin ta	72
meu namorad	203
meu neto	153
meu ombr	-82
meu pai	118
meu pai resolv	103
meu pai vai	103
meu prim de	78
meu propr	112
meu propr funeral	89
mi	-310
mil euro	75
militar	73
militar da	73
mim	771
mim _ boa	65
mim _ so	78
mim acab	75
mim de	108
mim de boa	86
mim faco	87
mim faco me	70
mim pert	83
mim pert de	66
mim propr	122
minh	433
minh _ de	247
minh _ e	-69
minh _ me	61
minh _ morr	-63
minh _ so	-89
minh _ ta	75
minh _ tem	-64
minh _ vai	-73
minh adolescent	-62
minh alun	113
minh boca	-65
minh cabec	129
minh cabec me	81
minh coleg	97
minh cont	95
minh cont da	76
minh cunhad	84
minh cunhad tomo	67
minh falt	94
minh falt na	75
minh filh de	139
minh filh nao	-79
minh gastrit	-74
minh mae ja	-71
minh mae nao	90
minh mae tem	-76
minh medic	71
minh mort	151
minh namorad	-97
minh press	65
minh prim	67
minh sogr	-109
minh sogr vai	-97
minh ultim	95
minh ultim postagem	76
minh vida	86
mio	-67
miud	-73
moletom	74
moletom no	74
mon	-109
moral	94
mord	209
mord _ ate	61
mord _ brac	78
mord me	102
mord me ate	81
mord meu	129
mord meu brac	103
mori	-97
morir	-84
morr	-323
morr _ ng	119
morr de	-244
morr logo	198
morr logo ng	158
morrend	-119
morrend de	-84
morrer	396
morrer _ aguent	116
morrer _ busa	94
morrer _ e	-63
morrer _ que	106
morrer _ to	-70
morrer ate	149
morrer ate quer	119
morrer com	93
morrer com meu	74
morrer do corac	-63
morrer doutor	-116
morrer doutor to	-93
morrer ha	72
morrer n	194
morrer n aguent	155
morrer na	-127
morrer na operac	-71
morrer nem	-102
morrer no	137
morrer no busa	126
morrer quas	81
morrer quas diar	64
morrer so que	78
morrer tenh	-105
morrer tenh e	-84
morress	126
mort	221
mort de	-103
mort e	-78
mort eu	83
mort no test	64
mort o	72
mort quand	-73
mort todo	91
mort todo os	73
mort vali	75
mt	140
mude de antidepressiv	80
muer	-137
muer de	-101
muert	-101
muit	-208
muit temp	-63
mund	691
mund _ sem	65
mund pra	73
mund segu	108
mund segu sem	86
muro	87
muro quand	93
muro quand ia	75
mutil	74
my	-267
n	452
n _ a	62
n _ bem	65
n _ mai	133
n aguent	289
n aguent a	83
n aguent mai	73
n aguent quer	77
n quer	80
n quer mai	64
n to	108
n to bem	86
na	208
na _ a	92
na _ quand	81
na aula	-75
na autoestrad	105
na autoestrad a	84
na beir	89
na beir da	71
na casa	62
na estac	-66
na gavet	197
na grad	81
na grad doming	64
na hora	-127
na hora minh	-71
na laje	76
na laje e	61
na linh	83
na linh do	66
na mao	67
na moral	94
na operac	-89
na pared	121
na pared ate	76
na pele	97
na pele quand	108
na pern	140
na pont	67
na proxim	-62
na residenc	98
na residenc e	78
na roca	70
na roca long	67
na seman	70
na trav	84
na trav da	67
nada	-196
nada _ medo	90
nada ao	75
nada nem	149
nada nem medo	119
nada que	-76
nada que nao	-61
namorad	72
namorad ameac	68
nao	376
nao _ a	73
nao _ apetec	72
nao _ ca	148
nao _ chegar	117
nao _ comer	-94
nao _ esta	65
nao _ este	86
nao _ futur	62
nao _ mate	83
nao _ morrer	-177
nao _ nada	63
nao _ o	-103
nao _ parar	75
nao _ pens	-122
nao _ quer	-71
nao _ said	83
nao abre	62
nao acordar	251
nao acordar nunc	77
nao acordass	87
nao acordav	-78
nao acordav da	-62
nao aguent este	115
nao aguent mai	-64
nao atend	88
nao cola	-70
nao como nada	-61
nao conf	170
nao conf em	136
nao digo	75
nao dou	98
nao dou mai	78
nao durm	65
nao durm e	66
nao e e	-94
nao estar	82
nao estar ca	66
nao esto	175
nao esto esta	130
nao faco	82
nao faco plan	66
nao foi	102
nao gritar	67
nao ha	-74
nao import	65
nao levar	-121
nao levar o	-97
nao me	77
nao me apetec	96
nao me deixass	70
nao me faca	-61
nao me mate	111
nao melhorar	74
nao mesm	-172
nao mesm quer	-94
nao nao	-126
nao nao pens	-101
nao nunc	-77
nao nunc pens	-62
nao o	90
nao o fiz	72
nao para	-104
nao para de	-62
nao parar	94
nao parar eu	75
nao pass do	63
nao pens	-173
nao pens em	-138
nao poss	-61
nao quer acordar	-80
nao quer chegar	156
nao quer comer	-105
nao quer continuar	72
nao quer esperar	65
nao quer estar	84
nao quer morrer	-235
nao sabe	113
nao sai	102
nao sai da	81
nao sei	287
nao sei com	63
nao sei parar	68
nao sint	89
nao sint nada	119
nao sobe	-84
nao ta	-106
nao tencion	82
nao tencion ca	66
nao tenh	-381
nao tenh mai	-72
nao ter	67
nao vejo	219
nao vejo futur	83
nao vejo said	110
nao voltar	86
nao voltar a	69
nariz	-143
nas	235
nas _ escond	65
nas cost	108
nas cost ha	66
nas pern	246
nas pern e	68
nas pern escond	87
nasc	105
nasc era	67
nascid	208
nascid quer	77
nascid quer evaporar	61
natal	202
natal _ ca	98
natal ja	163
natal ja ca	130
ne	-71
nega	110
nega _ prev	71
nega tentativ	119
nega tentativ prev	95
negoc	129
negoc _ cacadeir	77
negoc a	129
negoc a cacadeir	103
negr e	102
negr e castig	81
nem _ em	-72
nem _ minh	62
nem a minh	83
nem de	-77
nem de ver	-61
nem em	-63
nem existir	65
nem medo	149
nem medo de	119
nem o	98
nem o remed	78
nem pens	-74
nem vontad	-66
nenem	88
nenhum	159
nenhum de	67
nerv	-164
nerv nem	-66
nervos	133
nervos _ me	81
nervos acalm	135
nervos acalm me	108
nest	204
nest casa	75
nest mund	130
neto	153
neto de	68
ng	198
ng _ entend	119
ng me	198
ng me entend	158
ni	-118
night	-72
ninguem	578
ninguem _ sentir	92
ninguem deve	-77
ninguem deve ser	-61
ninguem ia	198
ninguem ia sentir	123
ninguem so	75
ninguem ve	73
no	-67
no _ a	-65
no _ dela	86
no _ e	83
no _ ja	83
no _ no	187
no _ pens	117
no _ que	-85
no _ quer	86
no _ toda	94
no banh	241
no banh toda	126
no busa	157
no busa no	126
no calor	74
no cemiter	66
no combo	68
no computador	79
no computador dele	63
no corp	-63
no frigorific	62
no jogo	77
no me	-181
no meio	83
no meio dela	66
no natal	123
no natal ja	130
no oitav	93
no oitav mes	74
no ouvid	-96
no ouvid que	-62
no peit	144
no peit quer	115
no pescoc	-97
no pescoc e	-71
no port	81
no port precis	64
no post	71
no post e	82
no quart	241
no quart e	67
no que	131
no que pens	105
no questionar	-94
no rabo	-70
no solt	81
no solt e	64
no test	80
no test de	64
no tramp	157
no tramp no	126
noch	-82
noit _ para	62
noit e esto	65
noit que	-70
noit tenh	64
noit toda	-105
noit volt	103
noit volt para	83
nojo	87
nojo de	87
nojo de mim	70
non	-142
nos	120
nos 18	195
nos ajud	-64
nos brac	131
nos brac e	105
nove	-114
nove seman	-95
novo segur	98
novo segur contin	78
nuit	-82
num	-66
num post	91
num restaurant	-62
nunc	78
nunc _ em	-73
nunc mai	177
nunc mai acordar	65
nunc pens	-122
nunc pens em	-98
nunc ter	77
nunc ter nascid	61
o _ a	206
o _ da	-85
o _ e	-92
o _ marid	94
o _ namorad	73
o _ nao	-63
o _ pai	-77
o _ propr	67
o _ quer	-70
o _ segu	65
o aluguel	72
o alun	80
o alun que	64
o brac	-120
o carr	254
o carr contr	75
o carr no	82
o carr num	73
o celular	82
o cigarr	87
o cumprir	117
o deixar	68
o dia	92
o dia inteir	-69
o ex	-74
o exam	-171
o fiz	90
o fiz porq	72
o gato a	81
o joelh	-62
o lencol	81
o lencol na	64
o luto	-80
o medo	69
o melhor	70
o meu	297
o meu irma	72
o meu marid	125
o meu namorad	98
o meu pai	-102
o meu propr	89
o mund	176
o mund segu	86
o negoc	129
o negoc a	103
o no	81
o no solt	64
o part	75
o pens	-70
o remed novo	78
o segur	103
o segur de	111
o ser	75
o servic	-62
o terc	149
o terc a	119
o trabalh	93
o volant	122
objet	67
objet na	67
obrigad	109
obrigad a	95
obrigad a quem	76
ocul	-85
of	-82
oftalm	-118
oico	90
oico _ que	68
oico voz	114
oico voz que	91
oitav	93
oitav mes	93
oitav mes e	74
olhand	203
olhand _ baix	83
olhand la	89
olhand la pra	71
olhand pra	139
olhand pra baix	111
olho para	73
ombr	-129
on	-121
onde ninguem	73
onib	-83
onlin devo	75
ontem	464
ontem _ ferid	66
ontem _ na	99
ontem _ noit	111
ontem _ ta	84
ontem a	258
ontem a ferid	88
ontem a noit	148
ontem acho	-62
ontem e ta	112
ontem fiqu	89
ontem fiqu na	71
ontem foi	88
ontem foi pior	71
ontem obrigad	95
ontem obrigad a	76
ontem so	90
ontem so nao	72
ontem subi	76
ontem subi na	61
operac	-89
operad	67
operad ao	67
os	218
os _ todo	87
os brac	68
os brac ate	71
os calmant	109
os calmant todo	87
os comprimid	193
os comprimid todo	78
os dedo	-63
os dia	112
os meu	158
os meu filh	65
outr	137
outr _ ontem	66
outr mae	69
outr maneir	73
outr vez	167
outr vez a	79
outr vez ontem	88
ouvid	-147
ouvid que	-78
ouvid que tratament	-62
ouvir	-67
oxal	170
oxal _ um	102
oxal tivess	170
oxal tivess um	136
pacient	145
pacient _ ideac	71
pacient refer	145
pacient refer ideac	95
padr	-80
paga	70
paga se	70
pai	95
pai _ isto	77
pai _ me	95
pai quem	-64
pai resolv	129
pai resolv isto	103
pai vai	129
pai vai me	103
paliativ	-130
paliativ para	-64
palpitac idei	95
palpitac idei de	76
panic	-222
pao	-75
pape	132
pape e	101
pape e dei	81
papel a	76
papo	80
papo reto	80
par	-62
para	140
para _ da	90
para _ por	62
para a	-187
para a minh	-77
para casa	-95
para casa diz	-76
para de	-91
para debaix	151
para debaix da	121
para dentr	103
para dentr por	83
para estar	86
para estar viva	69
para ficar	69
para ganhar	76
para nada	-90
para nao	95
para o	-173
para o meu	-67
para o trabalh	75
para os	82
para os meu	65
para sempr	189
para ver	69
paracetamol	123
paracetamol _ uma	86
paracetamol matam	144
paracetamol matam uma	115
parapeit	103
parapeit _ sext	62
parapeit do	103
parapeit do sext	83
parar com	-131
parar de existir	61
parar eu	94
parar eu me	75
pare a	-63
pare a amamentac	-62
parec	-201
parec que	-97
pared	121
pared ate	95
pared ate doer	76
part imagin	75
partir	123
partir e	81
partir e nao	65
parvoic	84
parvoic mas	84
parvoic mas fui	67
pas	-94
pass	127
pass a	-65
pass do natal	63
pass mal	-62
pass me	69
pass na	110
pass na linh	66
pass o	71
passad	112
passad chegu	84
passad chegu a	67
passam	88
passarel	63
passarel fico	63
pau	-66
pavor	-62
pavor de	-62
pe	-146
peco a	81
peco a deu	65
pede	160
pede consult	101
pede consult urgent	81
pedi	120
pedi a	69
pedir	271
pedir _ seja	90
pedir as	-62
pedir desculp	76
pedir que	184
pedir que seja	119
peit	110
peit _ desaparecer	86
peit quer	144
peit quer desaparecer	115
pela	200
pela cabec	69
pela doenc	81
pela quint	90
pela quint vez	72
pele _ esto	81
pele mort	-74
pele quand	135
pele quand esto	108
pelo	-183
pens	324
pens _ me	-107
pens _ nao	-89
pens _ suicid	-68
pens besteir	89
pens besteir ontem	71
pens em	164
pens em dar	72
pens em espetar	75
pens em ficar	66
pens em me	-138
pens em morrer	75
pens em suicid	-90
pens ja	-70
pens que nao	-62
pens ultimament	131
pensament	187
pensament de	188
pensament de mort	73
pensand	279
pensand em	222
pensand em me	71
pensar	238
pensar _ suicid	74
pensar em	238
pensar em me	63
pensar em suicid	99
pequen	77
pequen _ as	82
pequen e	137
pequen e as	110
per	-75
perceberem	115
perd	212
perd _ casa	77
perd a	109
perd a casa	103
perd tudo	157
perd tudo no	81
pergunt	-198
pergunt _ eu	-71
pergunt se	-118
pergunt se eu	-94
perguntaram	-173
pern	167
pern _ com	65
pern e	75
pern e ja	68
pern escond	109
pern escond com	87
pern onde	73
pern para	67
pero	-95
pert de	83
pert de janel	66
pescoc	-123
pescoc e	-88
pescoc e inch	-71
peso	86
peso _ peit	86
peso no	144
peso no peit	115
pesquis	79
pesquis no	79
pesquis no computador	63
pesquisand	94
pesquisand cart	94
pesquisand cart de	76
pess	310
pess _ 60	86
pess _ ela	69
pess de	144
pess de 60	115
pess se	70
pess sem	115
pess sem ela	92
pica	-78
pico	-106
pico no	-88
pico no pescoc	-71
pilul	-93
pior meu	-64
pior que	88
pior que nunc	71
piu	-97
plan	318
plan _ tenh	70
plan e	179
plan e tenh	93
plan porq	82
plan porq nao	66
planej	204
planej _ mort	90
planej minh	151
planej minh mort	121
planejament	119
planejament _ tentativ	71
planejament nega	119
planejament nega tentativ	95
plant _ to	95
plant e	158
plant e to	126
plu	-170
plu de	-64
po	-74
pode	-148
pode causar	-65
policial	136
policial _ dorm	66
policial deprimid	110
policial deprimid dorm	88
pont e	105
por	197
por _ a	119
por _ e	-89
por a	84
por a cord	67
por caus	136
por caus do	72
por dia	-86
por existir	76
por fim	106
por fim a	84
por la	112
por term	93
por term a	75
por uma	-104
por vergonh	75
porq	274
porq _ ir	62
porq _ meu	85
porq nao	132
porq nao tencion	66
porq o	142
porq o meu	113
porq pass	71
port	110
port precis	81
port precis de	64
portug	80
poss	-74
poss fazer	106
post	187
post _ fale	61
post e	102
post e fale	82
postagem	95
postagem ontem	95
postagem ontem obrigad	76
pouc depo	84
pouc depo da	67
pour	-76
pq	67
pq eu	67
pra	513
pra _ acordar	78
pra _ de	82
pra apagar	136
pra apagar de	109
pra apne	-68
pra baix	227
pra baix um	61
pra fora	-73
pra matar	-77
pra matar um	-62
pra me	111
pra me castigar	76
pra minh	66
pra nao	93
pra nao acordar	104
pra press	-77
pra sempr	118
pra ser	65
precis	266
precis _ apagar	82
precis _ consult	122
precis _ nao	63
precis de	166
precis de consult	163
precis de laud	-77
precis pra	240
precis pra apagar	109
precis pra nao	84
precis saber	70
precis so	-64
pred	-73
prefer nem	65
prefir	195
prefir morrer	149
press	-152
prev	107
prev _ encaminhament	71
prev solicit	119
prev solicit encaminhament	95
prim	76
prim de	92
prim de 17	78
prim mand	67
pro meu	90
pro meu menin	72
pro segur	-97
pro segur de	-77
problem a	72
proposit	532
proposit faz	63
proposit na	73
proposit ontem	81
proposit ontem a	65
proposit quer	120
propr	319
propr esta	64
propr funeral	112
propr funeral e	89
proxim	-62
proxim cirurg	-62
psicolog	-128
pued	-81
pular	162
pular da	99
pular da janel	79
puls	-77
q	-267
qria	73
qria ter	73
qro	147
qro dormir	96
qro dormir e	77
qts	136
qts _ precis	82
qts rivotril	136
qts rivotril precis	109
qual	109
qual _ mata	102
qual remed	171
qual remed mata	137
qualquer cois me	-62
qualquer cois nao	78
quand	246
quand _ a	141
quand _ nervos	81
quand _ sozinh	89
quand atravess	63
quand conduz	122
quand conduz sozinh	97
quand esto	118
quand esto nervos	108
quand ia	93
quand ia para	75
quand me sint	62
quand tenh	88
quand tenh ansiedad	71
quand vem	129
quand vem a	103
quant	183
quant _ sao	63
quant gram	144
quant gram de	115
quant temp	-63
quant victan	105
quant victan sao	84
quart	222
quart ao	-62
quart e	65
quartel	73
quas	131
quas diar	81
quas diar desd	64
quas fui	76
que	596
que _ acident	61
que _ cancr	-63
que _ com	66
que _ dar	66
que _ de	138
que _ e	-74
que _ esta	75
que _ fazer	88
que _ mandam	68
que _ me	-63
que _ morrer	-93
que _ segur	84
que _ ultimament	79
que a	174
que a anestes	70
que a unic	61
que acompanh	80
que acompanh 11	64
que agor	98
que agor com	78
que aliv	-78
que aquel	-95
que aquel nao	-76
que chor	-77
que chor vend	-62
que deu	69
que ela	113
que esta	67
que eu	209
que eu ia	-71
que exam	-62
que foi	136
que foi acident	82
que ia	-68
que ia morrer	-110
que ja	125
que me mandam	91
que me mori	-76
que morr	-87
que mude	100
que mude de	80
que nao	-182
que nao acordav	-62
que nao e	-94
que nao me	-65
que nao pass	63
que no	-87
que nos	-64
que o	219
que o meu	75
que pare	-77
que pare a	-62
que pass	83
que pass na	66
que pedi	120
que pens	144
que pens ultimament	105
que poss	106
que poss fazer	85
que se	143
que seja cancr	-84
que seja esta	119
que tinh	62
que tratament	-78
que tratament ha	-62
que vai	76
que vou	88
qued	-84
queim	131
queim _ na	81
queim me	181
queim me na	108
queimadur	87
queimadur com	87
queimadur com o	70
queix	-84
quem	84
quem e	-64
quem falar	78
quem tent	95
quer	449
quer _ com	-151
quer _ de	-81
quer _ dormir	90
quer _ doutor	-70
quer _ e	148
quer _ matar	77
quer _ meu	-71
quer _ mort	61
quer _ nos	117
quer _ se	-69
quer _ tenh	-63
quer _ ter	65
quer _ um	-104
quer acordar	-100
quer chegar	195
quer chegar nos	156
quer comer	-131
quer comer desd	-75
quer continuar	90
quer continuar nest	72
quer deletar	95
quer deletar minh	76
quer desaparecer	144
quer desaparecer para	115
quer descansar	66
quer desmarcar	-93
quer desmarcar a	-75
quer dormir	110
quer dormir e	133
quer esperar	81
quer esperar pela	65
quer estar	144
quer estar mort	82
quer evaporar	77
quer evaporar parar	61
quer fazer	-173
quer fazer um	-68
quer ir	366
quer ir dormir	121
quer ir embor	78
quer ir junt	71
quer ir para	-76
quer mai viver	75
quer matar	79
quer matar encontr	63
quer me	128
quer me matar	102
quer morrer com	74
quer morrer doutor	-93
quer morrer tenh	-84
quer nunc	77
quer nunc ter	61
quer parar	-187
quer parar com	-105
quer partir	81
quer partir e	65
quer pedir	-67
quer que	132
quer que a	70
quer saber	-115
quer saber se	-92
quer so	-118
quer so meu	-94
quer sumir dess	77
quer tirar	-99
quer um	-68
quer viver com	-62
querend	145
querend morrer	98
querend morrer so	78
querer	-141
questionar	-97
quier	-186
quint	66
quint vez	90
quint vez nao	72
rabo	-89
rabo a	-70
raiv	147
raiv de	81
raiv de aind	64
raiv e	67
rapid	171
rapid _ sofrer	102
rapid sem	171
rapid sem sofrer	137
receit	-168
receit da	-64
recus	74
refer	141
refer _ suicid	71
refer ideac	119
refer ideac suicid	95
reflux	-101
reflux ja	-66
regl	-65
remed _ mai	102
remed _ press	-77
remed da	-112
remed mata	171
remed mata mai	137
remed novo	98
remed novo segur	78
remed pra press	-61
renal	-67
reprovad	98
reprovad na	98
reprovad na residenc	78
residenc	98
residenc e	98
residenc e desd	78
resolv	116
resolv isto	129
restaurant	-62
restaurant ontem	-62
reto	80
rezo	149
rezo _ terc	90
rezo o	149
rezo o terc	119
rivotril	136
rivotril _ pra	82
rivotril precis	136
rivotril precis pra	109
roca	70
roca long	84
roca long de	67
ron de	81
ron de proposit	65
ronc	-89
ronc tant	-70
rost	-66
roxear	129
roxear _ vem	78
roxear quand	129
roxear quand vem	103
sabe	121
saber	-187
saber ant	70
saber de	-64
saber se	-143
sai	73
sai _ minh	61
sai da	102
sai da minh	81
said	166
said e	77
said e morrer	61
said ja	101
said ja trat	81
sair	-99
sair nem	-77
sair nem de	-61
saltar	114
saltar _ janel	68
saltar da	114
saltar da janel	91
sang	-158
sang quand	88
sang quand tenh	71
sangr	-146
sao _ pra	63
sao precis	105
sao precis pra	84
sao tre	-65
sarn	-61
saud	-150
saud _ se	-71
saud pergunt	-118
saud pergunt se	-94
se	360
se _ a	-65
se _ e	111
se _ espetav	63
se _ eu	85
se _ matar	88
se _ morress	76
se _ nao	-81
se _ pens	-103
se _ sozinh	61
se a	132
se ate	74
se calhar	84
se calhar e	67
se cortand	84
se cortand vi	67
se despedind	114
se despedind e	92
se e	-93
se essa	94
se essa dor	75
se eu	145
se eu morress	101
se eu nao	-73
se eu pens	-138
se ha	-70
se isto	69
se mata	98
se matar	65
se mato	-64
se me	-138
se me acabaram	69
se me espetav	84
se mutil	74
se quer	79
se quer matar	63
se se	68
se tinh	84
se tinh coragem	67
se um	94
se um caminh	75
se vai	68
secundar	100
segu	108
segu _ mim	65
segu sem	108
segu sem mim	86
segund	-124
segur	150
segur aqui	70
segur contin	98
segur contin querend	78
sei	328
sei _ quem	79
sei com	78
sei com quem	63
sei o	63
sei parar	85
seja _ noit	90
seja cancr	-105
seja esta	149
seja esta noit	119
sem	179
sem _ perceberem	69
sem casa	90
sem casa pens	72
sem ela	154
sem ela perceberem	92
sem energ	-63
sem forc	-64
sem mim	231
sem mim de	86
sem querer	-125
sem sofrer	171
sem tentativ	101
sem tentativ anterior	81
sem trabalh	90
sem trabalh e	72
sem vontad	-96
sem vontad de	-76
seman	102
seman doi	72
seman e quer	71
seman passad	154
seman passad chegu	67
sempr	183
sempr que	83
sempr que pass	66
senh	65
senh e	65
senhor	74
sentir	101
sentir minh	94
sentir minh falt	75
ser	106
ser a	-77
ser a falt	-61
ser cancer	-116
ser fard	86
ser fard vou	69
ser sincer	65
ser um	72
sera	-144
seri	314
serv	-65
servic de	73
servic ta	-62
sext _ ontem	62
sext andar	103
sext andar ontem	83
si	-128
sin	-94
sinc	-87
sincer	65
sincer prefer	65
sincerament	108
sincerament mai	82
sincerament mai vali	66
sint	89
sint deprimid	-74
sint nada	149
sint nada nem	119
sint que	84
sint vazi	78
sint vazi ja	62
so	313
so _ deixar	116
so _ encaminhament	-71
so _ esper	69
so _ me	83
so _ mesm	-72
so _ o	99
so _ que	89
so a	190
so a esper	92
so agua	-66
so ando	-178
so cansac	-74
so da	-64
so dar	68
so falt	111
so meu	-118
so meu encaminhament	-94
so nao	254
so nao me	111
so nao o	72
so no	131
so no que	105
so pens	181
so pens besteir	71
so pens em	74
so pior	-64
so planej	98
so planej minh	78
so que agor	78
so que chor	-62
so quer	160
so quer deixar	155
sobe	-130
sobr como	79
sobr como fazer	63
sofrer	171
sogr	-109
sogr _ me	-73
sogr vai	-121
sogr vai me	-97
solicit	119
solicit encaminhament	119
solt	65
solt e	81
solt e eu	64
sono	-160
sou	403
sou militar	73
sou um	168
sou um estorv	78
sou universitar	98
sou universitar fui	78
sozinh	256
sozinh _ me	73
sozinh apetec	122
sozinh apetec me	97
subi	71
subi na	76
subi na laje	61
subir _ parapeit	62
subir ao	103
subir ao parapeit	83
suficient	115
suficient _ esto	69
suficient e	115
suficient e esto	92
sui	-78
suicid	212
suicid 22	81
suicid 22 ano	64
suicid _ nao	79
suicid _ planejament	71
suicid _ sai	61
suicid _ so	-73
suicid ativ	101
suicid ativ sem	81
suicid com	119
suicid com planejament	95
suicid e efeit	80
suicid e nao	106
suicid e so	-98
suicid nao	102
suicid nao sai	81
suicid precis	95
suicid precis de	76
suicid se	-69
suicid so	-69
suisid	131
suisid _ so	79
suisid e	131
suisid e so	105
suma	-74
suma da	-74
sumi	82
sumir	73
sumir _ mund	101
sumir com	-64
sumir dess	96
sumir dess mund	77
sumir do	73
sumiss	72
sumiss do	72
t	-61
ta	232
ta _ mt	84
ta alta	65
ta aqui	116
ta ardend	140
ta ardend mt	112
ta na	240
ta na gavet	72
ta na roca	67
ta se	84
ta se cortand	67
ta um	-62
tal	-62
tal que	-62
tambem mas	65
tant	-115
tar	112
tar mort	112
tard	-188
tcha	84
tcha gent	98
tcha gent desculp	78
telemovel e	-62
tem	-292
tem demenc	-95
tem demenc e	-76
tem exam	-68
temp nao	65
temp quas	76
temp quas fui	61
tencion	82
tencion ca	82
tencion ca estar	66
teng	-151
tenh	203
tenh 78	70
tenh _ ano	134
tenh _ calmant	65
tenh _ com	67
tenh _ de	104
tenh _ do	64
tenh _ medo	-63
tenh _ plan	115
tenh a	-84
tenh ansiedad	88
tenh ansiedad ontem	71
tenh e	-105
tenh e medo	-84
tenh enxaquec	84
tenh enxaquec fort	67
tenh fantas	112
tenh fantas com	89
tenh mai	-198
tenh mai de	-65
tenh mai remed	-61
tenh medo	94
tenh medo do	85
tenh nojo	87
tenh nojo de	70
tenh os	109
tenh os calmant	87
tenh pavor	-62
tenh pensament	79
tenh pensament de	80
tenh um	210
tenh um plan	153
tenh uma	-96
tenh vari	78
tenh vari marc	62
tenh vergonh	165
tenh vergonh de	132
tenh vontad	110
tens	-116
tent	495
tent _ me	109
tent _ vez	72
tent enforcar	113
tent enforcar me	90
tent matar	69
tent tre	-72
tent uma	142
tent uma vez	113
tentativ	220
tentativ _ solicit	71
tentativ anterior	101
tentativ anterior pede	81
tentativ prev	119
tentativ prev solicit	95
ter	296
ter coragem	73
ter nascid	208
ter nascid quer	61
terc	128
terc _ pedir	90
terc a	149
terc a pedir	119
term	93
term a	93
term a isto	75
terr	140
tesour	-64
test de	80
test de portug	64
the	-221
thi	-93
tien	-104
tinh	184
tinh coragem	84
tinh no	62
tio	-61
tio se	-66
tipo	-92
tive bebe	69
tive um	67
tivess	170
tivess _ acident	102
tivess um	170
tivess um acident	136
to	437
to _ a	65
to _ dess	62
to _ to	65
to bem	108
to bem to	86
to cansad	155
to cansad dess	83
to com	249
to com a	86
to com pensament	63
to pensand	89
to pensand em	71
to pra	-77
to pra matar	-62
to vomitand	158
toda a	80
toda a gent	64
toda hora	151
toda que	62
todo	516
todo _ em	81
todo _ nao	72
todo contad	109
todo contad em	87
todo dia	201
todo dia e	80
todo ja	120
todo ja nao	96
todo mund	190
todo os	112
todo os dia	90
tomar	101
tomar de	62
tome	87
tome _ cartel	114
tome uma	271
tome uma caix	65
tome uma cartel	152
tomo chumbinh	84
tomo chumbinh agor	67
tontur desd	69
toss	-189
tou	145
tou _ de	61
tou a	78
tou a pensar	63
tou fart	102
tou fart de	82
tpm	-77
tpm exist	-77
tpm exist remed	-62
trabalh	81
trabalh e	90
trabalh e sem	72
trabalhar	71
trabalhar porq	71
tramp	157
tramp _ banh	94
tramp no	157
tramp no banh	126
transar	-76
transar depo	-68
trat	132
trat _ pape	79
trat dos	132
trat dos pape	105
tratament	-81
tratament ha	-78
trav da	84
trav da garagem	67
tre	-131
tre _ e	68
tre dia	62
tre dia e	90
tre vez	-72
trem	-67
trist	-118
tudo	646
tudo _ vale	67
tudo bem	67
tudo fora	-62
tudo hoje	127
tudo mai	112
tudo mai vale	90
tudo no	101
tudo no jogo	81
turn	-80
u ron de	65
ultim	84
ultim postagem	95
ultim postagem ontem	76
ultimament	226
ultimament olho	73
um	485
um _ dest	77
um _ e	242
um _ quand	73
um abort	-85
um acident	170
um acident e	136
um acord	74
um aliv	123
um ataq	67
um atestad	-68
um caminh	94
um com	-77
um com essa	-62
um dia dest	102
um estorv	218
um infern	-62
um muro	93
um muro quand	75
um objet	67
um papel	76
um pass	68
um plan	191
um plan e	143
um problem	72
um temp	76
um temp quas	61
uma	233
uma _ comig	66
uma _ de	161
uma _ em	85
uma _ inteir	114
uma _ no	-71
uma abelh	-88
uma abelh me	-71
uma besteir	110
uma besteir comig	88
uma caix	81
uma caix de	65
uma cartel	191
uma cartel inteir	152
uma cinc	-62
uma comich	-70
uma dua	63
uma hora	140
uma idei	82
uma idei fixa	65
uma pess	98
uma pess de	115
uma vez	197
uma vontad	128
uma vontad de	102
un	-290
una	-182
unaliv	78
unaliv lol	78
unaliv lol mas	63
une	-105
unha	-101
unic	262
unic _ que	90
unic cois	155
unic cois que	94
unic said	77
unic said e	61
universitar	98
universitar fui	98
universitar fui reprovad	78
up	-112
urgent	225
urin	-95
utent	70
utent com	70
utent com ideac	81
va	-116
va a	-73
vai	88
vai _ expulsar	78
vai matar	68
vai me expulsar	103
vai me matar	-97
vai se	65
vale	124
vale _ mort	67
vale tar	112
vale tar mort	90
vali	183
vali mai	101
vali nao	82
vali nao estar	66
vao	83
varand	75
varand nao	75
vari marc	78
vari marc esta	62
vazi	78
vazi ja	78
vazi ja tenh	62
ve	67
vejo	184
vejo _ nenhum	84
vejo futur	104
vejo futur nenhum	83
vejo said	138
vejo said ja	81
vem _ cris	78
vem a	109
vem a cris	103
vend	-77
vend comercial	-77
vend comercial desd	-62
venen	129
venen _ plant	95
venen de	133
venen de plant	126
ver	206
ver _ me	62
ver ninguem	-77
ver ninguem deve	-61
ver se	257
ver se me	84
ver se tinh	67
vera	-61
verdad	146
vergonh	179
vergonh de	165
vergonh de dizer	76
vermelh _ deit	66
vermelh e	69
vermelh e deit	88
vez	411
vez _ a	101
vez _ que	75
vez a	98
vez acab	62
vez acho	77
vez acho que	61
vez de	-77
vez do	66
vez e	87
vez ele	69
vez ja	-72
vez mai	-112
vez nao	139
vez nao quer	72
vez no	68
vez ontem	110
vez ontem a	88
vez por	-160
vez por dia	-69
vez quer	93
vez quer morrer	74
vi	205
vi as	84
vi as marc	67
vi que	74
victan	88
victan _ precis	63
victan sao	105
victan sao precis	84
vida	661
vida _ minh	-74
vida _ vejo	62
vida e	-124
vida e minh	-99
vida nao	104
vida nao vejo	83
vida paga	70
vida para	75
vint	-70
vist	-78
vitamin	-103
viva	183
viva _ 30	72
viva aos	120
viva aos 30	96
viva e	86
viva e ja	69
viver	693
viver _ seri	61
viver _ verdad	99
viver a	102
viver a seri	82
viver assim	106
viver com	-147
viver com zumbid	-62
viver de	165
viver de verdad	132
viver papo	80
viver papo reto	64
vizinh	103
vizinh para	69
vogl	-69
volant	96
volt	169
volt _ dentr	62
volt _ fazer	65
volt a	164
volt a fazer	87
volt para	103
volt para dentr	83
voltar	223
voltar a	86
voltar a acordar	69
vomitand	153
vontad	514
vontad _ me	75
vontad _ morrer	145
vontad _ viver	68
vontad de	372
vontad de enfiar	73
vontad de me	100
vontad de morrer	194
vontad de sair	-61
vontad de viver	90
vontad nenhum	67
vou	511
vou _ desviver	66
vou _ me	104
vou a	-66
vou aliviar	86
vou aliviar todo	69
vou atirar	174
vou atirar me	139
vou fazer	79
vou me	160
vou me desviver	88
voz	218
voz _ me	68
voz mandand	99
voz mandand eu	79
voz que	114
voz que me	91
want	-65
y	-394
y me	-99
y no	-74
ya	-92
zumb	-72
zumbid	-65
zumbid no	-96
zumbid no ouvid	-77
اريد	-62
انا	-101
بس	-83
بعد	-84
علي	-123
عم	-102
عند	-121
في	-145
ما	-155
من	-296
منذ	-63
نفس	-79`,
};
