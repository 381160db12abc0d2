import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const portugueseWeights: TextWeights = {
  bias: -5.48,
  least: 0.702,
  features: `+^aca	131
+^acab	116
+^alu	72
+^anos	66
+^ant	-70
+^ape	104
+^apet	106
+^aqui	77
+^arm	69
+^arma	74
+^as$	60
+^ate	121
+^ate$	96
+^ati	105
+^atir	80
+^bar	-74
+^beb	154
+^bebi	107
+^ca$	77
+^can	-96
+^canc	-100
+^car	68
+^cart	105
+^cas	74
+^cheg	121
+^coc	-86
+^com	140
+^com$	69
+^come	-61
+^comi	105
+^comp	91
+^con	73
+^con$	-74
+^cont	144
+^cort	60
+^dec	74
+^deci	90
+^dei	103
+^deix	100
+^des	149
+^desc	67
+^diz	94
+^dize	85
+^dou	71
+^el$	-122
+^em$	92
+^embo	71
+^en$	-85
+^esc	65
+^esco	111
+^eu$	318
+^exa	-78
+^exam	-82
+^exi	95
+^exis	95
+^fac	99
+^faco	62
+^fal	71
+^falt	71
+^faz	75
+^fic	80
+^fica	92
+^fis	-65
+^fum	-66
+^gent	83
+^guar	60
+^ide	80
+^idei	65
+^inc	-80
+^inch	-76
+^inf	-143
+^infe	-79
+^ir$	127
+^iss	69
+^isso	71
+^ist	61
+^isto	61
+^ja$	144
+^jan	68
+^jane	91
+^je$	-73
+^ker	108
+^la$	-88
+^las	-62
+^le$	-82
+^log	82
+^logo	82
+^los	-65
+^mai	179
+^mais	182
+^mand	113
+^mas	86
+^mas$	96
+^mata	81
+^me$	118
+^mel	98
+^melh	117
+^meu	129
+^meu$	64
+^meus	91
+^mi$	-80
+^mim	186
+^mim$	186
+^min	97
+^minh	102
+^mue	-70
+^mun	164
+^mund	170
+^my$	-67
+^nao	113
+^nao$	113
+^nas	108
+^nasc	69
+^neg	71
+^nin	129
+^ning	138
+^olha	60
+^ont	123
+^onte	124
+^pan	-75
+^para	81
+^pass	82
+^ped	118
+^pedi	88
+^pen	205
+^pens	214
+^perd	81
+^perg	-100
+^pes	75
+^pess	76
+^pic	-82
+^pla	108
+^plan	140
+^por	111
+^post	66
+^pra	112
+^pra$	130
+^prec	74
+^pro	151
+^prop	196
+^qua	194
+^quan	90
+^quar	70
+^que	133
+^que$	140
+^quer	134
+^qui	-61
+^san	-94
+^sang	-90
+^se$	84
+^sei	69
+^sei$	80
+^sem	104
+^seri	80
+^so$	63
+^son	-70
+^sou	83
+^sou$	103
+^soz	64
+^sozi	64
+^tem	-65
+^tem$	-75
+^ten	134
+^tenh	89
+^tent	168
+^ter	109
+^ter$	70
+^the	-74
+^to$	110
+^tod	99
+^todo	114
+^tos	-72
+^tre	-64
+^tud	151
+^tudo	151
+^ult	77
+^ulti	77
+^um$	124
+^uma$	65
+^un$	-77
+^uni	92
+^unic	68
+^val	69
+^vez	124
+^vez$	103
+^vid	145
+^vida	158
+^viv	185
+^vive	157
+^vol	125
+^volt	115
+^von	121
+^vont	121
+^vou	121
+^vou$	125
+^voz	63
+^voze	61
+^من$	-81
+abec	62
+abeca	62
+acab	116
+acao	-127
+acao$	-127
+ada$	-149
+ade$	161
+agem	158
+agem$	158
+ais$	149
+aliv	63
+alta	102
+alta$	71
+ament	71
+ance	-86
+ancer	-70
+and$	-68
+anda	112
+ando	97
+ando$	63
+andou	68
+anej	77
+anho	94
+anho$	103
+anic	-67
+anico	-61
+anos	82
+anos$	83
+anse	63
+ansei	63
+apet	106
+apete	84
+aqui	72
+aqui$	65
+arma	63
+arma$	75
+arro	79
+arro$	64
+arta	63
+artel	64
+asci	62
+assa	61
+asse	61
+asse$	109
+asso$	65
+atar	76
+atar$	116
+ate$	81
+atir	80
+atira	80
+ativa	75
+azer	75
+azer$	75
+bebi	107
+bebi$	107
+beca	62
+beca$	62
+bora	73
+bora$	73
+bro$	-61
+cabec	62
+calm	60
+calma	60
+canc	-100
+cance	-70
+cans	79
+canse	63
+cao$	-163
+car$	112
+cart	105
+che$	-71
+cheg	121
+cidi	143
+cidio	60
+cient	66
+com$	69
+come	-68
+comi	104
+comig	128
+comp	102
+compr	64
+con$	-76
+cond	119
+cont	153
+conta	83
+corag	93
+corda	78
+cort	60
+cou$	-115
+culp	79
+culpa	79
+dar$	74
+das$	-76
+deci	111
+decid	90
+dei$	66
+deia	65
+deix	100
+deixe	73
+des$	-64
+desc	67
+descu	70
+despe	67
+deus	113
+deus$	113
+dido	75
+dido$	75
+dio$	126
+dir$	109
+dize	85
+dou$	70
+ebi$	88
+eceu	-63
+eceu$	-63
+ecid	89
+ecidi	90
+ecis	74
+edir	105
+edir$	109
+egar	62
+egar$	64
+egue	71
+eias	67
+eias$	67
+eimo	64
+eimo$	64
+eira	100
+eira$	122
+eito	86
+eito$	86
+eixe	67
+ejo$	109
+ela$	155
+elhor	117
+elo$	-82
+embo	71
+embor	73
+ende	65
+ende$	67
+enho	105
+enho$	89
+ensa	151
+ensan	72
+enso	100
+enso$	119
+ente	231
+ente$	185
+entei	72
+erdi	71
+erdi$	78
+ergu	-108
+ergun	-100
+eria	179
+eria$	185
+erio	102
+erio$	94
+esco	74
+escon	98
+escul	70
+espe	105
+esped	80
+espet	64
+espi	-72
+esse	86
+esse$	89
+esso	105
+essoa	76
+estar	80
+etec	84
+etece	84
+eus$	199
+exam	-82
+exame	-81
+exis	95
+exist	95
+faco	62
+faco$	62
+falt	69
+falta	74
+fazer	75
+fica	77
+ficar	78
+gar$	131
+gem$	156
+gent	106
+gente	106
+gua$	-65
+guar	60
+guard	60
+guem	154
+guem$	154
+gunt	-103
+gunta	-66
+har$	98
+has$	-91
+hegar	74
+hor$	116
+ias$	130
+ica$	-66
+icar	65
+icar$	75
+icidi	60
+ida$	151
+idei	97
+ideia	65
+iden	64
+idio	89
+idio$	89
+ido$	97
+igo$	150
+inch	-84
+infe	-79
+ing$	-112
+ingu	120
+ingue	141
+inha	124
+inha$	146
+iona	-67
+ira$	116
+irar	75
+irar$	75
+ista	-94
+ista$	-90
+iste	-68
+isti	98
+istir	115
+isto	62
+isto$	68
+ito$	105
+iva$	114
+iver	208
+iver$	185
+ivia	70
+jane	91
+janel	71
+lane	82
+lanej	82
+lano	70
+las$	-66
+lho$	-76
+lhor	117
+lhor$	113
+lle$	-63
+los$	-96
+lta$	91
+ltar	100
+ltar$	87
+ltei	64
+ltei$	64
+ltim	77
+ltima	77
+mais	177
+mais$	178
+mand	106
+mando	71
+marca	61
+mas$	99
+mata	79
+matar	83
+mbor	73
+mbora	73
+melh	116
+melho	101
+mente	61
+meus	91
+meus$	91
+mia$	-75
+migo	147
+migo$	147
+mim$	186
+minh	112
+minha	112
+mpri	91
+mund	170
+mundo	170
+nao$	118
+nari	-76
+nasc	69
+nasci	63
+ncer$	-70
+ncha	-99
+nde$	99
+ndo$	144
+ndou	68
+ndou$	68
+ngue	88
+nguem	141
+nha$	131
+nho$	187
+ning	122
+ningu	138
+nos$	116
+nsand	72
+nsar	67
+nsar$	67
+nso$	125
+nsul	67
+nta$	60
+ntad	117
+ntade	121
+nte$	161
+ntei	104
+ntei$	61
+ntem	124
+ntem$	124
+ntos	72
+ntos$	72
+oca$	-68
+oco$	-67
+odos	92
+odos$	92
+ogo$	75
+ois$	-69
+olici	63
+olta	67
+oltar	65
+oltei	65
+omig	128
+omigo	128
+ompr	64
+ompri	66
+onta	184
+onta$	65
+ontad	143
+onte	106
+ontem	124
+opos	120
+oposi	121
+opri	72
+orac	-60
+oraca	-60
+orag	93
+orage	93
+orda	75
+ordar	87
+orrer	63
+orreu	-76
+orri	-68
+ortes	65
+orto	67
+orto$	78
+ose$	-81
+osit	118
+osito	121
+outra	65
+ozes	61
+ozes$	61
+para	75
+pass	80
+passa	86
+pedi	165
+pedir	109
+pens	213
+pensa	154
+penso	143
+perd	81
+perdi	73
+perg	-100
+pergu	-100
+pess	76
+pesso	76
+pete	98
+petec	84
+plan	136
+plane	82
+plano	70
+posi	116
+posit	118
+pra$	130
+prec	74
+preci	74
+prim	60
+prop	196
+propo	127
+propr	78
+quan	90
+quar	70
+quart	74
+que$	143
+quer	125
+queri	120
+quero	83
+raca	-80
+racao	-88
+rage	117
+ragem	119
+ram$	-83
+rar$	109
+rcar	67
+rcar$	67
+rdar	87
+rdar$	90
+rdi$	71
+rdo$	60
+reci	75
+recis	74
+rer$	65
+reu$	-82
+rgun	-100
+rgunt	-100
+ria$	153
+rist	-64
+rma$	95
+rme$	-67
+ropo	127
+ropos	128
+ropr	78
+ropri	78
+rrer	63
+rrer$	72
+rreu	-79
+rreu$	-76
+rta$	64
+rtel	63
+rtes	61
+rtes$	61
+rto$	88
+sand	88
+sando	88
+sang	-90
+sar$	72
+scon	97
+scond	98
+scul	70
+sculp	70
+seri	80
+serio	65
+sito	113
+sito$	121
+sou$	110
+sozi	64
+sozin	64
+sped	80
+spedi	80
+spet	64
+sse$	167
+ssoa	76
+sta$	-107
+star	61
+star$	70
+stir	113
+stir$	115
+tade	121
+tade$	121
+tar$	357
+tece$	84
+tei$	102
+teir	82
+teira	103
+tende	63
+tenh	89
+tenho	89
+tent	181
+tente	88
+tima	61
+tir$	162
+tira	78
+tirar	82
+tiva	72
+todo	114
+todos	95
+tudo	147
+tudo$	147
+uard	60
+uart	74
+udo$	107
+uei$	61
+ueimo	64
+uem$	175
+ueri	120
+ueria	120
+ula$	-85
+ulpa	79
+ulti	77
+ultim	77
+uma$	65
+undo	138
+undo$	155
+unic	68
+unta	-66
+usa$	82
+utra	65
+utra$	65
+ver$	186
+vess	77
+vez$	103
+via$	61
+vida	111
+vida$	141
+vive	180
+viver	185
+volt	115
+volta	70
+vont	121
+vonta	121
+vou$	110
+voze	61
+vozes	61
+xame	-81
+xist	95
+xisti	115
+zer$	126
+zes$	123
+zinh	88
10	-99
11	78
11 ano	78
11 ano escrev	63
12	87
12 ano	124
12 ano cheg	61
12 ano ta	66
13	141
13 ano	141
14	64
14 diz	64
15	64
17	126
17 mand	97
17 mand audi	77
18	160
2	-62
2018	66
2018 tent	68
22	75
22 ano	75
22 ano estudant	60
3	-133
30	179
30 mil	73
36h	-65
38	-64
39	-130
42	-76
42 ano	-62
5	-181
5 aind	-64
60	126
60 kg	137
7	-72
78	63
78 ano	63
8	-115
a	197
a _ ao	100
a _ cois	93
a _ coleg	61
a _ como	63
a _ cort	64
a _ da	-89
a _ do	61
a _ e	-103
a _ em	86
a _ esta	95
a _ estav	-63
a _ me	105
a _ na	179
a _ nem	68
a _ para	91
a _ por	72
a _ que	77
a _ se	172
a _ sogr	-99
a _ ta	72
a _ vida	72
a _ volt	85
a acordar	82
a agent	-119
a agent de	-95
a amamentac	-77
a anestes da	64
a arma	211
a arma do	110
a atirar	71
a barb	-94
a barb e	-75
a barrig	-68
a beber	79
a beber para	63
a boca	-93
a bula	-79
a cabec na	67
a cacadeir	125
a cacadeir do	100
a carn	-65
a casa dela	-75
a casa e	100
a comichar	140
a cord	65
a cord na	65
a correr	-61
a cortar	72
a cris	179
a dar	-82
a data	65
a descer	68
a despedir	159
a despedir me	91
a deu	74
a dor	92
a engolir	114
a escol nem	91
a esper	82
a esper de	93
a fales	85
a fales ver	68
a falt	-76
a falt de	-61
a famil	89
a fazer cort	86
a ferid	89
a ferid esta	88
a fisi	-71
a form	106
a form como	85
a frald	-70
a gargant	111
a gent	232
a gent ta	68
a hemodialis	97
a insulin	107
a isto	93
a isto tudo	74
a lamin	168
a lamin na	135
a meno	72
a minh	-144
a minh coleg	81
a minh sogr	-131
a minh vida	110
a ninguem	76
a noit que	-68
a noit toda	-82
a noit volt	80
a passarel	65
a pedir	267
a pedir desculp	62
a pedir que	152
a pensar	213
a pensar em	170
a pern	-110
a pess	72
a por	81
a por a	65
a port	65
a primeir	64
a quem	143
a quem tent	75
a seri	183
a subir ao	80
a tard	-97
a tens	-72
a todo	99
a unha	-70
a unic	234
a unic cois	124
a unic said	64
a urin	-61
a ver	107
a ver se	85
a vida	295
a vida para	61
a vizinh	165
abelh	-87
abelh me	-87
abelh me pico	-70
abre	65
abre a	65
abri	-68
acab	330
acab com meu	-60
acab comig	164
acab comig ja	80
acab se	64
acab so	77
acab so falt	61
acabar	70
acabar _ a	95
acabar com a	126
acabar comig	84
acabar comig isso	67
acabaram	85
academ	-63
acalm	136
acalm me	136
aceler	104
aceler _ autoestrad	64
aceler na	107
aceler na autoestrad	85
ache que	-81
ache que ia	-65
ache venen	63
acho que	66
acho que e	-66
acident	199
acident _ ficass	102
acident _ nao	60
acident e	99
acident e ficass	137
acident mas	100
acident mas nao	80
acompanh	78
acompanh 11	78
acompanh 11 ano	63
acontec	-68
acontec ha	-68
acord	-147
acord comig	70
acordar	359
acordar amanh	67
acordar cedo	-66
acordar na	-63
acordar nunc	93
acordar nunc mai	74
acordass	83
acordav	-85
acordav da	-85
acordav da anestes	-68
acufen	-74
acufen quer	-71
adeu	229
adeu _ todo	63
adeu a	105
adeu a todo	84
adeu e	97
adeu e deslig	77
adiantand	-71
adolescent deix	78
adolescent deix um	62
adolescent so	-63
adormecer porq	-68
after	-63
agent	-119
agent _ saud	-71
agent de	-119
agent de saud	-95
agiot	92
agor	91
agor com	96
agor com mai	76
agor ha	85
agor ha pouc	68
agor tenh	-68
agradec	90
agua	-179
aguent	173
aguent _ escol	68
aguent _ essa	-88
aguent _ esta	-127
aguent _ peso	81
aguent _ viver	146
aguent a	136
aguent a escol	91
aguent esta	-88
aguent esta alerg	-70
aguent este	93
aguent este peso	107
aguent mai essa	-117
aguent mai esta	-170
aguent mai viver	195
aguent quer	86
aguent quer sumir	69
ai	-155
aind	189
aind _ caus	79
aind _ doi	69
aind acordad	-64
aind me	70
aind me doi	92
aind por	131
aind por caus	105
aind ta	82
aind ta aqui	65
ajud	129
ajud em	-64
al	-220
alerg	-107
alguem fora	74
aliv	71
aliviar	85
aliviar todo	85
aliviar todo mund	68
alto	-72
aluguel	72
aluguel ia	72
alun	218
alun de	76
alun de 12	61
alun que	78
alun que acompanh	63
amamentac	-77
amanh	127
amarr	82
amarr o	82
amarr o lencol	65
ameac	65
ameac enforcar	65
amig	90
amig mand	93
amitriptilin	62
amitriptilin de	62
and	-208
anda	82
anda a	62
andar	116
andar _ a	60
andar ontem	100
andar ontem a	80
ando	-89
ando _ dia	68
ando a	143
ando a beber	63
ando com	89
ando com vontad	80
ando ha	113
ando ha dia	91
ando sem	-156
ando sem vontad	-61
anestes	-110
anestes da	80
anestes da cirurg	64
anestes e	-63
anestes que	-97
anestes que aliv	-68
ano	202
ano anda	62
ano cheg	76
ano cheg de	61
ano escrev	106
ano escrev quer	63
ano estudant	75
ano estudant deslocad	60
ano eu	-60
ano que	-77
ano sou	63
ano ta	82
ano ta se	66
ansiedad ontem	80
ansiedad ontem foi	64
ant	-91
ant de	78
antecedent	-71
antecedent e	-60
anterior	99
anterior pede	99
anterior pede consult	79
antibiotic	-61
anticoncepcional	-64
anticoncepcional nao	-64
antidepressiv tenh	94
antidepressiv tenh pensament	75
anu	-62
ao _ do	60
ao dour	167
ao meio	-63
ao parapeit	100
ao parapeit do	80
ao telemovel	-63
aos 30	115
apagar	157
apagar _ vez	75
apagar de	125
apagar de vez	100
apetec	335
apetec _ largar	72
apetec _ viva	69
apetec chegar	115
apetec chegar viva	92
apetec me	213
apetec me largar	96
apetec me por	74
apetit	93
apetit cansac	82
apetit cansac inson	66
apne	-192
apoi	-66
aquel	-131
aquel nao	-94
aquel nao e	-75
aqui	262
aqui e	69
aqui em	66
aqui ficam	-60
ar	-67
arde	109
arde _ a	101
arde me	145
arde me a	134
ardend mt	140
arma	298
arma _ lado	65
arma de	74
arma do	138
arma do lado	87
arranh	141
arranh os	80
arranh os brac	64
as	240
as 5	-64
as _ esta	84
as cart	86
as cart pro	69
as cicatriz	164
as cicatriz esta	112
as faca	73
as marc	82
as marc hoje	66
as vez	329
as vez acho	64
as vez quer	70
asma	-61
assad	-66
assim	78
atac	-102
ate	382
ate _ nao	72
ate _ negr	61
ate _ quand	76
ate ao	-63
ate doer	92
ate doer pra	73
ate doming	70
ate fazer	65
ate fazer sang	64
ate ficar	102
ate ficar negr	82
ate quer	109
ate roxear	127
ate roxear quand	102
ate sangrar	83
ate segund	-65
atend	87
atestad nao	70
atirar	271
atirar _ ao	100
atirar me	271
atirar me ao	133
ativ	99
ativ sem	99
ativ sem tentativ	79
atravess	107
atravess a	107
atropelad	-71
atropelad pelo	-71
au	-135
audi	212
audi _ despedind	70
audi dizend	97
audi dizend adeu	77
audi se	117
audi se despedind	93
aula	-109
aula de	-71
autoestrad	107
autoestrad _ ver	64
autoestrad a	107
autoestrad a ver	85
avec	-77
azia	-126
baix nao	73
baja	-104
banh	207
banh _ hora	96
banh dez	-63
banh e	65
banh toda	161
banh toda hora	129
barb	-95
barb e	-95
barrig	-145
bater	-72
bater do	-72
bato	141
bato a	92
bato a cabec	73
bebe	130
bebe com	66
bebe ha	68
bebe na	88
bebe na barrig	70
beber para	79
beber para ganhar	63
bebi	430
bebi _ aceler	64
bebi _ de	94
bebi _ ha	101
bebi e	107
bebi e aceler	85
bebi lixiv	168
bebi lixiv ha	134
bebi venen	157
bebi venen de	126
beir	87
beir da	87
beir da laje	70
belisc	102
belisc _ e	61
belisc me	102
belisc me e	82
bem _ com	62
bem mas	65
bem to	103
bem to com	83
besteir	196
besteir _ essa	65
besteir comig	109
besteir comig essa	87
besteir ontem	87
besteir ontem fiqu	70
bilhet	63
boa	144
boca	-180
bocad	168
bocad _ me	101
bocad arde	168
bocad arde me	134
bomb	-63
borbulh	-70
bote	-70
brac _ roxear	76
brac ate	206
brac ate fazer	64
brac ate roxear	102
brac e	113
brac nao	-81
branc	-89
brig	85
brig a	85
brig a gent	68
brigu	-73
brigu com	-73
bue	108
bue _ dist	65
bue fart	108
bue fart dist	86
bula	-79
burac	68
busa	161
busa _ tramp	96
busa no	161
busa no tramp	129
buscopan	-69
c	-64
ca	306
ca _ esto	94
ca me	-60
ca nao	157
ca nao esto	126
cabec	249
cabec _ ajud	60
cabec _ pared	74
cabec a	-63
cabec desaparecer	68
cabec me	101
cabec me ajud	80
cabec na	84
cabec na pared	99
cacadeir	163
cacadeir _ meu	75
cacadeir do	125
cacadeir do meu	100
cada	-132
cada vez	-70
caiu	-121
caix de	81
caix de ben	65
calcanhar	-95
calhar	85
calhar e	85
calhar e parvoic	68
calmant	105
calmant _ contad	63
calmant todo	105
calmant todo contad	84
calor e	76
calor e vi	61
caminh	90
can	-67
cancer	-280
cancr	-125
cans	170
cans _ viver	100
cans de	290
cans de ser	68
cans de viver	134
cansac inson	82
cansac inson e	66
cansac mesm	-74
cansad	121
cansad _ lutar	64
cansad de	127
cansad de lutar	85
cansad dess espinh	-67
cansad dess vida	76
cansanc	-67
carn	-89
carn estav	-65
carneir	-64
carneir todo	-64
carr	220
carr _ post	118
carr contr	92
carr contr um	74
carr no	100
carr no post	80
carr num	96
carr num post	77
cart	232
cart de	87
cart de suicid	69
cart pro	86
cart pro meu	69
cartel	190
cartel _ de	114
cartel inteir	190
cartel inteir de	152
casa	176
casa _ o	75
casa dela	-94
casa diz	-94
casa diz que	-75
casa e	236
casa e nao	62
casa e o	100
casa esta	65
casa pens	88
casa pens em	71
casa um	75
castig	93
castigar	92
caus	155
caus _ cao	60
caus _ minh	79
caus da minh	105
caus do	92
caus do cao	80
causar	-66
ce	-77
cedo	-125
cemiter	60
che	-101
cheg de moletom	61
cheg nao	-75
cheg nao quer	-60
chegar	296
chegar _ 18	102
chegar _ aos	69
chegar nos	170
chegar nos 18	136
chegar viva	115
chegar viva aos	92
chegu	181
chegu _ subir	60
chegu a	181
chegu a por	65
chegu a subir	80
chei	-95
chei de	-90
chor	64
chor de	82
chor de raiv	65
chor facil	96
chor facil e	76
chor vend	-77
chor vend comercial	-62
chumbinh	85
chumbinh agor	85
chumbinh agor ha	68
ciatic	-69
cicatriz	106
cicatriz _ a	84
cicatriz esta	140
cicatriz esta a	112
cigarr	144
cigarr quand	68
cima	182
cima _ mesa	91
cima da	151
cima da mesa	121
cinc	-86
cinc vez	-65
cirurg nao	80
cirurg nao me	64
clonazepam	122
clonazepam _ uma	77
clonazepam faz	128
clonazepam faz uma	103
coceir	-157
cois	126
cois _ me	73
cois me	-81
cois me cans	-65
cois nao	87
cois nao dou	69
cois que	87
cois que me	97
coleccion	85
coleccion desculp	85
coleccion desculp para	68
coleg	97
coleg de	65
colic	-170
com	272
com 20	66
com 42	-76
com _ arma	83
com _ form	63
com _ lamin	101
com _ meu	71
com _ nega	72
com _ quand	81
com _ suicid	109
com a	242
com a arma	110
com a form	85
com a lamin	135
com a minh	79
com alguem	74
com cigarr	68
com depress	63
com ele	155
com essa	-151
com essa tpm	-63
com est	-114
com esta	-96
com este	-85
com ideac	99
com ideac suicid	79
com mai	96
com mai energ	76
com mang	62
com meia	107
com meu bebe	70
com o	-197
com o cigarr	65
com o meu	95
com pensament	83
com pensament suicid	67
com planejament	121
com planejament nega	97
com quem	83
com quem falar	67
com tudo	87
com um	-102
com uma idei	67
com vontad	100
com vontad de	80
com zumbid	-78
com zumbid no	-62
combo	129
combo pens	151
combo pens em	66
come	-99
comec	-73
comec o	-64
comer deix	65
comer para	65
comercial	-77
comercial desd	-77
comercial desd que	-62
comich	-122
comich no	-85
comich no rabo	-68
comichar	140
comig	511
comig _ noit	65
comig essa	109
comig essa noit	87
comig isso	84
comig isso e	67
comig ja	99
comig se	70
como _ cheg	63
como fazer	67
como la	104
como la cheg	85
como morrer	70
como o	-72
companheir	123
companheir por	71
comprid	116
comprimid	177
comprimid _ e	70
comprimid suficient	116
comprimid suficient e	93
comprimid todo	88
computador dele	67
con	-297
con la	-72
conduz	120
conduz _ apetec	72
conduz sozinh	120
conduz sozinh apetec	96
conf	166
conf _ mim	100
conf em	166
conf em mim	133
consig trabalhar	70
consult	160
consult urgent	215
cont	180
cont da	92
cont da vida	73
cont os	-64
cont que	65
contad	105
contad _ cima	63
contad em	105
contad em cima	84
contar a	69
contin querend	96
contin querend morrer	76
continuar	156
continuar nest	82
continuar nest mund	65
contr	156
contr a	73
contr um	92
contr um muro	74
corac	-221
corac como	-72
coragem	373
coragem _ me	97
coragem de	175
coragem de me	130
cord na	81
cord na trav	65
correr	-61
cort	165
cort _ minh	65
cort _ ontem	84
cort _ outr	66
cort _ pern	96
cort dnv	140
cort dnv ontem	112
cort escondid	109
cort escondid minh	87
cort fazend	-69
cort me outr	88
cort na	-84
cort nas	160
cort nas pern	128
cortand	82
cortand vi	82
cortand vi as	66
cortar	82
cortar _ nos	78
cortar me	69
cortar se	62
cost faz	60
cost ha	61
costel	-110
covid	-85
cris _ panic	-78
cris de	-138
cris de panic	-104
cuand	-117
cuand me	-63
cuidad	-128
cuidad paliativ	-124
cumprir	104
cunhad	85
cunhad tomo	85
cunhad tomo chumbinh	68
d	-84
da _ cabec	60
da _ nao	77
da _ vo	69
da _ vontad	75
da anestes	-101
da anestes que	-68
da brig	85
da brig a	68
da cabec	109
da cirurg	63
da cirurg nao	64
da gnr	74
da janel	210
da laje	65
da laje olhand	70
da menopaus	60
da mesa	151
da minh	236
da minh cabec	80
da minh vo	92
da obra	61
da pilul	-71
da press	-60
da receit	-71
da terr	147
da uma	124
da uma vontad	99
da varand	71
da vida	92
dan	-93
dao	-78
dar	88
dar um	130
das	-60
das _ sem	68
das pess	113
das pess sem	91
das verrug	-63
data	65
day	-92
de	166
de 12	133
de 12 ano	126
de 13	89
de 13 ano	71
de 14	64
de 17	144
de 17 mand	77
de 36h	-65
de 60	137
de 60 kg	110
de _ a	90
de _ ano	147
de _ ate	85
de _ cancer	-67
de _ cumprir	63
de _ e	103
de _ faz	114
de _ ja	-116
de _ kg	82
de _ matam	82
de _ matar	123
de _ mesm	109
de _ na	-83
de _ pergunt	-71
de _ quer	99
de _ tem	-61
de _ uma	65
de _ urgent	70
de acabar	84
de acabar comig	67
de adormecer	-68
de aind	82
de aind ta	65
de amitriptilin	62
de antidepressiv	94
de antidepressiv tenh	75
de apetit	119
de apetit cansac	66
de ben	81
de ben u	65
de boa	103
de casa	109
de clonazepam	128
de clonazepam faz	103
de comer	111
de consult	191
de consult urgent	93
de cont	65
de contar	69
de coragem	116
de covid	-64
de decidir	72
de dent	-62
de desaparecer	-68
de dizer	139
de dizer mas	69
de dor	-79
de enfiar	96
de enfiar o	77
de engravidar	-72
de existir	279
de existir mesm	126
de falar	74
de fazer	124
de fazer uma	87
de ferr	-76
de ferr outr	-61
de fertilidad falh	65
de fisioterap	-75
de fisioterap so	-60
de fumar	-220
de fumar de	-176
de infart	-91
de injec	-66
de janel	75
de la	-95
de laud	-99
de laud pro	-79
de lutar	146
de madrugad	-79
de me	328
de me matar	164
de medo	-72
de mim	221
de mim faco	65
de moletom	76
de moletom no	61
de morrer	108
de morrer ate	87
de morrer ha	61
de morrer na	-67
de morrer quas	66
de mort	123
de mort todo	76
de nao	-63
de noit	-142
de novo	-103
de o	191
de o cumprir	84
de panic	-171
de paracetamol	137
de paracetamol matam	110
de plant	157
de plant e	126
de pont	-70
de portug	78
de proposit	517
de proposit ontem	65
de proposit quer	79
de raiv	145
de raiv de	65
de remed	78
de sair	-76
de sair nem	-61
de sangrar	-69
de saud	-151
de saud pergunt	-95
de ser cancer	-89
de ser fard	68
de servic	74
de suicid	218
de suicid e	87
de suicid precis	72
de sumir	78
de sumir do	63
de tant	-108
de todo	94
de transar	-82
de tudo	80
de um	-149
de ver	-76
de ver ninguem	-61
de verdad	167
de vez	95
de vez ja	-83
de viver	418
de viver a	88
de viver de	134
debaix	113
debaix _ terr	88
debaix da	123
debaix da terr	118
decid	137
decid que	71
decidid	157
decidir	70
dedo	-161
dei o	71
dei o gato	74
deit pus	89
deit tudo	-65
deix	221
deix _ comer	78
deix a	-77
deix acordar	67
deix de	192
deix de comer	104
deix dormir	-85
deix um	78
deix um papel	62
deixar	95
deixar _ existir	117
deixar _ fumar	-132
deixar de existir	156
deixar de fumar	-176
deixass	80
deixass voltar	80
del	-188
dela	181
dela com	106
dele	118
dele sobr	67
deletar	92
deletar minh	92
deletar minh cont	73
demenc	-94
demenc e	-94
demenc e quer	-75
dent	-149
dentr	108
dentr _ caus	60
dentr por	100
dentr por caus	80
depo	-93
depo da brig	68
depo do	-105
depo do part	-66
depress	104
deprimid _ com	65
deprimid dorm	109
deprimid dorm com	87
deprimid nem	-74
depu	-127
des	-108
desaparecer	170
desaparecer _ sempr	103
desaparecer de	68
desaparecer e	-68
desaparecer para	134
desaparecer para sempr	107
desc	-124
descansar	120
descansar de	60
descansar nao	60
descer	68
descer ao	68
desculp	280
desculp para	85
desculp para estar	68
desculp por	78
desculp por existir	62
desculp qualquer	87
desculp qualquer cois	69
desd _ e	84
desd _ so	61
desd cedo	-60
desd enta so	81
desd janeir	82
desd ontem	-96
desd pequen	140
desd pequen e	112
desd que	124
desd que mude	75
desd que pare	-62
deslig	143
deslig o	143
deslig o celular	77
deslocad	75
deslocad no	75
deslocad no port	60
desp	-60
despedind	164
despedind e	117
despedir	176
despedir _ das	68
despedir me	113
despedir me das	91
dess	143
dess espinh	-84
dess espinh ja	-67
dess mund	114
dess vida	135
dess vida nao	76
dest	152
dest deix	75
dest vida	70
desviver	107
desviver _ mas	64
desviver k	107
desviver k mas	86
deu	183
deu fechar	63
deu me	113
deu que	67
deve	-108
deve ser	-108
deve ser a	-61
devo 30	73
dez	-128
dez vez	-84
dez vez por	-67
di	-204
dia	297
dia _ aind	69
dia _ despedir	68
dia a	113
dia a despedir	91
dia dest	126
dia e	134
dia e aind	92
dia inteir	-87
dia pensand	70
dia que	70
diabet	-84
diar	82
diar desd	82
diar desd janeir	66
diet	-151
diet tenh	-65
digo	62
digo nada	71
direit e	60
disseram	-64
disseram que	-64
dist	66
dist _ mai	65
dist tudo	108
dist tudo mai	86
diz _ se	74
diz que aquel	-75
diz que se	98
dizend	153
dizend adeu	97
dizend adeu e	77
dizer	218
dizer mas	87
dizer mas fico	69
dizer que	77
dnv	140
dnv _ e	84
dnv ontem	140
dnv ontem e	112
do	-83
do _ andar	60
do _ da	101
do _ pai	75
do _ poss	60
do cao	80
do combo	82
do combo pens	66
do corac	-126
do lado	138
do lado da	135
do mapa	72
do meu pai	100
do mund	95
do mund pra	63
do natal	71
do oftalm	-119
do part	-82
do quartel	74
do que	173
do que poss	80
do segur	73
do sext	100
do sext andar	80
doend	-97
doer	148
doer pra	92
doer pra me	73
doi	-213
doi _ engolir	69
doi a	84
doi a engolir	92
doi ano	-68
doi comprimid	-66
doi me o	-64
doi me tudo	61
dolor	-149
dolor de	-68
doming	61
doming nao	70
doming o	82
doming o no	65
dor	-79
dor de	-150
dor nao	111
dor nao parar	74
dor nas cost	80
dor quer	73
dorm	-68
dorm _ a	65
dorm ate	-63
dorm com	85
dorm com a	87
dormid	-68
dormind	-104
dormir	152
dormir _ debaix	88
dormir _ nao	105
dormir ate	-65
dormir e	247
dormir e nao	140
dormir nao	60
dormir para	147
dormir para debaix	118
dos pape	123
dos pape e	74
dou	83
dou mai	87
dou mai cont	69
dour	167
doutor	94
doutor _ com	-67
doutor se	88
doutor to	-112
doutor to com	-89
du	-106
dua	63
dua hora	62
duel	-96
durm e	74
duro	-79
e	152
e _ a	-60
e _ acordar	89
e _ ardend	84
e _ cicatriz	84
e _ consig	-94
e _ de	118
e _ mai	88
e _ mas	62
e _ me	125
e _ medo	63
e _ mesm	-74
e _ negoc	75
e _ por	102
e _ pus	66
e _ que	107
e _ quer	75
e _ sei	109
e _ so	66
e _ vomitand	94
e a	-177
e a casa	-75
e aceler	107
e aceler na	85
e agor	-80
e aind	78
e aind me	92
e as	212
e as cicatriz	112
e as vez	90
e cancer	-85
e castig	125
e com	74
e contin	-84
e da	106
e da menopaus	67
e dei	93
e dei o	74
e deit	109
e deit pus	88
e descansar	60
e deslig	143
e deslig o	114
e doi	-121
e dorm	-72
e dormir	60
e e	-215
e e nao	-95
e efeit	94
e efeit secundar	75
e escond	62
e espet	64
e esto	228
e esto enjoad	65
e esto so	93
e eu	196
e eu chor	65
e fale	100
e fale que	80
e ficass	171
e ficass por	137
e grip	73
e inch	-93
e inch na	-70
e ja	181
e ja nao	75
e ja se	68
e me	103
e medo	-116
e medo que	-93
e minh	-227
e mord	102
e mord me	82
e morrer	80
e na	63
e na seman	65
e nao acordar	119
e nao consig	-125
e nao mesm	-140
e nao para	-71
e nao quer	76
e nao sei	106
e nao voltar	66
e nerv	-68
e normal	-63
e nunc	73
e o	-216
e o negoc	100
e para	-95
e para a	-60
e parvoic	85
e parvoic mas	68
e pass	95
e peco	67
e pensament	96
e pensament de	76
e pensand	65
e pra	60
e que	97
e quer	-66
e reflux	-68
e sem casa	71
e seri	107
e sincerament	74
e so	-146
e so no	109
e so que	-62
e ta	209
e ta ardend	112
e tant	69
e tenh	62
e tenh medo	84
e to	226
e to vomitand	126
e ultimament	98
e vi	129
e vi que	61
e vontad	154
e vontad de	123
efeit	94
efeit secundar	94
el	-488
el dia	-67
ela	177
ela perceberem	113
ele	144
ele k	-70
ele merec	68
ele suma	-73
elle	-73
em	368
em 2018	68
em _ da	91
em _ e	-65
em _ nem	-88
em _ no	138
em _ o	88
em acabar	91
em acabar com	73
em baix	-116
em casa e	73
em cima	151
em cima da	121
em como	89
em dar	88
em dar cabo	71
em espetar	92
em espetar o	74
em fazer	-71
em ficar	82
em ficar no	66
em ir	85
em magoar	-66
em mim	246
em mim pert	60
em morrer nem	-80
em morrer no	129
em mort	-74
em por	61
em pular	65
em suicid 22	60
em suicid e	-94
embor	292
embor _ vida	65
embor dess	67
embor dest	70
en	-338
en el	-80
en la	-76
encaminhament _ oftalm	-71
encaminhament do	-119
encaminhament do oftalm	-95
encontr pesquis	67
endometrios	-61
energ _ nada	-65
energ para	-66
enfiar	96
enfiar o	96
enfiar o carr	77
enforc	-81
enforcar	227
enforcar _ ha	69
enforcar me	114
enforcar me ha	92
enforcar se	65
engan	-95
engan me	-84
engol	-63
engolir	114
engravid	131
engravid _ pai	79
engravid meu	131
engravid meu pai	105
engravidar	-116
enjoad	81
enta _ planej	61
enta so	102
enta so planej	81
entend	162
entr no	85
entr no quart	68
entupid	-62
enxaquec fort	81
enxaquec fort fico	65
era	76
era deu	63
era melhor	93
era pequen	-60
era so	70
era um	83
era um aliv	67
es	-119
escap	-72
escol	103
escol _ a	68
escol nem	114
escol nem a	91
escolh	120
escolh a	65
escond	224
escond _ meia	64
escond com	169
escond com meia	86
escondid	172
escondid _ mae	65
escondid minh	109
escondid minh mae	87
escondid no	63
escrev	191
escrev as	86
escrev as cart	69
escrev quer	78
escrev quer estar	63
escut	-71
especialist	-85
esper	77
esper _ coragem	70
esper de	116
esper de coragem	93
esperanc	-72
esperanc de	-72
esperar pela	73
espet	64
espet um	64
espetar	92
espetar o	92
espetar o carr	74
espetav	107
espinh	-110
espinh ja	-84
espinh ja fiz	-67
espirr	-100
essa	-85
essa coceir	-114
essa dor nao	74
essa fibromialg	71
essa noit	109
essa seman	82
essa tpm	-79
essa tpm exist	-63
esse	-82
est	-201
est acufen	-71
esta _ comichar	84
esta a comichar	112
esta alerg	-88
esta azia	-147
esta ciatic	-69
esta com	65
esta decidid	157
esta diet	-72
esta noit	255
esta seman	68
esta tudo	65
esta vermelh	82
esta vermelh e	65
estac	-71
estar	319
estar ca	113
estar mort	99
estar mort no	63
estar no	-63
estar viva	85
estar viva e	68
estav estragad	-65
estav melhor	118
este _ no	68
este peso	134
este peso no	107
esto _ acalm	82
esto _ decidid	94
esto a	-142
esto cansad	107
esto cansad de	85
esto com	-72
esto enjoad	81
esto esta	157
esto esta decidid	126
esto nervos	136
esto nervos acalm	109
esto no	88
esto no oitav	70
esto outr	68
esto so	116
esto so a	93
estomag	-88
estorv	212
estorv nest	75
estorv nest casa	60
estorv o	63
estrad	102
estragad	-65
estragad e	-65
estudant	75
estudant deslocad	75
estudant deslocad no	60
estudar	-87
et	-194
eu	1274
eu _ levar	-74
eu acab	102
eu agradec	90
eu chor	82
eu chor de	65
eu e	-89
eu era	-119
eu ia	-87
eu ia morrer	-70
eu ja	80
eu mato	-70
eu me	329
eu me mato	74
eu morress	122
eu nao	-95
eu nao levar	-98
eu o	65
eu pens	-120
eu pens em	-96
eu pular	99
eu pular da	79
eu quer	107
eu quer morrer	69
eu so	129
eu so quer	69
eu sumiss	72
euro	73
euro mort	73
evaporar	65
evaporar parar	65
ex	-73
ex quer	-73
exam	-295
exam eu	-62
exam pra	-70
exist	-79
exist remed	-79
existir	458
existir mai	60
existir mesm	158
expulsar	131
expulsar _ morrer	79
expulsar prefir	131
expulsar prefir morrer	105
fa	-60
faca	128
facil	96
facil e	96
facil e pensament	76
faco	247
faco _ mal	84
faco de	65
faco me	221
faco me mal	112
faco me queimadur	65
fala	-83
fala em	-137
fala em morrer	-66
faland	71
faland que	71
fale _ foi	60
fale _ nao	-71
fale que foi	80
fale que nao	-95
falec	-148
fales	85
fales ver	85
fales ver se	68
falh	82
falh pela	82
falh pela quint	65
falt	256
falt _ apetit	71
falt de apetit	95
falt de ferr	-61
falt na	98
falt na moral	78
falt o	77
falt o corp	61
famil	67
famil e	61
famil por	73
fantas	106
fantas _ o	63
fantas com	106
fantas com o	85
fard	132
fard vou	85
fard vou aliviar	68
fart	172
fart _ tudo	88
fart _ viver	66
fart de	149
fart de viver	88
fart dist	108
fart dist tudo	86
faz	87
faz _ hora	77
faz temp	100
faz uma	190
faz uma hora	103
fazend	-92
fazer	302
fazer _ besteir	65
fazer _ nas	64
fazer cort	107
fazer cort nas	86
fazer sang	80
fazer sang quand	64
fazer uma	109
fazer uma besteir	87
fds	76
febr	-147
fechad	81
fechad no	81
fechad no quart	65
fechar me	63
ferid _ vermelh	66
ferid esta	109
ferid esta vermelh	88
ferr	-85
ferr outr	-76
ferr outr vez	-61
fertilidad falh	82
fertilidad falh pela	65
fibromialg	71
fibromialg acab	71
fica	-141
ficar	317
ficar _ e	61
ficar com	73
ficar negr	102
ficar negr e	82
ficar no	82
ficar no meio	66
ficass	171
ficass _ la	102
ficass por	171
ficass por la	137
fich	-63
fico com	-71
fico fechad	81
fico fechad no	65
fico olhand	65
fico pesquisand	87
fico pesquisand cart	69
filh _ 13	85
filh adolescent	78
filh adolescent deix	62
filh de	230
filh de 12	66
filh de 13	71
filh nao	-153
filh se	99
fim	64
fim a	110
fim a vida	88
fim em	110
fiqu	179
fiqu com	-86
fiqu na	87
fiqu na beir	70
fiqu olhand	74
fiqu sem	88
fiqu sem trabalh	71
fisi	-71
fisi nao	-71
fisioterap	-76
fisioterap so	-75
fisioterap so pior	-60
fixa	84
fixa de	84
fixa de acabar	67
fiz	137
fiz de	-84
fiz de tudo	-67
fiz minh	94
fiz minh ultim	75
fiz porq	85
fiz porq o	68
fiz um	70
fogo	105
fogo _ quer	95
fogo so	158
fogo so quer	126
foi	137
foi _ mas	60
foi acident mas	80
foi pior	80
foi pior que	64
fome	-87
for	-112
fora do	74
fora uma	-65
forc	-66
form	89
form _ la	63
form como	106
form como la	85
fort fico	81
fort fico fechad	65
frald	-98
frigorific se	64
frio	-99
fui	164
fui _ na	61
fui a fales	68
fui reprovad	102
fui reprovad na	81
fumar	-220
fumar _ vez	-96
fumar de	-220
fumar de vez	-128
funcion	-63
fund	-67
funeral	106
funeral _ com	63
funeral e	106
funeral e com	85
furar	74
furar toda	74
futur	95
futur nenhum	95
ganhar	79
ganhar coragem	79
ganhar coragem de	63
garagem	108
gastrit	-131
gastrit atac	-73
gato a	93
gato a vizinh	74
gavet	170
gent	332
gent desculp	87
gent desculp qualquer	69
gent ta	85
gent ta na	68
gnr	74
gnr e	74
grad	78
grad doming	82
grad doming o	65
gram	137
gram _ paracetamol	82
gram de	137
gram de paracetamol	110
gratt	-69
gravid	-69
grip e	73
grit	-72
grit que	-87
grit que eu	-70
gritar nao	64
guard	218
guard _ suficient	70
guard comprimid	116
guard comprimid suficient	93
guard os	76
guard os comprimid	61
ha _ ano	-77
ha _ arde	101
ha _ dia	69
ha bocad	168
ha bocad arde	134
ha dia	113
ha dia a	91
ha doi	-78
ha pouc	85
ha pouc depo	68
ha seman	76
ha seman doi	61
ha tre	101
ha tre dia	92
ha um	68
ha vint	-60
hace	-115
hago	-81
he	-112
hemodialis	97
hemorroid	-62
ho	-154
hoje a	-68
hoje no	82
hoje no banh	66
hora a	-63
hora minh	-87
hora minh mae	-70
i	-277
ia	231
ia _ um	75
ia morrer	-221
ia para	92
ia para o	74
ia sentir	151
ia sentir minh	78
ia ser	105
ideac	153
ideac _ com	72
ideac suicid	153
ideac suicid ativ	79
ideac suicid com	97
idei	260
idei _ suicid	84
idei de	139
idei de suicid	111
idei fixa	84
idei fixa de	67
igual	-79
il	-234
imagin	113
imagin me	71
in	-192
inch	-117
inch na	-87
inch na hora	-70
inchad	-141
inchad e	-72
infart	-129
infart com	-74
infern	-71
infern quer	-71
inflam	-63
injec	-85
inson	211
inson chor	96
inson chor facil	76
inson e vontad	66
inson palpitac	90
inson palpitac idei	72
insulin	123
insulin de	67
insulin toda	64
inteir	184
inteir _ clonazepam	77
inteir de	190
inteir de clonazepam	103
intestin	-80
ir	507
ir _ com	75
ir _ para	88
ir dormir	147
ir dormir para	118
ir embor	144
ir junt	66
ir para casa	-75
irma entr	85
irma entr no	68
irma morr	-82
is	-129
isso	284
isso e	118
isso e da	67
isto	242
isto acab	99
isto das	-63
isto nao	-68
isto tudo	93
isto tudo hoje	74
it	-119
j	-154
j ai	-105
ja	574
ja _ aguent	-127
ja _ as	69
ja _ de	-111
ja _ dos	74
ja _ me	63
ja _ nao	94
ja _ sint	65
ja _ tre	-81
ja ca	157
ja ca nao	126
ja cont	-64
ja decid	137
ja deit	-65
ja escolh	120
ja escrev	86
ja escrev as	69
ja fiz	-103
ja fiz de	-67
ja grit	-87
ja grit que	-70
ja nao	251
ja nao aguent	-169
ja nao sint	87
ja se	85
ja se me	68
ja tenh	68
ja tent	87
ja tent tre	-83
ja tent uma	65
ja tive	-68
ja trat	123
ja trat dos	98
janeir	82
janel	284
jant	-65
jant num	-65
je	-290
joelh	-133
jogo onlin	73
junt	166
junt a	64
junt com	66
k _ e	64
k mas	82
k mas e	86
k tem	-87
keri	198
keri _ logo	119
keri morr	198
keri morr logo	158
kero	238
kero _ n	121
kero morrer	201
kero morrer n	161
kg	122
l	-215
la	-352
la cheg	106
la pra	87
la pra baix	70
lado	64
lado _ cabec	65
lado da	169
lado da cabec	87
laje	139
laje olhand	87
laje olhand la	70
lamin	168
lamin _ mao	62
lamin na	168
lamin na mao	83
largar	120
largar _ volant	72
largar o	120
largar o volant	96
largu	97
largu a	97
largu a hemodialis	78
las	-201
laud	-99
laud pro	-99
laud pro segur	-79
le	-329
lembr	-60
lencol	82
lencol na	82
lencol na grad	65
les	-138
levar	-115
levar _ exam	-74
levar o	-123
levar o exam	-98
lhe	-76
linh	61
linh do	82
linh do combo	66
lixiv	168
lixiv _ bocad	101
lixiv ha	168
lixiv ha bocad	134
lo	-81
logo	326
logo _ me	119
logo ng	198
logo ng me	158
lol	71
lol mas	74
lombar	-66
long	71
long de	85
long de tudo	68
los	-184
losartan	-80
lutar	146
lutar contr	73
lutar quer	74
luto	-106
m	-87
ma	-81
machuc de	73
madrugad	-79
mae	214
mae _ sabe	65
mae ja	-87
mae ja grit	-70
mae nao	109
mae nao sabe	87
mae no	60
mae ta	63
mae tem	-94
mae tem demenc	-75
magoar e	73
magoar me	-66
mai	711
mai _ azia	-88
mai _ diet	-60
mai _ sem	92
mai _ tar	65
mai _ to	60
mai a	68
mai acordar	73
mai cont	87
mai energ	96
mai enxaquec	-64
mai essa	-146
mai essa coceir	-64
mai esta	-212
mai esta azia	-118
mai rapid	154
mai rapid sem	123
mai saber	-75
mai saber de	-60
mai vale	108
mai vale tar	86
mai vali	74
mai viver	321
mai viver assim	78
mal	-82
mal _ pequen	84
mal com	-63
mal desd	140
mal desd pequen	112
male	-66
manch	-105
mand	293
mand _ se	70
mand audi	212
mand audi dizend	77
mand audi se	93
mandam	112
mandam _ da	67
mandam saltar	112
mandam saltar da	89
mandand	133
mandand eu	133
mandand eu pular	79
maneir	74
maneir precis	74
mang comprid	62
manh	-108
mano n	63
mapa	72
mapa mort	72
marc	138
marc esta	68
marc hoje	82
marc hoje no	66
marid	118
marid _ deprimid	65
marid policial	109
marid policial deprimid	87
marid ronc	-71
mas	384
mas _ foi	60
mas _ ja	60
mas _ seri	108
mas a	94
mas e	120
mas e seri	86
mas eu	84
mas fico	87
mas fico pesquisand	69
mas fui	85
mas fui a	68
mas nao	138
mas nao foi	80
mas tem	72
mas tenh	-86
mata	98
mata _ rapid	92
mata mai	154
mata mai rapid	123
mata precis	72
matam	99
matam _ pess	82
matam uma	137
matam uma pess	110
matand	-135
matar	346
matar _ eu	-74
matar _ que	-71
matar encontr	67
matar fale	-119
matar fale que	-95
matar faz	70
matar fds	76
matar ja	67
matar me	84
matar se	-123
matar se eu	-98
matar um	-79
matar um com	-63
mate _ por	79
mate aind	131
mate aind por	105
mato	-93
mato ele	-70
mato se	-60
me	474
me _ a	-97
me _ aind	79
me _ chegar	69
me _ com	62
me _ de	-78
me _ dnv	84
me _ dormir	-66
me _ dour	100
me _ el	-106
me _ escondid	65
me _ fale	-71
me _ ficar	61
me _ gargant	101
me _ ja	62
me _ k	64
me _ la	-93
me _ mord	61
me _ no	-108
me _ pele	82
me _ pess	68
me _ prefir	79
me _ saltar	67
me _ se	-74
me _ tre	69
me _ uma	75
me _ vez	66
me a	141
me a gargant	134
me acabaram	85
me acontec	-68
me ajud	127
me antecedent	-60
me ao	138
me ao dour	133
me apetec	124
me apetec chegar	92
me arranh	96
me ate	102
me ate ficar	82
me baja	-91
me cans	-81
me castigar	92
me cort	101
me cort dnv	112
me cort escondid	87
me da	85
me da uma	99
me das	113
me das pess	91
me deix dormir	-68
me deixass	80
me deixass voltar	64
me desviver	107
me desviver k	86
me doi	114
me doi a	92
me duel	-81
me e	158
me e mord	82
me entend	198
me espetav	107
me expulsar	131
me expulsar prefir	105
me furar	74
me ha tre	92
me largar	120
me largar o	96
me lembr	-60
me machuc	73
me magoar	73
me mal	140
me mal desd	112
me mandam	112
me mandam saltar	89
me mata	-93
me matand	-108
me matar	292
me matar fale	-95
me matar fds	61
me matar se	-98
me mate	131
me mate aind	105
me mato	100
me mori	-96
me muer	-120
me muer de	-86
me na	107
me na pele	109
me nas	65
me nos	69
me outr	78
me outr vez	88
me pela	68
me pico	-88
me pico no	-70
me por term	74
me queimadur	81
me queimadur com	65
me segur	69
me so	-66
me tudo	76
me um estorv	60
me unaliv	74
medic	62
medo	60
medo _ fazer	65
medo _ o	63
medo _ seja	-69
medo _ ser	-67
medo de fazer	87
medo de mim	68
medo de o	84
medo de ser	-89
medo do	101
medo do que	80
medo que	-60
medo que seja	-93
meio dela	82
meio dia	-76
melhor	400
melhor _ mim	82
melhor era	63
melhor sem	174
melhor sem mim	109
melhorar	70
melhorar vou	70
menin	73
menin ta	86
menin ta na	69
meno	123
menopaus	60
mensagem	82
mensagem a	82
merec outr	68
mes	-63
mes e	145
mes e as	70
mes nao	74
mesa	149
mesm	-131
mesm _ so	-113
mesm burac	68
mesm precis	-71
mesm quer	-119
mesm quer so	-95
meu	546
meu _ ate	76
meu _ de	122
meu _ do	-71
meu _ funeral	63
meu _ morr	-66
meu _ na	82
meu _ policial	65
meu _ resolv	75
meu _ vai	79
meu bebe	109
meu bebe na	70
meu brac	96
meu brac ate	102
meu cachorr	69
meu companheir	123
meu encaminhament	-119
meu encaminhament do	-95
meu filh se	79
meu irma entr	68
meu irma morr	-66
meu marid	124
meu marid policial	87
meu menin	86
meu menin ta	69
meu namorad	204
meu neto	152
meu ombr	-94
meu pai	107
meu pai resolv	100
meu pai vai	105
meu prim de	77
meu propr	106
meu propr funeral	85
mi	-320
mil euro	73
militar	74
militar da	74
mim	745
mim _ boa	62
mim _ so	86
mim acab	77
mim acab so	61
mim de	103
mim de boa	83
mim faco	81
mim faco me	65
mim pert	75
mim pert de	60
mim propr	122
minh	410
minh _ de	248
minh _ e	-70
minh _ mand	63
minh _ me	60
minh _ morr	-67
minh _ so	-87
minh _ ta	70
minh _ tem	-66
minh _ vai	-74
minh adolescent	-63
minh alun	114
minh alun de	61
minh boca	-63
minh cabec	127
minh cabec me	80
minh coleg	101
minh cont	92
minh cont da	73
minh cunhad	85
minh cunhad tomo	68
minh falt	98
minh falt na	78
minh filh adolescent	62
minh filh de	136
minh filh nao	-84
minh gastrit	-73
minh mae ja	-70
minh mae nao	87
minh mae tem	-75
minh medic	69
minh mort	154
minh namorad	-94
minh prim	70
minh sogr	-107
minh sogr vai	-98
minh ultim	94
minh ultim postagem	75
minh vida	84
mio	-70
miud	-76
moletom	76
moletom no	76
moletom no calor	61
mon	-99
moral	98
mord	199
mord _ ate	61
mord _ brac	76
mord me	102
mord me ate	82
mord meu	127
mord meu brac	102
mori	-98
morir	-88
morr	-338
morr _ ng	119
morr de	-254
morr logo	198
morr logo ng	158
morrend	-127
morrend de	-87
morrer	340
morrer _ aguent	121
morrer _ busa	96
morrer _ e	-69
morrer _ que	104
morrer _ to	-67
morrer ate	109
morrer ate quer	87
morrer com	88
morrer com meu	70
morrer do	-60
morrer do corac	-64
morrer doutor	-112
morrer doutor to	-89
morrer ha	76
morrer ha seman	61
morrer n	201
morrer n aguent	161
morrer na	-121
morrer na operac	-67
morrer nem	-100
morrer no	140
morrer no busa	129
morrer quas	82
morrer quas diar	66
morrer so que	76
morrer so quer	-68
morrer tenh	-116
morrer tenh e	-93
morress	122
mort	196
mort de	-103
mort e	-78
mort eu	83
mort no test	63
mort o	72
mort quand	-70
mort todo	96
mort todo os	76
mort vali	73
mourir	-61
mt	140
mude de antidepressiv	75
muer	-138
muer de	-108
muert	-95
muit	-199
mund	682
mund _ sem	62
mund pra	78
mund pra sempr	63
mund segu	103
mund segu sem	83
muro	87
muro quand	92
muro quand ia	74
mutil	76
my	-269
n	486
n _ a	68
n _ bem	62
n _ mai	118
n aguent	287
n aguent a	91
n aguent mai	70
n aguent quer	69
n quer	63
n to	103
n to bem	83
na	177
na _ a	93
na _ quand	82
na aula	-71
na autoestrad	107
na autoestrad a	85
na beir	87
na beir da	70
na casa	65
na estac	-71
na gavet	170
na grad	82
na grad doming	65
na hora	-128
na hora minh	-70
na laje	74
na linh	82
na linh do	66
na mao	83
na moral	98
na operac	-83
na pared	124
na pared ate	73
na pele	102
na pele quand	109
na pern	136
na pont	70
na proxim	-63
na residenc	102
na residenc e	81
na roca	70
na roca long	68
na seman	68
na suic	61
na test	-64
na trav	81
na trav da	65
nada	-214
nada _ medo	65
nada ao	71
nada ha	-64
nada nem	109
nada nem medo	87
namorad	77
namorad ameac	65
nao	452
nao _ a	65
nao _ acordar	-65
nao _ apetec	69
nao _ ca	109
nao _ chegar	102
nao _ este	81
nao _ mate	79
nao _ morrer	-187
nao _ nada	75
nao _ o	-89
nao _ parar	62
nao _ pens	-128
nao _ quer	-71
nao _ said	77
nao abre	65
nao acordar	230
nao acordar nunc	74
nao acordass	83
nao acordav	-85
nao acordav da	-68
nao aguent	-100
nao aguent esta	-70
nao aguent este	107
nao aguent mai	-114
nao atend	87
nao conf	166
nao conf em	133
nao digo	71
nao dou	87
nao dou mai	69
nao durm	89
nao e e	-95
nao estar	74
nao esto	163
nao esto esta	126
nao foi	100
nao gritar	64
nao ha	-78
nao levar	-123
nao levar o	-98
nao me	103
nao me apetec	92
nao me deixass	64
nao me mate	105
nao melhorar	70
nao mesm	-175
nao mesm quer	-95
nao nao	-136
nao nao pens	-109
nao nunc	-77
nao nunc pens	-62
nao o	85
nao o fiz	68
nao para	-112
nao para de	-66
nao parar	92
nao parar eu	74
nao pens	-183
nao pens em	-146
nao poss	-81
nao quer acordar	-87
nao quer chegar	136
nao quer continuar	65
nao quer morrer	-249
nao sabe	109
nao sai	101
nao sai da	80
nao sei	261
nao sei com	67
nao sint	109
nao sint nada	87
nao sobe	-94
nao ta	-122
nao tenh	-72
nao vejo	248
nao vejo futur	76
nao vejo said	103
nao voltar	82
nao voltar a	66
nariz	-156
nas	193
nas _ escond	64
nas cost	99
nas pern	224
nas pern escond	86
nasc	96
nascid	194
nascid quer	65
natal	187
natal _ ca	94
natal ja	157
natal ja ca	126
ne	-66
nega	114
nega _ prev	72
nega tentativ	121
nega tentativ prev	97
negoc	125
negoc _ cacadeir	75
negoc a	125
negoc a cacadeir	100
negr _ castig	61
negr e	102
negr e castig	82
nem	-105
nem _ em	-74
nem _ minh	68
nem a minh	91
nem de	-76
nem de ver	-61
nem em	-66
nem existir	60
nem medo	109
nem medo de	87
nem o	96
nem o remed	76
nem pens	-74
nem vontad	-68
nenem	90
nenhum	125
nerv	-164
nerv nem	-68
nervos	134
nervos _ me	82
nervos acalm	136
nervos acalm me	109
nest	188
nest casa	75
nest mund	114
neto	152
neto de	64
ng	198
ng _ entend	119
ng me	198
ng me entend	158
ni	-118
night	-70
ninguem	565
ninguem _ sentir	91
ninguem deve	-76
ninguem deve ser	-61
ninguem ia	198
ninguem ia sentir	121
ninguem ve	73
no	-105
no _ a	-76
no _ dela	87
no _ e	89
no _ ja	77
no _ no	190
no _ pens	121
no _ que	-86
no _ quer	81
no _ toda	96
no banh	242
no banh toda	129
no busa	161
no busa no	129
no calor	76
no calor e	61
no cemiter	60
no combo	70
no computador	67
no frigorific	64
no jogo	65
no me	-178
no meio	82
no meio dela	66
no natal	117
no natal ja	126
no oitav	88
no oitav mes	70
no ouvid	-99
no ouvid que	-62
no peit	139
no peit quer	107
no pescoc	-96
no pescoc e	-70
no port	75
no port precis	60
no post	64
no post e	80
no quart	241
no quart e	65
no que	137
no que pens	109
no questionar	-90
no rabo	-85
no rabo a	-68
no solt	82
no solt e	65
no test	78
no test de	63
no tramp	161
no tramp no	129
noch	-75
noit _ para	60
noit e esto	65
noit pens	61
noit que	-85
noit que nao	-68
noit tenh	62
noit toda	-102
noit volt	100
noit volt para	80
nojo	81
nojo de	81
nojo de mim	65
non	-131
nos	111
nos 18	170
nos ajud	-64
nos brac	130
nos brac e	104
noss	-71
novo segur	96
novo segur contin	76
nuit	-80
num	-68
num post	96
num restaurant	-65
nunc	62
nunc _ em	-70
nunc mai	166
nunc pens	-117
nunc pens em	-94
nunc ter	65
o _ a	201
o _ da	-89
o _ e	-113
o _ marid	94
o _ namorad	74
o _ nao	-72
o _ pai	-80
o _ propr	63
o _ quer	-69
o _ segu	62
o _ ta	-61
o aluguel	72
o alun	78
o alun que	63
o anticoncepcional	-64
o brac	-127
o carr	255
o carr contr	74
o carr no	80
o carr num	77
o celular	80
o cigarr	81
o cumprir	104
o deixar	65
o dia	76
o dia inteir	-70
o ex	-73
o exam	-173
o fiz	85
o fiz porq	68
o gato a	74
o lencol	82
o lencol na	65
o luto	-96
o medo	73
o melhor	63
o meu	344
o meu irma	68
o meu marid	126
o meu namorad	98
o meu pai	-107
o meu propr	85
o mund	174
o mund segu	83
o nariz	-66
o negoc	125
o negoc a	100
o no	82
o no solt	65
o part	71
o remed novo	76
o segur	100
o segur de	108
o ser	75
o servic	-71
o terc	155
o terc a	124
o trabalh	92
o volant	120
objet	64
objet na	64
obra	60
obrigad	106
obrigad a	94
obrigad a quem	75
ocul	-89
of	-87
oftalm	-119
oico	112
oico _ que	67
oico voz	112
oico voz que	89
oitav	88
oitav mes	88
oitav mes e	70
olhand	198
olhand _ baix	83
olhand la	87
olhand la pra	70
olhand pra	138
olhand pra baix	111
olho	-67
olho e	-62
olho para	74
ombr	-121
omeprazol	-60
on	-122
onde ninguem	73
onib	-97
onlin devo	73
ontem	498
ontem _ ferid	66
ontem _ na	96
ontem _ noit	108
ontem _ ta	84
ontem a	250
ontem a ferid	88
ontem a noit	145
ontem ache	63
ontem acho	-65
ontem e ta	112
ontem fiqu	87
ontem fiqu na	70
ontem foi	80
ontem foi pior	64
ontem obrigad	94
ontem obrigad a	75
ontem so	85
ontem so nao	68
ontem subi	74
operac	-83
os	179
os _ todo	77
os brac	62
os brac ate	64
os calmant	105
os calmant todo	84
os carneir	-64
os comprimid	189
os comprimid todo	70
os dedo	-62
os dia	117
os meu	152
os meu filh	62
outr	154
outr _ ontem	66
outr mae	68
outr maneir	74
outr vez	136
outr vez a	77
outr vez ontem	88
ouvid	-130
ouvid que	-78
ouvid que tratament	-62
ouvir	-92
ouvir um	-71
oxal	171
oxal _ um	102
oxal tivess	171
oxal tivess um	137
pacienc	-71
pacienc para	-71
pacient	148
pacient _ ideac	72
pacient refer	148
pacient refer ideac	97
padr	-97
paga	72
paga se	72
pai	89
pai _ isto	75
pai _ me	92
pai quem	-64
pai resolv	125
pai resolv isto	100
pai vai	131
pai vai me	105
paliativ	-129
paliativ para	-64
palpitac idei	90
palpitac idei de	72
panic	-225
pao	-79
pape	123
pape e	93
pape e dei	74
papel a	78
papel a pedir	62
papo	63
papo reto	63
para	131
para _ a	60
para _ da	88
para _ por	60
para a	-169
para a minh	-74
para casa	-94
para casa diz	-75
para de	-93
para debaix	147
para debaix da	118
para dentr	100
para dentr por	80
para estar	85
para estar viva	68
para ficar	73
para ganhar	79
para ganhar coragem	63
para mim acab	61
para nada	-96
para nao	86
para o	-175
para o meu	-68
para o trabalh	74
para os	78
para os meu	62
para sempr	182
para ver	65
para viver	-71
paracetamol	117
paracetamol _ uma	82
paracetamol matam	137
paracetamol matam uma	110
parapeit	100
parapeit _ sext	60
parapeit do	100
parapeit do sext	80
parar com	-150
parar com o	-64
parar eu	92
parar eu me	74
pare	-66
pare a	-70
pare a amamentac	-62
parec	-195
parec que	-97
pared	124
pared ate	92
pared ate doer	73
part imagin	71
partir	114
partir e	73
parvoic	85
parvoic mas	85
parvoic mas fui	68
pas	-94
pass	96
pass a	-69
pass mal	-63
pass me	68
pass na	109
pass na linh	66
pass o	70
passad	109
passad chegu	81
passad chegu a	65
passam	71
passarel	65
passarel fico	65
pau	-69
pavor	-63
pavor de	-63
pe	-95
peco a	74
pede	158
pede consult	99
pede consult urgent	79
pedi	125
pedi a	73
pedir	263
pedir _ seja	93
pedir as	-71
pedir desculp	78
pedir desculp por	62
pedir que	190
pedir que seja	124
peit	111
peit _ desaparecer	81
peit quer	134
peit quer desaparecer	107
pela	174
pela cabec	68
pela doenc	73
pela quint	82
pela quint vez	65
pele _ esto	82
pele mort	-81
pele quand	136
pele quand esto	109
pelo	-198
pens	363
pens _ me	-110
pens _ suicid	-65
pens besteir	87
pens besteir ontem	70
pens em	157
pens em dar	71
pens em espetar	74
pens em ficar	66
pens em me	-140
pens em morrer	76
pens em suicid	-87
pens que nao	-68
pens ultimament	137
pensament	187
pensament de	192
pensament de mort	76
pensament suicid so	-67
pensand	287
pensand em	227
pensand em me	75
pensar	232
pensar _ suicid	72
pensar em	232
pensar em suicid	96
pequen	80
pequen _ as	84
pequen e	140
pequen e as	112
pequen perguntaram	-60
per	-87
perceberem	113
perd	310
perd _ casa	75
perd a	102
perd a casa	100
perd meu	66
perd tudo	145
perd tudo no	72
pergunt	-195
pergunt _ eu	-71
pergunt se	-119
pergunt se eu	-95
perguntaram	-175
perguntaram me	-60
pern	160
pern _ com	64
pern escond	107
pern escond com	86
pern onde	73
pern para	64
pero	-98
pert de	75
pert de janel	60
pescoc	-123
pescoc e	-87
pescoc e inch	-70
peso	131
peso _ peit	81
peso no	134
peso no peit	107
pesquis	67
pesquis no	67
pesquisand	87
pesquisand cart	87
pesquisand cart de	69
pess	304
pess _ 60	82
pess _ ela	68
pess de	137
pess de 60	110
pess se	72
pess sem	113
pess sem ela	91
pica	-82
picad	-62
pico	-104
pico no	-87
pico no pescoc	-70
pilul	-99
pior	-89
pior meu	-75
pior meu ombr	-60
pior que	80
pior que nunc	64
plan	278
plan _ tenh	63
plan e	155
plan e tenh	84
planej	210
planej _ mort	93
planej minh	154
planej minh mort	123
planejament	121
planejament _ tentativ	72
planejament nega	121
planejament nega tentativ	97
plant _ to	94
plant de	-67
plant e	157
plant e to	126
plu	-72
po	-79
pode	-153
pode causar	-66
policial	133
policial _ dorm	65
policial deprimid	109
policial deprimid dorm	87
pont e	104
por	192
por _ a	122
por _ e	-93
por a	81
por a cord	65
por caus	161
por caus do	74
por dia	-84
por existir	78
por fim	110
por fim a	88
por la	123
por term	93
por term a	74
por toda	-61
por uma	-110
por vergonh	71
porq	231
porq _ meu	82
porq ja	-68
porq nao	106
porq o	137
porq o meu	110
porq pass	70
port	110
port precis	75
port precis de	60
portug	78
poss	-105
poss fazer	101
post	190
post _ fale	60
post e	100
post e fale	80
postagem	94
postagem ontem	94
postagem ontem obrigad	75
pouc depo	85
pouc depo da	68
pour	-75
pra	506
pra _ acordar	74
pra _ de	75
pra apagar	125
pra apagar de	100
pra apne	-70
pra baix	225
pra fora	-77
pra matar	-79
pra matar um	-63
pra me	99
pra me castigar	73
pra minh	69
pra nao	84
pra nao acordar	99
pra sempr	116
pra ser	60
prai	-63
precis	272
precis _ apagar	75
precis _ consult	115
precis _ nao	61
precis de	198
precis de consult	153
precis de laud	-79
precis pra	227
precis pra apagar	100
precis pra nao	81
precis saber	72
precis so	-71
pred	-75
prefer nem	60
prefir	197
prefir morrer	150
press	-102
prev	105
prev _ encaminhament	72
prev solicit	121
prev solicit encaminhament	97
prim	81
prim de	92
prim de 17	77
prim mand	70
prim mato	-60
pro meu	86
pro meu menin	69
pro segur	-99
pro segur de	-79
problem a	72
proposit	517
proposit faz	62
proposit na	73
proposit ontem	81
proposit ontem a	65
proposit quer	98
propr	310
propr esta	62
propr funeral	106
propr funeral e	85
proxim	-63
proxim cirurg	-63
psicolog	-148
pued	-89
pular	163
pular da	99
pular da janel	79
puls	-86
q	-293
qria	76
qria ter	76
qria ter coragem	61
qro	138
qro dormir	93
qro dormir e	74
qts	125
qts _ precis	75
qts rivotril	125
qts rivotril precis	100
qual	94
qual _ mata	92
qual remed	154
qual remed mata	123
qualquer cois me	-65
qualquer cois nao	69
quand	221
quand _ a	140
quand _ nervos	82
quand _ sozinh	86
quand atravess	65
quand conduz	120
quand conduz sozinh	96
quand esto	118
quand esto nervos	109
quand ia	92
quand ia para	74
quand tenh	80
quand tenh ansiedad	64
quand vem	127
quand vem a	102
quant	171
quant _ sao	61
quant gram	137
quant gram de	110
quant temp	-60
quant victan	102
quant victan sao	81
quart	222
quart ao	-63
quart da	61
quart dela	63
quart e	63
quartel	74
quas	139
quas diar	82
quas diar desd	66
quas fui	74
que	560
que _ acident	60
que _ cancr	-69
que _ com	68
que _ dar	65
que _ de	132
que _ e	-73
que _ esta	78
que _ fazer	87
que _ mandam	67
que _ morrer	-91
que _ segur	84
que _ ultimament	82
que a	167
que a anestes	64
que a unic	64
que acompanh	78
que acompanh 11	63
que agor	96
que agor com	76
que aliv	-85
que aquel	-94
que aquel nao	-75
que chor	-77
que chor vend	-62
que deu	73
que ela	105
que esta	65
que eu	213
que eu ia	-70
que exam	-62
que foi	137
que foi acident	80
que ia	-66
que ia morrer	-108
que ja	101
que me mandam	89
que me mori	-77
que morr	-85
que mude	94
que mude de	75
que nao	-137
que nao acordav	-68
que nao e	-95
que no	-80
que nos	-64
que o	208
que o meu	62
que pare	-77
que pare a	-62
que pass	82
que pass na	66
que pedi	125
que pens	142
que pens ultimament	109
que poss	101
que poss fazer	80
que se	143
que se mutil	61
que seja cancr	-93
que seja esta	124
que tinh	64
que tratament	-78
que tratament ha	-62
que vai	78
que vou	89
qued	-71
queim	119
queim _ na	82
queim me	174
queim me na	109
queimadur	81
queimadur com	81
queimadur com o	65
queix	-94
quem	82
quem e	-64
quem falar	83
quem tent	94
quer	586
quer _ com	-189
quer _ dormir	88
quer _ doutor	-67
quer _ e	137
quer _ matar	62
quer _ meu	-71
quer _ nos	102
quer _ se	-75
quer _ tenh	-69
quer _ um	-71
quer acordar	-109
quer chegar	170
quer chegar nos	136
quer continuar	82
quer continuar nest	65
quer deletar	92
quer deletar minh	73
quer desaparecer	134
quer desaparecer para	107
quer descansar	60
quer dormir	90
quer dormir e	124
quer esperar	73
quer estar	107
quer estar mort	79
quer evaporar	65
quer ir	322
quer ir dormir	118
quer ir embor	71
quer ir para	-75
quer mai saber	-60
quer mai viver	63
quer matar	67
quer me	104
quer me matar	83
quer morrer	-77
quer morrer com	70
quer morrer doutor	-89
quer morrer so	-68
quer morrer tenh	-93
quer nunc	65
quer ouvir	-71
quer parar	-178
quer parar com	-120
quer partir	73
quer pedir	-77
quer que	119
quer que a	64
quer saber	-125
quer saber se	-100
quer so	-119
quer so meu	-95
quer sumir dess	69
quer viver com	-62
querend	147
querend morrer	96
querend morrer so	76
querer	-155
questionar	-94
quier	-150
quint	60
quint vez	82
quint vez nao	65
rabo	-103
rabo a	-85
rabo a noit	-68
raiv	145
raiv de	82
raiv de aind	65
raiv e	64
rapid	154
rapid _ sofrer	92
rapid sem	154
rapid sem sofrer	123
rato escondid	63
receit	-125
receit da	-71
recus	72
refer	144
refer _ suicid	72
refer ideac	121
refer ideac suicid	97
reflux	-107
reflux ja	-68
regl	-61
remed	83
remed _ mai	92
remed da	-124
remed mata	154
remed mata mai	123
remed novo	96
remed novo segur	76
renal	-67
reprovad	102
reprovad _ residenc	61
reprovad na	102
reprovad na residenc	81
residenc	102
residenc _ desd	61
residenc e	102
residenc e desd	81
resolv	104
resolv isto	125
restaurant	-65
restaurant ontem	-65
reto	63
rezo	155
rezo _ terc	93
rezo o	155
rezo o terc	124
rivotril	125
rivotril _ pra	75
rivotril precis	125
rivotril precis pra	100
roca	70
roca long	85
roca long de	68
ron de	81
ron de proposit	65
ronc	-91
ronc tant	-71
rost	-63
roxear	127
roxear _ vem	76
roxear quand	127
roxear quand vem	102
s	-66
sabe	115
saber	-209
saber ant	72
saber de	-75
saber de fisioterap	-60
saber se	-152
saber se e	-68
sai	71
sai _ minh	60
sai da	101
sai da minh	80
said	158
said e	80
said e morrer	64
said ja	93
said ja trat	74
sair	-102
sair nem	-76
sair nem de	-61
saltar	112
saltar _ janel	67
saltar da	112
saltar da janel	89
sang	-167
sang quand	80
sang quand tenh	64
sangr	-144
sao _ pra	61
sao precis	102
sao precis pra	81
sao tre	-86
saud	-151
saud _ se	-71
saud pergunt	-119
saud pergunt se	-95
se	334
se _ a	-63
se _ e	114
se _ espetav	64
se _ eu	82
se _ matar	79
se _ morress	73
se _ nao	-79
se _ pens	-105
se a	136
se ate	70
se calhar	85
se calhar e	68
se cortand	82
se cortand vi	66
se despedind	117
se despedind e	93
se e	-108
se e cancer	-68
se essa	92
se essa dor	74
se eu	142
se eu morress	98
se eu nao	-71
se eu pens	-140
se ha	-72
se isto	65
se mata	101
se matar	64
se mato	-64
se me	-136
se me acabaram	68
se me espetav	85
se mutil	76
se nos	60
se quer	67
se se	65
se tinh	85
se tinh coragem	68
se um	90
se um caminh	72
se vai	64
secundar	94
segu	103
segu _ mim	62
segu sem	103
segu sem mim	83
segund	-132
segund plant	-65
segur	140
segur aqui	69
segur contin	96
segur contin querend	76
sei	284
sei _ quem	79
sei com	83
sei com quem	67
sei parar	65
seja _ noit	93
seja cancr	-116
seja esta	155
seja esta noit	124
sem	180
sem _ e	61
sem _ perceberem	68
sem casa	88
sem casa pens	71
sem ela	151
sem ela perceberem	91
sem energ	-66
sem famil	61
sem forc	-66
sem mim	238
sem mim de	83
sem querer	-137
sem sofrer	154
sem tentativ	99
sem tentativ anterior	79
sem trabalh	88
sem trabalh e	71
sem vontad	-94
sem vontad de	-75
seman	135
seman doi	76
seman doi me	61
seman passad	152
seman passad chegu	65
sempr	205
sempr fome	-65
sempr que	82
sempr que pass	66
senhor	72
sentir	95
sentir minh	98
sentir minh falt	78
ser	90
ser a	-76
ser a falt	-61
ser cancer	-112
ser fard	85
ser fard vou	68
ser sincer	60
ser um	72
sera	-142
seri	320
servic de	74
servic ta	-71
sext	61
sext _ ontem	60
sext andar	100
sext andar ontem	80
si	-126
sin	-84
sinc	-91
sincer	60
sincer prefer	60
sincerament	96
sincerament mai	74
sint	118
sint deprimid	-74
sint nada	109
sint nada nem	87
sint que	79
sint vazi	68
so	254
so _ deixar	117
so _ encaminhament	-71
so _ esper	70
so _ me	79
so _ mesm	-68
so _ minh	61
so _ o	97
so _ que	90
so a	171
so a esper	93
so agua	-63
so ando	-195
so cansac	-74
so da	-71
so dar	70
so falt	105
so falt o	61
so meu	-119
so meu encaminhament	-95
so nao	241
so nao me	105
so nao o	68
so no	137
so no que	109
so pens	179
so pens besteir	70
so pens em	74
so pior	-75
so pior meu	-60
so planej	102
so planej minh	81
so que agor	76
so que chor	-62
so quer	161
so quer deixar	156
so quer saber	-68
sobe	-138
sobr como	67
sofrer	154
sogr	-107
sogr _ me	-74
sogr vai	-123
sogr vai me	-98
solicit	121
solicit encaminhament	121
solt	66
solt e	82
solt e eu	65
sono	-166
sou	369
sou _ fui	61
sou militar	74
sou um	162
sou um estorv	74
sou universitar	102
sou universitar fui	81
sozinh	255
sozinh _ me	72
sozinh apetec	120
sozinh apetec me	96
sozinh sem	61
subi	68
subi na	74
subir _ parapeit	60
subir ao	100
subir ao parapeit	80
suen	-64
suficient	116
suficient _ esto	70
suficient e	116
suficient e esto	93
sui	-79
suic	61
suic sozinh	61
suicid	178
suicid 22	75
suicid 22 ano	60
suicid _ nao	79
suicid _ planejament	72
suicid _ sai	60
suicid _ so	-70
suicid ativ	99
suicid ativ sem	79
suicid com	121
suicid com planejament	97
suicid dua	61
suicid e efeit	75
suicid e nao	106
suicid e so	-94
suicid nao	101
suicid nao sai	80
suicid para	-60
suicid precis	90
suicid precis de	72
suicid se	-73
suicid so	-83
suicid so ando	-67
suisid	137
suisid _ so	82
suisid e	137
suisid e so	109
suma	-73
suma da	-73
sumi	82
sumir _ mund	99
sumir com	-72
sumir dess	86
sumir dess mund	69
sumir do	78
sumir do mund	63
sumiss	72
sumiss do	72
t	-65
ta	202
ta _ mt	84
ta adiantand	-71
ta aqui	119
ta ardend	140
ta ardend mt	112
ta na	240
ta na gavet	69
ta na roca	68
ta se	82
ta se cortand	66
ta um	-71
ta voltand	61
tal	-62
tal que	-62
tant	-120
tar	108
tar mort	108
tard	-201
tcha	69
tcha gent	87
tcha gent desculp	69
telemovel e	-63
tem	-298
tem demenc	-94
tem demenc e	-75
tem exam	-70
temp	75
temp nao	60
temp quas	74
teng	-134
tenh	358
tenh 78	63
tenh _ ano	112
tenh _ calmant	63
tenh _ com	63
tenh _ de	104
tenh _ do	60
tenh _ medo	-69
tenh _ plan	102
tenh a	-98
tenh ansiedad	80
tenh ansiedad ontem	64
tenh e	-116
tenh e medo	-93
tenh enxaquec	81
tenh enxaquec fort	65
tenh fantas	106
tenh fantas com	85
tenh medo	66
tenh medo do	80
tenh nojo	81
tenh nojo de	65
tenh os	105
tenh os calmant	84
tenh pacienc	-71
tenh pavor	-63
tenh pensament de	75
tenh sempr	-65
tenh um	192
tenh um plan	136
tenh uma	-116
tenh uma comich	-68
tenh vari	68
tenh vergonh	155
tenh vergonh de	124
tenh vontad	77
tens	-84
tent	452
tent _ me	109
tent enforcar	114
tent enforcar me	92
tent matar	68
tent suicid	61
tent tre	-104
tent tre vez	-83
tent uma	132
tent uma vez	105
tentativ	219
tentativ _ solicit	72
tentativ anterior	99
tentativ anterior pede	79
tentativ prev	121
tentativ prev solicit	97
ter	282
ter coragem	76
ter coragem de	61
ter nascid	194
terc	127
terc _ pedir	93
terc a	155
terc a pedir	124
term	93
term a	93
term a isto	74
terr	142
tesour	-61
test	-61
test de	78
test de portug	63
the	-230
thi	-85
tien	-98
time	-60
tinh	184
tinh coragem	85
tinh no	64
tio	-66
tio se	-66
tipo	-89
tirar	61
tiroid	-66
tive bebe	68
tive um	64
tive uma	-68
tivess	171
tivess _ acident	102
tivess um	171
tivess um acident	137
to	440
to _ a	62
to _ to	62
to bem	103
to bem to	83
to cansad	141
to cansad dess	76
to com	251
to com a	83
to com pensament	67
to morrend	-63
to pensand	94
to pensand em	75
to pra	-79
to pra matar	-63
to vomitand	157
toda a	84
toda a gent	67
toda e	-61
toda hora	157
toda que	64
todo	455
todo _ em	80
todo as	-64
todo contad	105
todo contad em	84
todo dia	198
todo dia e	81
todo ja	61
todo mund	202
todo os	117
todo os dia	94
tomar	93
tomar de	64
tome	74
tome _ cartel	114
tome doi	-66
tome uma	271
tome uma caix	65
tome uma cartel	152
tomo chumbinh	85
tomo chumbinh agor	68
tontur	65
tontur desd	65
toss	-186
tou	146
tou _ de	66
tou a	74
tou fart	110
tou fart de	88
tpm	-79
tpm exist	-79
tpm exist remed	-63
tra	-67
trabalh	63
trabalh e	88
trabalh e sem	71
trabalh na	61
trabalhar	70
trabalhar porq	70
tramp	161
tramp _ banh	96
tramp no	161
tramp no banh	129
transar	-82
transar depo	-71
trat	123
trat _ pape	74
trat dos	123
trat dos pape	98
tratament	-92
tratament ha	-78
trav da	81
trav da garagem	65
tre	-178
tre _ e	69
tre dia	66
tre dia e	92
tre seman	-67
tre vez	-104
trem	-68
trist	-127
tudo	603
tudo _ vale	65
tudo bem	65
tudo fora	-65
tudo hoje	133
tudo mai	108
tudo mai vale	86
tudo no	89
tudo no jogo	72
turn	-91
u ron de	65
ultim	82
ultim postagem	94
ultim postagem ontem	75
ultimament	229
ultimament olho	74
um	496
um _ dest	76
um _ e	224
um _ essa	-61
um _ quand	73
um acident	171
um acident e	137
um acord	70
um aliv	124
um ataq	64
um bilhet	63
um caminh	90
um com	-79
um com essa	-63
um dia dest	101
um especialist	-71
um estorv	212
um estorv nest	60
um infern	-71
um muro	92
um muro quand	74
um objet	64
um papel	78
um papel a	62
um pass	70
um plan	169
um plan e	124
um problem	72
um temp	74
uma	224
uma _ comig	65
uma _ de	155
uma _ em	86
uma _ inteir	114
uma _ no	-81
uma abelh	-87
uma abelh me	-70
uma apne	-68
uma besteir	109
uma besteir comig	87
uma caix	81
uma caix de	65
uma cartel	190
uma cartel inteir	152
uma cinc	-65
uma comich	-85
uma comich no	-68
uma dua	62
uma hora	139
uma idei	84
uma idei fixa	67
uma pess	93
uma pess de	110
uma vez	181
uma vontad	124
uma vontad de	99
un	-306
una	-189
unaliv	74
unaliv lol	74
une	-107
unha	-117
unic	270
unic _ que	94
unic cois	155
unic cois que	97
unic said	80
unic said e	64
universitar	102
universitar _ reprovad	61
universitar fui	102
universitar fui reprovad	81
up	-97
urgent	215
urin	-92
utent	66
utent com	66
utent com ideac	79
va	-111
va a	-72
vai	75
vai _ expulsar	79
vai matar	64
vai me expulsar	105
vai me matar	-98
vai se	64
vale	121
vale _ mort	65
vale tar	108
vale tar mort	86
vali	163
vali mai	89
vali nao	74
vao	82
varand	71
varand nao	71
vari marc	68
vazi	68
vazi ja	68
ve	66
vejo	212
vejo _ nenhum	79
vejo futur	95
vejo futur nenhum	76
vejo said	129
vejo said ja	74
vem _ cris	76
vem a	107
vem a cris	102
vend	-77
vend comercial	-77
vend comercial desd	-62
venen	134
venen _ plant	94
venen de	136
venen de plant	126
ver	204
ver _ me	62
ver ninguem	-76
ver ninguem deve	-61
ver se	256
ver se me	85
ver se tinh	68
vera	-66
verd	-62
verdad	151
vergonh	162
vergonh de	155
vergonh de dizer	69
vermelh _ deit	66
vermelh e	71
vermelh e deit	88
verrug	-63
vez	496
vez _ a	102
vez _ que	73
vez _ tent	-62
vez a	96
vez acab	64
vez acho	80
vez acho que	64
vez de	-85
vez do	60
vez e	89
vez ele	68
vez ja	-104
vez ja tent	-83
vez nao	124
vez nao quer	65
vez no	70
vez ontem	109
vez ontem a	88
vez por	-167
vez por dia	-67
vez quer	88
vez quer morrer	70
vi	209
vi as	82
vi as marc	66
vi que	76
vi que se	61
victan	87
victan _ precis	61
victan sao	102
victan sao precis	81
vida	633
vida _ minh	-71
vida e	-119
vida e minh	-95
vida nao	95
vida nao vejo	76
vida no	61
vida paga	72
vida para	77
vida para mim	61
vint	-72
vint ano	-60
vist	-83
vitamin	-100
viva	175
viva _ 30	69
viva aos	115
viva aos 30	92
viva e	85
viva e ja	68
viver	637
viver _ seri	66
viver _ verdad	100
viver a	110
viver a seri	88
viver assim	98
viver com	-170
viver com zumbid	-62
viver de	167
viver de verdad	134
viver papo	63
vizinh	98
vizinh para	73
volant	104
volt	157
volt _ dentr	60
volt _ fazer	64
volt a	162
volt a fazer	86
volt para	100
volt para dentr	80
voltand	61
voltar	211
voltar a	82
voltar a acordar	66
vomitand	153
vontad	483
vontad _ me	71
vontad _ morrer	145
vontad _ viver	61
vontad de	359
vontad de enfiar	77
vontad de me	94
vontad de morrer	193
vontad de sair	-61
vontad de sumir	63
vontad de viver	82
vontad ta	61
vou	500
vou _ desviver	64
vou _ me	100
vou a	-63
vou aliviar	85
vou aliviar todo	68
vou atirar	167
vou atirar me	133
vou fazer	84
vou me	156
vou me desviver	86
voz	252
voz _ me	67
voz mandand	99
voz mandand eu	79
voz que	112
voz que me	89
when	-65
xarelt	-61
y	-400
y me	-105
y no	-76
ya	-67
zumb	-68
zumbid	-70
zumbid no	-99
zumbid no ouvid	-79
انا	-117
بس	-78
بعد	-75
علي	-114
عم	-98
عند	-112
في	-157
ليل	-64
ما	-144
من	-324
نفس	-74`,
};
