/**
 * The version of the whole processing from pictures to values, stored with each value. Changes whenever a recording
 * could give other values.
 */
export const algorithmVersion = "1.0.0";
