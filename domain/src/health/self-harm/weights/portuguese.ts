import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const portugueseWeights: TextWeights = {
  bias: -5.593,
  least: 0.809,
  features: `+^aca	132
+^acab	117
+^aco	63
+^ade	68
+^adeu	71
+^alu	72
+^ant	-71
+^ape	101
+^apet	103
+^aqui	80
+^arm	69
+^arma	75
+^as$	63
+^ate	131
+^ate$	104
+^ati	107
+^atir	82
+^bar	-72
+^beb	146
+^bebi	107
+^ca$	97
+^cad	-88
+^cada	-81
+^can	-102
+^canc	-99
+^car	76
+^cart	110
+^cas	76
+^cheg	131
+^coc	-83
+^col	-66
+^com	120
+^com$	74
+^come	-71
+^comi	85
+^comp	87
+^con	75
+^con$	-75
+^cont	148
+^cor	74
+^cort	69
+^dec	82
+^deci	97
+^dei	121
+^deix	110
+^des	149
+^desc	76
+^diz	96
+^dize	88
+^doi	-61
+^dou	78
+^el$	-119
+^em$	98
+^embo	76
+^en$	-84
+^esc	69
+^esco	113
+^eu$	321
+^exa	-76
+^exam	-81
+^exi	97
+^exis	97
+^fac	87
+^faco	69
+^fal	79
+^falt	75
+^faz	84
+^fic	83
+^fica	90
+^fis	-61
+^fum	-63
+^gent	86
+^ide	82
+^idei	66
+^inc	-88
+^inch	-83
+^inf	-142
+^infe	-79
+^ir$	131
+^iss	72
+^isso	74
+^ist	63
+^isto	63
+^ja$	101
+^jan	70
+^jane	93
+^je$	-77
+^ker	109
+^la$	-84
+^las	-62
+^le$	-77
+^log	85
+^logo	85
+^los	-64
+^mai	142
+^mais	144
+^mand	113
+^mas	74
+^mas$	83
+^mat	63
+^mata	89
+^me$	118
+^mel	97
+^melh	119
+^meu	130
+^meus	97
+^mi$	-77
+^mim	189
+^mim$	189
+^min	101
+^minh	105
+^mue	-70
+^mun	166
+^mund	170
+^my$	-70
+^nao	88
+^nao$	88
+^nas	119
+^nasc	72
+^neg	73
+^nen	62
+^nin	131
+^ning	139
+^olha	62
+^ont	113
+^onte	114
+^pan	-72
+^para	87
+^pass	91
+^ped	118
+^pedi	87
+^pen	197
+^pens	208
+^perd	72
+^perg	-102
+^pes	66
+^pess	76
+^pic	-78
+^pla	117
+^plan	149
+^por	117
+^porq	68
+^post	66
+^pra	112
+^pra$	129
+^prec	74
+^pres	-71
+^pro	159
+^prop	199
+^qua	201
+^quan	95
+^quar	69
+^que	138
+^que$	147
+^quer	138
+^san	-86
+^sang	-83
+^se$	89
+^sei	78
+^sei$	92
+^sem	101
+^seri	80
+^so$	73
+^son	-73
+^sou	85
+^sou$	107
+^soz	64
+^sozi	64
+^tem	-67
+^tem$	-72
+^ten	100
+^tent	178
+^ter	108
+^ter$	70
+^the	-70
+^to$	112
+^tod	114
+^todo	126
+^tos	-70
+^tud	160
+^tudo	160
+^ult	76
+^ulti	76
+^um$	134
+^uma	64
+^uma$	72
+^un$	-72
+^uni	89
+^unic	66
+^val	73
+^ver	61
+^vez	101
+^vez$	72
+^vid	150
+^vida	162
+^viv	200
+^vive	165
+^vol	125
+^volt	116
+^von	128
+^vont	128
+^vou	125
+^vou$	129
+^voze	61
+^من$	-77
+abec	63
+abeca	63
+acab	117
+acao	-126
+acao$	-126
+ada$	-178
+ade$	160
+adeu	71
+adeus	71
+agem	161
+agem$	161
+ais$	116
+aliv	65
+alta	113
+alta$	82
+ame$	-61
+ament	73
+ance	-83
+ancer	-71
+and$	-66
+anda	120
+ando	102
+ando$	69
+andou	68
+anej	78
+anho	94
+anho$	103
+anic	-66
+anos	77
+anos$	78
+anse	61
+ansei	61
+apet	103
+apete	87
+aqui	75
+aqui$	68
+arma	63
+arma$	77
+arro	84
+arro$	67
+arta	73
+artel	65
+asci	65
+assa	69
+asse$	109
+asso$	67
+atar	78
+atar$	117
+ate$	89
+atir	82
+atira	82
+ativa	75
+azer	80
+azer$	80
+bebi	107
+bebi$	107
+beca	61
+beca$	63
+bora	77
+bora$	77
+bro$	-61
+cabec	63
+cada	-102
+cada$	-91
+calma	61
+canc	-99
+cance	-71
+cans	75
+canse	61
+cao$	-159
+car$	114
+cart	110
+carta	64
+che$	-72
+cheg	131
+cidi	154
+cidio	65
+cient	66
+com$	74
+come	-78
+comi	84
+comig	127
+comp	97
+compr	62
+con$	-77
+cond	117
+cont	159
+conta	90
+corag	97
+cord	71
+corda	90
+cort	69
+cou$	-113
+culp	81
+culpa	81
+dar$	85
+das$	-98
+deci	118
+decid	97
+dei$	77
+deia	66
+deix	110
+deixe	79
+des$	-66
+desc	76
+descu	74
+despe	66
+deus	128
+deus$	128
+dido	78
+dido$	78
+dio$	120
+dir$	109
+dize	88
+dou$	73
+ebi$	88
+ecid	96
+ecidi	97
+ecis	74
+edir	104
+edir$	108
+egar	67
+egar$	70
+egue	72
+eias	68
+eias$	68
+eimo	66
+eimo$	66
+eira	104
+eira$	128
+eito	82
+eito$	82
+eixe	73
+ejo$	105
+ela$	159
+elhor	119
+elo$	-78
+embo	76
+embor	77
+ende	66
+ende$	68
+enho	65
+ensa	143
+ensan	70
+enso	93
+enso$	112
+ente	243
+ente$	191
+entei	79
+ento	65
+erdi	64
+erdi$	71
+ergu	-109
+ergun	-102
+eria	179
+eria$	184
+erio	99
+erio$	95
+esco	74
+escon	98
+escul	74
+espe	110
+esped	80
+espet	64
+espi	-76
+esse	84
+esse$	86
+esso	107
+essoa	76
+estar	85
+etec	87
+etece	87
+eus$	219
+exam	-81
+exame	-80
+exis	97
+exist	97
+faco	69
+faco$	69
+falt	73
+falta	77
+fazer	80
+fica	75
+ficar	74
+gar$	138
+gem$	158
+gent	108
+gente	108
+gua$	-63
+guem	154
+guem$	154
+gunt	-105
+gunta	-68
+har$	105
+has$	-95
+hegar	80
+hor$	119
+ias$	140
+iati	-61
+ica$	-65
+icar	64
+icar$	72
+icidi	65
+ida$	150
+idei	98
+ideia	66
+iden	66
+idio	92
+idio$	92
+ido$	104
+igar	62
+igo$	146
+inch	-89
+incha	-63
+infe	-79
+ing$	-109
+ingu	119
+ingue	142
+inha	132
+inha$	150
+iona	-66
+ira$	122
+irar	72
+irar$	72
+ista	-86
+ista$	-81
+iste	-64
+isti	101
+istir	117
+isto	72
+isto$	78
+ito$	100
+iva$	118
+iver	218
+iver$	196
+ivia	71
+izer	61
+jane	93
+janel	73
+lane	81
+lanej	82
+lano	81
+las$	-64
+lho$	-86
+lhor	119
+lhor$	114
+los$	-91
+lta$	102
+ltar	98
+ltar$	87
+ltei	64
+ltei$	64
+ltim	76
+ltima	76
+mais	143
+mais$	143
+mand	107
+mando	71
+marca	62
+mas$	88
+mata	88
+matar	86
+mbor	76
+mbora	77
+melh	117
+melho	101
+mente	62
+meus	97
+meus$	97
+mia$	-72
+migo	146
+migo$	146
+mim$	189
+minh	115
+minha	115
+mpri	91
+mund	170
+mundo	170
+nao$	94
+nari	-71
+nasc	72
+nasci	66
+ncer$	-71
+ncha	-104
+nde$	101
+ndo$	149
+ndou	68
+ndou$	68
+ngue	93
+nguem	142
+nha$	140
+nho$	148
+ning	122
+ningu	139
+nos$	113
+nsand	70
+nsar	70
+nsar$	70
+nso$	119
+nsul	66
+nta$	61
+ntad	127
+ntade	128
+nte$	167
+ntei	112
+ntei$	69
+ntem	114
+ntem$	114
+ntos	74
+ntos$	74
+oca$	-67
+oco$	-62
+odos	107
+odos$	107
+ogo$	82
+ois$	-71
+olici	63
+olta	65
+oltar	64
+oltei	65
+omig	127
+omigo	127
+ompr	62
+ompri	64
+onta	195
+onta$	68
+ontad	151
+onte	96
+ontem	114
+opos	119
+oposi	121
+opri	76
+orag	97
+orage	97
+orda	87
+ordar	96
+orqu	68
+orque	68
+orrer	73
+orreu	-67
+orri	-66
+orta	66
+ortes	64
+orto	74
+orto$	85
+ose$	-82
+osit	119
+osito	121
+ozes	61
+ozes$	61
+para	83
+pass	89
+passa	92
+passo	61
+pedi	164
+pedir	108
+pens	206
+pensa	154
+penso	134
+perd	72
+perdi	66
+perg	-102
+pergu	-102
+pess	76
+pesso	76
+pete	102
+petec	87
+plan	145
+plane	81
+plano	81
+porq	68
+porqu	68
+posi	114
+posit	119
+pra$	129
+prec	74
+preci	74
+pres	-62
+prop	199
+propo	127
+propr	81
+quan	94
+quar	69
+quart	72
+que$	156
+quer	125
+queri	118
+quero	110
+raca	-76
+racao	-84
+rage	121
+ragem	122
+ram$	-82
+rar$	104
+ras$	-73
+rcar	67
+rcar$	67
+rdar	96
+rdar$	98
+rdi$	66
+reci	73
+recis	74
+rer$	78
+reu$	-73
+rgun	-102
+rgunt	-102
+ria$	155
+rist	-63
+rma$	100
+rme$	-65
+ropo	127
+ropos	128
+ropr	81
+ropri	81
+rque$	67
+rrer	73
+rrer$	81
+rreu	-69
+rreu$	-66
+rta$	74
+rtel	64
+rto$	102
+sand	87
+sando	87
+sang	-83
+sar$	76
+scon	97
+scond	98
+scul	74
+sculp	74
+seri	80
+serio	66
+sito	113
+sito$	121
+sou$	116
+sozi	64
+sozin	64
+sped	80
+spedi	80
+spet	64
+ssa$	64
+sse$	163
+sso$	62
+ssoa	76
+sta$	-83
+star	67
+star$	75
+stir	115
+stir$	117
+tade	128
+tade$	128
+tar$	368
+tece	61
+tece$	87
+tei$	119
+teir	80
+teira	100
+tende	64
+tent	191
+tente	96
+tir$	165
+tira	81
+tirar	85
+tiva	72
+todo	126
+todos	110
+tudo	158
+tudo$	158
+uart	72
+udo$	118
+uei$	66
+ueimo	66
+uem$	177
+uento	70
+ueri	117
+ueria	118
+uero	80
+uero$	80
+ula$	-84
+ulpa	81
+ulti	76
+ultim	76
+uma$	75
+undo	136
+undo$	151
+unic	66
+unta	-67
+uro$	68
+usa$	75
+ver$	196
+vess	76
+vez$	72
+via$	63
+vida	118
+vida$	146
+vive	189
+viver	196
+volt	116
+volta	70
+vont	128
+vonta	128
+vou$	114
+voze	61
+vozes	61
+xame	-80
+xist	97
+xisti	117
+zer$	132
+zes$	132
+zinh	90
10	-96
11	77
11 ano	77
11 ano escrev	62
12	90
12 ano	123
12 ano ta	67
13	143
13 ano	143
14	71
14 diz	71
15	67
17	129
17 mand	96
17 mand audi	77
18	170
2018	69
2018 tent	71
22	77
22 ano	77
22 ano estudant	62
3	-127
30	190
30 mil	76
30 mil euro	61
36h	-67
38	-72
39	-125
42	-75
42 ano	-62
5	-171
5 aind	-61
60 ano	-81
60 ano e	-65
60 kg	142
7	-70
78	70
78 ano	70
8	-108
a	204
a _ ao	103
a _ cois	92
a _ coleg	61
a _ como	68
a _ cort	61
a _ da	-87
a _ do	62
a _ e	-99
a _ em	91
a _ esta	95
a _ estav	-61
a _ me	108
a _ na	188
a _ nem	62
a _ para	88
a _ por	76
a _ que	86
a _ se	169
a _ sogr	-95
a _ ta	72
a _ vida	76
a _ volt	89
a acordar	77
a agent	-119
a agent de	-95
a amamentac	-75
a anestes da	66
a arma	215
a arma do	112
a atirar	76
a barb	-95
a barb e	-76
a beber	79
a beber para	63
a boca	-90
a bula	-76
a cabec na	63
a cacadeir	127
a cacadeir do	102
a carn	-62
a casa dela	-76
a casa e	102
a comichar	139
a cord	67
a cord na	67
a cortar	80
a cris	177
a dar	-85
a data	68
a descer	71
a despedir	161
a despedir me	93
a deu	79
a dor	96
a engolir	114
a escol nem	83
a esper	83
a esper de	93
a fales	84
a fales ver	67
a falt	-75
a famil	96
a famil por	61
a fazer cort	82
a ferid	93
a ferid esta	89
a fisi	-69
a form	113
a form como	91
a frald	-65
a gargant	112
a gent	229
a gent ta	67
a hemodialis	101
a insulin	107
a isto	92
a isto tudo	74
a lamin	170
a lamin na	136
a meno	71
a minh	-154
a minh coleg	82
a minh sogr	-126
a minh vida	111
a ninguem	76
a noit toda	-83
a noit volt	81
a passarel	64
a pedir	262
a pedir que	151
a pensar	217
a pensar em	173
a pern	-110
a pess	69
a por	84
a por a	67
a port	64
a primeir	66
a quem	151
a quem tent	76
a receit	-89
a seri	181
a subir ao	81
a tard	-93
a tens	-104
a todo	154
a todo ja	97
a tomar	61
a unha	-64
a unic	230
a unic cois	122
a unic said	62
a urin	-63
a ver	105
a ver se	84
a vida	295
a vizinh	172
abelh	-86
abelh me	-86
abelh me pico	-69
abre	64
abre a	64
abri	-64
acab	334
acab _ ja	66
acab com meu	-61
acab comig	181
acab comig ja	89
acab se	64
acab so	74
acabar	70
acabar _ a	95
acabar com a	126
acabar comig	81
acabar comig isso	65
acabaram	87
academ	-64
acalm	137
acalm me	137
aceler	102
aceler _ autoestrad	63
aceler na	105
aceler na autoestrad	84
ache que	-80
ache que ia	-64
ache venen	62
acho que	69
acho que e	-69
acident	204
acident _ ficass	100
acident _ nao	62
acident e	101
acident e ficass	134
acident mas	104
acident mas nao	83
acompanh	77
acompanh 11	77
acompanh 11 ano	62
acontec	-64
acontec ha	-64
acord	-140
acord comig	70
acordar	391
acordar amanh	65
acordar cedo	-66
acordar mai	66
acordar nunc	98
acordar nunc mai	78
acordass	88
acordav	-78
acordav da	-78
acordav da anestes	-62
adeu	283
adeu _ todo	97
adeu a	162
adeu a todo	129
adeu e	96
adeu e deslig	77
adiantand	-69
adolescent deix	74
adolescent so	-65
adormecer e	66
after	-65
agent	-119
agent _ saud	-71
agent de	-119
agent de saud	-95
agiot	89
agor	103
agor com	99
agor com mai	79
agor ha	84
agor ha pouc	67
agor tenh	-62
agradec	92
agua	-164
aguent	239
aguent _ escol	62
aguent _ essa	-82
aguent _ esta	-86
aguent _ peso	81
aguent _ viver	147
aguent a	136
aguent a escol	83
aguent este	95
aguent este peso	108
aguent mai essa	-109
aguent mai esta	-114
aguent mai viver	195
aguent quer	84
aguent quer sumir	68
ai	-189
ai plu	-68
aind	202
aind _ caus	85
aind _ doi	69
aind acordad	-61
aind me	73
aind me doi	91
aind por	142
aind por caus	114
aind ta	80
aind ta aqui	64
ajud	139
ajud em	-64
al	-217
alerg	-75
alguem fora	76
aliv	78
aliviar	87
aliviar todo	87
aliviar todo mund	69
alta tambem	65
aluguel	71
aluguel ia	71
alun	216
alun de	75
alun que	77
alun que acompanh	62
amamentac	-75
amanh	133
amarr	80
amarr o	80
amarr o lencol	64
ameac	68
ameac enforcar	68
amig	90
amig mand	93
and	-198
anda	84
anda a	64
andar	142
andar _ a	61
andar ontem	102
andar ontem a	81
ando	-102
ando _ dia	70
ando a	147
ando a beber	63
ando com	82
ando com vontad	77
ando ha	116
ando ha dia	93
ando sem	-170
anestes	-97
anestes da	83
anestes da cirurg	66
anestes que	-89
anestes que aliv	-62
ano	166
ano anda	64
ano cheg	75
ano e tontur	-65
ano escrev	102
ano escrev quer	62
ano estudant	77
ano estudant deslocad	62
ano que	-78
ano sou	70
ano ta	84
ano ta se	67
ansiedad ontem	83
ansiedad ontem foi	67
ant	-83
ant de	72
antecedent	-67
anterior	99
anterior pede	99
anterior pede consult	79
antibiotic	-87
anticoncepcional	-64
anticoncepcional nao	-64
antidepressiv	69
antidepressiv tenh	100
antidepressiv tenh pensament	80
ao _ do	61
ao dour	171
ao joelh	69
ao meio	-65
ao parapeit	102
ao parapeit do	81
ao telemovel	-65
aos	63
aos 30	121
apagar	166
apagar _ vez	80
apagar de	133
apagar de vez	107
apetec	348
apetec _ largar	73
apetec _ viva	72
apetec adormecer	66
apetec chegar	121
apetec chegar viva	97
apetec me	213
apetec me largar	97
apetec me por	74
apetit	71
apetit cansac	82
apetit cansac inson	65
apne	-176
aquel	-129
aquel nao	-95
aquel nao e	-76
aqui	271
aqui e	67
aqui em	64
ar	-67
arde	111
arde _ a	102
arde me	145
arde me a	136
ardend mt	140
arma	303
arma _ lado	66
arma de	76
arma do	140
arma do lado	88
arranh	147
arranh os	83
arranh os brac	67
as	252
as 5	-61
as _ esta	84
as cart	90
as cart pro	72
as cicatriz	164
as cicatriz esta	111
as cost	-72
as faca	70
as marc	84
as marc hoje	67
as senh	65
as vez	333
as vez acho	62
as vez quer	68
assim	74
at	-70
atac	-106
ate	417
ate _ nao	75
ate _ quand	75
ate ao	-65
ate doer	93
ate doer pra	74
ate doming	70
ate fazer	71
ate fazer sang	67
ate ficar	101
ate ficar negr	81
ate quer	137
ate roxear	126
ate roxear quand	101
ate sangrar	82
ate segund	-67
atend	90
atestad nao	72
atirar	279
atirar _ ao	103
atirar me	279
atirar me ao	137
ativ	99
ativ sem	99
ativ sem tentativ	79
atravess	110
atravess a	110
atropelad	-65
atropelad pelo	-65
au	-128
audi	211
audi _ despedind	69
audi dizend	96
audi dizend adeu	77
audi se	115
audi se despedind	92
aula	-109
aula de	-72
autoestrad	105
autoestrad _ ver	63
autoestrad a	105
autoestrad a ver	84
avec	-73
azia	-149
baix	61
baix nao	72
baja	-103
banh	202
banh _ hora	95
banh dez	-64
banh e	64
banh toda	158
banh toda hora	127
barb	-96
barb e	-96
barrig	-140
bater	-74
bater do	-74
bati o	63
bato	148
bato a	93
bato a cabec	74
bebe	100
bebe com	66
bebe ha	67
bebe na	85
bebe na barrig	68
beber para	79
beber para ganhar	63
bebi	429
bebi _ aceler	63
bebi _ de	93
bebi _ ha	102
bebi e	105
bebi e aceler	84
bebi lixiv	171
bebi lixiv ha	136
bebi venen	156
bebi venen de	124
beir	88
beir da	88
beir da laje	71
belisc	101
belisc me	101
belisc me e	81
bem _ com	64
bem mas	68
bem o	69
bem to	106
bem to com	85
besteir	191
besteir _ essa	62
besteir comig	103
besteir comig essa	82
besteir ontem	88
besteir ontem fiqu	71
bilhet	62
boa	148
boca	-175
bocad	171
bocad _ me	102
bocad arde	171
bocad arde me	136
bomb	-62
borbulh	-87
bote	-73
brac	70
brac _ roxear	75
brac ate	209
brac ate fazer	67
brac ate roxear	101
brac e	117
brac nao	-72
branc	-91
brig	84
brig a	84
brig a gent	67
brigu	-77
brigu com	-77
brigu com o	-62
bue	111
bue _ dist	66
bue fart	111
bue fart dist	89
bula	-76
burac	71
busa	158
busa _ tramp	95
busa no	158
busa no tramp	127
buscopan	-67
c	-64
ca	388
ca _ esto	99
ca estar	82
ca me	-67
ca nao	165
ca nao esto	132
cabec	253
cabec _ ajud	63
cabec _ pared	71
cabec desaparecer	67
cabec me	105
cabec me ajud	84
cabec na	79
cabec na pared	95
cacadeir	163
cacadeir _ meu	76
cacadeir do	127
cacadeir do meu	102
cada	-326
cada _ mai	-67
cada vez	-281
cada vez mai	-89
caiu	-118
caix de	83
caix de ben	66
calcanhar	-89
calhar	84
calhar e	84
calhar e parvoic	67
calmant	108
calmant _ contad	65
calmant todo	108
calmant todo contad	87
calor e	75
caminh	92
can	-66
cancer	-284
cancr	-115
cans	166
cans _ viver	100
cans de	285
cans de ser	69
cans de viver	134
cansac inson	82
cansac inson e	65
cansac mesm	-72
cansad	93
cansad _ lutar	63
cansad _ vida	62
cansad de	129
cansad de lutar	84
cansad dess vida	83
cansanc	-69
carn	-86
carn estav	-62
carneir	-61
carneir todo	-61
carr	225
carr _ post	117
carr contr	93
carr contr um	74
carr no	104
carr no post	83
carr num	92
carr num post	74
cart	256
cart de	94
cart de suicid	75
cart na	65
cart pro	90
cart pro meu	72
cartel	187
cartel _ de	112
cartel inteir	187
cartel inteir de	150
casa	173
casa _ o	76
casa dela	-95
casa diz	-95
casa diz que	-76
casa e	235
casa e nao	62
casa e o	102
casa esta	64
casa pens	88
casa pens em	70
casa um	75
castig	94
castigar	93
caus	124
caus _ cao	61
caus _ minh	85
caus da minh	114
caus do	85
caus do cao	81
caus do segur	61
causar	-65
ce	-77
cedo	-117
cemiter	65
che	-96
cheg nao	-66
chegar	321
chegar _ 18	109
chegar _ aos	72
chegar nos	181
chegar nos 18	145
chegar viva	121
chegar viva aos	97
chegu	185
chegu _ subir	61
chegu a	185
chegu a por	67
chegu a subir	81
chei	-102
chei de	-93
chor	63
chor de	80
chor de raiv	64
chor facil	91
chor facil e	73
chor vend	-75
chumbinh	84
chumbinh agor	84
chumbinh agor ha	67
ciatic	-75
cicatriz	105
cicatriz _ a	84
cicatriz esta	139
cicatriz esta a	111
cigarr	160
cigarr quand	78
cigarr quand me	63
cima	195
cima _ mesa	95
cima da	158
cima da mesa	126
cinc	-83
cinc vez	-62
cirurg nao	83
cirurg nao me	66
clonazepam	120
clonazepam _ uma	77
clonazepam faz	128
clonazepam faz uma	103
coceir	-147
cois	131
cois _ me	72
cois me	-78
cois me cans	-63
cois nao	99
cois nao dou	79
cois que	86
cois que me	96
cola	-81
coleccion	87
coleccion desculp	87
coleccion desculp para	69
coleg	101
coleg de	64
colic	-157
com	292
com 20	66
com 42	-75
com _ arma	84
com _ form	68
com _ lamin	102
com _ meu	77
com _ nega	72
com _ quand	89
com _ suicid	107
com a	253
com a arma	112
com a form	91
com a lamin	136
com a minh	80
com alguem	76
com cigarr	78
com cigarr quand	63
com depress	62
com ele	148
com essa	-152
com essa tpm	-64
com est	-100
com esta	-105
com este	-86
com ideac	99
com ideac suicid	79
com mai	99
com mai energ	79
com mang	64
com meia	102
com meu bebe	68
com o	-179
com o cigarr	70
com o ex	-62
com o meu	103
com pensament	79
com pensament suicid	63
com planejament	120
com planejament nega	96
com quem	79
com quem falar	63
com tudo	82
com um	-90
com uma idei	65
com vontad	96
com vontad de	77
com zumbid	-77
com zumbid no	-61
combo	131
combo pens	151
combo pens em	66
come	-100
comer	-106
comer _ ontem	-61
comer deix	71
comer desd	-102
comer desd ontem	-81
comer para	71
comercial	-75
comercial desd	-75
comich	-176
comich no	-67
comichar	139
comig	509
comig _ noit	62
comig essa	103
comig essa noit	82
comig isso	81
comig isso e	65
comig ja	111
comig ja decid	65
comig se	70
como _ cheg	68
como fazer	72
como la	113
como la cheg	91
como morrer	72
como nada	-75
como o	-67
companheir	126
companheir por	76
comprid	117
comprimid	163
comprimid _ e	70
comprimid para	-64
comprimid suficient	116
comprimid suficient e	93
comprimid todo	97
computador dele	72
con	-300
con la	-68
conduz	122
conduz _ apetec	73
conduz sozinh	122
conduz sozinh apetec	97
conf	173
conf _ mim	104
conf em	173
conf em mim	138
consig trabalhar	72
consult	166
consult urgent	214
cont	198
cont da	85
cont da vida	68
cont os	-61
cont que	68
contad	108
contad _ cima	65
contad em	108
contad em cima	87
contar a	71
contin querend	99
contin querend morrer	79
continuar	172
continuar nest	88
continuar nest mund	70
contr	160
contr a	76
contr um	93
contr um muro	74
corac	-211
corac como	-67
coragem	386
coragem _ me	100
coragem de	189
coragem de me	134
cord na	84
cord na trav	67
corr bem	69
cort	191
cort _ minh	69
cort _ ontem	84
cort _ outr	67
cort _ pern	95
cort dnv	140
cort dnv ontem	112
cort escondid	115
cort escondid minh	92
cort fazend	-68
cort me nas	67
cort me outr	89
cort na	-84
cort nas	158
cort nas pern	126
cortand	84
cortand vi	84
cortand vi as	67
cortar	87
cortar _ nos	81
cortar me	71
cortar se	64
cost faz	66
cost ha	76
cost ha mes	67
costel	-99
covid	-80
cris _ panic	-76
cris de	-138
cris de panic	-101
cuand	-114
cuidad	-128
cuidad paliativ	-124
cumprir	114
cunhad	84
cunhad tomo	84
cunhad tomo chumbinh	67
d	-82
da _ cabec	63
da _ nao	84
da _ vo	64
da _ vontad	76
da anestes	-95
da anestes que	-62
da brig	84
da brig a	67
da cabec	110
da cirurg	68
da cirurg nao	66
da gnr	76
da janel	213
da laje	67
da laje olhand	71
da mesa	158
da minh	251
da minh cabec	84
da minh vida	-62
da minh vo	86
da pilul	-65
da receit	-65
da terr	144
da uma	126
da uma vontad	101
da varand	76
da vida	85
dan	-98
dao	-74
dar	82
dar um	123
das	-111
das _ sem	70
das pess	116
das pess sem	93
data	68
day	-77
de	168
de 12	134
de 12 ano	126
de 13	88
de 13 ano	70
de 14	71
de 17	144
de 17 mand	77
de 36h	-67
de 60 ano	-65
de 60 kg	114
de _ a	87
de _ ano	92
de _ ate	98
de _ cancer	-68
de _ cumprir	68
de _ e	106
de _ faz	112
de _ ja	-102
de _ kg	85
de _ matam	85
de _ matar	123
de _ mesm	108
de _ na	-80
de _ pergunt	-71
de _ quer	104
de _ tem	-64
de _ uma	62
de _ urgent	69
de acabar	81
de acabar comig	65
de aind	80
de aind ta	64
de antidepressiv	100
de antidepressiv tenh	80
de apetit	120
de apetit cansac	65
de ben	83
de ben u	66
de boa	109
de casa	106
de clonazepam	128
de clonazepam faz	103
de comer	124
de consult	192
de consult urgent	93
de cont	68
de contar	71
de coragem	116
de covid	-65
de decidir	69
de dent	-62
de desaparecer	-64
de dizer	146
de dizer mas	75
de dor	-71
de enfiar	92
de enfiar o	74
de engravidar	-67
de existir	280
de existir mesm	126
de falar	76
de fazer	116
de fazer uma	82
de ferr	-75
de fertilidad falh	70
de fisioterap	-66
de fumar	-210
de fumar de	-166
de infart	-93
de injec	-62
de janel	80
de la	-102
de laud	-96
de laud pro	-76
de lutar	148
de madrugad	-77
de me	330
de me furar	64
de me matar	164
de medo	-76
de mim	234
de mim faco	70
de moletom	75
de morrer	144
de morrer ate	109
de morrer na	-66
de morrer quas	65
de mort	118
de mort todo	73
de noit	-137
de novo	-109
de o	210
de o cumprir	91
de panic	-169
de paracetamol	142
de paracetamol matam	114
de plant	156
de plant e	124
de pont	-71
de portug	77
de proposit	517
de proposit ontem	66
de proposit quer	87
de raiv	146
de raiv de	64
de remed	80
de sair	-75
de sangrar	-68
de saud	-148
de saud pergunt	-95
de ser cancer	-90
de ser fard	69
de servic	76
de suicid	232
de suicid e	97
de suicid precis	74
de sumir	76
de sumir do	61
de tant	-99
de todo	93
de transar	-79
de tudo	101
de um	-143
de ver	-75
de verdad	167
de vez	119
de vez ja	-72
de viver	443
de viver a	83
de viver de	134
debaix	112
debaix _ terr	86
debaix da	120
debaix da terr	115
decid	161
decid que	81
decid que nao	65
decidid	165
decidir	66
dedo	-211
dei _ gato	61
dei o	80
dei o gato	82
deit pus	93
deit tudo	-62
deix	250
deix _ comer	85
deix a	-83
deix acordar	65
deix as	65
deix de	193
deix de comer	113
deix dormir	-67
deix um	74
deixar	104
deixar _ existir	114
deixar _ fumar	-125
deixar de existir	153
deixar de fumar	-166
deixass	83
deixass voltar	83
del	-194
dela	182
dela com	108
dele	130
dele sobr	72
deletar	85
deletar minh	85
deletar minh cont	68
demenc	-95
demenc e	-95
demenc e quer	-76
dent	-149
dentr	114
dentr _ caus	61
dentr por	102
dentr por caus	81
depo	-102
depo da brig	67
depo do	-109
depo do part	-63
depress	106
deprimid _ com	66
deprimid dorm	110
deprimid dorm com	88
deprimid nem	-72
depu	-122
des	-106
desaparecer	182
desaparecer _ sempr	108
desaparecer de	67
desaparecer e	-64
desaparecer para	135
desaparecer para sempr	108
desc	-118
descansar	130
descansar de	65
descansar nao	65
descer	71
descer ao	71
desculp	295
desculp para	87
desculp para estar	69
desculp por	74
desculp qualquer	99
desculp qualquer cois	79
desd	-66
desd _ e	84
desd enta so	80
desd janeir	82
desd ontem	-182
desd pequen	139
desd pequen e	111
desd que	142
desd que mude	80
deslig	141
deslig o	141
deslig o celular	77
deslocad	77
deslocad no	77
deslocad no port	62
desp	-71
despedind	163
despedind e	115
despedir	178
despedir _ das	70
despedir me	116
despedir me das	93
dess	160
dess _ nao	62
dess espinh	-75
dess mund	110
dess vida	146
dess vida nao	83
dest	161
dest deix	75
dest vida	68
desviver	109
desviver _ mas	66
desviver k	109
desviver k mas	87
deu	196
deu fechar	70
deu me	107
deu que	65
deve	-109
deve ser	-109
devo 30	76
devo 30 mil	61
dez	-121
dez vez	-84
dez vez por	-67
di	-216
dia	313
dia _ aind	69
dia _ despedir	70
dia a	116
dia a despedir	93
dia dest	126
dia e	135
dia e aind	91
dia inteir	-85
dia pensand	72
dia que	64
diabet	-69
diar	82
diar desd	82
diar desd janeir	65
diet	-146
digo	66
digo nada	76
direit e	66
dist	96
dist _ mai	66
dist tudo	111
dist tudo mai	89
diz _ se	77
diz que aquel	-76
diz que se	102
dizend	154
dizend adeu	96
dizend adeu e	77
dizer	227
dizer mas	94
dizer mas fico	75
dizer que	75
dnv	140
dnv _ e	84
dnv ontem	140
dnv ontem e	112
do	-83
do _ andar	61
do _ da	105
do _ pai	76
do _ poss	62
do cao	86
do combo	82
do combo pens	66
do corac	-119
do lado	114
do lado da	140
do mapa	71
do meu pai	102
do mund	93
do mund pra	61
do natal	81
do oftalm	-119
do part	-78
do quartel	76
do que	182
do que poss	83
do segur	76
do sext	102
do sext andar	81
doem	-71
doem me	-71
doend	-102
doer	146
doer pra	93
doer pra me	74
doi	-246
doi _ engolir	69
doi _ o	-63
doi a	86
doi a engolir	91
doi ano	-64
doi comprimid	-62
doi me	-86
doi me o	-69
dolor	-152
dolor de	-70
doming	62
doming nao	70
doming o	80
doming o no	64
dor	-75
dor _ cost	66
dor de	-147
dor nao	137
dor nao parar	76
dor nas cost	88
dor quer	76
dorm	-71
dorm _ a	66
dorm ate	-65
dorm com	93
dorm com a	88
dormid	-70
dormind	-98
dormir	168
dormir _ debaix	86
dormir _ nao	105
dormir ate	-67
dormir e	252
dormir e nao	140
dormir e nunc	62
dormir nao	65
dormir para	144
dormir para debaix	115
dos	72
dos _ e	61
dos pape	134
dos pape e	82
dou	93
dou mai	99
dou mai cont	79
dour	171
doutor	99
doutor _ com	-68
doutor se	86
doutor to	-113
doutor to com	-90
du	-101
dua	74
duel	-99
durm	-65
durm e	84
durm e sincerament	67
duro	-69
e	192
e _ acordar	98
e _ ardend	84
e _ cicatriz	84
e _ consig	-81
e _ de	111
e _ mai	97
e _ mas	63
e _ me	105
e _ medo	68
e _ mesm	-74
e _ negoc	76
e _ por	100
e _ pus	67
e _ que	123
e _ quer	78
e _ sei	118
e _ so	62
e _ vomitand	93
e a	-152
e a casa	-76
e aceler	105
e aceler na	84
e agor	-79
e aind	75
e aind me	91
e as	213
e as cicatriz	111
e as vez	88
e cancer	-86
e castig	125
e contin	-83
e corr	69
e da	105
e da menopaus	65
e dei	102
e dei o	82
e deit	111
e deit pus	89
e descansar	65
e deslig	141
e deslig o	112
e doi	-152
e doi me	-67
e dorm	-74
e dormir	65
e e	-221
e e nao	-95
e efeit	100
e efeit secundar	80
e escond	64
e espet	66
e esto	233
e esto enjoad	66
e esto so	93
e eu	204
e eu chor	64
e fale	104
e fale que	83
e ficass	167
e ficass por	134
e grip	72
e inch	-93
e inch na	-69
e ja	241
e ja nao	114
e ja se	69
e me	105
e medo	-107
e medo que	-85
e minh	-224
e minh gastrit	-62
e mord	101
e mord me	81
e morrer	78
e na	63
e na seman	67
e nao acordar	131
e nao consig	-109
e nao mesm	-138
e nao para	-63
e nao quer	78
e nao sei	108
e nao voltar	62
e nerv	-64
e normal	-65
e nunc	78
e nunc mai	62
e o	-209
e o negoc	102
e para	-98
e para a	-63
e parvoic	84
e parvoic mas	67
e pass	92
e peco	65
e pensament	91
e pensament de	73
e pensand	64
e pra	66
e que	133
e quer	-66
e reflux	-64
e sem casa	70
e seri	109
e sincerament	84
e sincerament mai	67
e so	-147
e so no	106
e ta	207
e ta ardend	112
e tant	66
e tenh	83
e tenh medo	91
e to	238
e to vomitand	124
e tontur	-81
e ultimament	98
e vi	130
e vontad	153
e vontad de	123
efeit	100
efeit secundar	100
el	-478
el dia	-72
ela	177
ela perceberem	116
ele	136
ele k	-70
ele merec	67
ele suma	-77
ele suma da	-62
elle	-77
em	392
em 2018	71
em _ da	95
em _ e	-73
em _ nem	-86
em _ no	136
em _ o	89
em acabar	86
em acabar com	69
em baix	-109
em casa e	70
em cima	158
em cima da	126
em como	93
em dar	88
em dar cabo	70
em espetar	93
em espetar o	74
em fazer	-65
em ficar	82
em ficar no	66
em ir	88
em magoar	-62
em marc	-61
em me unaliv	62
em mim	251
em mim pert	64
em morrer nem	-79
em morrer no	127
em mort	-72
em pular	64
em suicid 22	62
em suicid e	-97
embor	306
embor _ vida	66
embor dess	68
embor dest	68
en	-337
en el	-78
en la	-79
encaminhament _ oftalm	-71
encaminhament do	-119
encaminhament do oftalm	-95
encontr	62
encontr pesquis	72
energ para	-62
enfiar	92
enfiar o	92
enfiar o carr	74
enforc	-81
enforcar	230
enforcar _ ha	69
enforcar me	114
enforcar me ha	91
enforcar se	68
engan	-92
engan me	-82
engol	-61
engolir	74
engravid	131
engravid _ pai	78
engravid meu	131
engravid meu pai	104
engravidar	-109
enta so	100
enta so planej	80
entend	163
entr no	91
entr no quart	73
enxaquec fort	84
enxaquec fort fico	67
era	84
era deu	70
era melhor	99
era so	69
era um	88
era um aliv	70
es	-110
escap	-73
escol	102
escol _ a	62
escol nem	104
escol nem a	83
escolh	122
escolh a	68
escond	219
escond _ meia	61
escond com	166
escond com meia	82
escondid	176
escondid _ mae	69
escondid minh	115
escondid minh mae	92
escondid no	62
escrev	191
escrev as	90
escrev as cart	72
escrev quer	77
escrev quer estar	62
especialist	-70
esper	78
esper _ coragem	70
esper de	116
esper de coragem	93
esperanc	-67
esperanc de	-67
esperar pela	76
espet	66
espet um	66
espetar	93
espetar o	93
espetar o carr	74
espetav	105
espinh	-104
espinh ja	-75
espirr	-91
esquerd	-80
essa	-71
essa coceir	-103
essa dor nao	76
essa fibromialg	81
essa fibromialg acab	65
essa noit	103
essa seman	81
essa tpm	-79
essa tpm exist	-64
esse	-75
est	-183
esta _ comichar	84
esta a comichar	111
esta azia	-92
esta ciatic	-75
esta com	64
esta decidid	165
esta micos	-69
esta noit	253
esta seman	78
esta tudo	68
esta vermelh	81
esta vermelh e	65
estac	-65
estar	338
estar ca	144
estar mort	101
estar mort no	62
estar no	-65
estar viva	87
estar viva e	69
estav estragad	-62
estav melhor	117
este _ no	68
este peso	135
este peso no	108
esto _ acalm	82
esto _ decidid	99
esto a	-142
esto cansad	105
esto cansad de	84
esto com	-70
esto enjoad	83
esto esta	165
esto esta decidid	132
esto nervos	137
esto nervos acalm	110
esto no	85
esto no oitav	68
esto outr	71
esto so	116
esto so a	93
estomag	-84
estorv	213
estorv nest	75
estorv o	70
estrad	101
estragad	-62
estragad e	-62
estudant	77
estudant deslocad	77
estudant deslocad no	62
estudar	-91
et	-185
eu	1282
eu _ levar	-71
eu _ nao	69
eu acab	96
eu agradec	92
eu chor	80
eu chor de	64
eu e	-94
eu era	-119
eu ia	-86
eu ia morrer	-69
eu ja	109
eu mato	-70
eu me	338
eu me mato	76
eu morress	124
eu nao	-92
eu nao levar	-95
eu nasc	67
eu o	68
eu pens	-117
eu pens em	-94
eu pular	100
eu pular da	80
eu quer	119
eu quer morrer	76
eu so	91
eu sumiss	71
euro	76
euro mort	76
euro mort vali	61
evaporar	67
evaporar parar	67
ex	-77
ex quer	-77
ex quer que	-62
exam	-291
exam eu	-62
exam pra	-70
exist	-79
exist remed	-79
existir	466
existir mai	66
existir mesm	157
expulsar	131
expulsar _ morrer	78
expulsar prefir	131
expulsar prefir morrer	104
fa	-84
faca azia	-75
facil	91
facil e	91
facil e pensament	73
faco	277
faco _ mal	84
faco de	68
faco me	226
faco me mal	111
faco me queimadur	70
faco plan	82
faco plan porq	65
fala	-75
fala em	-134
fala em morrer	-65
faland	62
faland que	62
falar	61
fale _ foi	62
fale _ nao	-71
fale que foi	83
fale que nao	-95
falec	-137
fales	84
fales ver	84
fales ver se	67
falh	88
falh pela	88
falh pela quint	70
falt	274
falt _ apetit	72
falt de apetit	96
falt na	94
falt na moral	75
falt o	74
famil	73
famil por	76
famil por caus	61
fantas	113
fantas _ o	68
fantas com	113
fantas com o	91
fard	135
fard vou	87
fard vou aliviar	69
fart	202
fart _ tudo	102
fart _ viver	62
fart de	164
fart de viver	83
fart dist	111
fart dist tudo	89
faz	105
faz _ hora	77
faz temp	106
faz uma	187
faz uma hora	103
fazend	-91
fazer	320
fazer _ besteir	62
fazer _ nas	61
fazer cort	102
fazer cort nas	82
fazer sang	83
fazer sang quand	67
fazer uma	103
fazer uma besteir	82
fds	75
febr	-163
fechad	84
fechad no	84
fechad no quart	67
fechar me	70
ferid _ vermelh	67
ferid esta	111
ferid esta vermelh	89
ferr	-83
ferr outr	-75
fertilidad falh	88
fertilidad falh pela	70
fibromialg	81
fibromialg acab	81
fibromialg acab comig	65
fica	-129
ficar	302
ficar com	70
ficar negr	101
ficar negr e	81
ficar no	82
ficar no meio	66
ficass	167
ficass _ la	100
ficass por	167
ficass por la	134
fich	-64
fico com	-72
fico fechad	84
fico fechad no	67
fico olhand	64
fico pesquisand	94
fico pesquisand cart	75
filh _ 13	86
filh _ nao	-76
filh adolescent	74
filh de	233
filh de 12	67
filh de 13	70
filh ja	-101
filh ja nao	-81
filh nao	-141
filh se	99
fim a	105
fim a vida	84
fim em	108
fiqu	174
fiqu com	-88
fiqu na	88
fiqu na beir	71
fiqu olhand	74
fiqu sem	71
fiqu sem trabalh	70
fisi	-69
fisi nao	-69
fisioterap	-67
fisioterap so	-66
fixa	81
fixa de	81
fixa de acabar	65
fiz	157
fiz de	-75
fiz minh	95
fiz minh ultim	76
fiz porq	91
fiz porq o	73
fiz um	70
fogo	101
fogo _ quer	94
fogo so	157
fogo so quer	126
foi	152
foi _ mas	62
foi acident mas	83
foi pior	83
foi pior que	67
fome	-153
for	-99
fora do	76
fora uma	-62
forc	-85
form	97
form _ la	68
form como	113
form como la	91
fort fico	84
fort fico fechad	67
frald	-89
frigorific se	64
frio	-97
from	-62
fui	184
fui a fales	67
fui operad	69
fui reprovad	100
fui reprovad na	80
fumar	-210
fumar _ vez	-89
fumar de	-208
fumar de vez	-119
fund	-75
funeral	113
funeral _ com	68
funeral e	113
funeral e com	91
furar	79
furar toda	79
futur	103
futur nenhum	103
ganhar	79
ganhar coragem	79
ganhar coragem de	63
garagem	107
gastrit	-133
gastrit atac	-77
gato a	102
gato a vizinh	82
gavet	195
gavet minh	65
gent	343
gent desculp	99
gent desculp qualquer	79
gent ta	84
gent ta na	67
gnr	76
gnr e	76
grad	75
grad doming	80
grad doming o	64
gram	142
gram _ paracetamol	85
gram de	142
gram de paracetamol	114
gratt	-68
grip e	72
grit	-68
grit que	-86
grit que eu	-69
gritar nao	66
guard	218
guard _ suficient	70
guard comprimid	116
guard comprimid suficient	93
guard os	84
guard os comprimid	67
ha _ ano	-74
ha _ arde	102
ha _ dia	76
ha bocad	171
ha bocad arde	136
ha dia	116
ha dia a	93
ha doi	-85
ha mes	64
ha mes nao	67
ha pouc	84
ha pouc depo	67
ha seman	74
ha tre	107
ha tre dia	91
ha um	67
hace	-119
hago	-84
he	-116
hemodialis	101
ho	-172
hoje a	-66
hoje no	84
hoje no banh	67
hora a	-64
hora minh	-86
hora minh mae	-69
i	-270
ia	218
ia _ um	74
ia morrer	-225
ia para	93
ia para o	74
ia sentir	154
ia sentir minh	75
ia ser	106
ideac	152
ideac _ com	72
ideac suicid	152
ideac suicid ativ	79
ideac suicid com	96
idei	265
idei _ suicid	89
idei de	148
idei de suicid	119
idei fixa	81
idei fixa de	65
igual	-72
il	-240
imagin	122
imagin me	76
in	-199
inch	-113
inch na	-86
inch na hora	-69
inchad	-179
inchad e	-62
infart	-125
infart com	-74
infern	-75
infern quer	-74
inflam	-66
injec	-80
inson	204
inson chor	91
inson chor facil	73
inson e vontad	65
inson palpitac	92
inson palpitac idei	74
insulin	114
insulin de	66
insulin toda	64
inteir	183
inteir _ clonazepam	77
inteir de	187
inteir de clonazepam	103
intestin	-70
ir	523
ir _ com	74
ir _ para	86
ir dormir	144
ir dormir para	115
ir embor	147
ir junt	66
ir para casa	-76
irma entr	91
irma entr no	73
irma morr	-84
is	-125
isso	296
isso e	115
isso e da	65
isso ja	65
isto	253
isto acab	100
isto nao	-64
isto tudo	92
isto tudo hoje	74
it	-106
j	-162
j ai	-109
ja	403
ja _ aguent	-90
ja _ as	77
ja _ de	-103
ja _ dos	80
ja _ me	71
ja _ nao	99
ja _ sint	82
ja _ tenh	-80
ja _ tre	-71
ja ca	165
ja ca nao	132
ja cont	-61
ja decid	161
ja decid que	65
ja deit	-62
ja escolh	122
ja escrev	90
ja escrev as	72
ja fiz	-91
ja grit	-86
ja grit que	-69
ja nao	-117
ja nao aguent	-120
ja nao faco	65
ja nao sei	67
ja nao sint	109
ja nao tenh	-106
ja se	87
ja se me	69
ja sei	62
ja tenh	78
ja tenh vari	63
ja tent	117
ja tent tre	-72
ja tent uma	75
ja trat	134
ja trat dos	107
janeir	82
janel	291
jant	-62
jant num	-62
je	-309
joelh	-119
joelh e	69
jogo onlin	76
jogo onlin devo	61
junt	162
junt a	64
junt com	66
junt dele	61
k _ e	66
k mas	85
k mas e	87
k tem	-89
keri	198
keri _ logo	119
keri morr	198
keri morr logo	159
kero	241
kero _ n	118
kero morrer	196
kero morrer n	157
kg	129
l	-203
la	-336
la cheg	113
la pra	88
la pra baix	71
lado _ cabec	66
lado da	175
lado da cabec	88
laje	140
laje olhand	88
laje olhand la	71
lamin	170
lamin _ mao	64
lamin na	170
lamin na mao	85
largar	122
largar _ volant	73
largar o	122
largar o volant	97
largu	101
largu _ hemodialis	61
largu a	101
largu a hemodialis	81
las	-210
laud	-96
laud pro	-96
laud pro segur	-76
le	-309
leit	-90
lencol	80
lencol na	80
lencol na grad	64
les	-117
levar	-104
levar _ exam	-71
levar o	-118
levar o exam	-95
lhe	-71
linh	62
linh do	82
linh do combo	66
lixiv	171
lixiv _ bocad	102
lixiv ha	171
lixiv ha bocad	136
lo	-82
logo	342
logo _ me	119
logo ng	198
logo ng me	159
lol	75
lol mas	78
lol mas a	62
lombar	-66
long de	84
long de tudo	67
los	-172
losartan	-78
lutar	148
lutar contr	76
lutar quer	72
luto	-108
m	-74
ma	-93
machuc de	75
madrugad	-77
mae	221
mae _ sabe	69
mae ja	-86
mae ja grit	-69
mae nao	115
mae nao sabe	92
mae no	65
mae ta	62
mae tem	-95
mae tem demenc	-76
magoar e	70
magoar me	-62
mai	563
mai _ sem	101
mai _ tar	66
mai _ to	64
mai a	72
mai a famil	61
mai acordar	78
mai cont	99
mai de	-81
mai de 60	-65
mai energ	99
mai enxaquec	-64
mai essa	-136
mai esta	-143
mai esta azia	-73
mai rapid	168
mai rapid sem	135
mai remed	-73
mai saber	-66
mai vale	111
mai vale tar	89
mai vali	84
mai vali nao	67
mai viver	324
mai viver assim	75
mal	-77
mal _ pequen	84
mal desd	139
mal desd pequen	111
male	-64
mama	-99
manch	-107
mand	292
mand _ se	69
mand audi	211
mand audi dizend	77
mand audi se	92
mandam	113
mandam _ da	68
mandam saltar	113
mandam saltar da	90
mandand	133
mandand eu	133
mandand eu pular	80
maneir	76
maneir precis	76
mang comprid	64
manh	-104
mano n	71
mapa	71
mapa mort	71
marc	139
marc esta	78
marc esta seman	63
marc hoje	84
marc hoje no	67
marid	117
marid _ deprimid	66
marid morr	61
marid policial	110
marid policial deprimid	88
marid ronc	-72
mas	332
mas _ foi	62
mas _ ja	69
mas _ seri	112
mas a	94
mas a seri	62
mas e	132
mas e seri	87
mas esto	-66
mas eu	82
mas fico	94
mas fico pesquisand	75
mas fui	84
mas fui a	67
mas isso	65
mas nao	140
mas nao foi	83
mas tem	76
mas tenh	-69
mata	106
mata _ rapid	101
mata mai	168
mata mai rapid	135
mata precis	69
matam	110
matam _ pess	85
matam uma	142
matam uma pess	114
matand	-134
matar	355
matar _ eu	-71
matar _ que	-71
matar encontr	72
matar fale	-119
matar fale que	-95
matar faz	64
matar fds	75
matar ja	80
matar ja decid	64
matar me	84
matar se	-118
matar se eu	-95
matar um	-79
matar um com	-64
mate _ por	85
mate aind	142
mate aind por	114
mato	-99
mato ele	-70
me	471
me _ a	-83
me _ aind	85
me _ chegar	72
me _ com	66
me _ de	-77
me _ dnv	84
me _ dour	103
me _ el	-99
me _ escondid	69
me _ fale	-71
me _ gargant	102
me _ ja	75
me _ k	66
me _ la	-91
me _ no	-108
me _ pele	82
me _ pess	70
me _ prefir	78
me _ saltar	68
me _ se	-71
me _ tre	69
me _ uma	76
me a	117
me a gargant	136
me acabaram	87
me acontec	-64
me ajud	130
me ao	148
me ao dour	137
me apetec	137
me apetec chegar	97
me arranh	101
me as	-71
me ate	101
me ate ficar	81
me baja	-91
me cans	-78
me castigar	93
me com cigarr	63
me cort	104
me cort dnv	112
me cort escondid	92
me da	78
me da uma	101
me das	116
me das pess	93
me deixass	83
me deixass voltar	66
me desviver	109
me desviver k	87
me doi	94
me doi a	91
me duel	-83
me e	159
me e mord	81
me entend	198
me espetav	105
me expulsar	131
me expulsar prefir	104
me faca	-75
me furar	79
me furar toda	64
me ha tre	91
me largar	122
me largar o	97
me machuc	75
me magoar	70
me mal	139
me mal desd	111
me mandam	113
me mandam saltar	90
me mata	-98
me matand	-106
me matar	295
me matar fale	-95
me matar ja	64
me matar se	-95
me mate	142
me mate aind	114
me mato	95
me mori	-95
me muer	-114
me muer de	-83
me na	106
me na pele	110
me nas	84
me nas pern	67
me nos	71
me outr	83
me outr vez	89
me pela	67
me pico	-90
me pico no	-69
me por term	74
me queimadur	88
me queimadur com	70
me segur	67
me sint vazi	63
me so	-62
me tudo	74
me unaliv	78
me unaliv lol	62
medic	64
medo	107
medo _ fazer	62
medo _ o	68
medo _ seja	-64
medo _ ser	-68
medo de	92
medo de fazer	82
medo de mim	69
medo de o	91
medo de ser	-90
medo do	104
medo do que	83
medo que seja	-85
meia	61
meio dela	82
meio dia	-78
melhor	408
melhor _ mim	74
melhor era	70
melhor nao	67
melhor sem	162
melhor sem mim	98
melhorar	70
melhorar vou	70
menin	75
menin ta	90
menin ta na	72
meno	120
mensagem	83
mensagem a	83
merec outr	67
mes e	141
mes e as	68
mes nao	84
mes nao durm	67
mesa	156
mesm	-130
mesm _ so	-110
mesm burac	71
mesm precis	-65
mesm quer	-119
mesm quer so	-95
meu	543
meu _ ate	75
meu _ de	127
meu _ do	-71
meu _ funeral	68
meu _ morr	-64
meu _ na	80
meu _ policial	66
meu _ resolv	76
meu _ vai	78
meu bebe	108
meu bebe na	68
meu brac	92
meu brac ate	101
meu cachorr	67
meu companheir	126
meu encaminhament	-119
meu encaminhament do	-95
meu filh ja	-81
meu filh se	79
meu irma entr	73
meu irma morr	-67
meu marid	122
meu marid policial	88
meu menin	90
meu menin ta	72
meu namorad	206
meu neto	161
meu ombr	-85
meu pai	111
meu pai resolv	102
meu pai vai	104
meu prim de	77
meu propr	113
meu propr funeral	91
mi	-310
micos	-69
mil euro	76
mil euro mort	61
militar	76
militar da	76
mim	755
mim _ boa	65
mim _ so	76
mim acab	74
mim de	109
mim de boa	87
mim faco	88
mim faco me	70
mim pert	80
mim pert de	64
mim propr	123
minh	420
minh _ de	247
minh _ e	-71
minh _ mand	63
minh _ me	63
minh _ morr	-68
minh _ so	-90
minh _ ta	76
minh _ tem	-63
minh _ vai	-71
minh adolescent	-65
minh alun	115
minh boca	-64
minh cabec	130
minh cabec me	84
minh coleg	102
minh cont	85
minh cont da	68
minh cunhad	84
minh cunhad tomo	67
minh falt	94
minh falt na	75
minh filh de	137
minh filh nao	-77
minh gastrit	-77
minh gastrit atac	-62
minh mae ja	-69
minh mae nao	92
minh mae tem	-76
minh medic	71
minh mort	154
minh namorad	-96
minh press	65
minh prim	67
minh sogr	-103
minh sogr vai	-95
minh ultim	95
minh ultim postagem	76
minh vida	80
minh vida e	-62
mio	-69
miud	-77
moletom	75
moletom no	75
mon	-97
moral	94
mord	202
mord _ brac	75
mord me	101
mord me ate	81
mord meu	126
mord meu brac	101
more	-65
mori	-97
morir	-92
morr	-335
morr _ ng	119
morr de	-257
morr logo	198
morr logo ng	159
morr so	61
morrend	-119
morrend de	-84
morrer	371
morrer _ aguent	118
morrer _ busa	95
morrer _ e	-64
morrer _ que	106
morrer _ to	-68
morrer ate	137
morrer ate quer	109
morrer com	85
morrer com meu	68
morrer doutor	-113
morrer doutor to	-90
morrer ha	74
morrer n	196
morrer n aguent	157
morrer na	-122
morrer na operac	-66
morrer nem	-98
morrer no	139
morrer no busa	127
morrer quas	82
morrer quas diar	65
morrer so que	79
morrer so quer	-69
morrer tenh	-107
morrer tenh e	-85
morress	124
mort	218
mort de	-99
mort e	-78
mort eu	79
mort no test	62
mort o	71
mort quand	-73
mort todo	91
mort todo os	73
mort vali	76
mort vali mai	61
mt	140
mude de antidepressiv	80
muer	-134
muer de	-104
muert	-97
muit	-216
mund	679
mund _ sem	65
mund pra	76
mund pra sempr	61
mund segu	109
mund segu sem	87
muro	87
muro quand	93
muro quand ia	74
mutil	75
my	-281
n	439
n _ a	62
n _ bem	64
n _ mai	129
n aguent	280
n aguent a	83
n aguent mai	74
n aguent quer	68
n quer	71
n to	106
n to bem	85
na	202
na _ a	92
na _ quand	82
na aula	-72
na autoestrad	105
na autoestrad a	84
na beir	88
na beir da	71
na casa	64
na estac	-65
na gavet	195
na grad	80
na grad doming	64
na hora	-129
na hora minh	-69
na laje	74
na linh	82
na linh do	66
na mao	69
na moral	94
na operac	-82
na pared	119
na pared ate	74
na pele	102
na pele quand	110
na pern	141
na pont	67
na residenc	100
na residenc e	80
na roca	70
na roca long	67
na seman	70
na test	-61
na trav	84
na trav da	67
nada	-194
nada _ medo	82
nada ao	76
nada nem	137
nada nem medo	109
nada que	-75
namorad	74
namorad ameac	68
nao	352
nao _ a	75
nao _ acordar	-65
nao _ apetec	72
nao _ ca	149
nao _ chegar	109
nao _ comer	-97
nao _ esta	67
nao _ este	81
nao _ futur	62
nao _ mate	85
nao _ morrer	-182
nao _ o	-100
nao _ parar	77
nao _ pens	-120
nao _ quer	-71
nao _ said	82
nao abre	64
nao acordar	263
nao acordar nunc	78
nao acordass	88
nao acordav	-78
nao acordav da	-62
nao aguent este	108
nao atend	90
nao cola	-69
nao conf	173
nao conf em	138
nao digo	76
nao dou	99
nao dou mai	79
nao durm	65
nao durm e	67
nao e e	-95
nao estar	84
nao estar ca	67
nao esto	175
nao esto esta	132
nao faco	82
nao faco plan	65
nao foi	104
nao gritar	66
nao ha	-76
nao import	65
nao levar	-118
nao levar o	-95
nao me	90
nao me apetec	97
nao me deixass	66
nao me mate	114
nao melhorar	70
nao mesm	-173
nao mesm quer	-95
nao nao	-126
nao nao pens	-101
nao nunc	-75
nao o	91
nao o fiz	73
nao para	-103
nao para de	-62
nao parar	95
nao parar eu	76
nao pass do	65
nao pens	-172
nao pens em	-137
nao poss	-62
nao quer acordar	-87
nao quer chegar	145
nao quer comer	-110
nao quer continuar	70
nao quer estar	78
nao quer morrer	-243
nao sabe	115
nao sai	105
nao sai da	84
nao sei	287
nao sei com	63
nao sei parar	67
nao sint	74
nao sint nada	109
nao sobe	-84
nao ta	-113
nao tencion	82
nao tencion ca	65
nao tenh	-380
nao tenh mai	-75
nao ter	67
nao vejo	218
nao vejo futur	83
nao vejo said	110
nao voltar	77
nao voltar a	62
nariz	-142
nas	227
nas _ escond	61
nas cost	110
nas cost ha	67
nas pern	240
nas pern e	67
nas pern escond	82
nasc	106
nasc era	67
nascid	199
nascid quer	67
natal	207
natal _ ca	99
natal ja	165
natal ja ca	132
ne	-75
nega	113
nega _ prev	72
nega tentativ	120
nega tentativ prev	96
negoc	127
negoc _ cacadeir	76
negoc a	127
negoc a cacadeir	102
negr e	101
negr e castig	81
nem _ em	-70
nem _ minh	62
nem a minh	83
nem de	-75
nem em	-62
nem existir	66
nem medo	137
nem medo de	109
nem o	99
nem o remed	79
nem pens	-72
nem vontad	-64
nenem	90
nenhum	158
nenhum de	69
nerv	-152
nerv nem	-64
nervos	134
nervos _ me	82
nervos acalm	137
nervos acalm me	110
nest	198
nest casa	75
nest mund	125
neto	161
neto de	71
ng	198
ng _ entend	119
ng me	198
ng me entend	159
ni	-121
night	-76
ninguem	569
ninguem _ sentir	92
ninguem deve	-75
ninguem ia	200
ninguem ia sentir	123
ninguem ve	75
no	-79
no _ a	-65
no _ dela	86
no _ e	88
no _ ja	85
no _ no	188
no _ pens	118
no _ que	-88
no _ quer	81
no _ toda	95
no banh	241
no banh toda	127
no busa	158
no busa no	127
no calor	75
no cemiter	65
no combo	69
no computador	72
no corp	-62
no frigorific	64
no jogo	72
no jogo onlin	61
no me	-177
no meio	82
no meio dela	66
no natal	126
no natal ja	132
no oitav	85
no oitav mes	68
no ouvid	-98
no ouvid que	-61
no peit	135
no peit quer	108
no pescoc	-95
no pescoc e	-69
no port	77
no port precis	62
no post	73
no post e	83
no quart	236
no quart e	67
no que	132
no que pens	106
no questionar	-94
no rabo	-67
no solt	80
no solt e	64
no test	77
no test de	62
no tramp	158
no tramp no	127
noch	-90
noit _ para	61
noit e esto	66
noit que	-67
noit tenh	64
noit toda	-104
noit volt	102
noit volt para	81
nojo	88
nojo de	88
nojo de mim	70
non	-160
nos	105
nos 18	181
nos ajud	-64
nos brac	135
nos brac e	108
novo segur	99
novo segur contin	79
nuit	-86
num	-66
num post	92
num restaurant	-62
nunc	71
nunc _ em	-73
nunc mai	175
nunc mai acordar	62
nunc pens	-121
nunc pens em	-97
nunc ter	67
o _ a	209
o _ da	-87
o _ e	-95
o _ marid	96
o _ namorad	74
o _ nao	-71
o _ pai	-76
o _ propr	68
o _ quer	-73
o _ segu	65
o _ ta	-62
o aluguel	71
o alun	77
o alun que	62
o anticoncepcional	-64
o brac	-124
o carr	257
o carr contr	74
o carr no	83
o carr num	74
o celular	81
o cigarr	88
o cumprir	114
o deixar	68
o dia	95
o dia inteir	-68
o ex	-77
o ex quer	-62
o exam	-169
o fiz	91
o fiz porq	73
o gato a	82
o lencol	80
o lencol na	64
o luto	-98
o medo	70
o melhor	70
o meu	294
o meu irma	73
o meu marid	127
o meu namorad	99
o meu pai	-102
o meu propr	91
o mund	178
o mund segu	87
o nariz	-62
o negoc	127
o negoc a	102
o no	80
o no solt	64
o part	76
o pens	-69
o remed novo	79
o segur	101
o segur de	108
o ser	75
o servic	-74
o terc	151
o terc a	121
o trabalh	93
o volant	122
objet	66
objet na	66
obrigad	115
obrigad a	95
obrigad a quem	76
ocul	-86
of	-86
oftalm	-119
oico	92
oico _ que	68
oico voz	113
oico voz que	90
oitav	85
oitav mes	85
oitav mes e	68
olhand	201
olhand _ baix	83
olhand la	88
olhand la pra	71
olhand pra	138
olhand pra baix	110
olho para	76
ombr	-137
on	-127
onde ninguem	75
onib	-87
onlin devo	76
onlin devo 30	61
ontem	456
ontem _ ferid	67
ontem _ na	97
ontem _ noit	111
ontem _ ta	84
ontem a	260
ontem a ferid	89
ontem a noit	147
ontem ache	62
ontem acho	-62
ontem e ta	112
ontem fiqu	88
ontem fiqu na	71
ontem foi	83
ontem foi pior	67
ontem obrigad	95
ontem obrigad a	76
ontem so	91
ontem so nao	73
ontem subi	74
operac	-82
operad	69
operad ao	69
os	212
os _ todo	86
os brac	62
os brac ate	67
os calmant	108
os calmant todo	87
os carneir	-61
os comprimid	193
os comprimid todo	77
os dedo	-63
os dia	110
os meu	151
os meu filh	62
outr	137
outr _ ontem	67
outr mae	67
outr maneir	76
outr vez	170
outr vez a	78
outr vez ontem	89
ouvid	-152
ouvid que	-77
ouvid que tratament	-61
ouvir	-74
oxal	167
oxal _ um	100
oxal tivess	167
oxal tivess um	134
pacient	147
pacient _ ideac	72
pacient refer	147
pacient refer ideac	96
padr	-84
paga	69
paga se	69
pai	93
pai _ isto	76
pai _ me	91
pai quem	-64
pai resolv	127
pai resolv isto	102
pai vai	131
pai vai me	104
paliativ	-129
paliativ para	-64
palpitac idei	92
palpitac idei de	74
panic	-223
pao	-74
pape	134
pape _ dei	61
pape e	102
pape e dei	82
papel a	74
papo	71
papo reto	71
para	129
para _ da	86
para _ por	61
para a	-197
para a minh	-76
para casa	-95
para casa diz	-76
para de	-92
para debaix	144
para debaix da	115
para dentr	102
para dentr por	81
para estar	87
para estar viva	69
para ficar	70
para ganhar	79
para ganhar coragem	63
para junt	61
para nada	-87
para nao	98
para o	-174
para o meu	-66
para o trabalh	74
para os	77
para os meu	62
para sempr	181
para ver	71
paracetamol	123
paracetamol _ uma	85
paracetamol matam	142
paracetamol matam uma	114
parapeit	102
parapeit _ sext	61
parapeit do	102
parapeit do sext	81
parar com	-149
parar com o	-65
parar eu	95
parar eu me	76
pare	-63
pare a	-74
parec	-198
parec que	-96
pared	119
pared ate	93
pared ate doer	74
part imagin	76
partir	115
partir e	76
parvoic	84
parvoic mas	84
parvoic mas fui	67
pas	-104
pass	123
pass a	-64
pass do natal	65
pass me	67
pass na	107
pass na linh	66
pass o	72
passad	108
passad chegu	84
passad chegu a	67
passam	91
passarel	64
passarel fico	64
pau	-66
pe	-143
peco a	79
peco a deu	63
pede	156
pede consult	99
pede consult urgent	79
pedi	121
pedi a	70
pedir	261
pedir _ seja	90
pedir as	-74
pedir desculp	74
pedir que	189
pedir que seja	121
peit	100
peit _ desaparecer	81
peit quer	135
peit quer desaparecer	108
pela	185
pela cabec	67
pela doenc	76
pela quint	88
pela quint vez	70
pele _ esto	82
pele mort	-77
pele quand	137
pele quand esto	110
pelo	-190
pens	331
pens _ me	-109
pens _ nao	-88
pens _ suicid	-67
pens besteir	88
pens besteir ontem	71
pens em	171
pens em dar	70
pens em espetar	74
pens em ficar	66
pens em me	-138
pens em morrer	77
pens em suicid	-89
pens ja	-69
pens que nao	-62
pens ultimament	132
pensament	191
pensament de	189
pensament de mort	73
pensand	279
pensand em	224
pensand em me	72
pensar	234
pensar _ suicid	73
pensar em	234
pensar em me	62
pensar em suicid	97
pequen	80
pequen _ as	84
pequen e	139
pequen e as	111
per	-78
perceberem	116
perd	277
perd _ casa	76
perd a	107
perd a casa	102
perd meu	66
perd tudo	150
perd tudo no	77
pergunt	-198
pergunt _ eu	-71
pergunt se	-119
pergunt se eu	-95
perguntaram	-173
pern	155
pern _ com	61
pern e	71
pern e ja	67
pern escond	102
pern escond com	82
pern onde	75
pern para	66
pero	-97
pert de	80
pert de janel	64
pescoc	-128
pescoc e	-86
pescoc e inch	-69
peso	81
peso _ peit	81
peso no	135
peso no peit	108
pesquis	72
pesquis no	72
pesquisand	94
pesquisand cart	94
pesquisand cart de	75
pess	306
pess _ 60	85
pess _ ela	70
pess de	142
pess de 60	114
pess se	69
pess sem	116
pess sem ela	93
pica	-83
pico	-105
pico no	-86
pico no pescoc	-69
pilul	-96
pior	-66
pior meu	-66
pior que	83
pior que nunc	67
piu	-89
plan	322
plan _ tenh	68
plan e	175
plan e tenh	91
plan porq	82
plan porq nao	65
planej	208
planej _ mort	92
planej minh	154
planej minh mort	123
planejament	120
planejament _ tentativ	72
planejament nega	120
planejament nega tentativ	96
plant _ to	93
plant de	-68
plant e	156
plant e to	124
plu	-183
plu de	-80
po	-78
pode	-147
pode causar	-65
policial	133
policial _ dorm	66
policial deprimid	110
policial deprimid dorm	88
pont e	102
por	190
por _ a	118
por _ e	-91
por a	84
por a cord	67
por caus	136
por caus do	68
por dia	-84
por existir	74
por fim	105
por fim a	84
por la	120
por term	92
por term a	74
por uma	-102
por vergonh	76
porq	274
porq _ ir	61
porq _ meu	85
porq nao	135
porq nao tencion	65
porq o	142
porq o meu	113
porq pass	72
port	112
port precis	77
port precis de	62
portug	77
poss	-89
poss fazer	104
post	188
post _ fale	62
post e	104
post e fale	83
postagem	95
postagem ontem	95
postagem ontem obrigad	76
pouc depo	84
pouc depo da	67
pour	-77
pq	67
pq eu	67
pra	503
pra _ acordar	78
pra _ de	80
pra apagar	133
pra apagar de	107
pra apne	-70
pra baix	225
pra fora	-69
pra matar	-79
pra matar um	-64
pra me	106
pra me castigar	74
pra minh	64
pra nao	93
pra nao acordar	104
pra press	-73
pra sempr	121
pra ser	66
precis	264
precis _ apagar	80
precis _ consult	115
precis _ nao	64
precis de	155
precis de consult	154
precis de laud	-76
precis pra	239
precis pra apagar	107
precis pra nao	85
precis saber	69
precis so	-65
pred	-75
prefer nem	66
prefir	199
prefir morrer	151
press	-156
prev	106
prev _ encaminhament	72
prev solicit	120
prev solicit encaminhament	96
prim	80
prim de	92
prim de 17	77
prim mand	67
pro meu	90
pro meu menin	72
pro segur	-96
pro segur de	-76
problem a	71
proposit	517
proposit na	75
proposit ontem	83
proposit ontem a	66
proposit quer	109
propr	324
propr esta	64
propr funeral	113
propr funeral e	91
psicolog	-134
pued	-86
pular	164
pular da	100
pular da janel	80
puls	-82
q	-283
qria	75
qria ter	75
qro	149
qro dormir	98
qro dormir e	78
qts	133
qts _ precis	80
qts rivotril	133
qts rivotril precis	107
qual	106
qual _ mata	101
qual remed	168
qual remed mata	135
qualquer cois me	-63
qualquer cois nao	79
quand	229
quand _ a	139
quand _ nervos	82
quand _ sozinh	86
quand atravess	64
quand conduz	122
quand conduz sozinh	97
quand esto	121
quand esto nervos	110
quand ia	93
quand ia para	74
quand me sint	63
quand tenh	83
quand tenh ansiedad	67
quand vem	126
quand vem a	101
quant	186
quant _ sao	64
quant gram	142
quant gram de	114
quant temp	-63
quant victan	106
quant victan sao	85
quart	215
quart ao	-65
quart dela	62
quart e	63
quartel	76
quas	132
quas diar	82
quas diar desd	65
quas fui	74
que	587
que _ acident	62
que _ cancr	-64
que _ com	71
que _ dar	63
que _ de	140
que _ e	-80
que _ esta	73
que _ fazer	87
que _ mandam	68
que _ morrer	-95
que _ segur	82
que _ ultimament	79
que a	171
que a anestes	66
que a unic	62
que acompanh	77
que acompanh 11	62
que agor	99
que agor com	79
que aliv	-78
que aquel	-95
que aquel nao	-76
que chor	-75
que deu	71
que ela	107
que ele suma	-62
que esta	68
que eu	212
que eu ia	-69
que exam	-62
que foi	139
que foi acident	83
que ia	-71
que ia morrer	-112
que ja	119
que me mandam	90
que me mori	-76
que morr	-89
que mude	100
que mude de	80
que nao	-179
que nao acordav	-62
que nao e	-95
que nao me	-61
que nao pass	65
que no	-83
que nos	-64
que o	226
que o meu	75
que pare	-75
que pass	82
que pass na	66
que pedi	121
que pens	144
que pens ultimament	106
que poss	104
que poss fazer	83
que se	147
que seja cancr	-85
que seja esta	121
que tinh	64
que tratament	-77
que tratament ha	-61
que vai	72
que vou	85
qued	-75
queim	132
queim _ na	82
queim me	182
queim me na	110
queimadur	88
queimadur com	88
queimadur com o	70
queix	-92
quem	89
quem e	-64
quem falar	79
quem tent	95
quer	596
quer _ com	-191
quer _ desd	-61
quer _ dormir	86
quer _ doutor	-68
quer _ e	138
quer _ meu	-71
quer _ nos	109
quer _ se	-77
quer _ tenh	-64
quer _ um	-64
quer acabar	-63
quer acordar	-108
quer chegar	181
quer chegar nos	145
quer comer	-137
quer comer desd	-81
quer continuar	88
quer continuar nest	70
quer deletar	85
quer deletar minh	68
quer desaparecer	135
quer desaparecer para	108
quer descansar	65
quer dormir	88
quer dormir e	124
quer esperar	76
quer estar	131
quer estar mort	80
quer evaporar	67
quer ir	316
quer ir dormir	115
quer ir embor	76
quer ir para	-76
quer mai viver	65
quer matar	72
quer me	95
quer me matar	76
quer morrer	-85
quer morrer com	68
quer morrer doutor	-90
quer morrer so	-69
quer morrer tenh	-85
quer nunc	67
quer parar	-177
quer parar com	-119
quer partir	76
quer pedir	-80
quer que	114
quer que a	66
quer que ele	-62
quer saber	-128
quer saber se	-102
quer so	-119
quer so meu	-95
quer sumir dess	68
quer viver com	-61
querend	147
querend morrer	99
querend morrer so	79
querer	-148
questionar	-97
quier	-145
quint	64
quint vez	88
quint vez nao	70
rabo	-86
rabo a	-67
raiv	146
raiv de	80
raiv de aind	64
raiv e	66
rapid	168
rapid _ sofrer	101
rapid sem	168
rapid sem sofrer	135
rato escondid	62
receit	-165
receit da	-65
recus	73
refer	142
refer _ suicid	72
refer ideac	120
refer ideac suicid	96
reflux	-96
reflux ja	-64
regl	-66
remed _ mai	101
remed _ press	-77
remed da	-119
remed mata	168
remed mata mai	135
remed novo	99
remed novo segur	79
renal	-70
reprovad	100
reprovad na	100
reprovad na residenc	80
residenc	100
residenc e	100
residenc e desd	80
resolv	116
resolv isto	127
restaurant	-62
restaurant ontem	-62
reto	71
rezo	151
rezo _ terc	90
rezo o	151
rezo o terc	121
rivotril	133
rivotril _ pra	80
rivotril precis	133
rivotril precis pra	107
roca	70
roca long	84
roca long de	67
ron de	83
ron de proposit	66
ronc	-85
ronc tant	-72
rost	-67
roxear	126
roxear _ vem	75
roxear quand	126
roxear quand vem	101
s	-64
sabe	129
saber	-202
saber ant	69
saber de	-66
saber se	-156
saber se e	-69
sai	76
sai _ minh	63
sai da	105
sai da minh	84
said	167
said _ trat	61
said e	78
said e morrer	62
said ja	102
said ja trat	82
sair	-99
sair nem	-75
saltar	113
saltar _ janel	68
saltar da	113
saltar da janel	90
sang	-157
sang quand	83
sang quand tenh	67
sangr	-137
sao _ pra	64
sao precis	106
sao precis pra	85
sao tre	-64
sarn	-61
saud	-148
saud _ se	-71
saud pergunt	-119
saud pergunt se	-95
se	355
se _ a	-67
se _ e	111
se _ espetav	63
se _ eu	80
se _ matar	85
se _ morress	74
se _ nao	-80
se _ pens	-104
se a	133
se ate	70
se calhar	84
se calhar e	67
se cortand	84
se cortand vi	67
se despedind	115
se despedind e	92
se e	-107
se e cancer	-69
se essa	95
se essa dor	76
se eu	150
se eu morress	99
se eu nao	-71
se eu pens	-138
se ha	-70
se isto	71
se mata	100
se mato	-66
se me	-127
se me acabaram	69
se me espetav	84
se mutil	75
se nos	61
se quer	72
se se	68
se tinh	84
se tinh coragem	67
se um	92
se um caminh	74
se vai	71
secundar	100
segu	109
segu _ mim	65
segu sem	109
segu sem mim	87
segund	-129
segund plant	-67
segur	150
segur aqui	67
segur contin	99
segur contin querend	79
sei	327
sei _ quem	81
sei com	79
sei com quem	63
sei o	62
sei parar	84
seja _ noit	90
seja cancr	-107
seja esta	151
seja esta noit	121
sem	175
sem _ perceberem	70
sem casa	88
sem casa pens	70
sem ela	156
sem ela perceberem	93
sem energ	-62
sem forc	-66
sem mim	230
sem mim de	87
sem querer	-131
sem sofrer	168
sem tentativ	99
sem tentativ anterior	79
sem trabalh	88
sem trabalh e	70
sem vontad	-93
sem vontad de	-75
seman	157
seman doi	74
seman passad	153
seman passad chegu	67
sempr	185
sempr que	82
sempr que pass	66
senh	65
senh e	65
senhor	78
sentir	98
sentir minh	94
sentir minh falt	75
ser	93
ser a	-75
ser cancer	-113
ser fard	87
ser fard vou	69
ser sincer	66
ser um	71
sera	-136
seri	319
serv	-66
servic de	76
servic ta	-74
sext	64
sext _ ontem	61
sext andar	102
sext andar ontem	81
si	-136
sin	-103
sinc	-95
sincer	66
sincer prefer	66
sincerament	108
sincerament mai	84
sincerament mai vali	67
sint	75
sint deprimid	-72
sint nada	137
sint nada nem	109
sint que	86
sint vazi	78
sint vazi ja	63
so	290
so _ deixar	114
so _ encaminhament	-71
so _ esper	70
so _ me	85
so _ mesm	-71
so _ o	99
so _ que	93
so a	173
so a esper	93
so agua	-64
so ando	-176
so cansac	-72
so da	-65
so dar	69
so falt	112
so me	66
so meu	-119
so meu encaminhament	-95
so nao	257
so nao me	114
so nao o	73
so no	132
so no que	106
so pens	184
so pens besteir	71
so pens em	77
so pior	-66
so planej	100
so planej minh	80
so que agor	79
so quer	133
so quer deixar	153
so quer saber	-69
sobe	-129
sobr como	72
sofrer	168
sogr	-103
sogr _ me	-71
sogr vai	-118
sogr vai me	-95
solicit	120
solicit encaminhament	120
solt	63
solt e	80
solt e eu	64
sono	-167
sou	381
sou militar	76
sou um	164
sou um estorv	77
sou universitar	100
sou universitar fui	80
sozinh	257
sozinh _ me	73
sozinh apetec	122
sozinh apetec me	97
subi	68
subi na	74
subir _ parapeit	61
subir ao	102
subir ao parapeit	81
suficient	116
suficient _ esto	70
suficient e	116
suficient e esto	93
sui	-87
suicid	204
suicid 22	77
suicid 22 ano	62
suicid _ nao	81
suicid _ planejament	72
suicid _ sai	63
suicid _ so	-73
suicid ativ	99
suicid ativ sem	79
suicid com	120
suicid com planejament	96
suicid dua	62
suicid e efeit	80
suicid e nao	108
suicid e so	-97
suicid nao	105
suicid nao sai	84
suicid precis	92
suicid precis de	74
suicid se	-71
suicid so	-70
suisid	132
suisid _ so	79
suisid e	132
suisid e so	106
suma	-77
suma da	-77
suma da minh	-62
sumi	83
sumir _ mund	96
sumir com	-73
sumir dess	84
sumir dess mund	68
sumir do	76
sumir do mund	61
sumiss	71
sumiss do	71
ta	221
ta _ mt	84
ta adiantand	-69
ta alta	65
ta aqui	117
ta ardend	140
ta ardend mt	112
ta na	240
ta na gavet	72
ta na roca	67
ta se	84
ta se cortand	67
ta um	-74
ta voltand	62
tal	-65
tal que	-65
tambem mas	65
tant	-115
tar	111
tar mort	111
tard	-193
tcha	82
tcha gent	99
tcha gent desculp	79
telemovel e	-65
tem	-288
tem demenc	-95
tem demenc e	-76
tem exam	-70
temp nao	66
temp quas	74
tencion	82
tencion ca	82
tencion ca estar	65
teng	-149
tenh	198
tenh 78	70
tenh _ ano	132
tenh _ calmant	65
tenh _ com	68
tenh _ de	102
tenh _ do	62
tenh _ e	-65
tenh _ medo	-64
tenh _ plan	113
tenh a	-81
tenh ansiedad	83
tenh ansiedad ontem	67
tenh e	-107
tenh e medo	-85
tenh enxaquec	84
tenh enxaquec fort	67
tenh fantas	113
tenh fantas com	91
tenh fome	-63
tenh mai	-199
tenh mai de	-65
tenh medo	95
tenh medo do	83
tenh nojo	88
tenh nojo de	70
tenh os	108
tenh os calmant	87
tenh pensament	77
tenh pensament de	80
tenh um	213
tenh um plan	151
tenh uma	-94
tenh vari	78
tenh vari marc	63
tenh vergonh	165
tenh vergonh de	132
tenh vontad	100
tens	-114
tent	481
tent _ me	111
tent enforcar	114
tent enforcar me	91
tent matar	71
tent suicid	62
tent tre	-90
tent tre vez	-72
tent uma	139
tent uma vez	112
tentativ	218
tentativ _ solicit	72
tentativ anterior	99
tentativ anterior pede	79
tentativ prev	120
tentativ prev solicit	96
ter	281
ter coragem	75
ter nascid	199
terc	128
terc _ pedir	90
terc a	151
terc a pedir	121
term	92
term a	92
term a isto	74
terr	137
tesour	-61
test	-65
test de	77
test de portug	62
the	-217
thi	-83
tien	-91
tinh	185
tinh coragem	84
tinh no	64
tio	-68
tio se	-67
tipo	-91
tirar	64
tiroid	-66
tive bebe	67
tive um	66
tivess	167
tivess _ acident	100
tivess um	167
tivess um acident	134
to	449
to _ a	64
to _ dess	62
to _ to	64
to bem	106
to bem to	85
to cansad	154
to cansad dess	83
to com	245
to com a	85
to com pensament	63
to pensand	90
to pensand em	72
to pra	-79
to pra matar	-64
to vomitand	156
toda a	82
toda a gent	66
toda hora	154
toda que	64
todo	505
todo _ em	81
todo _ nao	73
todo as	-61
todo contad	108
todo contad em	87
todo dia	199
todo dia e	81
todo ja	121
todo ja nao	97
todo mund	191
todo os	110
todo os dia	88
tomar	103
tomar de	64
tome	89
tome _ cartel	112
tome doi	-62
tome uma	269
tome uma caix	66
tome uma cartel	150
tomo chumbinh	84
tomo chumbinh agor	67
tontur desd	71
toss	-186
tou	143
tou _ de	62
tou a	78
tou a pensar	62
tou fart	104
tou fart de	83
tpm	-79
tpm exist	-79
tpm exist remed	-64
trabalh	75
trabalh e	88
trabalh e sem	70
trabalhar	72
trabalhar porq	72
tramp	158
tramp _ banh	95
tramp no	158
tramp no banh	127
transar	-79
transar depo	-69
trat	134
trat _ pape	80
trat dos	134
trat dos pape	107
tratament	-82
tratament ha	-77
trav da	84
trav da garagem	67
tre	-148
tre _ e	69
tre dia	66
tre dia e	91
tre vez	-90
trem	-67
trist	-119
tudo	640
tudo _ vale	66
tudo bem	68
tudo fora	-62
tudo hoje	124
tudo mai	111
tudo mai vale	89
tudo no	96
tudo no jogo	77
turn	-79
u ron de	66
ultim	82
ultim postagem	95
ultim postagem ontem	76
ultimament	224
ultimament olho	76
um	537
um _ dest	76
um _ e	235
um _ essa	-62
um _ quand	71
um acident	167
um acident e	134
um acord	70
um aliv	128
um ataq	66
um bilhet	62
um caminh	92
um com	-79
um com essa	-64
um dia dest	101
um estorv	213
um infern	-74
um muro	93
um muro quand	74
um objet	66
um papel	74
um pass	69
um plan	189
um plan e	140
um problem	71
um temp	74
uma	254
uma _ comig	62
uma _ de	159
uma _ em	83
uma _ inteir	112
uma _ no	-68
uma abelh	-86
uma abelh me	-69
uma besteir	103
uma besteir comig	82
uma caix	83
uma caix de	66
uma cartel	187
uma cartel inteir	150
uma cinc	-62
uma comich	-67
uma hora	138
uma idei	81
uma idei fixa	65
uma pess	97
uma pess de	114
uma vez	190
uma vontad	126
uma vontad de	101
un	-288
una	-180
unaliv	78
unaliv lol	78
unaliv lol mas	62
une	-104
unha	-113
unic	264
unic _ que	93
unic cois	153
unic cois que	96
unic said	78
unic said e	62
universitar	100
universitar fui	100
universitar fui reprovad	80
up	-94
urgent	214
urin	-97
utent	68
utent com	68
utent com ideac	79
va	-112
va a	-75
vai	85
vai _ expulsar	78
vai matar	71
vai me expulsar	104
vai me matar	-95
vale	124
vale _ mort	66
vale tar	111
vale tar mort	89
vali	180
vali mai	96
vali mai a	61
vali nao	84
vali nao estar	67
vao	86
varand	76
varand nao	76
vari marc	78
vari marc esta	63
vazi	78
vazi ja	78
vazi ja tenh	63
ve	68
vejo	187
vejo _ ja	61
vejo _ nenhum	83
vejo futur	103
vejo futur nenhum	83
vejo said	137
vejo said ja	82
vem _ cris	75
vem a	107
vem a cris	101
vend	-75
vend comercial	-75
venen	131
venen _ plant	93
venen de	132
venen de plant	124
ver	207
ver _ me	61
ver ninguem	-75
ver se	258
ver se me	84
ver se tinh	67
vera	-62
verdad	142
vergonh	179
vergonh de	165
vergonh de dizer	75
vermelh _ deit	67
vermelh e	65
vermelh e deit	89
vez	404
vez _ a	104
vez _ que	74
vez a	97
vez acab	64
vez acho	78
vez acho que	62
vez de	-77
vez do	65
vez e	88
vez ele	67
vez ja	-90
vez ja tent	-72
vez mai	-111
vez nao	134
vez nao quer	70
vez no	69
vez ontem	111
vez ontem a	89
vez por	-165
vez por dia	-67
vez quer	85
vez quer morrer	68
vi	209
vi as	84
vi as marc	67
vi que	75
victan	84
victan _ precis	64
victan sao	106
victan sao precis	85
vida	647
vida _ minh	-74
vida _ vejo	62
vida e	-124
vida e minh	-99
vida nao	103
vida nao vejo	83
vida paga	69
vida para	74
vint	-71
vist	-73
vitamin	-106
viva	183
viva _ 30	72
viva aos	121
viva aos 30	97
viva e	87
viva e ja	69
viver	681
viver _ seri	62
viver _ verdad	100
viver a	104
viver a seri	83
viver assim	93
viver com	-154
viver com zumbid	-61
viver de	167
viver de verdad	134
viver papo	71
vizinh	103
vizinh para	70
volant	104
volt	162
volt _ dentr	61
volt _ fazer	61
volt a	160
volt a fazer	82
volt para	102
volt para dentr	81
voltand	62
voltar	211
voltar a	77
voltar a acordar	62
vomitand	152
vontad	512
vontad _ me	71
vontad _ morrer	144
vontad _ viver	65
vontad de	364
vontad de enfiar	74
vontad de me	94
vontad de morrer	192
vontad de sumir	61
vontad de viver	86
vontad nenhum	69
vontad ta	62
vou	515
vou _ desviver	66
vou _ me	103
vou a	-64
vou aliviar	87
vou aliviar todo	69
vou atirar	171
vou atirar me	137
vou fazer	78
vou me	161
vou me desviver	87
voz	226
voz _ me	68
voz mandand	100
voz mandand eu	80
voz que	113
voz que me	90
when	-63
y	-396
y me	-108
y no	-66
ya	-98
ya no	-68
zumb	-69
zumbid	-68
zumbid no	-98
zumbid no ouvid	-78
انا	-113
بس	-77
بعد	-87
علي	-122
عم	-97
عند	-126
في	-152
ما	-170
من	-307
منذ	-62
نفس	-63`,
};
