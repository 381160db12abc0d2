import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const englishWeights: TextWeights = {
  bias: -5.767,
  least: 1.548,
  features: `+^abou	44
+^aga	140
+^agai	144
+^ali	87
+^aliv	88
+^all	42
+^all$	64
+^als	53
+^also	53
+^and$	42
+^any	146
+^anym	75
+^anyo	77
+^app	57
+^appo	44
+^as$	-47
+^at$	-86
+^bac	77
+^back	78
+^be$	157
+^bee	100
+^been	105
+^bet	87
+^bett	88
+^blo	-68
+^bloo	-50
+^bre	-48
+^brea	-48
+^bur	59
+^but	65
+^but$	75
+^can	-110
+^canc	-48
+^car	55
+^che	-103
+^cle	60
+^clea	60
+^com	-80
+^con	-83
+^con$	-46
+^coug	-42
+^cut	51
+^da$	-54
+^dat	69
+^date	72
+^de$	-59
+^deat	-47
+^dep	-50
+^des	-57
+^die$	59
+^do$	54
+^don	113
+^done	55
+^dra	48
+^dre	55
+^dyi	-67
+^dyin	-67
+^ear	-43
+^el$	-49
+^en$	-47
+^end	67
+^endi	55
+^est	-68
+^eve	150
+^ever	121
+^exi	92
+^exis	92
+^feel	45
+^get	71
+^get$	47
+^go$	43
+^god	44
+^god$	44
+^gon	52
+^gone	62
+^goo	97
+^good	82
+^gun	59
+^gun$	63
+^had	-42
+^had$	-42
+^has	-58
+^has$	-52
+^hav	65
+^have	49
+^he$	64
+^hel	48
+^her	106
+^her$	42
+^him	113
+^him$	74
+^hon	49
+^hone	55
+^hop	74
+^hopi	64
+^if$	102
+^il$	-41
+^im$	59
+^it$	121
+^ive	52
+^ive$	52
+^je$	-47
+^jok	78
+^joki	78
+^kee	90
+^keep	90
+^kids	44
+^kin	44
+^kind	45
+^kms	87
+^kms$	87
+^la$	-58
+^last	49
+^le$	-53
+^lif	104
+^life	112
+^liv	103
+^livi	76
+^ll$	56
+^loo	54
+^look	55
+^lost	48
+^lum	-52
+^lump	-48
+^many	53
+^mat	41
+^mate	44
+^mi$	-48
+^mor	-64
+^muc	69
+^much	71
+^mys	120
+^myse	120
+^nao	-42
+^nao$	-42
+^nex	44
+^next	44
+^no$	-58
+^nob	41
+^nobo	41
+^not	114
+^not$	140
+^now	50
+^now$	50
+^of$	119
+^on$	96
+^one	43
+^one$	43
+^onl	59
+^only	59
+^pai	42
+^pain	47
+^pan	-53
+^pani	-50
+^per	-69
+^pla	45
+^plan	48
+^post	42
+^pre	-88
+^pres	-44
+^pur	67
+^purp	70
+^que	-78
+^que$	-44
+^quic	47
+^rea	46
+^res	-43
+^said	46
+^say	81
+^sayi	61
+^scan	41
+^see	64
+^see$	65
+^sel	50
+^self	55
+^sem	-46
+^sert	54
+^she	83
+^she$	94
+^sic	-52
+^sick	-52
+^sid	-43
+^side	-41
+^som	73
+^some	76
+^sor	48
+^sort	50
+^step	41
+^sto	134
+^stop	89
+^suc	60
+^suci	54
+^sui	52
+^suic	67
+^tak	70
+^take	86
+^tal	60
+^talk	67
+^tbh	74
+^tbh$	74
+^tell	45
+^tha	116
+^that	89
+^ther	-43
+^thi	246
+^thig	47
+^thin	205
+^tho	93
+^thou	95
+^til	57
+^till	57
+^to$	221
+^tol	52
+^told	54
+^ton	46
+^toni	63
+^too	47
+^too$	42
+^tre	-55
+^trea	-43
+^trie	48
+^un$	-45
+^urg	51
+^urge	51
+^ve$	96
+^wan	224
+^wann	168
+^want	71
+^way	50
+^wel	-49
+^well	-49
+^wha	97
+^what	97
+^when	-57
+^wish	41
+^wit	118
+^with	121
+^won	129
+^won$	42
+^wont	88
+^worr	-51
+^wou	162
+^woul	162
+^من$	-74
+abou	42
+about	44
+ada$	-59
+ado$	-46
+agai	143
+again	144
+aid$	46
+ain$	213
+ake$	82
+alin	52
+aline	55
+aliv	112
+alive	95
+alk$	47
+ally	54
+ally$	54
+also	53
+also$	53
+ance	-54
+ancer	-44
+ando	-75
+ando$	-74
+anic	-52
+anic$	-43
+anna	162
+anna$	168
+any$	49
+anym	75
+anymo	75
+anyo	77
+anyon	77
+appe	45
+appo	44
+appoi	44
+arm$	70
+arte	47
+arted	49
+ast$	44
+atch	49
+atch$	51
+ate$	96
+ath$	-49
+atme	-43
+atmen	-43
+atta	-46
+aven	42
+ayin	86
+aying	86
+back	78
+back$	78
+been	105
+been$	105
+bett	88
+bette	88
+bloo	-50
+blood	-50
+body	44
+body$	44
+bout$	43
+brea	-48
+but$	75
+bye$	61
+canc	-48
+cance	-44
+cer$	-48
+che$	-70
+cida	58
+cidal	75
+cide	55
+cidel	65
+cked	-54
+cked$	-54
+clea	60
+clean	60
+come	-45
+con$	-47
+cons	-41
+coug	-42
+cough	-42
+dal$	107
+date	72
+date$	72
+day$	118
+dbye	84
+dbye$	61
+death	-47
+dent	-41
+der$	-55
+die$	58
+ding$	41
+does$	-49
+done	55
+done$	55
+dyin	-67
+dying	-67
+ean$	64
+eath	-61
+eath$	-49
+eatm	-43
+eatme	-43
+eel$	-43
+eeli	81
+eelin	81
+een$	92
+eep$	84
+elf$	190
+elin	81
+eling	81
+elp$	55
+end$	86
+endi	51
+endin	53
+ent$	49
+eps$	53
+ertr	54
+ertra	54
+eryo	64
+eryon	64
+ess$	-72
+esse	-41
+esta	-42
+ette	92
+etter	102
+ever	137
+every	121
+exis	92
+exist	92
+ext$	44
+feel	45
+feeli	81
+gain	144
+gain$	128
+get$	47
+ghs$	47
+ghte	58
+ghter	47
+ghts	139
+ghts$	139
+god$	44
+gone	62
+gone$	62
+good	82
+goodb	84
+gun$	76
+had$	-42
+has$	-61
+hat$	151
+have	49
+help$	55
+high	45
+highs	47
+him$	74
+hink	167
+hink$	81
+hinki	78
+his$	70
+hone	90
+hones	55
+hopi	64
+hopin	64
+houg	95
+hough	95
+hout	69
+hout$	69
+hter	47
+hter$	49
+hts$	139
+icide	44
+idal	73
+idal$	75
+ide$	-41
+idel	65
+idel$	65
+iend$	54
+ife$	95
+ighs	47
+ighs$	47
+ight	47
+ill$	73
+ime$	42
+inal	61
+ing$	375
+ink$	67
+inki	76
+inkin	76
+inst	42
+intm	44
+intme	44
+ired	42
+ired$	42
+isti	83
+istin	89
+ith$	60
+itho	69
+ithou	69
+ive$	139
+ivin	107
+iving	107
+joki	78
+jokin	78
+ked$	-64
+keep	90
+keep$	64
+kind	45
+king	153
+king$	153
+kms$	87
+lan$	71
+last	48
+last$	49
+lean	60
+lean$	60
+les$	-55
+life	112
+life$	112
+line$	42
+ling	59
+ling$	50
+live	121
+live$	121
+livi	97
+livin	98
+lle$	-45
+lood	-50
+lood$	-50
+look	55
+lost	48
+lost$	48
+lso$	51
+lump	-48
+lump$	-42
+many	53
+many$	53
+mate	58
+mate$	62
+more	43
+more$	43
+much	71
+much$	73
+myse	120
+mysel	120
+nao$	-42
+ncer	-44
+ncer$	-44
+nday	68
+nday$	68
+ndin	56
+nding	59
+ndo$	-85
+ness	-49
+ness$	-47
+nest	51
+next	44
+next$	44
+nic$	-52
+nigh	50
+night	50
+nkin	76
+nking	76
+nly$	59
+nna$	167
+nobo	41
+nobod	41
+not$	140
+noth	-45
+now$	67
+ntme	44
+ntmen	44
+nto$	-46
+nymo	75
+nymor	75
+nyon	77
+nyone	77
+obod	41
+obody	41
+oday	44
+oday$	44
+odby	84
+odbye	84
+ody$	44
+oes$	-51
+oint	70
+ointm	44
+okin	117
+oking	117
+old$	60
+one$	302
+ones	42
+onest	55
+onig	63
+onigh	63
+only	59
+only$	59
+ont$	123
+ood$	-54
+oodb	84
+oodby	84
+ook$	47
+opin	64
+oping	64
+oppi	60
+oppin	61
+ork$	65
+orri	-43
+orted	50
+ose$	77
+ost$	81
+oste	42
+osted	45
+ough	84
+ought	97
+ould	167
+ould$	162
+our$	-52
+out$	65
+pain	47
+pain$	45
+pani	-50
+panic	-50
+paper	42
+pear	53
+ping	104
+ping$	106
+plan	48
+plan$	72
+poin	80
+point	80
+pose	61
+pose$	67
+poste	44
+ppin	63
+pping	63
+ppoi	44
+ppoin	44
+pres	-67
+press	-56
+purp	70
+purpo	70
+que$	-61
+quic	45
+quick	47
+rain$	51
+rali	53
+ralin	54
+reat	-57
+reatm	-43
+res$	-56
+ress	-46
+ring	-46
+rly$	-45
+roid	-42
+rpos	66
+rpose	69
+rted	98
+rted$	98
+rtra	54
+rtral	54
+ryon	64
+ryone	64
+said	46
+said$	47
+sayi	61
+sayin	61
+see$	64
+self	238
+self$	209
+sert	54
+sertr	54
+she$	94
+sick	-52
+side	-54
+side$	-42
+some	76
+sort	50
+sorte	50
+stan	-53
+start	41
+sted	43
+sted$	43
+step	41
+stin	85
+sting	94
+stop	89
+stopp	79
+suci	54
+sucid	54
+suic	67
+take	81
+take$	60
+talk	67
+talk$	47
+tart	41
+tarte	49
+tbh$	74
+ted$	155
+ten$	48
+ter$	167
+tes$	-42
+that	89
+that$	77
+ther	-43
+there	-42
+thig	47
+thigh	47
+thin	152
+think	167
+thou	158
+thoug	95
+thout	69
+till	69
+till$	77
+time	57
+time$	48
+ting	149
+ting$	156
+tired	42
+today	44
+told	54
+told$	54
+toni	61
+tonig	63
+too$	42
+topp	71
+toppi	65
+tral	54
+trali	54
+trea	-48
+treat	-43
+trie	48
+tried	48
+tter	95
+tter$	103
+ttin	60
+tting	66
+uch$	70
+ucid	54
+ucida	54
+ught	131
+ughts	140
+uick	47
+uld$	162
+urge	47
+urpo	70
+urpos	70
+ven$	44
+very	121
+veryo	64
+ving	111
+ving$	111
+wake	41
+wake$	50
+wann	168
+wanna	168
+want	71
+want$	45
+way$	50
+well	-53
+well$	-49
+what	97
+what$	82
+when	-57
+when$	-41
+wish	41
+wish$	41
+with	121
+with$	60
+witho	69
+won$	42
+wont	88
+wont$	88
+work$	65
+worr	-51
+woul	162
+would	162
+xist	92
+xisti	89
+ymor	75
+ymore	75
+yone	139
+yone$	140
+ysel	120
+yself	120
10 ever	49
102	-54
102 kg	-45
12 _ asking	-49
12 year	-82
12 year asking	-65
13	72
13 _ old	43
13 year	72
13 year old	58
14	88
14 and	54
14 and she	44
19	102
2	-63
20	-45
2019	52
2019 and	54
2019 and the	44
25	84
25 _ last	50
25 sertralin	84
25 sertralin last	67
3	-195
3 9	-54
3 9 now	-44
3 _ now	-42
3 day	-46
39	-81
4	61
4 _ clean	67
4 month	112
4 month clean	90
40	96
40 _ clean	77
40 day	128
40 day clean	102
5 month	-43
5 of	67
5 of fluoxetin	54
6	-108
6 kilo	51
6 kilo and	41
6 of	-44
6 paracetamol	-42
8	-126
8 _ old	-43
8 year	-72
8 year old	-57
80	44
80 year	49
81	42
81 and	42
82	42
82 my	42
9 10	49
9 now	-54
a	-46
a _ and	159
a _ attack	-72
a _ cabl	45
a _ gun	43
a _ i	42
a _ night	-41
a _ no	46
a _ of	51
a _ on	109
a _ one	56
a _ sinc	-42
a _ when	50
a bad	63
a bad enough	51
a blad	72
a blad and	58
a box	42
a burden	115
a burden on	71
a care	-44
a coward	59
a coward becaus	48
a date	192
a day	-75
a doctor	57
a doctor headach	46
a good	-69
a good night	-55
a goodb	104
a goodb on	83
a gun	65
a gun in	52
a heart	-68
a heart attack	-54
a kidn	-45
a lighter	83
a lighter when	66
a load	63
a load of	50
a loaded	72
a loaded gun	57
a nurs	69
a nurs i	55
a panic	-53
a panic attack	-42
a phob	-88
a phob of	-70
a phon	59
a phon cabl	60
a plan	287
a plan and	154
a plan no	76
a rope	52
a rope in	41
a teenager	62
a teenager and	49
a temperatur	-69
a temperatur sinc	-56
a train	55
a wall	-41
a wast	95
a wast of	76
a year	94
a year one	75
about	177
about 6	-44
about _ at	-53
about _ cream	-49
about _ exist	45
about _ in	50
about _ it	80
about ending	85
about ending it	68
about finish	49
about hang	66
about hang himself	53
about harm	-79
about harm myself	-63
about it	-113
about it at	-70
about just	41
about latel	75
about not	76
about not exist	60
about scar	-82
about scar cream	-65
about stepp	83
about stepp in	66
about taking	57
about taking my	46
about the	-77
about to	-52
about to happen	-42
about two	63
about two hour	50
abt	88
abt _ myself	53
abt unaliv	88
abt unaliv myself	70
accident i	63
accident i don	51
ache	-45
after	140
after _ match	51
after _ sertralin	65
after my	50
after stomach	42
after stopp	108
after stopp sertralin	86
after the	45
after the match	68
afternoon	-55
afternoon slot	-55
again	513
again _ 40	77
again _ stopp	65
again about	-44
again after	108
again after stopp	86
again and	64
again and one	52
again last	52
again last night	41
again mond	128
again mond 40	102
again sugar	-54
again sugar is	-44
against	66
against the	66
against the wall	53
ago and	63
ago and now	50
ai	-94
al	-94
aliv	352
aliv _ school	54
aliv anymor	101
aliv anymor school	72
aliv tbh	134
all	256
all _ the	45
all _ think	62
all after	85
all after the	68
all i	130
all i think	83
all night	-46
all to	95
all to stop	45
all tonight	55
also	211
also i	48
also scared	135
am	-101
am _ wast	57
am a	95
am a wast	76
am i	-63
am i going	-50
am sick	-66
am sick and	-53
an	50
an accident	63
an accident i	51
an afternoon	-55
an afternoon slot	-44
an end	42
and	169
and _ about	63
and _ can	-75
and _ come	74
and _ date	115
and _ don	47
and _ his	50
and _ how	43
and _ is	-53
and _ like	-54
and _ m	-55
and _ mum	66
and _ night	43
and _ pick	45
and _ put	42
and _ she	58
and _ still	-66
and _ ve	57
and _ wake	61
and _ week	68
and _ world	57
and a	192
and a date	154
and clos	42
and drov	66
and drov fast	53
and feel	-42
and gave	-54
and gave it	-44
and get	-44
and googl	72
and googl how	58
and honestl	57
and honestl i	45
and i can	-88
and i don	63
and i m	-73
and i still	-69
and i ve	77
and isnt	75
and isnt pick	60
and it	-82
and last	184
and last night	57
and last week	90
and made	58
and made me	47
and more	-67
and my	-53
and my boy	-50
and my mum	89
and my wife	-46
and never	223
and never come	98
and never wake	81
and no	-120
and no i	-88
and nobod	63
and now i	50
and one	64
and one of	52
and said	66
and said thank	53
and say	60
and say she	48
and she	92
and she told	44
and sorted	81
and that	108
and that ok	43
and the	93
and the same	44
and the world	76
and then	69
and then put	55
and ther	-95
and ther is	-51
and think	49
and thought	57
and thought about	46
and tired	-108
and tired of	-87
and turn	-46
and turned	104
and turned his	83
and unmotivat	-55
and unmotivat sinc	-44
and we	-57
and would	-91
and would like	-73
ando	-57
ankl	-49
ano	-57
antibiotic	-86
antidepressant	82
antidepressant _ weekend	49
antidepressant last	82
antidepressant last weekend	66
any _ out	47
any way	78
any way out	63
anymor	301
anymor _ is	54
anymor goodb	133
anymor i	42
anymor school	90
anymor school is	72
anyon	309
anyon _ feel	49
anyon _ still	52
anyon find	47
anyon heart	82
anyon heart feel	66
anyon notic	96
anyon stomach	87
anyon stomach still	69
anyth	-73
anyth just	-54
anyth just reall	-43
anyw	92
appetit	72
appetit and	57
appetit and thought	46
appetit lost	52
appetit lost 6	41
appointment	176
appointment in	44
apr	-55
are _ and	61
are _ talk	51
are back	111
are back and	89
are coming	54
are coming back	44
are hang	-49
are scar	85
are scar talk	68
aren	-69
aren _ worth	-41
aren t	-69
aren t worth	-55
arm	135
arm _ a	93
arm again	64
arm again and	52
arm w	83
arm w a	66
arm with	72
arm with a	58
around	90
around it	50
around it right	52
as	-187
as _ i	-48
as a	54
as a teenager	49
as an	63
as an accident	51
as if	-120
as if i	-55
as if someth	-42
ask	65
ask god	65
ask god not	52
asking _ scar	-49
asking about	-82
asking about scar	-65
asking for	41
at	-343
at 9	49
at _ but	-49
at _ top	-41
at night	-121
at the	-100
at the top	-55
at uni	-82
at uni but	-65
attack	-151
attempt	96
attempt _ date	57
attempt to	96
attempt to date	76
au	-92
awak	52
awak what	60
awak what now	48
away _ need	42
away i	69
away i need	55
away in	-48
away the	42
awful	-52
awful is	-52
awful is about	-42
baby	-54
baby s	-43
back	311
back _ deployment	43
back _ my	66
back and	88
back and my	89
back from	63
back from deployment	57
back has	-43
back hurt all	45
back pain	49
bad enough	63
bad enough overdos	51
bad last	-45
balcon	68
balcon _ i	41
balcon and	68
balcon and i	55
barrig	-43
batter	-44
be	630
be _ anymor	74
be _ giving	-43
be _ if	47
be _ off	98
be _ rn	81
be aliv	146
be aliv anymor	81
be better	227
be better dead	51
be better off	131
be dead	176
be dead rn	109
be diabet	-71
be here	132
be here any	45
be here by	43
be need	44
be over she	48
be painles	41
be put	-73
be put to	-59
be scared	-53
be scared of	-42
be so	50
be worr	-72
be worr giving	-57
becaus	155
becaus _ big	55
becaus i	56
becaus i still	48
becaus my	58
becaus my partner	47
becaus of	-49
becaus one	92
becaus one big	73
been	421
been _ abt	53
been _ for	-49
been _ my	201
been _ thought	50
been _ wish	50
been born	83
been born wish	66
been burn	83
been burn my	66
been cutt	158
been cutt my	126
been having	83
been having thought	66
been off	42
been runn	-69
been runn a	-56
been saving	46
been saying	96
been saying my	77
been think	151
been think abt	70
been well	-82
been well for	-65
befor	-111
befor the	-47
behind	-50
being	98
being aliv	78
better	351
better _ dead	41
better _ without	58
better dead	64
better i	56
better i m	45
better off	164
better off dead	55
better off without	77
big _ would	55
big dose	92
big dose would	73
birth	47
birth and	47
bit	-62
black	-49
blad _ googl	43
blad and	55
blad and googl	58
bleach and say	48
bleed	49
bleed ever	52
bleed ever day	42
bleed when	64
bleed when i	52
blood	-198
blood pressur	-88
blood test	-55
blood test is	-44
book becaus	58
book becaus my	47
born	113
born _ i	50
born wish	83
born wish i	66
both	122
both _ us	46
both of	77
both of us	61
both wrist	64
both wrist it	52
bowel	-76
bowel for	-51
box _ the	-47
box in	-79
box in the	-63
box of	42
boy	-89
boy won	-62
boy won t	-50
breakup	-55
breakup but	-55
breakup but i	-44
breath	-56
bridg	73
bridg and	58
bridg and made	47
brother	-47
burden	115
burden _ everyon	65
burden on	89
burden on everyon	86
burn	157
burn _ arm	50
burn _ forearm	90
burn my	137
burn my arm	66
burn my skin	44
burn on	150
burn on forearm	120
but	300
but _ also	81
but _ not	57
but didn	52
but didn t	41
but i have	-44
but i ve	-42
but like	229
but like also	108
but like not	76
but my	-44
but sometim	41
but toda	66
but toda he	53
by _ it	55
by christm	54
by christm and	43
by skipp	-42
by tomorrow	92
by tomorrow it	73
ca	-48
cabinet	116
cabinet _ ten	71
cabinet is	119
cabinet is ten	95
cabl	74
cabl _ sund	45
cabl on	74
cabl on sund	60
cada	-64
cada vez	-57
calm	66
calm me	66
calm me down	53
came	47
came _ from	43
came back	72
came back from	57
can	-117
can _ cope	-44
can _ go	-64
can _ live	-46
can _ see	47
can _ sleep	70
can _ speak	60
can _ suicidal	-43
can _ work	80
can caus	-72
can caus suicidal	-57
can go	45
can i speak	79
can i talk	46
can t cope	-59
can t go	-65
can t hear	-46
can t live	-42
can t see	63
can t sleep	94
can t work	107
can we	-80
cancer	-177
cant	-92
cant _ thi	80
cant do	133
cant do thi	106
cant go	-52
car	147
car and	49
car park	50
care _ it	42
care of	71
care of it	57
care worker	-44
carr	147
carr _ living	66
carr on	152
carr on living	89
cat	143
cat _ my	-43
cat and my	-50
cat is	47
caught	45
caught _ sitt	43
caught him	72
caught him sitt	57
caus	-100
caus _ thought	-43
caus suicidal	-72
caus suicidal thought	-57
ce	-50
che	-76
check	-147
cheesecak	-44
cheesecak is	-44
chest	-108
chest pain	-63
chest pain on	-50
chin	-54
christm	93
christm and	54
christm and that	43
citalopram	-91
citalopram _ i	-54
citalopram safel	-91
citalopram safel i	-73
clean	239
clean _ now	67
clean _ the	77
clean down	128
clean down the	102
clean till	112
clean till now	90
clos	42
clos it	42
cloth	-49
cloth are	-49
colic	-43
com	-175
come	-81
come _ it	-54
come back	123
come in	-41
come off	-91
come off it	-73
coming back	54
como	-71
con	-184
constantl	-52
constantl on	-52
constantl on edge	-42
constipat	-51
cope	-73
cope _ the	-44
cope with	-73
cope with the	-59
cough	-170
cough she	-43
could _ be	-43
could it	-71
could it be	-57
could just	83
could just disappear	45
could sleep	-44
count	41
count but	41
court	87
court _ the	52
court tak	87
court tak the	69
coward	59
coward becaus	59
coward becaus i	48
crash	50
cream	-103
crying	-66
ctb	75
ctb _ all	45
ctb is	75
ctb is all	60
cut	77
cut _ reall	67
cut again	52
cut again last	41
cut all	50
cut is	112
cut is reall	90
cut my	-94
cutt	145
cutt _ thigh	56
cutt my	158
cutt my arm	52
cutt my thigh	75
d	304
d _ been	50
d _ better	51
d _ for	-41
d _ it	51
d _ over	87
d be	177
d be better	51
d do	106
d do it	67
d get	108
d get over	86
d kill	-69
d kill for	-55
d never	83
d never been	66
da	-216
dad _ saying	42
dad keep	55
dad keep saying	57
dan	-61
date	287
date _ urgent	57
date request	96
date request urgent	76
daughter	105
daughter is	54
daughter is 14	44
day	55
day 5	67
day 5 of	54
day _ down	77
day _ help	94
day and	-115
day and it	-50
day clean	128
day clean down	102
day is	-58
day pls	156
day pls help	125
de	-238
dead	140
dead _ ngl	81
dead rn	136
dead rn ngl	109
dead tired	-43
death	-189
death _ when	-53
death panic	-88
death panic when	-70
deep	79
deep _ time	56
deep thi	94
deep thi time	75
del	-96
deployment	72
deployment _ last	43
deployment and	72
deployment and last	57
depo	-65
depress	-111
depress _ no	-66
depress and	-110
depress and no	-88
depu	-83
des	-75
desd	-117
desir	49
desir to	49
di	-156
dia	-99
diabet	-103
diagnos	71
diagnos _ keep	42
diagnos dad	71
diagnos dad keep	57
diar	57
didn t go	41
didnt	87
didnt _ anyon	52
didnt tell	87
didnt tell anyon	69
die	219
die _ die	126
die _ m	-84
die for	-44
die i	-140
die i m	-112
die wann	210
die wann die	168
die without	47
died	-152
died of	-55
diet	-102
diet noth	-45
disagr	-44
disappear	148
disappear _ never	74
disappear and	123
disappear and never	98
disappear for	56
disappear for good	45
dissapear	63
dissapear for	63
dissapear for good	50
dizz	-137
do	216
do _ anymor	105
do _ stop	-54
do _ without	43
do i stop	-73
do it	156
do life	51
do not	64
do not feel	51
do noth	-46
do thi	175
do thi anymor	140
do vide	-41
do we	48
do we see	44
doctor	88
doctor headach	57
doctor headach no	46
doctor you	44
doe	-196
doe it	-58
doe noth	-49
doesn	109
doesn t	109
doesn t get	45
doesn t want	42
dog	66
dog and	42
dog goe	121
dog goe to	96
dog has	-73
dog has to	-59
doi	-43
dolor	-53
don	141
don t	141
don t trust	52
done	222
done _ done	55
done _ tomorrow	55
done by	92
done by tomorrow	73
done reall	92
done reall done	73
dont	129
dont _ be	54
dont wann	90
dont wann be	72
dont want	54
dont want to	43
dopo	-41
dor	-61
dos	-74
dose	90
dose _ finall	55
dose would	92
dose would finall	73
down	60
down _ drain	77
down the	128
down the drain	102
drain	128
drank	66
drank and	66
drank and drov	53
dress	150
dress _ burn	90
dress for	150
dress for burn	120
drew	69
drew _ the	42
drew up	69
drew up the	55
driv	87
driv i	41
driv off	47
drov	66
drov fast	66
drov fast hoping	53
dry	-64
du	-72
during	-62
during a	-53
during a panic	-42
dying	-269
dying _ thirst	-43
dying during	-53
dying during a	-42
dying it	-45
dying of	-92
dying of thirst	-57
dying to	-47
e	-263
ear	-86
ear popped	-58
ear popped on	-46
earl	-89
earl for	-55
earl for the	-44
easy	50
eat	-127
eating ok	-55
edge as	-52
edge as if	-42
edge of	50
effect	-69
effect _ t	-41
effect aren	-69
effect aren t	-55
eight	-51
eight day	-51
el	-196
elle	-58
else	-63
else _ show	-42
else to	-63
else to show	-56
em	-80
empt	47
empt sinc	47
en	-190
en la	-56
end	73
end _ treatment	-102
end it	56
end my	-62
end my treatment	-82
end the	-69
end the treatment	-55
end thi	92
end to	42
ending	222
ending _ all	84
ending _ life	50
ending it	140
ending it all	112
ending my	83
ending my life	66
energ low	64
energ low mood	51
enough	103
enough overdos	63
enough overdos show	51
esquelet	-63
essa	-59
est	-89
esta	-95
esto	-116
et	-126
even	127
even joking	120
even trying	-49
ever	116
ever _ i	97
ever day	60
ever night	127
ever night i	108
everyon	256
everyon _ d	65
everyon _ her	45
everyon on	75
everyon on her	60
everyon they	108
everyon they d	86
everyon would	75
everyth	97
everyth doctor	44
evry	156
evry _ pls	94
evry day	156
evry day pls	125
exam	-92
exam and	-44
except	78
except _ being	47
except not	78
except not being	63
exist	367
exist _ pain	45
exist not	76
exist not pain	60
eye	-111
famil _ honestl	42
famil would	97
famil would honestl	56
fantasis	76
fantasis _ not	45
fantasis about	76
fantasis about not	60
farm	116
farm _ gun	71
farm the	119
farm the gun	95
fast	49
fast hoping	66
fast hoping i	53
faz	-42
feel	180
feel _ again	156
feel _ and	-96
feel _ if	-41
feel _ now	49
feel _ sinc	87
feel a	-52
feel are	54
feel are coming	44
feel as	-80
feel as if	-55
feel empt	47
feel sad	-55
feel sad and	-44
feel safe	64
feel safe with	51
feel suicidal	99
feel suicidal sinc	79
feel suicidel	261
feel suicidel again	208
feel weird	82
feel weird now	66
feel well	-91
feel well and	-73
feet	-42
fell	-50
fell off	-50
fight	75
fight i	45
filh	-44
finall	92
finall _ thi	55
finall end	92
finall end thi	73
find	73
find _ hang	52
find him	87
find him hang	69
find me	47
fine	45
finger	-63
finish it	49
flatmat	60
flatmat swallow	60
flatmat swallow bleach	48
flu thi	-44
fluoxetin	67
fluoxetin to	67
fluoxetin to pictur	54
foot	-76
foot by	-63
for	52
for 12	-82
for 12 year	-65
for 3	-56
for _ blood	-42
for _ day	-71
for _ good	-41
for _ on	90
for _ year	52
for a	-55
for a good	-55
for a year	75
for about	-44
for after	42
for burn	150
for burn on	120
for but	-44
for eight	-51
for everyth	110
for good	118
for it	-69
for me	41
for my	-52
for six	64
for six week	51
for the	-50
for the blood	-44
for two	75
for two year	60
forearm	67
forearm to	-53
forearm to wrist	-42
forever	97
forever asking	41
forgot	-54
forgot if	-54
forgot if i	-44
forward	54
forward to	54
found	88
found fresh	47
found me	58
found me on	47
fr	120
fr _ time	72
fr thi	120
fr thi time	96
fresh	47
fresh cut	47
frid	-76
frid _ i	-44
frid and	-73
frid and i	-59
friend	86
friend _ goodb	66
friend and	-55
friend and i	-44
friend posted	75
friend posted goodb	60
frighten	65
from	-51
from _ and	43
from _ i	71
from deployment	72
from deployment and	57
from head	-64
from head to	-51
from my	-45
from scratch	64
from scratch myself	52
from the	-96
from the mous	-42
from wher	119
from wher i	95
from work	66
from work keep	53
front	57
front of	66
front of a	44
gallbladder	-44
gallbladder disagr	-44
garag	52
garag but	52
garag but didn	41
gargant	-42
gave	-54
gave it	-54
gave it again	-44
gave me	66
gave me his	53
gave the	-54
gave the insulin	-44
get	212
get _ and	-41
get _ it	106
get _ much	89
get a	-67
get better	91
get better i	45
get her	50
get light	-46
get migrain	-44
get my	-61
get over	142
get over it	114
get someth	42
get the	-44
get too	148
get too much	119
get upset	64
gett	79
gett _ evry	94
gett wors	138
gett wors evry	125
girlfriend	50
girlfriend has	50
give	-45
give up	-45
given	81
given away	42
giving	-44
giving _ to	-43
giving birth	47
giving it	-72
giving it to	-57
go	171
go _ sleep	64
go hospital	84
go on with	-96
go through	67
go through with	41
go to	134
go to sleep	86
god	175
god _ take	66
god not	65
god not to	52
god will	111
god will take	88
goe _ my	72
goe soft	-57
goe soft halfw	-46
goe to	121
goe to my	96
going	-47
going _ die	-59
going _ toppl	-41
going to die	-79
going to end	45
going to toppl	-55
gone	249
gone i	65
gone through	59
gone through with	48
good _ s	-41
good friend	-55
good friend and	-44
good night	-69
good night s	-55
goodb	337
goodb _ anyon	58
goodb _ everyon	45
goodb _ instagram	62
goodb on	104
goodb on instagram	83
goodb to everyon	60
goodb to our	-50
goodb without	96
goodb without anyon	77
googl	72
googl _ many	43
googl how	72
googl how many	58
got	50
got a	54
gun	254
gun _ his	43
gun _ is	71
gun cabinet	119
gun cabinet is	95
gun in	136
gun in his	57
gun in the	52
ha	-86
hace	-42
had	-168
had to	-79
had to say	-50
hair	-53
halfw	-57
halfw through	-57
halfw through and	-46
hand	-103
hang	74
hang himself	66
hang himself but	53
hang myself	67
hang off	-49
harm _ dress	90
harm _ i	-47
harm _ uni	-49
harm as	62
harm as a	49
harm at	-82
harm at uni	-65
harm myself	-117
harm myself i	-63
harm need	150
harm need dress	120
has	-210
has _ be	-44
has cut	50
has gone	-47
has to	-73
has to be	-59
hate	118
hate _ so	71
hate myself	118
hate myself so	94
have	67
have _ phob	-53
have _ plan	108
have a	109
have a phob	-70
have a plan	145
have been	46
have good	-55
have good friend	-44
have headach	52
have headach no	41
have made	45
have never	-79
have never thought	-63
have saved	42
have the	-57
have the tell	-45
haven	54
haven t	54
haven t gone	48
havent	82
havent _ anyon	49
havent told	82
havent told anyon	66
having	68
having _ of	50
having thought	83
having thought of	66
he	256
he _ 19	62
he _ if	52
he _ take	42
he gave	66
he gave me	53
he ll	95
he ll take	57
he passed	49
he s	127
he s 19	83
he said	87
he said if	69
he won	47
head	-124
head against	66
head against the	53
head to	-64
head to toe	-51
headach	98
headach _ appetit	65
headach no	108
headach no appetit	87
hear	-69
heart _ weird	49
heart attack	-68
heart feel	82
heart feel weird	66
heart tablet	76
heat	-60
hell	56
help	138
her	168
her _ and	45
her _ that	42
her _ with	43
her arm	72
her arm with	58
her cheesecak	-44
her diar	57
her stor	75
her stor and	60
her thigh	50
her to	50
here	161
here and	42
here any	57
here any more	45
here by	54
here by christm	43
herself	146
herself _ do	63
herself how	50
herself she	42
herself who	54
herself who do	44
him	295
him _ with	43
him hang	87
him sitt	72
him sitt with	57
himself	161
himself _ his	42
himself but	66
himself but toda	53
himself with	71
himself with his	57
his	154
his _ off	62
his _ shotgun	42
his mouth	72
his old	71
his old shotgun	57
his phon	104
his phon off	83
his watch	66
his watch and	53
hit	60
hit my	66
hit my head	53
ho	-142
honest	67
honestl	153
honestl _ better	42
honestl be	69
honestl be better	56
honestl i	57
honestl i d	45
hope	70
hope _ just	42
hope i	70
hope i just	56
hoping	256
hoping _ next	99
hoping i	93
hoping i would	53
hoping my	164
hoping my next	131
hospic	-50
hospic last	-48
hospital	103
hour ago	63
hour ago and	50
hous	114
hous and	65
hous and i	52
hous wife	49
how	96
how _ ibuprofen	43
how do	-47
how many	126
how many ibuprofen	58
how many of	43
hurt _ i	-91
hurt all	57
hurt all the	45
hurt anyon	47
hurt myself	-49
hurt myself i	-88
hurt myself on	53
hurt when	-42
husband _ back	43
husband came	72
husband came back	57
i	958
i _ 25	50
i _ a	174
i _ about	107
i _ again	68
i _ as	-41
i _ be	77
i _ do	122
i _ done	73
i _ dying	-101
i _ from	-56
i _ given	48
i _ gone	49
i _ got	49
i _ help	42
i _ him	58
i _ in	43
i _ kill	-41
i _ listen	41
i _ my	46
i _ myself	46
i _ not	-66
i _ pray	66
i _ scared	41
i _ taking	-54
i _ the	-128
i _ thi	-67
i _ think	43
i _ ticked	-47
i _ to	97
i _ typing	71
i _ up	-92
i _ want	88
i _ well	-68
i _ won	58
i _ worr	-43
i _ written	54
i am a	76
i am sick	-53
i ask	65
i ask god	52
i be	-84
i be worr	-57
i bleed	64
i bleed when	52
i burn	55
i burn my	44
i can	-138
i can t	-110
i cant do	106
i caught	72
i caught him	57
i could	52
i could just	66
i cut again	41
i d	177
i d be	51
i d kill	-55
i d never	66
i dissapear	63
i dissapear for	50
i do	129
i do not	51
i dont	54
i dont want	43
i drank	66
i drank and	53
i drew	69
i drew up	55
i fantasis	76
i fantasis about	60
i feel	-82
i feel as	-55
i feel sick	50
i feel well	-73
i found	47
i gave	-54
i gave the	-44
i get a	-48
i get upset	52
i give	-45
i go	-42
i going	-63
i going to	-50
i hate	118
i hate myself	94
i have	75
i have a	74
i have good	-44
i have headach	41
i have never	-63
i have the	-45
i hit	66
i hit my	53
i hope	70
i hope i	56
i itch	-64
i itch from	-51
i jsut	56
i jsut want	45
i just	56
i just ticked	-63
i just won	77
i keep	214
i keep pray	88
i keep think	57
i ll	132
i ll find	69
i ll listen	55
i look	-41
i look up	-55
i m	-53
i m a	67
i m constantl	-42
i m done	98
i m dying	-74
i m eating	-44
i m honest	53
i m just	-112
i m not	-138
i m scared	55
i m typing	95
i need	58
i need help	55
i need stitch	41
i reckon	-53
i reckon forearm	-42
i scratch	52
i scratch my	42
i see	42
i shot	-42
i speak	99
i speak to	79
i stand	-64
i stand up	-51
i start	62
i start again	49
i still	56
i still can	-46
i still go	67
i still haven	48
i stockpil	92
i stockpil my	73
i stop	-91
i stop taking	-73
i talk	57
i talk to	46
i think	227
i think about	83
i thought	-77
i thought i	-61
i tied	52
i tied a	41
i took	131
i took 25	67
i took a	50
i tos	-46
i tried to	44
i ve	386
i ve been	-63
i ve given	65
i ve got	65
i ve written	72
i wake	-47
i want	-173
i want my	-88
i want thi	-89
i was dying	-61
i won	44
i wont	54
i wont be	43
i would	66
i would crash	53
i wouldn	58
i wouldn t	47
ibuprofen _ do	43
ibuprofen would	72
ibuprofen would do	58
ideation	96
ideation _ a	57
ideation with	96
ideation with a	76
if	407
if _ court	52
if i	242
if i dissapear	50
if i gave	-44
if it	47
if someth	-52
if someth awful	-42
if the	143
if the court	69
if the pain	45
il	-165
im	234
im _ burden	65
im a	108
im a burden	86
im fine	111
im gone	95
in 2019	54
in 2019 and	44
in _ car	57
in _ mouth	43
in _ of	50
in _ on	66
in _ questionnair	-47
in _ sorted	72
in carr	111
in carr on	89
in front	83
in front of	66
in her	57
in her diar	45
in his	72
in his mouth	57
in hospic	-50
in me	115
in me sorted	96
in my	-141
in person	-41
in the	41
in the car	76
in the foot	-51
in the garag	41
in the hous	52
in the morn	44
in the questionnair	-63
infect	116
inhaler	-47
instagram	104
instagram _ turned	62
instagram and	104
instagram and turned	83
insulin _ one	55
insulin and	-54
insulin and gave	-44
insulin becaus	92
insulin becaus one	73
is	145
is 14	54
is 14 and	44
is 3	-54
is 3 9	-44
is 81	42
is _ and	78
is _ cat	81
is _ normal	73
is _ step	71
is _ strong	67
is _ thi	56
is _ to	-70
is about	-52
is about to	-42
is all	103
is all i	83
is at	49
is cancer	-140
is deep	94
is deep thi	75
is gone	42
is hell	90
is i	78
is it	41
is murder	-42
is my	135
is my cat	108
is noth	-64
is noth to	-51
is old	47
is plent	49
is reall	112
is reall strong	90
is ten	119
is ten step	95
is that	52
is that normal	86
is that ok	-45
is the only	53
is ther	-70
is ther an	-44
is to	-44
is unbearabl	-74
is unbearabl i	-60
isn _ help	-61
isn _ worth	88
isn t help	-82
isn t worth	117
isnt	58
isnt _ up	45
isnt pick	75
isnt pick up	60
it	485
it _ after	51
it _ be	104
it _ diabet	-43
it _ i	62
it _ my	-59
it _ night	-53
it _ to	73
it _ too	89
it again	-54
it again sugar	-44
it all	233
it all after	68
it all to	76
it all tonight	44
it at	-111
it at night	-70
it away	69
it away i	55
it be diabet	-57
it d	114
it d be	91
it get	137
it get too	119
it goe	-57
it goe soft	-46
it himself	71
it himself with	57
it hurt	47
it if	47
it isn	-102
it isn t	-82
it normal on	54
it normal to	-42
it quick	142
it right	65
it right now	52
it s	-59
it s from	52
it s her	-46
it start	-42
it take	54
it take to	43
it to be	48
it to my	-57
it was me	51
it weren	47
it won	92
it won t	73
itch	-149
itch from	-64
itch from head	-51
its	150
its _ tbh	99
its terminal	164
its terminal tbh	131
ive	207
ive _ cutt	95
ive been	158
ive been cutt	126
ive made	54
ive made peac	43
j	-97
j ai	-72
ja	-89
ja nao	-52
je	-190
job _ the	52
job lost	49
join	49
join him	49
joking	313
joking _ time	57
joking about	66
joking about hang	53
joking thi	95
joking thi time	76
jsut	56
jsut want	56
jsut want it	45
jump	42
jump off	42
jumped	-41
jumped off	-41
june i	51
just	77
just _ t	58
just _ the	-47
just _ thi	-84
just _ to	98
just disappear	56
just disappear for	45
just go	41
just not	68
just noth	76
just overwhelm	-44
just reall	-54
just scared	-140
just scared thi	-112
just ticked	-79
just ticked the	-63
just want	161
just want to	98
just won	96
just won t	77
keep	358
keep _ about	73
keep _ god	66
keep _ he	42
keep _ me	48
keep joking	66
keep joking about	53
keep look	50
keep open	42
keep pray	111
keep pray god	88
keep saying	112
keep saying he	57
keep tell	80
keep tell me	64
keep think	71
keep think about	44
kg	-51
kid	140
kid _ ll	52
kid for	42
kid i	87
kid i ll	69
kidn	-69
kidn ston	-45
kill _ a	-41
kill for	-69
kill for a	-55
kill herself	54
kill herself who	44
kill me	-140
kill myself	135
kilo	45
kilo and	52
kilo and last	41
kind	178
kind _ kms	81
kind to	44
kind wann	135
kind wann kms	108
kms	347
kms _ but	57
kms _ like	81
kms _ thi	72
kms but	135
kms but like	108
kms fr	120
kms fr thi	96
kms lol	95
kms lol but	76
knee	-87
know	100
know it	63
know it was	51
know my	-47
know what	46
l	-141
la	-233
las	-109
last	195
last _ havent	49
last _ i	55
last _ then	50
last night	125
last night and	41
last night she	44
last night then	67
last week	65
last week i	52
last weekend	82
last weekend havent	66
last year	-56
late	-78
latel	75
le	-214
leaflet	-83
leaflet _ montelukast	-43
leaflet say	-72
leaflet say montelukast	-57
left _ me	72
left in	121
left in me	96
left side	-63
left side am	-50
leg till	52
leg till they	42
les	-93
let	65
let me	65
let me see	52
letter	90
letter _ my	54
letter to	90
letter to my	72
lie	-77
life	448
life _ t	88
life _ the	45
life in	54
life in 2019	44
life isn	146
life isn t	117
life most	57
life most even	46
life sinc	76
life sinc the	61
life without	51
light	-46
light and	-46
lighter	83
lighter _ it	50
lighter when	83
lighter when it	66
like	163
like _ any	79
like _ come	-54
like _ joking	57
like _ scared	81
like also	135
like also scared	108
like my	-74
like not	95
like not joking	76
like pass	-43
like september	88
like thi	132
like thi any	106
like to	-65
like to come	-73
line	-45
lip	-42
listen	68
live	115
live _ thi	68
live like	132
live like thi	106
live with	-43
living	305
living _ thi	88
living sinc	49
living with	146
living with thi	117
ll	226
ll _ care	42
ll _ him	52
ll find	87
ll find him	69
ll listen	68
ll take	71
ll take care	57
lo	-50
load	48
load of	63
load of paracetamol	50
loaded	72
loaded _ in	43
loaded gun	72
loaded gun in	57
lol	85
lol _ like	57
lol but	95
lol but like	76
long	-56
look	230
look _ at	-41
look forward	54
look forward to	43
look infect	147
look over	50
look up at	-55
los	-79
losing	-46
losing weight	-46
lost	194
lost 6	52
lost 6 kilo	41
lost _ farm	71
lost the	167
lost the farm	95
lost thre	-44
loud	-57
low mood for	51
lower	-50
lowk	136
lowk _ be	81
lowk wann	136
lowk wann be	109
lump	-191
lump _ cancer	-84
lump is	-140
lump is cancer	-112
m	-68
m 82	42
m _ depress	-66
m _ i	100
m _ nurs	42
m _ reall	55
m _ scared	-84
m _ to	-41
m a	75
m a coward	48
m a nurs	55
m constantl	-52
m constantl on	-42
m done	122
m done reall	73
m driv	41
m dying	-93
m dying of	-57
m eating	-55
m eating ok	-44
m going	-47
m honest	67
m just	-140
m just scared	-112
m not	-173
m not depress	-88
m scared	68
m scared i	55
m sick	-43
m still	-45
m tired	45
m typing	119
ma	-68
made	156
made me	58
made me promis	47
made my	45
made peac	54
made peac with	43
mai	-76
mak herself	50
mal	-85
many	211
many _ on	52
many _ would	43
many ibuprofen	72
many ibuprofen would	58
many of	54
many of thes	43
many pill	87
many pill on	69
mas	-68
mata	-48
match	85
mate	177
mate _ text	51
mate from	66
mate from work	53
mate s	85
mate s text	68
matter	92
matter anyw	92
max	-42
max is	-42
me	78
me _ im	57
me _ jump	41
me _ kill	48
me _ my	81
me _ the	102
me and	-49
me dizz	-72
me down	66
me his	66
me his watch	53
me i	150
me in	-46
me is	135
me is my	108
me last	54
me last night	44
me on the	47
me promis	58
me promis to	47
me see	65
me see morn	52
me sorted	121
me sorted the	96
me to	118
me to jump	55
me to kill	64
me tonight	111
me when	95
me when im	76
mes	-83
methotrexat	-69
methotrexat _ effect	-41
methotrexat side	-69
methotrexat side effect	-55
meu	-90
mi	-191
migrain	-88
migrain without	-42
minh	-76
mio	-51
mis	109
mis _ when	57
mis me	95
mis me when	76
mon	-86
mond	124
mond 40	128
mond 40 day	102
mond _ day	77
montelukast	-72
montelukast _ caus	-43
montelukast can	-72
montelukast can caus	-57
month _ till	67
month clean	112
month clean till	90
mood for	64
mood for six	51
more	-101
more and	-67
more and more	-54
morir	-42
morr	-45
morrer	-42
mort	-89
most	106
most even	57
mother is	42
mous	-53
mous i	-53
mous i reckon	-42
mouth ulcer	-44
moved	-66
much	282
much _ look	50
much i	118
much i burn	44
much i scratch	42
much some	83
much some look	66
mum	90
mum _ im	66
mum passed	-48
mum think	111
mum think im	89
mum to	63
mum to know	51
murder	-42
my	126
my 8	-72
my 8 year	-57
my _ and	51
my _ are	-77
my _ becaus	55
my _ came	43
my _ check	-66
my _ for	64
my _ last	49
my _ life	67
my _ posted	45
my _ pressur	-44
my _ s	64
my _ saturd	72
my _ scan	99
my _ sinc	59
my _ tablet	46
my _ w	50
my _ with	-61
my _ won	-64
my _ would	58
my antidepressant	82
my antidepressant last	66
my arm	118
my arm again	52
my arm w	66
my back	45
my blood	-94
my blood pressur	-59
my bowel	-51
my boy	-62
my boy won	-50
my cat	182
my chin	-52
my cloth	-49
my dad	-51
my daughter	114
my daughter is	44
my ear	-58
my ear popped	-46
my famil	97
my famil would	77
my feet	-42
my finger	-51
my friend	75
my friend posted	60
my gallbladder	-44
my girlfriend	50
my goodb	96
my goodb without	77
my hand	-51
my head against	53
my heart	76
my heart tablet	61
my husband	50
my husband came	57
my inhaler	-47
my insulin	92
my insulin becaus	73
my kid	55
my knee	-86
my leg till	42
my life	123
my life sinc	61
my mate	151
my mate from	53
my mate s	68
my migrain	-42
my mum	149
my mum think	89
my mum to	51
my neck	-56
my next	164
my next scan	131
my own	111
my own life	89
my paper	42
my partner	109
my partner found	47
my peac	45
my shift	50
my shin	-73
my sister	159
my sister saturd	96
my skin sometim	44
my tablet	88
my thigh	94
my thigh for	75
my thyroid	-110
my thyroid check	-88
my tong	-44
my treatment	-102
my treatment with	-82
my whol	-44
my wife think	-46
my wrist	-48
myself	480
myself _ i	91
myself _ just	-47
myself _ like	53
myself _ much	71
myself _ want	-66
myself around	65
myself around it	52
myself i	-189
myself i just	-63
myself i want	-88
myself if	63
myself if i	51
myself in	-63
myself in the	-51
myself on	66
myself on purpos	53
myself sinc	88
myself sinc like	70
myself so	118
myself so much	94
myself till	64
myself till i	52
myself tonight	64
myself with	74
myself with a	60
na	-153
nada	-55
nao	-168
ne	-59
neck _ sore	45
neck still	74
neck still sore	60
neck won	-45
need	123
need _ for	90
need _ toda	-49
need dress	150
need dress for	120
need help	69
need someon	-69
need someon toda	-65
nerv	-57
never	150
never _ about	-47
never _ back	74
never _ born	50
never _ up	61
never been	83
never been born	66
never come	123
never come back	98
never thought	-79
never thought about	-63
never wake	101
never wake up	81
new	-77
next	176
next _ say	99
next scan	164
next scan say	131
ngl	136
ni	-50
night _ caught	43
night _ hope	42
night _ sleep	-41
night _ threw	50
night and it	41
night i	187
night i ask	52
night i caught	57
night i hope	56
night s	-69
night s sleep	-55
night she	54
night she want	44
night then	84
night then threw	67
no	-233
no _ don	-66
no _ m	-66
no _ to	165
no appetit	74
no appetit and	46
no appetit lost	41
no attempt	96
no attempt to	76
no desir	49
no energ	54
no energ low	51
no i	-221
no i don	-88
no i m	-88
no me	-49
no reason	132
no reason to	106
nobod	163
nobod would	63
nobod would notic	50
noit	-53
non	-132
normal	98
normal on	67
normal on day	54
normal to	-53
normal to be	-42
not	559
not _ aliv	47
not _ and	-68
not _ joking	72
not _ just	45
not _ not	45
not _ thi	81
not be	57
not be here	45
not being	78
not being aliv	63
not come	-41
not depress	-110
not depress and	-88
not even	71
not even joking	96
not exist	102
not exist not	60
not feel	64
not feel safe	51
not joking	95
not joking thi	76
not pain	76
not pain just	60
not suicidal	-54
not suicidal or	-43
not sure	70
not the	77
not to	65
not to let	52
not turn	41
not wake	54
not wake up	43
noth	-156
noth _ in	72
noth _ to	-42
noth else	-69
noth else to	-56
noth from	-44
noth left	121
noth left in	96
noth to	-64
noth to see	-51
noth work	-45
notic	152
notic if	63
notic if i	50
now	198
now i	63
now i feel	50
numb	-51
nurs	42
nurs _ drew	42
nurs i	69
nurs i drew	55
o	-249
od	82
od _ my	49
od on	82
od on my	66
of	474
of _ all	-55
of _ and	84
of _ except	47
of _ himself	42
of _ i	41
of _ my	50
of _ panic	-53
of _ train	50
of a	-71
of a heart	-54
of a train	44
of death	-88
of death panic	-70
of dying	-53
of dying during	-42
of ending	137
of ending it	44
of ending my	66
of exist	282
of fight	75
of fluoxetin	67
of fluoxetin to	54
of it	82
of it himself	57
of paracetamol	63
of paracetamol on	50
of spac	95
of spac and	76
of them look	52
of thes sleep	43
of thi	43
of thi cough	-53
of thi except	63
of thirst	-71
of thirst all	-57
of us	77
of zopiclon	42
off	57
off _ balcon	41
off _ me	58
off _ s	62
off a	-49
off dead	68
off he	104
off he s	83
off it	-91
off me	-49
off the balcon	55
off too	42
off without	97
off without me	77
ok	-56
ok ive	54
ok ive made	43
old	53
old _ has	-44
old _ on	43
old dog	-90
old dog has	-59
old shotgun	71
old wrot	72
old wrot on	58
on	386
on _ antidepressant	49
on _ didnt	52
on _ left	-48
on _ on	52
on _ stor	45
on _ they	65
on _ thi	-72
on a	-48
on both	46
on both wrist	52
on day	67
on day 5	54
on edge	-52
on edge as	-42
on everyon	108
on everyon they	86
on forearm	150
on frid	-73
on frid and	-59
on her	147
on her arm	58
on her stor	60
on i	42
on instagram	104
on instagram and	83
on living	159
on my	-95
on my antidepressant	66
on my chin	-41
on my neck	-45
on my skin	-51
on purpos	280
on purpos about	50
on purpos is	53
on purpos on	69
on purpos when	53
on sund	161
on sund didnt	69
on sund neck	60
on the	-199
on the bridg	47
on the left	-64
on the plan	-46
on thi	-75
on with	-119
on with thi	-96
on without	45
one	173
one _ deep	56
one _ dose	55
one big	92
one big dose	73
one is	94
one is deep	75
one of	64
one of them	52
only	238
only _ stopp	81
only thing	201
only thing stopp	108
only thing that	53
oozing	-48
open and	42
opened	-51
opened my	-51
or	-84
or anyth	-54
or anyth just	-43
os	-69
our	-116
our 13	72
our 13 year	58
our _ dog	-54
our _ year	43
our cat	-62
our cat and	-50
our old	-90
our old dog	-72
out	-107
out _ thi	65
out of	98
out of thi	87
over _ quick	85
over her	50
over it	142
over it quick	114
over she	60
over she s	48
overdos	63
overdos show	63
overdos show as	51
overwhelm	-44
overwhelm with	-44
own	85
own life	85
own life in	44
own life most	46
pain	172
pain _ noth	45
pain doesn	56
pain doesn t	45
pain is	49
pain just	76
pain just noth	60
pain on	-63
pain on the	-50
pain was	-45
painles	41
painles to	41
panic	-178
panic _ i	-53
panic attack	-84
panic when	-88
panic when i	-70
paper	49
paperwork	121
paperwork _ goe	72
paperwork dog	121
paperwork dog goe	96
para	-59
paracetamol on	63
paracetamol on purpos	50
paracetamol over	-42
park	50
park roof	50
partner	109
partner died	51
partner found	58
partner found me	47
pas	-49
pass thought	64
pass thought that	51
passed away	-70
passed i	49
patch	-52
patch i	-52
patient	96
patient _ suicidal	57
patient report	96
patient report suicidal	76
peac	98
peac with	54
peac with it	43
per	-54
period	-62
person	-41
person can	-41
phob	-88
phob _ death	-53
phob of	-88
phob of death	-70
phon	153
phon _ he	62
phon _ on	45
phon cabl	74
phon cabl on	60
phon off	104
phon off he	83
phys	-143
phys _ isn	-61
phys it	-102
phys it isn	-82
pick	60
pick up	75
pictur	114
pictur driv	47
pictur hang	67
pictur hang myself	54
pill	53
pill _ purpos	52
pill on	87
pill on purpos	69
pill would	54
pill would it	43
piu	-79
plan	229
plan _ a	115
plan _ attempt	57
plan and	134
plan and a	154
plan and i	-46
plan no	96
plan no attempt	76
plent	49
plent i	49
pls	156
pls help	156
plu	-103
point	148
point _ carr	66
point in	111
point in carr	89
point nobod	63
point nobod would	50
popped	-70
popped on	-58
popped on the	-46
por	-106
posted	179
posted _ goodb	62
posted _ to	45
posted a	104
posted a goodb	83
posted goodb	75
posted goodb to	60
potassium	69
potassium _ then	42
potassium and	69
potassium and then	55
pour	-56
pra	-61
pray	111
pray _ will	66
pray god	111
pray god will	88
pregnanc	-112
pregnanc _ to	-67
pregnanc sicknes	-112
pregnanc sicknes to	-89
pres	-49
pressur	-112
promis	58
promis to	58
promis to talk	47
purpos	280
purpos _ sund	52
purpos about	63
purpos about two	50
purpos is	66
purpos is the	53
purpos on	87
purpos on sund	69
purpos when	66
purpos when it	53
put _ away	42
put _ sleep	-44
put an	42
put it	69
put it away	55
put to	-73
put to sleep	-59
q	-51
quand	-118
que	-178
quer	-67
questionnair	-79
qui	-51
quick	142
quickest	47
quickest way	47
quier	-56
quit	-76
quit _ job	-45
quit my	-74
quit my job	-60
rash	49
rash on	93
rash on both	52
rather not be	45
realis	-42
realis the	-42
reall	146
reall _ by	55
reall _ toda	67
reall done	92
reall done by	73
reall strong	112
reall strong toda	90
reason	132
reason _ stay	80
reason to	132
reason to stay	107
reckon	-53
reckon forearm	-53
reckon forearm to	-42
red	-91
red and	-42
relaps	150
relaps _ self	90
relaps with	150
relaps with self	120
remed	-46
report	96
report _ ideation	57
report suicidal	96
report suicidal ideation	76
request	96
request _ appointment	57
request urgent	96
request urgent appointment	76
resident	-47
resident to	-44
result	-64
right now	65
rn	136
rn ngl	136
road	47
road with	47
roof	50
roof after	50
rope	42
rope in	52
rope in the	41
rsi	-53
rsi from	-53
rsi from the	-42
run	-43
runn	-69
runn _ temperatur	-42
runn a	-69
runn a temperatur	-56
s	299
s 19	104
s 5	-43
s _ are	51
s _ point	66
s a	65
s a gun	52
s awak	60
s awak what	48
s cough	-43
s from	64
s from scratch	52
s going	42
s gone	49
s her	-57
s just	-44
s sleep	-69
s stopp	42
s text	85
s text are	68
s the	157
s the point	89
s thigh	47
sad and	-55
sad and unmotivat	-44
sadnes	-73
safe	64
safe with	64
safe with myself	51
safel	-91
safel _ feel	-54
safel i	-91
safel i feel	-73
said	184
said _ the	52
said if	87
said if the	69
said thank	66
said thank for	53
same feel	54
same feel are	44
sang	-62
sangr	-42
saturd	115
saved	42
saved up	42
saving	46
saving up	46
say	91
say _ can	-43
say _ terminal	99
say goodb	-62
say goodb to	-50
say i have	-45
say it	41
say its	164
say its terminal	131
say montelukast	-72
say montelukast can	-57
say she	60
say she wanted	48
saying	242
saying _ goodb	58
saying _ ll	42
saying he	71
saying he ll	57
saying my	96
saying my goodb	77
saying she	42
scalp	-68
scan	164
scan _ its	99
scan say	164
scan say its	131
scar	-56
scar _ about	51
scar cream	-82
scar talk	85
scar talk about	68
scared _ ll	41
scared _ lump	-84
scared i	68
scared i ll	55
scared of dying	-42
scared thi	-140
scared thi lump	-112
school	50
school _ hell	54
school is	90
school is hell	72
scratch	98
scratch my	42
scratch my leg	42
scratch myself	64
scratch myself till	52
se	-160
se me	-67
see	261
see _ way	47
see any	78
see any way	63
see morn	65
see no	42
see on	-64
see on my	-51
see someon	50
self	94
self _ at	-49
self _ need	90
self harm	94
self harm as	49
self harm at	-65
self harm need	120
selfharm	128
selfharm _ mond	77
selfharm again	128
selfharm again mond	102
sem	-77
seman	-50
sempr	-66
september	70
sertralin	214
sertralin _ night	50
sertralin _ that	65
sertralin is	108
sertralin is that	86
sertralin last	84
sertralin last night	67
sewerslid	111
sewerslid _ are	66
sewerslid thought	111
sewerslid thought are	89
shav	-93
shav and	-48
shav cut	-45
she	414
she _ to	55
she d	75
she d do	47
she doesn	53
she doesn t	42
she isn	-44
she mak	50
she s	76
she s awak	48
she told	54
she told me	44
she want	91
she want to	73
she wanted	60
she wanted it	48
shelf	-81
shelf _ feel	-41
shelf i	-68
shelf i feel	-55
shin	-85
shin shav	-48
shot	-76
shot myself	-63
shot myself in	-51
shotgun	55
should	57
should _ be	-50
should _ still	50
should i be	-67
should i still	67
show _ it	-42
show as	63
show as an	51
show for	-69
show for it	-56
si	-62
sick	-99
sick _ tired	-65
sick and	-108
sick and tired	-87
sick with	-42
sicknes	-112
sicknes _ be	-67
sicknes to	-112
sicknes to be	-89
side	-164
side _ aren	-41
side am	-63
side am i	-50
side effect	-69
side effect aren	-55
sin	-50
sinc _ can	60
sinc _ diagnos	42
sinc _ september	53
sinc _ weekend	45
sinc _ with	-42
sinc giving	47
sinc he	49
sinc i	-69
sinc like	88
sinc like september	70
sinc the	118
sinc the breakup	-44
sinc the diagnos	57
sinc the weekend	61
sinc thursd	99
sinc thursd can	79
sinc wednesd	-69
sinc wednesd with	-56
sister	130
sister saturd	121
sit in	49
sitt	72
sitt _ a	43
sitt with	72
sitt with a	57
six	100
six week	64
six week pass	51
size	-43
size of	-43
skin	-54
skin sometim	55
skipp	-64
skipp phys	-42
skull	-42
skull and	-42
sleep	48
sleep _ frid	-44
sleep _ never	61
sleep _ t	80
sleep and	101
sleep and never	81
sleep can	134
sleep can t	107
sleep for	-63
sleep forever	41
sleep my	57
sleep my back	45
sleep on	-73
sleep on frid	-59
sleep pill	54
sleep pill would	43
slot	-55
so	-44
so bad	-57
so easy	50
so much	118
so much i	94
so tired	-44
sofa	-63
soft	-57
soft halfw	-57
soft halfw through	-46
some	108
some _ infect	50
some look	83
some look infect	66
someon	137
someth	-42
someth awful	-52
someth awful is	-42
someth for	42
sometim	96
sometim when	41
son	79
son _ a	62
son posted	104
son posted a	83
son s	47
sono	-105
sorted	201
sorted _ paperwork	72
sorted my	42
sorted the	159
sorted the paperwork	96
spac	95
spac _ the	57
spac and	95
spac and the	76
speak	99
speak _ someon	60
speak to	99
speak to someon	79
spot	-94
spot on	-70
spot on my	-41
stand	-107
stand up	-76
start	165
start _ again	77
start again	62
start look	49
start selfharm	128
start selfharm again	102
start thi	-42
stay	134
stay _ tbh	80
stay aliv	134
stay aliv tbh	107
step	81
step _ wher	71
step from	119
step from wher	95
stepp	83
stepp _ front	50
stepp in	83
stepp in front	66
still	87
still 102	-45
still _ hospital	50
still can	-58
still can t	-46
still go	84
still go hospital	67
still haven	59
still haven t	48
still hurt	87
still sore	74
sting do	52
sting do i	41
stockpil	92
stockpil _ insulin	55
stockpil my	92
stockpil my insulin	73
stomach	113
stomach _ hurt	52
stomach has	42
stomach still	87
stomach still hurt	69
ston	-45
ston they	-45
stop	48
stop _ citalopram	-54
stop bleed	-45
stop crying	-50
stop forever	56
stop oozing	-48
stop sting	52
stop sting do	41
stop taking	-91
stop taking citalopram	-73
stopp	315
stopp _ is	145
stopp eating	42
stopp me	135
stopp me is	108
stopp my	49
stopp sertralin	108
stopp sertralin is	86
stor	75
stor _ isnt	45
stor and	75
stor and isnt	60
strangl	74
strangl _ with	45
strangl myself	74
strangl myself with	60
stres	-84
stres _ unbearabl	-45
stres is	-74
stres is unbearabl	-60
strong	112
strong _ 4	67
strong toda	112
strong toda 4	90
sucidal	217
sucidal _ wont	130
sucidal thought	217
sucidal thought wont	174
sugar	-68
sugar is	-54
sugar is 3	-44
sui	-46
suicdal	156
suicdal _ gett	94
suicdal thought	156
suicdal thought gett	125
suicid	-146
suicid in	-54
suicidal	86
suicidal _ after	65
suicidal _ should	-43
suicidal _ thursd	60
suicidal _ with	57
suicidal again	108
suicidal again after	86
suicidal ideation	96
suicidal ideation with	76
suicidal or	-54
suicidal or anyth	-43
suicidal she	-44
suicidal sinc	99
suicidal sinc thursd	79
suicidal thought	-103
suicidal thought should	-57
suicidel	261
suicidel again	261
sund	147
sund _ still	45
sund _ tell	52
sund didnt	87
sund didnt tell	69
sund neck	74
sund neck still	60
sure	70
sure thi	41
swallow bleach	60
swallow bleach and	48
swollen	-62
t	455
t _ any	47
t _ anyw	55
t _ can	80
t _ it	-41
t _ living	88
t _ my	81
t _ no	80
t _ on	-49
t _ she	-42
t _ through	66
t _ up	58
t _ with	-55
t be	104
t cope	-73
t cope with	-59
t eat	-62
t for	47
t get better	45
t go on	-65
t go through	41
t gone	59
t gone through	48
t hear	-58
t help	-102
t live	-52
t matter	92
t matter anyw	73
t opened	-51
t see	78
t see any	63
t sleep	117
t sleep can	107
t sleep my	45
t stop	-82
t suicidal	-44
t talk	47
t told	49
t trust	65
t trust myself	52
t wake	96
t wake up	77
t want my	51
t work	134
t work no	107
t worth	77
t worth it	-55
t worth living	117
ta	-53
tablet a	-46
tablet and	49
tablet do	-46
tablet i	46
tak	87
tak _ kid	52
tak the	87
tak the kid	69
take	260
take _ of	42
take _ tonight	66
take care	71
take care of	57
take me	111
take me tonight	88
take my own	44
take to	54
take to not	43
taking	-64
taking _ safel	-54
taking citalopram	-91
taking citalopram safel	-73
taking my	57
taking my own	46
talk	270
talk _ ending	51
talk about	85
talk about ending	68
talk to	175
talk to a	46
talk to someon	47
tbh	298
teenager	62
teenager and	62
teenager and last	49
tell	183
tell _ stomach	52
tell _ to	89
tell anyon	87
tell anyon stomach	69
tell me	148
tell me to	118
tell too	-57
tell too loud	-45
temperatur	-90
temperatur _ wednesd	-42
temperatur sinc	-69
temperatur sinc wednesd	-56
ten	45
ten _ from	71
ten day	-44
ten step	119
ten step from	95
teng	-55
tenh	-75
terminal	163
terminal tbh	164
test	-111
test is	-55
test is ther	-44
text	85
text _ scar	51
text are	85
text are scar	68
thank	110
thank for	66
thank for everyth	53
thank you	44
that	358
that _ d	50
that calm	66
that calm me	53
that i	64
that i d	51
that normal	108
that ok ive	43
that she	70
the	136
the _ and	106
the _ box	-47
the _ cabinet	71
the _ could	-43
the _ dad	42
the _ dog	72
the _ in	84
the _ it	-45
the _ keep	48
the _ say	-43
the _ shelf	-49
the _ side	-48
the _ tak	52
the _ tell	41
the _ the	71
the _ thing	121
the _ too	-58
the _ way	43
the _ wont	57
the appointment	44
the balcon	68
the balcon and	55
the blood	-55
the blood test	-44
the breakup	-55
the breakup but	-44
the bridg	58
the bridg and	47
the car	145
the cat	47
the court	87
the court tak	69
the day	-48
the diagnos	71
the diagnos dad	57
the dog	44
the drain	128
the edge	50
the farm	119
the farm the	95
the foot	-63
the foot by	-51
the garag	52
the garag but	41
the gun	119
the gun cabinet	95
the hous	114
the hous and	52
the insulin	-54
the insulin and	-44
the kid	87
the kid i	69
the leaflet	-72
the leaflet say	-57
the left	-80
the left side	-50
the match	85
the max	-42
the morn	55
the mous	-53
the mous i	-42
the only	226
the only thing	161
the pain doesn	45
the paperwork	121
the paperwork dog	96
the phys	-102
the phys it	-82
the plan	-58
the plan and	-46
the point	173
the point in	89
the point nobod	50
the potassium	69
the potassium and	55
the questionnair	-79
the quickest	47
the road	47
the sadnes	-73
the same	54
the same feel	44
the sofa	-57
the tablet	-46
the tell	-57
the tell too	-45
the time and	45
the time could	-57
the top	-68
the top shelf	-55
the treatment	-69
the treatment with	-55
the vaccin	-44
the voic	148
the voic keep	64
the voic tell	55
the wall	66
the wall on	53
the weekend	59
the wheel	41
the world	140
the world wont	76
the wrong	-79
the wrong box	-63
them look	64
them look infect	52
then	144
then _ it	42
then _ up	50
then put	69
then put it	55
then threw	84
then threw up	67
ther	-170
ther _ noth	-45
ther an	-55
ther an afternoon	-44
ther is	-81
ther is noth	-51
ther s	53
ther s a	52
thes	-51
thes sleep	54
thes sleep pill	43
thes spot	-43
they	41
they _ get	65
they bleed	42
they bleed ever	42
they d	108
they d get	86
they say	-45
thi	144
thi _ goodb	80
thi _ is	-116
thi _ more	79
thi _ need	-49
thi _ not	119
thi _ sicknes	-67
thi any	132
thi any more	106
thi anymor	175
thi anymor goodb	106
thi cough	-78
thi count	41
thi diet	-45
thi except	78
thi except not	63
thi heat	-44
thi lump	-169
thi lump is	-112
thi morn	-113
thi pain	146
thi pregnanc	-112
thi pregnanc sicknes	-89
thi time	306
thi time not	96
thi toothach	-81
thi toothach need	-65
thi winter	-44
thigh	190
thigh _ a	56
thigh and	47
thigh for	94
thigh for a	75
thigh that	50
thing	168
thing _ me	81
thing stopp	135
thing stopp me	108
thing that	66
thing that calm	53
think	667
think _ fine	66
think _ it	-53
think _ latel	45
think _ stepp	50
think _ unaliv	53
think a	55
think about	238
think about it	-70
think about latel	60
think about stepp	66
think abt	88
think abt unaliv	70
think i	64
think im	130
think im fine	89
think it	-57
think it s	-46
think of	94
think of ending	44
think you	46
thirst	-71
thirst _ the	-43
thirst all	-71
thirst all the	-57
thought	420
thought _ back	66
thought _ ending	50
thought _ harm	-70
thought _ stop	130
thought _ was	-46
thought _ wors	94
thought about harm	-63
thought about taking	46
thought are	111
thought are back	89
thought gett	156
thought gett wors	125
thought i	-77
thought i was	-61
thought of	45
thought of ending	66
thought should	-72
thought should i	-57
thought that	94
thought that i	51
thought wont	217
thought wont stop	174
thre	-77
thre resident	-44
threw	84
threw _ should	50
threw up	84
threw up should	67
throat	-66
through	69
through _ it	66
through and	-57
through and my	-46
through with	111
through with it	89
thump	-63
thump skull	-42
thursd	80
thursd _ i	60
thursd can	99
thursd can i	79
thyroid	-114
thyroid check	-110
ticked	-79
ticked _ wrong	-47
ticked the	-79
ticked the wrong	-63
tied	52
tied a	52
tied a rope	41
tien	-64
tight	-41
till	228
till _ bleed	70
till i	64
till i bleed	52
till now	112
till they	52
till they bleed	42
tim	-48
time	208
time _ even	72
time _ it	-43
time and	57
time and honestl	45
time could	-71
time could it	-57
time not	120
time not even	96
tingl	-52
tired	166
tired 80	49
tired _ exist	169
tired _ fight	45
tired after	-43
tired i	-44
tired of	216
tired of exist	226
tired of fight	60
tired of thi	-53
to	886
to _ 8	-43
to _ aliv	107
to _ and	96
to _ for	-68
to _ forever	58
to _ i	-41
to _ is	67
to _ it	61
to _ kid	54
to _ like	79
to _ me	46
to _ my	-115
to _ myself	54
to _ on	43
to _ over	-72
to _ put	-44
to _ request	57
to _ sister	95
to _ the	-41
to _ to	75
to _ toda	60
to a	57
to a doctor	46
to be	-47
to be over	-41
to be put	-59
to be scared	-42
to carr	42
to come	-91
to come off	-73
to cut	112
to cut is	90
to date	96
to date request	76
to die i	-112
to disappear	123
to disappear and	98
to do	70
to end it	45
to end my	-49
to end the	-55
to everyon	75
to everyon on	60
to flu	-44
to go	115
to go to	53
to happen	-52
to herself	42
to hurt	-90
to hurt myself	-72
to join	49
to jump	68
to jump off	55
to just	41
to kill	160
to kill herself	44
to kill myself	85
to know it	51
to let	65
to let me	52
to live	165
to live like	106
to me	77
to my	170
to my 8	-57
to my kid	72
to my sister	127
to not	54
to not wake	43
to od	82
to od on	66
to our	-62
to our cat	-50
to pictur	67
to pictur hang	54
to quit	-74
to quit my	-60
to say	-56
to say goodb	-50
to see on	-51
to show	-69
to show for	-56
to sleep	52
to sleep and	81
to sleep on	-59
to someon	157
to someon toda	79
to stay	134
to stay aliv	107
to stop forever	45
to strangl	74
to strangl myself	60
to talk	70
to talk to	47
to toe	-64
to toe and	-51
to toppl	-68
to toppl over	-55
to virand	-63
to virand esquelet	-50
to wake	-55
to wake up	-44
to worr	-43
to wrist	-53
toda	92
toda 4	112
toda 4 month	90
toda _ month	67
toda he	66
toda he gave	53
toddler	-49
toe	-95
toe and	-64
toe and ther	-51
toilet	-52
told	217
told _ heart	49
told anyon	82
told anyon heart	66
told me	54
told me last	44
told my	49
tomorrow	92
tomorrow _ won	55
tomorrow it	92
tomorrow it won	73
tong	-56
tonight	252
too	169
too _ pill	52
too _ some	50
too can	42
too loud	-57
too many	87
too many pill	69
too much	148
too much some	66
took	155
took 25	84
took 25 sertralin	67
took 6	-42
took _ many	52
took _ sertralin	50
took a	63
took a load	50
took too	87
took too many	69
tooth	-52
toothach	-81
toothach _ someon	-49
toothach need	-81
toothach need someon	-65
top	-68
top _ i	-41
top shelf	-68
top shelf i	-55
toppl	-68
toppl over	-68
tos	-54
tos and	-46
train	50
tre	-41
treatment	-171
treatment _ methotrexat	-41
treatment _ the	-61
treatment with	-171
treatment with methotrexat	-55
treatment with the	-82
tried	190
tried _ od	49
tried _ strangl	45
tried to	210
tried to od	66
tried to strangl	60
tried to take	44
trust	65
trust myself	65
trust myself around	52
truth	78
truth _ i	47
truth is	78
truth is i	63
turn the	41
turn until	-46
turned	104
turned _ phon	62
turned his	104
turned his phon	83
tutt	-44
two	95
two hour	63
two hour ago	50
two year	75
typing	119
ulcer	-44
ulcer again	-44
um	-87
uma	-62
un	-180
una	-85
unaliv	116
unaliv _ sinc	53
unaliv myself	116
unaliv myself sinc	70
unbearabl	-74
unbearabl _ want	-45
unbearabl i	-74
unbearabl i want	-60
under	-51
une	-67
uni	-82
uni _ i	-49
uni but	-82
uni but i	-65
unmotivat	-55
unmotivat sinc	-55
unmotivat sinc the	-44
until	-109
until it	-46
up	-89
up _ i	50
up _ potassium	42
up _ tablet	53
up at	-68
up at the	-55
up earl	-55
up earl for	-44
up in	70
up in the	56
up my	88
up my tablet	70
up on	-45
up should	84
up should i	67
up the	47
up the potassium	55
up way	49
upset	64
urge	112
urge _ cut	67
urge to	112
urge to cut	90
urgent	96
urgent appointment	96
us	77
us in	47
used	-57
used to	-57
vaccin	-45
vaccin late	-44
ve	386
ve _ letter	54
ve _ runn	-42
ve _ well	-49
ve been	-79
ve been runn	-56
ve been think	51
ve been well	-65
ve given	81
ve got	82
ve pictur	47
ve start	49
ve stopp	49
ve written	90
ve written letter	72
vez	-91
vide	-68
virand	-63
virand esquelet	-63
vogl	-44
voic	128
voic _ me	41
voic _ tell	48
voic keep	80
voic keep tell	64
voic tell	68
voic tell me	55
w	69
w _ lighter	50
w a	83
w a lighter	66
wake	147
wake _ in	42
wake up	147
wake up earl	-44
wake up in	56
wall and	-41
wall on	66
wall on purpos	53
wann	670
wann _ aliv	54
wann _ but	81
wann _ dead	81
wann _ wann	126
wann be	225
wann be aliv	72
wann be dead	109
wann die	315
wann die wann	168
wann kms	135
wann kms but	108
want	228
want _ all	57
want _ be	62
want _ disappear	74
want _ end	-102
want _ hurt	-54
want _ kill	49
want _ live	99
want _ pregnanc	-67
want _ quit	-45
want _ thyroid	-66
want it	95
want it all	76
want my	-47
want my mum	51
want my thyroid	-88
want thi	-112
want thi pregnanc	-89
want to	263
want to be	83
want to die	53
want to disappear	98
want to end	-136
want to go	53
want to hurt	-72
want to kill	65
want to live	132
want to quit	-60
want to wake	-44
wanted	60
wanted it	60
wanted it to	48
was	-109
was a	-71
was dying	-77
was me	63
was so	-45
wash	-85
wast	95
wast _ spac	57
wast of	95
wast of spac	76
watch	66
watch and	66
watch and said	53
way	199
way _ die	58
way _ of	47
way out	78
way out of	63
way to	121
way to die	77
we	-153
we _ to	-47
we do	-41
we had	-79
we had to	-63
we lost	-44
we see	54
wednesd	-69
wednesd _ noth	-42
wednesd with	-69
wednesd with noth	-56
week i	77
week i start	49
week i tied	41
week pass	64
week pass thought	51
weekend	131
weekend _ told	49
weekend havent	82
weekend havent told	66
weight	-46
weird	82
weird now	82
well	-197
well _ 12	-49
well _ would	-54
well and	-91
well and would	-73
well for	-82
well for 12	-65
were	60
were kind	44
weren	47
weren t	47
what	389
what _ i	43
what _ the	94
what for	46
what now	60
what s	157
what s the	126
what the	63
what the point	50
wheel	41
when	-166
when _ get	115
when _ gone	57
when _ think	-53
when i	-356
when i stand	-51
when i think	-70
when im	95
when im gone	76
when it	148
when it get	119
whenever	-68
whenever _ look	-41
whenever i	-68
whenever i look	-55
wher	75
wher _ m	71
wher can	-43
wher i	119
wher i m	95
who do	54
who do we	44
whol	-77
wife	-48
wife _ gone	54
wife is	42
wife s	49
wife say	-57
wife say i	-45
wife think	-57
wife think it	-46
will	-42
will _ me	66
will take	111
will take me	88
winter	-44
winter can	-44
wish	165
wish _ could	50
wish _ d	50
wish i	165
wish i could	66
wish i d	66
with	239
with _ and	-41
with _ blad	43
with _ else	-42
with _ harm	90
with _ loaded	43
with _ old	42
with _ pain	88
with _ phon	45
with _ phys	-61
with _ plan	57
with _ sadnes	-44
with _ side	-41
with _ toothach	-49
with a	280
with a blad	58
with a loaded	57
with a phon	60
with a plan	76
with both	47
with exam	-44
with his	71
with his old	57
with it	122
with methotrexat	-69
with methotrexat side	-55
with myself	64
with myself tonight	51
with noth	-69
with noth else	-56
with self	150
with self harm	120
with the	-184
with the phys	-82
with the sadnes	-59
with thi pain	117
with thi toothach	-65
without	274
without _ notic	58
without anyon	96
without anyon notic	77
without him	51
without it	47
without me	162
without me i	53
without realis	-42
won	170
won _ matter	55
won _ wake	58
won t	170
won t eat	-50
won t matter	73
won t wake	77
wont	353
wont _ me	57
wont be	54
wont be here	43
wont mis	95
wont mis me	76
wont stop	207
wont stop sting	41
work	51
work _ is	-45
work _ reason	80
work and	-45
work keep	66
work keep joking	53
work no	134
work no reason	107
work stres	-74
work stres is	-60
worker	-44
worker and	-44
world	140
world _ mis	57
world can	45
world wont	95
world wont mis	76
worr	-205
worr _ it	-43
worr about	-43
worr giving	-72
worr giving it	-57
worr i	-69
wors	93
wors _ day	94
wors evry	156
wors evry day	125
worth	77
worth _ with	88
worth it	-69
worth living	146
worth living with	117
would	593
would _ be	66
would _ end	55
would _ if	54
would _ it	43
would _ to	-54
would a	63
would a bad	51
would be	122
would be better	46
would crash	66
would do	72
would do it	58
would finall	92
would finall end	73
would honestl	69
would honestl be	56
would it	95
would it take	43
would like	-91
would like to	-73
would notic	63
would notic if	50
wouldn	58
wouldn t	58
wrist it	64
wrist it s	52
written	90
written _ to	54
written letter	90
written letter to	72
wrong	-52
wrong _ in	-47
wrong box	-79
wrong box in	-63
wrot	128
wrot _ her	77
wrot in	57
wrot in her	45
wrot on	72
wrot on her	58
y	-208
ya	-47
year	88
year _ about	-49
year _ is	56
year _ wrot	43
year and	49
year asking	-82
year asking about	-65
year is	49
year old wrot	58
year one	94
year one is	75
you	56
you for	44
you know	46
you were	44
zopiclon here	42
اكثر	-45
اكل	-51
انا	-109
بس	-75
بعد	-83
حبوب	-41
راس	-42
سكر	-44
علي	-100
عم	-99
عن	-43
عند	-139
في	-139
ليل	-51
ما	-148
من	-297
منذ	-59
نفس	-60
وما	-41`,
};
