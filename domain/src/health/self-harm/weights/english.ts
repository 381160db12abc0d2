import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const englishWeights: TextWeights = {
  bias: -5.665,
  least: 1.59,
  features: `+^abou	43
+^aga	137
+^agai	141
+^ali	89
+^aliv	90
+^all$	60
+^als	53
+^also	53
+^and$	48
+^any	186
+^anym	80
+^anyo	76
+^app	67
+^appo	46
+^as$	-48
+^at$	-88
+^bac	76
+^back	77
+^be$	155
+^bec	43
+^beca	50
+^bee	96
+^been	101
+^bet	84
+^bett	85
+^blo	-60
+^bloo	-48
+^bre	-51
+^brea	-51
+^bur	56
+^but	67
+^but$	78
+^can	-101
+^canc	-49
+^car	51
+^che	-104
+^cle	60
+^clea	60
+^com	-82
+^com$	-41
+^con	-84
+^con$	-45
+^coug	-42
+^cut	49
+^da$	-55
+^dat	67
+^date	71
+^de$	-64
+^deat	-48
+^dep	-49
+^des	-56
+^die$	58
+^do$	49
+^don	107
+^done	56
+^dra	47
+^dre	55
+^dyi	-68
+^dyin	-68
+^ear	-43
+^el$	-52
+^en$	-48
+^end	64
+^endi	55
+^est	-67
+^eve	146
+^ever	117
+^exi	91
+^exis	91
+^feel	47
+^get	87
+^get$	53
+^go$	45
+^god	43
+^god$	43
+^gon	52
+^gone	59
+^goo	92
+^good	77
+^gun	58
+^gun$	63
+^had	-45
+^had$	-45
+^has	-60
+^has$	-55
+^hav	64
+^have	49
+^he$	59
+^hel	43
+^her	99
+^her$	41
+^him	111
+^him$	72
+^hon	45
+^hone	51
+^hop	72
+^hopi	63
+^if$	101
+^il$	-43
+^im$	54
+^it$	119
+^ive	51
+^ive$	51
+^je$	-46
+^jok	78
+^joki	78
+^kee	88
+^keep	88
+^kids	44
+^kin	43
+^kind	44
+^kms	87
+^kms$	87
+^la$	-61
+^last	47
+^le$	-60
+^lif	102
+^life	110
+^liv	99
+^livi	77
+^ll$	57
+^loo	53
+^look	54
+^lost	52
+^lum	-51
+^lump	-47
+^many	52
+^mate	41
+^mi$	-47
+^muc	68
+^much	70
+^mys	116
+^myse	116
+^nex	45
+^next	45
+^no$	-50
+^nob	41
+^nobo	41
+^not	111
+^not$	142
+^noth	-41
+^now	48
+^now$	48
+^of$	121
+^on$	92
+^one	43
+^one$	43
+^onl	59
+^only	59
+^pai	44
+^pain	48
+^pan	-55
+^pani	-51
+^per	-63
+^pla	44
+^plan	48
+^pre	-89
+^pres	-46
+^pur	66
+^purp	70
+^que	-81
+^que$	-44
+^quic	46
+^rea	44
+^res	-49
+^said	45
+^say	78
+^sayi	60
+^see	62
+^see$	63
+^sel	50
+^self	54
+^sem	-46
+^sert	52
+^she	80
+^she$	93
+^sic	-55
+^sick	-55
+^sid	-43
+^side	-41
+^som	70
+^some	74
+^sor	46
+^sort	50
+^step	40
+^sto	129
+^stop	86
+^suc	60
+^suci	55
+^sui	49
+^suic	62
+^tak	67
+^take	84
+^tal	59
+^talk	66
+^tbh	74
+^tbh$	74
+^tell	45
+^tha	115
+^that	89
+^ther	-45
+^thi	236
+^thig	47
+^thin	203
+^tho	90
+^thou	92
+^til	56
+^till	56
+^to$	217
+^tol	53
+^told	54
+^ton	46
+^toni	64
+^too	42
+^tre	-55
+^trea	-42
+^trie	47
+^un$	-47
+^urg	50
+^urge	50
+^ve$	96
+^wan	221
+^wann	165
+^want	70
+^way	49
+^wel	-50
+^well	-50
+^wha	97
+^what	97
+^when	-61
+^wit	114
+^with	117
+^won	128
+^won$	42
+^wont	87
+^worr	-52
+^wou	159
+^woul	159
+^بال	-41
+^من$	-77
+abou	41
+about	43
+ada$	-55
+ado$	-45
+agai	141
+again	141
+aid$	45
+ain$	211
+ake$	78
+alin	51
+aline	53
+aliv	116
+alive	96
+alk$	45
+ally	53
+ally$	53
+also	53
+also$	53
+ance	-57
+ancer	-45
+ando	-77
+ando$	-76
+anic	-52
+anic$	-43
+anna	159
+anna$	165
+any$	76
+anym	80
+anymo	80
+anyo	76
+anyon	76
+appe	51
+appo	46
+appoi	46
+arm$	68
+arte	45
+arted	48
+atch	47
+atch$	49
+ate$	89
+ath$	-49
+atme	-42
+atmen	-42
+atta	-49
+aven	41
+ayin	86
+aying	86
+back	77
+back$	77
+beca	43
+becau	50
+been	101
+been$	101
+bett	85
+bette	85
+bloo	-48
+blood	-48
+body	45
+body$	45
+bout$	42
+brea	-51
+but$	78
+bye$	56
+canc	-49
+cance	-45
+cer$	-48
+che$	-71
+cida	54
+cidal	73
+cide	53
+cidel	65
+cked	-55
+cked$	-55
+clea	60
+clean	60
+com$	-41
+come	-44
+con$	-46
+cons	-42
+coug	-42
+cough	-42
+dal$	104
+date	71
+date$	71
+day$	123
+dbye	80
+dbye$	56
+death	-48
+dent	-42
+der$	-57
+die$	58
+ding$	41
+does$	-51
+done	56
+done$	56
+dyin	-68
+dying	-68
+ean$	64
+eath	-62
+eath$	-49
+eatm	-42
+eatme	-42
+ecau	50
+ecaus	50
+eeli	79
+eelin	79
+een$	87
+eep$	84
+elf$	184
+elin	79
+eling	79
+elp$	51
+end$	90
+endi	51
+endin	53
+ent$	52
+eps$	51
+ero$	-45
+ertr	52
+ertra	52
+eryo	64
+eryon	64
+ess$	-73
+esse	-43
+esta	-43
+ette	90
+etter	99
+ever	132
+every	117
+exis	91
+exist	91
+ext$	45
+feel	47
+feeli	79
+gain	141
+gain$	126
+get$	53
+ghs$	47
+ghte	56
+ghter	46
+ghts	136
+ghts$	136
+god$	43
+gone	59
+gone$	59
+good	77
+goodb	80
+gun$	76
+had$	-45
+has$	-64
+hat$	149
+have	49
+help$	51
+high	45
+highs	47
+him$	72
+hink	165
+hink$	80
+hinki	78
+his$	59
+hone	86
+hones	51
+hopi	63
+hopin	63
+houg	92
+hough	92
+hout	67
+hout$	67
+hter	46
+hter$	48
+hts$	136
+icide	43
+idal	71
+idal$	73
+ide$	-42
+idel	65
+idel$	65
+iend$	53
+ife$	92
+ighs	47
+ighs$	47
+ight	54
+ill$	77
+inal	57
+ing$	376
+ink$	65
+inki	76
+inkin	76
+inst	42
+intm	46
+intme	46
+isti	81
+istin	88
+ith$	58
+itho	67
+ithou	67
+ive$	132
+ivin	108
+iving	108
+joki	78
+jokin	78
+ked$	-66
+keep	88
+keep$	64
+kind	44
+king	150
+king$	150
+kms$	87
+lan$	70
+last	45
+last$	47
+lean	60
+lean$	60
+les$	-57
+life	110
+life$	110
+line$	40
+ling	58
+ling$	49
+live	117
+live$	117
+livi	98
+livin	98
+lle$	-51
+lood	-48
+lood$	-48
+look	54
+lost	52
+lost$	52
+lso$	51
+lump	-47
+lump$	-41
+many	52
+many$	52
+mate	55
+mate$	60
+more	111
+more$	112
+much	70
+much$	73
+myse	116
+mysel	116
+ncer	-45
+ncer$	-45
+nday	68
+nday$	68
+ndin	56
+nding	59
+ndo$	-92
+ness	-50
+ness$	-47
+nest	46
+next	45
+next$	45
+nic$	-53
+nigh	50
+night	50
+nkin	76
+nking	76
+nly$	59
+nna$	164
+nobo	41
+nobod	41
+not$	142
+noth	-46
+nothi	-41
+now$	64
+ntme	46
+ntmen	46
+nto$	-41
+nymo	80
+nymor	80
+nyon	76
+nyone	76
+obod	41
+obody	41
+oday	46
+oday$	46
+odby	80
+odbye	80
+ody$	45
+oes$	-56
+oint	71
+ointm	46
+okin	116
+oking	116
+old$	64
+one$	296
+ones	41
+onest	51
+onig	64
+onigh	64
+only	59
+only$	59
+ont$	119
+ood$	-55
+oodb	80
+oodby	80
+ook$	45
+opin	63
+oping	63
+oppi	58
+oppin	59
+ore$	61
+ork$	65
+orri	-44
+orted	50
+ose$	74
+ost$	85
+oste	41
+osted	45
+othi	-41
+othin	-41
+ough	81
+ought	94
+ould	164
+ould$	160
+our$	-52
+out$	60
+pain	48
+pain$	45
+pani	-51
+panic	-51
+paper	41
+pear	53
+ping	99
+ping$	101
+plan	47
+plan$	71
+poin	82
+point	82
+pose	60
+pose$	67
+poste	44
+ppin	61
+pping	61
+ppoi	46
+ppoin	46
+pres	-67
+press	-58
+purp	70
+purpo	70
+que$	-59
+quic	44
+quick	46
+rain$	51
+rali	51
+ralin	52
+reat	-57
+reatm	-42
+res$	-57
+ress	-49
+ring	-48
+rly$	-46
+roid	-47
+rpos	66
+rpose	69
+rted	97
+rted$	98
+rtra	52
+rtral	52
+ryon	64
+ryone	64
+said	45
+said$	47
+sayi	60
+sayin	60
+see$	63
+self	233
+self$	204
+sert	52
+sertr	52
+she$	93
+sick	-55
+side	-54
+side$	-43
+some	74
+sort	50
+sorte	50
+sta$	-42
+stan	-49
+start	41
+sted	43
+sted$	43
+step	40
+stin	81
+sting	93
+stop	86
+stopp	78
+suci	55
+sucid	55
+suic	62
+take	79
+take$	58
+talk	66
+talk$	45
+tarte	49
+tbh$	74
+ted$	159
+ten$	47
+ter$	163
+tes$	-42
+that	89
+that$	76
+ther	-47
+there	-44
+thig	47
+thigh	47
+thin	154
+think	165
+thou	154
+thoug	92
+thout	67
+till	75
+till$	82
+time	55
+time$	46
+ting	151
+ting$	159
+today	46
+told	54
+told$	54
+toni	61
+tonig	64
+topp	69
+toppi	63
+tral	52
+trali	52
+trea	-48
+treat	-42
+tres	-41
+trie	47
+tried	47
+tter	90
+tter$	100
+ttin	65
+tting	72
+uand	-41
+uch$	69
+ucid	55
+ucida	55
+ught	126
+ughts	136
+uick	46
+uld$	160
+urge	46
+urpo	70
+urpos	70
+use$	42
+ven$	42
+very	117
+veryo	64
+ving	111
+ving$	111
+wake$	49
+wann	165
+wanna	165
+want	70
+want$	44
+way$	49
+well	-54
+well$	-50
+what	97
+what$	82
+when	-61
+when$	-45
+with	117
+with$	58
+witho	67
+won$	42
+wont	87
+wont$	87
+work$	65
+worr	-52
+woul	159
+would	159
+xist	91
+xisti	89
+ymor	80
+ymore	80
+yone	138
+yone$	139
+ysel	116
+yself	116
10 ever	49
102	-55
102 kg	-44
12 _ asking	-49
12 year	-82
12 year asking	-66
13	72
13 _ old	43
13 year	72
13 year old	58
14	88
14 and	55
14 and she	44
19	103
2	-72
20	-44
2019	52
2019 and	54
2019 and the	43
25	82
25 _ last	49
25 sertralin	82
25 sertralin last	65
3	-198
3 9	-56
3 9 now	-45
3 _ now	-43
3 day	-46
39	-90
4	60
4 _ clean	67
4 month	112
4 month clean	89
40	103
40 _ clean	76
40 day	127
40 day clean	102
5 _ fluoxetin	41
5 month	-43
5 of	69
5 of fluoxetin	55
6	-110
6 kilo	47
6 of	-45
6 paracetamol	-43
8	-128
8 _ old	-43
8 year	-71
8 year old	-57
80	43
80 year	48
81	41
81 and	41
9 10	49
9 now	-56
a	-61
a _ and	154
a _ attack	-72
a _ cabl	45
a _ gun	42
a _ i	42
a _ night	-41
a _ no	48
a _ of	48
a _ on	109
a _ one	57
a _ sinc	-42
a _ when	49
a bad	63
a bad enough	51
a blad	72
a blad and	58
a box	42
a burden	111
a burden on	71
a care	-44
a coward	59
a coward becaus	47
a date	189
a day	-77
a doctor	55
a doctor headach	44
a good	-68
a good night	-54
a goodb	105
a goodb on	84
a gun	66
a gun in	53
a heart	-67
a heart attack	-54
a kidn	-44
a lighter	82
a lighter when	66
a load	62
a load of	50
a loaded	71
a loaded gun	57
a nurs	70
a nurs i	56
a panic	-53
a panic attack	-42
a phob	-88
a phob of	-70
a phon	59
a phon cabl	60
a plan	282
a plan and	151
a plan no	76
a rope	49
a teenager	61
a teenager and	49
a temperatur	-70
a temperatur sinc	-56
a train	52
a wall	-42
a wast	92
a wast of	74
a year	95
a year one	76
about	173
about 6	-45
about _ at	-53
about _ cream	-49
about _ exist	45
about _ in	50
about _ it	80
about ending	85
about ending it	68
about finish	49
about hang	64
about hang himself	52
about harm	-78
about harm myself	-62
about it	-112
about it at	-70
about just	42
about latel	74
about not	74
about not exist	60
about scar	-82
about scar cream	-66
about stepp	83
about stepp in	67
about taking	55
about taking my	44
about the	-79
about to	-53
about to happen	-42
about two	62
about two hour	50
abt	89
abt _ myself	54
abt unaliv	89
abt unaliv myself	72
accident i	63
accident i don	51
ache	-41
after	144
after _ match	51
after _ sertralin	65
after my	47
after stopp	108
after stopp sertralin	87
after the	42
after the match	68
afternoon	-53
afternoon slot	-53
again	503
again _ 40	76
again _ stopp	65
again about	-45
again after	108
again after stopp	87
again and	63
again and one	50
again last	49
again mond	127
again mond 40	102
again sugar	-56
again sugar is	-45
against	65
against the	65
against the wall	52
ago and	62
ago and now	50
ai	-76
al	-119
aliv	361
aliv _ school	49
aliv anymor	102
aliv anymor school	65
aliv tbh	136
all	241
all _ the	44
all _ think	57
all after	85
all after the	68
all i	126
all i think	76
all night	-49
all the	-45
all to	90
all to stop	42
all tonight	59
also	213
also i	50
also scared	133
am	-44
am _ and	-44
am _ wast	55
am a	92
am a wast	74
am i	-64
am i going	-51
am sick	-73
am sick and	-58
an	55
an accident	63
an accident i	51
an afternoon	-53
an afternoon slot	-42
an end	41
and	191
and _ about	62
and _ can	-74
and _ come	73
and _ date	113
and _ don	47
and _ his	50
and _ how	43
and _ is	-54
and _ like	-54
and _ m	-59
and _ mum	66
and _ night	42
and _ pick	45
and _ put	42
and _ she	57
and _ still	-68
and _ ve	57
and _ wake	58
and _ week	66
and _ world	55
and a	189
and a date	151
and clos	42
and drov	61
and drov fast	49
and feel	-42
and gave	-56
and gave it	-45
and get	-45
and googl	72
and googl how	58
and honestl	43
and i can	-87
and i don	62
and i m	-79
and i still	-70
and i ve	76
and isnt	74
and isnt pick	59
and it	-84
and last	180
and last night	57
and last week	88
and made	58
and made me	46
and miserabl	-42
and my	-61
and my boy	-50
and my mum	88
and my wife	-47
and never	219
and never come	98
and never wake	78
and no	-125
and no i	-90
and nobod	63
and now i	50
and one	63
and one of	50
and said	64
and said thank	52
and say	60
and say she	48
and she	92
and she told	44
and sorted	80
and that	107
and that ok	42
and the	81
and the same	43
and the world	74
and then	70
and then put	56
and ther	-101
and ther is	-52
and think	49
and thought	55
and thought about	44
and tired	-117
and tired of	-94
and turn	-48
and turned	105
and turned his	84
and unmotivat	-58
and unmotivat sinc	-46
and we	-59
and would	-90
and would like	-72
ando	-44
ankl	-50
ano	-45
another clinic	-41
antibiotic	-86
antidepressant	81
antidepressant _ weekend	48
antidepressant last	81
antidepressant last weekend	65
anxi	-41
anxi befor	-41
any	100
any _ out	45
any more	151
any thought	-41
any way	75
any way out	60
anymor	322
anymor _ is	49
anymor goodb	118
anymor i	42
anymor school	81
anymor school is	65
anyon	305
anyon _ feel	48
anyon _ still	52
anyon find	45
anyon heart	81
anyon heart feel	65
anyon notic	96
anyon stomach	86
anyon stomach still	69
anyth	-42
anyth just	-59
anyth just reall	-47
anyw	91
appetit	103
appetit and	55
appetit and thought	44
appetit lost	49
appointment	182
appointment in	45
are _ and	60
are _ talk	51
are back	110
are back and	88
are coming	54
are coming back	43
are hang	-50
are scar	85
are scar talk	68
aren	-68
aren _ worth	-41
aren t	-68
aren t worth	-54
arm	130
arm _ a	92
arm again	63
arm again and	50
arm w	82
arm w a	66
arm with	72
arm with a	58
around	92
around anymor	42
around it	51
around it right	53
as	-191
as _ i	-50
as a	54
as a teenager	49
as an	63
as an accident	51
as if	-123
as if i	-56
as if someth	-42
ask	64
ask god	64
ask god not	51
asking _ scar	-49
asking about	-82
asking about scar	-66
asking for	43
at	-351
at 9	49
at _ but	-49
at _ top	-42
at night	-116
at the	-99
at the top	-56
at uni	-82
at uni but	-66
attack	-151
attempt	94
attempt _ date	57
attempt to	94
attempt to date	76
au	-108
avec	-41
awak	52
awak what	60
awak what now	48
away _ need	42
away i	70
away i need	56
away in	-46
away the	42
awful	-53
awful is	-53
awful is about	-42
baby	-59
baby s	-43
back	308
back _ deployment	42
back _ my	66
back and	86
back and my	88
back from	61
back from deployment	57
back has	-44
back hurt	43
back pain	49
bad enough	63
bad enough overdos	51
bad last	-44
balcon	65
balcon and	65
balcon and i	52
batter	-53
be	621
be _ anymor	74
be _ giving	-43
be _ if	47
be _ off	99
be _ rn	81
be aliv	156
be aliv anymor	82
be better	225
be better dead	49
be better off	132
be dead	179
be dead rn	108
be diabet	-69
be happier	42
be here	116
be here by	42
be need	45
be over she	48
be painles	43
be put	-70
be put to	-56
be scared	-53
be scared of	-42
be so	47
be worr	-71
be worr giving	-57
becaus	200
becaus _ big	53
becaus i	56
becaus i still	47
becaus my	58
becaus my partner	46
becaus one	88
becaus one big	70
been	406
been _ abt	54
been _ for	-49
been _ my	200
been _ thought	48
been _ wish	48
been born	80
been born wish	64
been burn	82
been burn my	66
been cutt	158
been cutt my	126
been having	80
been having thought	64
been runn	-70
been runn a	-56
been saving	46
been saying	96
been saying my	77
been think	153
been think abt	72
been well	-82
been well for	-66
befor	-116
befor exam	-41
befor the	-48
behind	-55
being	100
being aliv	75
better	341
better _ without	60
better dead	61
better i	56
better i m	45
better off	165
better off dead	53
better off without	80
big _ would	53
big dose	88
big dose would	70
birth	46
birth and	46
bit	-64
black	-49
blad _ googl	43
blad and	54
blad and googl	58
bleach and say	48
bleed	44
bleed ever	49
bleed when	65
bleed when i	52
blood	-192
blood pressur	-80
blood test	-53
blood test is	-42
book becaus	58
book becaus my	46
boot	-44
born	109
born _ i	48
born wish	80
born wish i	64
both	120
both _ us	45
both of	75
both of us	60
both wrist	65
both wrist it	52
bowel	-81
bowel for	-54
bowel for eight	-43
box _ the	-47
box in	-78
box in the	-62
box of	42
boy	-90
boy won	-62
boy won t	-50
breakup	-58
breakup but	-58
breakup but i	-46
breath	-59
bridg	71
bridg and	58
bridg and made	46
brother	-46
burden	111
burden _ everyon	64
burden on	89
burden on everyon	86
burn	152
burn _ arm	49
burn _ forearm	90
burn my	133
burn my arm	66
burn my skin	41
burn on	151
burn on forearm	120
but	312
but _ also	80
but _ not	57
but didn	49
but i have	-46
but i ve	-41
but like	228
but like also	107
but like not	76
but my	-45
but sometim	42
but toda	64
but toda he	52
button	-41
by _ it	55
by christm	52
by christm and	42
by skipp	-42
by tomorrow	91
by tomorrow it	73
ca	-45
cabinet	114
cabinet _ ten	71
cabinet is	118
cabinet is ten	94
cabl	75
cabl _ sund	45
cabl on	75
cabl on sund	60
calm	67
calm _ down	41
calm me	68
calm me down	54
came	44
came _ from	42
came back	71
came back from	57
can	-138
can _ cope	-42
can _ go	-62
can _ live	-45
can _ see	45
can _ sleep	65
can _ speak	59
can _ suicidal	-43
can _ work	82
can caus	-71
can caus suicidal	-57
can go	44
can i speak	78
can i talk	44
can t cope	-56
can t go	-63
can t hear	-47
can t live	-42
can t see	60
can t sleep	86
can t work	109
can we	-82
cancer	-180
cant _ thi	71
cant do	118
cant do thi	94
cant go	-55
car	135
car and	49
car park	47
care _ it	43
care of	71
care of it	57
care worker	-44
carr	145
carr _ living	67
carr on	148
carr on living	89
cat	140
cat _ my	-44
cat and my	-50
cat is	48
caught	43
caught _ sitt	42
caught him	71
caught him sitt	57
caus	-97
caus _ thought	-43
caus suicidal	-71
caus suicidal thought	-57
ce	-43
che	-71
check	-150
cheesecak	-45
cheesecak is	-45
chest	-112
chest pain	-64
chest pain on	-51
chin	-57
christm	93
christm and	52
christm and that	42
citalopram	-90
citalopram _ i	-54
citalopram safel	-90
citalopram safel i	-72
clean	238
clean _ now	67
clean _ the	76
clean down	127
clean down the	102
clean till	112
clean till now	89
clinic i	41
clos	42
clos it	42
cloth	-50
cloth are	-50
colic	-45
com	-197
come	-92
come _ it	-54
come back	122
come off	-90
come off it	-72
coming back	54
como	-65
con	-180
constantl	-53
constantl on	-53
constantl on edge	-42
constipat	-57
constipat and	-42
cope	-70
cope _ the	-42
cope with	-70
cope with the	-56
cough	-166
cough she	-43
could _ be	-42
could it	-69
could it be	-56
could just	80
could just disappear	45
could sleep	-45
count	42
count but	42
court	87
court _ the	52
court tak	87
court tak the	69
coward	59
coward becaus	59
coward becaus i	47
cramp	-47
crash	47
cream	-104
crying	-72
ctb	74
ctb _ all	45
ctb is	74
ctb is all	59
cuand	-42
cut	67
cut _ reall	67
cut again	49
cut all	49
cut is	112
cut is reall	89
cut my	-96
cutt	143
cutt _ thigh	57
cutt my	158
cutt my arm	50
cutt my thigh	76
d	310
d _ been	48
d _ better	47
d _ for	-41
d _ it	50
d _ over	86
d be	167
d be better	49
d do	100
d do it	67
d get	107
d get over	86
d kill	-68
d kill for	-54
d never	80
d never been	64
da	-221
dad _ saying	43
dad keep	55
dad keep saying	57
dan	-60
date	282
date _ urgent	57
date request	94
date request urgent	76
daughter	102
daughter is	55
daughter is 14	44
day	41
day 5	69
day 5 of	55
day _ down	76
day _ help	91
day _ of	41
day and	-115
day and it	-49
day clean	127
day clean down	102
day is	-57
day pls	151
day pls help	121
de	-256
de la	-49
dead	134
dead _ ngl	81
dead rn	135
dead rn ngl	108
dead tired	-45
death	-191
death _ when	-53
death panic	-88
death panic when	-70
decid	41
decid i	41
deep	79
deep _ time	57
deep thi	95
deep thi time	76
del	-100
deployment	71
deployment _ last	42
deployment and	71
deployment and last	57
depo	-56
depress	-113
depress _ no	-68
depress and	-113
depress and no	-90
depu	-78
des	-72
desd	-110
desir	50
desir to	50
di	-151
dia	-97
diabet	-109
diagnos	71
diagnos _ keep	43
diagnos dad	71
diagnos dad keep	57
diar	56
didnt	86
didnt _ anyon	52
didnt tell	86
didnt tell anyon	69
die	217
die _ die	126
die _ m	-82
die for	-45
die i	-136
die i m	-109
die wann	209
die wann die	168
die without	45
died	-154
died of	-54
diet	-107
diet im	-42
diet noth	-44
disagr	-45
disappear	148
disappear _ never	73
disappear and	122
disappear and never	98
disappear for	56
disappear for good	45
dissapear	63
dissapear for	63
dissapear for good	50
dizz	-101
do	197
do _ anymor	96
do _ stop	-54
do i stop	-72
do it	156
do life	50
do not	63
do not feel	51
do noth	-48
do thi	160
do thi anymor	128
do we	49
do we see	44
doctor	82
doctor headach	55
doctor headach no	44
doctor you	45
doe	-203
doe it	-60
doe noth	-53
doesn	109
doesn t	109
doesn t get	45
doesn t want	43
dog	65
dog and	42
dog goe	120
dog goe to	96
dog has	-70
dog has to	-56
doi	-55
dolor	-52
don	132
don t	132
don t trust	53
done	224
done _ done	55
done _ tomorrow	55
done by	91
done by tomorrow	73
done reall	91
done reall done	73
dont	119
dont _ be	49
dont wann	81
dont wann be	65
dont want	52
dont want to	42
dopo	-45
dor	-69
dos	-79
dose	87
dose _ finall	53
dose would	88
dose would finall	70
down	55
down _ drain	76
down the	127
down the drain	102
drain	127
drank	61
drank and	61
drank and drov	49
dress	151
dress _ burn	90
dress for	151
dress for burn	120
drew	70
drew _ the	42
drew up	70
drew up the	56
driv	88
driv i	42
driv off	46
drov	61
drov fast	61
drov fast hoping	49
dry	-64
du	-82
duel	-50
during	-63
during a	-53
during a panic	-42
dying	-271
dying _ thirst	-42
dying during	-53
dying during a	-42
dying it	-44
dying of	-91
dying of thirst	-56
dying to	-50
e	-275
ear	-88
ear popped	-59
ear popped on	-47
earl	-87
earl for	-53
earl for the	-42
easy	47
eat	-98
eating ok	-58
edge as	-53
edge as if	-42
edge of	47
effect	-68
effect _ t	-41
effect aren	-68
effect aren t	-54
eight	-54
eight day	-54
el	-207
elle	-57
else	-61
else _ show	-42
else to	-61
else to show	-56
em	-83
empt	46
empt sinc	46
en	-193
en el	-47
en la	-46
end	66
end _ treatment	-102
end it	56
end my	-62
end my treatment	-82
end the	-68
end the treatment	-54
end thi	88
end to	41
ending	222
ending _ all	86
ending _ life	48
ending it	143
ending it all	115
ending my	80
ending my life	64
energ	55
energ low	61
energ low mood	49
enough	100
enough overdos	63
enough overdos show	51
esquelet	-62
essa	-60
est	-86
esta	-113
esto	-94
et	-133
even	125
even joking	120
even trying	-50
ever	110
ever _ i	97
ever day	59
ever night	124
ever night i	105
everyon	255
everyon _ d	64
everyon _ her	45
everyon on	74
everyon on her	59
everyon they	107
everyon they d	86
everyon would	75
everyth	96
everyth doctor	45
evry	151
evry _ pls	91
evry day	151
evry day pls	121
exam	-93
exam and	-45
except	75
except _ being	45
except not	75
except not being	60
exist	362
exist _ pain	45
exist not	74
exist not pain	60
eye	-121
fa	-58
famil _ honestl	41
famil would	100
famil would honestl	54
fantasis	74
fantasis _ not	45
fantasis about	74
fantasis about not	60
farm	109
farm _ gun	71
farm the	118
farm the gun	94
fast	42
fast hoping	61
fast hoping i	49
fed	-41
fed up	-41
feel	186
feel _ again	156
feel _ and	-89
feel _ if	-42
feel _ now	48
feel _ sinc	86
feel a	-50
feel are	54
feel are coming	43
feel as	-83
feel as if	-56
feel empt	46
feel fine	-41
feel sad	-58
feel sad and	-46
feel safe	63
feel safe with	51
feel suicidal	98
feel suicidal sinc	78
feel suicidel	259
feel suicidel again	207
feel weird	81
feel weird now	65
feel well	-90
feel well and	-72
fell	-53
fell off	-53
fight	75
fight i	44
finall	88
finall _ thi	53
finall end	88
finall end thi	70
find	70
find _ hang	52
find another	-41
find him	87
find him hang	69
find me	45
fine	42
finger	-55
finish it	49
flatmat	60
flatmat swallow	60
flatmat swallow bleach	48
flu thi	-44
fluoxetin	69
fluoxetin _ pictur	41
fluoxetin to	69
fluoxetin to pictur	55
foot	-78
foot by	-64
for	46
for 12	-82
for 12 year	-66
for 3	-56
for _ day	-74
for _ good	-41
for _ on	90
for _ year	53
for a	-53
for a good	-54
for a year	76
for about	-47
for burn	151
for burn on	120
for but	-45
for eight	-54
for eight day	-43
for everyth	109
for good	118
for it	-70
for me	43
for referral	-41
for six	61
for six week	49
for the	-48
for the blood	-42
for two	76
for two year	61
forearm	64
forearm to	-54
forearm to wrist	-43
forever	96
forever asking	43
forgot	-56
forgot if	-56
forgot if i	-45
forward	57
forward to	57
found	82
found fresh	43
found me	58
found me on	46
fr	120
fr _ time	72
fr thi	120
fr thi time	96
fresh	43
fresh cut	43
frid	-74
frid _ i	-42
frid and	-70
frid and i	-56
friend	81
friend _ goodb	65
friend and	-58
friend and i	-46
friend posted	74
friend posted goodb	59
frighten	64
from	-59
from _ and	42
from _ i	71
from deployment	71
from deployment and	57
from head	-65
from head to	-52
from my	-43
from scratch	65
from scratch myself	52
from the	-96
from the mous	-43
from wher	118
from wher i	94
from work	64
from work keep	52
front	55
front of	65
front of a	42
gallbladder	-45
gallbladder disagr	-45
garag	49
garag but	49
gargant	-41
gave	-60
gave it	-56
gave it again	-45
gave me	64
gave me his	52
gave the	-56
gave the insulin	-45
get	247
get _ it	101
get _ much	88
get a	-69
get better	84
get better i	45
get her	49
get light	-48
get migrain	-45
get over	140
get over it	112
get the	-44
get too	147
get too much	118
get upset	65
gett	108
gett _ evry	91
gett wors	131
gett wors evry	121
girlfriend	49
girlfriend has	49
give	-44
give up	-44
given	80
given away	42
giving	-44
giving _ to	-43
giving birth	46
giving it	-71
giving it to	-57
go	178
go _ sleep	67
go _ with	-43
go hospital	82
go on with	-96
go through	67
go to	144
go to sleep	90
god	173
god _ take	65
god not	64
god not to	51
god will	109
god will take	87
goe _ my	72
goe soft	-58
goe soft halfw	-47
goe to	120
goe to my	96
going	-49
going _ die	-59
going _ toppl	-42
going to die	-79
going to end	45
going to toppl	-56
gone	236
gone i	68
gone through	59
gone through with	47
good _ s	-41
good friend	-58
good friend and	-46
good night	-68
good night s	-54
goodb	320
goodb _ anyon	57
goodb _ everyon	45
goodb _ instagram	63
goodb on	105
goodb on instagram	84
goodb to everyon	59
goodb to our	-50
goodb without	96
goodb without anyon	77
googl	72
googl _ many	43
googl how	72
googl how many	58
got	43
got a	52
gun	253
gun _ his	42
gun _ is	71
gun cabinet	118
gun cabinet is	94
gun in	136
gun in his	57
gun in the	53
ha	-102
hace	-53
had	-180
had any	-41
had to	-83
had to say	-50
hair	-58
halfw	-58
halfw through	-58
halfw through and	-47
hand	-103
hang	68
hang himself	64
hang himself but	52
hang myself	69
hang off	-50
happier	42
happier if	42
harm _ dress	90
harm _ i	-47
harm _ uni	-49
harm as	61
harm as a	49
harm at	-82
harm at uni	-66
harm myself	-119
harm myself i	-62
harm need	151
harm need dress	120
has	-219
has _ be	-42
has been	-44
has cut	49
has gone	-48
has to	-70
has to be	-56
hate	117
hate _ so	70
hate myself	117
hate myself so	94
have	70
have _ phob	-53
have _ plan	107
have a	110
have a phob	-70
have a plan	143
have been	46
have good	-58
have good friend	-46
have headach	49
have made	44
have never	-78
have never thought	-62
have the	-57
have the tell	-45
haven	53
haven t	53
haven t gone	47
haven t opened	-43
havent	81
havent _ anyon	48
havent told	81
havent told anyon	65
having	62
having _ of	48
having thought	80
having thought of	64
he	237
he _ 19	63
he _ if	52
he _ take	43
he gave	64
he gave me	52
he ll	94
he ll take	57
he passed	50
he s	127
he s 19	84
he said	87
he said if	69
he won	43
head	-131
head against	65
head against the	52
head to	-65
head to toe	-52
headach	88
headach _ appetit	62
headach no	103
headach no appetit	82
hear	-67
heart _ weird	48
heart attack	-67
heart feel	81
heart feel weird	65
heart tablet	74
heat	-59
hell	48
help	124
help six	41
her	163
her _ and	45
her _ that	42
her _ with	43
her arm	72
her arm with	58
her cheesecak	-45
her diar	56
her stor	74
her stor and	59
her thigh	49
her to	49
here	143
here and	42
here any	43
here by	52
here by christm	42
herself	145
herself _ do	63
herself how	49
herself she	41
herself who	55
herself who do	44
him	289
him _ with	42
him hang	87
him sitt	71
him sitt with	57
himself	158
himself _ his	43
himself but	64
himself but toda	52
himself with	71
himself with his	57
his	148
his _ off	63
his _ shotgun	43
his mouth	71
his old	71
his old shotgun	57
his phon	105
his phon off	84
his watch	64
his watch and	52
hit	54
hit my	65
hit my head	52
ho	-124
home	-44
honest	64
honestl	143
honestl _ better	41
honestl be	68
honestl be better	54
honestl i	43
hope	68
hope _ just	41
hope i	68
hope i just	54
hoping	253
hoping _ next	96
hoping i	93
hoping i would	49
hoping my	161
hoping my next	129
hospic	-47
hospic last	-46
hospital	99
hour ago	62
hour ago and	50
hous	115
hous and	66
hous and i	53
hous wife	49
how	97
how _ ibuprofen	43
how do	-47
how many	124
how many ibuprofen	58
how many of	42
hurt	44
hurt _ i	-94
hurt _ on	41
hurt all	43
hurt anyon	45
hurt myself	-59
hurt myself i	-90
hurt myself on	54
hurt when	-45
husband _ back	42
husband came	71
husband came back	57
i	969
i _ 25	49
i _ a	168
i _ about	106
i _ again	66
i _ as	-42
i _ be	79
i _ do	114
i _ done	73
i _ dying	-101
i _ from	-56
i _ given	48
i _ gone	48
i _ got	49
i _ help	42
i _ him	56
i _ in	42
i _ kill	-41
i _ myself	45
i _ not	-66
i _ pray	65
i _ taking	-54
i _ the	-129
i _ thi	-68
i _ think	43
i _ ticked	-47
i _ to	91
i _ typing	71
i _ up	-92
i _ want	85
i _ well	-70
i _ won	60
i _ worr	-43
i _ written	54
i am a	74
i am sick	-58
i ask	64
i ask god	51
i be	-83
i be worr	-57
i bleed	65
i bleed when	52
i burn	51
i burn my	41
i can	-141
i can t	-113
i cant	51
i cant do	94
i caught	71
i caught him	57
i could	52
i could just	64
i d	166
i d be	49
i d kill	-54
i d never	64
i dissapear	63
i dissapear for	50
i do	133
i do not	51
i dont	52
i dont want	42
i drank	61
i drank and	49
i drew	70
i drew up	56
i fantasis	74
i fantasis about	60
i feel	-88
i feel as	-56
i feel sick	50
i feel well	-72
i found	43
i gave	-56
i gave the	-45
i get a	-50
i get upset	52
i give	-44
i going	-64
i going to	-51
i hate	117
i hate myself	94
i have	76
i have a	73
i have good	-46
i have never	-62
i have the	-45
i hit	65
i hit my	52
i hope	68
i hope i	54
i itch	-65
i itch from	-52
i jsut	53
i jsut want	42
i just	59
i just ticked	-62
i just won	80
i keep	205
i keep pray	87
i keep think	57
i ll	135
i ll find	69
i ll listen	52
i look	-42
i look up	-56
i m	-65
i m a	68
i m constantl	-42
i m done	98
i m dying	-75
i m eating	-46
i m honest	51
i m just	-109
i m not	-138
i m scared	52
i m typing	94
i need	53
i need help	56
i reckon	-54
i reckon forearm	-43
i scratch	49
i shot	-42
i speak	98
i speak to	78
i stand	-62
i stand up	-50
i start	61
i start again	49
i still	53
i still can	-47
i still go	65
i still haven	47
i stockpil	88
i stockpil my	70
i stop	-90
i stop taking	-72
i talk	55
i talk to	44
i think	216
i think about	83
i thought	-76
i thought i	-61
i tied	49
i took	127
i took 25	65
i took a	50
i tos	-48
i tried to	43
i ve	383
i ve been	-67
i ve given	64
i ve got	65
i ve written	72
i wake	-49
i want	-185
i want my	-90
i want thi	-91
i was dying	-61
i wasnt	42
i will	-41
i won	45
i wont	52
i wont be	42
i would	61
i would crash	49
i wouldn	52
i wouldn t	42
ibuprofen _ do	43
ibuprofen would	72
ibuprofen would do	58
ideation	94
ideation _ a	57
ideation with	94
ideation with a	76
if	402
if _ court	52
if i	239
if i dissapear	50
if i gave	-45
if it	48
if someth	-53
if someth awful	-42
if the	143
if the court	69
if the pain	45
il	-172
im	215
im _ burden	64
im a	107
im a burden	86
im constipat	-42
im fine	110
im gone	92
in 2019	54
in 2019 and	43
in _ car	57
in _ mouth	42
in _ of	50
in _ on	67
in _ questionnair	-47
in _ sorted	72
in carr	111
in carr on	89
in front	83
in front of	67
in her	56
in her diar	45
in his	71
in his mouth	57
in hospic	-47
in me	113
in me sorted	96
in my	-144
in the car	76
in the foot	-51
in the hous	53
in the morn	43
in the questionnair	-62
infect	113
inhaler	-48
instagram	105
instagram _ turned	63
instagram and	105
instagram and turned	84
insulin _ one	53
insulin and	-56
insulin and gave	-45
insulin becaus	88
insulin becaus one	70
is	140
is 14	55
is 14 and	44
is 3	-56
is 3 9	-45
is 81	41
is _ and	74
is _ cat	80
is _ normal	74
is _ only	41
is _ step	71
is _ strong	67
is _ thi	57
is _ to	-70
is about	-53
is about to	-42
is all	95
is all i	76
is at	49
is cancer	-136
is deep	95
is deep thi	76
is hell	81
is i	77
is it	44
is murder	-41
is my	133
is my cat	106
is noth	-65
is noth to	-52
is old	48
is plent	48
is raw	-42
is reall	112
is reall strong	89
is ten	118
is ten step	94
is that	51
is that normal	87
is that ok	-45
is the only	54
is ther	-64
is ther an	-42
is to	-45
is unbearabl	-76
is unbearabl i	-61
isn _ help	-61
isn _ worth	89
isn t help	-82
isn t worth	118
isnt	56
isnt _ up	45
isnt pick	74
isnt pick up	59
it	474
it _ after	51
it _ be	99
it _ diabet	-42
it _ i	59
it _ my	-59
it _ night	-53
it _ on	41
it _ to	70
it _ too	88
it again	-56
it again sugar	-45
it all	232
it all after	68
it all to	72
it all tonight	47
it at	-111
it at night	-70
it away	70
it away i	56
it be diabet	-56
it d	107
it d be	85
it get	126
it get too	118
it goe	-58
it goe soft	-47
it himself	71
it himself with	57
it hurt	45
it if	48
it is	-41
it isn	-102
it isn t	-82
it normal on	55
it normal to	-42
it out	-43
it quick	140
it right	66
it right now	53
it s	-60
it s from	52
it s her	-47
it start	-42
it take	52
it take to	42
it to be	48
it to my	-57
it was me	51
it weren	48
it won	91
it won t	73
itch	-130
itch from	-65
itch from head	-52
its	148
its _ tbh	96
its terminal	161
its terminal tbh	129
ive	203
ive _ cutt	95
ive been	158
ive been cutt	126
ive made	52
ive made peac	42
j	-97
j ai	-69
ja	-59
je	-185
job _ the	52
job lost	49
join	50
join him	50
joint	-41
joking	312
joking _ time	57
joking about	64
joking about hang	52
joking thi	95
joking thi time	76
jsut	53
jsut want	53
jsut want it	42
jumped	-42
jumped off	-42
june i	50
just	73
just _ t	60
just _ the	-47
just _ thi	-82
just _ to	99
just anxi	-41
just disappear	56
just disappear for	45
just go	43
just not	67
just noth	74
just overwhelm	-45
just reall	-59
just scared	-136
just scared thi	-109
just ticked	-78
just ticked the	-62
just want	160
just want to	98
just won	99
just won t	80
keep	351
keep _ about	70
keep _ god	65
keep _ he	43
keep _ me	51
keep joking	64
keep joking about	52
keep look	47
keep open	42
keep pray	109
keep pray god	87
keep saying	112
keep saying he	57
keep tell	84
keep tell me	67
keep think	71
keep think about	42
keto	-42
keto diet	-42
kg	-52
kid	140
kid _ ll	52
kid i	87
kid i ll	69
kidn	-67
kidn ston	-44
kill _ a	-41
kill for	-68
kill for a	-54
kill herself	55
kill herself who	44
kill me	-141
kill myself	139
kilo	42
kilo and	49
kind	177
kind _ kms	80
kind to	45
kind wann	133
kind wann kms	107
kms	347
kms _ but	57
kms _ like	80
kms _ thi	72
kms but	133
kms but like	107
kms fr	120
kms fr thi	96
kms lol	95
kms lol but	76
knee	-62
know	96
know it	63
know it was	51
know my	-50
know what	46
l	-141
la	-243
las	-97
last	186
last _ havent	48
last _ i	54
last _ then	49
last night	120
last night she	44
last night then	65
last week	63
last week i	51
last weekend	81
last weekend havent	65
last year	-57
late	-77
latel	74
le	-240
leaflet	-84
leaflet _ montelukast	-43
leaflet say	-71
leaflet say montelukast	-57
left _ me	72
left in	120
left in me	96
left side	-64
left side am	-51
leg till	49
les	-100
let	64
let me	64
let me see	51
letter	90
letter _ my	54
letter to	90
letter to my	72
lie	-77
life	442
life _ t	89
life _ the	46
life in	54
life in 2019	43
life isn	148
life isn t	118
life most	55
life most even	44
life sinc	76
life sinc the	61
life without	50
light	-48
light and	-48
lighter	82
lighter _ it	49
lighter when	82
lighter when it	66
like	136
like _ any	65
like _ come	-54
like _ joking	57
like _ scared	80
like also	133
like also scared	107
like my	-75
like not	95
like not joking	76
like pass	-44
like september	89
like thi	108
like thi any	86
like to	-64
like to come	-72
line	-41
lip	-44
listen	65
live	94
live _ thi	53
live like	108
live like thi	86
live with	-42
living	306
living _ thi	89
living sinc	50
living with	148
living with thi	118
ll	228
ll _ care	43
ll _ him	52
ll find	87
ll find him	69
ll listen	65
ll take	71
ll take care	57
lo	-41
load	45
load of	62
load of paracetamol	50
loaded	71
loaded _ in	42
loaded gun	71
loaded gun in	57
lol	87
lol _ like	57
lol but	95
lol but like	76
long	-55
look	226
look _ at	-42
look forward	57
look forward to	46
look infect	145
look over	47
look up at	-56
los	-85
lost	209
lost 6	49
lost _ farm	71
lost my	49
lost the	166
lost the farm	94
lost thre	-44
loud	-57
low mood for	49
lower	-50
lowk	135
lowk _ be	81
lowk wann	135
lowk wann be	108
lump	-187
lump _ cancer	-82
lump is	-136
lump is cancer	-109
m	-80
m _ depress	-68
m _ i	100
m _ nurs	42
m _ reall	55
m _ scared	-82
m _ to	-44
m a	77
m a coward	47
m a nurs	56
m constantl	-53
m constantl on	-42
m done	122
m done reall	73
m driv	42
m dying	-94
m dying of	-56
m eating	-58
m eating ok	-46
m going	-49
m honest	64
m just	-136
m just scared	-109
m not	-173
m not depress	-90
m scared	65
m scared i	52
m sick	-45
m still	-44
m tired	43
m typing	118
ma	-67
made	153
made me	58
made me promis	46
made my	44
made peac	52
made peac with	42
mai	-50
mak herself	49
make	-42
make me	-42
mal	-77
male	-45
many	210
many _ on	52
many _ would	43
many ibuprofen	72
many ibuprofen would	58
many of	52
many of thes	42
many pill	86
many pill on	69
mas	-61
mata	-47
match	85
mate	165
mate _ text	51
mate from	64
mate from work	52
mate s	85
mate s text	68
matter	91
matter anyw	91
max	-43
max is	-43
me	70
me _ im	55
me _ kill	51
me _ my	80
me _ the	100
me and	-50
me dizz	-77
me down	68
me his	64
me his watch	52
me i	130
me in	-45
me is	133
me is my	106
me last	55
me last night	44
me on the	46
me promis	58
me promis to	46
me see	64
me see morn	51
me sorted	120
me sorted the	96
me to	121
me to jump	52
me to kill	67
me tonight	109
me when	92
me when im	74
mean	42
mean it	42
medication	41
medication two	41
mes	-89
methotrexat	-68
methotrexat _ effect	-41
methotrexat side	-68
methotrexat side effect	-54
meu	-90
mi	-188
migrain	-90
migrain without	-43
minh	-73
mio	-42
mis	108
mis _ when	55
mis me	92
mis me when	74
miserabl	-42
mon	-87
mond	120
mond 40	127
mond 40 day	102
mond _ day	76
montelukast	-71
montelukast _ caus	-43
montelukast can	-71
montelukast can caus	-57
month _ till	67
month clean	112
month clean till	89
mood for	61
mood for six	49
more	151
morir	-41
morr	-47
morrer	-45
mort	-98
most	105
most even	55
mother is	41
mous	-54
mous i	-54
mous i reckon	-43
mouth ulcer	-45
moved	-69
much	279
much _ look	49
much i	117
much i burn	41
much some	82
much some look	66
mum	85
mum _ im	66
mum passed	-46
mum think	110
mum think im	88
mum to	63
mum to know	51
murder	-41
my	157
my 8	-71
my 8 year	-57
my _ and	49
my _ are	-79
my _ becaus	53
my _ came	42
my _ check	-68
my _ for	60
my _ last	48
my _ life	65
my _ on	-41
my _ posted	45
my _ s	62
my _ saturd	72
my _ scan	96
my _ sinc	57
my _ tablet	44
my _ w	49
my _ with	-61
my _ won	-64
my _ would	60
my antidepressant	81
my antidepressant last	65
my arm	115
my arm again	50
my arm w	66
my back	47
my blood	-89
my blood pressur	-52
my bowel	-54
my bowel for	-43
my boy	-62
my boy won	-50
my cat	180
my chin	-54
my cloth	-50
my dad	-51
my daughter	112
my daughter is	44
my ear	-59
my ear popped	-47
my famil	100
my famil would	80
my finger	-44
my friend	74
my friend posted	59
my gallbladder	-45
my girlfriend	49
my goodb	96
my goodb without	77
my hand	-48
my head against	52
my heart	74
my heart tablet	59
my husband	43
my husband came	57
my inhaler	-48
my insulin	88
my insulin becaus	70
my kid	55
my knee	-65
my life	120
my life sinc	61
my mate	149
my mate from	52
my mate s	68
my migrain	-43
my mum	146
my mum think	88
my mum to	51
my neck	-59
my next	161
my next scan	129
my own	108
my own life	86
my paper	42
my partner	107
my partner found	46
my peac	44
my shift	47
my shin	-72
my sister	157
my sister saturd	96
my skin sometim	41
my son	61
my tablet	83
my thigh	95
my thigh for	76
my thyroid	-113
my thyroid check	-90
my tong	-47
my treatment	-102
my treatment with	-82
my whol	-45
my wife	-46
my wife think	-47
my wrist	-52
myself	465
myself _ i	86
myself _ just	-47
myself _ like	54
myself _ much	70
myself _ purpos	41
myself _ want	-68
myself around	66
myself around it	53
myself i	-190
myself i just	-62
myself i want	-90
myself if	60
myself if i	48
myself in	-64
myself in the	-51
myself just	-41
myself on	68
myself on purpos	54
myself sinc	89
myself sinc like	72
myself so	117
myself so much	94
myself till	65
myself till i	52
myself tonight	63
myself with	75
myself with a	60
na	-131
nada	-57
nao	-141
ne	-50
neck _ sore	45
neck still	75
neck still sore	60
neck won	-44
need	119
need _ for	90
need _ toda	-47
need dress	151
need dress for	120
need help	70
need someon	-68
need someon toda	-63
nerv	-59
never	143
never _ about	-47
never _ back	73
never _ born	48
never _ up	58
never been	80
never been born	64
never come	122
never come back	98
never had	-41
never thought	-78
never thought about	-62
never wake	97
never wake up	78
new	-81
next	178
next _ say	96
next scan	161
next scan say	129
ngl	135
ni	-50
night _ caught	42
night _ hope	41
night _ sleep	-41
night _ threw	49
night i	189
night i ask	51
night i caught	57
night i hope	54
night s	-68
night s sleep	-54
night she	55
night she want	44
night then	82
night then threw	65
no	-200
no _ don	-68
no _ m	-68
no _ to	163
no appetit	103
no appetit and	44
no attempt	94
no attempt to	76
no desir	50
no energ	61
no energ low	49
no i	-226
no i don	-90
no i m	-90
no me	-43
no reason	130
no reason to	104
nobod	162
nobod would	63
nobod would notic	50
noit	-58
non	-88
normal	102
normal _ day	41
normal on	69
normal on day	55
normal to	-53
normal to be	-42
not	567
not _ aliv	45
not _ and	-50
not _ joking	72
not _ just	45
not _ not	45
not _ thi	82
not be	43
not being	75
not being aliv	60
not depress	-113
not depress and	-90
not even	70
not even joking	96
not exist	99
not exist not	60
not feel	63
not feel safe	51
not joking	95
not joking thi	76
not pain	74
not pain just	60
not suicidal	-59
not suicidal or	-47
not sure	73
not the	76
not to	64
not to let	51
not turn	42
not wake	52
not wake up	42
noth	-164
noth _ in	72
noth _ to	-42
noth else	-70
noth else to	-56
noth from	-43
noth help	41
noth left	120
noth left in	96
noth to	-65
noth to see	-52
noth work	-44
notic	149
notic if	63
notic if i	50
now	191
now i	62
now i feel	50
numb	-56
nurs _ drew	42
nurs i	70
nurs i drew	56
o	-254
od	81
od _ my	48
od on	81
od on my	65
of	483
of _ all	-54
of _ and	85
of _ cough	-44
of _ except	45
of _ himself	43
of _ i	42
of _ my	48
of _ panic	-53
of _ to	41
of _ train	50
of a	-76
of a heart	-54
of a train	42
of death	-88
of death panic	-70
of dying	-53
of dying during	-42
of ending	138
of ending it	47
of ending my	64
of exist	280
of fight	75
of fluoxetin	69
of fluoxetin to	55
of harm	-41
of it	81
of it himself	57
of paracetamol	62
of paracetamol on	50
of spac	92
of spac and	74
of them look	50
of thes sleep	42
of thi cough	-58
of thi except	60
of thirst	-69
of thirst all	-56
of us	75
of wait	-41
of zopiclon	42
off	43
off _ me	60
off _ s	63
off a	-50
off dead	66
off he	105
off he s	84
off it	-90
off me	-50
off the balcon	52
off without	100
off without me	80
ok	-62
ok ive	52
ok ive made	42
old	53
old _ has	-42
old _ on	43
old dog	-91
old dog has	-56
old shotgun	71
old wrot	72
old wrot on	58
on	369
on _ 5	41
on _ antidepressant	48
on _ didnt	52
on _ is	41
on _ left	-50
on _ on	52
on _ stor	45
on _ they	64
on _ thi	-72
on a	-54
on both	45
on both wrist	52
on day	69
on day 5	55
on edge	-53
on edge as	-42
on everyon	107
on everyon they	86
on forearm	151
on frid	-70
on frid and	-56
on her	146
on her arm	58
on her stor	59
on instagram	105
on instagram and	84
on living	160
on my	-92
on my antidepressant	65
on my chin	-43
on my neck	-47
on my skin	-52
on purpos	280
on purpos about	50
on purpos is	54
on purpos on	69
on purpos when	52
on sund	161
on sund didnt	69
on sund neck	60
on the	-210
on the bridg	46
on the left	-66
on the plan	-47
on thi	-75
on with	-120
on with thi	-96
on without	44
one	172
one _ deep	57
one _ dose	53
one big	88
one big dose	70
one is	95
one is deep	76
one of	63
one of them	50
only	238
only _ stopp	80
only _ that	41
only thing	200
only thing stopp	106
only thing that	54
oozing	-47
open and	42
opened	-54
opened my	-54
opened my bowel	-43
or	-89
or anyth	-59
or anyth just	-47
os	-63
our	-118
our 13	72
our 13 year	58
our _ dog	-55
our _ year	43
our cat	-62
our cat and	-50
our old	-91
our old dog	-73
out	-116
out _ thi	64
out of	93
out of thi	85
over _ quick	84
over her	49
over it	140
over it quick	112
over she	60
over she s	48
overdos	63
overdos show	63
overdos show as	51
overwhelm	-45
overwhelm with	-45
own	81
own life	81
own life in	43
own life most	44
pain	172
pain _ noth	45
pain doesn	56
pain doesn t	45
pain is	49
pain just	74
pain just noth	60
pain on	-64
pain on the	-51
pain was	-44
painles	43
painles to	43
panic	-181
panic _ i	-53
panic attack	-85
panic when	-88
panic when i	-70
paper	48
paperwork	120
paperwork _ goe	72
paperwork dog	120
paperwork dog goe	96
par	-43
para	-67
paracetamol on	62
paracetamol on purpos	50
paracetamol over	-43
park	47
park roof	47
partner	107
partner died	50
partner found	58
partner found me	46
pas	-45
pass thought	61
pass thought that	49
passed away	-70
passed i	50
patch	-51
patch i	-51
patient	94
patient _ suicidal	57
patient report	94
patient report suicidal	76
peac	96
peac with	52
peac with it	42
per	-65
perd	-48
phob	-88
phob _ death	-53
phob of	-88
phob of death	-70
phon	152
phon _ he	63
phon _ on	45
phon cabl	75
phon cabl on	60
phon off	105
phon off he	84
phys	-144
phys _ isn	-61
phys it	-102
phys it isn	-82
pick	59
pick up	74
pictur	115
pictur _ myself	41
pictur driv	46
pictur hang	69
pictur hang myself	55
pill	43
pill _ purpos	52
pill on	86
pill on purpos	69
pill would	52
pill would it	42
plan	223
plan _ a	113
plan _ attempt	57
plan and	129
plan and a	151
plan and i	-47
plan no	94
plan no attempt	76
plent	48
plent i	48
pls	151
pls help	151
plu	-48
point	149
point _ carr	67
point in	111
point in carr	89
point nobod	63
point nobod would	50
popped	-72
popped on	-59
popped on the	-47
por	-109
posted	179
posted _ goodb	63
posted _ to	45
posted a	105
posted a goodb	84
posted goodb	74
posted goodb to	59
potassium	70
potassium _ then	42
potassium and	70
potassium and then	56
pour	-55
pra	-55
pray	109
pray _ will	65
pray god	109
pray god will	87
pregnanc	-113
pregnanc _ to	-68
pregnanc sicknes	-113
pregnanc sicknes to	-91
pres	-53
pressur	-105
pressur tablet	-42
promis	58
promis to	58
promis to talk	46
properl	-43
purpos	280
purpos _ sund	52
purpos _ the	41
purpos about	62
purpos about two	50
purpos is	68
purpos is the	54
purpos on	86
purpos on sund	69
purpos when	65
purpos when it	52
put _ away	42
put _ sleep	-42
put an	41
put it	70
put it away	56
put to	-70
put to sleep	-56
q	-57
quand	-132
que	-175
quer	-84
quest	-42
questionnair	-78
qui	-45
quick	140
quickest	45
quickest way	45
quier	-54
quit	-77
quit _ job	-46
quit my	-76
quit my job	-61
rash	49
rash on	96
rash on both	52
raw	-42
realis	-43
realis the	-43
reall	145
reall _ by	55
reall _ toda	67
reall done	91
reall done by	73
reall strong	112
reall strong toda	89
reason	130
reason _ stay	82
reason to	130
reason to stay	109
reckon	-54
reckon forearm	-54
reckon forearm to	-43
red	-99
red and	-42
referral	-41
referral goodb	-41
relaps	151
relaps _ self	90
relaps with	151
relaps with self	120
remed	-52
report	94
report _ ideation	57
report suicidal	94
report suicidal ideation	76
request	94
request _ appointment	57
request urgent	94
request urgent appointment	76
resident	-46
resident to	-44
result	-68
right now	66
rn	135
rn ngl	135
road	46
road with	46
roof	47
roof after	47
rope in	49
round	-43
rsi	-54
rsi from	-54
rsi from the	-43
run	-43
runn	-70
runn _ temperatur	-42
runn a	-70
runn a temperatur	-56
s	282
s 19	105
s 5	-43
s _ are	51
s _ point	67
s a	66
s a gun	53
s awak	60
s awak what	48
s cough	-43
s from	65
s from scratch	52
s going	41
s gone	49
s her	-58
s just	-45
s sleep	-68
s stopp	41
s text	85
s text are	68
s the	156
s the point	89
s thigh	43
sad and	-58
sad and unmotivat	-46
sadnes	-70
safe	63
safe with	63
safe with myself	51
safel	-90
safel _ feel	-54
safel i	-90
safel i feel	-72
said	182
said _ the	52
said if	87
said if the	69
said thank	64
said thank for	52
same feel	54
same feel are	43
sang	-70
sangr	-47
saturd	113
saving	46
saving up	46
say	80
say _ can	-43
say _ terminal	96
say goodb	-62
say goodb to	-50
say i have	-45
say its	161
say its terminal	129
say montelukast	-71
say montelukast can	-57
say she	60
say she wanted	48
saying	241
saying _ goodb	57
saying _ ll	43
saying he	71
saying he ll	57
saying my	96
saying my goodb	77
saying she	41
scalp	-70
scan	161
scan _ its	96
scan say	161
scan say its	129
scar	-61
scar _ about	51
scar cream	-82
scar talk	85
scar talk about	68
scared _ lump	-82
scared i	65
scared i ll	52
scared of dying	-42
scared thi	-136
scared thi lump	-109
school	42
school _ hell	49
school is	81
school is hell	65
scratch	94
scratch myself	65
scratch myself till	52
se	-159
se me	-71
see	253
see _ way	45
see any	75
see any way	60
see christm	41
see morn	64
see on	-65
see on my	-52
see someon	49
self	92
self _ at	-49
self _ need	90
self harm	92
self harm as	49
self harm at	-66
self harm need	120
selfharm	127
selfharm _ mond	76
selfharm again	127
selfharm again mond	102
sem	-86
seman	-63
september	72
sera	-48
sertralin	209
sertralin _ night	49
sertralin _ that	65
sertralin is	108
sertralin is that	87
sertralin last	82
sertralin last night	65
sewerslid	110
sewerslid _ are	66
sewerslid thought	110
sewerslid thought are	88
shav	-91
shav and	-47
shav cut	-44
she	407
she _ to	55
she d	72
she d do	42
she doesn	54
she doesn t	43
she isn	-45
she mak	49
she s	73
she s awak	48
she told	55
she told me	44
she want	91
she want to	73
she wanted	60
she wanted it	48
shelf	-84
shelf _ feel	-42
shelf i	-70
shelf i feel	-56
shin	-89
shin shav	-47
shot	-76
shot myself	-64
shot myself in	-51
shotgun	55
should	52
should _ be	-50
should _ still	49
should i be	-66
should i still	65
show _ it	-42
show as	63
show as an	51
show for	-70
show for it	-56
si	-82
sick	-108
sick _ tired	-70
sick and	-117
sick and tired	-94
sick with	-42
sicknes	-113
sicknes _ be	-68
sicknes to	-113
sicknes to be	-91
side	-165
side _ aren	-41
side am	-64
side am i	-51
side effect	-68
side effect aren	-54
sin	-48
sinc _ can	59
sinc _ diagnos	43
sinc _ september	54
sinc _ weekend	46
sinc _ with	-42
sinc giving	46
sinc he	50
sinc i	-72
sinc like	89
sinc like september	72
sinc the	118
sinc the breakup	-46
sinc the diagnos	57
sinc the weekend	61
sinc thursd	98
sinc thursd can	78
sinc wednesd	-70
sinc wednesd with	-56
sister	129
sister saturd	120
sit in	49
sitt	71
sitt _ a	42
sitt with	71
sitt with a	57
six	96
six medication	41
six week	61
six week pass	49
size	-46
size of	-46
skin	-61
skin sometim	51
skipp	-66
skipp phys	-42
skull	-42
skull and	-42
sleep	45
sleep _ frid	-42
sleep _ never	58
sleep _ t	82
sleep and	97
sleep and never	78
sleep can	136
sleep can t	109
sleep for	-66
sleep forever	43
sleep my	43
sleep on	-70
sleep on frid	-56
sleep pill	52
sleep pill would	42
slot	-53
so	-55
so bad	-57
so easy	47
so much	117
so much i	94
so tired	-45
sofa	-65
soft	-58
soft halfw	-58
soft halfw through	-47
some	109
some _ infect	49
some look	82
some look infect	66
someon	135
someth	-50
someth awful	-53
someth awful is	-42
sometim	93
sometim when	42
son	104
son _ a	63
son posted	105
son posted a	84
son s	43
sono	-94
sorted	199
sorted _ paperwork	72
sorted my	42
sorted the	157
sorted the paperwork	96
spac	92
spac _ the	55
spac and	92
spac and the	74
speak	98
speak _ someon	59
speak to	98
speak to someon	78
spot	-94
spot on	-74
spot on my	-43
stand	-86
stand up	-76
start	162
start _ again	76
start again	61
start look	49
start selfharm	127
start selfharm again	102
start thi	-42
stay	136
stay _ tbh	82
stay aliv	136
stay aliv tbh	109
step	80
step _ wher	71
step from	118
step from wher	94
stepp	83
stepp _ front	50
stepp in	83
stepp in front	67
still	112
still 102	-44
still _ hospital	49
still can	-59
still can t	-47
still go	82
still go hospital	65
still haven	59
still haven t	47
still hurt	86
still sore	75
sting do	49
stockpil	88
stockpil _ insulin	53
stockpil my	88
stockpil my insulin	70
stomach	107
stomach _ hurt	52
stomach still	86
stomach still hurt	69
ston	-44
ston they	-44
stop	40
stop _ citalopram	-54
stop bleed	-44
stop crying	-51
stop forever	53
stop my	-42
stop oozing	-47
stop sting	49
stop taking	-90
stop taking citalopram	-72
stopp	312
stopp _ is	144
stopp eating	41
stopp me	133
stopp me is	106
stopp my	48
stopp sertralin	108
stopp sertralin is	87
stor	74
stor _ isnt	45
stor and	74
stor and isnt	59
strangl	75
strangl _ with	45
strangl myself	75
strangl myself with	60
stres	-84
stres _ unbearabl	-46
stres is	-76
stres is unbearabl	-61
strong	112
strong _ 4	67
strong toda	112
strong toda 4	89
sucidal	219
sucidal _ wont	131
sucidal thought	219
sucidal thought wont	175
sugar	-71
sugar is	-56
sugar is 3	-45
suicdal	151
suicdal _ gett	91
suicdal thought	151
suicdal thought gett	121
suicid	-151
suicid in	-53
suicidal	78
suicidal _ after	65
suicidal _ should	-43
suicidal _ thursd	59
suicidal _ with	57
suicidal again	108
suicidal again after	87
suicidal ideation	94
suicidal ideation with	76
suicidal or	-59
suicidal or anyth	-47
suicidal she	-45
suicidal sinc	98
suicidal sinc thursd	78
suicidal thought	-103
suicidal thought should	-57
suicidel	259
suicidel again	259
sull	-54
sund	145
sund _ still	45
sund _ tell	52
sund didnt	86
sund didnt tell	69
sund neck	75
sund neck still	60
sur	-41
sure	73
sure thi	42
swallow bleach	60
swallow bleach and	48
swollen	-45
t	429
t _ any	45
t _ anyw	55
t _ can	82
t _ it	-41
t _ living	89
t _ my	71
t _ no	82
t _ on	-47
t _ she	-42
t _ through	65
t _ up	60
t _ with	-54
t be	98
t cope	-70
t cope with	-56
t eat	-62
t for	48
t get	45
t get better	45
t go on	-63
t gone	59
t gone through	47
t hear	-59
t help	-102
t live	-52
t matter	91
t matter anyw	73
t opened	-54
t opened my	-43
t see	75
t see any	60
t sleep	108
t sleep can	109
t stop	-83
t suicidal	-45
t talk	43
t told	48
t trust	66
t trust myself	53
t wake	99
t wake up	80
t want my	51
t work	136
t work no	109
t worth	80
t worth it	-54
t worth living	118
ta	-46
tablet a	-49
tablet and	48
tablet do	-48
tablet i	46
tablet they	-42
tak	87
tak _ kid	52
tak the	87
tak the kid	69
take	253
take _ of	43
take _ tonight	65
take care	71
take care of	57
take me	109
take me tonight	87
take my own	43
take to	52
take to not	42
taking	-68
taking _ safel	-54
taking citalopram	-90
taking citalopram safel	-72
taking my	55
taking my own	44
talk	265
talk _ ending	51
talk about	85
talk about ending	68
talk to	171
talk to a	44
talk to someon	46
tbh	296
teenager	61
teenager and	61
teenager and last	49
tell	181
tell _ stomach	52
tell _ to	90
tell anyon	86
tell anyon stomach	69
tell me	149
tell me to	119
tell too	-57
tell too loud	-45
temperatur	-93
temperatur _ wednesd	-42
temperatur sinc	-70
temperatur sinc wednesd	-56
ten	44
ten _ from	71
ten day	-45
ten step	118
ten step from	94
teng	-48
tenh	-57
terminal	158
terminal tbh	161
test	-99
test is	-53
test is ther	-42
text	85
text _ scar	51
text are	85
text are scar	68
thank	109
thank for	64
thank for everyth	52
thank you	45
that	354
that _ d	49
that calm	68
that calm me	54
that i	61
that i d	49
that normal	108
that ok ive	42
that she	69
the	130
the _ and	94
the _ box	-47
the _ cabinet	71
the _ could	-42
the _ dad	43
the _ dog	72
the _ in	84
the _ it	-47
the _ keep	51
the _ say	-43
the _ shelf	-50
the _ side	-50
the _ tak	52
the _ the	71
the _ thing	120
the _ too	-60
the _ way	43
the _ wont	55
the appointment	45
the balcon	65
the balcon and	52
the blood	-53
the blood test	-42
the breakup	-58
the breakup but	-46
the bridg	58
the bridg and	46
the car	142
the cat	48
the court	87
the court tak	69
the day	-50
the diagnos	71
the diagnos dad	57
the dog	45
the drain	127
the edge	47
the farm	118
the farm the	94
the foot	-64
the foot by	-51
the garag	49
the gun	118
the gun cabinet	94
the hous	115
the hous and	53
the insulin	-56
the insulin and	-45
the kid	87
the kid i	69
the leaflet	-71
the leaflet say	-57
the left	-83
the left side	-51
the match	85
the max	-43
the morn	54
the mous	-54
the mous i	-43
the only	226
the only thing	160
the pain doesn	45
the paperwork	120
the paperwork dog	96
the phys	-102
the phys it	-82
the plan	-59
the plan and	-47
the point	173
the point in	89
the point nobod	50
the potassium	70
the potassium and	56
the questionnair	-78
the quickest	45
the road	46
the sadnes	-70
the same	54
the same feel	43
the sofa	-59
the tablet	-48
the tell	-57
the tell too	-45
the time	-45
the time could	-56
the top	-70
the top shelf	-56
the treatment	-68
the treatment with	-54
the vaccin	-44
the voic	149
the voic keep	67
the voic tell	52
the wall	65
the wall on	52
the weekend	58
the wheel	42
the world	136
the world wont	74
the wrong	-78
the wrong box	-62
them look	63
them look infect	50
then	135
then _ it	42
then _ up	49
then put	70
then put it	56
then threw	82
then threw up	65
ther	-176
ther _ noth	-46
ther an	-53
ther an afternoon	-42
ther is	-83
ther is noth	-52
ther s	53
ther s a	53
thes	-51
thes sleep	52
thes sleep pill	42
thes spot	-45
they _ get	64
they d	107
they d get	86
they make	-42
they say	-44
thi	106
thi _ goodb	71
thi _ is	-113
thi _ more	65
thi _ need	-47
thi _ not	117
thi _ sicknes	-68
thi any	108
thi any more	86
thi anymor	160
thi anymor goodb	94
thi cough	-85
thi count	42
thi diet	-44
thi except	75
thi except not	60
thi heat	-43
thi keto	-42
thi lump	-165
thi lump is	-109
thi morn	-116
thi pain	148
thi pregnanc	-113
thi pregnanc sicknes	-91
thi time	309
thi time not	96
thi toothach	-79
thi toothach need	-63
thi winter	-44
thigh	186
thigh _ a	57
thigh and	43
thigh for	95
thigh for a	76
thigh that	49
thing	168
thing _ calm	41
thing _ me	80
thing stopp	133
thing stopp me	106
thing that	68
thing that calm	54
think	660
think _ fine	66
think _ it	-53
think _ latel	45
think _ stepp	50
think _ unaliv	54
think a	58
think about	235
think about it	-70
think about latel	59
think about stepp	67
think abt	89
think abt unaliv	72
think i	68
think im	120
think im fine	88
think it	-58
think it s	-47
think of	93
think of ending	47
think you	46
thirst	-69
thirst _ the	-42
thirst all	-69
thirst all the	-56
though	-41
thought	408
thought _ back	66
thought _ ending	48
thought _ harm	-71
thought _ stop	131
thought _ was	-46
thought _ wors	91
thought about harm	-62
thought about taking	44
thought are	110
thought are back	88
thought gett	151
thought gett wors	121
thought i	-76
thought i was	-61
thought of ending	64
thought should	-71
thought should i	-57
thought that	91
thought that i	49
thought wont	219
thought wont stop	175
thre	-79
thre resident	-44
threw	82
threw _ should	49
threw up	82
threw up should	65
throat	-76
through	68
through _ it	65
through and	-58
through and my	-47
through with	108
through with it	86
thump	-65
thump skull	-42
thursd	78
thursd _ i	59
thursd can	98
thursd can i	78
thyroid	-115
thyroid check	-113
ticked	-78
ticked _ wrong	-47
ticked the	-78
ticked the wrong	-62
tied	49
tied a	49
tien	-45
tight	-43
till	225
till _ bleed	68
till i	65
till i bleed	52
till now	112
till they	49
tim	-43
time	201
time _ even	72
time _ it	-42
time and	43
time could	-69
time could it	-56
time not	120
time not even	96
tingl	-56
tired	160
tired 80	48
tired _ exist	168
tired _ fight	45
tired _ thi	-44
tired after	-45
tired i	-45
tired of	204
tired of exist	224
tired of fight	60
tired of thi	-58
to	869
to _ 8	-43
to _ aliv	116
to _ and	93
to _ for	-68
to _ forever	57
to _ hang	41
to _ is	67
to _ it	62
to _ kid	54
to _ like	65
to _ me	44
to _ my	-122
to _ myself	48
to _ on	41
to _ over	-74
to _ put	-42
to _ request	57
to _ sister	94
to _ the	-41
to _ to	76
to _ toda	59
to a	55
to a doctor	44
to be aliv	46
to be over	-43
to be put	-56
to be scared	-42
to come	-90
to come off	-72
to cut	112
to cut is	89
to date	94
to date request	76
to die i	-109
to disappear	122
to disappear and	98
to do	74
to end it	45
to end my	-50
to end the	-54
to everyon	74
to everyon on	59
to flu	-44
to go	119
to go to	56
to happen	-53
to herself	41
to hurt	-102
to hurt myself	-82
to join	50
to jump	65
to jump off	52
to just	43
to kill	162
to kill herself	44
to kill myself	86
to know it	51
to let	64
to let me	51
to live	141
to live like	86
to me	74
to my	166
to my 8	-57
to my kid	72
to my sister	126
to not	52
to not wake	42
to od	81
to od on	65
to our	-62
to our cat	-50
to pictur	69
to pictur hang	55
to quit	-76
to quit my	-61
to say	-53
to say goodb	-50
to see on	-52
to show	-70
to show for	-56
to sleep	49
to sleep and	78
to sleep on	-56
to someon	155
to someon toda	78
to stay	136
to stay aliv	109
to stop forever	42
to strangl	75
to strangl myself	60
to talk	68
to talk to	46
to toe	-65
to toe and	-52
to toppl	-70
to toppl over	-56
to virand	-62
to virand esquelet	-49
to wake	-53
to wake up	-42
to worr	-43
to wrist	-54
toda	104
toda 4	112
toda 4 month	89
toda _ month	67
toda he	64
toda he gave	52
toddler	-50
todo	-47
toe	-99
toe and	-65
toe and ther	-52
toilet	-53
told	216
told _ heart	48
told anyon	81
told anyon heart	65
told me	55
told me last	44
told my	48
tome	-45
tomorrow	91
tomorrow _ won	55
tomorrow it	91
tomorrow it won	73
tong	-58
tonight	254
too	159
too _ pill	52
too _ some	49
too loud	-57
too many	86
too many pill	69
too much	147
too much some	66
took	147
took 25	82
took 25 sertralin	65
took 6	-43
took _ many	52
took _ sertralin	49
took a	62
took a load	50
took too	86
took too many	69
tooth	-56
toothach	-79
toothach _ someon	-47
toothach need	-79
toothach need someon	-63
top	-70
top _ i	-42
top shelf	-70
top shelf i	-56
toppl	-70
toppl over	-70
tos	-58
tos and	-48
train	50
tre	-50
treatment	-170
treatment _ methotrexat	-41
treatment _ the	-61
treatment with	-170
treatment with methotrexat	-54
treatment with the	-82
tried	188
tried _ od	48
tried _ strangl	45
tried to	208
tried to od	65
tried to strangl	60
tried to take	43
trust	66
trust myself	66
trust myself around	53
truth	77
truth _ i	46
truth is	77
truth is i	61
turn the	42
turn until	-48
turned	105
turned _ phon	63
turned his	105
turned his phon	84
tutt	-48
two	93
two clinic	41
two hour	62
two hour ago	50
two year	76
typing	118
ulcer	-46
ulcer again	-45
um	-87
uma	-87
un	-187
una	-83
unaliv	110
unaliv _ sinc	54
unaliv myself	110
unaliv myself sinc	72
unbearabl	-76
unbearabl _ want	-46
unbearabl i	-76
unbearabl i want	-61
under	-57
une	-71
uni	-82
uni _ i	-49
uni but	-82
uni but i	-66
unmotivat	-58
unmotivat sinc	-58
unmotivat sinc the	-46
until	-115
until it	-48
up	-106
up _ i	49
up _ potassium	42
up _ tablet	50
up at	-70
up at the	-56
up earl	-53
up earl for	-42
up in	68
up in the	54
up my	83
up my tablet	66
up of	-41
up on	-44
up should	82
up should i	65
up the	57
up the potassium	56
up way	49
upset	65
urge	112
urge _ cut	67
urge to	112
urge to cut	89
urgent	94
urgent appointment	94
us	75
us in	46
used	-56
used to	-56
va	-48
vaccin	-45
vaccin late	-44
ve	383
ve _ letter	54
ve _ runn	-42
ve _ well	-49
ve been	-83
ve been runn	-56
ve been think	51
ve been well	-66
ve decid	41
ve given	80
ve got	82
ve pictur	46
ve start	49
ve stopp	48
ve written	90
ve written letter	72
vez	-58
vide	-69
virand	-62
virand esquelet	-62
voic	149
voic _ tell	51
voic keep	84
voic keep tell	67
voic tell	65
voic tell me	52
w	67
w _ lighter	49
w a	82
w a lighter	66
wait	-41
wait for	-41
wake	145
wake _ in	41
wake up	145
wake up earl	-42
wake up in	54
wall and	-42
wall on	65
wall on purpos	52
wann	658
wann _ aliv	49
wann _ but	80
wann _ dead	81
wann _ wann	126
wann be	216
wann be aliv	65
wann be dead	108
wann die	314
wann die wann	168
wann kms	133
wann kms but	107
want	226
want _ all	54
want _ be	69
want _ die	41
want _ disappear	73
want _ end	-102
want _ go	42
want _ hurt	-61
want _ kill	47
want _ live	85
want _ pregnanc	-68
want _ quit	-46
want _ thyroid	-68
want it	90
want it all	72
want my	-49
want my mum	51
want my thyroid	-90
want thi	-113
want thi pregnanc	-91
want to	266
want to be	91
want to die	55
want to disappear	98
want to end	-136
want to go	56
want to hurt	-82
want to kill	63
want to live	113
want to quit	-61
want to wake	-42
wanted	60
wanted it	60
wanted it to	48
was	-108
was a	-70
was dying	-76
was me	63
was so	-44
wash	-88
wasnt	42
wasnt around	42
wast	92
wast _ spac	55
wast of	92
wast of spac	74
watch	64
watch and	64
watch and said	52
way	195
way _ die	57
way _ of	45
way out	75
way out of	60
way to	121
way to die	76
we	-162
we _ to	-50
we had	-83
we had to	-66
we lost	-44
we see	55
wednesd	-70
wednesd _ noth	-42
wednesd with	-70
wednesd with noth	-56
week i	81
week i start	49
week pass	61
week pass thought	49
weekend	133
weekend _ told	48
weekend havent	81
weekend havent told	65
weird	81
weird now	81
well	-200
well _ 12	-49
well _ would	-54
well and	-90
well and would	-72
well for	-82
well for 12	-66
were	63
were kind	45
weren	48
weren t	48
what	388
what _ i	42
what _ the	94
what for	46
what now	60
what s	156
what s the	125
what the	63
what the point	50
wheel	42
when	-180
when _ get	113
when _ gone	55
when _ think	-53
when i	-363
when i stand	-50
when i think	-70
when im	92
when im gone	74
when it	147
when it get	118
whenever	-70
whenever _ look	-42
whenever i	-70
whenever i look	-56
wher	75
wher _ m	71
wher can	-42
wher i	118
wher i m	94
whit	-42
who do	55
who do we	44
whol	-77
wife	-53
wife _ gone	52
wife s	49
wife say	-57
wife say i	-45
wife think	-58
wife think it	-47
will	-46
will _ me	65
will find	-41
will take	109
will take me	87
winter	-44
winter can	-44
wish	161
wish _ could	48
wish _ d	48
wish i	161
wish i could	64
wish i d	64
with	230
with _ and	-42
with _ blad	43
with _ else	-42
with _ harm	90
with _ loaded	42
with _ old	43
with _ pain	89
with _ phon	45
with _ phys	-61
with _ plan	57
with _ sadnes	-42
with _ side	-41
with _ toothach	-47
with a	278
with a blad	58
with a loaded	57
with a phon	60
with a plan	76
with both	46
with exam	-45
with his	71
with his old	57
with it	117
with methotrexat	-68
with methotrexat side	-54
with myself	63
with myself tonight	51
with noth	-70
with noth else	-56
with self	151
with self harm	120
with the	-182
with the phys	-82
with the sadnes	-56
with thi pain	118
with thi toothach	-63
without	269
without _ notic	57
without anyon	96
without anyon notic	77
without him	50
without it	45
without me	160
without me i	49
without realis	-43
won	170
won _ matter	55
won _ wake	60
won t	170
won t eat	-50
won t matter	73
won t wake	80
wont	349
wont _ me	55
wont be	52
wont be here	42
wont mis	92
wont mis me	74
wont stop	207
work	53
work _ is	-46
work _ reason	82
work and	-44
work keep	64
work keep joking	52
work no	136
work no reason	109
work stres	-76
work stres is	-61
worker	-44
worker and	-44
world	136
world _ mis	55
world can	44
world wont	92
world wont mis	74
worr	-207
worr _ it	-43
worr about	-43
worr giving	-71
worr giving it	-57
worr i	-69
wors	131
wors _ day	91
wors evry	151
wors evry day	121
worth	80
worth _ with	89
worth it	-68
worth living	148
worth living with	118
would	590
would _ be	66
would _ end	53
would _ if	53
would _ it	43
would _ to	-54
would a	63
would a bad	51
would be	130
would be better	49
would crash	61
would do	72
would do it	58
would finall	88
would finall end	70
would honestl	68
would honestl be	54
would it	95
would it take	42
would like	-90
would like to	-72
would notic	63
would notic if	50
wouldn	52
wouldn t	52
wrist	-41
wrist it	65
wrist it s	52
written	90
written _ to	54
written letter	90
written letter to	72
wrong	-49
wrong _ in	-47
wrong box	-78
wrong box in	-62
wrot	128
wrot _ her	77
wrot in	56
wrot in her	45
wrot on	72
wrot on her	58
y	-200
year	86
year _ about	-49
year _ is	57
year _ wrot	43
year and	49
year asking	-82
year asking about	-66
year is	48
year old wrot	58
year one	95
year one is	76
you	56
you for	45
you know	46
you were	45
zopiclon here	42
انا	-127
بس	-73
بعد	-71
راس	-44
شهر	-48
صبح	-41
ضغط	-45
علي	-103
عم	-106
عند	-94
في	-141
ليل	-49
ما	-136
مش	-47
من	-309
منذ	-62
نفس	-61
وعم	-48
وما	-42`,
};
