/** Pages that become another without another address: their heading says which one it is now. */
export const followsHeading = /^(sign-up|scheduling-patient|appointment-(checkout|pay)|profile-settings)$/;
