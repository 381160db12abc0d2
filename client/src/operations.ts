// Written by `npm run client` from the OpenAPI document; the check fails when it is not current.
import type { Operation } from "./operation.ts";

/** Returns what the clinic's patients can use: flags and configuration */
export const getApplicationSettings = { method: "get", path: "/api/patients/application_settings" } as const satisfies Operation;
/** Returns the clinic of this host */
export const getDomains = { method: "get", path: "/api/shared/knok_domains" } as const satisfies Operation;
/** Returns the clinic's branding: name, logo, colours. Supports conditional requests (304). */
export const getManifest = { method: "get", path: "/api/manifest" } as const satisfies Operation;
/** Lists the clinics of this installation, for the chooser on localhost. Development only. */
export const listClinics = { method: "get", path: "/api/shared/clinics" } as const satisfies Operation;
/** Creates an account for the patient whom the clinic has invited */
export const acceptInvitation = { method: "post", path: "/api/patients/invitations/accept" } as const satisfies Operation;
/** Records that the patient accepts this version of the terms */
export const agreeToTerms = { method: "post", path: "/api/patients/terms" } as const satisfies Operation;
/** Returns the terms in force, and whether the patient has yet to accept them */
export const getTerms = { method: "get", path: "/api/patients/terms" } as const satisfies Operation;
/** Confirms the CPF of a patient's account, seen on a document: only that account of the clinic signs in with it */
export const clinicConfirmTaxpayerNumber = { method: "put", path: "/api/clinic/patients/{patient_id}/taxpayer_number" } as const satisfies Operation;
/** Requires a new password from a patient, after a breach or a migration; ends every session (D.60) */
export const clinicExpirePassword = { method: "post", path: "/api/clinic/patients/{patient_id}/password_expiry" } as const satisfies Operation;
/** Creates a patient record and sends an invitation to create an account */
export const clinicInvite = { method: "post", path: "/api/clinic/invitations" } as const satisfies Operation;
/** Sends a recorded patient an invitation to create an account */
export const clinicInvitePatient = { method: "post", path: "/api/clinic/patients/{patient_id}/invitation" } as const satisfies Operation;
/** Creates a link that signs a patient in once, for a message of the clinic */
export const clinicLogInLink = { method: "post", path: "/api/clinic/patients/{patient_id}/login_links" } as const satisfies Operation;
/** Creates the account whose e-mail address the token confirms, and signs it in */
export const confirmSignUp = { method: "post", path: "/api/patients/auth/sign_up/confirm" } as const satisfies Operation;
/** Creates a session for the token of a log-in link; the same browser may repeat it for 60 seconds */
export const logInByToken = { method: "post", path: "/api/patients/auth/login/token" } as const satisfies Operation;
/** Requests an account and mails the next step; the answer does not reveal whether an account exists. */
export const signUp = { method: "post", path: "/api/patients/auth/sign_up" } as const satisfies Operation;
/** Begins a sign-in at the clinic's own OpenID provider; returns the address to open */
export const beginPatientProviderSignIn = { method: "post", path: "/api/patients/auth/provider/sign_ins" } as const satisfies Operation;
/** Completes a sign-in at the clinic's own OpenID provider */
export const finishPatientProviderSignIn = { method: "post", path: "/api/patients/auth/provider/sessions" } as const satisfies Operation;
/** Returns the clinic's own OpenID provider for patients */
export const getProviderSignIn = { method: "get", path: "/api/patients/auth/provider" } as const satisfies Operation;
/** Connects the signed-in account to the person whom the clinic's provider has just signed in */
export const linkProviderAccount = { method: "post", path: "/api/patients/provider_link" } as const satisfies Operation;
/** Creates an account for the person whom the clinic's provider has just signed in */
export const makeProviderAccount = { method: "post", path: "/api/patients/auth/provider/accounts" } as const satisfies Operation;
/** Returns the patient of the token */
export const getPatient = { method: "get", path: "/api/patients" } as const satisfies Operation;
/** Replaces the patient's profile */
export const saveProfile = { method: "put", path: "/api/patients" } as const satisfies Operation;
/** Creates a session for a sign-in name (e-mail address, or CPF where the clinic allows it) and a password */
export const logIn = { method: "post", path: "/api/patients/auth/login" } as const satisfies Operation;
/** Ends the session of the token */
export const logOut = { method: "post", path: "/api/patients/auth/logout" } as const satisfies Operation;
/** Returns whether a token is valid: 204 or 401; `reason` is `password_changed`, `account_deleted`, `accounts_joined` or `revoked` where the session was ended elsewhere */
export const pingSession = { method: "get", path: "/api/patients/auth/ping" } as const satisfies Operation;
/** Requests a new password. Answer and response time do not reveal whether an account exists (D.59). */
export const recoverPassword = { method: "post", path: "/api/patients/auth/password/recover" } as const satisfies Operation;
/** Sends the mail that renews an expired password, once for each e-mail token */
export const resetPassword = { method: "post", path: "/api/patients/auth/password/reset" } as const satisfies Operation;
/** Returns whether the link of a mail can still set a password; does not use up its token */
export const seePasswordLink = { method: "post", path: "/api/patients/auth/password/see" } as const satisfies Operation;
/** Sets a password, with the token of a mail, or with a session and the current password (D.58). Ends every other session. */
export const setPassword = { method: "post", path: "/api/patients/auth/password" } as const satisfies Operation;
/** Joins the other account into the one that is signed in */
export const joinAccounts = { method: "post", path: "/api/patients/account_join" } as const satisfies Operation;
/** Returns what a join of the two accounts would move and end, and whether it is possible */
export const previewJoin = { method: "post", path: "/api/patients/account_join/preview" } as const satisfies Operation;
/** Proves by a passkey's signature that another account is the patient's too */
export const proveOtherByPasskey = { method: "post", path: "/api/patients/account_join/passkey" } as const satisfies Operation;
/** Proves by sign-in name and password that another account is the patient's too */
export const proveOtherByPassword = { method: "post", path: "/api/patients/account_join/password" } as const satisfies Operation;
/** Completes the proof of another account with the code of its second factor */
export const proveOtherBySecondFactor = { method: "post", path: "/api/patients/account_join/second_factor" } as const satisfies Operation;
/** Returns the options for creating a passkey for this clinic */
export const beginPasskey = { method: "post", path: "/api/patients/passkeys/options" } as const satisfies Operation;
/** Returns the options for signing in by passkey; the same for everybody */
export const beginPasskeyLogIn = { method: "post", path: "/api/patients/auth/passkey/options" } as const satisfies Operation;
/** Creates a session for a passkey's signature; requires no further factor */
export const logInWithPasskey = { method: "post", path: "/api/patients/auth/passkey" } as const satisfies Operation;
/** Stores a passkey that the browser has created */
export const registerPasskey = { method: "post", path: "/api/patients/passkeys" } as const satisfies Operation;
/** Removes a passkey */
export const removePasskey = { method: "delete", path: "/api/patients/passkeys/{passkey_id}" } as const satisfies Operation;
/** Gives a passkey another name */
export const renamePasskey = { method: "put", path: "/api/patients/passkeys/{passkey_id}" } as const satisfies Operation;
/** Completes a sign-in with a second factor: creates a session for the challenge and a code */
export const answerChallenge = { method: "post", path: "/api/patients/auth/login/second_factor" } as const satisfies Operation;
/** Sends a first code to the patient's e-mail address */
export const beginEmailFactor = { method: "post", path: "/api/patients/security/email" } as const satisfies Operation;
/** Turns codes by e-mail off */
export const removeEmailFactor = { method: "delete", path: "/api/patients/security/email" } as const satisfies Operation;
/** Creates a key for an authenticator app; it has no effect until a first code is confirmed */
export const beginTotp = { method: "post", path: "/api/patients/security/totp" } as const satisfies Operation;
/** Turns the authenticator app off */
export const removeTotp = { method: "delete", path: "/api/patients/security/totp" } as const satisfies Operation;
/** Turns codes by e-mail on with the first one */
export const confirmEmailFactor = { method: "post", path: "/api/patients/security/email/confirmation" } as const satisfies Operation;
/** Turns the authenticator app on with its first code */
export const confirmTotp = { method: "post", path: "/api/patients/security/totp/confirmation" } as const satisfies Operation;
/** Returns the second factors of the patient's account */
export const getSecurity = { method: "get", path: "/api/patients/security" } as const satisfies Operation;
/** Confirms the password of this session, which may then change the account's security for ten minutes */
export const provePassword = { method: "post", path: "/api/patients/security/proof" } as const satisfies Operation;
/** Creates ten recovery codes, returned only this once; invalidates the previous ones */
export const renewRecoveryCodes = { method: "post", path: "/api/patients/security/recovery_codes" } as const satisfies Operation;
/** Sends a code of 6 digits to the patient's e-mail address; invalidates the previous one */
export const sendChallengeCode = { method: "post", path: "/api/patients/auth/login/second_factor/email_code" } as const satisfies Operation;
/** Links the appointments of these guest tokens to the patient if they were booked with the patient's confirmed e-mail address. Returns the ids of the linked ones. */
export const claimGuestAppointments = { method: "post", path: "/api/patients/guest_appointments" } as const satisfies Operation;
/** Exchanges the token of a personal link, once, for a token that opens the guest's own appointment on this device */
export const openGuestLink = { method: "post", path: "/api/guests/sessions" } as const satisfies Operation;
/** Sends a new personal link to whoever booked the appointment of this used or expired link or invitation by code. The answer is the same for every token. */
export const renewGuestLink = { method: "post", path: "/api/guests/links" } as const satisfies Operation;
/** Adds a dependent; an adult must agree first, by mail */
export const addDependent = { method: "post", path: "/api/patients/dependents" } as const satisfies Operation;
/** Lists the patient's dependents, in the order of adding */
export const listDependents = { method: "get", path: "/api/patients/dependents" } as const satisfies Operation;
/** The dependent agrees or declines that the patient acts for them (D.101) */
export const answerCare = { method: "post", path: "/api/patients/care/answer" } as const satisfies Operation;
/** Replaces all data of a dependent */
export const changeDependent = { method: "put", path: "/api/patients/dependents/{dependent_id}" } as const satisfies Operation;
/** Removes a dependent; past appointments stay in the records */
export const removeDependent = { method: "delete", path: "/api/patients/dependents/{dependent_id}" } as const satisfies Operation;
/** Returns who asks to act for whom, and what is booked; does not use up the token */
export const seeCare = { method: "post", path: "/api/patients/care/see" } as const satisfies Operation;
/** Requests another e-mail address; it takes effect once the link sent there is confirmed */
export const changeEmail = { method: "post", path: "/api/patients/email" } as const satisfies Operation;
/** Sets date of birth and sex of the patient or a dependent where they are missing */
export const completePatient = { method: "post", path: "/api/patients/details/{patient_id}" } as const satisfies Operation;
/** Makes the e-mail address of the token the account's address, for mails and for signing in */
export const confirmEmail = { method: "post", path: "/api/patients/email/confirm" } as const satisfies Operation;
/** Signs out every device but this one */
export const endOtherSessions = { method: "delete", path: "/api/patients/sessions" } as const satisfies Operation;
/** Lists the devices where the patient is signed in, this one first */
export const listSessions = { method: "get", path: "/api/patients/sessions" } as const satisfies Operation;
/** Signs one device out */
export const endSession = { method: "delete", path: "/api/patients/sessions/{session_id}" } as const satisfies Operation;
/** Sets which mails about appointments the patient receives */
export const saveNotifications = { method: "put", path: "/api/patients/notifications" } as const satisfies Operation;
/** Restores the e-mail address that the token was sent to, signs every device out, and returns a token for setting a new password */
export const undoEmail = { method: "post", path: "/api/patients/email/undo" } as const satisfies Operation;
/** Returns the picture of one side of the card of an appointment's patient */
export const clinicDownloadCardPicture = { method: "get", path: "/api/clinic/appointments/{appointment_id}/insurance_card/{side}" } as const satisfies Operation;
/** Returns the insurance of an appointment's patient, and which pictures of the card are stored; null for a guest */
export const clinicGetInsurance = { method: "get", path: "/api/clinic/appointments/{appointment_id}/insurance" } as const satisfies Operation;
/** Returns the picture; 404 during the virus scan, and after a virus was found */
export const downloadCardPicture = { method: "get", path: "/api/patients/insurance_cards/{patient_id}/{side}" } as const satisfies Operation;
/** Removes the picture of one side of the card */
export const removeCardPicture = { method: "delete", path: "/api/patients/insurance_cards/{patient_id}/{side}" } as const satisfies Operation;
/** Replaces the picture of one side of the card: the body is a JPEG (application/octet-stream), whose metadata is removed */
export const sendCardPicture = { method: "put", path: "/api/patients/insurance_cards/{patient_id}/{side}" } as const satisfies Operation;
/** Returns the insurance of the patient or a dependent, and which pictures of the card are stored */
export const getInsurance = { method: "get", path: "/api/patients/insurance/{patient_id}" } as const satisfies Operation;
/** Replaces the insurance of the patient or a dependent */
export const saveInsurance = { method: "put", path: "/api/patients/insurance/{patient_id}" } as const satisfies Operation;
/** Returns the export as application/zip, once */
export const downloadExport = { method: "post", path: "/api/patients/data_exports/{export_id}/download" } as const satisfies Operation;
/** Erases the account and all personal data; records that the law requires are anonymised */
export const eraseAccount = { method: "post", path: "/api/patients/erasure" } as const satisfies Operation;
/** Returns what an erasure would end: future appointments, and dependents */
export const previewErasure = { method: "get", path: "/api/patients/erasure" } as const satisfies Operation;
/** Lists the consents that the patient has given and withdrawn, newest first */
export const listConsents = { method: "get", path: "/api/patients/consents" } as const satisfies Operation;
/** Lists the exports of the last day, newest first */
export const listExports = { method: "get", path: "/api/patients/data_exports" } as const satisfies Operation;
/** Starts an export of all data of the patient and the dependents */
export const requestExport = { method: "post", path: "/api/patients/data_exports" } as const satisfies Operation;
/** Lists who other than the patient has read or changed the patient's record, newest first */
export const listRecordReads = { method: "get", path: "/api/patients/record_reads" } as const satisfies Operation;
/** Withdraws a consent; it is requested again before the account can be used */
export const withdrawConsent = { method: "post", path: "/api/patients/consents/withdraw" } as const satisfies Operation;
/** Allows an app to read kinds of data of one record; returns where the patient goes on */
export const allowApp = { method: "post", path: "/api/patients/app_requests" } as const satisfies Operation;
/** Returns what an app asks the patient to be allowed to read */
export const readAppRequest = { method: "get", path: "/api/patients/app_requests" } as const satisfies Operation;
/** Disconnects an app from a record; its tokens end at once */
export const disconnectApp = { method: "delete", path: "/api/patients/connected_apps/{grant_id}" } as const satisfies Operation;
/** Lists the apps that may read the patient's record, or another record that the patient has shared with them, newest first */
export const listConnectedApps = { method: "get", path: "/api/patients/connected_apps" } as const satisfies Operation;
/** Turns push notifications off for this session's device */
export const endPushSubscription = { method: "delete", path: "/api/patients/push_subscription" } as const satisfies Operation;
/** Returns the push notifications of this session's device; null without any */
export const getPushSubscription = { method: "get", path: "/api/patients/push_subscription" } as const satisfies Operation;
/** Turns push notifications on for this session's device until the session ends; replaces an earlier subscription */
export const savePushSubscription = { method: "put", path: "/api/patients/push_subscription" } as const satisfies Operation;
/** Sends a code to a phone number; the number takes effect once the code is confirmed */
export const changeTextNumber = { method: "post", path: "/api/patients/text_number" } as const satisfies Operation;
/** Turns text messages off and deletes the number */
export const removeTextNumber = { method: "delete", path: "/api/patients/text_number" } as const satisfies Operation;
/** Confirms a phone number by the code that was sent to it */
export const confirmTextNumber = { method: "post", path: "/api/patients/text_number/confirm" } as const satisfies Operation;
/** Returns when and how the patient is reminded of appointments */
export const getReminders = { method: "get", path: "/api/patients/reminders" } as const satisfies Operation;
/** Sets which reminders the patient receives, and whether by mail */
export const saveReminders = { method: "put", path: "/api/patients/reminders" } as const satisfies Operation;
/** Sets whether reminders are sent for a dependent's appointments */
export const saveDependentReminders = { method: "put", path: "/api/patients/reminders/dependents/{dependent_id}" } as const satisfies Operation;
/** Turns text messages of a channel off, or on, which consents to the named text */
export const saveTextChannel = { method: "put", path: "/api/patients/text_channels/{channel}" } as const satisfies Operation;
/** Returns one doctor */
export const getDoctor = { method: "get", path: "/api/doctors/{doctor_id}" } as const satisfies Operation;
/** Lists the clinic's doctors, earliest free slot first: all of them, or by page with `limit` or `cursor` */
export const listDoctors = { method: "get", path: "/api/doctors" } as const satisfies Operation;
/** Lists a doctor's free slots by day in the clinic's time zone, at most 31 days; days without any are left out */
export const listSlots = { method: "get", path: "/api/doctors/{doctor_id}/slots" } as const satisfies Operation;
/** Books the held slot. The appointment awaits payment where one is due, else it is booked at once. */
export const bookAppointment = { method: "post", path: "/api/patients/appointments" } as const satisfies Operation;
/** Lists the patient's appointments, earliest first; `history=false` leaves out those that are over or do not take place */
export const listAppointments = { method: "get", path: "/api/patients/appointments" } as const satisfies Operation;
/** Books the held slot without an account. The token in the answer gives access to this one appointment. */
export const bookAppointmentAsGuest = { method: "post", path: "/api/guests/appointments" } as const satisfies Operation;
/** Holds a free slot for ten minutes. A hold sent in the header is released. */
export const createHold = { method: "post", path: "/api/appointment_holds" } as const satisfies Operation;
/** Extends a hold by ten minutes, at most twice */
export const extendHold = { method: "post", path: "/api/appointment_holds/{hold_id}/extend" } as const satisfies Operation;
/** Returns until when the slot is held */
export const getHold = { method: "get", path: "/api/appointment_holds/{hold_id}" } as const satisfies Operation;
/** Releases a hold */
export const releaseHold = { method: "delete", path: "/api/appointment_holds/{hold_id}" } as const satisfies Operation;
/** Reports that the page was closed: the hold expires in 30 seconds unless the page returns */
export const leaveHold = { method: "post", path: "/api/appointment_holds/{hold_id}/leave" } as const satisfies Operation;
/** Reports that the page has returned: the hold gets its former expiry */
export const returnToHold = { method: "post", path: "/api/appointment_holds/{hold_id}/return" } as const satisfies Operation;
/** Applies a voucher to the held slot in place of any other; it counts as used once the slot is booked */
export const applyVoucher = { method: "put", path: "/api/appointment_holds/{hold_id}/voucher" } as const satisfies Operation;
/** Returns the price of the held slot with its voucher */
export const getOrderTotal = { method: "get", path: "/api/appointment_holds/{hold_id}/voucher" } as const satisfies Operation;
/** Removes the voucher from the held slot */
export const removeVoucher = { method: "delete", path: "/api/appointment_holds/{hold_id}/voucher" } as const satisfies Operation;
/** Begins the payment, or returns the one under way: `action` is the patient's next step */
export const beginPayment = { method: "post", path: "/api/patients/appointments/{appointment_id}/payments" } as const satisfies Operation;
/** Returns the caller's appointment with an open payment reference, which prevents a second one (D.72) */
export const getOpenReference = { method: "get", path: "/api/patients/open_reference" } as const satisfies Operation;
/** Returns the amount due, the payment methods, and the provider's status */
export const getPaymentInfo = { method: "get", path: "/api/patients/appointments/{appointment_id}/payment_info" } as const satisfies Operation;
/** Ends the booking unpaid and releases its slot, for good; money that arrived before books it instead */
export const giveUpPayment = { method: "post", path: "/api/patients/appointments/{appointment_id}/payment/give_up" } as const satisfies Operation;
/** Creates a link that opens this payment on another device, once, within ten minutes */
export const handOffPayment = { method: "post", path: "/api/patients/appointments/{appointment_id}/payment/handoff" } as const satisfies Operation;
/** Forwards the result of the payment page; returns the provider's status */
export const submitPaymentResult = { method: "post", path: "/api/patients/appointments/{appointment_id}/payment_result" } as const satisfies Operation;
/** Redeems the link that moves a payment to this device; returns its token */
export const takeOverPayment = { method: "post", path: "/api/payment_handoffs" } as const satisfies Operation;
/** Acknowledges an alert. Idempotent: the first time stays. */
export const clinicAcknowledgePaymentAlert = { method: "post", path: "/api/clinic/payment_alerts/{alert_id}/acknowledge" } as const satisfies Operation;
/** Takes a reserved payment now, or requests a failed capture again */
export const clinicCapturePayment = { method: "post", path: "/api/clinic/payments/{payment_id}/capture" } as const satisfies Operation;
/** Lists unacknowledged disputes, failed refunds and lost payments, oldest first; at most 100 */
export const clinicListPaymentAlerts = { method: "get", path: "/api/clinic/payment_alerts" } as const satisfies Operation;
/** Lists the payments of an appointment, newest first, with every report of the provider */
export const clinicListPayments = { method: "get", path: "/api/clinic/appointments/{appointment_id}/payments" } as const satisfies Operation;
/** Refunds part of a payment; the appointment stands, and the payment stays paid */
export const clinicRefundPart = { method: "post", path: "/api/clinic/payments/{payment_id}/refunds" } as const satisfies Operation;
/** Requests a failed refund from the provider again */
export const clinicRetryRefund = { method: "post", path: "/api/clinic/payments/{payment_id}/refund" } as const satisfies Operation;
/** Returns an invoice or a credit note as a PDF, in the caller's language; it says that it is not certified */
export const getOwnInvoiceDocument = { method: "get", path: "/api/patients/appointments/{appointment_id}/invoices/{invoice_id}/document" } as const satisfies Operation;
/** Lists the invoices and credit notes of an appointment, oldest first; none is a certified invoice */
export const listOwnInvoices = { method: "get", path: "/api/patients/appointments/{appointment_id}/invoices" } as const satisfies Operation;
/** Cancels an appointment before it begins; the payment is refunded until the clinic's deadline */
export const cancelAppointment = { method: "post", path: "/api/patients/appointments/{appointment_id}/cancel" } as const satisfies Operation;
/** Declines to review an appointment; it can still be reviewed. Idempotent */
export const declineReview = { method: "delete", path: "/api/patients/appointments/{appointment_id}/review_offer" } as const satisfies Operation;
/** Returns one appointment of the patient or of a guest who booked it */
export const getAppointment = { method: "get", path: "/api/patients/appointments/{appointment_id}" } as const satisfies Operation;
/** Returns the appointment of a guest's token */
export const getGuestAppointment = { method: "get", path: "/api/guests/appointment" } as const satisfies Operation;
/** Returns what was paid and refunded for an appointment; free ones have none */
export const getReceipt = { method: "get", path: "/api/patients/appointments/{appointment_id}/receipt" } as const satisfies Operation;
/** Returns the receipt as a PDF, in the caller's language */
export const getReceiptDocument = { method: "get", path: "/api/patients/appointments/{appointment_id}/receipt/document" } as const satisfies Operation;
/** Lists appointments of the last two weeks to ask for a review: the last one of each person of the family, until it is reviewed or declined */
export const listReviewOffers = { method: "get", path: "/api/patients/review_offers" } as const satisfies Operation;
/** Moves an appointment to a held slot of the same doctor; its payment stays with it */
export const rescheduleAppointment = { method: "post", path: "/api/patients/appointments/{appointment_id}/reschedule" } as const satisfies Operation;
/** Reviews a past appointment with one to five stars and a comment, once */
export const reviewAppointment = { method: "post", path: "/api/patients/appointments/{appointment_id}/review" } as const satisfies Operation;
/** Enters by an appointment's code: the caller's own appointment, or its waiting room as a guest; too early, returns when it opens */
export const joinByCode = { method: "post", path: "/api/join" } as const satisfies Operation;
/** Returns files, links and the summary of an appointment */
export const clinicAppointmentFiles = { method: "get", path: "/api/clinic/appointments/{appointment_id}/files" } as const satisfies Operation;
/** Shares a file with the patient: the body is the file (application/octet-stream), x-file-name its name */
export const clinicShareFile = { method: "post", path: "/api/clinic/appointments/{appointment_id}/files" } as const satisfies Operation;
/** Returns the file as a download; 404 during the virus scan, and after a virus was found */
export const clinicDownloadFile = { method: "get", path: "/api/clinic/appointments/{appointment_id}/files/{file_id}" } as const satisfies Operation;
/** Removes a file or link that the clinic has shared */
export const clinicRemoveFile = { method: "delete", path: "/api/clinic/appointments/{appointment_id}/files/{file_id}" } as const satisfies Operation;
/** Returns the clinic's internal notes of an appointment, which patients never see */
export const clinicGetNotes = { method: "get", path: "/api/clinic/appointments/{appointment_id}/notes" } as const satisfies Operation;
/** Replaces the internal notes of an appointment */
export const clinicWriteNotes = { method: "put", path: "/api/clinic/appointments/{appointment_id}/notes" } as const satisfies Operation;
/** Shares a prescription with the patient: a PDF generated from the doctor's text */
export const clinicPrescribe = { method: "post", path: "/api/clinic/appointments/{appointment_id}/prescriptions" } as const satisfies Operation;
/** Shares a link with the patient */
export const clinicShareLink = { method: "post", path: "/api/clinic/appointments/{appointment_id}/links" } as const satisfies Operation;
/** Sets the doctor's summary of an appointment for the patient */
export const clinicWriteSummary = { method: "put", path: "/api/clinic/appointments/{appointment_id}/summary" } as const satisfies Operation;
/** Returns the file as a download; 404 during the virus scan, and after a virus was found */
export const downloadFile = { method: "get", path: "/api/visits/{appointment_id}/files/{file_id}" } as const satisfies Operation;
/** Removes one of the caller's own files, as long as files may be sent */
export const removeFile = { method: "delete", path: "/api/visits/{appointment_id}/files/{file_id}" } as const satisfies Operation;
/** Returns files, links and the summary of an appointment, without what the clinic hides */
export const getAppointmentFiles = { method: "get", path: "/api/visits/{appointment_id}/files" } as const satisfies Operation;
/** Sends one file to the doctor: the body is the file (application/octet-stream), x-file-name its name */
export const sendFile = { method: "post", path: "/api/visits/{appointment_id}/files" } as const satisfies Operation;
/** Lists files added before booking, newest first. They are deleted with the hold unless it is booked. */
export const listHoldFiles = { method: "get", path: "/api/appointment_holds/{hold_id}/files" } as const satisfies Operation;
/** Adds one file to a held slot: the body is the file (application/octet-stream), x-file-name its name */
export const sendHoldFile = { method: "post", path: "/api/appointment_holds/{hold_id}/files" } as const satisfies Operation;
/** Removes a file before booking */
export const removeHoldFile = { method: "delete", path: "/api/appointment_holds/{hold_id}/files/{file_id}" } as const satisfies Operation;
/** Stores a template: a doctor's token for that doctor, the clinic's for every doctor */
export const clinicAddPrescriptionTemplate = { method: "post", path: "/api/clinic/prescription_templates" } as const satisfies Operation;
/** Lists prescription templates by name: a doctor's own and the clinic's; the clinic's token sees all */
export const clinicListPrescriptionTemplates = { method: "get", path: "/api/clinic/prescription_templates" } as const satisfies Operation;
/** Removes a template; a doctor can remove only their own */
export const clinicRemovePrescriptionTemplate = { method: "delete", path: "/api/clinic/prescription_templates/{template_id}" } as const satisfies Operation;
/** Lists survey answers of at most 31 days, newest first, by page; a doctor's token sees that doctor's patients */
export const clinicListSurveyResponses = { method: "get", path: "/api/clinic/survey_responses" } as const satisfies Operation;
/** Returns the survey's address, and the channel of `surveys.changed`, which reports saved answers */
export const getSurveyUrl = { method: "get", path: "/api/patients/survey_templates/{template_id}/url" } as const satisfies Operation;
/** Lists surveys that the patient is invited to answer now */
export const listSurveyOffers = { method: "get", path: "/api/patients/survey_offers" } as const satisfies Operation;
/** Lists the family's survey answers, newest first: at most 100 */
export const listSurveyResponses = { method: "get", path: "/api/patients/survey_responses" } as const satisfies Operation;
/** Saves the answers to a survey; a repeated request counts once */
export const saveSurveyResponse = { method: "post", path: "/api/patients/survey_responses" } as const satisfies Operation;
/** Lists the survey of this name, or none; without a name all surveys of the clinic */
export const listSurveyTemplates = { method: "get", path: "/api/shared/survey_templates" } as const satisfies Operation;
/** Declines the offer in the mail of this link; the slot goes to the next in line. Idempotent */
export const declineByLink = { method: "post", path: "/api/waitlist_links/{token}/decline" } as const satisfies Operation;
/** Declines the offered slot, which goes to the next in line; the entry stays. Idempotent */
export const declineOffer = { method: "delete", path: "/api/patients/appointments/{appointment_id}/waitlist/offer" } as const satisfies Operation;
/** Moves the appointment to the offered slot under the rules of rescheduling, and leaves the waiting list */
export const takeOffer = { method: "post", path: "/api/patients/appointments/{appointment_id}/waitlist/offer" } as const satisfies Operation;
/** Declines the offered slot, which goes to the next in line; the entry stays. Idempotent */
export const declineRequestOffer = { method: "delete", path: "/api/patients/waitlist_requests/{request_id}/offer" } as const satisfies Operation;
/** Returns whether the patient waits for an earlier slot, and the open offer */
export const getWaitlist = { method: "get", path: "/api/patients/appointments/{appointment_id}/waitlist" } as const satisfies Operation;
/** Joins the waiting list for an earlier slot with the same doctor. Idempotent */
export const joinWaitlist = { method: "put", path: "/api/patients/appointments/{appointment_id}/waitlist" } as const satisfies Operation;
/** Leaves the waiting list; an open offer goes to the next in line. Idempotent */
export const leaveWaitlist = { method: "delete", path: "/api/patients/appointments/{appointment_id}/waitlist" } as const satisfies Operation;
/** Leaves the waiting list by the link of a mail. Idempotent */
export const leaveByLink = { method: "post", path: "/api/waitlist_links/{token}/leave" } as const satisfies Operation;
/** Leaves the waiting list; an open offer goes to the next in line */
export const leaveRequest = { method: "delete", path: "/api/patients/waitlist_requests/{request_id}" } as const satisfies Operation;
/** Lists the family's waiting-list entries without an appointment, in the order of joining */
export const listRequests = { method: "get", path: "/api/patients/waitlist_requests" } as const satisfies Operation;
/** Joins the waiting list without an appointment. Repeated, it is renewed from the slots that are free then. With an appointment with that doctor, waits for an earlier slot of it. */
export const requestTime = { method: "post", path: "/api/patients/waitlist_requests" } as const satisfies Operation;
/** Lists the family's appointments for which an earlier slot is waited for, earliest first: at most 100 */
export const listWaitlist = { method: "get", path: "/api/patients/waitlist" } as const satisfies Operation;
/** Returns the state of the offer in the mail of this link; changes nothing */
export const openWaitlistLink = { method: "get", path: "/api/waitlist_links/{token}" } as const satisfies Operation;
/** Authorises a private or presence channel of the caller's own clinic, person and appointments */
export const authorizeChannel = { method: "post", path: "/api/realtime/auth" } as const satisfies Operation;
/** Enters the waiting room, or returns to the reserved place; disconnects other pages of the same person */
export const enterCall = { method: "post", path: "/api/visits/{appointment_id}/enter" } as const satisfies Operation;
/** Returns the state of the call */
export const getCall = { method: "get", path: "/api/visits/{appointment_id}" } as const satisfies Operation;
/** Returns the relay's servers with fresh credentials, for a call that outlasts the first ones */
export const getIceServers = { method: "get", path: "/api/visits/{appointment_id}/ice_servers" } as const satisfies Operation;
/** Leaves the waiting room or the call; returning is possible while the room is open */
export const leaveCall = { method: "post", path: "/api/visits/{appointment_id}/leave" } as const satisfies Operation;
/** Sends a signal of the WebRTC negotiation to another participant */
export const sendSignal = { method: "post", path: "/api/visits/{appointment_id}/signals" } as const satisfies Operation;
/** Authenticates a realtime connection, so that it ends with the caller's session */
export const signInToRealtime = { method: "post", path: "/api/realtime/user_auth" } as const satisfies Operation;
/** Accepts a request; a call back with the number to call, or without one for the stored number */
export const acceptCallRequest = { method: "post", path: "/api/visits/{appointment_id}/requests/{request_id}/accept" } as const satisfies Operation;
/** Requests a phone call; without a number the stored one is used */
export const askForCallBack = { method: "post", path: "/api/visits/{appointment_id}/requests" } as const satisfies Operation;
/** Lists the requests during this appointment, newest first */
export const listCallRequests = { method: "get", path: "/api/visits/{appointment_id}/requests" } as const satisfies Operation;
/** Requests vital signs or a phone number from the patient; returns a request that is still open */
export const clinicAskPatient = { method: "post", path: "/api/clinic/appointments/{appointment_id}/requests" } as const satisfies Operation;
/** Lists the requests during this appointment, newest first, with the number to call */
export const clinicListRequests = { method: "get", path: "/api/clinic/appointments/{appointment_id}/requests" } as const satisfies Operation;
/** Reports the progress of the call back, which the patient sees */
export const clinicReportCall = { method: "post", path: "/api/clinic/appointments/{appointment_id}/requests/{request_id}/report" } as const satisfies Operation;
/** Withdraws a request, or stops the reading */
export const clinicStopRequest = { method: "post", path: "/api/clinic/appointments/{appointment_id}/requests/{request_id}/stop" } as const satisfies Operation;
/** Returns the phone number that the clinic has of this appointment's patient or guest */
export const getHeldPhone = { method: "get", path: "/api/visits/{appointment_id}/phone" } as const satisfies Operation;
/** Declines a request; the appointment goes on */
export const refuseCallRequest = { method: "post", path: "/api/visits/{appointment_id}/requests/{request_id}/refuse" } as const satisfies Operation;
/** Stops an accepted request, or withdraws the caller's own */
export const stopCallRequest = { method: "post", path: "/api/visits/{appointment_id}/requests/{request_id}/stop" } as const satisfies Operation;
/** Returns the last device test of an appointment; null without one */
export const clinicGetDeviceCheck = { method: "get", path: "/api/clinic/appointments/{appointment_id}/device_check" } as const satisfies Operation;
/** Saves the result of a device test with its appointment, in place of an earlier one */
export const saveDeviceCheck = { method: "put", path: "/api/visits/{appointment_id}/device_check" } as const satisfies Operation;
/** Returns the relay's servers for a device test; empty where the installation has none */
export const startNetworkCheck = { method: "post", path: "/api/visits/{appointment_id}/network_check" } as const satisfies Operation;
/** Sets whether the doctor is present, shown to waiting patients; valid for ten minutes, so programs repeat it */
export const clinicSayDoctorStatus = { method: "put", path: "/api/clinic/doctors/{doctor_id}/status" } as const satisfies Operation;
/** Authorises the channels of the call to which the guest was admitted, and no others */
export const authorizeChannelAsGuest = { method: "post", path: "/api/invited/realtime/auth" } as const satisfies Operation;
/** Admits a guest, who may be waiting or arrive later */
export const clinicAdmitGuest = { method: "post", path: "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/admit" } as const satisfies Operation;
/** Invites a guest to the call, by the doctor; mails the link where an address is given */
export const clinicInviteGuest = { method: "post", path: "/api/clinic/appointments/{appointment_id}/invitations" } as const satisfies Operation;
/** Lists who is invited to the call, in the waiting room, or in the call */
export const clinicListInvitations = { method: "get", path: "/api/clinic/appointments/{appointment_id}/invitations" } as const satisfies Operation;
/** Removes a guest; the link stops working */
export const clinicRemoveGuest = { method: "post", path: "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/remove" } as const satisfies Operation;
/** Lists guests in the waiting room, to be admitted; `waiting_room.changed` reports when to refresh */
export const clinicWaitingGuests = { method: "get", path: "/api/clinic/waiting_guests" } as const satisfies Operation;
/** Enters the call once the doctor has admitted the guest */
export const enterAsGuest = { method: "post", path: "/api/invited/enter" } as const satisfies Operation;
/** Returns the state of the call, for an admitted guest */
export const getCallAsGuest = { method: "get", path: "/api/invited/state" } as const satisfies Operation;
/** Returns the relay's servers with fresh credentials, for a call that outlasts the first ones */
export const getIceServersAsGuest = { method: "get", path: "/api/invited/ice_servers" } as const satisfies Operation;
/** Returns when and whether the call of this invitation can be entered; no names */
export const getInvitedCall = { method: "get", path: "/api/invited/visit" } as const satisfies Operation;
/** Returns the names of patient and doctor, for a guest who asks for them */
export const getInvitedPeople = { method: "get", path: "/api/invited/people" } as const satisfies Operation;
/** Invites a guest to the call; the doctor admits them. The link works until the session window closes */
export const inviteGuest = { method: "post", path: "/api/visits/{appointment_id}/invitations" } as const satisfies Operation;
/** Lists who is invited to the call, in the waiting room, or in the call */
export const listInvitations = { method: "get", path: "/api/visits/{appointment_id}/invitations" } as const satisfies Operation;
/** Enters the waiting room; repeated every few seconds while waiting. Returns whether the doctor has admitted the guest */
export const knock = { method: "post", path: "/api/invited/knock" } as const satisfies Operation;
/** Leaves the waiting room or the call; returning is possible while the call goes on */
export const leaveAsGuest = { method: "post", path: "/api/invited/leave" } as const satisfies Operation;
/** Authenticates a realtime connection, so that it ends with the caller's session */
export const signInToRealtimeAsGuest = { method: "post", path: "/api/invited/realtime/user_auth" } as const satisfies Operation;
/** Sends a signal of the WebRTC negotiation to another participant */
export const signalAsGuest = { method: "post", path: "/api/invited/signals" } as const satisfies Operation;
/** Withdraws an invitation: its link stops working, and the guest is removed */
export const withdrawInvitation = { method: "delete", path: "/api/visits/{appointment_id}/invitations/{invitation_id}" } as const satisfies Operation;
/** Lists the messages of an appointment, oldest first; marks them as received */
export const clinicListMessages = { method: "get", path: "/api/clinic/appointments/{appointment_id}/messages" } as const satisfies Operation;
/** Sends a message to the patient of an appointment; a repeated key sends it once */
export const clinicSendMessage = { method: "post", path: "/api/clinic/appointments/{appointment_id}/messages" } as const satisfies Operation;
/** Marks the patient's messages up to this one as read by the clinic */
export const clinicSeeMessages = { method: "post", path: "/api/clinic/appointments/{appointment_id}/messages/seen" } as const satisfies Operation;
/** Lists patients' messages unread by the clinic, oldest first; at most 100 */
export const clinicUnseenMessages = { method: "get", path: "/api/clinic/messages" } as const satisfies Operation;
/** Lists the messages of an appointment, oldest first; marks them as received */
export const listMessages = { method: "get", path: "/api/visits/{appointment_id}/messages" } as const satisfies Operation;
/** Sends a message to the clinic about an appointment; a repeated key sends it once */
export const sendMessage = { method: "post", path: "/api/visits/{appointment_id}/messages" } as const satisfies Operation;
/** Marks the clinic's messages up to this one as read */
export const seeMessages = { method: "post", path: "/api/visits/{appointment_id}/messages/seen" } as const satisfies Operation;
/** Counts how many found the symptom checker’s results helpful, in all and by urgency, complaint, language, version and reason */
export const clinicCountCheckerFeedback = { method: "get", path: "/api/clinic/symptom_checker/feedback" } as const satisfies Operation;
/** Saves whether a result of the symptom checker was helpful, anonymously. The same id replaces that day's answer and counts once */
export const saveCheckerFeedback = { method: "post", path: "/api/symptom_checker/feedback" } as const satisfies Operation;
/** Lists the assessments that the patient has shared with the doctor of an appointment, newest first */
export const clinicListHealthAssessments = { method: "get", path: "/api/clinic/appointments/{appointment_id}/health_assessments" } as const satisfies Operation;
/** Lists the appointments whose doctors can read an assessment */
export const listHealthAssessmentShares = { method: "get", path: "/api/patients/health_assessments/{assessment_id}/shares" } as const satisfies Operation;
/** Shares an assessment with the doctor of a future appointment. Idempotent: the first time stays. */
export const shareHealthAssessment = { method: "post", path: "/api/patients/health_assessments/{assessment_id}/shares" } as const satisfies Operation;
/** Saves the answers of a health assessment; a repeated request counts once */
export const saveHealthAssessment = { method: "post", path: "/api/patients/health_assessments" } as const satisfies Operation;
/** Records the consent to the clinic's third-party symptom checker, and begins a check. Nothing is sent to it without consent. */
export const beginSymptomCheck = { method: "post", path: "/api/symptom_checks" } as const satisfies Operation;
/** Returns urgency and possible causes from the third-party checker */
export const concludeSymptomCheck = { method: "post", path: "/api/symptom_checks/conclude" } as const satisfies Operation;
/** Lists common symptoms for an age and sex, in the requested language */
export const listSymptoms = { method: "post", path: "/api/symptom_checks/symptoms" } as const satisfies Operation;
/** Returns the third-party checker's next question, null when the result is ready, and any emergency */
export const nextSymptomQuestion = { method: "post", path: "/api/symptom_checks/next" } as const satisfies Operation;
/** Returns the symptoms that the third-party checker recognises in a text */
export const understandSymptoms = { method: "post", path: "/api/symptom_checks/understand" } as const satisfies Operation;
/** Adds a medicine or an allergy; a repeated `client_key` counts once */
export const addRecordEntry = { method: "post", path: "/api/patients/health_records/{patient_id}/entries" } as const satisfies Operation;
/** Saves vital signs for the person of a record: the patient or a dependent */
export const addRecordMeasurement = { method: "post", path: "/api/patients/health_records/{patient_id}/measurements" } as const satisfies Operation;
/** Lists vital signs of the person of a record, newest first: at most 100 */
export const listRecordMeasurements = { method: "get", path: "/api/patients/health_records/{patient_id}/measurements" } as const satisfies Operation;
/** Changes, ends or reactivates an entry */
export const changeRecordEntry = { method: "put", path: "/api/patients/health_records/{patient_id}/entries/{entry_id}" } as const satisfies Operation;
/** Removes an entry from its list; it can be restored for a day */
export const removeRecordEntry = { method: "delete", path: "/api/patients/health_records/{patient_id}/entries/{entry_id}" } as const satisfies Operation;
/** Returns medicines and allergies of an appointment's patient, with their last confirmation; empty for guests */
export const clinicGetRecordLists = { method: "get", path: "/api/clinic/appointments/{appointment_id}/health_record" } as const satisfies Operation;
/** Confirms that a list is complete, or that there is nothing to list */
export const confirmRecordList = { method: "put", path: "/api/patients/health_records/{patient_id}/confirmations/{kind}" } as const satisfies Operation;
/** Returns an original file of a shared record as a download */
export const downloadSharedFile = { method: "post", path: "/api/shared_health_records/{token}/files/{file_id}" } as const satisfies Operation;
/** Returns the whole health record of one person, across appointments, newest first */
export const getHealthRecord = { method: "get", path: "/api/patients/health_records/{patient_id}" } as const satisfies Operation;
/** Returns the record as a PDF, in the caller's language */
export const getRecordDocument = { method: "get", path: "/api/patients/health_records/{patient_id}/document" } as const satisfies Operation;
/** Returns medicines and allergies only */
export const getRecordLists = { method: "get", path: "/api/patients/health_records/{patient_id}/lists" } as const satisfies Operation;
/** Returns the record as a document of the International Patient Summary (FHIR R4), in the caller's language */
export const getRecordSummary = { method: "get", path: "/api/patients/health_records/{patient_id}/summary" } as const satisfies Operation;
/** Lists whose records the patient can see: their own first, then their dependents' */
export const listRecordPeople = { method: "get", path: "/api/patients/health_records" } as const satisfies Operation;
/** Lists the links to this record, whoever created them, newest first */
export const listRecordShares = { method: "get", path: "/api/patients/health_records/{patient_id}/shares" } as const satisfies Operation;
/** Creates a link to a copy of the record as it is now; only this answer contains its address */
export const shareRecord = { method: "post", path: "/api/patients/health_records/{patient_id}/shares" } as const satisfies Operation;
/** Moves a reading that was saved for the wrong person to another record of the family; can be undone by moving it back */
export const moveRecordMeasurement = { method: "post", path: "/api/patients/health_records/{patient_id}/measurements/{measurement_id}/move" } as const satisfies Operation;
/** Returns the manifest of a shared record for its link: encrypted copies; counts as one view */
export const openSharedRecord = { method: "post", path: "/api/shared_health_records/{token}" } as const satisfies Operation;
/** Deletes a reading made outside appointments, permanently */
export const removeRecordMeasurement = { method: "delete", path: "/api/patients/health_records/{patient_id}/measurements/{measurement_id}" } as const satisfies Operation;
/** Restores a removed entry */
export const restoreRecordEntry = { method: "post", path: "/api/patients/health_records/{patient_id}/entries/{entry_id}/restore" } as const satisfies Operation;
/** Revokes a link at once and deletes its copy */
export const revokeRecordShare = { method: "delete", path: "/api/patients/health_records/{patient_id}/shares/{share_id}" } as const satisfies Operation;
/** Returns one health topic in the requested language */
export const getTopic = { method: "get", path: "/api/shared/health_topics/{slug}" } as const satisfies Operation;
/** Lists other names of each health topic in the requested language, for the search in the browser */
export const listTopicSynonyms = { method: "get", path: "/api/shared/health_topic_synonyms" } as const satisfies Operation;
/** Lists the titles of all health topics in the requested language */
export const listTopics = { method: "get", path: "/api/shared/health_topics" } as const satisfies Operation;
/** Acknowledges a report; the patient sees the time. Idempotent: the first time stays. */
export const clinicAcknowledgeUrgentEvent = { method: "post", path: "/api/clinic/urgent_events/{event_id}/acknowledge" } as const satisfies Operation;
/** Lists reports that nobody at the clinic has acknowledged, oldest first */
export const clinicListUrgentEvents = { method: "get", path: "/api/clinic/urgent_events" } as const satisfies Operation;
/** Returns whether the clinic has seen the report */
export const getUrgentReceipt = { method: "get", path: "/api/urgent_events/{event_id}" } as const satisfies Operation;
/** Reports a danger to the clinic at once, by a patient, an appointment's guest, or whoever holds a slot. Repeated with the same receipt it returns the same answer. */
export const notifyClinic = { method: "post", path: "/api/urgent_events" } as const satisfies Operation;
/** Lists vital signs of an appointment, newest first */
export const clinicListMeasurements = { method: "get", path: "/api/clinic/appointments/{appointment_id}/vital_signs_measurements" } as const satisfies Operation;
/** Lists vital signs of an appointment, newest first; with `last=true` only the newest */
export const listMeasurements = { method: "get", path: "/api/patients/appointments/{appointment_id}/vital_signs_measurements" } as const satisfies Operation;
/** Saves vital signs of an appointment; completes the doctor's request for them */
export const saveMeasurement = { method: "post", path: "/api/patients/appointments/{appointment_id}/vital_signs_measurements" } as const satisfies Operation;
/** Lists the patient's own vital signs, within and outside appointments, newest first: at most 100 */
export const listOwnMeasurements = { method: "get", path: "/api/patients/vital_signs_measurements" } as const satisfies Operation;
/** Saves vital signs outside appointments */
export const saveOwnMeasurement = { method: "post", path: "/api/patients/vital_signs_measurements" } as const satisfies Operation;
/** Creates a doctor, or changes the one with this `external_id` */
export const clinicAddDoctor = { method: "post", path: "/api/clinic/doctors" } as const satisfies Operation;
/** Lists all doctors of the clinic, unlisted ones included; a doctor's token sees only that doctor */
export const clinicListDoctors = { method: "get", path: "/api/clinic/doctors" } as const satisfies Operation;
/** Replaces the data of a doctor */
export const clinicChangeDoctor = { method: "put", path: "/api/clinic/doctors/{doctor_id}" } as const satisfies Operation;
/** Returns one doctor */
export const clinicGetDoctor = { method: "get", path: "/api/clinic/doctors/{doctor_id}" } as const satisfies Operation;
/** Imports up to 500 doctors with their weekly hours from a CSV file, and reports on every line */
export const clinicImportDoctors = { method: "post", path: "/api/clinic/doctors/import" } as const satisfies Operation;
/** Blocks whole days of a doctor, the last one included, and returns the appointments in them */
export const clinicAddAbsence = { method: "post", path: "/api/clinic/doctors/{doctor_id}/absences" } as const satisfies Operation;
/** Returns the weekly hours of a doctor, in the clinic's time zone */
export const clinicGetHours = { method: "get", path: "/api/clinic/doctors/{doctor_id}/hours" } as const satisfies Operation;
/** Replaces the weekly hours of a doctor; appointments stay */
export const clinicSetHours = { method: "put", path: "/api/clinic/doctors/{doctor_id}/hours" } as const satisfies Operation;
/** Lists days on which a doctor's hours differ from the week, of at most 366 days from `from` */
export const clinicListDays = { method: "get", path: "/api/clinic/doctors/{doctor_id}/days" } as const satisfies Operation;
/** Replaces the exceptions of one day: blocked times, extra hours; without any the weekly hours apply */
export const clinicSetDay = { method: "put", path: "/api/clinic/doctors/{doctor_id}/days/{day}" } as const satisfies Operation;
/** Makes an address at which a calendar program reads a doctor's appointments, returned only this once */
export const clinicAddCalendarAddress = { method: "post", path: "/api/clinic/doctors/{doctor_id}/calendar_addresses" } as const satisfies Operation;
/** Lists the addresses at which a doctor's appointments can be read as a calendar, newest first */
export const clinicListCalendarAddresses = { method: "get", path: "/api/clinic/doctors/{doctor_id}/calendar_addresses" } as const satisfies Operation;
/** Lists the appointments of all doctors, or of one, that take place within at most 8 days */
export const clinicListCalendar = { method: "get", path: "/api/clinic/calendar" } as const satisfies Operation;
/** Lists the hours, changed days and busy times of all doctors, or of one, on at most 8 days */
export const clinicListSchedules = { method: "get", path: "/api/clinic/schedules" } as const satisfies Operation;
/** Revokes an address of a doctor's calendar at once */
export const clinicRevokeCalendarAddress = { method: "delete", path: "/api/clinic/doctors/{doctor_id}/calendar_addresses/{address_id}" } as const satisfies Operation;
/** Adds another calendar of a doctor, whose busy times are blocked; it is read every 15 minutes */
export const clinicAddBusyFeed = { method: "post", path: "/api/clinic/doctors/{doctor_id}/busy_feeds" } as const satisfies Operation;
/** Lists a doctor's other calendars that block times, with the state of each */
export const clinicListBusyFeeds = { method: "get", path: "/api/clinic/doctors/{doctor_id}/busy_feeds" } as const satisfies Operation;
/** Reads another calendar again now, at most once a minute */
export const clinicRefreshBusyFeed = { method: "post", path: "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}/refresh" } as const satisfies Operation;
/** Removes another calendar of a doctor; its times become free */
export const clinicRemoveBusyFeed = { method: "delete", path: "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}" } as const satisfies Operation;
/** Creates a patient record, or changes the one with this `external_id`; sends nothing */
export const clinicAddPatient = { method: "post", path: "/api/clinic/patients" } as const satisfies Operation;
/** Lists the clinic's patients by id and by page; all filters given must match */
export const clinicListPatients = { method: "get", path: "/api/clinic/patients" } as const satisfies Operation;
/** Replaces the data of a patient */
export const clinicChangePatient = { method: "put", path: "/api/clinic/patients/{patient_id}" } as const satisfies Operation;
/** Returns one patient */
export const clinicGetPatient = { method: "get", path: "/api/clinic/patients/{patient_id}" } as const satisfies Operation;
/** Imports up to 5000 patients from a CSV file, and reports on every line */
export const clinicImportPatients = { method: "post", path: "/api/clinic/patients/import" } as const satisfies Operation;
/** Compares two patient records before a merge: what each has, and whether it can be merged */
export const clinicCompareForMerge = { method: "get", path: "/api/clinic/patients/{patient_id}/merge" } as const satisfies Operation;
/** Merges a duplicate patient record into another; returns the remaining patient */
export const clinicMergePatient = { method: "post", path: "/api/clinic/patients/{patient_id}/merge" } as const satisfies Operation;
/** Lists pairs of records with the same name and date of birth, or tax number, newest first */
export const clinicListDoubles = { method: "get", path: "/api/clinic/patient_doubles" } as const satisfies Operation;
/** Creates a token and returns it, only this once */
export const clinicAddToken = { method: "post", path: "/api/clinic/tokens" } as const satisfies Operation;
/** Lists the clinic's tokens, newest first, with those that ended within 90 days */
export const clinicListTokens = { method: "get", path: "/api/clinic/tokens" } as const satisfies Operation;
/** Revokes a token at once; it may be the calling one */
export const clinicRevokeToken = { method: "delete", path: "/api/clinic/tokens/{token_id}" } as const satisfies Operation;
/** Creates a token that replaces another, which stays valid for a while */
export const clinicRotateToken = { method: "post", path: "/api/clinic/tokens/{token_id}/rotate" } as const satisfies Operation;
/** Registers an app that gets tokens for FHIR with a key of its own */
export const clinicAddApp = { method: "post", path: "/api/clinic/apps" } as const satisfies Operation;
/** Lists all apps of SMART Backend Services, newest first, revoked ones included */
export const clinicListApps = { method: "get", path: "/api/clinic/apps" } as const satisfies Operation;
/** Changes name, scopes or keys of an app; its tokens end */
export const clinicChangeApp = { method: "put", path: "/api/clinic/apps/{app_id}" } as const satisfies Operation;
/** Ends an app and its tokens at once */
export const clinicRevokeApp = { method: "delete", path: "/api/clinic/apps/{app_id}" } as const satisfies Operation;
/** Registers an app that patients can connect to their record */
export const clinicAddPatientApp = { method: "post", path: "/api/clinic/patient_apps" } as const satisfies Operation;
/** Lists all apps that patients can connect, newest first, removed ones included */
export const clinicListPatientApps = { method: "get", path: "/api/clinic/patient_apps" } as const satisfies Operation;
/** Changes an app that patients connect; all its connections end */
export const clinicChangePatientApp = { method: "put", path: "/api/clinic/patient_apps/{app_id}" } as const satisfies Operation;
/** Removes an app that patients connect; its access to records ends at once */
export const clinicRemovePatientApp = { method: "delete", path: "/api/clinic/patient_apps/{app_id}" } as const satisfies Operation;
/** Creates a staff account and returns its one-time password, only this once */
export const clinicAddStaff = { method: "post", path: "/api/clinic/staff" } as const satisfies Operation;
/** Lists all staff accounts of the clinic's desk, disabled ones included */
export const clinicListStaff = { method: "get", path: "/api/clinic/staff" } as const satisfies Operation;
/** Changes name, role, doctor or the right to sign in of a staff account */
export const clinicChangeStaff = { method: "put", path: "/api/clinic/staff/{staff_id}" } as const satisfies Operation;
/** Replaces the password by a one-time password, and ends the account's sessions */
export const clinicResetStaffPassword = { method: "post", path: "/api/clinic/staff/{staff_id}/password_reset" } as const satisfies Operation;
/** Returns the clinic's OpenID provider for desk staff, without its secret */
export const clinicGetSignInProvider = { method: "get", path: "/api/clinic/sign_in_provider" } as const satisfies Operation;
/** Deletes the provider, its secret and its links to accounts; open sessions stay open */
export const clinicRemoveSignInProvider = { method: "delete", path: "/api/clinic/sign_in_provider" } as const satisfies Operation;
/** Sets the clinic's OpenID provider, with which desk staff sign in */
export const clinicSetSignInProvider = { method: "put", path: "/api/clinic/sign_in_provider" } as const satisfies Operation;
/** Fetches the provider's discovery document; does not check client id and secret */
export const clinicTestSignInProvider = { method: "post", path: "/api/clinic/sign_in_provider/test" } as const satisfies Operation;
/** Returns the clinic's OpenID provider for patients, without its secret */
export const clinicGetPatientProvider = { method: "get", path: "/api/clinic/patient_sign_in_provider" } as const satisfies Operation;
/** Deletes the patients' provider, its secret and its links to accounts; open sessions stay open */
export const clinicRemovePatientProvider = { method: "delete", path: "/api/clinic/patient_sign_in_provider" } as const satisfies Operation;
/** Sets the clinic's OpenID provider, with which patients may sign in */
export const clinicSetPatientProvider = { method: "put", path: "/api/clinic/patient_sign_in_provider" } as const satisfies Operation;
/** Fetches the discovery document of the patients' provider; does not check client id and secret */
export const clinicTestPatientProvider = { method: "post", path: "/api/clinic/patient_sign_in_provider/test" } as const satisfies Operation;
/** Returns the options for signing in at the desk by passkey; the same for everybody */
export const beginDeskPasskeySignIn = { method: "post", path: "/api/desk/passkey_sign_ins" } as const satisfies Operation;
/** Creates a key for an authenticator app; it has no effect until a first code is confirmed */
export const beginDeskTotp = { method: "post", path: "/api/desk/totp" } as const satisfies Operation;
/** Begins a sign-in at the clinic's own OpenID provider; returns the address to open */
export const beginProviderSignIn = { method: "post", path: "/api/desk/provider_sign_ins" } as const satisfies Operation;
/** Turns the authenticator app on with its first code */
export const confirmDeskTotp = { method: "post", path: "/api/desk/totp/confirmation" } as const satisfies Operation;
/** Completes a sign-in at the clinic's own OpenID provider */
export const finishProviderSignIn = { method: "post", path: "/api/desk/provider_sessions" } as const satisfies Operation;
/** Returns who is signed in at the desk */
export const getDeskSession = { method: "get", path: "/api/desk/session" } as const satisfies Operation;
/** Ends the session and the realtime connections that it opened */
export const signOutOfDesk = { method: "delete", path: "/api/desk/session" } as const satisfies Operation;
/** Returns the ways to sign in at the desk besides a password */
export const getDeskSignIn = { method: "get", path: "/api/desk/sign_in" } as const satisfies Operation;
/** Signs a staff member in; the session is a cookie that scripts cannot read */
export const signInAtDesk = { method: "post", path: "/api/desk/sessions" } as const satisfies Operation;
/** Signs a staff member in with a passkey alone; requires neither password nor code */
export const signInAtDeskWithPasskey = { method: "post", path: "/api/desk/passkey_sessions" } as const satisfies Operation;
/** Returns the options for creating a passkey for this clinic's desk */
export const beginDeskPasskey = { method: "post", path: "/api/desk/passkeys/options" } as const satisfies Operation;
/** Changes the password of the signed-in staff account, and ends its other sessions */
export const changeDeskPassword = { method: "post", path: "/api/desk/security/password" } as const satisfies Operation;
/** Returns the second factors of the signed-in staff account */
export const getDeskSecurity = { method: "get", path: "/api/desk/security" } as const satisfies Operation;
/** Confirms the password of this session, which may then change the account's security for ten minutes */
export const proveDeskPassword = { method: "post", path: "/api/desk/security/proof" } as const satisfies Operation;
/** Stores a passkey that the browser has created */
export const registerDeskPasskey = { method: "post", path: "/api/desk/passkeys" } as const satisfies Operation;
/** Removes a passkey; not the last second factor where one is required */
export const removeDeskPasskey = { method: "delete", path: "/api/desk/passkeys/{passkey_id}" } as const satisfies Operation;
/** Gives a passkey another name */
export const renameDeskPasskey = { method: "put", path: "/api/desk/passkeys/{passkey_id}" } as const satisfies Operation;
/** Returns the signed-in doctor's picture of their signature; null without one */
export const getDeskSignature = { method: "get", path: "/api/desk/signature" } as const satisfies Operation;
/** Sets the signed-in doctor's picture of their signature: the body is a PNG or JPEG (application/octet-stream) */
export const putDeskSignature = { method: "put", path: "/api/desk/signature" } as const satisfies Operation;
/** Removes the signed-in doctor's picture of their signature */
export const removeDeskSignature = { method: "delete", path: "/api/desk/signature" } as const satisfies Operation;
/** Answers an app that the staff member opened; returns where its window goes on */
export const authorizeLaunchedApp = { method: "post", path: "/api/desk/app_authorizations" } as const satisfies Operation;
/** Returns the address at which an app opens with the patient of an appointment (SMART App Launch) */
export const launchApp = { method: "post", path: "/api/desk/app_launches" } as const satisfies Operation;
/** Lists the apps that the desk can open with the patient of an appointment, by name */
export const listLaunchableApps = { method: "get", path: "/api/desk/launchable_apps" } as const satisfies Operation;
/** Creates a voucher that patients can use when booking */
export const clinicAddVoucher = { method: "post", path: "/api/clinic/vouchers" } as const satisfies Operation;
/** Lists the clinic's 1,000 newest vouchers, newest first */
export const clinicListVouchers = { method: "get", path: "/api/clinic/vouchers" } as const satisfies Operation;
/** Ends a voucher; appointments booked with it stay unchanged */
export const clinicEndVoucher = { method: "post", path: "/api/clinic/vouchers/{voucher_id}/end" } as const satisfies Operation;
/** Returns bookings, no-shows, revenue and waiting times by day and doctor */
export const clinicReport = { method: "get", path: "/api/clinic/reports/appointments" } as const satisfies Operation;
/** Returns the same report as a CSV file (RFC 4180, UTF-8) */
export const clinicReportFile = { method: "get", path: "/api/clinic/reports/appointments.csv" } as const satisfies Operation;
/** Lists the clinic's audit log, newest first, by page; all filters given must match */
export const clinicListAudit = { method: "get", path: "/api/clinic/audit" } as const satisfies Operation;
/** Returns the clinic's manifest and settings, with the findings of `tenant check` */
export const clinicGetConfiguration = { method: "get", path: "/api/clinic/configuration" } as const satisfies Operation;
/** Replaces manifest and settings; pages show them within a second */
export const clinicSetConfiguration = { method: "put", path: "/api/clinic/configuration" } as const satisfies Operation;
/** Adds a host name; it is served once the clinic has proven that it controls it */
export const clinicAddDomain = { method: "post", path: "/api/clinic/domains" } as const satisfies Operation;
/** Lists the clinic's host names: served ones with the primary one first, then unproven ones */
export const clinicListDomains = { method: "get", path: "/api/clinic/domains" } as const satisfies Operation;
/** Looks up the record that proves a host name; if found, the host name is served at once */
export const clinicCheckDomain = { method: "post", path: "/api/clinic/domains/{domain}/check" } as const satisfies Operation;
/** Removes a host name; every server stops serving it at once */
export const clinicRemoveDomain = { method: "delete", path: "/api/clinic/domains/{domain}" } as const satisfies Operation;
/** Makes a served host name the primary one, which links in emails use from now on */
export const clinicSetPrimaryDomain = { method: "post", path: "/api/clinic/domains/{domain}/primary" } as const satisfies Operation;
/** Lists the clinic's own texts for its patients, by language */
export const clinicListTexts = { method: "get", path: "/api/clinic/texts" } as const satisfies Operation;
/** Removes a text of the clinic in one language */
export const clinicRemoveText = { method: "delete", path: "/api/clinic/texts/{text_kind}/{locale}" } as const satisfies Operation;
/** Sets a text of the clinic in one language */
export const clinicSetText = { method: "put", path: "/api/clinic/texts/{text_kind}/{locale}" } as const satisfies Operation;
/** Looks up the record of the clinic's own address; if found, emails come from it at once */
export const clinicCheckMailAddress = { method: "post", path: "/api/clinic/mail_address/check" } as const satisfies Operation;
/** Returns the address of the clinic's own that its emails come from, and its DNS record */
export const clinicGetMailAddress = { method: "get", path: "/api/clinic/mail_address" } as const satisfies Operation;
/** Removes the clinic's own address and its key; emails come from the installation's address again */
export const clinicRemoveMailAddress = { method: "delete", path: "/api/clinic/mail_address" } as const satisfies Operation;
/** Sets an address of the clinic's own; emails come from it once the DNS shows its record */
export const clinicSetMailAddress = { method: "put", path: "/api/clinic/mail_address" } as const satisfies Operation;
/** Returns the sender's name of the clinic's emails and their reply address */
export const clinicGetMailSender = { method: "get", path: "/api/clinic/mail_sender" } as const satisfies Operation;
/** Sets the sender's name and reply address, also of queued emails */
export const clinicSetMailSender = { method: "put", path: "/api/clinic/mail_sender" } as const satisfies Operation;
/** Returns one email in one language, with a preview */
export const clinicGetMailTemplate = { method: "get", path: "/api/clinic/mail_templates/{mail_kind}/{locale}" } as const satisfies Operation;
/** Removes the clinic's text of an email; the product's is sent again */
export const clinicRemoveMailTemplate = { method: "delete", path: "/api/clinic/mail_templates/{mail_kind}/{locale}" } as const satisfies Operation;
/** Sets the clinic's text of an email in one language; a dry run only returns the preview */
export const clinicSetMailTemplate = { method: "put", path: "/api/clinic/mail_templates/{mail_kind}/{locale}" } as const satisfies Operation;
/** Lists every email that the clinic may customise, in one language, with the product's text and the clinic's */
export const clinicListMailTemplates = { method: "get", path: "/api/clinic/mail_templates" } as const satisfies Operation;
/** Lists every version of every survey of the clinic */
export const clinicListSurveyTemplates = { method: "get", path: "/api/clinic/survey_templates" } as const satisfies Operation;
/** Stops asking the clinic's survey; answers stay, and a new version reactivates it */
export const clinicRetireSurveyTemplate = { method: "post", path: "/api/clinic/survey_templates/{template_slug}/retire" } as const satisfies Operation;
/** Creates a survey or its next version, which patients get from now on */
export const clinicSetSurveyTemplate = { method: "put", path: "/api/clinic/survey_templates/{template_slug}" } as const satisfies Operation;
/** Adds the clinic's own account at a payment provider for some payment methods */
export const clinicAddPaymentGateway = { method: "post", path: "/api/clinic/payment_gateways" } as const satisfies Operation;
/** Lists the clinic's own accounts at payment providers, without their secrets */
export const clinicListPaymentGateways = { method: "get", path: "/api/clinic/payment_gateways" } as const satisfies Operation;
/** Changes, enables or disables a payment gateway; payments under way still use it */
export const clinicChangePaymentGateway = { method: "put", path: "/api/clinic/payment_gateways/{gateway_id}" } as const satisfies Operation;
/** Returns one payment gateway, without its secrets */
export const clinicGetPaymentGateway = { method: "get", path: "/api/clinic/payment_gateways/{gateway_id}" } as const satisfies Operation;
/** Deletes a payment gateway and its secrets; the settings apply to its methods again */
export const clinicRemovePaymentGateway = { method: "delete", path: "/api/clinic/payment_gateways/{gateway_id}" } as const satisfies Operation;
/** Replaces the key that signs the provider's messages; the old one stays valid for a while */
export const clinicRotatePaymentGatewayKey = { method: "post", path: "/api/clinic/payment_gateways/{gateway_id}/rotate_signing_key" } as const satisfies Operation;
/** Checks key and account at the provider, without moving money; at most once in ten seconds */
export const clinicTestPaymentGateway = { method: "post", path: "/api/clinic/payment_gateways/{gateway_id}/test" } as const satisfies Operation;
/** Returns the data that the clinic puts on its invoices */
export const clinicGetFiscalProfile = { method: "get", path: "/api/clinic/fiscal_profile" } as const satisfies Operation;
/** Sets the data that the clinic puts on its invoices */
export const clinicSetFiscalProfile = { method: "put", path: "/api/clinic/fiscal_profile" } as const satisfies Operation;
/** Returns one invoice or credit note */
export const clinicGetInvoice = { method: "get", path: "/api/clinic/invoices/{invoice_id}" } as const satisfies Operation;
/** Returns invoices and credit notes of a span as a CSV file (RFC 4180, UTF-8) */
export const clinicInvoiceFile = { method: "get", path: "/api/clinic/invoices.csv" } as const satisfies Operation;
/** Lists the series of the clinic's documents with their newest numbers */
export const clinicListInvoiceSeries = { method: "get", path: "/api/clinic/invoice_series" } as const satisfies Operation;
/** Sets the validation code that Portugal's authority gave to a series, before its first document */
export const clinicSetInvoiceSeries = { method: "put", path: "/api/clinic/invoice_series" } as const satisfies Operation;
/** Lists invoices and credit notes, oldest first, by page; all filters given must match */
export const clinicListInvoices = { method: "get", path: "/api/clinic/invoices" } as const satisfies Operation;
/** Creates a webhook and returns its secret, only this once */
export const clinicAddWebhook = { method: "post", path: "/api/clinic/webhooks" } as const satisfies Operation;
/** Lists the clinic's webhooks and their state */
export const clinicListWebhooks = { method: "get", path: "/api/clinic/webhooks" } as const satisfies Operation;
/** Changes a webhook's address, events or whether it is enabled; queued events go to the new address */
export const clinicChangeWebhook = { method: "put", path: "/api/clinic/webhooks/{webhook_id}" } as const satisfies Operation;
/** Returns one webhook and its state */
export const clinicGetWebhook = { method: "get", path: "/api/clinic/webhooks/{webhook_id}" } as const satisfies Operation;
/** Deletes a webhook with its queued events and its log */
export const clinicRemoveWebhook = { method: "delete", path: "/api/clinic/webhooks/{webhook_id}" } as const satisfies Operation;
/** Lists the deliveries of the last 30 days with their results, newest first, 100 on a page */
export const clinicListWebhookDeliveries = { method: "get", path: "/api/clinic/webhooks/{webhook_id}/deliveries" } as const satisfies Operation;
/** Lists the events that a webhook can receive, with their data */
export const clinicListWebhookEvents = { method: "get", path: "/api/clinic/webhook_events" } as const satisfies Operation;
/** Sends one event again, as another delivery with the same `webhook-id` */
export const clinicReplayDelivery = { method: "post", path: "/api/clinic/webhooks/{webhook_id}/deliveries/{delivery_id}/replay" } as const satisfies Operation;
/** Resends all failed events since an instant, at most 1,000 */
export const clinicReplayFailed = { method: "post", path: "/api/clinic/webhooks/{webhook_id}/replay" } as const satisfies Operation;
/** Creates a new secret; the old one also signs for a while */
export const clinicRotateWebhookSecret = { method: "post", path: "/api/clinic/webhooks/{webhook_id}/rotate_secret" } as const satisfies Operation;
/** Sends an event `webhook.test` without data; the log shows its delivery */
export const clinicTestWebhook = { method: "post", path: "/api/clinic/webhooks/{webhook_id}/test" } as const satisfies Operation;
/** Accepts an appointment: scheduled to accepted */
export const clinicAccept = { method: "post", path: "/api/clinic/appointments/{appointment_id}/accept" } as const satisfies Operation;
/** Authorises a channel of the clinic or of a call it has joined */
export const clinicAuthorizeChannel = { method: "post", path: "/api/clinic/realtime/auth" } as const satisfies Operation;
/** Cancels an appointment by the clinic: any payment is refunded */
export const clinicCancel = { method: "post", path: "/api/clinic/appointments/{appointment_id}/cancel" } as const satisfies Operation;
/** Creates an appointment of any kind for a patient of the clinic: accepted at once, and the patient is notified */
export const clinicCreateAppointment = { method: "post", path: "/api/clinic/appointments" } as const satisfies Operation;
/** Lists the clinic's appointments that begin within at most 31 days */
export const clinicListAppointments = { method: "get", path: "/api/clinic/appointments" } as const satisfies Operation;
/** Declines an appointment: scheduled or accepted to declined */
export const clinicDecline = { method: "post", path: "/api/clinic/appointments/{appointment_id}/decline" } as const satisfies Operation;
/** Ends the call: sets the status to finished */
export const clinicEnd = { method: "post", path: "/api/clinic/appointments/{appointment_id}/end" } as const satisfies Operation;
/** Creates the next appointment of the same doctor with the same patient or guest: accepted at once, and they are notified */
export const clinicFollowUp = { method: "post", path: "/api/clinic/appointments/{appointment_id}/follow_up" } as const satisfies Operation;
/** Returns one appointment, as after a webhook event; the request is written to the audit log */
export const clinicGetAppointment = { method: "get", path: "/api/clinic/appointments/{appointment_id}" } as const satisfies Operation;
/** Sets whether other patients can read the comment of a review whose author allows it; its stars count either way */
export const clinicHideReview = { method: "put", path: "/api/clinic/appointments/{appointment_id}/review" } as const satisfies Operation;
/** Returns the identity of the token, and the channel of the clinic's events */
export const clinicIdentity = { method: "get", path: "/api/clinic/me" } as const satisfies Operation;
/** Enters the call as the doctor: admits the patient and sets the status to preparing */
export const clinicJoin = { method: "post", path: "/api/clinic/appointments/{appointment_id}/join" } as const satisfies Operation;
/** Moves an appointment to another time of the same doctor: accepted at once, and the patient is notified */
export const clinicMove = { method: "post", path: "/api/clinic/appointments/{appointment_id}/move" } as const satisfies Operation;
/** Sets the price of a kind of appointment with a doctor; returns the prices of all kinds */
export const clinicSetPrice = { method: "put", path: "/api/clinic/doctors/{doctor_id}/prices" } as const satisfies Operation;
/** Sends a signal of the WebRTC negotiation to another participant */
export const clinicSignal = { method: "post", path: "/api/clinic/appointments/{appointment_id}/signals" } as const satisfies Operation;
/** Lists who is waiting now, the longest first */
export const clinicWaitingRoom = { method: "get", path: "/api/clinic/waiting_room" } as const satisfies Operation;
/** Sets the clinic's logo, favicon or main image: the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG. For the clinic's own token */
export const clinicPutPicture = { method: "put", path: "/api/clinic/pictures/{kind}" } as const satisfies Operation;
/** Removes the clinic's favicon or main image; the one drawn from logo and colours is shown again */
export const clinicRemovePicture = { method: "delete", path: "/api/clinic/pictures/{kind}" } as const satisfies Operation;
/** Sets a doctor's portrait: the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG */
export const clinicPutPortrait = { method: "put", path: "/api/clinic/doctors/{doctor_id}/portrait" } as const satisfies Operation;
/** Removes a doctor's portrait; the default drawing is shown again */
export const clinicRemovePortrait = { method: "delete", path: "/api/clinic/doctors/{doctor_id}/portrait" } as const satisfies Operation;
