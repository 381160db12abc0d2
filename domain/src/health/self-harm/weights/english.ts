import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const englishWeights: TextWeights = {
  bias: -5.898,
  least: 1.393,
  features: `+^abou	43
+^aga	142
+^agai	146
+^ali	90
+^aliv	93
+^all	44
+^all$	63
+^als	54
+^also	54
+^and$	53
+^any	153
+^anym	80
+^anyo	77
+^as$	-43
+^at$	-88
+^bac	79
+^back	79
+^be$	168
+^bee	105
+^been	110
+^bet	88
+^bett	89
+^blo	-69
+^bloo	-52
+^bre	-47
+^brea	-47
+^bur	59
+^but	67
+^but$	77
+^can	-129
+^canc	-74
+^car	56
+^cha	-41
+^che	-101
+^chec	-43
+^cle	61
+^clea	61
+^com	-83
+^con	-81
+^con$	-43
+^cor	-44
+^coug	-42
+^cut	46
+^da$	-51
+^dat	70
+^date	73
+^de$	-58
+^deat	-47
+^dep	-44
+^des	-44
+^die$	97
+^do$	58
+^don	126
+^don$	42
+^done	58
+^dra	49
+^dre	55
+^dyi	-67
+^dyin	-67
+^ear	-42
+^el$	-50
+^en$	-45
+^end	75
+^endi	55
+^est	-64
+^eve	131
+^ever	101
+^exi	93
+^exis	93
+^feel	49
+^fore	43
+^get	51
+^go$	52
+^god	45
+^god$	45
+^gon	51
+^gone	62
+^goo	80
+^good	66
+^gun	59
+^gun$	63
+^had	-44
+^had$	-44
+^has	-56
+^has$	-51
+^hav	50
+^he$	66
+^hel	50
+^her	108
+^her$	42
+^him	117
+^him$	78
+^hon	51
+^hone	54
+^hop	75
+^hopi	65
+^if$	106
+^il$	-42
+^im$	58
+^it$	132
+^ive	51
+^ive$	51
+^je$	-49
+^jok	79
+^joki	79
+^kee	91
+^keep	91
+^kids	46
+^kin	46
+^kind	48
+^kms	88
+^kms$	88
+^la$	-56
+^last	51
+^le$	-51
+^lif	106
+^life	115
+^lik	43
+^like	43
+^liv	111
+^livi	79
+^ll$	58
+^loo	55
+^look	56
+^lost	43
+^lum	-54
+^lump	-50
+^many	52
+^mat	45
+^mate	45
+^mi$	-46
+^mor	-62
+^muc	70
+^much	72
+^mys	124
+^myse	124
+^nao	-42
+^nao$	-42
+^nev	45
+^neve	45
+^nex	45
+^next	45
+^no$	-50
+^nob	42
+^nobo	42
+^not	106
+^not$	145
+^noth	-50
+^noti	42
+^now	45
+^now$	45
+^of$	122
+^on$	103
+^one	45
+^one$	45
+^onl	61
+^only	62
+^pai	45
+^pain	48
+^pan	-55
+^pani	-51
+^pape	41
+^per	-76
+^pla	50
+^plan	52
+^post	42
+^pre	-80
+^pres	-41
+^pur	67
+^purp	71
+^que	-78
+^que$	-41
+^quic	47
+^rea	48
+^res	-42
+^said	47
+^say	85
+^sayi	61
+^says	42
+^scan	41
+^see	67
+^see$	69
+^sel	54
+^self	58
+^sem	-43
+^sert	54
+^she	86
+^she$	97
+^sic	-52
+^sick	-52
+^som	76
+^some	78
+^sor	49
+^sort	51
+^step	43
+^sto	122
+^stop	77
+^suc	62
+^suci	56
+^sui	56
+^suic	72
+^tak	60
+^take	75
+^tal	62
+^talk	68
+^tbh	74
+^tbh$	74
+^tel	41
+^tell	47
+^tha	121
+^that	92
+^ther	-43
+^thi	250
+^thig	48
+^thin	209
+^tho	97
+^thou	99
+^til	53
+^till	53
+^tim	44
+^time	44
+^tire	42
+^to$	213
+^tol	49
+^told	56
+^ton	44
+^toni	65
+^too	50
+^too$	44
+^tre	-43
+^trie	49
+^un$	-42
+^urg	53
+^urge	53
+^ve$	100
+^wan	182
+^wann	161
+^way	47
+^wel	-52
+^well	-52
+^wha	98
+^what	98
+^when	-52
+^wish	43
+^wit	112
+^with	115
+^won	133
+^won$	44
+^wont	90
+^worr	-52
+^wou	165
+^woul	165
+^من$	-72
+abou	41
+about	43
+ada$	-60
+ado$	-43
+agai	145
+again	146
+aid$	46
+ain$	202
+ake$	90
+alin	53
+aline	56
+aliv	119
+alive	99
+alk$	48
+ally	56
+ally$	56
+also	54
+also$	54
+ance	-80
+ancer	-47
+ando	-70
+ando$	-69
+ange	-43
+anic	-52
+anic$	-42
+anna	155
+anna$	161
+any$	51
+anym	80
+anymo	80
+anyo	77
+anyon	77
+appe	50
+appea	41
+arm$	75
+arte	47
+arted	48
+ast$	46
+atch	50
+atch$	51
+ate$	104
+ath$	-48
+atta	-47
+aven	44
+ayin	88
+aying	88
+back	79
+back$	79
+been	110
+been$	110
+bett	89
+bette	89
+bloo	-52
+blood	-52
+body	46
+body$	46
+bout$	42
+brea	-47
+but$	76
+bye$	62
+canc	-74
+cance	-71
+cer$	-49
+che$	-69
+chec	-44
+check	-43
+cida	61
+cidal	79
+cide	57
+cidel	65
+cked	-60
+cked$	-60
+clea	61
+clean	61
+con$	-43
+cons	-43
+coug	-42
+cough	-42
+dal$	113
+date	73
+date$	73
+day$	121
+dbye	86
+dbye$	62
+death	-47
+der$	-55
+die$	97
+ding$	43
+disap	41
+does$	-49
+don$	42
+done	58
+done$	58
+dyin	-67
+dying	-67
+ean$	66
+eath	-59
+eath$	-48
+eel$	-43
+eeli	83
+eelin	83
+een$	96
+eep$	88
+elf$	197
+elin	83
+eling	83
+elp$	54
+end$	94
+endi	49
+endin	51
+ent$	44
+eps$	55
+ero$	-53
+ertr	54
+ertra	54
+eryo	66
+eryon	66
+ess$	-59
+ette	92
+etter	104
+ever	126
+ever$	44
+every	101
+exis	93
+exist	93
+ext$	45
+feel	49
+feeli	83
+frie	41
+frien	41
+gain	146
+gain$	130
+ghs$	48
+ghte	58
+ghter	47
+ghts	142
+ghts$	142
+god$	45
+gone	62
+gone$	62
+good	66
+goodb	86
+gun$	76
+had$	-44
+has$	-58
+hat$	153
+heck	-43
+help$	54
+high	46
+highs	48
+him$	78
+hing	-55
+hing$	-55
+hink	169
+hink$	84
+hinki	78
+his$	70
+hone	90
+hones	54
+hopi	65
+hopin	65
+houg	99
+hough	99
+hout	68
+hout$	68
+hter	47
+hter$	50
+hts$	142
+icide	44
+idal	73
+idal$	79
+idel	65
+idel$	65
+iend$	55
+ife$	99
+ighs	48
+ighs$	48
+ight	54
+ill$	73
+ime$	45
+inal	60
+ing$	358
+ink$	70
+inki	77
+inkin	77
+inst	42
+ired	44
+ired$	44
+isap	41
+isapp	41
+isti	81
+istin	89
+ith$	55
+itho	68
+ithou	68
+ive$	147
+ivin	110
+iving	110
+joki	79
+jokin	79
+ked$	-70
+keep	91
+keep$	65
+kids	43
+kids$	43
+kind	48
+king	135
+king$	135
+kms$	88
+lan$	73
+last	50
+last$	51
+lean	61
+lean$	61
+les$	-49
+life	115
+life$	115
+like	43
+like$	43
+line	41
+line$	44
+ling	62
+ling$	52
+live	129
+live$	130
+livi	100
+livin	101
+lle$	-44
+lood	-52
+lood$	-52
+look	56
+lost	43
+lost$	43
+lso$	51
+lump	-51
+lump$	-45
+many	52
+many$	52
+mate	59
+mate$	62
+minal	41
+more	49
+more$	50
+much	72
+much$	74
+myse	124
+mysel	124
+nao$	-42
+ncer	-47
+ncer$	-47
+nday	69
+nday$	69
+ndin	53
+nding	58
+ndo$	-79
+ness	-43
+ness$	-42
+nest	49
+next	45
+next$	45
+nic$	-52
+nigh	55
+night	55
+nkin	77
+nking	77
+nly$	62
+nna$	160
+nobo	42
+nobod	42
+not$	145
+noth	-55
+nothi	-50
+noti	42
+notic	42
+now$	63
+nymo	80
+nymor	80
+nyon	77
+nyone	77
+obod	42
+obody	42
+oday	48
+oday$	48
+odby	86
+odbye	86
+ody$	46
+oes$	-50
+oint	52
+okin	94
+oking	94
+old$	61
+one$	307
+ones	43
+onest	54
+onig	65
+onigh	65
+only	62
+only$	62
+ont$	129
+ood$	-74
+oodb	86
+oodby	86
+ook$	51
+opin	65
+oping	65
+oppi	61
+oppin	62
+ork$	74
+orri	-45
+orted	51
+ose$	78
+ost$	77
+osted	45
+othi	-50
+othin	-50
+ough	90
+ought	101
+ould	172
+ould$	167
+our$	-49
+out$	50
+pain	48
+pain$	44
+pani	-51
+panic	-50
+pape	41
+paper	43
+pear	58
+pear$	41
+ping	112
+ping$	113
+plan	51
+plan$	73
+poin	62
+point	62
+pose	62
+pose$	68
+poste	44
+ppea	41
+ppear	41
+ppin	65
+pping	65
+pres	-57
+press	-50
+purp	71
+purpo	71
+que$	-54
+quic	44
+quick	47
+rain$	52
+rali	53
+ralin	54
+reat	-47
+res$	-49
+ring	-44
+rly$	-43
+rpos	68
+rpose	69
+rted	98
+rted$	99
+rtra	54
+rtral	54
+ryon	66
+ryone	66
+said	47
+said$	48
+sapp	41
+sappe	41
+sayi	61
+sayin	61
+says	42
+says$	42
+sed$	-45
+see$	68
+self	246
+self$	217
+sert	54
+sertr	54
+she$	97
+sick	-52
+side	-50
+some	78
+sort	51
+sorte	51
+stan	-49
+sted	43
+sted$	43
+step	43
+stin	86
+sting	95
+stop	77
+stopp	80
+suci	56
+sucid	56
+suic	72
+take	70
+take$	61
+talk	68
+talk$	48
+tarte	48
+tbh$	74
+ted$	157
+tell	42
+ten$	52
+ter$	168
+teri	-41
+that	92
+that$	79
+there	-42
+thig	48
+thigh	48
+thin	124
+think	169
+thou	161
+thoug	99
+thout	68
+till	65
+till$	73
+time	60
+time$	50
+ting	154
+ting$	160
+tire	42
+tired	44
+today	48
+told	56
+told$	56
+toni	63
+tonig	65
+too$	44
+topp	73
+toppi	66
+tral	54
+trali	54
+trie	49
+tried	49
+tter	98
+tter$	104
+ttin	61
+tting	67
+uch$	71
+ucid	56
+ucida	56
+ught	136
+ughts	142
+uick	47
+uld$	167
+urge	49
+urpo	71
+urpos	71
+ven$	45
+ver$	42
+very	101
+veryo	66
+ving	115
+ving$	115
+wake	43
+wake$	52
+wann	161
+wanna	161
+way$	48
+well	-57
+well$	-52
+what	98
+what$	81
+when	-52
+wish	43
+wish$	43
+with	115
+with$	55
+witho	68
+won$	44
+wont	90
+wont$	90
+work	42
+work$	74
+worr	-52
+woul	165
+would	165
+xist	93
+xisti	90
+ymor	80
+ymore	80
+yone	139
+yone$	141
+ysel	124
+yself	124
10 ever	46
102	-52
102 kg	-42
12 _ asking	-46
12 year	-76
12 year asking	-61
13	71
13 _ old	42
13 year	71
13 year old	57
14	95
14 and	59
14 and she	47
19	103
2	-59
20	-48
2019	54
2019 and	56
2019 and the	45
25	83
25 _ last	50
25 sertralin	83
25 sertralin last	67
3	-194
3 9	-55
3 9 now	-44
3 _ now	-42
3 day	-49
39	-82
4	71
4 _ clean	70
4 month	117
4 month clean	93
40	104
40 _ clean	78
40 day	129
40 day clean	104
5 of	67
5 of fluoxetin	54
6	-99
6 kilo	49
6 of	-43
6 paracetamol	-41
8	-124
8 _ old	-44
8 year	-73
8 year old	-58
80	43
80 year	47
81	43
81 and	43
9 10	46
9 now	-55
a _ and	158
a _ attack	-74
a _ cabl	46
a _ gun	43
a _ i	42
a _ no	51
a _ of	53
a _ on	110
a _ one	57
a _ when	50
a bad	63
a bad enough	51
a blad	71
a blad and	57
a burden	113
a burden on	72
a care	-41
a coward	61
a coward becaus	49
a date	194
a day	-75
a doctor	61
a doctor headach	49
a good	-63
a good night	-51
a goodb	105
a goodb on	84
a gun	60
a gun in	48
a heart	-70
a heart attack	-56
a kidn	-45
a lighter	83
a lighter when	66
a load	65
a load of	52
a loaded	71
a loaded gun	57
a nurs	70
a nurs i	56
a panic	-54
a panic attack	-43
a phob	-85
a phob of	-68
a phon	60
a phon cabl	61
a plan	294
a plan and	156
a plan no	80
a rope	50
a teenager	62
a teenager and	49
a temperatur	-66
a temperatur sinc	-53
a train	52
a wast	94
a wast of	75
a year	95
a year one	76
about	172
about 6	-43
about _ at	-51
about _ cream	-46
about _ exist	50
about _ himself	41
about _ in	51
about _ it	81
about ending	85
about ending it	68
about finish	50
about hang	68
about hang himself	54
about harm	-77
about harm myself	-62
about it	-110
about it at	-68
about latel	80
about not	83
about not exist	66
about scar	-76
about scar cream	-61
about stepp	86
about stepp in	68
about taking	61
about taking my	49
about the	-73
about to	-49
about two	65
about two hour	52
abt	88
abt _ myself	53
abt unaliv	88
abt unaliv myself	71
accident	43
accident i	63
accident i don	51
ache	-42
after	148
after _ match	51
after _ sertralin	66
after my	48
after stopp	110
after stopp sertralin	88
after the	44
after the match	68
after trying	42
afternoon	-49
afternoon slot	-49
again	520
again _ 40	78
again _ stopp	66
again about	-43
again after	110
again after stopp	88
again and	64
again and one	51
again last	51
again last night	41
again mond	129
again mond 40	104
again sugar	-55
again sugar is	-44
against	66
against the	66
against the wall	53
ago and	65
ago and now	52
ai	-91
al	-107
aliv	371
aliv _ school	50
aliv anymor	118
aliv anymor school	66
aliv tbh	131
all	253
all _ the	46
all _ think	63
all after	85
all after the	68
all i	131
all i think	84
all night	-44
all over	43
all over her	41
all to	104
all to stop	54
all tonight	59
also	216
also i	50
also scared	139
am	-103
am _ wast	56
am a	94
am a wast	75
am i	-67
am i going	-54
am sick	-64
am sick and	-52
an accident	63
an accident i	51
an afternoon	-49
an end	43
and	213
and _ about	66
and _ can	-76
and _ come	81
and _ date	117
and _ don	43
and _ his	50
and _ how	42
and _ is	-50
and _ like	-54
and _ m	-51
and _ mum	67
and _ night	43
and _ pick	45
and _ put	42
and _ she	57
and _ still	-67
and _ ve	55
and _ wake	70
and _ week	67
and _ world	56
and a	194
and a date	156
and drov	66
and drov fast	53
and feel	-43
and gave	-55
and gave it	-44
and get	-44
and googl	71
and googl how	57
and honestl	53
and honestl i	43
and i can	-90
and i don	57
and i m	-69
and i still	-69
and i ve	74
and isnt	75
and isnt pick	60
and it	-80
and last	182
and last night	57
and last week	89
and made	59
and made me	47
and more	-70
and my	-57
and my boy	-49
and my mum	89
and my wife	-48
and never	250
and never come	108
and never wake	93
and no	-107
and no i	-77
and nobod	61
and now i	52
and one	64
and one of	51
and said	68
and said thank	54
and say	57
and say she	46
and she	96
and she told	47
and sorted	80
and that	107
and that ok	42
and the	90
and the same	45
and the world	75
and then	70
and then put	56
and ther	-90
and ther is	-47
and think	50
and thought	61
and thought about	49
and tired	-109
and tired of	-87
and turn	-45
and turned	105
and turned his	84
and unmotivat	-52
and unmotivat sinc	-42
and we	-54
and would	-89
and would like	-72
ando	-41
ankl	-50
ano	-55
antibiotic	-91
antidepressant	83
antidepressant _ weekend	50
antidepressant last	83
antidepressant last weekend	66
any _ out	47
any more	43
any way	78
any way out	62
anymor	321
anymor _ is	50
anymor goodb	135
anymor school	83
anymor school is	66
anyon	306
anyon _ feel	50
anyon _ still	52
anyon heart	83
anyon heart feel	66
anyon notic	99
anyon stomach	87
anyon stomach still	69
anyth	-67
anyth just	-54
anyth just reall	-43
anyw	90
appetit	73
appetit and	61
appetit and thought	49
appetit lost	50
appointment	96
appointment in	52
appointment in march	42
are	42
are _ and	61
are _ talk	51
are back	111
are back and	89
are coming	56
are coming back	45
are hang	-50
are scar	85
are scar talk	68
aren	-51
aren t	-51
aren t worth	-41
arm	137
arm _ a	92
arm again	64
arm again and	51
arm w	83
arm w a	66
arm with	71
arm with a	57
around	87
around anymor	42
around it	45
around it right	48
as	-171
as _ i	-46
as a	56
as a teenager	49
as an	63
as an accident	51
as if	-115
as if i	-53
ask	69
ask _ not	41
ask god	69
ask god not	55
asking _ scar	-46
asking about	-76
asking about scar	-61
asking for	43
at	-353
at 9	46
at _ but	-46
at night	-121
at the	-95
at the top	-53
at uni	-76
at uni but	-61
attack	-153
attempt	100
attempt _ date	60
attempt to	100
attempt to date	80
au	-81
awak	47
awak what	57
awak what now	46
away _ need	42
away i	70
away i need	56
away in	-46
awful	-49
awful is	-49
baby	-76
back	317
back _ deployment	43
back _ my	67
back and	89
back and my	89
back from	62
back from deployment	57
back has	-43
back hurt all	43
back pain	46
bad enough	63
bad enough overdos	51
bad last	-45
balcon	70
balcon _ i	42
balcon and	70
balcon and i	56
batter	-45
be	671
be _ anymor	86
be _ giving	-44
be _ if	46
be _ off	100
be _ rn	83
be aliv	169
be aliv anymor	95
be better	229
be better dead	51
be better off	134
be dead	184
be dead rn	110
be diabet	-71
be happier	42
be here	132
be here any	43
be here by	42
be need	52
be need the	42
be over she	46
be painles	43
be put	-74
be put to	-59
be scared	-54
be scared of	-43
be so	48
be worr	-73
be worr giving	-58
becaus	160
becaus _ big	55
becaus i	63
becaus i still	49
becaus my	59
becaus my partner	47
becaus of	-51
becaus of the	-41
becaus one	92
becaus one big	73
been	439
been _ abt	53
been _ for	-46
been _ my	203
been _ thought	48
been _ wish	52
been born	86
been born wish	69
been burn	83
been burn my	66
been cutt	159
been cutt my	127
been having	79
been having thought	64
been runn	-66
been runn a	-53
been saving	49
been saying	99
been saying my	79
been think	150
been think abt	71
been well	-76
been well for	-61
befor	-110
befor the	-46
behind	-51
being	99
being aliv	78
bem	-48
better	354
better _ dead	41
better _ without	59
better dead	63
better i	57
better i m	45
better it	41
better off	167
better off dead	55
better off without	79
bien	-49
big _ would	55
big dose	92
big dose would	73
birth	47
birth and	47
bit	-62
black	-44
blad _ googl	42
blad and	51
blad and googl	57
bleach and say	46
bleed	51
bleed ever	53
bleed ever day	42
bleed when	66
bleed when i	53
blood	-208
blood pressur	-70
blood test	-49
book becaus	59
book becaus my	47
boot	-43
born	117
born _ i	52
born wish	86
born wish i	69
both	124
both _ us	47
both of	78
both of us	62
both wrist	66
both wrist it	53
bowel	-73
bowel for	-49
box _ the	-46
box in	-77
box in the	-62
boy	-88
boy won	-61
boy won t	-49
breakup	-52
breakup but	-52
breakup but i	-42
breath	-53
bridg	75
bridg and	59
bridg and made	47
brother	-45
burden	113
burden _ everyon	65
burden on	90
burden on everyon	86
burn	163
burn _ arm	50
burn _ forearm	91
burn my	138
burn my arm	66
burn my skin	44
burn on	152
burn on forearm	122
but	306
but _ also	83
but _ he	41
but _ not	56
but didn	50
but i have	-42
but like	232
but like also	111
but like not	75
but my	-46
but toda	68
but toda he	54
by _ it	54
by christm	53
by christm and	42
by skipp	-42
by tomorrow	90
by tomorrow it	72
c	-42
ca	-44
cabinet	109
cabinet _ ten	73
cabinet is	122
cabinet is ten	98
cabl	76
cabl _ sund	46
cabl on	76
cabl on sund	61
cada	-68
cada vez	-62
calm	66
calm me	67
calm me down	53
came	46
came _ from	43
came back	71
came back from	57
can	-118
can _ cope	-44
can _ go	-64
can _ live	-43
can _ see	47
can _ sleep	67
can _ speak	62
can _ suicidal	-44
can _ work	79
can caus	-73
can caus suicidal	-58
can go	46
can i speak	82
can i talk	49
can t cope	-59
can t go	-66
can t hear	-47
can t live	-42
can t see	62
can t sleep	89
can t work	105
can we	-80
cancel	-98
cancel _ appointment	-59
cancel my	-98
cancel my appointment	-78
cancer	-187
cant	-89
cant _ thi	81
cant do	135
cant do thi	108
cant go	-51
car	147
car and	50
car park	48
care _ it	42
care of	70
care of it	56
care worker	-41
carr	145
carr _ living	66
carr on	151
carr on living	88
cat	147
cat _ my	-43
cat and my	-49
cat is	48
caught	47
caught _ sitt	43
caught him	71
caught him sitt	57
caus	-104
caus _ thought	-44
caus suicidal	-73
caus suicidal thought	-58
ce	-52
chang	-124
chang doctor	-112
che	-57
check	-174
cheesecak	-46
cheesecak is	-46
chest	-113
chest pain	-67
chest pain on	-54
chin	-55
christm	94
christm and	53
christm and that	42
citalopram	-89
citalopram _ i	-54
citalopram safel	-89
citalopram safel i	-72
clean	245
clean _ now	70
clean _ the	78
clean down	129
clean down the	104
clean till	117
clean till now	93
clinic i	41
cloth	-50
cloth are	-50
coil	-50
coil taken	-50
com	-186
come	-61
come _ it	-54
come back	135
come in	-42
come off	-89
come off it	-72
coming back	56
como	-76
complain	-51
complain about	-51
con	-172
constantl	-49
constantl on	-49
constipat	-51
cope	-74
cope _ the	-44
cope with	-74
cope with the	-59
cort	-42
cough	-168
could _ be	-43
could it	-71
could it be	-57
could just	86
could just disappear	47
could sleep	-42
court	88
court _ the	53
court tak	88
court tak the	70
coward	61
coward becaus	61
coward becaus i	49
cramp	-42
crash	51
cream	-99
crying	-70
ctb	80
ctb _ all	48
ctb is	80
ctb is all	64
cut	54
cut _ reall	70
cut again	51
cut again last	41
cut all	51
cut all over	41
cut is	117
cut is reall	93
cut my	-91
cutt	146
cutt _ thigh	57
cutt my	159
cutt my arm	51
cutt my thigh	76
d	311
d _ been	52
d _ better	47
d _ it	51
d _ over	85
d be	168
d be better	51
d do	100
d do it	68
d get	108
d get over	86
d kill	-63
d kill for	-51
d never	86
d never been	69
da	-206
dad _ saying	42
dad keep	56
dad keep saying	56
dan	-51
date	294
date _ urgent	60
date request	100
date request urgent	80
daughter	108
daughter is	59
daughter is 14	47
day	61
day 5	67
day 5 of	54
day _ down	78
day _ help	94
day and	-112
day and it	-49
day clean	129
day clean down	104
day is	-55
day pls	156
day pls help	125
de	-230
dead	150
dead _ ngl	83
dead rn	138
dead rn ngl	110
dead tired	-42
death	-186
death _ when	-51
death panic	-85
death panic when	-68
decid	41
decid i	41
deep	80
deep _ time	57
deep thi	95
deep thi time	76
del	-93
deployment	71
deployment _ last	43
deployment and	71
deployment and last	57
depo	-53
depress	-96
depress _ no	-57
depress and	-96
depress and no	-77
depu	-80
des	-65
desd	-96
desir	66
desir to	66
desir to go	53
di	-141
dia	-90
diabet	-101
diagnos	70
diagnos _ keep	42
diagnos dad	70
diagnos dad keep	56
diar	58
didnt	87
didnt _ anyon	52
didnt tell	87
didnt tell anyon	69
die	371
die _ die	116
die _ m	-91
die for	-46
die i	-152
die i m	-121
die wann	193
die wann die	155
died	-147
died of	-53
diet	-96
diet noth	-42
disagr	-46
disappear	165
disappear _ never	81
disappear and	135
disappear and never	108
disappear for	59
disappear for good	47
dissapear	70
dissapear _ good	42
dissapear for	70
dissapear for good	56
dizz	-113
do	232
do _ anymor	105
do _ stop	-54
do i get	41
do i stop	-72
do it	155
do life	52
do life without	42
do not	67
do not feel	53
do noth	-45
do thi	175
do thi anymor	140
do vide	-42
do we	53
do we see	47
doctor headach	61
doctor headach no	49
doctor you	52
doctor you were	42
doe	-194
doe it	-61
doe noth	-46
doesn	113
doesn t	113
doesn t get	45
doesn t want	45
doesnt i	41
dog	70
dog goe	124
dog goe to	100
dog has	-74
dog has to	-59
doi	-42
dolor	-71
don	169
don t	169
don t trust	48
done	233
done _ done	54
done _ tomorrow	54
done by	90
done by tomorrow	72
done i	42
done reall	90
done reall done	72
dont	145
dont _ be	50
dont _ to	46
dont wann	83
dont wann be	66
dont want	76
dont want to	61
dopo	-47
dor	-70
dos	-73
dose	91
dose _ finall	55
dose would	92
dose would finall	73
down	60
down _ drain	78
down the	129
down the drain	104
drain	129
drank	66
drank and	66
drank and drov	53
dress	152
dress _ burn	91
dress for	152
dress for burn	122
drew	70
drew _ the	42
drew up	70
drew up the	56
driv	86
driv off	47
drov	66
drov fast	66
drov fast hoping	53
dry	-62
du	-75
during	-62
during a	-54
during a panic	-43
dying	-267
dying _ thirst	-43
dying during	-54
dying during a	-43
dying it	-45
dying of	-93
dying of thirst	-57
dying to	-45
e	-250
ear	-87
ear popped	-59
ear popped on	-47
earl	-83
earl for	-49
easy	48
eat	-120
eating ok	-52
edge as	-49
edge of	48
effect	-51
effect aren	-51
effect aren t	-41
eight	-49
eight day	-49
el	-200
elle	-76
else	-57
else to	-57
else to show	-53
em	-66
empt	47
empt sinc	47
en	-181
en el	-47
en la	-52
end	109
end _ treatment	-81
end it	57
end my	-42
end my treatment	-67
end the	-51
end the treatment	-41
end thi	92
end to	43
ending	222
ending _ all	86
ending _ life	48
ending it	143
ending it all	115
ending my	79
ending my life	64
energ low	63
energ low mood	51
enough	109
enough overdos	63
enough overdos show	51
esquelet	-55
essa	-57
est	-84
esta	-109
esto	-99
et	-122
even	133
even joking	122
even trying	-50
ever	122
ever _ i	101
ever day	61
ever night	124
ever night i	108
every1	41
every1 say	41
everyon	262
everyon _ d	65
everyon _ her	45
everyon on	75
everyon on her	60
everyon they	108
everyon they d	86
everyon would	81
everyth doctor	52
everyth doctor you	42
evry	156
evry _ pls	94
evry day	156
evry day pls	125
exam	-93
exam and	-44
except	78
except _ being	47
except not	78
except not being	62
exist	374
exist _ pain	50
exist not	83
exist not pain	66
eye	-109
famil _ honestl	43
famil would	99
famil would honestl	58
fantasis	83
fantasis _ not	50
fantasis about	83
fantasis about not	66
farm	115
farm _ gun	73
farm the	122
farm the gun	98
fast	50
fast hoping	66
fast hoping i	53
feel	196
feel _ again	157
feel _ and	-93
feel _ now	50
feel _ sinc	89
feel a	-50
feel are	56
feel are coming	45
feel as	-78
feel as if	-53
feel empt	47
feel sad	-52
feel sad and	-42
feel safe	67
feel safe with	53
feel suicidal	103
feel suicidal sinc	82
feel suicidel	261
feel suicidel again	209
feel weird	83
feel weird now	66
feel well	-89
feel well and	-72
fell	-49
fell off	-49
fight	87
fight and	42
fight i	46
finall	92
finall _ thi	55
finall end	92
finall end thi	73
find	67
find _ hang	53
find him	88
find him hang	70
finger	-58
finish it	50
flatmat	57
flatmat swallow	57
flatmat swallow bleach	46
flu thi	-41
flu truth	42
fluoxetin	67
fluoxetin to	67
fluoxetin to pictur	54
foot	-76
foot by	-64
for 12	-76
for 12 year	-61
for 3	-50
for _ day	-67
for _ on	91
for _ year	54
for a	-48
for a good	-51
for a year	76
for about	-45
for burn	152
for burn on	122
for but	-46
for eight	-49
for everyth	120
for everyth doctor	42
for it	-66
for me	43
for my	-50
for six	63
for six week	51
for two	72
for two year	58
forearm	72
forearm to	-51
forever	110
forever asking	43
forgot	-55
forgot if	-55
forgot if i	-44
forward	62
forward to	62
found	87
found fresh	46
found me	59
found me on	47
fr	122
fr _ time	73
fr thi	122
fr thi time	98
fresh	46
fresh cut	46
frid	-98
frid _ i	-44
frid and	-74
frid and i	-59
friend	91
friend _ goodb	66
friend and	-52
friend and i	-42
friend posted	75
friend posted goodb	60
frighten	66
from _ and	43
from _ i	73
from _ keep	41
from deployment	71
from deployment and	57
from head	-59
from head to	-47
from my	-44
from scratch	66
from scratch myself	53
from the	-91
from wher	122
from wher i	98
from work	68
from work keep	54
front	53
front of	66
front of a	42
gallbladder	-46
gallbladder disagr	-46
garag	50
garag but	50
gave	-54
gave _ his	41
gave it	-55
gave it again	-44
gave me	68
gave me his	54
gave the	-55
gave the insulin	-44
get	133
get _ it	112
get _ much	89
get a	-60
get better	97
get better i	45
get her	51
get her to	41
get light	-45
get migrain	-44
get my	-54
get over	147
get over it	118
get sterilis	-125
get the	-41
get too	148
get too much	119
get upset	66
gett	79
gett _ evry	94
gett wors	138
gett wors evry	125
girlfriend	51
girlfriend has	51
girlfriend has cut	41
give	-42
give up	-42
given	80
giving	-44
giving _ to	-44
giving birth	47
giving it	-73
giving it to	-58
go	206
go _ sleep	71
go _ with	-42
go hospital	83
go on living	53
go on with	-97
go through	71
go to	148
go to sleep	94
god	182
god _ take	68
god _ to	41
god not	69
god not to	55
god will	113
god will take	91
goe _ my	75
goe soft	-60
goe soft halfw	-48
goe to	124
goe to my	100
going	-50
going _ die	-64
going to die	-85
going to end	45
going to toppl	-53
gone	247
gone i	67
gone through	61
gone through with	49
good	-77
good friend	-52
good friend and	-42
good night	-63
good night s	-51
goodb	344
goodb _ anyon	59
goodb _ everyon	45
goodb _ instagram	63
goodb on	105
goodb on instagram	84
goodb to everyon	60
goodb to our	-49
goodb without	99
goodb without anyon	79
googl	71
googl _ many	42
googl how	71
googl how many	57
got	48
got a	50
got flu	42
gun	252
gun _ his	43
gun _ is	73
gun cabinet	122
gun cabinet is	98
gun in	131
gun in his	57
gun in the	48
ha	-103
hace	-43
had	-175
had to	-80
had to say	-49
hair	-53
halfw	-60
halfw through	-60
halfw through and	-48
hand	-95
hang	85
hang _ but	41
hang himself	68
hang himself but	54
hang myself	67
hang off	-50
happ	-71
happ _ everyth	-42
happ with	-71
happ with everyth	-56
happier	42
happier if	42
harm _ dress	91
harm _ i	-46
harm _ uni	-46
harm as	62
harm as a	49
harm at	-76
harm at uni	-61
harm myself	-117
harm myself i	-62
harm need	152
harm need dress	122
has	-202
has _ be	-44
has cut	51
has cut all	41
has gone	-49
has to	-74
has to be	-59
hate	125
hate _ so	75
hate myself	125
hate myself so	100
have _ phob	-51
have _ plan	111
have a	116
have a phob	-68
have a plan	148
have been	49
have good	-52
have good friend	-42
have headach	50
have made	46
have never	-77
have never thought	-62
have the	-98
haven	58
haven t	58
haven t gone	49
havent	83
havent _ anyon	50
havent told	83
havent told anyon	66
having	66
having _ of	48
having thought	79
having thought of	64
he	263
he _ 19	63
he _ if	53
he _ me	41
he _ take	42
he gave	68
he gave me	54
he ll	94
he ll take	56
he passed	66
he passed i	53
he s	127
he s 19	84
he said	88
he said if	70
he won	46
head	-116
head against	66
head against the	53
head to	-59
head to toe	-47
headach	99
headach _ appetit	67
headach no	111
headach no appetit	89
hear	-72
heart _ weird	50
heart attack	-70
heart feel	83
heart feel weird	66
heart tablet	75
heat	-63
hell	49
help	154
help six	41
her	167
her _ and	45
her _ that	43
her _ with	42
her arm	71
her arm with	57
her cheesecak	-46
her diar	58
her stor	75
her stor and	60
her thigh	51
her thigh that	41
her to	51
her to see	41
here	160
here any	53
here any more	43
here by	53
here by christm	42
herself	153
herself _ do	66
herself how	51
herself how do	41
herself she	43
herself who	59
herself who do	47
him	311
him _ with	43
him hang	88
him sitt	71
him sitt with	57
himself	161
himself _ his	42
himself _ toda	41
himself but	68
himself but toda	54
himself with	70
himself with his	56
his	155
his _ off	63
his _ shotgun	42
his mouth	71
his old	70
his old shotgun	56
his phon	105
his phon off	84
his watch	68
his watch and	54
hit	64
hit my	66
hit my head	53
ho	-126
honest	66
honestl	152
honestl _ better	43
honestl be	72
honestl be better	58
honestl i	53
honestl i d	43
hope	66
hope i	66
hope i just	53
hoping	261
hoping _ next	99
hoping i	96
hoping i would	53
hoping my	166
hoping my next	133
hospic	-47
hospic last	-46
hospital	103
hospital after	42
hour	43
hour ago	65
hour ago and	52
hous	109
hous and	60
hous and i	48
hous wife	50
how	105
how _ ibuprofen	42
how do	-43
how many	121
how many ibuprofen	57
hurt _ i	-81
hurt all	53
hurt all the	43
hurt myself i	-77
hurt myself on	53
husband _ back	43
husband came	71
husband came back	57
i	934
i _ 25	50
i _ a	172
i _ about	117
i _ again	68
i _ be	79
i _ do	122
i _ done	79
i _ dying	-99
i _ from	-52
i _ given	48
i _ god	41
i _ gone	48
i _ got	49
i _ happ	-42
i _ help	42
i _ him	57
i _ in	44
i _ listen	42
i _ my	42
i _ myself	50
i _ not	-54
i _ pray	68
i _ scared	42
i _ taking	-54
i _ the	-120
i _ thi	-73
i _ think	42
i _ ticked	-46
i _ typing	73
i _ up	-87
i _ want	108
i _ well	-67
i _ won	58
i _ worr	-44
i _ written	59
i am a	75
i am sick	-52
i ask	69
i ask god	55
i be	-84
i be worr	-58
i bleed	66
i bleed when	53
i burn	55
i burn my	44
i can	-144
i can t	-115
i cant do	108
i caught	71
i caught him	57
i could	60
i could just	69
i cut again	41
i d	187
i d be	51
i d kill	-51
i d never	69
i dissapear	70
i dissapear for	56
i do	136
i do not	53
i dont	76
i dont want	61
i drank	66
i drank and	53
i drew	70
i drew up	56
i fantasis	83
i fantasis about	66
i feel	-80
i feel as	-53
i feel sick	52
i feel well	-72
i found	46
i gave	-55
i gave the	-44
i get	43
i get a	-44
i get her	41
i get upset	53
i give	-42
i going	-67
i going to	-54
i hate	125
i hate myself	100
i have	97
i have a	80
i have good	-42
i have never	-62
i hit	66
i hit my	53
i hope	66
i hope i	53
i itch	-59
i itch from	-47
i jsut	67
i jsut want	54
i just	57
i just ticked	-62
i just won	77
i keep	211
i keep pray	91
i keep think	55
i ll	139
i ll find	70
i ll listen	56
i look up	-53
i m	-65
i m a	72
i m done	105
i m dying	-72
i m eating	-42
i m happ	-56
i m honest	53
i m just	-121
i m not	-125
i m scared	56
i m tired	45
i m typing	98
i need	61
i need help	56
i need stitch	41
i reckon	-51
i scratch	53
i scratch my	42
i shot	-42
i speak	103
i speak to	82
i stand	-61
i stand up	-49
i start	62
i start again	49
i still	58
i still can	-47
i still go	67
i still haven	49
i stockpil	92
i stockpil my	73
i stop	-89
i stop taking	-72
i talk	61
i talk to	49
i think	232
i think about	91
i thought	-75
i thought i	-60
i tied	50
i took	134
i took 25	67
i took a	52
i tos	-45
i tried to	45
i ve	400
i ve been	-60
i ve given	64
i ve got	65
i ve written	79
i wake	-48
i want	-395
i want my	-77
i want thi	-98
i want to	-137
i was dying	-60
i wasnt	42
i won	52
i won t	42
i wont	53
i wont be	42
i would	66
i would crash	53
i wouldn	57
i wouldn t	46
ibuprofen _ do	42
ibuprofen would	71
ibuprofen would do	57
ideation	100
ideation _ a	60
ideation with	100
ideation with a	80
if	422
if _ court	53
if _ dissapear	42
if i	252
if i dissapear	56
if i gave	-44
if it	48
if someth	-49
if the	144
if the court	70
if the pain	45
il	-166
im	230
im _ burden	65
im a	108
im a burden	86
im fine	111
im gone	94
in	50
in 2019	56
in 2019 and	45
in _ car	58
in _ mouth	43
in _ of	51
in _ on	66
in _ questionnair	-46
in _ sorted	75
in carr	110
in carr on	88
in front	86
in front of	68
in her	58
in her diar	46
in his	71
in his mouth	57
in hospic	-47
in june i	42
in me	112
in me sorted	100
in my	-133
in person	-42
in the car	77
in the foot	-51
in the hous	48
in the morn	42
in the questionnair	-62
infect	119
inhaler	-46
instagram	105
instagram _ turned	63
instagram and	105
instagram and turned	84
insulin _ one	55
insulin and	-55
insulin and gave	-44
insulin becaus	92
insulin becaus one	73
is	135
is 14	59
is 14 and	47
is 3	-55
is 3 9	-44
is 81	43
is _ and	81
is _ cat	83
is _ i	47
is _ normal	74
is _ step	73
is _ strong	70
is _ thi	57
is _ to	-65
is about	-49
is all	105
is all i	84
is at	46
is cancer	-152
is deep	95
is deep thi	76
is hell	83
is i	76
is it	45
is murder	-42
is my	138
is my cat	110
is noth	-59
is noth to	-47
is old	48
is plent	47
is reall	117
is reall strong	93
is ten	122
is ten step	98
is that	55
is that normal	88
is that ok	-43
is the only	53
is ther	-60
is to	-46
is unbearabl	-46
isn _ help	-50
isn _ worth	85
isn t help	-67
isn t worth	113
isnt	58
isnt _ up	45
isnt pick	75
isnt pick up	60
it	529
it _ after	51
it _ be	97
it _ diabet	-43
it _ i	67
it _ my	-58
it _ night	-51
it _ to	79
it _ too	89
it again	-55
it again sugar	-44
it all	247
it all after	68
it all to	84
it all tonight	47
it at	-109
it at night	-68
it away	70
it away i	56
it be diabet	-57
it d	106
it d be	85
it get	143
it get too	119
it goe	-60
it goe soft	-48
it himself	70
it himself with	56
it if	48
it isn	-84
it isn t	-67
it normal on	54
it normal to	-43
it quick	147
it right	60
it right now	48
it s	-58
it s from	53
it s her	-48
it start	-43
it take	50
it to be	46
it to my	-58
it was me	51
it weren	48
it won	90
it won t	72
itch	-142
itch from	-59
itch from head	-47
its	156
its _ tbh	99
its terminal	166
its terminal tbh	133
ive	205
ive _ cutt	95
ive been	159
ive been cutt	127
ive made	53
ive made peac	42
j	-95
j ai	-67
ja	-94
ja nao	-58
je	-194
job _ the	52
job lost	50
join	66
join him	66
joint	-41
joking	316
joking _ hang	41
joking _ time	56
joking about	68
joking about hang	54
joking thi	94
joking thi time	75
jsut	67
jsut want	67
jsut want it	54
jump	44
jump off	44
june i	52
june i don	42
just	83
just _ t	58
just _ the	-46
just _ thi	-91
just _ to	106
just disappear	59
just disappear for	47
just go	43
just not	67
just noth	83
just overwhelm	-44
just reall	-54
just scared	-152
just scared thi	-121
just ticked	-77
just ticked the	-62
just want	172
just want to	108
just won	96
just won t	77
keep	365
keep _ about	72
keep _ god	68
keep _ he	42
keep _ me	48
keep joking	68
keep joking about	54
keep look	48
keep pray	113
keep pray god	91
keep saying	113
keep saying he	56
keep tell	80
keep tell me	64
keep think	69
keep think about	42
kg	-49
kid	153
kid _ ll	53
kid i	88
kid i ll	70
kidn	-65
kidn ston	-45
kill for	-63
kill for a	-51
kill herself	59
kill herself who	47
kill me	-142
kill myself	139
kilo	43
kilo and	50
kind	190
kind _ kms	83
kind to	52
kind to me	42
kind wann	139
kind wann kms	111
kms	353
kms _ but	56
kms _ like	83
kms _ thi	73
kms but	139
kms but like	111
kms fr	122
kms fr thi	98
kms lol	94
kms lol but	75
knee	-81
know	104
know it	63
know it was	51
know my	-45
know what	49
l	-147
la	-223
las	-94
last	203
last _ havent	50
last _ i	55
last _ then	50
last night	130
last night and	41
last night she	47
last night then	67
last week	66
last week i	53
last weekend	83
last weekend havent	66
last year	-54
late	-72
latel	80
le	-206
leaflet	-83
leaflet _ montelukast	-44
leaflet say	-73
leaflet say montelukast	-58
left _ me	75
left in	124
left in me	100
left side	-67
left side am	-54
leg till	53
leg till they	42
les	-82
let	69
let _ see	41
let me	69
let me see	55
letter	99
letter _ my	59
letter to	99
letter to my	79
lie	-73
life	460
life _ t	85
life _ the	46
life in	56
life in 2019	45
life isn	142
life isn t	113
life most	61
life most even	49
life sinc	76
life sinc the	61
life without	52
life without him	42
light	-45
light and	-45
lighter	83
lighter _ it	50
lighter when	83
lighter when it	66
like	171
like _ any	86
like _ come	-54
like _ joking	56
like _ scared	83
like also	139
like also scared	111
like my	-82
like not	94
like not joking	75
like pass	-43
like september	88
like thi	144
like thi any	115
like to	-63
like to come	-72
listen	70
live	132
live _ thi	75
live like	144
live like thi	115
living	317
living _ thi	85
living sinc	66
living sinc he	53
living with	142
living with thi	113
ll	232
ll _ care	42
ll _ him	53
ll find	88
ll find him	70
ll listen	70
ll take	70
ll take care	56
lo	-42
load	52
load of	65
load of paracetamol	52
loaded	71
loaded _ in	43
loaded gun	71
loaded gun in	57
lol	86
lol _ like	56
lol but	94
lol but like	75
long	-79
look	235
look forward	62
look forward to	50
look infect	147
look over	48
look up at	-53
los	-67
losing	-46
losing weight	-46
lost	174
lost 6	50
lost _ farm	73
lost the	172
lost the farm	98
lost thre	-41
loud	-48
low mood for	51
lower	-48
lowk	138
lowk _ be	83
lowk wann	138
lowk wann be	110
lump	-201
lump _ cancer	-91
lump is	-152
lump is cancer	-121
m	-78
m _ depress	-57
m _ i	105
m _ nurs	42
m _ reall	54
m _ scared	-91
m _ with	-42
m a	83
m a coward	49
m a nurs	56
m constantl	-49
m done	131
m done reall	72
m dying	-91
m dying of	-57
m eating	-52
m eating ok	-42
m going	-48
m happ	-71
m happ with	-56
m honest	66
m just	-152
m just scared	-121
m not	-156
m not depress	-77
m scared	70
m scared i	56
m sick	-45
m still	-42
m tired	57
m tired of	45
m typing	122
ma	-66
made	157
made me	59
made me promis	47
made my	46
made peac	53
made peac with	42
mai	-84
mak herself	51
mak herself how	41
mal	-77
many	207
many _ on	52
many _ would	42
many ibuprofen	71
many ibuprofen would	57
many of	50
many pill	87
many pill on	69
mas	-68
mata	-42
match	85
mate	181
mate _ text	51
mate _ work	41
mate from	68
mate from work	54
mate s	85
mate s text	68
matter	90
matter anyw	90
max	-41
max is	-41
me	95
me _ im	56
me _ jump	42
me _ kill	48
me _ morn	41
me _ my	83
me _ the	103
me and	-50
me dizz	-49
me down	67
me his	68
me his watch	54
me i	149
me i won	42
me in	-47
me is	138
me is my	110
me last	59
me last night	47
me on the	47
me promis	59
me promis to	47
me see	69
me see morn	55
me sorted	124
me sorted the	100
me to	122
me to jump	56
me to kill	64
me tonight	113
me when	94
me when im	75
mean	44
mean it	44
medication	41
medication two	41
mes	-76
methotrexat	-51
methotrexat side	-51
methotrexat side effect	-41
meu	-85
mi	-182
migrain	-87
migrain without	-41
minh	-69
mio	-44
mis	110
mis _ when	56
mis me	94
mis me when	75
mon	-92
mond	126
mond 40	129
mond 40 day	104
mond _ day	78
montelukast	-73
montelukast _ caus	-44
montelukast can	-73
montelukast can caus	-58
month _ till	70
month clean	117
month clean till	93
mood for	63
mood for six	51
more	-94
more _ more	-42
more and	-70
more and more	-56
morrer	-52
mort	-83
most	113
most even	61
mother is	43
mous	-51
mous i	-51
mouth ulcer	-43
moved	-66
much	288
much _ look	50
much i	125
much i burn	44
much i scratch	42
much some	83
much some look	66
mum	86
mum _ im	67
mum passed	-46
mum think	111
mum think im	89
mum to	63
mum to know	51
murder	-42
my	128
my 8	-73
my 8 year	-58
my _ and	50
my _ are	-77
my _ becaus	55
my _ came	43
my _ check	-81
my _ for	65
my _ last	50
my _ life	70
my _ posted	45
my _ s	63
my _ saturd	75
my _ scan	99
my _ sinc	58
my _ tablet	45
my _ w	50
my _ with	-50
my _ won	-62
my _ would	59
my antidepressant	83
my antidepressant last	66
my appointment	-98
my arm	122
my arm again	51
my arm w	66
my baby	-54
my blood	-111
my blood pressur	-42
my bowel	-49
my boy	-61
my boy won	-49
my cat	185
my chin	-53
my cloth	-50
my dad	-54
my daughter	118
my daughter is	47
my ear	-59
my ear popped	-47
my famil	99
my famil would	79
my finger	-48
my friend	75
my friend posted	60
my gallbladder	-46
my girlfriend	51
my girlfriend has	41
my goodb	99
my goodb without	79
my hand	-47
my head against	53
my heart	75
my heart tablet	60
my husband	45
my husband came	57
my inhaler	-46
my insulin	92
my insulin becaus	73
my kid	66
my knee	-83
my leg till	42
my life	121
my life sinc	61
my mate	153
my mate from	54
my mate s	68
my migrain	-41
my mum	148
my mum think	89
my mum to	51
my neck	-53
my next	166
my next scan	133
my own	117
my own life	94
my partner	111
my partner died	42
my partner found	47
my peac	46
my shift	48
my shin	-71
my sister	164
my sister saturd	100
my skin sometim	44
my tablet	89
my thigh	95
my thigh for	76
my thyroid	-96
my thyroid check	-77
my tong	-41
my treatment	-84
my treatment with	-67
my whol	-44
my wife	-45
my wife think	-48
my wrist	-46
myself	496
myself _ i	90
myself _ just	-46
myself _ like	53
myself _ much	75
myself _ want	-57
myself around	60
myself around it	48
myself i	-173
myself i just	-62
myself i want	-77
myself if	62
myself if i	50
myself in	-64
myself in the	-51
myself on	67
myself on purpos	53
myself sinc	88
myself sinc like	71
myself so	125
myself so much	100
myself till	66
myself till i	53
myself tonight	67
myself with	76
myself with a	61
na	-129
nada	-66
nao	-167
ne	-53
neck _ sore	46
neck still	76
neck still sore	61
neck won	-43
need	133
need _ for	91
need _ toda	-49
need dress	152
need dress for	122
need help	70
need someon	-72
need someon toda	-66
need the	43
need the appointment	42
nerv	-54
never	181
never _ about	-46
never _ back	81
never _ born	52
never _ up	70
never been	86
never been born	69
never come	135
never come back	108
never thought	-77
never thought about	-62
never wake	116
never wake up	93
new	-79
next	182
next _ say	99
next scan	166
next scan say	133
ngl	138
ni	-56
night _ ask	41
night _ caught	43
night _ threw	50
night and it	41
night i	190
night i ask	55
night i caught	57
night i hope	53
night s	-63
night s sleep	-51
night she	59
night she want	47
night then	83
night then threw	67
nine	-41
no	-202
no _ don	-57
no _ m	-57
no _ to	177
no appetit	75
no appetit and	49
no attempt	100
no attempt to	80
no desir	66
no desir to	53
no energ	53
no energ low	51
no i	-191
no i don	-77
no i m	-77
no reason	131
no reason to	105
nobod	169
nobod _ notic	42
nobod would	70
nobod would notic	56
noit	-43
non	-125
normal	97
normal on	67
normal on day	54
normal to	-54
normal to be	-43
not	579
not _ aliv	47
not _ and	-61
not _ joking	73
not _ just	50
not _ let	41
not _ not	50
not _ thi	80
not be	53
not be here	43
not being	78
not being aliv	62
not come	-42
not depress	-96
not depress and	-77
not even	72
not even joking	98
not exist	110
not exist not	66
not feel	67
not feel safe	53
not joking	94
not joking thi	75
not pain	83
not pain just	66
not suicidal	-54
not suicidal or	-43
not sure	67
not the	76
not to	69
not to let	55
not wake	50
noth	-202
noth _ in	75
noth else	-66
noth else to	-53
noth help	41
noth left	124
noth left in	100
noth to	-141
noth to complain	-41
noth to see	-47
noth work	-42
notic	166
notic _ i	42
notic if	70
notic if i	56
now	178
now i	65
now i feel	52
nuit	-44
numb	-52
nurs _ drew	42
nurs i	70
nurs i drew	56
o	-240
od	83
od _ my	50
od on	83
od on my	66
of	489
of _ all	-56
of _ and	93
of _ except	47
of _ himself	42
of _ my	48
of _ panic	-51
of _ train	51
of a	-74
of a heart	-56
of a train	42
of death	-85
of death panic	-68
of dying	-54
of dying during	-43
of ending	138
of ending it	47
of ending my	64
of exist	279
of fight	87
of fluoxetin	67
of fluoxetin to	54
of it	80
of it himself	56
of paracetamol	65
of paracetamol on	52
of spac	94
of spac and	75
of them look	51
of thi	55
of thi cough	-52
of thi except	62
of thirst	-71
of thirst all	-57
of us	78
off _ balcon	42
off _ me	59
off _ s	63
off a	-49
off dead	69
off he	105
off he s	84
off it	-89
off me	-50
off the balcon	56
off without	99
off without me	79
ok	-77
ok ive	53
ok ive made	42
old	53
old _ has	-44
old _ on	42
old dog	-92
old dog has	-59
old shotgun	70
old wrot	71
old wrot on	57
on	411
on _ antidepressant	50
on _ didnt	52
on _ left	-51
on _ on	52
on _ stor	45
on _ they	65
on _ thi	-73
on a	-49
on both	47
on both wrist	53
on day	67
on day 5	54
on edge	-49
on everyon	108
on everyon they	86
on forearm	152
on frid	-74
on frid and	-59
on her	146
on her arm	57
on her stor	60
on instagram	105
on instagram and	84
on it	-41
on living	176
on living sinc	53
on my	-88
on my antidepressant	66
on my chin	-42
on my neck	-42
on my skin	-47
on purpos	282
on purpos about	52
on purpos is	53
on purpos on	69
on purpos when	53
on sund	163
on sund didnt	69
on sund neck	61
on the	-198
on the bridg	47
on the left	-68
on the plan	-47
on thi	-73
on with	-121
on with thi	-97
on without	46
one	179
one _ deep	57
one _ dose	55
one big	92
one big dose	73
one is	95
one is deep	76
one of	64
one of them	51
only	248
only _ stopp	83
only thing	204
only thing stopp	110
only thing that	53
oozing	-45
opened	-49
opened my	-49
or	-85
or anyth	-54
or anyth just	-43
os	-62
our	-117
our 13	71
our 13 year	57
our _ dog	-55
our _ year	42
our cat	-61
our cat and	-49
our old	-92
our old dog	-74
out	-129
out _ thi	71
out of	109
out of thi	95
over _ quick	88
over her	51
over her thigh	41
over it	147
over it quick	118
over she	57
over she s	46
overdos	63
overdos show	63
overdos show as	51
overwhelm	-44
overwhelm with	-44
own	91
own life	91
own life in	45
own life most	49
pain	171
pain _ noth	50
pain doesn	57
pain doesn t	45
pain is	46
pain just	83
pain just noth	66
pain on	-67
pain on the	-54
pain was	-45
painles	43
painles to	43
panic	-182
panic _ i	-51
panic attack	-84
panic when	-85
panic when i	-68
paper	49
paperwork	124
paperwork _ goe	75
paperwork dog	124
paperwork dog goe	100
para	-70
paracetamol on	65
paracetamol on purpos	52
paracetamol over	-41
park	48
park roof	48
partner	111
partner died	52
partner died in	42
partner found	59
partner found me	47
pass thought	63
pass thought that	51
passed away	-67
passed i	66
passed i want	53
patch	-50
patch i	-50
patient	100
patient _ suicidal	60
patient report	100
patient report suicidal	80
peac	98
peac with	53
peac with it	42
per	-72
perd	-46
perfect	-56
period	-54
person	-42
person can	-42
phob	-86
phob _ death	-51
phob of	-85
phob of death	-68
phon	156
phon _ he	63
phon _ on	46
phon cabl	76
phon cabl on	61
phon off	105
phon off he	84
phys	-125
phys _ isn	-50
phys it	-84
phys it isn	-67
pick	61
pick up	75
pictur	114
pictur driv	47
pictur hang	67
pictur hang myself	54
pill	55
pill _ purpos	52
pill on	87
pill on purpos	69
pill would	50
piu	-72
plan	235
plan _ a	117
plan _ attempt	60
plan and	136
plan and a	156
plan and i	-47
plan no	100
plan no attempt	80
plent	47
plent i	47
pls	156
pls help	156
plu	-95
point	157
point _ carr	66
point _ would	42
point in	110
point in carr	88
point nobod	70
point nobod would	56
popped	-71
popped on	-59
popped on the	-47
por	-112
poss	-45
posted	180
posted _ goodb	63
posted _ to	45
posted a	105
posted a goodb	84
posted goodb	75
posted goodb to	60
potassium	70
potassium _ then	42
potassium and	70
potassium and then	56
pour	-45
pra	-56
pray	113
pray _ will	68
pray god	113
pray god will	91
pregnanc	-88
pregnanc _ to	-53
pregnanc sicknes	-88
pregnanc sicknes to	-70
pres	-56
pressur	-94
promis	59
promis to	59
promis to talk	47
purpos	282
purpos _ sund	52
purpos about	65
purpos about two	52
purpos is	67
purpos is the	53
purpos on	87
purpos on sund	69
purpos when	66
purpos when it	53
put _ away	42
put _ sleep	-44
put an	43
put it	70
put it away	56
put to	-74
put to sleep	-59
q	-54
quand	-121
que	-163
quer	-112
quest	-45
questionnair	-77
qui	-44
quick	147
quier	-91
quit	-48
quit my	-46
rash	50
rash on	94
rash on both	53
rather not be	43
realis	-41
realis the	-41
reall	151
reall _ by	54
reall _ toda	70
reall done	90
reall done by	72
reall strong	117
reall strong toda	93
reason	131
reason _ stay	79
reason to	131
reason to stay	105
reckon	-51
reckon forearm	-51
red	-90
red and	-41
relaps	152
relaps _ self	91
relaps with	152
relaps with self	122
remed	-45
report	100
report _ ideation	60
report suicidal	100
report suicidal ideation	80
request	100
request _ appointment	60
request urgent	100
request urgent appointment	80
resident	-43
resident to	-41
result	-59
right now	60
rn	138
rn ngl	138
road	47
road with	47
roof	48
roof after	48
rope	41
rope in	50
rsi	-51
rsi from	-51
run	-44
runn	-66
runn a	-66
runn a temperatur	-53
s	301
s 19	105
s _ are	51
s _ point	66
s a	60
s a gun	48
s awak	57
s awak what	46
s from	66
s from scratch	53
s going	43
s gone	50
s her	-60
s just	-44
s sleep	-63
s stopp	43
s text	85
s text are	68
s the	150
s the point	88
s thigh	46
sad and	-52
sad and unmotivat	-42
sadnes	-74
safe	67
safe with	67
safe with myself	53
safel	-89
safel _ feel	-54
safel i	-89
safel i feel	-72
said	187
said _ the	53
said if	88
said if the	70
said thank	68
said thank for	54
same feel	56
same feel are	45
sang	-57
sangr	-45
saturd	119
saving	49
saving up	49
say	104
say _ can	-44
say _ terminal	99
say goodb	-61
say goodb to	-49
say it	50
say its	166
say its terminal	133
say montelukast	-73
say montelukast can	-58
say she	57
say she wanted	46
saying	245
saying _ goodb	59
saying _ ll	42
saying he	70
saying he ll	56
saying my	99
saying my goodb	79
saying she	43
scalp	-69
scan	166
scan _ its	99
scan say	166
scan say its	133
scar	-50
scar _ about	51
scar cream	-76
scar talk	85
scar talk about	68
scared _ ll	42
scared _ lump	-91
scared i	70
scared i ll	56
scared of dying	-43
scared thi	-152
scared thi lump	-121
school	43
school _ hell	50
school is	83
school is hell	66
scratch	101
scratch my	42
scratch my leg	42
scratch myself	66
scratch myself till	53
se	-151
se me	-64
see	276
see _ way	47
see any	78
see any way	62
see christm	41
see morn	69
see on	-59
see on my	-47
see someon	51
self	102
self _ at	-46
self _ need	91
self harm	102
self harm as	49
self harm at	-61
self harm need	122
selfharm	129
selfharm _ mond	78
selfharm again	129
selfharm again mond	104
sem	-72
seman	-55
sempr	-60
september	69
sertralin	217
sertralin _ night	50
sertralin _ that	66
sertralin is	110
sertralin is that	88
sertralin last	83
sertralin last night	67
sewerslid	111
sewerslid _ are	67
sewerslid thought	111
sewerslid thought are	89
shav	-88
shav and	-45
shav cut	-43
she	424
she _ to	58
she d	70
she d do	42
she doesn	56
she doesn t	45
she isn	-44
she mak	51
she mak herself	41
she s	80
she s awak	46
she told	59
she told me	47
she want	96
she want to	77
she wanted	57
she wanted it	46
shelf	-81
shelf i	-66
shelf i feel	-53
shin	-84
shin shav	-45
shot	-74
shot myself	-64
shot myself in	-51
shotgun	56
should	56
should _ be	-51
should _ still	50
should i be	-67
should i still	67
show as	63
show as an	51
show for	-66
show for it	-53
si	-59
sick	-123
sick _ tired	-66
sick and	-109
sick and tired	-87
sick with	-43
sicknes	-88
sicknes _ be	-53
sicknes to	-88
sicknes to be	-70
side	-151
side am	-67
side am i	-54
side effect	-51
side effect aren	-41
sin	-49
sinc _ can	62
sinc _ diagnos	42
sinc _ september	53
sinc _ weekend	46
sinc giving	47
sinc he	66
sinc he passed	53
sinc i	-70
sinc like	88
sinc like september	71
sinc the	116
sinc the breakup	-42
sinc the diagnos	56
sinc the weekend	61
sinc thursd	103
sinc thursd can	82
sinc wednesd	-66
sinc wednesd with	-53
sister	135
sister saturd	124
sit in	50
sitt	71
sitt _ a	43
sitt with	71
sitt with a	57
six	102
six medication	41
six week	63
six week pass	51
size	-41
size of	-41
skin	-47
skin sometim	55
skipp	-63
skipp phys	-42
skull	-43
skull and	-43
sleep	58
sleep _ frid	-44
sleep _ never	70
sleep _ t	79
sleep and	116
sleep and never	93
sleep can	131
sleep can t	105
sleep for	-62
sleep forever	43
sleep my	53
sleep my back	43
sleep on	-74
sleep on frid	-59
sleep pill	50
slot	-49
smok	-90
smok _ good	-54
smok for	-90
smok for good	-72
so bad	-56
so easy	48
so much	125
so much i	100
so tired	-42
sofa	-63
soft	-60
soft halfw	-60
soft halfw through	-48
some	108
some _ infect	50
some look	83
some look infect	66
someon	140
someth awful	-49
sometim	94
son	84
son _ a	63
son posted	105
son posted a	84
son s	46
sono	-94
sorted	204
sorted _ paperwork	75
sorted the	164
sorted the paperwork	100
spac	94
spac _ the	56
spac and	94
spac and the	75
speak	103
speak _ someon	62
speak to	103
speak to someon	82
spot	-96
spot on	-72
spot on my	-42
stand	-104
stand up	-74
start	162
start _ again	78
start again	62
start look	46
start selfharm	129
start selfharm again	104
start thi	-43
stay	131
stay _ tbh	79
stay aliv	131
stay aliv tbh	105
step	89
step _ wher	73
step from	122
step from wher	98
stepp	86
stepp _ front	51
stepp in	86
stepp in front	68
sterilis	-125
still	89
still 102	-42
still _ hospital	50
still can	-59
still can t	-47
still go	83
still go hospital	67
still haven	61
still haven t	49
still hurt	87
still sore	76
sting do	51
sting do i	41
stockpil	92
stockpil _ insulin	55
stockpil my	92
stockpil my insulin	73
stomach	112
stomach _ hurt	52
stomach still	87
stomach still hurt	69
ston	-45
ston they	-45
stop _ citalopram	-54
stop _ for	-54
stop bleed	-43
stop crying	-52
stop forever	67
stop oozing	-45
stop smok	-90
stop smok for	-72
stop sting	51
stop sting do	41
stop taking	-89
stop taking citalopram	-72
stopp	320
stopp _ is	148
stopp eating	43
stopp me	138
stopp me is	110
stopp my	47
stopp sertralin	110
stopp sertralin is	88
stor	75
stor _ isnt	45
stor and	75
stor and isnt	60
strangl	76
strangl _ with	46
strangl myself	76
strangl myself with	61
stres	-53
stres is	-46
strong	117
strong _ 4	70
strong toda	117
strong toda 4	93
sucidal	226
sucidal _ wont	136
sucidal thought	226
sucidal thought wont	181
sugar	-78
sugar is	-55
sugar is 3	-44
sui	-44
suicdal	156
suicdal _ gett	94
suicdal thought	156
suicdal thought gett	125
suicid	-134
suicid in	-56
suicidal	97
suicidal _ after	66
suicidal _ should	-44
suicidal _ thursd	62
suicidal _ with	60
suicidal again	110
suicidal again after	88
suicidal ideation	100
suicidal ideation with	80
suicidal or	-54
suicidal or anyth	-43
suicidal she	-44
suicidal sinc	103
suicidal sinc thursd	82
suicidal thought	-104
suicidal thought should	-58
suicidel	261
suicidel again	261
sund	150
sund _ still	46
sund _ tell	52
sund didnt	87
sund didnt tell	69
sund neck	76
sund neck still	61
sure	67
swallow bleach	57
swallow bleach and	46
swollen	-66
t	502
t _ any	47
t _ anyw	54
t _ can	79
t _ living	85
t _ my	82
t _ no	79
t _ on	-49
t _ she	-42
t _ through	67
t _ up	58
t _ with	-56
t be	101
t be need	42
t cope	-74
t cope with	-59
t eat	-61
t for	48
t get	48
t get better	45
t go on	-66
t gone	61
t gone through	49
t hear	-59
t help	-84
t live	-52
t matter	90
t matter anyw	72
t opened	-49
t see	78
t see any	62
t sleep	112
t sleep can	105
t sleep my	43
t stop	-81
t suicidal	-44
t talk	46
t told	47
t trust	60
t trust myself	48
t wake	96
t wake up	77
t want	59
t want my	51
t work	131
t work no	105
t worth	90
t worth it	-41
t worth living	113
ta	-46
tablet a	-48
tablet and	47
tablet do	-45
tablet i	49
tak	88
tak _ kid	53
tak the	88
tak the kid	70
take	263
take _ of	42
take _ tonight	68
take care	70
take care of	56
take me	113
take me tonight	91
take my own	45
take to	50
taken	-50
taken out	-50
taking	-59
taking _ safel	-54
taking citalopram	-89
taking citalopram safel	-72
taking my	61
taking my own	49
talk	274
talk _ ending	51
talk about	85
talk about ending	68
talk to	180
talk to a	49
talk to someon	47
tbh	296
teenager	62
teenager and	62
teenager and last	49
tell	190
tell _ stomach	52
tell _ to	90
tell anyon	87
tell anyon stomach	69
tell me	149
tell me to	120
tell too	-48
temperatur	-87
temperatur sinc	-66
temperatur sinc wednesd	-53
ten	51
ten _ from	73
ten day	-43
ten step	122
ten step from	98
teng	-60
tenh	-84
terminal	164
terminal tbh	166
test	-91
test is	-49
text	85
text _ scar	51
text are	85
text are scar	68
thank	120
thank for	68
thank for everyth	54
thank you	52
thank you for	42
that	368
that _ d	50
that calm	67
that calm me	53
that i	63
that i d	51
that normal	110
that ok ive	42
that she	72
that she mak	41
the	146
the _ and	100
the _ box	-46
the _ cabinet	73
the _ could	-43
the _ dad	42
the _ dog	75
the _ in	87
the _ keep	48
the _ nobod	42
the _ say	-44
the _ shelf	-48
the _ side	-51
the _ tak	53
the _ tell	42
the _ the	73
the _ thing	122
the _ too	-54
the _ wont	56
the appointment	52
the appointment in	42
the balcon	70
the balcon and	56
the blood	-49
the breakup	-52
the breakup but	-42
the bridg	59
the bridg and	47
the car	144
the cat	48
the coil	-50
the court	88
the court tak	70
the day	-47
the diagnos	70
the diagnos dad	56
the dog	44
the drain	129
the edge	48
the farm	122
the farm the	98
the foot	-64
the foot by	-51
the garag	50
the gun	122
the gun cabinet	98
the hous	109
the hous and	48
the insulin	-55
the insulin and	-44
the kid	88
the kid i	70
the leaflet	-73
the leaflet say	-58
the left	-85
the left side	-54
the match	85
the max	-41
the morn	53
the mous	-51
the only	230
the only thing	163
the pain doesn	45
the paperwork	124
the paperwork dog	100
the phys	-84
the phys it	-67
the plan	-59
the plan and	-47
the point	179
the point in	88
the point nobod	56
the potassium	70
the potassium and	56
the questionnair	-77
the road	47
the sadnes	-74
the same	56
the same feel	45
the sofa	-59
the tablet	-45
the tell	-48
the time and	43
the time could	-57
the top	-66
the top shelf	-53
the treatment	-51
the treatment with	-41
the vaccin	-41
the voic	149
the voic keep	64
the voic tell	56
the wall	66
the wall on	53
the weekend	59
the world	139
the world wont	75
the wrong	-77
the wrong box	-62
them look	64
them look infect	51
then	140
then _ it	42
then _ up	50
then put	70
then put it	56
then threw	83
then threw up	67
ther	-169
ther _ noth	-42
ther an	-49
ther is	-83
ther is noth	-47
ther s	47
ther s a	48
thes	-51
thes sleep	50
thes spot	-45
they	61
they _ get	65
they bleed ever	42
they d	108
they d get	86
they say	-45
they think	42
thi	147
thi _ goodb	81
thi _ is	-124
thi _ more	86
thi _ need	-49
thi _ not	120
thi _ sicknes	-53
thi any	144
thi any more	115
thi anymor	175
thi anymor goodb	108
thi cough	-77
thi diet	-42
thi except	78
thi except not	62
thi heat	-46
thi life	42
thi lump	-180
thi lump is	-121
thi morn	-113
thi pain	142
thi pregnanc	-88
thi pregnanc sicknes	-70
thi time	310
thi time not	98
thi toothach	-82
thi toothach need	-66
thi winter	-41
thigh	191
thigh _ a	57
thigh and	46
thigh for	95
thigh for a	76
thigh that	51
thigh that she	41
thing	172
thing _ me	83
thing stopp	138
thing stopp me	110
thing that	67
thing that calm	53
think	677
think _ fine	67
think _ it	-51
think _ latel	48
think _ stepp	51
think _ unaliv	53
think a	54
think about	246
think about it	-68
think about latel	64
think about stepp	68
think abt	88
think abt unaliv	71
think i	68
think im	125
think im fine	89
think it	-60
think it s	-48
think of	98
think of ending	47
think you	49
thirst	-71
thirst _ the	-43
thirst all	-71
thirst all the	-57
thought	435
thought _ back	67
thought _ ending	48
thought _ harm	-70
thought _ stop	136
thought _ was	-45
thought _ wors	94
thought about harm	-62
thought about taking	49
thought are	111
thought are back	89
thought gett	156
thought gett wors	125
thought i	-75
thought i was	-60
thought of ending	64
thought should	-73
thought should i	-58
thought that	94
thought that i	51
thought wont	226
thought wont stop	181
thre	-75
thre resident	-41
threw	83
threw _ should	50
threw up	83
threw up should	67
throat	-64
through	71
through _ it	67
through and	-60
through and my	-48
through with	111
through with it	89
thump	-64
thump skull	-43
thursd	83
thursd _ i	62
thursd can	103
thursd can i	82
thyroid	-100
thyroid check	-96
ticked	-77
ticked _ wrong	-46
ticked the	-77
ticked the wrong	-62
tied	50
tied a	50
tien	-42
till	212
till _ bleed	71
till i	66
till i bleed	53
till now	117
till they	53
till they bleed	42
time	215
time _ even	73
time _ it	-43
time and	53
time and honestl	43
time could	-71
time could it	-57
time not	122
time not even	98
tingl	-49
tired	177
tired 80	47
tired _ exist	168
tired _ fight	52
tired after	-42
tired i	-42
tired of	224
tired of exist	223
tired of fight	70
tired of thi	-52
to	851
to _ 8	-44
to _ about	-54
to _ aliv	121
to _ and	115
to _ for	-67
to _ forever	66
to _ i	-41
to _ is	70
to _ it	63
to _ kid	59
to _ like	86
to _ me	47
to _ my	-152
to _ myself	63
to _ on	58
to _ over	-58
to _ put	-44
to _ request	60
to _ sister	98
to _ smok	-54
to _ sterilis	-75
to _ the	-61
to _ to	80
to _ toda	62
to a	61
to a doctor	49
to be aliv	57
to be put	-59
to be scared	-43
to cancel	-98
to cancel my	-78
to chang	-112
to chang doctor	-90
to come	-89
to come off	-72
to complain	-51
to complain about	-41
to cut	117
to cut is	93
to date	100
to date request	80
to die	200
to die i	-121
to disappear	135
to disappear and	108
to do	74
to do life	42
to end it	45
to end the	-41
to everyon	75
to everyon on	60
to flu	-41
to get	-99
to get sterilis	-100
to go	141
to go on	53
to go to	60
to happen	-49
to have	-89
to herself	43
to hurt	-81
to hurt myself	-65
to join	66
to join him	53
to jump	70
to jump off	56
to just	43
to kill	169
to kill herself	47
to kill myself	89
to know it	51
to let	69
to let me	55
to live	180
to live like	115
to me	83
to me i	42
to my	182
to my 8	-58
to my kid	79
to my sister	131
to not	50
to od	83
to od on	66
to our	-61
to our cat	-49
to pictur	67
to pictur hang	54
to quit	-46
to say	-52
to say goodb	-49
to see on	-47
to see someon	41
to show	-66
to show for	-53
to sleep	66
to sleep and	93
to sleep on	-59
to someon	161
to someon toda	82
to stay	131
to stay aliv	105
to stop	-42
to stop forever	54
to stop smok	-72
to strangl	76
to strangl myself	61
to talk	69
to talk to	47
to toe	-59
to toe and	-47
to toppl	-66
to toppl over	-53
to virand	-55
to virand esquelet	-44
to wake	-49
to wrist	-51
toda	115
toda 4	117
toda 4 month	93
toda _ gave	41
toda _ month	70
toda he	68
toda he gave	54
toddler	-47
todo	-79
toe	-91
toe and	-59
toe and ther	-47
toilet	-51
told	224
told _ heart	50
told anyon	83
told anyon heart	66
told me	59
told me last	47
told my	47
tomorrow	90
tomorrow _ won	54
tomorrow it	90
tomorrow it won	72
tong	-54
tonight	259
too	176
too _ pill	52
too _ some	50
too loud	-48
too many	87
too many pill	69
too much	148
too much some	66
took	159
took 25	83
took 25 sertralin	67
took 6	-41
took _ many	52
took _ sertralin	50
took a	65
took a load	52
took too	87
took too many	69
tooth	-49
toothach	-82
toothach _ someon	-49
toothach need	-82
toothach need someon	-66
top	-66
top shelf	-66
top shelf i	-53
toppl	-66
toppl over	-66
tos	-56
tos and	-45
tout	-71
train	52
treatment	-135
treatment _ the	-50
treatment with	-135
treatment with methotrexat	-41
treatment with the	-67
tried	195
tried _ od	50
tried _ strangl	46
tried to	215
tried to od	66
tried to strangl	61
tried to take	45
trust	60
trust myself	60
trust myself around	48
truth	76
truth _ i	46
truth is	76
truth is i	61
trying to	42
tudo	-65
turn until	-45
turned	105
turned _ phon	63
turned his	105
turned his phon	84
tutt	-51
two	95
two clinic	41
two hour	65
two hour ago	52
two year	72
typing	122
ulcer	-43
ulcer again	-43
um	-85
uma	-72
un	-169
una	-83
unaliv	113
unaliv _ sinc	53
unaliv myself	113
unaliv myself sinc	71
unbearabl	-46
unbearabl i	-46
under	-51
une	-57
uni	-76
uni _ i	-46
uni but	-76
uni but i	-61
unmotivat	-52
unmotivat sinc	-52
unmotivat sinc the	-42
until	-108
until it	-45
up	-66
up _ i	50
up _ potassium	42
up _ tablet	53
up at	-66
up at the	-53
up earl	-49
up in	66
up in the	53
up my	89
up my tablet	71
up on	-42
up should	83
up should i	67
up the	48
up the potassium	56
up way	46
upset	66
urge	117
urge _ cut	70
urge to	117
urge to cut	93
urgent	100
urgent appointment	100
urin	-42
us	78
us in	47
used	-50
used to	-50
va	-49
vaccin	-43
vaccin late	-41
ve	400
ve _ letter	59
ve _ well	-46
ve been	-75
ve been runn	-53
ve been think	50
ve been well	-61
ve decid	41
ve given	80
ve got	82
ve pictur	47
ve start	46
ve stopp	47
ve written	99
ve written letter	79
vez	-130
vide	-67
virand	-55
virand esquelet	-55
vogl	-61
voic	131
voic _ me	42
voic _ tell	48
voic keep	80
voic keep tell	64
voic tell	70
voic tell me	56
w	70
w _ lighter	50
w a	83
w a lighter	66
wait	-48
wake	164
wake up	164
wake up in	53
wall on	66
wall on purpos	53
wann	644
wann _ aliv	50
wann _ but	83
wann _ dead	83
wann _ wann	116
wann be	220
wann be aliv	66
wann be dead	110
wann die	290
wann die wann	155
wann kms	139
wann kms but	111
want	100
want _ all	63
want _ be	81
want _ cancel	-59
want _ chang	-67
want _ die	161
want _ disappear	81
want _ end	-81
want _ get	-75
want _ go	45
want _ have	-54
want _ hurt	-49
want _ kill	54
want _ live	108
want _ pregnanc	-53
want _ stop	-65
want _ thyroid	-57
want it	104
want it all	84
want my mum	51
want my thyroid	-77
want out	42
want thi	-122
want thi pregnanc	-70
want to	166
want to be	108
want to cancel	-78
want to chang	-90
want to die	215
want to disappear	108
want to do	42
want to end	-108
want to get	-100
want to go	60
want to have	-72
want to hurt	-65
want to join	53
want to kill	72
want to live	144
want to stop	-87
wanted	57
wanted it	57
wanted it to	46
was	-130
was a	-70
was dying	-75
was me	63
was so	-45
wash	-77
wasnt	42
wasnt around	42
wast	94
wast _ spac	56
wast of	94
wast of spac	75
watch	68
watch and	68
watch and said	54
way	188
way _ die	51
way _ of	47
way out	78
way out of	62
way to	112
way to die	69
we	-147
we _ to	-48
we do	-42
we had	-80
we had to	-64
we lost	-41
we see	59
wednesd	-66
wednesd with	-66
wednesd with noth	-53
week i	82
week i start	49
week pass	63
week pass thought	51
weekend	137
weekend _ told	50
weekend havent	83
weekend havent told	66
weight	-46
weird	83
weird now	83
well	-209
well _ 12	-46
well _ would	-54
well and	-89
well and would	-72
well for	-76
well for 12	-61
were	69
were kind	52
were kind to	42
weren	48
weren t	48
what	392
what _ i	44
what _ point	42
what _ the	90
what for	49
what now	57
what s	150
what s the	120
what the	70
what the point	56
when	-147
when _ get	117
when _ gone	56
when _ think	-51
when i	-338
when i stand	-49
when i think	-68
when im	94
when im gone	75
when it	148
when it get	119
whenever	-66
whenever i	-66
whenever i look	-53
wher	80
wher _ m	73
wher can	-42
wher i	122
wher i m	98
who do	59
who do we	47
whol	-76
wife	-43
wife _ gone	54
wife s	50
wife say	-48
wife think	-60
wife think it	-48
will	-41
will _ me	68
will take	113
will take me	91
winter	-41
winter can	-41
wish	172
wish _ could	52
wish _ d	52
wish i	172
wish i could	69
wish i d	69
with	221
with _ blad	42
with _ harm	91
with _ loaded	43
with _ old	42
with _ pain	85
with _ phon	46
with _ phys	-50
with _ plan	60
with _ sadnes	-44
with _ toothach	-49
with a	283
with a blad	57
with a loaded	57
with a phon	61
with a plan	80
with both	47
with everyth	-71
with exam	-44
with his	70
with his old	56
with it	121
with methotrexat	-51
with methotrexat side	-41
with myself	67
with myself tonight	53
with noth	-66
with noth else	-53
with self	152
with self harm	122
with the	-165
with the phys	-67
with the sadnes	-59
with thi pain	113
with thi toothach	-66
without	271
without _ notic	59
without anyon	99
without anyon notic	79
without him	52
without me	159
without me i	48
without realis	-41
won	178
won _ matter	54
won _ wake	58
won t	178
won t be	42
won t eat	-49
won t matter	72
won t wake	77
wont	361
wont _ me	56
wont be	53
wont be here	42
wont mis	94
wont mis me	75
wont stop	217
wont stop sting	41
work	88
work _ joking	41
work _ reason	79
work and	-42
work keep	68
work keep joking	54
work no	131
work no reason	105
work stres	-46
work they	42
worker	-41
worker and	-41
world	139
world _ mis	56
world can	46
world wont	94
world wont mis	75
worr	-208
worr _ it	-44
worr giving	-73
worr giving it	-58
worr i	-73
wors	94
wors _ day	94
wors evry	156
wors evry day	125
worth	90
worth _ with	85
worth it	-51
worth living	142
worth living with	113
would	609
would _ be	69
would _ end	55
would _ if	58
would _ it	42
would _ to	-54
would a	63
would a bad	51
would be	125
would be better	46
would crash	66
would do	71
would do it	57
would finall	92
would finall end	73
would honestl	72
would honestl be	58
would it	93
would like	-89
would like to	-72
would notic	70
would notic if	56
wouldn	57
wouldn t	57
wrist it	66
wrist it s	53
written	99
written _ to	59
written letter	99
written letter to	79
wrong	-46
wrong _ in	-46
wrong box	-77
wrong box in	-62
wrot	128
wrot _ her	77
wrot in	58
wrot in her	46
wrot on	71
wrot on her	57
y	-182
ya	-61
ya no	-54
year	93
year _ about	-46
year _ is	57
year _ wrot	42
year and	46
year asking	-76
year asking about	-61
year is	47
year old wrot	57
year one	95
year one is	76
you	71
you for	52
you for everyth	42
you know	49
you were	52
you were kind	42
young	-43
young like	-43
اريد	-54
اكثر	-42
اكل	-53
انا	-124
بدي	-49
بس	-69
بعد	-67
راس	-43
شي	-57
ضغط	-42
علي	-97
عم	-89
عن	-48
عند	-114
في	-137
كل	-77
ليل	-41
ما	-154
مش	-46
مع	-44
من	-289
منذ	-48
موت	-43
نفس	-62
يوم	-44`,
};
