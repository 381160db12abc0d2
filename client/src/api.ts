// Written by `npm run client` from the OpenAPI document; the check fails when it is not current.

export interface paths {
  "/api/patients/application_settings": {
    /** What the clinic's patients can do: flags and configuration */
    get: {
      parameters: { query: { platform: "web" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: Record<string, unknown> } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/knok_domains": {
    /** The clinic that lives at this host */
    get: {
      parameters: { query: { platform: "web" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { domain: string; tenant: string; business_account: string } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/manifest": {
    /** How the clinic looks: name, logo, colours. Conditional requests are answered 304. */
    get: {
      parameters: { query?: { token?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Manifest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/clinics": {
    /** The clinics of this installation, for the chooser on plain localhost. Development only. */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; name: string; url: string; logo_url: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/invitations/accept": {
    /** Makes an account of the patient whom the clinic has invited */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { auth_token: string; invitation_token: string; password: components["schemas"]["NewPassword"]; terms_accepted: true; terms_version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/terms": {
    /** Keeps that the patient agrees to this version of the terms */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The terms in force, and whether the patient has yet to agree to them */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { version: string; link: string | null; is_due: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/taxpayer_number": {
    /** Confirms the CPF of a patient with an account, seen on a document: that account signs in with it, and no other of the clinic */
    put: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { taxpayer_number: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/password_expiry": {
    /** Asks a patient for a new password, after a breach or a migration; ends every session (D.60) */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invitations": {
    /** Writes a patient down and invites him by mail to make an account */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; email: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { patient_id: components["schemas"]["Id"]; link: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/invitation": {
    /** Invites a patient whom the clinic has written down by mail to make an account */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { patient_id: components["schemas"]["Id"]; link: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/login_links": {
    /** A link that logs a patient in once, for a message of the clinic */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { link: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/sign_up/confirm": {
    /** Makes the account whose e-mail address the token confirms, and signs it in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login/token": {
    /** A session for the token of a link; the same browser may repeat it for 60 seconds */
    post: {
      parameters: { header?: { "x-browser-key"?: string } };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/sign_up": {
    /** Asks for an account. The answer is the same whether or not there is one: a mail goes on from here. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; email: string; password: components["schemas"]["NewPassword"]; mgen_client_number?: string; tax_number?: string; terms_accepted: true; terms_version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients": {
    /** The patient of the token */
    get: {
      parameters: { query?: { token?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { patient: components["schemas"]["Patient"] } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Everything a patient tells of himself, as one form */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { version: number; name: string; birthdate: components["schemas"]["Day"]; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; health_number: string | null; time_zone: string | null; language: string | null } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { patient: components["schemas"]["Patient"] } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login": {
    /** A session for a log-in (e-mail address, or CPF where the clinic takes it) and password */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { login: string; password: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/logout": {
    /** Ends the session of the token */
    post: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/ping": {
    /** Whether a token still holds: 204 or 401; `reason` says `password_changed` or `revoked` where the session was ended from elsewhere */
    get: {
      parameters: { query?: { token?: string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/password/recover": {
    /** Asks for a new password. The answer and its time are the same whether or not there is an account (D.59). */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { login: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/password/reset": {
    /** Sends the mail with which an expired password is renewed, once for each e-mail token */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { email_token: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/password/see": {
    /** Whether the link of a mail still sets a password; the token stays good */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/password": {
    /** A new password: with the token of a mail, or of a logged-in patient with the current one (D.58). Ends every other session. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string; password: components["schemas"]["NewPassword"] } | { current_password: string; password: components["schemas"]["NewPassword"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys/options": {
    /** What a browser needs to make a passkey for this clinic */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { challenge: string; rp: { id: string; name: string }; user: { id: string; name: string; displayName: string }; pubKeyCredParams: { type: "public-key"; alg: number }[]; timeout: number; attestation: "none"; excludeCredentials: { id: string; type: "public-key" }[]; authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" } } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/passkey/options": {
    /** What a browser needs to log in by passkey; the same for everybody */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { challenge: string; rpId: string; timeout: number; userVerification: "required" } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/passkey": {
    /** A session for a passkey's signature; it needs no further factor */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { credential: { id: string; rawId: string; type: "public-key"; authenticatorAttachment?: string | null; clientExtensionResults: Record<string, unknown>; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null } } } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys": {
    /** Keeps a passkey that the browser has made */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; credential: { id: string; rawId: string; type: "public-key"; authenticatorAttachment?: string | null; clientExtensionResults: Record<string, unknown>; response: { clientDataJSON: string; attestationObject: string; authenticatorData?: string; transports?: string[]; publicKeyAlgorithm?: number; publicKey?: string } } } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys/{passkey_id}": {
    /** Forgets a passkey */
    delete: {
      parameters: { path: { passkey_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login/second_factor": {
    /** The second step of a log-in: a session for the challenge and a code */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { method: "totp"; challenge: string; code: string } | { method: "email"; challenge: string; code: string } | { method: "recovery"; challenge: string; code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/email": {
    /** Sends a first code to the patient's e-mail address */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { sent_to: string; next_at: components["schemas"]["Instant"]; challenge: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Turns codes by e-mail off */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/totp": {
    /** A new key for an authenticator app; it protects nothing until a first code is confirmed */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { secret: string; uri: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Turns the authenticator app off */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/email/confirmation": {
    /** Turns codes by e-mail on, with the first one */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { challenge: string; code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { recovery_codes: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/totp/confirmation": {
    /** Turns the authenticator app on, with its first code */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { recovery_codes: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security": {
    /** What protects the patient's account besides the password */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { email: string | null; totp_since: components["schemas"]["Instant"] | null; email_since: components["schemas"]["Instant"] | null; recovery_codes_left: number; passkeys: { id: number; name: string; created_at: components["schemas"]["Instant"]; last_used_at: components["schemas"]["Instant"] | null; is_backed_up: boolean }[]; proven_until: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/proof": {
    /** Proves with the password who sits at this session; for ten minutes it may change what protects the account */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { password: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { proven_until: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/recovery_codes": {
    /** Ten new recovery codes, shown this once; those before them end */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { recovery_codes: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login/second_factor/email_code": {
    /** Sends a code of 6 digits to the patient's e-mail address; the one before it ends */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { challenge: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { sent_to: string; next_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/guest_appointments": {
    /** Links the appointments of these guest tokens to the patient, where they were booked with the patient's own confirmed e-mail address. Answers the numbers of those linked. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { guest_tokens: string[] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Id"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/sessions": {
    /** Exchanges the token of a personal link, once, for a token that opens the guest's own appointment on this device */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { appointment_id: components["schemas"]["Id"]; guest_token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/links": {
    /** Mails a new personal link to whoever booked the appointment of this used or expired link, or of this invitation by code. The answer is the same for every token. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/dependents": {
    /** Adds somebody to care for; an adult is asked by mail first */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Dependent"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Those the patient cares for, in the order in which they were added */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Dependent"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/care/answer": {
    /** The dependent agrees, or does not, that the patient acts for them (D.101) */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string; agrees: boolean } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/dependents/{dependent_id}": {
    /** Everything that is known of a dependent, as one form */
    put: {
      parameters: { path: { dependent_id: string | number } };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; version: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Dependent"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes a dependent out of the family; past visits stay in the records */
    delete: {
      parameters: { path: { dependent_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/care/see": {
    /** Who asks to act for whom; the token stays good */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { dependent_name: string; patient_name: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/email": {
    /** Asks for another e-mail address; it counts once the link sent there is confirmed */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { email: string; current_password: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/details/{patient_id}": {
    /** Date of birth and sex of the patient or of a dependent, where they are not known yet */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { birthdate: components["schemas"]["Day"]; sex: components["schemas"]["Sex"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/email/confirm": {
    /** The address that the token stands for is the account's from now on, for mails and for signing in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/sessions/{session_id}": {
    /** Signs out one device */
    delete: {
      parameters: { path: { session_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/sessions": {
    /** Where the patient is signed in, this device first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SignedInDevice"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/notifications": {
    /** Which mails about visits the patient wants */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { wants_visit_mails: boolean; wants_calendar_files: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Patient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/email/undo": {
    /** Restores the e-mail address that the token was sent to, signs every device out, and answers a token to choose a new password with */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { reset_token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/insurance_card/{side}": {
    /** The picture of one side of the card of the patient of an appointment */
    get: {
      parameters: { path: { appointment_id: string | number; side: "front" | "back" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "image/jpeg": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/insurance": {
    /** Who insures the patient of an appointment, and which pictures of the card there are; null for a guest */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { insurer: string | null; insurance_number: string | null; policy_number: string | null; valid_until: components["schemas"]["Day"] | null; front: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null; back: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/insurance_cards/{patient_id}/{side}": {
    /** The picture itself; not found while it is checked for viruses, and after one was found */
    get: {
      parameters: { path: { patient_id: string | number; side: "front" | "back" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "image/jpeg": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the picture of one side of the card */
    delete: {
      parameters: { path: { patient_id: string | number; side: "front" | "back" } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Stores the picture of one side of the card in place of the last: the body is a JPEG (application/octet-stream), whose metadata is removed */
    put: {
      parameters: { path: { patient_id: string | number; side: "front" | "back" } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/insurance/{patient_id}": {
    /** Who insures the patient or a dependent, and which pictures of the card are stored */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Insurance"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Who insures the patient or a dependent */
    put: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { version: number; insurer: string | null; insurance_number: string | null; policy_number: string | null; valid_until: components["schemas"]["Day"] | null } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Insurance"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/data_exports/{export_id}/download": {
    /** The archive itself, as application/zip, once */
    post: {
      parameters: { path: { export_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/zip": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/erasure": {
    /** Erases the account and everything personal; what the law has the clinic keep stays without a name */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { password: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** What would go with the account: visits that lie ahead, and dependents */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { visits: { id: components["schemas"]["Id"]; doctor_name: string; patient_name: string; start_time: components["schemas"]["Instant"]; paid: components["schemas"]["Money"] | null; is_refunded: boolean; reference: string | null }[]; dependents: string[]; refund_until_hours: number; has_password: boolean; is_in_visit: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/consents": {
    /** What the patient has agreed to and withdrawn, the newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { kind: "terms"; version: string; given_at: components["schemas"]["Instant"]; withdrawn_at: components["schemas"]["Instant"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/data_exports": {
    /** The archives of the last day, the newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["DataExport"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Has an archive made of everything that is known of the patient and the dependents */
    post: {
      parameters: {  };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DataExport"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/record_reads": {
    /** Who other than the patient has seen or changed the patient's record, the newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { who: "doctor" | "clinic" | "family" | "other"; name: string | null; action: string; times: number; last_at: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/consents/withdraw": {
    /** Takes an agreement back; it is asked for again before the account can be used */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { kind: "terms"; version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/push_subscription": {
    /** The device of this session is told of nothing any more */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** What the device of this session is told of; null where it is told of nothing */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { endpoint: string; wants_reminders: boolean } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The device of this session is told from now on, until the session ends; an earlier subscription of it goes */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { endpoint: string; p256dh: string; auth: string; wants_reminders: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { endpoint: string; wants_reminders: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/text_number": {
    /** Sends a code to a phone number; the number counts once the code is confirmed */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { country_code: string; number: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** No text messages any more, and the number is forgotten */
    delete: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/text_number/confirm": {
    /** Confirms a phone number by the code that was sent to it */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/reminders": {
    /** When and how the patient is reminded of appointments */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Which reminders the patient wants, and whether by mail */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { day: boolean; hour: boolean; soon: boolean; doctor: boolean; mails: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/reminders/dependents/{dependent_id}": {
    /** Whether anybody is reminded of a dependent's appointments */
    put: {
      parameters: { path: { dependent_id: string | number } };
      requestBody: { content: { "application/json": { wants_reminders: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/text_channels/{channel}": {
    /** Turns text messages of a channel on, which is an agreement to the text named, or off */
    put: {
      parameters: { path: { channel: "sms" | "whatsapp" } };
      requestBody: { content: { "application/json": { is_on: boolean; text_version: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/doctors/{doctor_id}": {
    /** One doctor */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DoctorDetails"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/doctors": {
    /** Doctors of the clinic, those with the earliest free time first: all of them, or with `limit` or `cursor` page by page */
    get: {
      parameters: { query?: { specialties?: string; languages?: string; limit?: string; cursor?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Doctor"][]; next_cursor?: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/doctors/{doctor_id}/slots": {
    /** Free times of a doctor by day of the clinic's calendar, at most 31 days; days without a free time are left out */
    get: {
      parameters: { path: { doctor_id: string | number }; query?: { from?: components["schemas"]["Day"]; days?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { day: components["schemas"]["Day"]; slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments": {
    /** Books the held time. Awaits payment where one is due, else it is booked at once. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; personal: true; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string; accompanying_adult?: components["schemas"]["AccompanyingAdult"] } | { doctor_id: components["schemas"]["Id"]; personal: false; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string; accompanying_adult?: components["schemas"]["AccompanyingAdult"]; dependent_id: components["schemas"]["Id"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The patient's appointments, the nearest first; `history=false` leaves out what is over */
    get: {
      parameters: { query?: { history?: "true" | "false" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Appointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/appointments": {
    /** The same for somebody without an account. The answer's token is the right to this one appointment. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; personal: true; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string; accompanying_adult?: components["schemas"]["AccompanyingAdult"]; name: string; birthdate: components["schemas"]["Day"]; sex: components["schemas"]["Sex"]; email: string; phone_number?: string; terms_accepted: true } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"]; guest_token: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds": {
    /** Keeps a free time for ten minutes. A hold sent along in the header is given up for the new one. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; secret?: string; files_of?: { appointment_id: components["schemas"]["Id"]; guest_token?: string } } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; extensions_left: number; secret: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/extend": {
    /** Ten more minutes, twice at most */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}": {
    /** How long the time is still kept */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Gives the time back */
    delete: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/leave": {
    /** The page has gone away: the time is kept for 30 more seconds, in case it comes back */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/return": {
    /** The page has come back in time: the time is kept as long as it was */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/voucher": {
    /** Gives a voucher for the held time in place of any other; it is used up when the time is booked */
    put: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** What the held time costs, with the voucher that was given for it */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes the voucher back */
    delete: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payments": {
    /** Begins the payment, or answers the one already begun: `action` says what the patient does next */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { method: "credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet"; phone_number?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] }; deadline: components["schemas"]["Instant"] | null; action: { type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" } | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/open_reference": {
    /** The caller's appointment with an open reference, which keeps a second one from being begun (D.72) */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { appointment_id: components["schemas"]["Id"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment_info": {
    /** What is due, how it can be paid, what the provider has said */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] }; deadline: components["schemas"]["Instant"] | null; action: { type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" } | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment/give_up": {
    /** Ends the booking unpaid and frees its time, for good; money that came first wins and books */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] }; deadline: components["schemas"]["Instant"] | null; action: { type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" } | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment/handoff": {
    /** A link that opens this payment on another device, once, within ten minutes */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment_result": {
    /** Hands on what came back from the payment page; answers what the provider says */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { payload?: string; resultCode?: string; paymentData?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] }; deadline: components["schemas"]["Instant"] | null; action: { type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" } | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/payment_handoffs": {
    /** Uses up the link that handed a payment to this device; answers its pass */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { appointment_id: components["schemas"]["Id"]; pass: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_alerts/{alert_id}/acknowledge": {
    /** Somebody at the clinic has seen it. Said twice, the first time stands. */
    post: {
      parameters: { path: { alert_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null; payment_id: components["schemas"]["Id"]; payment_status: "created" | "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_alerts": {
    /** Disputes, failed refunds and lost payments that nobody has acknowledged, the oldest first; 100 at most */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null; payment_id: components["schemas"]["Id"]; payment_status: "created" | "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/payments": {
    /** The payments of an appointment, the newest first, with everything the provider reported of each */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; reference: string; provider: string; method: string; amount: components["schemas"]["Money"]; status: "created" | "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; created_at: components["schemas"]["Instant"]; refunded: components["schemas"]["Money"]; refunds: { id: components["schemas"]["Id"]; amount: components["schemas"]["Money"]; status: "due" | "refunded" | "failed"; failure: string | null; reason: string | null; made_by: string; created_at: components["schemas"]["Instant"]; ended_at: components["schemas"]["Instant"] | null }[]; events: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null }[] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payments/{payment_id}/refunds": {
    /** Sends a part of a payment's money back; the appointment stands, and the payment stays paid */
    post: {
      parameters: { path: { payment_id: string | number } };
      requestBody: { content: { "application/json": { key: string; amount_minor: number; reason?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; reference: string; provider: string; method: string; amount: components["schemas"]["Money"]; status: "created" | "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; created_at: components["schemas"]["Instant"]; refunded: components["schemas"]["Money"]; refunds: { id: components["schemas"]["Id"]; amount: components["schemas"]["Money"]; status: "due" | "refunded" | "failed"; failure: string | null; reason: string | null; made_by: string; created_at: components["schemas"]["Instant"]; ended_at: components["schemas"]["Instant"] | null }[]; events: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null }[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payments/{payment_id}/refund": {
    /** Asks the provider once more for a refund that has failed */
    post: {
      parameters: { path: { payment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; reference: string; provider: string; method: string; amount: components["schemas"]["Money"]; status: "created" | "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; created_at: components["schemas"]["Instant"]; refunded: components["schemas"]["Money"]; refunds: { id: components["schemas"]["Id"]; amount: components["schemas"]["Money"]; status: "due" | "refunded" | "failed"; failure: string | null; reason: string | null; made_by: string; created_at: components["schemas"]["Instant"]; ended_at: components["schemas"]["Instant"] | null }[]; events: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null }[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/cancel": {
    /** The patient cancels a visit before it begins; money goes back until the clinic's deadline */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { expects_refund: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/review_offer": {
    /** The patient is not asked again how this appointment was; it can be reviewed all the same. Declining twice is no error */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}": {
    /** One appointment of the patient, or the one a guest has booked */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WholeAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/appointment": {
    /** The one appointment that a guest's token stands for */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WholeAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/receipt": {
    /** What was paid for the visit and what went back; visits that cost nothing have none */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { receipt_number: string; issued_at: components["schemas"]["Instant"]; number: string; clinic: { name: string; phone: string | null; legal: { name: string; taxNumber: string; address: string } | null }; vat: { rate_percent: number; amount: components["schemas"]["Money"] } | { exemption: string } | null; patient_name: string; doctor: { name: string; specialty: string }; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; time_zone: string; paid_at: components["schemas"]["Instant"]; method: string; price: components["schemas"]["Money"]; discount: components["schemas"]["Money"]; voucher_code: string | null; paid: components["schemas"]["Money"]; refund: ("due" | "done") | null; refund_amount: components["schemas"]["Money"] | null; refunded_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/receipt/document": {
    /** The receipt as a PDF, in the caller's language */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/pdf": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/review_offers": {
    /** Appointments of the last two weeks to ask the patient about: the last one of each person of the family, until it is reviewed or the question is declined */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Appointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/reschedule": {
    /** Moves a visit to a held time of the same doctor; what was paid stays with the visit */
    post: {
      parameters: { path: { appointment_id: string | number }; header: { "x-appointment-hold": string } };
      requestBody: { content: { "application/json": { start_time: components["schemas"]["Instant"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/review": {
    /** One to five stars and a comment for a visit that has taken place, once */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { rating: number; comment: string; is_public?: boolean } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/join": {
    /** An appointment's code: to the own visit, or to the door of the visit as a guest; before its time, when it opens */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { leads_to: string | null; opens_at: components["schemas"]["Instant"] | null; time_zone: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/files": {
    /** Files, links and the summary of a visit */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["AppointmentFiles"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Shares a file with the patient: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { appointment_id: string | number }; query?: { kind?: "file" | "prescription" }; header?: { "x-file-name"?: string } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/files/{file_id}": {
    /** The file itself, to be saved; not found while it is checked for viruses, and after one was found */
    get: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes back a file or link that the clinic has shared */
    delete: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/notes": {
    /** What the clinic has written about a visit for itself; the patient's pages do not show it */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { text: string; version: number; updated_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Writes the notes of a visit anew */
    put: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { text: string; version: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { text: string; version: number; updated_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/prescriptions": {
    /** Shares a prescription with the patient: a PDF that is drawn of what the doctor has written */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { title: string; text: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/links": {
    /** Shares a link with the patient */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { title: string; url: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/summary": {
    /** What the doctor writes about the visit for the patient to read; a later text takes its place */
    put: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { text: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { text: string; updated_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/files/{file_id}": {
    /** The file itself, to be saved; not found while it is checked for viruses, and after one was found */
    get: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes back a file of one's own, as long as files may be sent */
    delete: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/files": {
    /** Files, links and the summary of a visit; what the clinic hides is not among them */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["AppointmentFiles"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sends one file to the doctor: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { appointment_id: string | number }; header?: { "x-file-name"?: string } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/files": {
    /** Files that were added before booking, the newest first. They go with the hold unless it is booked. */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SharedItem"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Adds one file to a held time: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string; "x-file-name"?: string } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/files/{file_id}": {
    /** Takes a file back before booking */
    delete: {
      parameters: { path: { hold_id: string | number; file_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/prescription_templates": {
    /** Keeps a template: for that doctor with a doctor's right, for every doctor with the clinic's token */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; text: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PrescriptionTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Templates for prescriptions by name: a doctor's own and the clinic's; all of them for the clinic's token */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PrescriptionTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/prescription_templates/{template_id}": {
    /** Removes a template; a doctor removes their own */
    delete: {
      parameters: { path: { template_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_responses": {
    /** What patients have answered within a span of at most 31 days, the newest first, page by page; a doctor's token sees the patients who have visits with that doctor */
    get: {
      parameters: { query: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"]; template?: string; cursor?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; template: string; patient_id: components["schemas"]["Id"]; action_name: string | null; actionable_id: string | null; project_id: string | null; environment: string; answered_at: components["schemas"]["Instant"]; consented_at: components["schemas"]["Instant"]; response: components["schemas"]["QuestionnaireResponse"] }[]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_templates/{template_id}/url": {
    /** Where the survey is filled in, and the channel on which `surveys.changed` says that answers were kept */
    get: {
      parameters: { path: { template_id: string }; query?: { actionable_id?: string; project_id?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { url: string; notificationChannel: string; id: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_offers": {
    /** Surveys that the clinic would like the patient to answer now */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { action_name: string; actionable_id: string; project_id: string; appointment_id: components["schemas"]["Id"] | null; appointment: { doctor_name: string; start_time: components["schemas"]["Instant"] } | null; is_reviewed: boolean }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_responses": {
    /** What the patient has answered, for the family too, the newest first: at most a hundred */
    get: {
      parameters: { query?: { templates?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; template: string; patient_id: components["schemas"]["Id"]; action_name: string | null; actionable_id: string | null; project_id: string | null; environment: string; answered_at: components["schemas"]["Instant"]; consented_at: components["schemas"]["Instant"]; response: components["schemas"]["QuestionnaireResponse"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Keeps the answers to a survey; the same sent again counts once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { action_name: string; actionable_id: string; project_id: string; response: components["schemas"]["QuestionnaireResponse"]; consented_at: components["schemas"]["Instant"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; template: string; patient_id: components["schemas"]["Id"]; action_name: string | null; actionable_id: string | null; project_id: string | null; environment: string; answered_at: components["schemas"]["Instant"]; consented_at: components["schemas"]["Instant"]; response: components["schemas"]["QuestionnaireResponse"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/survey_templates": {
    /** The survey of this name, or none; without a name all that the clinic has */
    get: {
      parameters: { query?: { slug?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: string; slug: string; questionnaire: components["schemas"]["Questionnaire"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}/decline": {
    /** Gives the time that the mail of this link offered to the next in line; declining twice is no error */
    post: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/waitlist/offer": {
    /** Gives the offered time to the next in line; the place in line stays. Declining twice is no error */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Moves the appointment to the offered time under the rules of rescheduling, and ends the waiting */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { start_time: components["schemas"]["Instant"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist_requests/{request_id}/offer": {
    /** Gives the offered time to the next in line; the place in line stays. Declining twice is no error */
    delete: {
      parameters: { path: { request_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/waitlist": {
    /** Whether the patient waits for an earlier time, and the time that is offered now */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Waitlist"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Asks to be told when an earlier time with the same doctor frees up; asking twice is no error */
    put: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Waitlist"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Ends the waiting and gives an offered time to the next in line; leaving twice is no error */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}/leave": {
    /** Ends the waiting for which the mail of this link was sent; leaving twice is no error */
    post: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist_requests/{request_id}": {
    /** Ends the waiting and gives an offered time to the next in line */
    delete: {
      parameters: { path: { request_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist_requests": {
    /** What the patient waits for without an appointment, also for dependents, in the order of joining */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WaitlistRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Asks to be told when an earlier time frees up; asking again is no error and counts from the times that are free then. Whoever has an appointment with that doctor waits for an earlier time of it. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; dependent_id?: components["schemas"]["Id"] } | { specialty: string; dependent_id?: components["schemas"]["Id"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { request: components["schemas"]["WaitlistRequest"] | null; appointment_id: components["schemas"]["Id"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist": {
    /** The appointments of the patient and their dependents for which an earlier time is waited for, the nearest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Waited"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}": {
    /** How it stands with the time that the mail of this link offered; changes nothing */
    get: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/realtime/auth": {
    /** Authorises a private or presence channel of the caller's own clinic, person and visits */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/enter": {
    /** Enters the waiting room, or comes back to the place kept; the same person's other pages give way */
    post: {
      parameters: { path: { appointment_id: string | number }; query?: { page?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string; credential?: string }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; visit: components["schemas"]["CallState"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}": {
    /** Where the visit stands */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallState"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/ice_servers": {
    /** The relay's servers with fresh credentials, for a call that outlasts the first ones */
    get: {
      parameters: { path: { appointment_id: string | number }; query: { participant_id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string; credential?: string }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/leave": {
    /** Leaves the waiting room or the call; one may come back while the room is open */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/signals": {
    /** Hands a step of the negotiation to another participant */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { from: string; to: string; data: Record<string, unknown> } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/realtime/user_auth": {
    /** Signs a realtime connection in by the caller's right, so that the service can end it with that right */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string }; "application/x-www-form-urlencoded": { socket_id: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; user_data: string } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests/{request_id}/accept": {
    /** Says yes; to a call-back with the number to call, or with none for the number held */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      requestBody: { content: { "application/json": { phone_number?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests": {
    /** The patient asks to be called by telephone; the number held is taken when none is given */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { kind: "call_back"; phone_number?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** What was asked for in this visit, the newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/requests": {
    /** Asks the patient for vital signs, or for a number to call; one that is still open is answered again */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { kind: "vitals" | "call_back" } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** What was asked for in this visit, the newest first, with the number to call */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/requests/{request_id}/report": {
    /** How the call-back goes: the patient sees it */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      requestBody: { content: { "application/json": { outcome: "calling" | "done" | "no_answer" } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/requests/{request_id}/stop": {
    /** Takes a request back, or stops the reading */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/phone": {
    /** The telephone number the clinic holds of whoever comes to this visit */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { phone_number: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests/{request_id}/refuse": {
    /** Says no; the visit goes on */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests/{request_id}/stop": {
    /** Stops what was accepted, or takes the own wish back */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/device_check": {
    /** The last device test of a visit; null where the patient has made none */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { camera: "pass" | "fail" | "skip"; speaker: "pass" | "fail" | "skip"; microphone: "pass" | "fail" | "skip"; network: "pass" | "fail" | "skip"; relay: ("reached" | "blocked" | "none") | null; round_trip_ms: number | null; loss_percent: number | null; kilobits: number | null; browser: "chrome" | "edge" | "firefox" | "safari" | "in-app" | "other"; system: "windows" | "mac" | "ios" | "android" | "linux" | "other"; verdict: "ready" | "sound-only" | "not-ready" | "untried"; quality: ("good" | "fair" | "poor") | null; checked_at: components["schemas"]["Instant"] } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/device_check": {
    /** Keeps the outcome of a device test with its visit; a later one takes its place */
    put: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { camera: "pass" | "fail" | "skip"; speaker: "pass" | "fail" | "skip"; microphone: "pass" | "fail" | "skip"; network: "pass" | "fail" | "skip"; relay: ("reached" | "blocked" | "none") | null; round_trip_ms: number | null; loss_percent: number | null; kilobits: number | null; browser: "chrome" | "edge" | "firefox" | "safari" | "in-app" | "other"; system: "windows" | "mac" | "ios" | "android" | "linux" | "other" } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { camera: "pass" | "fail" | "skip"; speaker: "pass" | "fail" | "skip"; microphone: "pass" | "fail" | "skip"; network: "pass" | "fail" | "skip"; relay: ("reached" | "blocked" | "none") | null; round_trip_ms: number | null; loss_percent: number | null; kilobits: number | null; browser: "chrome" | "edge" | "firefox" | "safari" | "in-app" | "other"; system: "windows" | "mac" | "ios" | "android" | "linux" | "other"; verdict: "ready" | "sound-only" | "not-ready" | "untried"; quality: ("good" | "fair" | "poor") | null; checked_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/network_check": {
    /** The relay as a device test may use it; an empty list where the installation has none */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string; credential?: string }[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/status": {
    /** Tells those who wait whether the doctor is there; it counts for ten minutes, so a program repeats it while it holds */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { status: "online" | "away" } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/realtime/auth": {
    /** Authorises the channels of the visit that the guest was let into, and no others */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/admit": {
    /** Lets a guest in, who may be at the door already or come later */
    post: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallInvitation"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations": {
    /** The doctor invites somebody to the visit */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { name: string; relationship: "mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other"; relationship_words?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Who is invited to the visit, waits at its door, or is in */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/remove": {
    /** Shows a guest out; the link opens nothing any more */
    post: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/waiting_guests": {
    /** Guests who are at the door of a visit now, to be let in; `waiting_room.changed` says when to ask */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/enter": {
    /** Enters the visit once the doctor has let the guest in */
    post: {
      parameters: { query?: { page?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string; credential?: string }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; visit: components["schemas"]["CallState"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/state": {
    /** Where the visit stands, for a guest who was let in */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallState"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/ice_servers": {
    /** The relay's servers with fresh credentials, for a call that outlasts the first ones */
    get: {
      parameters: { query: { participant_id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string; credential?: string }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/visit": {
    /** When and whether the visit of this invitation can be entered; no names */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["InvitedCall"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/people": {
    /** Whose visit it is and who holds it: asked once the guest wants to know */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["InvitedPeople"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/invitations": {
    /** Invites somebody to the visit; the doctor lets them in. The link works until the visit's room closes */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { name: string; relationship: "mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other"; relationship_words?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Who is invited to the visit, waits at its door, or is in */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/knock": {
    /** Waits at the door; asked again every few seconds while waiting. Says whether the doctor has let the guest in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { is_admitted: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/leave": {
    /** Leaves the door or the call; one may come back while the visit goes on */
    post: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/realtime/user_auth": {
    /** Signs a realtime connection in by the caller's right, so that the service can end it with that right */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string }; "application/x-www-form-urlencoded": { socket_id: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; user_data: string } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/signals": {
    /** Hands a step of the negotiation to another participant */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { from: string; to: string; data: Record<string, unknown> } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/invitations/{invitation_id}": {
    /** Withdraws an invitation: its link opens nothing any more, and who came by it is shown out */
    delete: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/messages": {
    /** The messages between patient and clinic of an appointment, the oldest first; who reads has received them */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MessageThread"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Writes to the patient of an appointment; repeated with the same key it is the same message */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { key: string; text: string; sender?: "doctor" | "clinic" } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Message"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/messages/seen": {
    /** Somebody at the clinic has looked at the patient's messages up to this one */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { up_to: components["schemas"]["Id"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/messages": {
    /** Patients' messages that nobody at the clinic has looked at, the oldest first, at most a hundred */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; sender: "patient" | "doctor" | "clinic"; text: string; key: string; sent_at: components["schemas"]["Instant"]; delivered_at: components["schemas"]["Instant"] | null; seen_at: components["schemas"]["Instant"] | null; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; patient_name: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/messages": {
    /** The messages between patient and clinic of an appointment, the oldest first; who reads has received them */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MessageThread"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Writes to the clinic about an appointment; repeated with the same key it is the same message */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { key: string; text: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Message"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/messages/seen": {
    /** The patient has looked at the clinic's messages up to this one */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { up_to: components["schemas"]["Id"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/symptom_checker/feedback": {
    /** How many found the symptom checker’s results helpful, in all and by urgency, complaint, language, version of the knowledge and reason */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { by: "all" | "urgency" | "complaint" | "language" | "knowledge_version" | "reason"; value: string; helpful: number; not_helpful: number }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checker/feedback": {
    /** Whether a result of the symptom checker was helpful. Nothing says who answers; with the same id the answer of that day is replaced and counts once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { id: string; is_helpful: boolean; reason?: "not_my_problem" | "too_urgent" | "not_urgent_enough" | "hard_to_understand" | "too_many_questions"; complaints: string[]; urgency: "emergency-services" | "emergency-department-now" | "within-hours" | "within-days" | "self-care"; knowledge_version: string; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/health_assessments": {
    /** The health assessments that the patient has shared with the doctor of this visit, the newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; shared_at: components["schemas"]["Instant"]; answered_at: components["schemas"]["Instant"]; risk_score: number | null; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; areas: { area: "mood" | "anxiety" | "diabetes" | "heart" | "weight" | "activity" | "tobacco" | "alcohol" | "sleep" | "nutrition"; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; number: number | null; reasons: ("short-form" | "below-weight" | "above-weight" | "wide-waist" | "without-waist" | "under-35" | "treated-pressure" | "smokes" | "diabetes" | "family" | "glucose" | "few-minutes" | "used-to-smoke" | "some-days" | "many-at-once" | "pregnant" | "hours" | "nights" | "tired" | "not-chosen" | "missing-answer" | "invalid-answer" | "under-18" | "outside-ages" | "outside-range" | "pregnancy" | "known-disease" | "sex-needed" | "no-wording")[]; answered_in: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null }[]; response: components["schemas"]["QuestionnaireResponse"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_assessments/{assessment_id}/shares": {
    /** The visits whose doctors may read it */
    get: {
      parameters: { path: { assessment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { assessment_id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; shared_at: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lets the doctor of a visit to come read it; said twice, the first time stands */
    post: {
      parameters: { path: { assessment_id: string | number } };
      requestBody: { content: { "application/json": { appointment_id: components["schemas"]["Id"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { assessment_id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; shared_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_assessments": {
    /** Keeps the answers of a health assessment; the same sent again counts once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { patient_id: components["schemas"]["Id"]; response: components["schemas"]["QuestionnaireResponse"]; consented_at: components["schemas"]["Instant"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; patient_id: components["schemas"]["Id"]; answered_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checks": {
    /** Keeps that somebody agreed to be checked by the clinic's outside symptom checker, and begins the check. Without it nothing is passed on. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { company: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { check: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checks/conclude": {
    /** How urgent it is and what it may be, by the outside checker */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { check: string; age: number; sex: "F" | "M"; complaints: string[]; findings: { id: string; presence: "present" | "absent" | "unknown" }[]; answers: { id: string; presence: "present" | "absent" | "unknown" }[] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { level: "emergency-services" | "emergency-department-now" | "within-hours" | "within-days" | "self-care"; reasons: { kind: "rule" | "condition"; words: string }[]; conditions: { id: string; name: string; medicalName: string | null; fit: "well" | "partly"; isEmergency: boolean }[]; specialty: { words: string; slug: string }; version: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checks/symptoms": {
    /** Symptoms that people of this age and sex often tell of, in the language asked for */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { check: string; age: number; sex: "F" | "M" } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: string; words: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checks/next": {
    /** The outside checker's next question, null where the result can be had, and what cannot wait */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { check: string; age: number; sex: "F" | "M"; complaints: string[]; findings: { id: string; presence: "present" | "absent" | "unknown" }[]; answers: { id: string; presence: "present" | "absent" | "unknown" }[] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { question: { id: string; kind: "several" | "one" | "finding"; text: string; options: { id: string; words: string }[]; isNoneAllowed: boolean; isUnknownAllowed: boolean } | null; danger: { level: "emergency-services" | "emergency-department-now" | "within-hours" | "within-days" | "self-care"; isCrisis: boolean; reasons: string[] } | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checks/understand": {
    /** What the outside checker understands of somebody's own words */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { check: string; age: number; sex: "F" | "M"; text: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { complaints: { id: string; words: string }[]; meant: string[]; findings: { id: string; words: string; presence: "present" | "absent" }[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/entries": {
    /** Adds a medicine or an allergy; the same `client_key` sent again counts once */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { client_key: string; kind: "medicine" | "allergy"; name: string; dose: string | null; frequency: string | null; since: string | null; reaction: string | null; severity: ("mild" | "moderate" | "severe") | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RecordEntry"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/measurements": {
    /** Keeps vital signs of the person of a record: the patient, or somebody they care for */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": components["schemas"]["MeasurementBody"] } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Vital signs of the person of a record, the newest first: at most a hundred */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/entries/{entry_id}": {
    /** Changes an entry, ends it, or has it hold again */
    put: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      requestBody: { content: { "application/json": { version: number; name: string; dose: string | null; frequency: string | null; since: string | null; reaction: string | null; severity: ("mild" | "moderate" | "severe") | null; is_ended: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RecordEntry"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes an entry off its list; it can be restored for a day */
    delete: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/health_record": {
    /** Medicines and allergies of the person an appointment is for, with when they were last confirmed; empty for guests */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { medicines: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null }; allergies: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null } } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/confirmations/{kind}": {
    /** Says that a list is right as it stands, or that there is nothing to list */
    put: {
      parameters: { path: { patient_id: string | number; kind: "medicine" | "allergy" } };
      requestBody: { content: { "application/json": { answer: "listed" | "none" } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared_health_records/{token}/files/{file_id}": {
    /** An original file of a shared record, to be saved */
    post: {
      parameters: { path: { token: string; file_id: string | number } };
      requestBody: { content: { "application/json": { ticket: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}": {
    /** Everything of one person's health record, across appointments, the newest first */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["HealthRecord"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/document": {
    /** The record as a PDF, in the caller's language */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/pdf": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/lists": {
    /** Medicines and allergies alone */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { medicines: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null }; allergies: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null } } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records": {
    /** Whose records the patient may see now: the own one first, then those they care for */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { patient_id: components["schemas"]["Id"]; name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; is_self: boolean }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/shares": {
    /** Links to this record, whoever made them, the newest first */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["RecordShare"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Makes a link to a copy of the record as it is now; its address is told once, in this answer */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { label: string; hours: 1 | 24 | 72 | 168 | 720; most_views: (1 | 5 | 20) | null; passcode: string | null; parts: ("medicines" | "allergies" | "summaries" | "files" | "measurements" | "assessments" | "checks")[] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { share: components["schemas"]["RecordShare"]; link: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/measurements/{measurement_id}/move": {
    /** Moves a reading that was saved for the wrong person to another record of the family; moved back, nothing has changed */
    post: {
      parameters: { path: { patient_id: string | number; measurement_id: string | number } };
      requestBody: { content: { "application/json": { to_patient_id: components["schemas"]["Id"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared_health_records/{token}": {
    /** The manifest of a shared record, for whoever has its link: encrypted copies, counted as one view */
    post: {
      parameters: { path: { token: string } };
      requestBody: { content: { "application/json": { recipient?: string; passcode?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { label: string; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; files: { contentType: string; embedded: string }[]; ticket: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/measurements/{measurement_id}": {
    /** Deletes a reading that was saved outside of appointments, for good */
    delete: {
      parameters: { path: { patient_id: string | number; measurement_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/entries/{entry_id}/restore": {
    /** Puts a removed entry back */
    post: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RecordEntry"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/shares/{share_id}": {
    /** Ends a link at once; the copy behind it is deleted */
    delete: {
      parameters: { path: { patient_id: string | number; share_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topics/{slug}": {
    /** One health topic in the language asked for */
    get: {
      parameters: { path: { slug: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Topic"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topic_synonyms": {
    /** What else people call each health topic, in the language asked for; what is searched for is compared in the browser */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; synonyms: string[] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topics": {
    /** Titles of all health topics in the language asked for */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; title: string; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/urgent_events/{event_id}/acknowledge": {
    /** Somebody has seen it: the patient is told when. Said twice, the first time stands. */
    post: {
      parameters: { path: { event_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; name: string | null; phone_number: string | null; patient_id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"] | null; doctor_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/urgent_events": {
    /** What nobody at the clinic has answered yet, the oldest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; name: string | null; phone_number: string | null; patient_id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"] | null; doctor_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/urgent_events/{event_id}": {
    /** Whether the clinic has seen it */
    get: {
      parameters: { path: { event_id: string | number }; header: { "x-urgent-receipt": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; channel: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/urgent_events": {
    /** Tells the clinic of a danger at once: a patient, the guest of an appointment, or whoever holds a time. Sent again with the same receipt it answers the same. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string } };
      requestBody: { content: { "application/json": { receipt: string; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; phone_number?: string; appointment_id?: components["schemas"]["Id"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; channel: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/vital_signs_measurements": {
    /** Vital signs of a visit, the newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/vital_signs_measurements": {
    /** Vital signs of this visit, the newest first; with `last=true` the newest alone */
    get: {
      parameters: { path: { appointment_id: string | number }; query?: { last?: "true" | "false" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Keeps vital signs of this visit; what the doctor asked for is done by it */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { source_system: "camera" | "device" | "manual"; appointment_id: components["schemas"]["Id"]; data: { vital_signs: Record<string, number>; sources?: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider">; quality?: Record<string, number>; devices?: Record<string, string>; measured_at?: components["schemas"]["Instant"]; algorithm_version?: string; consented_at?: components["schemas"]["Instant"]; pressure_readings?: number; request_id?: components["schemas"]["Id"] } } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/vital_signs_measurements": {
    /** The patient's own vital signs, of visits and outside of them, the newest first: at most a hundred */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Keeps vital signs outside of a visit */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": components["schemas"]["MeasurementBody"] } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors": {
    /** Adds a doctor, or changes the one that has this `external_id` */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean; external_id: string; amount_minor: number } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Every doctor of the clinic, those who are not listed too; a doctor's token sees that doctor alone */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicDoctor"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}": {
    /** Says anew all that the clinic says of a doctor */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** One doctor, as the clinic keeps it */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/import": {
    /** Takes up to 500 doctors with their weekly hours from a CSV file, with a report for every line */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": components["schemas"]["CsvImport"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ImportReport"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/absences": {
    /** Takes a doctor's whole days out, the last one included, and tells what is booked in them */
    post: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { days: number; appointment_ids: components["schemas"]["Id"][] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/hours": {
    /** The weekly hours of a doctor, on the clinic's clock */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WeeklyPart"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the weekly hours of a doctor in place of the ones before; what is booked stays */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { hours: components["schemas"]["WeeklyPart"][] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WeeklyPart"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/days": {
    /** Days on which a doctor's hours differ from the week, of at most 366 days from `from` */
    get: {
      parameters: { path: { doctor_id: string | number }; query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { day: components["schemas"]["Day"]; parts: components["schemas"]["DayPart"][] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/days/{day}": {
    /** Says how one day differs from the week: blocked times, extra hours; no parts, and it is as the week says */
    put: {
      parameters: { path: { doctor_id: string | number; day: components["schemas"]["Day"] } };
      requestBody: { content: { "application/json": { parts: components["schemas"]["DayPart"][] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { day: components["schemas"]["Day"]; parts: components["schemas"]["DayPart"][] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds": {
    /** Blocks the busy times of another calendar of a doctor, read again every quarter of an hour */
    post: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { url: string; description: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["BusyFeed"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Other calendars of a doctor that block times, and how each fares */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["BusyFeed"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}/refresh": {
    /** Has another calendar read again now, once a minute at most */
    post: {
      parameters: { path: { doctor_id: string | number; feed_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["BusyFeed"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}": {
    /** Forgets another calendar of a doctor; its times can be booked again */
    delete: {
      parameters: { path: { doctor_id: string | number; feed_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients": {
    /** Writes a patient down, or changes the one that has this `external_id`; nobody is written to */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; language: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null; external_id: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Patients of the clinic by the order of their ids, page by page; those that fit all that is asked */
    get: {
      parameters: { query?: { search?: string; birthdate?: components["schemas"]["Day"]; taxpayer_number?: string; external_id?: string; limit?: string; cursor?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicPatient"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}": {
    /** Says anew all that the clinic says of a patient */
    put: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; language: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null; external_id: string | null } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** One patient */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/import": {
    /** Takes up to 5000 patients from a CSV file, with a report for every line */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": components["schemas"]["CsvImport"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ImportReport"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/merge": {
    /** Takes a patient who was written down twice as the one who stays; answers that one */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { into_patient_id: components["schemas"]["Id"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens": {
    /** Makes a token and shows it this one time */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { label: string; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "fhir:read" | "fhir:write")[]; doctor_id: components["schemas"]["Id"] | null; expires_at: components["schemas"]["Instant"] | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null; token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Every token of the clinic, the newest first, those that ended within 90 days too */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicToken"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens/{token_id}": {
    /** Ends a token at once; it may be the one that asks */
    delete: {
      parameters: { path: { token_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens/{token_id}/rotate": {
    /** Makes a token in place of another, which stays good for a while */
    post: {
      parameters: { path: { token_id: string | number } };
      requestBody: { content: { "application/json": { overlap_hours: number } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null; token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/staff": {
    /** Makes an account for the clinic's desk and shows its one-time password this one time */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null; one_time_password: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Everybody who may sign in at the clinic's desk, and those who no longer may */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["StaffMember"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/staff/{staff_id}": {
    /** Changes name, role and doctor of an account, or whether it may sign in */
    put: {
      parameters: { path: { staff_id: string | number } };
      requestBody: { content: { "application/json": { name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; is_disabled: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["StaffMember"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/staff/{staff_id}/password_reset": {
    /** Replaces the password by a one-time password, and ends the account's sessions */
    post: {
      parameters: { path: { staff_id: string | number } };
      requestBody: { content: { "application/json": { removes_second_factor: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null; one_time_password: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/sign_in_provider": {
    /** The clinic's own OpenID provider for the people at its desk, without its secret */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { name: string; issuer: string; client_id: string; is_enabled: boolean; client_secret: { last_four: string; set_at: components["schemas"]["Instant"] }; redirect_uris: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Forgets the provider, its secret and who is who there; sessions that are open stay open */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lets the clinic's people sign in at the desk with the account of their own organisation */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; issuer: string; client_id: string; is_enabled: boolean; client_secret?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { name: string; issuer: string; client_id: string; is_enabled: boolean; client_secret: { last_four: string; set_at: components["schemas"]["Instant"] }; redirect_uris: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/sign_in_provider/test": {
    /** Reads the provider's discovery document; says nothing about client id and secret */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { outcome: "works" | "unavailable" } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/totp": {
    /** A new key for an authenticator app; it protects nothing until a first code is confirmed */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { secret: string; uri: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/provider_sign_ins": {
    /** Begins a sign-in at the clinic's own OpenID provider: where the browser has to go */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/totp/confirmation": {
    /** Turns the authenticator app on, with its first code */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; lacks_factor: boolean; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/provider_sessions": {
    /** Signs in whoever the clinic's own OpenID provider has sent back */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      requestBody: { content: { "application/json": { answer: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; lacks_factor: boolean; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/session": {
    /** Who is signed in at the desk */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; lacks_factor: boolean; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Ends the session, and with it the realtime connections that it opened */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/sign_in": {
    /** How one can sign in at the desk besides with a password */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { provider: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/sessions": {
    /** Signs somebody of the clinic in; the session is a cookie that scripts cannot read */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      requestBody: { content: { "application/json": { email: string; password: string; code?: string; new_password?: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; lacks_factor: boolean; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/vouchers": {
    /** Makes a voucher that patients give when they book */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string; kind: "percentage" | "fixed" | "free_visit"; percent: number | null; amount_minor: number | null; valid_until: components["schemas"]["Instant"] | null; uses_allowed: number | null; uses_each: number | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicVoucher"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The clinic's 1,000 newest vouchers, the newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicVoucher"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/vouchers/{voucher_id}/end": {
    /** Nobody uses the voucher from now on; appointments that were booked with it stay as they are */
    post: {
      parameters: { path: { voucher_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicVoucher"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/reports/appointments": {
    /** What appointments of a span of days came to, by day and doctor */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ReportRow"][]; currency: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/reports/appointments.csv": {
    /** The same as a CSV file (RFC 4180, UTF-8) */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "text/csv": Blob | Uint8Array<ArrayBuffer> } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/audit": {
    /** Who did and read what at the clinic, the newest first, page by page; those that fit all that is asked */
    get: {
      parameters: { query?: { from?: components["schemas"]["Day"]; to?: components["schemas"]["Day"]; actor?: string; action?: string; object?: string; limit?: string; cursor?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["AuditEntry"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/configuration": {
    /** The clinic's manifest and settings with what is to be said of them, as `tenant check` says it */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicConfiguration"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets manifest and settings in place of those before; pages show them within a second */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { version: number; manifest: Record<string, unknown>; settings: Record<string, unknown>; is_dry_run: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicConfiguration"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains": {
    /** Asks for a host name; it is served once it is shown that the clinic controls it */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { domain: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The clinic's host names: those that are served, the main one first, and those to be proven */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicDomain"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}/check": {
    /** Looks for the record that proves a host name; where it is there, the host name is served at once */
    post: {
      parameters: { path: { domain: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}": {
    /** Gives a host name up: it is served no longer, at once and by every server */
    delete: {
      parameters: { path: { domain: string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}/primary": {
    /** Makes a host name that is served the main one, to which links in emails lead from now on */
    post: {
      parameters: { path: { domain: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/texts": {
    /** What the clinic has written in its own words for its patients, a text for each language */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicText"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/texts/{text_kind}/{locale}": {
    /** Removes a text of the clinic in one language */
    delete: {
      parameters: { path: { text_kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets a text of the clinic in one language; a later one takes its place */
    put: {
      parameters: { path: { text_kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      requestBody: { content: { "application/json": { text: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicText"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_sender": {
    /** How emails of the clinic name their sender, and where answers to them go */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailSender"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the sender's name and where answers go, also of emails that wait to be sent */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string | null; reply_to: string | null } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailSender"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_templates/{mail_kind}/{locale}": {
    /** One email in one language, with the email as it would be written */
    get: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailTemplatePreview"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Takes the clinic's own words of an email back: the product's are sent again */
    delete: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Says an email in the clinic's own words, in one language; a dry run only shows it */
    put: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      requestBody: { content: { "application/json": { subject: string; text: string[]; button: string | null; after: string[]; is_dry_run: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailTemplatePreview"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_templates": {
    /** Every email that the clinic may word itself, in one language: the product's text and its own */
    get: {
      parameters: { query: { locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["MailTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates": {
    /** Every version of every survey that patients are or were asked here */
    get: {
      parameters: { query?: { slug?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicSurveyTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates/{template_slug}/retire": {
    /** Asks nobody the clinic's survey any more; what was answered stays, and a new version brings it back */
    post: {
      parameters: { path: { template_slug: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicSurveyTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates/{template_slug}": {
    /** Makes a survey, or the next version of one; patients are asked it from now on */
    put: {
      parameters: { path: { template_slug: string } };
      requestBody: { content: { "application/json": { about: "patient" | "appointment"; questionnaire: { language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; _title?: components["schemas"]["Translated"]; description?: string; _description?: components["schemas"]["Translated"]; copyright?: string; item: components["schemas"]["QuestionItem"][] }; is_dry_run: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicSurveyTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways": {
    /** Has payments by some methods go through an account of the clinic's own */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { kind: "adyen" | "sandbox"; name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; api_key: string; signing_key: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The clinic's own accounts at payment providers; secrets are not among it */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PaymentGateway"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways/{gateway_id}": {
    /** Changes, enables or disables a payment gateway; payments under way stay with it */
    put: {
      parameters: { path: { gateway_id: string | number } };
      requestBody: { content: { "application/json": { name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; api_key?: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** One payment gateway, without its secrets */
    get: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Forgets a payment gateway and its secrets; its methods are as the settings say again */
    delete: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways/{gateway_id}/rotate_signing_key": {
    /** Sets the key that the provider signs its messages with; the old one is believed for a while */
    post: {
      parameters: { path: { gateway_id: string | number } };
      requestBody: { content: { "application/json": { signing_key: string; overlap_hours: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways/{gateway_id}/test": {
    /** Asks the provider whether it knows key and account, without moving money; ten seconds apart at least */
    post: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { outcome: "works" | "key_refused" | "account_refused" | "unavailable"; missing_methods: (("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]) | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks": {
    /** Sends events to an address from now on, and shows the secret this one time */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "urgent.reported")[]; is_enabled: boolean } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "urgent.reported")[]; is_enabled: boolean; disabled_reason: ("gone" | "failing") | null; created_at: components["schemas"]["Instant"]; health: { failures: number; failing_since: components["schemas"]["Instant"] | null; last_success_at: components["schemas"]["Instant"] | null; last_failure_at: components["schemas"]["Instant"] | null; last_failure: string | null; waiting: number }; secret: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Every webhook of the clinic and how it fares */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Webhook"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}": {
    /** Says anew where to, what and whether events are sent; what waits goes to the new address */
    put: {
      parameters: { path: { webhook_id: string | number } };
      requestBody: { content: { "application/json": { url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "urgent.reported")[]; is_enabled: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Webhook"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** One webhook and how it fares */
    get: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Webhook"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Ends a webhook; what waits is not sent, and its log goes */
    delete: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/deliveries": {
    /** What was sent within 30 days and what became of it, the newest first, 100 on a page */
    get: {
      parameters: { path: { webhook_id: string | number }; query?: { status?: "waiting" | "delivered" | "failed"; cursor?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WebhookDelivery"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhook_events": {
    /** What a webhook can be sent, with what its data are */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { event_type: string; description: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/deliveries/{delivery_id}/replay": {
    /** Sends one event again, as a delivery of its own with the same `webhook-id` */
    post: {
      parameters: { path: { webhook_id: string | number; delivery_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WebhookDelivery"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/replay": {
    /** Sends again what failed since an instant, at most 1,000 events */
    post: {
      parameters: { path: { webhook_id: string | number } };
      requestBody: { content: { "application/json": { since: components["schemas"]["Instant"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { deliveries: number } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/rotate_secret": {
    /** Makes a new secret; the old one signs beside it for a while */
    post: {
      parameters: { path: { webhook_id: string | number } };
      requestBody: { content: { "application/json": { overlap_hours: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { secret: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/test": {
    /** Sends an event `webhook.test` without data; its delivery is found in the log */
    post: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WebhookDelivery"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/accept": {
    /** scheduled -> accepted */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/realtime/auth": {
    /** Authorises a channel of the clinic or of a visit it has joined */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/cancel": {
    /** The clinic calls a visit off: whatever was paid goes back */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments": {
    /** Enters a visit of any kind for a patient of the clinic: it is accepted at once, and the patient is told */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { patient_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; minutes?: number; symptoms: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** The clinic's appointments that begin within a span of at most 31 days */
    get: {
      parameters: { query: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"]; patient_id?: components["schemas"]["PathId"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicAppointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/decline": {
    /** scheduled or accepted -> declined */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/end": {
    /** Ends the visit: the status is finished */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}": {
    /** One appointment, as after an event of a webhook; the reading is written to the audit log */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/review": {
    /** Whether other patients may read the comment of a review whose author allows it; its stars count either way */
    put: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { is_hidden: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { is_hidden: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/me": {
    /** Whom the token stands for, and where the clinic's hints arrive */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { tenant: string; doctor_id: components["schemas"]["Id"] | null; scopes: string[]; channel: string; realtime: { key: string; host: string; port: number; path: string; is_tls: boolean } } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/join": {
    /** The doctor enters the visit: the patient is admitted and the status is preparing */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string; credential?: string }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; display_name: string; patient_language: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/move": {
    /** Gives an appointment another time of the same doctor: it is accepted at once, and the patient is told */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { start_time: components["schemas"]["Instant"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/prices": {
    /** What a kind of visit with a doctor costs from now on; answers the prices of all kinds */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { service_type: components["schemas"]["ServiceType"]; amount_minor: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { service_type: components["schemas"]["ServiceType"]; price: components["schemas"]["Money"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/signals": {
    /** Hands a step of the negotiation to another participant */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { from: string; to: string; data: Record<string, unknown> } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/waiting_room": {
    /** Who waits now, the longest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; doctor_name: string; patient_name: string; waiting_since: components["schemas"]["Instant"]; in_call: boolean; taken_at_desk: boolean }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/pictures/{kind}": {
    /** Sets the clinic's logo, favicon or main image: the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG. For the clinic's own token */
    put: {
      parameters: { path: { kind: string } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; media_type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/portrait": {
    /** Sets a doctor's portrait: the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; media_type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
}

export interface components {
  schemas: {
    AccompanyingAdult: { name: string; relationship: "parent" | "guardian" | "relative" | "other" };
    AnsweredItem: { linkId: string; answer?: { valueBoolean: boolean } | { valueInteger: number } | { valueDecimal: number } | { valueDate: string } | { valueString: string } | { valueCoding: { system?: string; code: string; display?: string } }[]; item?: components["schemas"]["AnsweredItem"][] };
    Appointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed"; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"]; reference: string | null; payment_state: "none" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null };
    AppointmentFiles: { items: components["schemas"]["SharedItem"][]; summary: { text: string; updated_at: components["schemas"]["Instant"] } | null; is_open: boolean; closes_at: components["schemas"]["Instant"]; files_left: number; bytes_left: number };
    AuditEntry: { id: components["schemas"]["Id"]; at: components["schemas"]["Instant"]; actor: string; on_behalf_of: components["schemas"]["Id"] | null; action: string; object: string };
    BusyFeed: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; description: string; host: string; state: "waiting" | "read" | "failing"; last_read_at: components["schemas"]["Instant"] | null; last_tried_at: components["schemas"]["Instant"] | null; next_refresh_at: components["schemas"]["Instant"]; failures: number; last_failure: string | null; blocks: number; appointment_ids: components["schemas"]["Id"][] };
    CallInvitation: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] };
    CallRequest: { id: components["schemas"]["Id"]; kind: "vitals" | "call_back"; asked_by: "clinic" | "patient"; state: "asked" | "accepted" | "calling" | "refused" | "stopped" | "done" | "no_answer"; stopped_by: ("clinic" | "patient") | null; phone_number: string | null; asked_at: components["schemas"]["Instant"]; changed_at: components["schemas"]["Instant"] };
    CallState: { appointment_id: components["schemas"]["Id"]; phase: "before" | "waiting" | "in_call" | "ended"; waiting_since: components["schemas"]["Instant"] | null; doctor_joined_at: components["schemas"]["Instant"] | null; ended_at: components["schemas"]["Instant"] | null; ahead: number | null; doctor_status: "online" | "in_call" | "away" | "unknown"; expected: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"] } | null; late_from: components["schemas"]["Instant"] | null };
    ClinicAppointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed"; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"]; reference: string | null; payment_state: "none" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null; symptoms_triage_details: string | null; accompanying_adult: components["schemas"]["AccompanyingAdult"] | null; patient_age_months: number | null; patient_id: components["schemas"]["Id"] | null };
    ClinicConfiguration: { version: number; manifest: Record<string, unknown>; settings: Record<string, unknown>; findings: { kind: "error" | "warning" | "note"; where: string; words: string }[] };
    ClinicDoctor: { id: components["schemas"]["Id"]; external_id: string | null; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean; portrait_url: string; prices: { service_type: components["schemas"]["ServiceType"]; price: components["schemas"]["Money"] }[] };
    ClinicDomain: { domain: string; is_served: boolean; is_primary: boolean; added_at: components["schemas"]["Instant"] | null; proof: { record_name: string; record_value: string; last_checked_at: components["schemas"]["Instant"] | null; last_found: ("nothing" | "other" | "unreachable") | null } | null };
    ClinicPatient: { id: components["schemas"]["Id"]; external_id: string | null; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; language: string | null; parent_id: components["schemas"]["Id"] | null; has_account: boolean; created_at: components["schemas"]["Instant"] };
    ClinicSurveyTemplate: { slug: string; origin: "product" | "clinic"; version: string; about: "patient" | "appointment"; is_active: boolean; created_at: components["schemas"]["Instant"] | null; retired_at: components["schemas"]["Instant"] | null; questionnaire: components["schemas"]["Questionnaire"] };
    ClinicText: { kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; text: string; changed_at: components["schemas"]["Instant"] };
    ClinicToken: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null };
    ClinicVoucher: { id: components["schemas"]["Id"]; code: string; kind: "percentage" | "fixed" | "free_visit"; percent: number | null; amount_minor: number | null; valid_until: components["schemas"]["Instant"] | null; uses_allowed: number | null; uses_each: number | null; currency: string | null; uses_taken: number; created_at: components["schemas"]["Instant"]; is_usable: boolean };
    ClockTime: string;
    Coding: { system?: string; code: string; display: string; _display?: components["schemas"]["Translated"]; extension?: components["schemas"]["Extension"][] };
    CsvImport: { csv: string; is_dry_run: boolean };
    DataExport: { id: components["schemas"]["Id"]; status: "waiting" | "working" | "ready" | "fetched"; steps_done: number; steps_total: number; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] };
    Day: string;
    DayPart: { kind: "off" | "extra"; from: components["schemas"]["ClockTime"]; to: components["schemas"]["ClockTime"] };
    Dependent: { id: components["schemas"]["Id"]; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; parent_id: components["schemas"]["Id"]; version: number; care: "open" | "ending" | "waiting"; care_ends_at: components["schemas"]["Instant"] | null };
    Doctor: { id: components["schemas"]["Id"]; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; language_names: string[]; portrait_url: string; about: string; rating: { average: number; count: number } | null; price: components["schemas"]["Money"] | null; visit_minutes: number; sex: ("female" | "male") | null; treats_children: boolean | null; next_slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[] };
    DoctorDetails: { id: components["schemas"]["Id"]; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; language_names: string[]; portrait_url: string; about: string; rating: { average: number; count: number } | null; price: components["schemas"]["Money"] | null; visit_minutes: number; sex: ("female" | "male") | null; treats_children: boolean | null; next_slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[]; registration: { register: string; number: string } | null; training: string[] | null; treats: string[] | null; insurers: string[] | null; written_in: { about: { tag: string; name: string } | null; training: { tag: string; name: string } | null; treats: { tag: string; name: string } | null }; reviews: { rating: number; comment: string; month: string; written_in: { tag: string; name: string } | null }[] };
    Extension: { url: "http://hl7.org/fhir/StructureDefinition/ordinalValue" | "http://hl7.org/fhir/StructureDefinition/itemWeight"; valueDecimal: number } | { url: "http://hl7.org/fhir/StructureDefinition/minValue" | "http://hl7.org/fhir/StructureDefinition/maxValue"; valueInteger?: number; valueDecimal?: number; valueDate?: string } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-unit"; valueCoding: components["schemas"]["Coding"] } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl"; valueCodeableConcept: { coding: { code: "help" | "lower" | "upper" | "slider" | "page" }[] } } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive" | "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden"; valueBoolean: boolean };
    FactorMethod: "totp" | "email" | "recovery";
    FileScan: "scanning" | "clean" | "infected" | "unscanned";
    HealthRecord: { person: { patient_id: components["schemas"]["Id"]; name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; is_self: boolean }; medicines: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null }; allergies: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null }; summaries: { appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"]; text: string; updated_at: components["schemas"]["Instant"] }[]; files: { id: components["schemas"]["Id"]; sender: "patient" | "clinic"; kind: "file" | "prescription" | "link"; name: string; media_type: string | null; size_bytes: number | null; url: string | null; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"]; appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"] }[]; measurements: components["schemas"]["Measurement"][]; assessments: { id: components["schemas"]["Id"]; answered_at: components["schemas"]["Instant"]; risk_score: number | null; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; areas: { area: "mood" | "anxiety" | "diabetes" | "heart" | "weight" | "activity" | "tobacco" | "alcohol" | "sleep" | "nutrition"; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess" }[] }[]; checks: { appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"]; details: string }[]; parts?: ("medicines" | "allergies" | "summaries" | "files" | "measurements" | "assessments" | "checks")[] };
    Hold: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; extensions_left: number };
    Id: number;
    ImportReport: { is_dry_run: boolean; added: number; changed: number; unchanged: number; refused: number; lines: { line: number; external_id: string | null; outcome: "added" | "changed" | "unchanged" | "refused"; id: components["schemas"]["Id"] | null; problems: { column: string; code: string }[] }[] };
    Instant: string;
    Insurance: { patient_id: components["schemas"]["Id"]; version: number; insurer: string | null; insurance_number: string | null; policy_number: string | null; valid_until: components["schemas"]["Day"] | null; front: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null; back: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null };
    InvitedCall: { appointment_id: components["schemas"]["Id"]; needs_name: boolean; is_admitted: boolean; status: "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed"; status_code: number; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"] };
    InvitedPeople: { name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; patient_name: string | null; doctor: { name: string; specialty: string; portrait_url: string } | null };
    MailSender: { name: string | null; reply_to: string | null };
    MailTemplate: { kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; product: { subject: string; text: string[]; button: string | null; after: string[] }; own: { subject: string; text: string[]; button: string | null; after: string[] } | null; changed_at: components["schemas"]["Instant"] | null; places: string[]; needed_places: string[] };
    MailTemplatePreview: { kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; product: { subject: string; text: string[]; button: string | null; after: string[] }; own: { subject: string; text: string[]; button: string | null; after: string[] } | null; changed_at: components["schemas"]["Instant"] | null; places: string[]; needed_places: string[]; preview: { subject: string; text: string; html: string } };
    Manifest: { name: string; slug: string; businessAccountSlug: string; logoUrl: string; faviconUrl?: string; customFavicon?: string; alternativeMainImageUrl?: string; termsAndConditionsLink?: string; patientPrimaryColor?: string; brandColors: { colorBrand100?: string; colorBrand70?: string; colorBrand60?: string; colorBrand40?: string; colorBrand20?: string; colorBrand10?: string; colorBrandHover?: string }; userTestingPlatform?: string };
    Measurement: { id?: components["schemas"]["Id"]; date: components["schemas"]["Instant"]; sourceSystem: string; vitalSigns: Record<string, number>; sources: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider">; quality: Record<string, number>; devices?: Record<string, string>; algorithmVersion: string | null; isSentInCall?: true; pressureReadings: number | null };
    MeasurementBody: { source_system: "camera" | "device" | "manual"; data: { vital_signs: Record<string, number>; sources?: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider">; quality?: Record<string, number>; devices?: Record<string, string>; measured_at?: components["schemas"]["Instant"]; algorithm_version?: string; consented_at?: components["schemas"]["Instant"]; pressure_readings?: number } };
    Message: { id: components["schemas"]["Id"]; sender: "patient" | "doctor" | "clinic"; text: string; key: string; sent_at: components["schemas"]["Instant"]; delivered_at: components["schemas"]["Instant"] | null; seen_at: components["schemas"]["Instant"] | null };
    MessageThread: { is_open: boolean; closes_at: components["schemas"]["Instant"]; messages: components["schemas"]["Message"][] };
    Money: { amount_minor: number; currency: string };
    NewPassword: string;
    PathId: string;
    Patient: { id: components["schemas"]["Id"]; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; parent_id: components["schemas"]["Id"] | null; time_zone: string | null; language: string | null; health_number: string | null; insurer: string | null; insurance_number: string | null; policy_number: string | null; wants_visit_mails: boolean; wants_calendar_files: boolean; version: number };
    PaymentGateway: { id: components["schemas"]["Id"]; kind: "adyen" | "sandbox"; name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; webhook_url: string; api_key: { last_four: string; set_at: components["schemas"]["Instant"] }; signing_key: { last_four: string; set_at: components["schemas"]["Instant"]; old_until: components["schemas"]["Instant"] | null }; created_at: components["schemas"]["Instant"]; last_notified_at: components["schemas"]["Instant"] | null; last_test: { outcome: "works" | "key_refused" | "account_refused" | "unavailable"; tested_at: components["schemas"]["Instant"] } | null; open_payments: number };
    PrescriptionTemplate: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"] | null; name: string; text: string };
    Problem: { type: string; title: string; detail?: string; status: number; code: "validation_failed" | "malformed_request" | "unauthenticated" | "password_expired" | "weak_password" | "new_password_needed" | "link_not_valid" | "appointment_in_account" | "passcode_needed" | "terms_changed" | "wrong_credentials" | "second_factor_required" | "wrong_code" | "challenge_expired" | "wrong_password" | "proof_needed" | "passkey_refused" | "provider_unavailable" | "provider_refused" | "no_desk_account" | "insufficient_scope" | "not_found" | "tenant_not_found" | "method_not_allowed" | "slot_taken" | "slot_unavailable" | "hold_limit" | "hold_expired" | "hold_extension_limit" | "payment_not_possible" | "payment_unavailable" | "no_payment_methods" | "payment_method_unavailable" | "payment_reference_open" | "payment_details_invalid" | "payment_session_failed" | "voucher_unknown" | "voucher_expired" | "voucher_used" | "voucher_used_by_you" | "unpaid_limit" | "waitlist_limit" | "appointment_overlap" | "guest_booking_closed" | "feature_off" | "already_reviewed" | "already_answered" | "review_not_possible" | "changed_elsewhere" | "patient_details_missing" | "care_not_confirmed" | "visit_not_open" | "visit_over" | "messages_closed" | "appointment_code_invalid" | "too_many_guests" | "visit_full" | "status_conflict" | "cost_changed" | "payload_too_large" | "unsupported_media_type" | "file_too_large" | "file_kind_unknown" | "file_limit" | "files_closed" | "too_many_requests" | "too_many_codes" | "too_many_today" | "too_many_mails" | "email_just_sent" | "checker_unavailable" | "internal" | "unavailable"; fields?: { path: string; code: string }[]; retry_after?: number; reason?: string; email_token?: string; challenge?: string; methods?: components["schemas"]["FactorMethod"][]; sent_to?: string; appointment_id?: number; alternatives?: { start_time: string; end_time: string }[] };
    QuestionItem: { linkId: string; type: "group" | "display" | "boolean" | "choice" | "integer" | "decimal" | "string" | "text" | "date"; text: string; _text?: components["schemas"]["Translated"]; code?: { system: string; code: string }[]; required?: boolean; repeats?: boolean; maxLength?: number; enableWhen?: { question: string; operator: "exists" | "=" | "!=" | ">" | "<" | ">=" | "<="; answerBoolean?: boolean; answerInteger?: number; answerDecimal?: number; answerString?: string; answerDate?: string; answerCoding?: { system?: string; code: string } }[]; enableBehavior?: "all" | "any"; answerOption?: { valueCoding: components["schemas"]["Coding"]; extension?: components["schemas"]["Extension"][] }[]; extension?: components["schemas"]["Extension"][]; item?: components["schemas"]["QuestionItem"][] };
    Questionnaire: { resourceType: "Questionnaire"; id: string; url: string; version: string; status: "active"; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; _title?: components["schemas"]["Translated"]; description?: string; _description?: components["schemas"]["Translated"]; copyright?: string; item: components["schemas"]["QuestionItem"][] };
    QuestionnaireResponse: { resourceType: "QuestionnaireResponse"; questionnaire: string; status: "completed"; authored: components["schemas"]["Instant"]; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; item: components["schemas"]["AnsweredItem"][] };
    RecordEntry: { id: components["schemas"]["Id"]; kind: "medicine" | "allergy"; name: string; dose: string | null; frequency: string | null; since: string | null; reaction: string | null; severity: ("mild" | "moderate" | "severe") | null; ended_at: components["schemas"]["Instant"] | null; changed_at: components["schemas"]["Instant"]; version: number };
    RecordShare: { id: components["schemas"]["Id"]; label: string; parts: ("medicines" | "allergies" | "summaries" | "files" | "measurements" | "assessments" | "checks")[]; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; has_passcode: boolean; most_views: number | null; views: number; last_used_at: components["schemas"]["Instant"] | null; state: "open" | "expired" | "revoked" | "used-up" | "locked" };
    Reminders: { day: boolean; hour: boolean; soon: boolean; doctor: boolean; mails: boolean; can_mail: boolean; channels: { channel: "sms" | "whatsapp"; is_on: boolean; is_stopped: boolean; sender: string }[]; number: string | null; new_number: string | null; code_channel: ("sms" | "whatsapp") | null; dependents: { id: components["schemas"]["Id"]; name: string; wants_reminders: boolean }[] };
    ReportRow: { day: components["schemas"]["Day"]; doctor_id: components["schemas"]["Id"]; doctor_name: string; booked: number; finished: number; canceled: number; declined: number; no_shows: number; revenue_minor: number; refunded_minor: number; met: number; waited_median_s: number | null; waited_longest_s: number | null };
    ServiceType: "remote" | "on_site" | "phone" | "intermediate" | "prescription_renewal";
    Sex: "male" | "female" | "rather_not_say" | "other";
    SharedItem: { id: components["schemas"]["Id"]; sender: "patient" | "clinic"; kind: "file" | "prescription" | "link"; name: string; media_type: string | null; size_bytes: number | null; url: string | null; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] };
    SignedInDevice: { id: components["schemas"]["Id"]; device: string | null; created_at: components["schemas"]["Instant"]; last_used_at: components["schemas"]["Instant"]; is_current: boolean };
    StaffMember: { id: components["schemas"]["Id"]; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null };
    StaffRole: "doctor" | "reception" | "admin";
    Topic: { slug: string; kind: ("condition" | "symptom" | "prevention") | null; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; synonyms: string[]; summary: string[]; self_care: string[]; see_doctor: string[]; emergency: string[]; icd10: string | null; specialty: string | null; written: components["schemas"]["Day"] | null; reviewed_by: { name: string; profession: string; date: components["schemas"]["Day"] } | null; sources: { title: string; publisher: string; url: string; dated: string | null; read: components["schemas"]["Day"] }[]; publisher: string | null };
    Translated: { extension: { url: "http://hl7.org/fhir/StructureDefinition/translation"; extension: [{ url: "lang"; valueCode: string }, { url: "content"; valueString: string }] }[] };
    Waited: { appointment_id: components["schemas"]["Id"]; joined_at: components["schemas"]["Instant"]; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] } | null };
    Waitlist: { is_waiting: boolean; may_wait: boolean; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] } | null; ended: { start_time: components["schemas"]["Instant"] } | null };
    WaitlistLink: { appointment_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; state: "open" | "ended" | "declined" | "over" };
    WaitlistRequest: { id: components["schemas"]["Id"]; doctor: { id: components["schemas"]["Id"]; name: string } | null; specialty: string | null; dependent: { id: components["schemas"]["Id"]; name: string } | null; joined_at: components["schemas"]["Instant"]; before: components["schemas"]["Instant"] | null; ends_at: components["schemas"]["Instant"]; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; doctor: { id: components["schemas"]["Id"]; name: string } } | null };
    Webhook: { id: components["schemas"]["Id"]; url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "urgent.reported")[]; is_enabled: boolean; disabled_reason: ("gone" | "failing") | null; created_at: components["schemas"]["Instant"]; health: { failures: number; failing_since: components["schemas"]["Instant"] | null; last_success_at: components["schemas"]["Instant"] | null; last_failure_at: components["schemas"]["Instant"] | null; last_failure: string | null; waiting: number } };
    WebhookDelivery: { id: components["schemas"]["Id"]; message_id: string; event_type: string; status: "waiting" | "delivered" | "failed"; is_replay: boolean; attempts: number; created_at: components["schemas"]["Instant"]; last_attempt_at: components["schemas"]["Instant"] | null; ended_at: components["schemas"]["Instant"] | null; last_status: number | null; last_failure: string | null; last_ms: number | null };
    WeeklyPart: { weekday: number; kind: "open" | "break"; from: components["schemas"]["ClockTime"]; to: components["schemas"]["ClockTime"] };
    WholeAppointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed"; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"]; reference: string | null; payment_state: "none" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null; symptoms_triage_details: string | null; accompanying_adult: components["schemas"]["AccompanyingAdult"] | null; patient_age_months: number | null };
  };
}
