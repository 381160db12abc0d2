/** Of the whole way from pictures to values, kept with each of them: another one where the same recording could be read otherwise. */
export const algorithmVersion = "1.0.0";
