// Written by `npm run client` from the OpenAPI document; the check fails when it is not current.

export interface paths {
  "/api/patients/application_settings": {
    /** Returns what the clinic's patients can use: flags and configuration */
    get: {
      parameters: { query: { platform: "web" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: Record<string, unknown> } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/knok_domains": {
    /** Returns the clinic of this host */
    get: {
      parameters: { query: { platform: "web" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { domain: string; tenant: string; business_account: string } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/manifest": {
    /** Returns the clinic's branding: name, logo, colours. Supports conditional requests (304). */
    get: {
      parameters: { query?: { token?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Manifest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/clinics": {
    /** Lists the clinics of this installation, for the chooser on localhost. Development only. */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; name: string; url: string; logo_url: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/invitations/accept": {
    /** Creates an account for the patient whom the clinic has invited */
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
    /** Records that the patient accepts this version of the terms */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns the terms in force, and whether the patient has yet to accept them */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { version: string; link: string | null; is_due: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/taxpayer_number": {
    /** Confirms the CPF of a patient's account, seen on a document: only that account of the clinic signs in with it */
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
    /** Requires a new password from a patient, after a breach or a migration; ends every session (D.60) */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invitations": {
    /** Creates a patient record and sends an invitation to create an account */
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
    /** Sends a recorded patient an invitation to create an account */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { patient_id: components["schemas"]["Id"]; link: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}/login_links": {
    /** Creates a link that signs a patient in once, for a message of the clinic */
    post: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { link: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/sign_up/confirm": {
    /** Creates the account whose e-mail address the token confirms, and signs it in */
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
    /** Creates a session for the token of a log-in link; the same browser may repeat it for 60 seconds */
    post: {
      parameters: { header?: { "x-browser-key"?: string | undefined } };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/sign_up": {
    /** Requests an account and mails the next step; the answer does not reveal whether an account exists. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; email: string; password: components["schemas"]["NewPassword"]; mgen_client_number?: string | undefined; tax_number?: string | undefined; terms_accepted: true; terms_version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/provider/sign_ins": {
    /** Begins a sign-in at the clinic's own OpenID provider; returns the address to open */
    post: {
      parameters: {  };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/provider/sessions": {
    /** Completes a sign-in at the clinic's own OpenID provider */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { answer: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/provider": {
    /** Returns the clinic's own OpenID provider for patients */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { provider: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/provider_link": {
    /** Connects the signed-in account to the person whom the clinic's provider has just signed in */
    post: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/provider/accounts": {
    /** Creates an account for the person whom the clinic's provider has just signed in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; terms_accepted: true; terms_version: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients": {
    /** Returns the patient of the token */
    get: {
      parameters: { query?: { token?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { patient: components["schemas"]["Patient"] } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Replaces the patient's profile */
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
    /** Creates a session for a sign-in name (e-mail address, or CPF where the clinic allows it) and a password */
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
    /** Returns whether a token is valid: 204 or 401; `reason` is `password_changed`, `account_deleted`, `accounts_joined` or `revoked` where the session was ended elsewhere */
    get: {
      parameters: { query?: { token?: string | undefined } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/password/recover": {
    /** Requests a new password. Answer and response time do not reveal whether an account exists (D.59). */
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
    /** Sends the mail that renews an expired password, once for each e-mail token */
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
    /** Returns whether the link of a mail can still set a password; does not use up its token */
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
    /** Sets a password, with the token of a mail, or with a session and the current password (D.58). Ends every other session. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string; password: components["schemas"]["NewPassword"] } | { current_password: string; password: components["schemas"]["NewPassword"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/account_join": {
    /** Joins the other account into the one that is signed in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string; replaces: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/account_join/preview": {
    /** Returns what a join of the two accounts would move and end, and whether it is possible */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ends_email: string; stays_email: string | null; appointments: number; upcoming_appointments: number; messages: number; files: number; measurements: number; answers: number; record_entries: number; has_two_lists: boolean; waitlist_entries: number; dependents: string[]; joined_dependents: string[]; insurance: ("taken" | "deleted") | null; deleted_phone: string | null; devices: number; passkeys: number; connected_apps: number; refusal: ("different_person" | "acted_for" | "in_visit" | "payment_pending" | "same_measurement") | null; differing?: ("name" | "birthdate" | "tax_number")[] | undefined }; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/account_join/passkey": {
    /** Proves by a passkey's signature that another account is the patient's too */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { credential: components["schemas"]["Assertion"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/account_join/password": {
    /** Proves by sign-in name and password that another account is the patient's too */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { login: string; password: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/account_join/second_factor": {
    /** Completes the proof of another account with the code of its second factor */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { method: "totp"; challenge: string; code: string } | { method: "email"; challenge: string; code: string } | { method: "recovery"; challenge: string; code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys/options": {
    /** Returns the options for creating a passkey for this clinic */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CreationOptions"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/passkey/options": {
    /** Returns the options for signing in by passkey; the same for everybody */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RequestOptions"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/passkey": {
    /** Creates a session for a passkey's signature; requires no further factor */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { credential: components["schemas"]["Assertion"] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { token: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys": {
    /** Stores a passkey that the browser has created */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: components["schemas"]["PasskeyName"]; credential: components["schemas"]["Registration"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/passkeys/{passkey_id}": {
    /** Removes a passkey */
    delete: {
      parameters: { path: { passkey_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Gives a passkey another name */
    put: {
      parameters: { path: { passkey_id: string | number } };
      requestBody: { content: { "application/json": { name: components["schemas"]["PasskeyName"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login/second_factor": {
    /** Completes a sign-in with a second factor: creates a session for the challenge and a code */
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
    /** Creates a key for an authenticator app; it has no effect until a first code is confirmed */
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
    /** Turns codes by e-mail on with the first one */
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
    /** Turns the authenticator app on with its first code */
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
    /** Returns the second factors of the patient's account */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { email: string | null; totp_since: components["schemas"]["Instant"] | null; email_since: components["schemas"]["Instant"] | null; recovery_codes_left: number; passkeys: components["schemas"]["OwnPasskey"][]; proven_until: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/security/proof": {
    /** Confirms the password of this session, which may then change the account's security for ten minutes */
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
    /** Creates ten recovery codes, returned only this once; invalidates the previous ones */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { recovery_codes: string[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/auth/login/second_factor/email_code": {
    /** Sends a code of 6 digits to the patient's e-mail address; invalidates the previous one */
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
    /** Links the appointments of these guest tokens to the patient if they were booked with the patient's confirmed e-mail address. Returns the ids of the linked ones. */
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
    /** Sends a new personal link to whoever booked the appointment of this used or expired link or invitation by code. The answer is the same for every token. */
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
    /** Adds a dependent; an adult must agree first, by mail */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Dependent"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the patient's dependents, in the order of adding */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Dependent"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/care/answer": {
    /** The dependent agrees or declines that the patient acts for them (D.101) */
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
    /** Replaces all data of a dependent */
    put: {
      parameters: { path: { dependent_id: string | number } };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; version: number } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Dependent"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes a dependent; past appointments stay in the records */
    delete: {
      parameters: { path: { dependent_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/care/see": {
    /** Returns who asks to act for whom, and what is booked; does not use up the token */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { dependent_name: string; patient_name: string; appointments?: { start_time: components["schemas"]["Instant"]; time_zone: string; service_type: components["schemas"]["ServiceType"]; doctor_name: string; code: string | null }[] | undefined } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/email": {
    /** Requests another e-mail address; it takes effect once the link sent there is confirmed */
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
    /** Sets date of birth and sex of the patient or a dependent where they are missing */
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
    /** Makes the e-mail address of the token the account's address, for mails and for signing in */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { token: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/sessions": {
    /** Signs out every device but this one */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the devices where the patient is signed in, this one first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SignedInDevice"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/sessions/{session_id}": {
    /** Signs one device out */
    delete: {
      parameters: { path: { session_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/notifications": {
    /** Sets which mails about appointments the patient receives */
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
    /** Restores the e-mail address that the token was sent to, signs every device out, and returns a token for setting a new password */
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
    /** Returns the picture of one side of the card of an appointment's patient */
    get: {
      parameters: { path: { appointment_id: string | number; side: "front" | "back" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "image/jpeg": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/insurance": {
    /** Returns the insurance of an appointment's patient, and which pictures of the card are stored; null for a guest */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { insurer: string | null; insurance_number: string | null; policy_number: string | null; valid_until: components["schemas"]["Day"] | null; front: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null; back: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/insurance_cards/{patient_id}/{side}": {
    /** Returns the picture; 404 during the virus scan, and after a virus was found */
    get: {
      parameters: { path: { patient_id: string | number; side: "front" | "back" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "image/jpeg": Blob } };
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
    /** Replaces the picture of one side of the card: the body is a JPEG (application/octet-stream), whose metadata is removed */
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
    /** Returns the insurance of the patient or a dependent, and which pictures of the card are stored */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Insurance"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Replaces the insurance of the patient or a dependent */
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
    /** Returns the export as application/zip, once */
    post: {
      parameters: { path: { export_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/zip": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/erasure": {
    /** Erases the account and all personal data; records that the law requires are anonymised */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { password: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns what an erasure would end: future appointments, and dependents */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { visits: { id: components["schemas"]["Id"]; doctor_name: string; patient_name: string; start_time: components["schemas"]["Instant"]; paid: components["schemas"]["Money"] | null; reserved: components["schemas"]["Money"] | null; is_refunded: boolean; reference: string | null }[]; dependents: string[]; refund_until_hours: number; has_password: boolean; is_in_visit: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/consents": {
    /** Lists the consents that the patient has given and withdrawn, newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { kind: "terms"; version: string; given_at: components["schemas"]["Instant"]; withdrawn_at: components["schemas"]["Instant"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/data_exports": {
    /** Lists the exports of the last day, newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["DataExport"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Starts an export of all data of the patient and the dependents */
    post: {
      parameters: {  };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DataExport"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/record_reads": {
    /** Lists who other than the patient has read or changed the patient's record, newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { who: "doctor" | "clinic" | "family" | "app" | "other"; name: string | null; action: string; times: number; last_at: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/consents/withdraw": {
    /** Withdraws a consent; it is requested again before the account can be used */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { kind: "terms"; version: string } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/app_requests": {
    /** Allows an app to read kinds of data of one record; returns where the patient goes on */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { request: components["schemas"]["AppRequestText"]; patient_id: components["schemas"]["Id"]; kinds: ("details" | "appointments" | "measurements" | "lists" | "answers" | "documents" | "messages" | "insurance" | "agreements" | "origins")[] } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { redirect_to: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns what an app asks the patient to be allowed to read */
    get: {
      parameters: { query: { request: components["schemas"]["AppRequestText"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { app_name: string; privacy_url: string | null; returns_to: string; kinds: ("details" | "appointments" | "measurements" | "lists" | "answers" | "documents" | "messages" | "insurance" | "agreements" | "origins")[]; people: { patient_id: components["schemas"]["Id"]; name: string; is_self: boolean }[]; ends_at: components["schemas"]["Instant"]; refusal_url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/connected_apps/{grant_id}": {
    /** Disconnects an app from a record; its tokens end at once */
    delete: {
      parameters: { path: { grant_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/connected_apps": {
    /** Lists the apps that may read the patient's record, or another record that the patient has shared with them, newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; app_name: string; person: { patient_id: components["schemas"]["Id"]; name: string; is_self: boolean }; kinds: ("details" | "appointments" | "measurements" | "lists" | "answers" | "documents" | "messages" | "insurance" | "agreements" | "origins")[]; allowed_at: components["schemas"]["Instant"]; last_used_at: components["schemas"]["Instant"] | null; ends_at: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/push_subscription": {
    /** Turns push notifications off for this session's device */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns the push notifications of this session's device; null without any */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { endpoint: string; wants_reminders: boolean } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Turns push notifications on for this session's device until the session ends; replaces an earlier subscription */
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
    /** Sends a code to a phone number; the number takes effect once the code is confirmed */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { country_code: string; number: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Turns text messages off and deletes the number */
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
    /** Returns when and how the patient is reminded of appointments */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Reminders"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets which reminders the patient receives, and whether by mail */
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
    /** Sets whether reminders are sent for a dependent's appointments */
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
    /** Turns text messages of a channel off, or on, which consents to the named text */
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
    /** Returns one doctor */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DoctorDetails"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/doctors": {
    /** Lists the clinic's doctors, earliest free slot first: all of them, or by page with `limit` or `cursor` */
    get: {
      parameters: { query?: { specialties?: string | undefined; languages?: string | undefined; limit?: string | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Doctor"][]; next_cursor?: string | null | undefined } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/doctors/{doctor_id}/slots": {
    /** Lists a doctor's free slots by day in the clinic's time zone, at most 31 days; days without any are left out */
    get: {
      parameters: { path: { doctor_id: string | number }; query?: { from?: components["schemas"]["Day"] | undefined; days?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { day: components["schemas"]["Day"]; slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments": {
    /** Books the held slot. The appointment awaits payment where one is due, else it is booked at once. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string | undefined } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; personal: true; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string | undefined; accompanying_adult?: components["schemas"]["AccompanyingAdult"] | undefined } | { doctor_id: components["schemas"]["Id"]; personal: false; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string | undefined; accompanying_adult?: components["schemas"]["AccompanyingAdult"] | undefined; dependent_id: components["schemas"]["Id"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the patient's appointments, earliest first; `history=false` leaves out those that are over or do not take place */
    get: {
      parameters: { query?: { history?: "true" | "false" | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Appointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/appointments": {
    /** Books the held slot without an account. The token in the answer gives access to this one appointment. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string | undefined } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; personal: true; service_type: "remote"; platform: "web"; start_time: components["schemas"]["Instant"]; symptoms: string; symptoms_triage_details?: string | undefined; accompanying_adult?: components["schemas"]["AccompanyingAdult"] | undefined; name: string; birthdate: components["schemas"]["Day"]; sex: components["schemas"]["Sex"]; email: string; phone_number?: string | undefined; terms_accepted: true } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"]; guest_token: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds": {
    /** Holds a free slot for ten minutes. A hold sent in the header is released. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string | undefined } };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; secret?: string | undefined; files_of?: { appointment_id: components["schemas"]["Id"]; guest_token?: string | undefined } | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; extensions_left: number; secret: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/extend": {
    /** Extends a hold by ten minutes, at most twice */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}": {
    /** Returns until when the slot is held */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Releases a hold */
    delete: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/leave": {
    /** Reports that the page was closed: the hold expires in 30 seconds unless the page returns */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/return": {
    /** Reports that the page has returned: the hold gets its former expiry */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Hold"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/voucher": {
    /** Applies a voucher to the held slot in place of any other; it counts as used once the slot is booked */
    put: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns the price of the held slot with its voucher */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the voucher from the held slot */
    delete: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { amount: number; discount: number; total: number; currency: string; voucher_code: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payments": {
    /** Begins the payment, or returns the one under way: `action` is the patient's next step */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { method: "credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet"; phone_number?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "reserved" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] } | undefined; deadline: components["schemas"]["Instant"] | null; action: ({ type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" }) | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/open_reference": {
    /** Returns the caller's appointment with an open payment reference, which prevents a second one (D.72) */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { appointment_id: components["schemas"]["Id"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment_info": {
    /** Returns the amount due, the payment methods, and the provider's status */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "reserved" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] } | undefined; deadline: components["schemas"]["Instant"] | null; action: ({ type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" }) | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment/give_up": {
    /** Ends the booking unpaid and releases its slot, for good; money that arrived before books it instead */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "reserved" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] } | undefined; deadline: components["schemas"]["Instant"] | null; action: ({ type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" }) | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment/handoff": {
    /** Creates a link that opens this payment on another device, once, within ten minutes */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; expires_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/payment_result": {
    /** Forwards the result of the payment page; returns the provider's status */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { payload?: string | undefined; resultCode?: string | undefined; paymentData?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"]; status: "none" | "awaiting_payment" | "pending" | "reserved" | "paid" | "unsuccessful" | "failed" | "canceled" | "timed_out" | "refund_due" | "refunded"; amount: number; discount: number; total: number; currency: string; voucher_code: string | null; method: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet") | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; open_reference?: { appointment_id: components["schemas"]["Id"]; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[] } | undefined; deadline: components["schemas"]["Instant"] | null; action: ({ type: "redirect"; url: string } | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string } | { type: "qr_code"; payload: string } | { type: "wait" }) | null; no_money_taken: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/payment_handoffs": {
    /** Redeems the link that moves a payment to this device; returns its token */
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
    /** Acknowledges an alert. Idempotent: the first time stays. */
    post: {
      parameters: { path: { alert_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "release_failed" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null; payment_id: components["schemas"]["Id"]; payment_status: "created" | "action_required" | "pending" | "reserved" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payments/{payment_id}/capture": {
    /** Takes a reserved payment now, or requests a failed capture again */
    post: {
      parameters: { path: { payment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPayment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_alerts": {
    /** Lists unacknowledged disputes, failed refunds and lost payments, oldest first; at most 100 */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "release_failed" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null; payment_id: components["schemas"]["Id"]; payment_status: "created" | "action_required" | "pending" | "reserved" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/payments": {
    /** Lists the payments of an appointment, newest first, with every report of the provider */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicPayment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payments/{payment_id}/refunds": {
    /** Refunds part of a payment; the appointment stands, and the payment stays paid */
    post: {
      parameters: { path: { payment_id: string | number } };
      requestBody: { content: { "application/json": { key: string; amount_minor: number; reason?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPayment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payments/{payment_id}/refund": {
    /** Requests a failed refund from the provider again */
    post: {
      parameters: { path: { payment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPayment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/invoices/{invoice_id}/document": {
    /** Returns an invoice or a credit note as a PDF, in the caller's language; it says that it is not certified */
    get: {
      parameters: { path: { appointment_id: string | number; invoice_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/pdf": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/invoices": {
    /** Lists the invoices and credit notes of an appointment, oldest first; none is a certified invoice */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; kind: "invoice" | "credit_note"; invoice_number: string; issued_on: components["schemas"]["Day"]; total: components["schemas"]["Money"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/cancel": {
    /** Cancels an appointment before it begins; the payment is refunded until the clinic's deadline */
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
    /** Declines to review an appointment; it can still be reviewed. Idempotent */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}": {
    /** Returns one appointment of the patient or of a guest who booked it */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WholeAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/guests/appointment": {
    /** Returns the appointment of a guest's token */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WholeAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/receipt": {
    /** Returns what was paid and refunded for an appointment; free ones have none */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { receipt_number: string; issued_at: components["schemas"]["Instant"]; number: string; clinic: { name: string; phone: string | null; legal: { name: string; taxNumber: string; address: string } | null }; vat: ({ rate_percent: number; amount: components["schemas"]["Money"] } | { exemption: string }) | null; patient_name: string; doctor: { name: string; specialty: string }; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; time_zone: string; paid_at: components["schemas"]["Instant"]; method: string; price: components["schemas"]["Money"]; discount: components["schemas"]["Money"]; voucher_code: string | null; paid: components["schemas"]["Money"]; refund: ("due" | "done") | null; refund_amount: components["schemas"]["Money"] | null; refunded_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/receipt/document": {
    /** Returns the receipt as a PDF, in the caller's language */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/pdf": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/review_offers": {
    /** Lists appointments of the last two weeks to ask for a review: the last one of each person of the family, until it is reviewed or declined */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Appointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/reschedule": {
    /** Moves an appointment to a held slot of the same doctor; its payment stays with it */
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
    /** Reviews a past appointment with one to five stars and a comment, once */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { rating: number; comment: string; is_public?: boolean | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/join": {
    /** Enters by an appointment's code: the caller's own appointment, or its waiting room as a guest; too early, returns when it opens */
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
    /** Returns files, links and the summary of an appointment */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["AppointmentFiles"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Shares a file with the patient: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { appointment_id: string | number }; query?: { kind?: "file" | "prescription" | undefined }; header?: { "x-file-name"?: string | undefined } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/files/{file_id}": {
    /** Returns the file as a download; 404 during the virus scan, and after a virus was found */
    get: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes a file or link that the clinic has shared */
    delete: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/notes": {
    /** Returns the clinic's internal notes of an appointment, which patients never see */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { text: string; version: number; updated_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Replaces the internal notes of an appointment */
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
    /** Shares a prescription with the patient: a PDF generated from the doctor's text */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { title?: string | undefined; text: string } } };
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
    /** Sets the doctor's summary of an appointment for the patient */
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
    /** Returns the file as a download; 404 during the virus scan, and after a virus was found */
    get: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes one of the caller's own files, as long as files may be sent */
    delete: {
      parameters: { path: { appointment_id: string | number; file_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/files": {
    /** Returns files, links and the summary of an appointment, without what the clinic hides */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["AppointmentFiles"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sends one file to the doctor: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { appointment_id: string | number }; header?: { "x-file-name"?: string | undefined } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/files": {
    /** Lists files added before booking, newest first. They are deleted with the hold unless it is booked. */
    get: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SharedItem"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Adds one file to a held slot: the body is the file (application/octet-stream), x-file-name its name */
    post: {
      parameters: { path: { hold_id: string | number }; header: { "x-appointment-hold": string; "x-file-name"?: string | undefined } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SharedItem"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/appointment_holds/{hold_id}/files/{file_id}": {
    /** Removes a file before booking */
    delete: {
      parameters: { path: { hold_id: string | number; file_id: string | number }; header: { "x-appointment-hold": string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/prescription_templates": {
    /** Stores a template: a doctor's token for that doctor, the clinic's for every doctor */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; text: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PrescriptionTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists prescription templates by name: a doctor's own and the clinic's; the clinic's token sees all */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PrescriptionTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/prescription_templates/{template_id}": {
    /** Removes a template; a doctor can remove only their own */
    delete: {
      parameters: { path: { template_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_responses": {
    /** Lists survey answers of at most 31 days, newest first, by page; a doctor's token sees that doctor's patients */
    get: {
      parameters: { query: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"]; template?: string | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SurveyResponse"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_templates/{template_id}/url": {
    /** Returns the survey's address, and the channel of `surveys.changed`, which reports saved answers */
    get: {
      parameters: { path: { template_id: string }; query?: { actionable_id?: string | undefined; project_id?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { url: string; notificationChannel: string; id: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_offers": {
    /** Lists surveys that the patient is invited to answer now */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { action_name: string; actionable_id: string; project_id: string; appointment_id: components["schemas"]["Id"] | null; appointment: { doctor_name: string; start_time: components["schemas"]["Instant"] } | null; is_reviewed: boolean }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/survey_responses": {
    /** Lists the family's survey answers, newest first: at most 100 */
    get: {
      parameters: { query?: { templates?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["SurveyResponse"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Saves the answers to a survey; a repeated request counts once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { action_name: string; actionable_id: string; project_id: string; response: components["schemas"]["QuestionnaireResponse"]; consented_at: components["schemas"]["Instant"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SurveyResponse"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/survey_templates": {
    /** Lists the survey of this name, or none; without a name all surveys of the clinic */
    get: {
      parameters: { query?: { slug?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: string; slug: string; questionnaire: components["schemas"]["Questionnaire"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}/decline": {
    /** Declines the offer in the mail of this link; the slot goes to the next in line. Idempotent */
    post: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/waitlist/offer": {
    /** Declines the offered slot, which goes to the next in line; the entry stays. Idempotent */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Moves the appointment to the offered slot under the rules of rescheduling, and leaves the waiting list */
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
    /** Declines the offered slot, which goes to the next in line; the entry stays. Idempotent */
    delete: {
      parameters: { path: { request_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/waitlist": {
    /** Returns whether the patient waits for an earlier slot, and the open offer */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Waitlist"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Joins the waiting list for an earlier slot with the same doctor. Idempotent */
    put: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Waitlist"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Leaves the waiting list; an open offer goes to the next in line. Idempotent */
    delete: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}/leave": {
    /** Leaves the waiting list by the link of a mail. Idempotent */
    post: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist_requests/{request_id}": {
    /** Leaves the waiting list; an open offer goes to the next in line */
    delete: {
      parameters: { path: { request_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist_requests": {
    /** Lists the family's waiting-list entries without an appointment, in the order of joining */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WaitlistRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Joins the waiting list without an appointment. Repeated, it is renewed from the slots that are free then. With an appointment with that doctor, waits for an earlier slot of it. */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { doctor_id: components["schemas"]["Id"]; dependent_id?: components["schemas"]["Id"] | undefined } | { specialty: string; dependent_id?: components["schemas"]["Id"] | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { request: components["schemas"]["WaitlistRequest"] | null; appointment_id: components["schemas"]["Id"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/waitlist": {
    /** Lists the family's appointments for which an earlier slot is waited for, earliest first: at most 100 */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Waited"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/waitlist_links/{token}": {
    /** Returns the state of the offer in the mail of this link; changes nothing */
    get: {
      parameters: { path: { token: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WaitlistLink"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/realtime/auth": {
    /** Authorises a private or presence channel of the caller's own clinic, person and appointments */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string | undefined } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/enter": {
    /** Enters the waiting room, or returns to the reserved place; disconnects other pages of the same person */
    post: {
      parameters: { path: { appointment_id: string | number }; query?: { page?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; visit: components["schemas"]["CallState"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}": {
    /** Returns the state of the call */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallState"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/ice_servers": {
    /** Returns the relay's servers with fresh credentials, for a call that outlasts the first ones */
    get: {
      parameters: { path: { appointment_id: string | number }; query: { participant_id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/leave": {
    /** Leaves the waiting room or the call; returning is possible while the room is open */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/signals": {
    /** Sends a signal of the WebRTC negotiation to another participant */
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
    /** Authenticates a realtime connection, so that it ends with the caller's session */
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
    /** Accepts a request; a call back with the number to call, or without one for the stored number */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      requestBody: { content: { "application/json": { phone_number?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests": {
    /** Requests a phone call; without a number the stored one is used */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { kind: "call_back"; phone_number?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the requests during this appointment, newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/requests": {
    /** Requests vital signs or a phone number from the patient; returns a request that is still open */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { kind: "vitals" | "call_back" } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the requests during this appointment, newest first, with the number to call */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallRequest"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/requests/{request_id}/report": {
    /** Reports the progress of the call back, which the patient sees */
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
    /** Withdraws a request, or stops the reading */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/phone": {
    /** Returns the phone number that the clinic has of this appointment's patient or guest */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { phone_number: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests/{request_id}/refuse": {
    /** Declines a request; the appointment goes on */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/requests/{request_id}/stop": {
    /** Stops an accepted request, or withdraws the caller's own */
    post: {
      parameters: { path: { appointment_id: string | number; request_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallRequest"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/device_check": {
    /** Returns the last device test of an appointment; null without one */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { camera: "pass" | "fail" | "skip"; speaker: "pass" | "fail" | "skip"; microphone: "pass" | "fail" | "skip"; network: "pass" | "fail" | "skip"; relay: ("reached" | "blocked" | "none") | null; round_trip_ms: number | null; loss_percent: number | null; kilobits: number | null; browser: "chrome" | "edge" | "firefox" | "safari" | "in-app" | "other"; system: "windows" | "mac" | "ios" | "android" | "linux" | "other"; verdict: "ready" | "sound-only" | "not-ready" | "untried"; quality: ("good" | "fair" | "poor") | null; checked_at: components["schemas"]["Instant"] } | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/device_check": {
    /** Saves the result of a device test with its appointment, in place of an earlier one */
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
    /** Returns the relay's servers for a device test; empty where the installation has none */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/status": {
    /** Sets whether the doctor is present, shown to waiting patients; valid for ten minutes, so programs repeat it */
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
    /** Authorises the channels of the call to which the guest was admitted, and no others */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string | undefined } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/admit": {
    /** Admits a guest, who may be waiting or arrive later */
    post: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallInvitation"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations": {
    /** Invites a guest to the call, by the doctor; mails the link where an address is given */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { name: string; relationship: "mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other"; relationship_words?: string | undefined; email?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists who is invited to the call, in the waiting room, or in the call */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/invitations/{invitation_id}/remove": {
    /** Removes a guest; the link stops working */
    post: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/waiting_guests": {
    /** Lists guests in the waiting room, to be admitted; `waiting_room.changed` reports when to refresh */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/enter": {
    /** Enters the call once the doctor has admitted the guest */
    post: {
      parameters: { query?: { page?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; visit: components["schemas"]["CallState"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/state": {
    /** Returns the state of the call, for an admitted guest */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CallState"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/ice_servers": {
    /** Returns the relay's servers with fresh credentials, for a call that outlasts the first ones */
    get: {
      parameters: { query: { participant_id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/visit": {
    /** Returns when and whether the call of this invitation can be entered; no names */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["InvitedCall"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/people": {
    /** Returns the names of patient and doctor, for a guest who asks for them */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["InvitedPeople"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/invitations": {
    /** Invites a guest to the call; the doctor admits them. The link works until the session window closes */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { name: string; relationship: "mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other"; relationship_words?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists who is invited to the call, in the waiting room, or in the call */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CallInvitation"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/knock": {
    /** Enters the waiting room; repeated every few seconds while waiting. Returns whether the doctor has admitted the guest */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { is_admitted: boolean } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/leave": {
    /** Leaves the waiting room or the call; returning is possible while the call goes on */
    post: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/invited/realtime/user_auth": {
    /** Authenticates a realtime connection, so that it ends with the caller's session */
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
    /** Sends a signal of the WebRTC negotiation to another participant */
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
    /** Withdraws an invitation: its link stops working, and the guest is removed */
    delete: {
      parameters: { path: { appointment_id: string | number; invitation_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/messages": {
    /** Lists the messages of an appointment, oldest first; marks them as received */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MessageThread"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sends a message to the patient of an appointment; a repeated key sends it once */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { key: string; text: string; sender?: "doctor" | "clinic" | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Message"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/messages/seen": {
    /** Marks the patient's messages up to this one as read by the clinic */
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
    /** Lists patients' messages unread by the clinic, oldest first; at most 100 */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; sender: "patient" | "doctor" | "clinic"; text: string; key: string; sent_at: components["schemas"]["Instant"]; delivered_at: components["schemas"]["Instant"] | null; seen_at: components["schemas"]["Instant"] | null; appointment_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; patient_name: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/visits/{appointment_id}/messages": {
    /** Lists the messages of an appointment, oldest first; marks them as received */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MessageThread"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sends a message to the clinic about an appointment; a repeated key sends it once */
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
    /** Marks the clinic's messages up to this one as read */
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
    /** Counts how many found the symptom checker’s results helpful, in all and by urgency, complaint, language, version and reason */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { by: "all" | "urgency" | "complaint" | "language" | "knowledge_version" | "reason"; value: string; helpful: number; not_helpful: number }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/symptom_checker/feedback": {
    /** Saves whether a result of the symptom checker was helpful, anonymously. The same id replaces that day's answer and counts once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { id: string; is_helpful: boolean; reason?: "not_my_problem" | "too_urgent" | "not_urgent_enough" | "hard_to_understand" | "too_many_questions" | undefined; complaints: string[]; urgency: "emergency-services" | "emergency-department-now" | "within-hours" | "within-days" | "self-care"; knowledge_version: string; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/health_assessments": {
    /** Lists the assessments that the patient has shared with the doctor of an appointment, newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; shared_at: components["schemas"]["Instant"]; answered_at: components["schemas"]["Instant"]; risk_score: number | null; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; areas: { area: "mood" | "anxiety" | "diabetes" | "heart" | "weight" | "activity" | "tobacco" | "alcohol" | "sleep" | "nutrition"; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; number: number | null; reasons: ("short-form" | "below-weight" | "above-weight" | "wide-waist" | "without-waist" | "under-35" | "treated-pressure" | "smokes" | "diabetes" | "family" | "glucose" | "few-minutes" | "used-to-smoke" | "some-days" | "many-at-once" | "pregnant" | "hours" | "nights" | "tired" | "not-chosen" | "missing-answer" | "invalid-answer" | "under-18" | "outside-ages" | "outside-range" | "pregnancy" | "known-disease" | "sex-needed" | "no-wording")[]; answered_in: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null }[]; response: components["schemas"]["QuestionnaireResponse"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_assessments/{assessment_id}/shares": {
    /** Lists the appointments whose doctors can read an assessment */
    get: {
      parameters: { path: { assessment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { assessment_id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; shared_at: components["schemas"]["Instant"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Shares an assessment with the doctor of a future appointment. Idempotent: the first time stays. */
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
    /** Saves the answers of a health assessment; a repeated request counts once */
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
    /** Records the consent to the clinic's third-party symptom checker, and begins a check. Nothing is sent to it without consent. */
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
    /** Returns urgency and possible causes from the third-party checker */
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
    /** Lists common symptoms for an age and sex, in the requested language */
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
    /** Returns the third-party checker's next question, null when the result is ready, and any emergency */
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
    /** Returns the symptoms that the third-party checker recognises in a text */
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
    /** Adds a medicine or an allergy; a repeated `client_key` counts once */
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
    /** Saves vital signs for the person of a record: the patient or a dependent */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": components["schemas"]["MeasurementBody"] } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists vital signs of the person of a record, newest first: at most 100 */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/entries/{entry_id}": {
    /** Changes, ends or reactivates an entry */
    put: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      requestBody: { content: { "application/json": { version: number; name: string; dose: string | null; frequency: string | null; since: string | null; reaction: string | null; severity: ("mild" | "moderate" | "severe") | null; is_ended: boolean } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RecordEntry"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes an entry from its list; it can be restored for a day */
    delete: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/health_record": {
    /** Returns medicines and allergies of an appointment's patient, with their last confirmation; empty for guests */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { medicines: components["schemas"]["RecordList"]; allergies: components["schemas"]["RecordList"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/confirmations/{kind}": {
    /** Confirms that a list is complete, or that there is nothing to list */
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
    /** Returns an original file of a shared record as a download */
    post: {
      parameters: { path: { token: string; file_id: string | number } };
      requestBody: { content: { "application/json": { ticket: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}": {
    /** Returns the whole health record of one person, across appointments, newest first */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["HealthRecord"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/document": {
    /** Returns the record as a PDF, in the caller's language */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/pdf": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/lists": {
    /** Returns medicines and allergies only */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { medicines: components["schemas"]["RecordList"]; allergies: components["schemas"]["RecordList"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/summary": {
    /** Returns the record as a document of the International Patient Summary (FHIR R4), in the caller's language */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/fhir+json": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records": {
    /** Lists whose records the patient can see: their own first, then their dependents' */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { patient_id: components["schemas"]["Id"]; name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; is_self: boolean }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/shares": {
    /** Lists the links to this record, whoever created them, newest first */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["RecordShare"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Creates a link to a copy of the record as it is now; only this answer contains its address */
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
    /** Moves a reading that was saved for the wrong person to another record of the family; can be undone by moving it back */
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
    /** Returns the manifest of a shared record for its link: encrypted copies; counts as one view */
    post: {
      parameters: { path: { token: string } };
      requestBody: { content: { "application/json": { recipient?: string | undefined; passcode?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { label: string; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; files: { contentType: string; embedded: string }[]; ticket: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/measurements/{measurement_id}": {
    /** Deletes a reading made outside appointments, permanently */
    delete: {
      parameters: { path: { patient_id: string | number; measurement_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/entries/{entry_id}/restore": {
    /** Restores a removed entry */
    post: {
      parameters: { path: { patient_id: string | number; entry_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RecordEntry"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/health_records/{patient_id}/shares/{share_id}": {
    /** Revokes a link at once and deletes its copy */
    delete: {
      parameters: { path: { patient_id: string | number; share_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topics/{slug}": {
    /** Returns one health topic in the requested language */
    get: {
      parameters: { path: { slug: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Topic"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topic_synonyms": {
    /** Lists other names of each health topic in the requested language, for the search in the browser */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; synonyms: string[] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/shared/health_topics": {
    /** Lists the titles of all health topics in the requested language */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { slug: string; title: string; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/urgent_events/{event_id}/acknowledge": {
    /** Acknowledges a report; the patient sees the time. Idempotent: the first time stays. */
    post: {
      parameters: { path: { event_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; name: string | null; phone_number: string | null; patient_id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"] | null; doctor_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/urgent_events": {
    /** Lists reports that nobody at the clinic has acknowledged, oldest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { id: components["schemas"]["Id"]; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; name: string | null; phone_number: string | null; patient_id: components["schemas"]["Id"] | null; appointment_id: components["schemas"]["Id"] | null; doctor_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"] | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/urgent_events/{event_id}": {
    /** Returns whether the clinic has seen the report */
    get: {
      parameters: { path: { event_id: string | number }; header: { "x-urgent-receipt": string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; channel: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/urgent_events": {
    /** Reports a danger to the clinic at once, by a patient, an appointment's guest, or whoever holds a slot. Repeated with the same receipt it returns the same answer. */
    post: {
      parameters: { header?: { "x-appointment-hold"?: string | undefined } };
      requestBody: { content: { "application/json": { receipt: string; place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages"; words: string; phone_number?: string | undefined; appointment_id?: components["schemas"]["Id"] | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; sent_at: components["schemas"]["Instant"]; seen_at: components["schemas"]["Instant"] | null; channel: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/vital_signs_measurements": {
    /** Lists vital signs of an appointment, newest first */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/appointments/{appointment_id}/vital_signs_measurements": {
    /** Lists vital signs of an appointment, newest first; with `last=true` only the newest */
    get: {
      parameters: { path: { appointment_id: string | number }; query?: { last?: "true" | "false" | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Saves vital signs of an appointment; completes the doctor's request for them */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { source_system: "camera" | "device" | "manual"; appointment_id: components["schemas"]["Id"]; data: { vital_signs: Record<string, number>; sources?: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider"> | undefined; quality?: Record<string, number> | undefined; devices?: Record<string, string> | undefined; measured_at?: components["schemas"]["Instant"] | undefined; algorithm_version?: string | undefined; consented_at?: components["schemas"]["Instant"] | undefined; pressure_readings?: number | undefined; request_id?: components["schemas"]["Id"] | undefined } } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Measurement"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/patients/vital_signs_measurements": {
    /** Lists the patient's own vital signs, within and outside appointments, newest first: at most 100 */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Measurement"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Saves vital signs outside appointments */
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
    /** Creates a doctor, or changes the one with this `external_id` */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean; external_id: string; amount_minor: number } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists all doctors of the clinic, unlisted ones included; a doctor's token sees only that doctor */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicDoctor"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}": {
    /** Replaces the data of a doctor */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns one doctor */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDoctor"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/import": {
    /** Imports up to 500 doctors with their weekly hours from a CSV file, and reports on every line */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { csv: string; is_dry_run: boolean; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ImportReport"]; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/absences": {
    /** Blocks whole days of a doctor, the last one included, and returns the appointments in them */
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
    /** Returns the weekly hours of a doctor, in the clinic's time zone */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WeeklyPart"][]; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Replaces the weekly hours of a doctor; appointments stay */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { hours: components["schemas"]["WeeklyPart"][]; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WeeklyPart"][]; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/days": {
    /** Lists days on which a doctor's hours differ from the week, of at most 366 days from `from` */
    get: {
      parameters: { path: { doctor_id: string | number }; query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { day: components["schemas"]["Day"]; parts: components["schemas"]["DayPart"][]; version: string | null }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/days/{day}": {
    /** Replaces the exceptions of one day: blocked times, extra hours; without any the weekly hours apply */
    put: {
      parameters: { path: { doctor_id: string | number; day: components["schemas"]["Day"] } };
      requestBody: { content: { "application/json": { parts: components["schemas"]["DayPart"][]; replaces?: string | null | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { day: components["schemas"]["Day"]; parts: components["schemas"]["DayPart"][]; version: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/calendar_addresses": {
    /** Makes an address at which a calendar program reads a doctor's appointments, returned only this once */
    post: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { label: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; label: string; created_at: components["schemas"]["Instant"]; last_read_at: components["schemas"]["Instant"] | null; url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the addresses at which a doctor's appointments can be read as a calendar, newest first */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CalendarAddress"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/calendar": {
    /** Lists the appointments of all doctors, or of one, that take place within at most 8 days */
    get: {
      parameters: { query: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"]; doctor_id?: string | number | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["CalendarEntry"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/schedules": {
    /** Lists the hours, changed days and busy times of all doctors, or of one, on at most 8 days */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"]; doctor_id?: string | number | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["DoctorSchedule"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/calendar_addresses/{address_id}": {
    /** Revokes an address of a doctor's calendar at once */
    delete: {
      parameters: { path: { doctor_id: string | number; address_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds": {
    /** Adds another calendar of a doctor, whose busy times are blocked; it is read every 15 minutes */
    post: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { url: string; description: string; account?: { user_name: string; password: string } | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["BusyFeed"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists a doctor's other calendars that block times, with the state of each */
    get: {
      parameters: { path: { doctor_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["BusyFeed"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}/refresh": {
    /** Reads another calendar again now, at most once a minute */
    post: {
      parameters: { path: { doctor_id: string | number; feed_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["BusyFeed"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}": {
    /** Removes another calendar of a doctor; its times become free */
    delete: {
      parameters: { path: { doctor_id: string | number; feed_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients": {
    /** Creates a patient record, or changes the one with this `external_id`; sends nothing */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; language: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null; external_id: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's patients by id and by page; all filters given must match */
    get: {
      parameters: { query?: { search?: string | undefined; birthdate?: components["schemas"]["Day"] | undefined; taxpayer_number?: string | undefined; external_id?: string | undefined; limit?: string | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicPatient"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/{patient_id}": {
    /** Replaces the data of a patient */
    put: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; address: string | null; email: string | null; language: ("en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar") | null; external_id: string | null } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns one patient */
    get: {
      parameters: { path: { patient_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patients/import": {
    /** Imports up to 5000 patients from a CSV file, and reports on every line */
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
    /** Compares two patient records before a merge: what each has, and whether it can be merged */
    get: {
      parameters: { path: { patient_id: string | number }; query: { other_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { patient: components["schemas"]["MergeSide"]; other: components["schemas"]["MergeSide"] }; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Merges a duplicate patient record into another; returns the remaining patient */
    post: {
      parameters: { path: { patient_id: string | number } };
      requestBody: { content: { "application/json": { into_patient_id: components["schemas"]["Id"]; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicPatient"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patient_doubles": {
    /** Lists pairs of records with the same name and date of birth, or tax number, newest first */
    get: {
      parameters: { query?: { cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PossibleDouble"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens": {
    /** Creates a token and returns it, only this once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { label: string; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:add" | "patients:merge" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "calendar:write" | "fhir:read" | "fhir:write")[]; doctor_id: components["schemas"]["Id"] | null; expires_at: components["schemas"]["Instant"] | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:add" | "patients:merge" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "calendar:write" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null; token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's tokens, newest first, with those that ended within 90 days */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicToken"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens/{token_id}": {
    /** Revokes a token at once; it may be the calling one */
    delete: {
      parameters: { path: { token_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/tokens/{token_id}/rotate": {
    /** Creates a token that replaces another, which stays valid for a while */
    post: {
      parameters: { path: { token_id: string | number } };
      requestBody: { content: { "application/json": { overlap_hours: number } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:add" | "patients:merge" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "calendar:write" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null; token: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/apps": {
    /** Registers an app that gets tokens for FHIR with a key of its own */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["App"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists all apps of SMART Backend Services, newest first, revoked ones included */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["App"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/apps/{app_id}": {
    /** Changes name, scopes or keys of an app; its tokens end */
    put: {
      parameters: { path: { app_id: string | number } };
      requestBody: { content: { "application/json": { name: string; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["App"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Ends an app and its tokens at once */
    delete: {
      parameters: { path: { app_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patient_apps": {
    /** Registers an app that patients can connect to their record */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string; privacy_url: string | null; redirect_uris: string[]; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null; launch_url?: string | null | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PatientApp"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists all apps that patients can connect, newest first, removed ones included */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PatientApp"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patient_apps/{app_id}": {
    /** Changes an app that patients connect; all its connections end */
    put: {
      parameters: { path: { app_id: string | number } };
      requestBody: { content: { "application/json": { name: string; privacy_url: string | null; redirect_uris: string[]; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null; launch_url?: string | null | undefined; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PatientApp"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes an app that patients connect; its access to records ends at once */
    delete: {
      parameters: { path: { app_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/staff": {
    /** Creates a staff account and returns its one-time password, only this once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; version: string; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; has_authenticator_app: boolean; passkeys: number; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null; one_time_password: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists all staff accounts of the clinic's desk, disabled ones included */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["StaffMember"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/staff/{staff_id}": {
    /** Changes name, role, doctor or the right to sign in of a staff account */
    put: {
      parameters: { path: { staff_id: string | number } };
      requestBody: { content: { "application/json": { name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; is_disabled: boolean; replaces?: string | undefined } } };
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
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; version: string; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; has_authenticator_app: boolean; passkeys: number; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null; one_time_password: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/sign_in_provider": {
    /** Returns the clinic's OpenID provider for desk staff, without its secret */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SignInProvider"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Deletes the provider, its secret and its links to accounts; open sessions stay open */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the clinic's OpenID provider, with which desk staff sign in */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": components["schemas"]["ProviderSettings"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SignInProvider"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/sign_in_provider/test": {
    /** Fetches the provider's discovery document; does not check client id and secret */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { outcome: "works" | "unavailable" } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patient_sign_in_provider": {
    /** Returns the clinic's OpenID provider for patients, without its secret */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SignInProvider"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Deletes the patients' provider, its secret and its links to accounts; open sessions stay open */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the clinic's OpenID provider, with which patients may sign in */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": components["schemas"]["ProviderSettings"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["SignInProvider"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/patient_sign_in_provider/test": {
    /** Fetches the discovery document of the patients' provider; does not check client id and secret */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { outcome: "works" | "unavailable" } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/passkey_sign_ins": {
    /** Returns the options for signing in at the desk by passkey; the same for everybody */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["RequestOptions"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/totp": {
    /** Creates a key for an authenticator app; it has no effect until a first code is confirmed */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { secret: string; uri: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/provider_sign_ins": {
    /** Begins a sign-in at the clinic's own OpenID provider; returns the address to open */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/totp/confirmation": {
    /** Turns the authenticator app on with its first code */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/provider_sessions": {
    /** Completes a sign-in at the clinic's own OpenID provider */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      requestBody: { content: { "application/json": { answer: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/session": {
    /** Returns who is signed in at the desk */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Ends the session and the realtime connections that it opened */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/sign_in": {
    /** Returns the ways to sign in at the desk besides a password */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { provider: string | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/sessions": {
    /** Signs a staff member in; the session is a cookie that scripts cannot read */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      requestBody: { content: { "application/json": { email: string; password: string; code?: string | undefined; passkey?: components["schemas"]["Assertion"] | undefined; new_password?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/passkey_sessions": {
    /** Signs a staff member in with a passkey alone; requires neither password nor code */
    post: {
      parameters: { header: { "x-anteroom-desk": "1" } };
      requestBody: { content: { "application/json": { credential: components["schemas"]["Assertion"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/passkeys/options": {
    /** Returns the options for creating a passkey for this clinic's desk */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["CreationOptions"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/security/password": {
    /** Changes the password of the signed-in staff account, and ends its other sessions */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { current_password: string; password: components["schemas"]["NewPassword"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/security": {
    /** Returns the second factors of the signed-in staff account */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { has_password: boolean; totp_since: components["schemas"]["Instant"] | null; passkeys: components["schemas"]["OwnPasskey"][]; requires_factor: boolean; proven_until: components["schemas"]["Instant"] | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/security/proof": {
    /** Confirms the password of this session, which may then change the account's security for ten minutes */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { password: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { proven_until: components["schemas"]["Instant"] } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/passkeys": {
    /** Stores a passkey that the browser has created */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: components["schemas"]["PasskeyName"]; credential: components["schemas"]["Registration"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSession"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/passkeys/{passkey_id}": {
    /** Removes a passkey; not the last second factor where one is required */
    delete: {
      parameters: { path: { passkey_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Gives a passkey another name */
    put: {
      parameters: { path: { passkey_id: string | number } };
      requestBody: { content: { "application/json": { name: components["schemas"]["PasskeyName"] } } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/signature": {
    /** Returns the signed-in doctor's picture of their signature; null without one */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSignature"] | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the signed-in doctor's picture of their signature: the body is a PNG or JPEG (application/octet-stream) */
    put: {
      parameters: {  };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["DeskSignature"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the signed-in doctor's picture of their signature */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/app_authorizations": {
    /** Answers an app that the staff member opened; returns where its window goes on */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { request: components["schemas"]["AppRequestText"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { redirect_to: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/app_launches": {
    /** Returns the address at which an app opens with the patient of an appointment (SMART App Launch) */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { app_id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"] } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/desk/launchable_apps": {
    /** Lists the apps that the desk can open with the patient of an appointment, by name */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["LaunchableApp"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/vouchers": {
    /** Creates a voucher that patients can use when booking */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { code: string; kind: "percentage" | "fixed" | "free_visit"; percent: number | null; amount_minor: number | null; valid_until: components["schemas"]["Instant"] | null; uses_allowed: number | null; uses_each: number | null } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicVoucher"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's 1,000 newest vouchers, newest first */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicVoucher"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/vouchers/{voucher_id}/end": {
    /** Ends a voucher; appointments booked with it stay unchanged */
    post: {
      parameters: { path: { voucher_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicVoucher"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/reports/appointments": {
    /** Returns bookings, no-shows, revenue and waiting times by day and doctor */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ReportRow"][]; currency: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/reports/appointments.csv": {
    /** Returns the same report as a CSV file (RFC 4180, UTF-8) */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"] } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "text/csv": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/audit": {
    /** Lists the clinic's audit log, newest first, by page; all filters given must match */
    get: {
      parameters: { query?: { from?: components["schemas"]["Day"] | undefined; to?: components["schemas"]["Day"] | undefined; actor?: string | undefined; action?: string | undefined; object?: string | undefined; limit?: string | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["AuditEntry"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/configuration": {
    /** Returns the clinic's manifest and settings, with the findings of `tenant check` */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicConfiguration"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Replaces manifest and settings; pages show them within a second */
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
    /** Adds a host name; it is served once the clinic has proven that it controls it */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { domain: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's host names: served ones with the primary one first, then unproven ones */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicDomain"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}/check": {
    /** Looks up the record that proves a host name; if found, the host name is served at once */
    post: {
      parameters: { path: { domain: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}": {
    /** Removes a host name; every server stops serving it at once */
    delete: {
      parameters: { path: { domain: string } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/domains/{domain}/primary": {
    /** Makes a served host name the primary one, which links in emails use from now on */
    post: {
      parameters: { path: { domain: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicDomain"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/texts": {
    /** Lists the clinic's own texts for its patients, by language */
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
      parameters: { path: { text_kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" }; query?: { replaces?: components["schemas"]["Instant"] | undefined } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets a text of the clinic in one language */
    put: {
      parameters: { path: { text_kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      requestBody: { content: { "application/json": { text: string; replaces?: components["schemas"]["Instant"] | null | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicText"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_address/check": {
    /** Looks up the record of the clinic's own address; if found, emails come from it at once */
    post: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailAddress"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_address": {
    /** Returns the address of the clinic's own that its emails come from, and its DNS record */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailAddress"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the clinic's own address and its key; emails come from the installation's address again */
    delete: {
      parameters: {  };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets an address of the clinic's own; emails come from it once the DNS shows its record */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { address: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailAddress"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_sender": {
    /** Returns the sender's name of the clinic's emails and their reply address */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailSender"]; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the sender's name and reply address, also of queued emails */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { name: string | null; reply_to: string | null; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailSender"]; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_templates/{mail_kind}/{locale}": {
    /** Returns one email in one language, with a preview */
    get: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailTemplatePreview"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the clinic's text of an email; the product's is sent again */
    delete: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" }; query?: { replaces?: components["schemas"]["Instant"] | undefined } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the clinic's text of an email in one language; a dry run only returns the preview */
    put: {
      parameters: { path: { mail_kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      requestBody: { content: { "application/json": { subject: string; text: string[]; button: string | null; after: string[]; is_dry_run: boolean; replaces?: components["schemas"]["Instant"] | null | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["MailTemplatePreview"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/mail_templates": {
    /** Lists every email that the clinic may customise, in one language, with the product's text and the clinic's */
    get: {
      parameters: { query: { locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar" } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["MailTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates": {
    /** Lists every version of every survey of the clinic */
    get: {
      parameters: { query?: { slug?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicSurveyTemplate"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates/{template_slug}/retire": {
    /** Stops asking the clinic's survey; answers stay, and a new version reactivates it */
    post: {
      parameters: { path: { template_slug: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicSurveyTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/survey_templates/{template_slug}": {
    /** Creates a survey or its next version, which patients get from now on */
    put: {
      parameters: { path: { template_slug: string } };
      requestBody: { content: { "application/json": { about: "patient" | "appointment"; questionnaire: { language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; _title?: components["schemas"]["Translated"] | undefined; description?: string | undefined; _description?: components["schemas"]["Translated"] | undefined; copyright?: string | undefined; item: components["schemas"]["QuestionItem"][] }; is_dry_run: boolean; based_on?: components["schemas"]["SurveyState"] | null | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicSurveyTemplate"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways": {
    /** Adds the clinic's own account at a payment provider for some payment methods */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { kind: "adyen" | "stripe" | "webpay" | "sandbox"; name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; capture?: "immediate" | "manual" | undefined; api_key: string; signing_key?: string | undefined } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's own accounts at payment providers, without their secrets */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["PaymentGateway"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways/{gateway_id}": {
    /** Changes, enables or disables a payment gateway; payments under way still use it */
    put: {
      parameters: { path: { gateway_id: string | number } };
      requestBody: { content: { "application/json": { name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; capture?: "immediate" | "manual" | undefined; api_key?: string | undefined; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns one payment gateway, without its secrets */
    get: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["PaymentGateway"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Deletes a payment gateway and its secrets; the settings apply to its methods again */
    delete: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/payment_gateways/{gateway_id}/rotate_signing_key": {
    /** Replaces the key that signs the provider's messages; the old one stays valid for a while */
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
    /** Checks key and account at the provider, without moving money; at most once in ten seconds */
    post: {
      parameters: { path: { gateway_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { outcome: "works" | "key_refused" | "account_refused" | "unavailable"; missing_methods: (("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]) | null } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/fiscal_profile": {
    /** Returns the data that the clinic puts on its invoices */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "PT"; facts: { invoice_type: "FT" | "FR"; city: string; postal_code: string } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "BR"; facts: { municipality_code: string; service_code: string; simples: "1" | "2" | "3"; special_regime: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "9" } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "CL"; facts: { document: "boleta" | "factura"; activity: string; activity_code: string } }; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the data that the clinic puts on its invoices */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; replaces?: string | null | undefined; country: "PT"; facts: { invoice_type: "FT" | "FR"; city: string; postal_code: string } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; replaces?: string | null | undefined; country: "BR"; facts: { municipality_code: string; service_code: string; simples: "1" | "2" | "3"; special_regime: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "9" } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; replaces?: string | null | undefined; country: "CL"; facts: { document: "boleta" | "factura"; activity: string; activity_code: string } } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "PT"; facts: { invoice_type: "FT" | "FR"; city: string; postal_code: string } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "BR"; facts: { municipality_code: string; service_code: string; simples: "1" | "2" | "3"; special_regime: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "9" } } | { legal_name: string; tax_number: string; address: string; issue_at: "payment" | "end"; series_prefix: string; tax: { all: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }; by_service: Record<string, { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null }> }; is_issuing: boolean; country: "CL"; facts: { document: "boleta" | "factura"; activity: string; activity_code: string } }; version: string } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invoices/{invoice_id}": {
    /** Returns one invoice or credit note */
    get: {
      parameters: { path: { invoice_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Invoice"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invoices.csv": {
    /** Returns invoices and credit notes of a span as a CSV file (RFC 4180, UTF-8) */
    get: {
      parameters: { query: { from: components["schemas"]["Day"]; to: components["schemas"]["Day"]; document_type?: string | undefined; series?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "text/csv": Blob } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invoice_series": {
    /** Lists the series of the clinic's documents with their newest numbers */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["InvoiceSeries"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Sets the validation code that Portugal's authority gave to a series, before its first document */
    put: {
      parameters: {  };
      requestBody: { content: { "application/json": { document_type: string; series: string; validation_code: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["InvoiceSeries"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/invoices": {
    /** Lists invoices and credit notes, oldest first, by page; all filters given must match */
    get: {
      parameters: { query?: { from?: components["schemas"]["Day"] | undefined; to?: components["schemas"]["Day"] | undefined; document_type?: string | undefined; series?: string | undefined; limit?: string | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Invoice"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks": {
    /** Creates a webhook and returns its secret, only this once */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "invoice.issued" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "patient.merged" | "urgent.reported")[]; is_enabled: boolean } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { id: components["schemas"]["Id"]; version: string; url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "invoice.issued" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "patient.merged" | "urgent.reported")[]; is_enabled: boolean; disabled_reason: ("gone" | "failing") | null; created_at: components["schemas"]["Instant"]; health: { failures: number; failing_since: components["schemas"]["Instant"] | null; last_success_at: components["schemas"]["Instant"] | null; last_failure_at: components["schemas"]["Instant"] | null; last_failure: string | null; last_failure_code: ("not_public" | "name_not_found" | "unreachable" | "tls_failed" | "connection_lost" | "timeout" | "redirected" | "access_denied" | "not_found" | "gone" | "rate_limited" | "rejected" | "server_error" | "webhook_disabled" | "unknown") | null; waiting: number }; secret: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's webhooks and their state */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["Webhook"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}": {
    /** Changes a webhook's address, events or whether it is enabled; queued events go to the new address */
    put: {
      parameters: { path: { webhook_id: string | number } };
      requestBody: { content: { "application/json": { url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "invoice.issued" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "patient.merged" | "urgent.reported")[]; is_enabled: boolean; replaces?: string | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Webhook"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Returns one webhook and its state */
    get: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Webhook"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Deletes a webhook with its queued events and its log */
    delete: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/deliveries": {
    /** Lists the deliveries of the last 30 days with their results, newest first, 100 on a page */
    get: {
      parameters: { path: { webhook_id: string | number }; query?: { status?: "waiting" | "delivered" | "failed" | undefined; cursor?: string | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["WebhookDelivery"][]; next_cursor: string | null } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhook_events": {
    /** Lists the events that a webhook can receive, with their data */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { event_type: string; description: string }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/deliveries/{delivery_id}/replay": {
    /** Sends one event again, as another delivery with the same `webhook-id` */
    post: {
      parameters: { path: { webhook_id: string | number; delivery_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WebhookDelivery"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/webhooks/{webhook_id}/replay": {
    /** Resends all failed events since an instant, at most 1,000 */
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
    /** Creates a new secret; the old one also signs for a while */
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
    /** Sends an event `webhook.test` without data; the log shows its delivery */
    post: {
      parameters: { path: { webhook_id: string | number } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["WebhookDelivery"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/accept": {
    /** Accepts an appointment: scheduled to accepted */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/realtime/auth": {
    /** Authorises a channel of the clinic or of a call it has joined */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string }; "application/x-www-form-urlencoded": { socket_id: string; channel_name: string } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { auth: string; channel_data?: string | undefined } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/cancel": {
    /** Cancels an appointment by the clinic: any payment is refunded */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments": {
    /** Creates an appointment of any kind for a patient of the clinic: accepted at once, and the patient is notified */
    post: {
      parameters: {  };
      requestBody: { content: { "application/json": { patient_id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; minutes?: number | undefined; symptoms: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Lists the clinic's appointments that begin within at most 31 days */
    get: {
      parameters: { query: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"]; patient_id?: string | number | undefined } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: components["schemas"]["ClinicAppointment"][] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/decline": {
    /** Declines an appointment: scheduled or accepted to declined */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/end": {
    /** Ends the call: sets the status to finished */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/follow_up": {
    /** Creates the next appointment of the same doctor with the same patient or guest: accepted at once, and they are notified */
    post: {
      parameters: { path: { appointment_id: string | number } };
      requestBody: { content: { "application/json": { service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; minutes?: number | undefined; symptoms: string } } };
      responses: {
        201: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["Appointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}": {
    /** Returns one appointment, as after a webhook event; the request is written to the audit log */
    get: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: components["schemas"]["ClinicAppointment"] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/review": {
    /** Sets whether other patients can read the comment of a review whose author allows it; its stars count either way */
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
    /** Returns the identity of the token, and the channel of the clinic's events */
    get: {
      parameters: {  };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { tenant: string; doctor_id: components["schemas"]["Id"] | null; scopes: string[]; channel: string; realtime: { key: string; host: string; port: number; path: string; is_tls: boolean } } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/join": {
    /** Enters the call as the doctor: admits the patient and sets the status to preparing */
    post: {
      parameters: { path: { appointment_id: string | number } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { participant_id: string; channel: string; private_channel: string; engine: "mesh" | "janus"; ice_servers: { urls: string[]; username?: string | undefined; credential?: string | undefined }[]; ice_servers_expire_at: components["schemas"]["Instant"] | null; display_name: string; patient_language: string } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/move": {
    /** Moves an appointment to another time of the same doctor: accepted at once, and the patient is notified */
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
    /** Sets the price of a kind of appointment with a doctor; returns the prices of all kinds */
    put: {
      parameters: { path: { doctor_id: string | number } };
      requestBody: { content: { "application/json": { service_type: components["schemas"]["ServiceType"]; amount_minor: number; replaces?: number | undefined } } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { collection: { service_type: components["schemas"]["ServiceType"]; price: components["schemas"]["Money"] }[] } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/appointments/{appointment_id}/signals": {
    /** Sends a signal of the WebRTC negotiation to another participant */
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
    /** Lists who is waiting now, the longest first */
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
      parameters: { path: { kind: string }; query?: { replaces?: string | undefined } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; media_type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes the clinic's favicon or main image; the one drawn from logo and colours is shown again */
    delete: {
      parameters: { path: { kind: string }; query?: { replaces?: string | undefined } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
  "/api/clinic/doctors/{doctor_id}/portrait": {
    /** Sets a doctor's portrait: the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG */
    put: {
      parameters: { path: { doctor_id: string | number }; query?: { replaces?: string | undefined } };
      requestBody: { content: { "application/octet-stream": Blob | Uint8Array<ArrayBuffer> } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { "application/json": { data: { entity: { url: string; media_type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number } } } } };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
    /** Removes a doctor's portrait; the default drawing is shown again */
    delete: {
      parameters: { path: { doctor_id: string | number }; query?: { replaces?: string | undefined } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
  };
}

export interface components {
  schemas: {
    AccompanyingAdult: { name: string; relationship: "parent" | "guardian" | "relative" | "other" };
    AnsweredItem: { linkId: string; answer?: ({ valueBoolean: boolean } | { valueInteger: number } | { valueDecimal: number } | { valueDate: string } | { valueString: string } | { valueCoding: { system?: string | undefined; code: string; display?: string | undefined } })[] | undefined; item?: components["schemas"]["AnsweredItem"][] | undefined };
    App: { id: components["schemas"]["Id"]; version: string; client_id: string; name: string; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null; created_at: components["schemas"]["Instant"]; made_by: string; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null };
    AppRequestText: string;
    Appointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: components["schemas"]["AppointmentStatus"]; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"] | undefined; reference: string | null; payment_state: "none" | "reserved" | "released" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null };
    AppointmentFiles: { items: components["schemas"]["SharedItem"][]; summary: { text: string; updated_at: components["schemas"]["Instant"] } | null; is_open: boolean; closes_at: components["schemas"]["Instant"]; files_left: number; bytes_left: number };
    AppointmentStatus: "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed";
    Assertion: { id: string; rawId: string; type: "public-key"; authenticatorAttachment?: string | null | undefined; clientExtensionResults: Record<string, unknown>; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null | undefined } };
    AuditEntry: { id: components["schemas"]["Id"]; at: components["schemas"]["Instant"]; actor: string; on_behalf_of: components["schemas"]["Id"] | null; action: string; object: string };
    BusyFeed: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; description: string; kind: "ics" | "caldav"; host: string; state: "waiting" | "read" | "failing"; last_read_at: components["schemas"]["Instant"] | null; last_tried_at: components["schemas"]["Instant"] | null; next_refresh_at: components["schemas"]["Instant"]; failures: number; last_failure: string | null; last_failure_code: ("not_public" | "name_not_found" | "unreachable" | "tls_failed" | "connection_lost" | "timeout" | "too_many_redirects" | "access_denied" | "wrong_credentials" | "not_found" | "server_error" | "unexpected_answer" | "no_caldav_server" | "no_calendars" | "too_many_calendars" | "too_large" | "not_a_calendar" | "malformed" | "too_many_events" | "unknown") | null; blocks: number; appointment_ids: components["schemas"]["Id"][] };
    CalendarAddress: { id: components["schemas"]["Id"]; label: string; created_at: components["schemas"]["Instant"]; last_read_at: components["schemas"]["Instant"] | null };
    CalendarEntry: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; patient_name: string; service_type: components["schemas"]["ServiceType"]; status: components["schemas"]["AppointmentStatus"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] };
    CallInvitation: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; invited_by: "patient" | "clinic" | "code"; standing: "invited" | "waiting" | "admitted" | "inside"; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] };
    CallRequest: { id: components["schemas"]["Id"]; kind: "vitals" | "call_back"; asked_by: "clinic" | "patient"; state: "asked" | "accepted" | "calling" | "refused" | "stopped" | "done" | "no_answer"; stopped_by: ("clinic" | "patient") | null; phone_number: string | null; asked_at: components["schemas"]["Instant"]; changed_at: components["schemas"]["Instant"] };
    CallState: { appointment_id: components["schemas"]["Id"]; phase: "before" | "waiting" | "in_call" | "ended"; waiting_since: components["schemas"]["Instant"] | null; doctor_joined_at: components["schemas"]["Instant"] | null; ended_at: components["schemas"]["Instant"] | null; ahead: number | null; doctor_status: "online" | "in_call" | "away" | "unknown"; expected: { from: components["schemas"]["Instant"]; to: components["schemas"]["Instant"] } | null; late_from: components["schemas"]["Instant"] | null };
    ClinicAppointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: components["schemas"]["AppointmentStatus"]; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"] | undefined; reference: string | null; payment_state: "none" | "reserved" | "released" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null; symptoms_triage_details: string | null; accompanying_adult: components["schemas"]["AccompanyingAdult"] | null; patient_age_months: number | null; patient_id: components["schemas"]["Id"] | null };
    ClinicConfiguration: { version: number; manifest: Record<string, unknown>; settings: Record<string, unknown>; findings: { kind: "error" | "warning" | "note"; where: string; words: string }[] };
    ClinicDoctor: { id: components["schemas"]["Id"]; version: string; external_id: string | null; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; sex: ("female" | "male") | null; treats_children: boolean | null; about: Record<string, string>; registration: { register: string; number: string } | null; training: (Record<string, string[]>) | null; treats: (Record<string, string[]>) | null; insurers: string[] | null; visit_minutes: number; is_listed: boolean; portrait_url: string; prices: { service_type: components["schemas"]["ServiceType"]; price: components["schemas"]["Money"] }[] };
    ClinicDomain: { domain: string; is_served: boolean; is_primary: boolean; added_at: components["schemas"]["Instant"] | null; proof: { record_name: string; record_value: string; last_checked_at: components["schemas"]["Instant"] | null; last_found: ("nothing" | "other" | "unreachable") | null } | null };
    ClinicPatient: { id: components["schemas"]["Id"]; external_id: string | null; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; language: string | null; parent_id: components["schemas"]["Id"] | null; has_account: boolean; created_at: components["schemas"]["Instant"] };
    ClinicPayment: { id: components["schemas"]["Id"]; appointment_id: components["schemas"]["Id"]; reference: string; provider: string; method: string; amount: components["schemas"]["Money"]; status: "created" | "action_required" | "pending" | "reserved" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed"; dispute: "none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost"; capture: { mode: "immediate" | "manual"; at: components["schemas"]["Instant"] | null; asked_at: components["schemas"]["Instant"] | null; captured_at: components["schemas"]["Instant"] | null; released_at: components["schemas"]["Instant"] | null }; created_at: components["schemas"]["Instant"]; refunded: components["schemas"]["Money"]; refunds: { id: components["schemas"]["Id"]; amount: components["schemas"]["Money"]; status: "due" | "refunded" | "failed"; failure: string | null; reason: string | null; made_by: string; created_at: components["schemas"]["Instant"]; ended_at: components["schemas"]["Instant"] | null }[]; events: { id: components["schemas"]["Id"]; kind: "action_required" | "pending" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "captured" | "capture_failed" | "authorisation_expired" | "authorisation_cancelled" | "release_failed" | "review_rejected" | "fraud_reported" | "refunded" | "refund_failed" | "refund_reversed" | "information_requested" | "chargeback_announced" | "charged_back" | "chargeback_reversed" | "charged_back_again" | "prearbitration_opened" | "prearbitration_won" | "prearbitration_lost" | "arbitration_opened" | "arbitration_won" | "arbitration_lost" | "defense_period_ended" | "issuer_gave_up" | "issuer_commented" | "defense_supplied" | "noted"; code: string | null; received_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; reason: string | null; respond_by: components["schemas"]["Instant"] | null; needs_attention: boolean; acknowledged_at: components["schemas"]["Instant"] | null }[] };
    ClinicSurveyTemplate: { slug: string; origin: "product" | "clinic"; version: string; about: "patient" | "appointment"; is_active: boolean; created_at: components["schemas"]["Instant"] | null; retired_at: components["schemas"]["Instant"] | null; questionnaire: components["schemas"]["Questionnaire"] };
    ClinicText: { kind: "terms" | "appointment_mail"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; text: string; changed_at: components["schemas"]["Instant"] };
    ClinicToken: { id: components["schemas"]["Id"]; label: string; doctor_id: components["schemas"]["Id"] | null; scopes: ("appointments:read" | "appointments:write" | "calls:read" | "calls:write" | "messages:read" | "messages:write" | "files:read" | "files:write" | "health:read" | "health:write" | "doctors:read" | "doctors:write" | "hours:write" | "patients:read" | "patients:add" | "patients:merge" | "patients:write" | "payments:read" | "payments:write" | "gateways:read" | "gateways:write" | "urgent:read" | "urgent:write" | "vouchers:read" | "vouchers:write" | "reports:read" | "settings:read" | "settings:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "staff:read" | "staff:write" | "sign_in:read" | "sign_in:write" | "audit:read" | "calendar:read" | "calendar:write" | "fhir:read" | "fhir:write")[]; created_at: components["schemas"]["Instant"]; made_by: string; expires_at: components["schemas"]["Instant"] | null; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; replaces: components["schemas"]["Id"] | null };
    ClinicVoucher: { id: components["schemas"]["Id"]; code: string; kind: "percentage" | "fixed" | "free_visit"; percent: number | null; amount_minor: number | null; valid_until: components["schemas"]["Instant"] | null; uses_allowed: number | null; uses_each: number | null; currency: string | null; uses_taken: number; created_at: components["schemas"]["Instant"]; is_usable: boolean };
    ClockTime: string;
    Coding: { system?: string | undefined; code: string; display: string; _display?: components["schemas"]["Translated"] | undefined; extension?: components["schemas"]["Extension"][] | undefined };
    CreationOptions: { challenge: string; rp: { id: string; name: string }; user: { id: string; name: string; displayName: string }; pubKeyCredParams: { type: "public-key"; alg: number }[]; timeout: number; attestation: "none"; excludeCredentials: { id: string; type: "public-key" }[]; authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" } };
    CsvImport: { csv: string; is_dry_run: boolean };
    DataExport: { id: components["schemas"]["Id"]; status: "waiting" | "working" | "ready" | "fetched"; steps_done: number; steps_total: number; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] };
    Day: string;
    DayPart: { kind: "off" | "extra"; from: components["schemas"]["ClockTime"]; to: components["schemas"]["ClockTime"] };
    DayRanges: { day: components["schemas"]["Day"]; parts: components["schemas"]["DayPart"][] };
    Dependent: { id: components["schemas"]["Id"]; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; parent_id: components["schemas"]["Id"]; version: number; care: "open" | "ending" | "waiting"; care_ends_at: components["schemas"]["Instant"] | null };
    DeskSession: { id: components["schemas"]["Id"]; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; lacks_factor: boolean; expires_at: components["schemas"]["Instant"] };
    DeskSignature: { picture: string; width: number; height: number; updated_at: components["schemas"]["Instant"] };
    Doctor: { id: components["schemas"]["Id"]; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; language_names: string[]; portrait_url: string; about: string; rating: { average: number; count: number } | null; price: components["schemas"]["Money"] | null; visit_minutes: number; sex: ("female" | "male") | null; treats_children: boolean | null; next_slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[] };
    DoctorDetails: { id: components["schemas"]["Id"]; name: string; title: ("doctor" | "professor" | "psychologist") | null; specialty: string; languages: string[]; language_names: string[]; portrait_url: string; about: string; rating: { average: number; count: number } | null; price: components["schemas"]["Money"] | null; visit_minutes: number; sex: ("female" | "male") | null; treats_children: boolean | null; next_slots: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[]; registration: { register: string; number: string } | null; training: string[] | null; treats: string[] | null; insurers: string[] | null; written_in: { about: { tag: string; name: string } | null; training: { tag: string; name: string } | null; treats: { tag: string; name: string } | null }; reviews: { rating: number; comment: string; month: string; written_in: { tag: string; name: string } | null }[] };
    DoctorSchedule: { doctor_id: components["schemas"]["Id"]; doctor_name: string; is_listed: boolean; hours: components["schemas"]["WeeklyPart"][]; days: components["schemas"]["DayRanges"][]; busy: { start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"] }[] };
    Extension: { url: "http://hl7.org/fhir/StructureDefinition/ordinalValue" | "http://hl7.org/fhir/StructureDefinition/itemWeight"; valueDecimal: number } | { url: "http://hl7.org/fhir/StructureDefinition/minValue" | "http://hl7.org/fhir/StructureDefinition/maxValue"; valueInteger?: number | undefined; valueDecimal?: number | undefined; valueDate?: string | undefined } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-unit"; valueCoding: components["schemas"]["Coding"] } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl"; valueCodeableConcept: { coding: { code: "help" | "lower" | "upper" | "slider" | "page" | "contact" }[] } } | { url: "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive" | "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden"; valueBoolean: boolean };
    FactorMethod: "totp" | "email" | "recovery" | "passkey";
    FileScan: "scanning" | "clean" | "infected" | "unscanned";
    HealthRecord: { person: { patient_id: components["schemas"]["Id"]; name: string; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; is_self: boolean }; medicines: components["schemas"]["RecordList"]; allergies: components["schemas"]["RecordList"]; summaries: { appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"]; text: string; updated_at: components["schemas"]["Instant"] }[]; files: { id: components["schemas"]["Id"]; sender: "patient" | "clinic"; kind: "file" | "prescription" | "link"; name: string; media_type: string | null; size_bytes: number | null; url: string | null; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"]; appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"] }[]; measurements: components["schemas"]["Measurement"][]; assessments: { id: components["schemas"]["Id"]; answered_at: components["schemas"]["Instant"]; risk_score: number | null; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess"; areas: { area: "mood" | "anxiety" | "diabetes" | "heart" | "weight" | "activity" | "tobacco" | "alcohol" | "sleep" | "nutrition"; level: "low" | "medium" | "high" | "very_high" | "unable_to_assess" }[] }[]; checks: { appointment_id: components["schemas"]["Id"]; doctor_name: string; start_time: components["schemas"]["Instant"]; details: string }[]; parts?: ("medicines" | "allergies" | "summaries" | "files" | "measurements" | "assessments" | "checks")[] | undefined };
    Hold: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; extensions_left: number };
    Id: number;
    ImportLine: { line: number; external_id: string | null; outcome: "added" | "changed" | "unchanged" | "refused"; id: components["schemas"]["Id"] | null; problems: { column: string; code: "invalid_type" | "invalid_format" | "invalid_value" | "too_small" | "too_big" | "invalid" | "unknown_specialty" | "repeated" | "possible_duplicate" | "no-such-number" | "no-such-day" | "in-the-future" | "too-long-ago"; value?: string | undefined; known?: string[] | undefined }[] };
    ImportReport: { is_dry_run: boolean; added: number; changed: number; unchanged: number; refused: number; lines: components["schemas"]["ImportLine"][] };
    Instant: string;
    Insurance: { patient_id: components["schemas"]["Id"]; version: number; insurer: string | null; insurance_number: string | null; policy_number: string | null; valid_until: components["schemas"]["Day"] | null; front: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null; back: { id: components["schemas"]["Id"]; size_bytes: number; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] } | null };
    InvitedCall: { appointment_id: components["schemas"]["Id"]; needs_name: boolean; is_admitted: boolean; status: components["schemas"]["AppointmentStatus"]; status_code: number; service_type: components["schemas"]["ServiceType"]; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"] };
    InvitedPeople: { name: string; relationship: ("mother" | "father" | "partner" | "child" | "relative" | "friend" | "carer" | "interpreter" | "other") | null; relationship_words: string; patient_name: string | null; doctor: { name: string; specialty: string; portrait_url: string } | null };
    Invoice: { id: components["schemas"]["Id"]; kind: "invoice" | "credit_note"; document_type: string; series: string; number: number; invoice_number: string; issued_at: components["schemas"]["Instant"]; issued_on: components["schemas"]["Day"]; payment_id: components["schemas"]["Id"]; refund_id: components["schemas"]["Id"] | null; credited_invoice_id: components["schemas"]["Id"] | null; currency: string; total_minor: number; tax_minor: number; lines: { service_type: components["schemas"]["ServiceType"]; description: string; price_minor: number; discount_minor: number; total_minor: number; tax_minor: number; treatment: { kind: "exempt"; code: string | null; reason: string } | { kind: "rate"; rate_percent: number; code: string | null } }[]; issuer: { country: "PT" | "BR" | "CL"; legal_name: string; tax_number: string; address: string; facts: Record<string, string> }; customer: { name: string; tax_number: string | null; country: string | null }; atcud: string | null };
    InvoiceSeries: { tax_number: string; document_type: string; series: string; validation_code: string | null; newest: number };
    KeySet: { keys: { kty: "RSA" | "EC"; kid: string; use?: string | undefined; alg?: string | undefined; n?: string | undefined; e?: string | undefined; crv?: string | undefined; x?: string | undefined; y?: string | undefined; d?: string | undefined }[] };
    LaunchableApp: { id: components["schemas"]["Id"]; name: string };
    MailAddress: { address: string | null; is_in_use: boolean; lost_at: components["schemas"]["Instant"] | null; record: { name: string; value: string } | null; last_checked_at: components["schemas"]["Instant"] | null; last_found: ("record" | "nothing" | "other" | "unreachable") | null; last_dmarc: ("none" | "quarantine" | "reject") | null };
    MailSender: { name: string | null; reply_to: string | null };
    MailTemplate: { kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; product: { subject: string; text: string[]; button: string | null; after: string[] }; own: { subject: string; text: string[]; button: string | null; after: string[] } | null; changed_at: components["schemas"]["Instant"] | null; places: string[]; needed_places: string[] };
    MailTemplatePreview: { kind: "payment_reference" | "payment_unsuccessful" | "payment_timed_out" | "payment_refund_due" | "payment_refunded" | "payment_part_refunded" | "visit_booked" | "visit_entered" | "visit_message" | "visit_ended" | "visit_canceled" | "visit_canceled_kept" | "visit_canceled_refunded" | "visit_canceled_by_clinic" | "visit_declined" | "visit_rescheduled" | "visit_earlier" | "waitlist_offer" | "visit_reminder_day" | "visit_reminder_hour" | "visit_reminder_soon"; locale: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; product: { subject: string; text: string[]; button: string | null; after: string[] }; own: { subject: string; text: string[]; button: string | null; after: string[] } | null; changed_at: components["schemas"]["Instant"] | null; places: string[]; needed_places: string[]; preview: { subject: string; text: string; html: string } };
    Manifest: { name: string; slug: string; businessAccountSlug: string; logoUrl: string; faviconUrl?: string | undefined; customFavicon?: string | undefined; alternativeMainImageUrl?: string | undefined; termsAndConditionsLink?: string | undefined; patientPrimaryColor?: string | undefined; brandColors: { colorBrand100?: string | undefined; colorBrand70?: string | undefined; colorBrand60?: string | undefined; colorBrand40?: string | undefined; colorBrand20?: string | undefined; colorBrand10?: string | undefined; colorBrandHover?: string | undefined }; userTestingPlatform?: string | undefined };
    Measurement: { id?: components["schemas"]["Id"] | undefined; date: components["schemas"]["Instant"]; sourceSystem: string; vitalSigns: Record<string, number>; sources: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider">; quality: Record<string, number>; devices?: Record<string, string> | undefined; algorithmVersion: string | null; isSentInCall?: true | undefined; pressureReadings: number | null };
    MeasurementBody: { source_system: "camera" | "device" | "manual"; data: { vital_signs: Record<string, number>; sources?: Record<string, "camera" | "cuff" | "oximeter" | "scale" | "self_reported" | "device" | "photo" | "provider"> | undefined; quality?: Record<string, number> | undefined; devices?: Record<string, string> | undefined; measured_at?: components["schemas"]["Instant"] | undefined; algorithm_version?: string | undefined; consented_at?: components["schemas"]["Instant"] | undefined; pressure_readings?: number | undefined } };
    MergeSide: { patient: components["schemas"]["ClinicPatient"]; parent_name: string | null; dependents: number; appointments: number; upcoming_appointments: number; newest_appointment: components["schemas"]["Instant"] | null; messages: number; files: number; payments: number; health_entries: number; has_insurance: boolean; refusal: ("has_account" | "account_data" | "acts_for_others" | "acted_for" | "waiting" | "in_visit" | "same_measurement" | "different_person") | null };
    Message: { id: components["schemas"]["Id"]; sender: "patient" | "doctor" | "clinic"; text: string; key: string; sent_at: components["schemas"]["Instant"]; delivered_at: components["schemas"]["Instant"] | null; seen_at: components["schemas"]["Instant"] | null };
    MessageThread: { is_open: boolean; closes_at: components["schemas"]["Instant"]; messages: components["schemas"]["Message"][] };
    Money: { amount_minor: number; currency: string };
    NewPassword: string;
    OwnPasskey: { id: number; name: string; created_at: components["schemas"]["Instant"]; last_used_at: components["schemas"]["Instant"] | null; is_backed_up: boolean };
    PasskeyName: string;
    PathId: string;
    Patient: { id: components["schemas"]["Id"]; name: string; email: string | null; phone_country_code: string | null; phone_number: string | null; taxpayer_number: string | null; birthdate: components["schemas"]["Day"] | null; sex: components["schemas"]["Sex"] | null; address: string | null; parent_id: components["schemas"]["Id"] | null; time_zone: string | null; language: string | null; health_number: string | null; insurer: string | null; insurance_number: string | null; policy_number: string | null; wants_visit_mails: boolean; wants_calendar_files: boolean; version: number };
    PatientApp: { id: components["schemas"]["Id"]; version: string; client_id: string; name: string; privacy_url: string | null; redirect_uris: string[]; scopes: string[]; jwks: components["schemas"]["KeySet"] | null; jwks_uri: string | null; launch_url: string | null; created_at: components["schemas"]["Instant"]; made_by: string; last_used_at: components["schemas"]["Instant"] | null; revoked_at: components["schemas"]["Instant"] | null; connections: number };
    PaymentGateway: { id: components["schemas"]["Id"]; version: string; kind: "adyen" | "stripe" | "webpay" | "sandbox"; name: string; address: string; merchant_account: string | null; methods: ("credit_card" | "mb_way" | "multibanco" | "atm" | "payu" | "qr_code" | "instant_transfer" | "wallet")[]; is_enabled: boolean; capture: "immediate" | "manual"; webhook_url: string; api_key: { last_four: string; set_at: components["schemas"]["Instant"] }; signing_key: { last_four: string; set_at: components["schemas"]["Instant"]; old_until: components["schemas"]["Instant"] | null } | null; created_at: components["schemas"]["Instant"]; last_notified_at: components["schemas"]["Instant"] | null; last_test: { outcome: "works" | "key_refused" | "account_refused" | "unavailable"; tested_at: components["schemas"]["Instant"] } | null; open_payments: number };
    PossibleDouble: { newer: components["schemas"]["ClinicPatient"]; older: components["schemas"]["ClinicPatient"] };
    PrescriptionTemplate: { id: components["schemas"]["Id"]; doctor_id: components["schemas"]["Id"] | null; name: string; text: string };
    Problem: { type: string; title: string; detail?: string | undefined; status: number; code: "validation_failed" | "malformed_request" | "unauthenticated" | "password_expired" | "weak_password" | "new_password_needed" | "link_not_valid" | "appointment_in_account" | "passcode_needed" | "terms_changed" | "wrong_credentials" | "second_factor_required" | "wrong_code" | "challenge_expired" | "wrong_password" | "proof_needed" | "passkey_refused" | "last_factor" | "provider_unavailable" | "provider_refused" | "no_desk_account" | "provider_email_unconfirmed" | "provider_account_missing" | "provider_account_exists" | "no_patient_account" | "insufficient_scope" | "not_found" | "tenant_not_found" | "method_not_allowed" | "slot_taken" | "slot_unavailable" | "hold_limit" | "hold_expired" | "hold_extension_limit" | "payment_not_possible" | "payment_unavailable" | "no_payment_methods" | "payment_method_unavailable" | "payment_reference_open" | "payment_details_invalid" | "payment_session_failed" | "voucher_unknown" | "voucher_expired" | "voucher_used" | "voucher_used_by_you" | "unpaid_limit" | "waitlist_limit" | "appointment_overlap" | "guest_booking_closed" | "feature_off" | "already_reviewed" | "already_answered" | "review_not_possible" | "changed_elsewhere" | "patient_details_missing" | "care_not_confirmed" | "visit_not_open" | "visit_over" | "messages_closed" | "appointment_code_invalid" | "too_many_guests" | "visit_full" | "status_conflict" | "cost_changed" | "payload_too_large" | "unsupported_media_type" | "file_too_large" | "file_kind_unknown" | "file_limit" | "files_closed" | "too_many_requests" | "too_many_codes" | "too_many_today" | "too_many_mails" | "email_just_sent" | "checker_unavailable" | "internal" | "unavailable"; fields?: { path: string; code: string; value?: string | undefined; known?: string[] | undefined }[] | undefined; retry_after?: number | undefined; reason?: string | undefined; email_token?: string | undefined; challenge?: string | undefined; methods?: components["schemas"]["FactorMethod"][] | undefined; sent_to?: string | undefined; appointment_id?: number | undefined; alternatives?: { start_time: string; end_time: string }[] | undefined };
    ProviderSettings: { name: string; issuer: string; client_id: string; is_enabled: boolean; client_secret?: string | undefined; replaces?: string | null | undefined };
    QuestionItem: { linkId: string; type: "group" | "display" | "boolean" | "choice" | "integer" | "decimal" | "string" | "text" | "date"; text: string; _text?: components["schemas"]["Translated"] | undefined; code?: { system: string; code: string }[] | undefined; required?: boolean | undefined; repeats?: boolean | undefined; maxLength?: number | undefined; enableWhen?: { question: string; operator: "exists" | "=" | "!=" | ">" | "<" | ">=" | "<="; answerBoolean?: boolean | undefined; answerInteger?: number | undefined; answerDecimal?: number | undefined; answerString?: string | undefined; answerDate?: string | undefined; answerCoding?: { system?: string | undefined; code: string } | undefined }[] | undefined; enableBehavior?: "all" | "any" | undefined; answerOption?: { valueCoding: components["schemas"]["Coding"]; extension?: components["schemas"]["Extension"][] | undefined }[] | undefined; extension?: components["schemas"]["Extension"][] | undefined; item?: components["schemas"]["QuestionItem"][] | undefined };
    Questionnaire: { resourceType: "Questionnaire"; id: string; url: string; version: string; status: "active"; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; _title?: components["schemas"]["Translated"] | undefined; description?: string | undefined; _description?: components["schemas"]["Translated"] | undefined; copyright?: string | undefined; item: components["schemas"]["QuestionItem"][] };
    QuestionnaireResponse: { resourceType: "QuestionnaireResponse"; questionnaire: string; status: "completed"; authored: components["schemas"]["Instant"]; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; item: components["schemas"]["AnsweredItem"][] };
    RecordEntry: { id: components["schemas"]["Id"]; kind: "medicine" | "allergy"; name: string; dose: string | null; frequency: string | null; since: string | null; reaction: string | null; severity: ("mild" | "moderate" | "severe") | null; ended_at: components["schemas"]["Instant"] | null; changed_at: components["schemas"]["Instant"]; version: number };
    RecordList: { entries: components["schemas"]["RecordEntry"][]; confirmation: { answer: "listed" | "none"; confirmed_at: components["schemas"]["Instant"] } | null };
    RecordShare: { id: components["schemas"]["Id"]; label: string; parts: ("medicines" | "allergies" | "summaries" | "files" | "measurements" | "assessments" | "checks")[]; created_at: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; has_passcode: boolean; most_views: number | null; views: number; last_used_at: components["schemas"]["Instant"] | null; uses: { at: components["schemas"]["Instant"]; by: "page" | "program"; recipient: string | null }[]; state: "open" | "expired" | "revoked" | "used-up" | "locked" };
    Registration: { id: string; rawId: string; type: "public-key"; authenticatorAttachment?: string | null | undefined; clientExtensionResults: Record<string, unknown>; response: { clientDataJSON: string; attestationObject: string; authenticatorData?: string | undefined; transports?: string[] | undefined; publicKeyAlgorithm?: number | undefined; publicKey?: string | undefined } };
    Reminders: { day: boolean; hour: boolean; soon: boolean; doctor: boolean; mails: boolean; can_mail: boolean; channels: { channel: "sms" | "whatsapp"; is_on: boolean; is_stopped: boolean; sender: string }[]; number: string | null; new_number: string | null; code_channel: ("sms" | "whatsapp") | null; dependents: { id: components["schemas"]["Id"]; name: string; wants_reminders: boolean }[] };
    ReportRow: { day: components["schemas"]["Day"]; doctor_id: components["schemas"]["Id"]; doctor_name: string; booked: number; finished: number; canceled: number; declined: number; no_shows: number; revenue_minor: number; refunded_minor: number; met: number; waited_median_s: number | null; waited_longest_s: number | null };
    RequestOptions: { challenge: string; rpId: string; timeout: number; userVerification: "required" };
    ServiceType: "remote" | "on_site" | "phone" | "intermediate" | "prescription_renewal";
    Sex: "male" | "female" | "rather_not_say" | "other";
    SharedItem: { id: components["schemas"]["Id"]; sender: "patient" | "clinic"; kind: "file" | "prescription" | "link"; name: string; media_type: string | null; size_bytes: number | null; url: string | null; scan: components["schemas"]["FileScan"]; created_at: components["schemas"]["Instant"] };
    SignInProvider: { version: string; name: string; issuer: string; client_id: string; is_enabled: boolean; client_secret: { last_four: string; set_at: components["schemas"]["Instant"] }; redirect_uris: string[] };
    SignedInDevice: { id: components["schemas"]["Id"]; device: string | null; created_at: components["schemas"]["Instant"]; last_used_at: components["schemas"]["Instant"]; is_current: boolean };
    StaffMember: { id: components["schemas"]["Id"]; version: string; email: string; name: string; role: components["schemas"]["StaffRole"]; doctor_id: components["schemas"]["Id"] | null; has_second_factor: boolean; has_authenticator_app: boolean; passkeys: number; is_invited: boolean; is_disabled: boolean; created_at: components["schemas"]["Instant"]; last_signed_in_at: components["schemas"]["Instant"] | null };
    StaffRole: "doctor" | "reception" | "admin";
    SurveyResponse: { id: components["schemas"]["Id"]; template: string; patient_id: components["schemas"]["Id"]; action_name: string | null; actionable_id: string | null; project_id: string | null; environment: string; answered_at: components["schemas"]["Instant"]; consented_at: components["schemas"]["Instant"]; response: components["schemas"]["QuestionnaireResponse"] };
    SurveyState: { version: string; is_retired: boolean };
    Topic: { slug: string; kind: ("condition" | "symptom" | "prevention") | null; language: "en" | "pt" | "pt-BR" | "it" | "es" | "es-CL" | "fr" | "ar"; title: string; synonyms: string[]; summary: string[]; self_care: string[]; see_doctor: string[]; emergency: string[]; icd10: string | null; specialty: string | null; written: components["schemas"]["Day"] | null; reviewed_by: { name: string; profession: string; date: components["schemas"]["Day"] } | null; sources: { title: string; publisher: string; url: string; dated: string | null; read: components["schemas"]["Day"] }[]; publisher: string | null };
    Translated: { extension: { url: "http://hl7.org/fhir/StructureDefinition/translation"; extension: [{ url: "lang"; valueCode: string }, { url: "content"; valueString: string }] }[] };
    Waited: { appointment_id: components["schemas"]["Id"]; joined_at: components["schemas"]["Instant"]; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] } | null };
    Waitlist: { is_waiting: boolean; may_wait: boolean; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"] } | null; ended: { start_time: components["schemas"]["Instant"] } | null };
    WaitlistLink: { appointment_id: components["schemas"]["Id"] | null; start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; state: "open" | "ended" | "declined" | "over" };
    WaitlistRequest: { id: components["schemas"]["Id"]; doctor: { id: components["schemas"]["Id"]; name: string } | null; specialty: string | null; dependent: { id: components["schemas"]["Id"]; name: string } | null; joined_at: components["schemas"]["Instant"]; before: components["schemas"]["Instant"] | null; ends_at: components["schemas"]["Instant"]; offer: { start_time: components["schemas"]["Instant"]; expires_at: components["schemas"]["Instant"]; doctor: { id: components["schemas"]["Id"]; name: string } } | null };
    Webhook: { id: components["schemas"]["Id"]; version: string; url: string; description: string; event_types: ("appointment.booked" | "appointment.accepted" | "appointment.moved" | "appointment.canceled" | "appointment.declined" | "appointment.no_show" | "call.ended" | "payment.succeeded" | "payment.refunded" | "payment.partly_refunded" | "payment.disputed" | "invoice.issued" | "message.sent" | "file.shared" | "summary.written" | "survey.answered" | "patient.merged" | "urgent.reported")[]; is_enabled: boolean; disabled_reason: ("gone" | "failing") | null; created_at: components["schemas"]["Instant"]; health: { failures: number; failing_since: components["schemas"]["Instant"] | null; last_success_at: components["schemas"]["Instant"] | null; last_failure_at: components["schemas"]["Instant"] | null; last_failure: string | null; last_failure_code: ("not_public" | "name_not_found" | "unreachable" | "tls_failed" | "connection_lost" | "timeout" | "redirected" | "access_denied" | "not_found" | "gone" | "rate_limited" | "rejected" | "server_error" | "webhook_disabled" | "unknown") | null; waiting: number } };
    WebhookDelivery: { id: components["schemas"]["Id"]; message_id: string; event_type: string; status: "waiting" | "delivered" | "failed"; is_replay: boolean; attempts: number; created_at: components["schemas"]["Instant"]; last_attempt_at: components["schemas"]["Instant"] | null; ended_at: components["schemas"]["Instant"] | null; last_status: number | null; last_failure: string | null; last_failure_code: ("not_public" | "name_not_found" | "unreachable" | "tls_failed" | "connection_lost" | "timeout" | "redirected" | "access_denied" | "not_found" | "gone" | "rate_limited" | "rejected" | "server_error" | "webhook_disabled" | "unknown") | null; last_ms: number | null };
    WeeklyPart: { weekday: number; kind: "open" | "break"; from: components["schemas"]["ClockTime"]; to: components["schemas"]["ClockTime"] };
    WholeAppointment: { id: components["schemas"]["Id"]; code: string | null; doctor: { id: components["schemas"]["Id"]; name: string; specialty: string; portrait_url: string }; patient_name: string; dependent_id: components["schemas"]["Id"] | null; service_type: components["schemas"]["ServiceType"]; status: components["schemas"]["AppointmentStatus"]; status_code: number; start_time: components["schemas"]["Instant"]; end_time: components["schemas"]["Instant"]; time_zone: string; symptoms: string; created_at: components["schemas"]["Instant"]; amount: components["schemas"]["Money"] | null; total: components["schemas"]["Money"] | null; refund?: components["schemas"]["Money"] | undefined; reference: string | null; payment_state: "none" | "reserved" | "released" | "paid" | "refund_due" | "refunded"; pay_before: components["schemas"]["Instant"] | null; video_link: string | null; join_opens_at: components["schemas"]["Instant"]; join_closes_at: components["schemas"]["Instant"]; review: { rating: number; comment: string; created_at: components["schemas"]["Instant"] } | null; symptoms_triage_details: string | null; accompanying_adult: components["schemas"]["AccompanyingAdult"] | null; patient_age_months: number | null };
  };
}
