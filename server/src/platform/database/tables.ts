// Written by `npm run schema` from the migrations. Types of JSON columns stand in testing/column-facts.ts.
import type { ShareUse } from "@anteroom/contract/health/health-record";
import type { BusyFeedFailureCode } from "@anteroom/domain/booking/busy-times";
import type { Relationship } from "@anteroom/domain/call/call-guests";
import type { BrowserName, SystemName } from "@anteroom/domain/call/surroundings";
import type { WebhookFailureCode } from "@anteroom/domain/clinic/webhook-events";
import type { RecordSection } from "@anteroom/domain/health/health-record";
import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import type { MailPool } from "@anteroom/domain/notifications/mail-budgets";
import type { TextPool } from "@anteroom/domain/notifications/text-budgets";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { VitalDevices, VitalSources, VitalValues } from "@anteroom/domain/vitals/vital-values";
import type { ColumnType, Generated } from "kysely";

/** Row types of all tables, for Kysely; generated from the migrations. */
export type Tables = {
  account_tokens: {
    tenant_id: number;
    token_hash: Buffer;
    kind: string;
    patient_id: number | null;
    payload: unknown;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    used_by_hash: Buffer | null;
  };
  app_assertions: {
    tenant_id: number;
    assertion_hash: Buffer;
    expires_at: Date;
  };
  app_grants: {
    tenant_id: number;
    id: Generated<number>;
    app_id: number;
    patient_id: number;
    allowed_by: number;
    scopes: string[];
    code_hash: Buffer;
    code_challenge: string;
    redirect_uri: string;
    code_expires_at: Date;
    code_used_at: Date | null;
    token_hash: Buffer | null;
    allowed_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    nonce: string | null;
    token_expires_at: Date | null;
  };
  app_launches: {
    tenant_id: number;
    id: Generated<number>;
    app_id: number;
    staff_id: number;
    session_hash: Buffer;
    patient_id: number;
    appointment_id: number;
    launch_hash: Buffer;
    launched_at: Date;
    used_at: Date | null;
    scopes: Generated<string[]>;
    code_hash: Buffer | null;
    code_challenge: string | null;
    redirect_uri: string | null;
    nonce: string | null;
    code_used_at: Date | null;
    token_hash: Buffer | null;
    expires_at: Date;
  };
  app_refresh_tokens: {
    tenant_id: number;
    token_hash: Buffer;
    grant_id: number;
    given_at: Date;
    used_at: Date | null;
  };
  app_tokens: {
    tenant_id: number;
    token_hash: Buffer;
    app_id: number;
    scopes: string[];
    expires_at: Date;
  };
  appointments: {
    tenant_id: number;
    id: Generated<number>;
    doctor_id: number;
    patient_id: number | null;
    guest_id: number | null;
    status: "held" | "expired" | "pending_payment" | "scheduled" | "accepted" | "preparing" | "finished" | "canceled" | "declined" | "no_show" | "payment_failed";
    service_type: Generated<"remote" | "on_site" | "phone" | "intermediate" | "prescription_renewal">;
    start_time: Date;
    end_time: Date;
    hold_expires_at: Date | null;
    hold_secret_hash: Buffer | null;
    hold_extensions: Generated<number>;
    hold_address_hash: Buffer | null;
    code: string | null;
    symptoms: Generated<string>;
    symptoms_triage_details: string | null;
    amount_minor: Generated<number>;
    currency: string;
    created_at: Date;
    booked_at: Date | null;
    version: Generated<number>;
    booked_by: number | null;
    discount_minor: Generated<number>;
    voucher_id: number | null;
    has_voucher_use: Generated<boolean>;
    moved_at: Date | null;
    origin_device_hash: Buffer | null;
    origin_address_hash: Buffer | null;
    accompanying_name: string | null;
    accompanying_relationship: "parent" | "guardian" | "relative" | "other" | null;
    review_declined_at: Date | null;
  };
  apps: {
    tenant_id: number;
    id: Generated<number>;
    client_id: string;
    name: string;
    scopes: string[];
    jwks: unknown;
    jwks_uri: string | null;
    made_by: string;
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    redirect_uris: Generated<string[]>;
    privacy_url: string | null;
    launch_url: string | null;
  };
  assessment_shares: {
    tenant_id: number;
    appointment_id: number;
    response_id: number;
    shared_at: Date;
  };
  audit_anchors: {
    tenant_id: number;
    hash: Buffer;
  };
  audit_log: {
    tenant_id: number;
    id: Generated<number>;
    at: Generated<Date>;
    actor: string;
    on_behalf_of: number | null;
    action: string;
    object: string;
  };
  audit_seals: {
    tenant_id: number;
    audit_id: number;
    sealed_order: Generated<number>;
    previous_hash: Buffer;
    hash: Buffer;
    sealed_at: Generated<Date>;
  };
  audit_unsealed: {
    tenant_id: number;
    audit_id: number;
    at: Date | null;
  };
  background_leader: {
    is_only: Generated<boolean>;
    server: string;
    about: string;
    heard_at: Date;
  };
  background_progress: {
    work: string;
    done_until: Date;
  };
  busy_blocks: {
    tenant_id: number;
    feed_id: number;
    doctor_id: number;
    start_time: Date;
    end_time: Date;
  };
  busy_feeds: {
    tenant_id: number;
    id: Generated<number>;
    doctor_id: number;
    description: string;
    host: string;
    sealed_url: Buffer | null;
    created_at: Date;
    next_refresh_at: Date;
    last_tried_at: Date | null;
    last_read_at: Date | null;
    failures: Generated<number>;
    last_failure: string | null;
    kind: Generated<"ics" | "caldav">;
    last_failure_code: BusyFeedFailureCode | null;
  };
  checker_feedback: {
    tenant_id: number;
    id: Buffer;
    given_on: string;
    is_helpful: boolean;
    reason: "not_my_problem" | "too_urgent" | "not_urgent_enough" | "hard_to_understand" | "too_many_questions" | null;
    complaints: string[];
    urgency: string;
    knowledge_version: string;
    language: string;
  };
  clinic_pictures: {
    tenant_id: number;
    hash: string;
    storage_key: string;
    media_type: "image/png" | "image/jpeg" | "image/webp";
    width: number;
    height: number;
    size_bytes: number;
    created_at: Date;
  };
  clinic_texts: {
    tenant_id: number;
    kind: string;
    locale: string;
    text: string;
    changed_at: Date;
  };
  clinic_tokens: {
    tenant_id: number;
    token_hash: Buffer;
    label: string;
    doctor_id: number | null;
    created_at: Date;
    revoked_at: Date | null;
    id: Generated<number>;
    scopes: string[] | null;
    expires_at: Date | null;
    last_used_at: Date | null;
    made_by: Generated<string>;
    replaces: number | null;
  };
  code_challenges: {
    tenant_id: number;
    token_hash: Buffer;
    patient_id: number;
    purpose: "log-in" | "email-factor";
    code_hash: Buffer | null;
    code_expires_at: Date | null;
    code_sent_at: Date | null;
    created_at: Date;
    expires_at: Date;
  };
  code_tries: {
    tenant_id: number;
    subject_hash: Buffer;
    failed_at: Date;
  };
  credentials: {
    tenant_id: number;
    patient_id: number;
    login: string;
    password_hash: string;
    changed_at: Date;
    expired_at: Date | null;
  };
  data_exports: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    status: "waiting" | "working" | "ready" | "fetched";
    steps_done: Generated<number>;
    steps_total: number;
    archive: Buffer | null;
    created_at: Date;
    expires_at: Date;
  };
  device_checks: {
    tenant_id: number;
    appointment_id: number;
    camera: "pass" | "fail" | "skip";
    speaker: "pass" | "fail" | "skip";
    microphone: "pass" | "fail" | "skip";
    network: "pass" | "fail" | "skip";
    relay: "reached" | "blocked" | "none" | null;
    round_trip_ms: number | null;
    loss_percent: number | null;
    kilobits: number | null;
    browser: BrowserName;
    system: SystemName;
    checked_at: Date;
  };
  doctor_exceptions: {
    tenant_id: number;
    doctor_id: number;
    day: string;
    kind: "off" | "extra";
    from_minute: number;
    to_minute: number;
  };
  doctor_hours: {
    tenant_id: number;
    doctor_id: number;
    weekday: number;
    from_minute: number;
    to_minute: number;
    kind: "open" | "break";
  };
  doctors: {
    tenant_id: number;
    id: Generated<number>;
    name: string;
    specialty: string;
    languages: string[];
    portrait: string;
    about: unknown;
    price_minor: number;
    visit_minutes: number;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    is_listed: Generated<boolean>;
    sex: "female" | "male" | null;
    treats_children: boolean | null;
    register_name: string | null;
    register_number: string | null;
    training: unknown;
    treats: unknown;
    insurers: string[] | null;
    title: "doctor" | "professor" | "psychologist" | null;
    external_id: string | null;
  };
  factor_attempts: {
    tenant_id: number;
    patient_id: number;
    kind: "code" | "mail";
    made_at: Date;
  };
  fiscal_profiles: {
    tenant_id: number;
    country: "PT" | "BR" | "CL";
    legal_name: string;
    tax_number: string;
    address: string;
    facts: unknown;
    tax: unknown;
    issue_at: "payment" | "end";
    series_prefix: string;
    is_issuing: boolean;
    changed_at: Date;
  };
  gateway_requests: {
    tenant_id: number;
    gateway_id: number;
    key: string;
    operation: "begin" | "commit" | "refund";
    subject: string;
    asked_at: Date;
    note: unknown;
    answer: unknown;
  };
  gone_files: {
    tenant_id: number;
    storage_key: string;
  };
  guest_links: {
    tenant_id: number;
    token_hash: Buffer;
    guest_id: number;
    created_at: Date;
    used_at: Date | null;
    appointment_id: number | null;
  };
  guest_sessions: {
    tenant_id: number;
    token_hash: Buffer;
    guest_id: number;
    created_at: Date;
  };
  guests: {
    tenant_id: number;
    id: Generated<number>;
    name: string;
    /** Null once the guest is erased, as are `sex` and `token_hash`. */
    birthdate: string | null;
    sex: "male" | "female" | "rather_not_say" | "other" | null;
    email: string;
    phone_number: string | null;
    terms_accepted_at: Date;
    language: string | null;
    token_hash: Buffer | null;
    created_at: Date;
    /** Of the device that booked. */
    time_zone: string | null;
  };
  health_record_confirmations: {
    tenant_id: number;
    patient_id: number;
    kind: "medicine" | "allergy";
    answer: "listed" | "none";
    confirmed_at: Date;
  };
  health_record_entries: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    client_key: string;
    kind: "medicine" | "allergy";
    name: string;
    dose: string | null;
    frequency: string | null;
    since: string | null;
    reaction: string | null;
    severity: "mild" | "moderate" | "severe" | null;
    created_at: Date;
    changed_at: Date;
    ended_at: Date | null;
    removed_at: Date | null;
    version: Generated<number>;
  };
  health_record_shares: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    made_by: number;
    token_hash: Buffer;
    label: string;
    parts: RecordSection[];
    file_ids: number[];
    sealed_record: string | null;
    sealed_document: string | null;
    passcode_hash: string | null;
    most_views: number | null;
    views: Generated<number>;
    wrong_passcodes: Generated<number>;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    sealed_fhir: string[] | null;
    uses: ColumnType<ShareUse[], string | undefined, string>;
  };
  id_token_keys: {
    tenant_id: number;
    public_jwk: unknown;
    sealed_private_key: Buffer;
    created_at: Date;
    next_public_jwk: unknown;
    sealed_next_private_key: Buffer | null;
    next_signs_at: Date | null;
    old_public_jwk: unknown;
    old_ends_at: Date | null;
  };
  insurance_card_pictures: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    side: "front" | "back";
    name: Generated<string>;
    storage_key: string;
    size_bytes: number;
    created_at: Date;
    arrived_at: Date | null;
    scan: Generated<"scanning" | "clean" | "infected" | "unscanned">;
    scanned_at: Date | null;
  };
  invoice_series: {
    tenant_id: number;
    tax_number: string;
    document_type: string;
    series: string;
    validation_code: string | null;
    newest: Generated<number>;
    newest_at: Date | null;
  };
  invoices: {
    tenant_id: number;
    id: Generated<number>;
    kind: "invoice" | "credit_note";
    document_type: string;
    series: string;
    number: number;
    issued_at: Date;
    issued_on: string;
    payment_id: number;
    refund_id: number | null;
    credited_invoice_id: number | null;
    round: number;
    currency: string;
    total_minor: number;
    tax_minor: number;
    lines: unknown;
    issuer_country: string;
    issuer_tax_number: string;
    issuer: unknown;
    customer: unknown;
    atcud: string | null;
  };
  invoices_due: {
    tenant_id: number;
    id: Generated<number>;
    kind: "invoice" | "credit_note";
    payment_id: number;
    refund_id: number | null;
    is_ready: boolean;
    failures: Generated<number>;
    next_try_at: Generated<Date>;
    failure: string | null;
  };
  login_attempts: {
    tenant_id: number;
    subject_hash: Buffer;
    failed_at: Date;
  };
  mail_addresses: {
    tenant_id: number;
    address: string;
    domain: string;
    selector: string;
    public_key: string;
    sealed_private_key: Buffer;
    changed_at: Date;
    proven_at: Date | null;
    lost_at: Date | null;
    last_checked_at: Date | null;
    last_found: "record" | "nothing" | "other" | "unreachable" | null;
    last_dmarc: "none" | "quarantine" | "reject" | null;
  };
  mail_senders: {
    tenant_id: number;
    name: string | null;
    reply_to: string | null;
    changed_at: Date;
  };
  mail_texts: {
    tenant_id: number;
    kind: string;
    locale: string;
    subject: string;
    lines: unknown;
    button: string | null;
    after: unknown;
    changed_at: Date;
  };
  mail_uses: {
    tenant_id: number;
    id: Generated<number>;
    pool: MailPool;
    recipient_hash: Buffer;
    patient_id: number | null;
    used_at: Date;
  };
  mails: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number | null;
    recipient: string;
    subject: string;
    body: string;
    calendar: string | null;
    created_at: Date;
    sent_at: Date | null;
    patient_id: number | null;
    html: string | null;
    deleted_when_sent: Generated<boolean>;
  };
  merged_patients: {
    tenant_id: number;
    patient_id: number;
    into_patient_id: number;
    merged_at: Date;
    merged_by: "clinic" | "patient";
    external_id: string | null;
  };
  messages: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number;
    sender: "patient" | "doctor" | "clinic";
    key: string;
    body: string;
    sent_at: Date;
    delivered_at: Date | null;
    seen_at: Date | null;
  };
  page_assets: {
    path: string;
    media_type: string;
    encoding: string | null;
    content: Buffer;
    used_at: Date;
  };
  passkey_challenges: {
    tenant_id: number;
    challenge_hash: Buffer;
    patient_id: number | null;
    expires_at: Date;
  };
  passkeys: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    is_backed_up: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  password_recoveries: {
    tenant_id: number;
    id: Generated<number>;
    login: string;
    language: string;
    created_at: Date;
  };
  patient_identities: {
    tenant_id: number;
    issuer: string;
    subject: string;
    patient_id: number;
    created_at: Date;
  };
  patient_name_words: {
    tenant_id: number;
    word: string;
    patient_id: number;
  };
  patient_sign_in_providers: {
    tenant_id: number;
    id: Generated<number>;
    name: string;
    issuer: string;
    client_id: string;
    sealed_client_secret: Buffer | null;
    client_secret_end: string;
    client_secret_set_at: Date;
    is_enabled: boolean;
    created_at: Date;
  };
  patients: {
    tenant_id: number;
    id: Generated<number>;
    name: string;
    email: string | null;
    phone_country_code: string | null;
    phone_number: string | null;
    taxpayer_number: string | null;
    birthdate: string | null;
    sex: "male" | "female" | "rather_not_say" | "other" | null;
    address: string | null;
    parent_id: number | null;
    time_zone: string | null;
    /** Chosen in the profile: the language of the pages on a device where somebody signs in (D.51). */
    language: string | null;
    created_at: Date;
    mgen_client_number: string | null;
    health_number: string | null;
    insurer: string | null;
    insurance_number: string | null;
    policy_number: string | null;
    wants_visit_mails: Generated<boolean>;
    wants_calendar_files: Generated<boolean>;
    version: Generated<number>;
    removed_at: Date | null;
    care_asked_at: Date | null;
    care_confirmed_at: Date | null;
    care_ends_at: Date | null;
    /** Of the device last used, where the profile names none. */
    device_time_zone: string | null;
    /** Of the pages read last: emails are in it. */
    device_language: string | null;
    reminds_day: Generated<boolean>;
    reminds_hour: Generated<boolean>;
    reminds_soon: Generated<boolean>;
    reminds_doctor: Generated<boolean>;
    wants_reminder_mails: Generated<boolean>;
    /** Of a dependent, set by whoever cares for them. */
    wants_reminders: Generated<boolean>;
    insurance_valid_until: string | null;
    external_id: string | null;
  };
  payment_events: {
    tenant_id: number;
    provider: string;
    event_id: string;
    payment_id: number;
    outcome: string;
    result: string;
    received_at: Date;
    id: Generated<number>;
    code: string | null;
    amount_minor: number | null;
    currency: string | null;
    reason: string | null;
    respond_by: Date | null;
    provider_reference: string | null;
    object_reference: string | null;
    needs_attention: Generated<boolean>;
    acknowledged_at: Date | null;
    acknowledged_by: string | null;
  };
  payment_gateways: {
    tenant_id: number;
    id: Generated<number>;
    kind: "adyen" | "stripe" | "webpay" | "sandbox";
    name: string;
    address: string;
    merchant_account: string | null;
    methods: string[];
    is_enabled: boolean;
    sealed_api_key: Buffer | null;
    api_key_end: string;
    api_key_set_at: Date;
    sealed_signing_key: Buffer | null;
    signing_key_end: string;
    signing_key_set_at: Date;
    sealed_old_signing_key: Buffer | null;
    old_signing_key_until: Date | null;
    created_at: Date;
    last_notified_at: Date | null;
    last_tested_at: Date | null;
    last_test: "works" | "key_refused" | "account_refused" | "unavailable" | null;
    removed_at: Date | null;
    capture: Generated<"immediate" | "manual">;
  };
  payment_handoffs: {
    tenant_id: number;
    token_hash: Buffer;
    appointment_id: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    pass_hash: Buffer | null;
    pass_expires_at: Date | null;
  };
  payment_refunds: {
    tenant_id: number;
    id: Generated<number>;
    payment_id: number;
    key: string | null;
    amount_minor: number;
    status: "due" | "refunded" | "failed";
    failure: string | null;
    refund_reference: string | null;
    made_by: string;
    created_at: Date;
    asked_at: Date | null;
    ended_at: Date | null;
    reason: string | null;
  };
  payments: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number;
    provider: string;
    method: string;
    reference: string;
    provider_reference: string | null;
    amount_minor: number;
    currency: string;
    status: "created" | "action_required" | "pending" | "reserved" | "authorised" | "refused" | "cancelled" | "expired" | "error" | "refund_due" | "refunded" | "refund_failed" | "capture_failed";
    last_word: string | null;
    deadline: Date;
    created_at: Date;
    payer_id: number | null;
    action: unknown;
    attempt: Generated<number>;
    is_asked: Generated<boolean>;
    refund_asked_at: Date | null;
    wrong_amount_minor: number | null;
    wrong_currency: string | null;
    refund_attempt: Generated<number>;
    refund_reference: string | null;
    dispute: Generated<"none" | "information_requested" | "announced" | "charged_back" | "reversed" | "charged_back_again" | "prearbitration" | "won" | "lost">;
    refunded_at: Date | null;
    refund_told_at: Date | null;
    gateway_id: number | null;
    capture: Generated<"immediate" | "manual">;
    capture_at: Date | null;
    reserved_until: Date | null;
    capture_attempt: Generated<number>;
    capture_asked_at: Date | null;
    captured_at: Date | null;
    released_at: Date | null;
  };
  prescription_templates: {
    tenant_id: number;
    id: Generated<number>;
    doctor_id: number | null;
    name: string;
    text: string;
    created_at: Date;
  };
  provider_events: {
    /** Without a clinic: what a provider reports of the installation’s account. */
    provider: string;
    event_id: string;
    code: string;
    reference: string;
    received_at: Date;
  };
  push_messages: {
    tenant_id: number;
    id: Generated<number>;
    subscription_id: number;
    appointment_id: number;
    kind: "call" | "reminder" | "earlier";
    created_at: Date;
    expires_at: Date;
  };
  push_subscriptions: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    token_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    wants_reminders: boolean;
    created_at: Date;
  };
  receipt_numbers: {
    tenant_id: number;
    newest: number;
  };
  receipts: {
    tenant_id: number;
    payment_id: number;
    number: number;
    issued_at: Date;
    issuer: unknown;
  };
  recovery_codes: {
    tenant_id: number;
    patient_id: number;
    code_hash: Buffer;
    salt: Buffer;
    created_at: Date;
    used_at: Date | null;
  };
  reminder_looks: {
    tenant_id: number;
    appointment_id: number;
    /** When the clock looks at an appointment next; kept by triggers of `appointments`. */
    look_at: Date;
  };
  retention_rechecks: {
    tenant_id: number;
    id: Generated<number>;
    of_table: "appointments" | "guests" | "urgent_events";
    row_id: number;
    queued_at: Generated<Date>;
  };
  reviews: {
    tenant_id: number;
    appointment_id: number;
    rating: number;
    comment: string;
    created_at: Date;
    is_public: Generated<boolean>;
    is_hidden: Generated<boolean>;
    language: string | null;
  };
  second_factors: {
    tenant_id: number;
    patient_id: number;
    kind: "totp" | "email";
    sealed_secret: Buffer | null;
    last_step: Generated<number>;
    created_at: Date;
    confirmed_at: Date | null;
  };
  service_prices: {
    tenant_id: number;
    doctor_id: number;
    service_type: "on_site" | "phone" | "intermediate" | "prescription_renewal";
    price_minor: number;
  };
  serving_server: {
    is_only: Generated<boolean>;
    server: string;
    about: string;
    heard_at: Date;
    bus: string | null;
  };
  sessions: {
    tenant_id: number;
    token_hash: Buffer;
    patient_id: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    proven_at: Date | null;
    id: Generated<number>;
    device: string | null;
  };
  short_links: {
    tenant_id: number;
    appointment_id: number;
    code_hash: Buffer;
    sealed_path: Buffer;
    expires_at: Date;
  };
  sign_in_tries: {
    tenant_id: number;
    subject_hash: Buffer;
    login_hash: Buffer;
    tries: number;
    last_at: Date;
  };
  sign_ups: {
    tenant_id: number;
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    taxpayer_number: string | null;
    mgen_client_number: string | null;
    terms_version: string;
    terms_agreed_at: Date;
    language: string;
    created_at: Date;
  };
  staff: {
    tenant_id: number;
    id: Generated<number>;
    email: string;
    name: string;
    role: "doctor" | "reception" | "admin";
    doctor_id: number | null;
    password_hash: string;
    one_time_until: Date | null;
    sealed_totp: Buffer | null;
    totp_confirmed_at: Date | null;
    totp_last_step: Generated<number>;
    code_tries: Generated<number>;
    code_tries_since: Date | null;
    created_at: Date;
    made_by: string;
    disabled_at: Date | null;
    last_signed_in_at: Date | null;
  };
  staff_identities: {
    tenant_id: number;
    issuer: string;
    subject: string;
    staff_id: number;
    created_at: Date;
  };
  staff_passkey_challenges: {
    tenant_id: number;
    challenge_hash: Buffer;
    staff_id: number | null;
    expires_at: Date;
  };
  staff_passkeys: {
    tenant_id: number;
    id: Generated<number>;
    staff_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    is_backed_up: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_sessions: {
    tenant_id: number;
    token_hash: Buffer;
    staff_id: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    lacks_factor: boolean;
    proven_at: Date | null;
  };
  staff_sign_in_providers: {
    tenant_id: number;
    id: Generated<number>;
    name: string;
    issuer: string;
    client_id: string;
    sealed_client_secret: Buffer | null;
    client_secret_end: string;
    client_secret_set_at: Date;
    is_enabled: boolean;
    created_at: Date;
  };
  staff_signatures: {
    tenant_id: number;
    staff_id: number;
    sealed_png: Buffer;
    width: number;
    height: number;
    updated_at: Date;
  };
  survey_responses: {
    tenant_id: number;
    id: Generated<number>;
    environment: string;
    template: string;
    patient_id: number;
    action_name: string | null;
    actionable_id: string | null;
    project_id: string | null;
    response: ColumnType<QuestionnaireResponse, string, never>;
    answered_at: Date;
    consented_at: Date;
  };
  survey_templates: {
    tenant_id: number;
    slug: string;
    version: number;
    about: "patient" | "appointment";
    questionnaire: unknown;
    created_at: Date;
    retired_at: Date | null;
  };
  symptom_checks: {
    tenant_id: number;
    id: Generated<number>;
    token_hash: Buffer;
    patient_id: number | null;
    provider: string;
    company: string;
    consented_at: Date;
    calls: Generated<number>;
  };
  taxpayer_logins: {
    tenant_id: number;
    number: string;
    patient_id: number;
    verified_by: "sign_up" | "clinic";
    verified_at: Date;
  };
  tenant_configs: {
    tenant_id: number;
    kind: "manifest" | "settings";
    version: number;
    body: unknown;
    created_at: Date;
  };
  tenant_domain_claims: {
    tenant_id: number;
    domain: string;
    challenge: string;
    created_at: Date;
    last_checked_at: Date | null;
    last_found: "nothing" | "other" | "unreachable" | null;
  };
  tenant_domains: {
    domain: string;
    tenant_id: number;
    is_primary: Generated<boolean>;
    added_at: Date | null;
  };
  tenants: {
    id: Generated<number>;
    slug: string;
    business_account_slug: string;
    created_at: Date;
    calendar_host: string | null;
  };
  terms_agreements: {
    tenant_id: number;
    patient_id: number;
    version: string;
    agreed_at: Date;
  };
  text_consents: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    channel: "sms" | "whatsapp";
    text_version: string;
    given_at: Date;
    given_by: "settings" | "message";
    ended_at: Date | null;
    ended_by: "settings" | "message" | null;
  };
  text_messages: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    appointment_id: number | null;
    channel: "sms" | "whatsapp";
    kind: "code" | "day" | "hour" | "soon" | "doctor";
    start_time: Date | null;
    recipient: string;
    body: string;
    /** Texts in the order of the template’s places. */
    variables: ColumnType<string[] | null, string | null, string | null>;
    language: Locale;
    created_at: Date;
    expires_at: Date;
    status: "waiting" | "sending" | "sent" | "delivered" | "failed" | "dropped" | "unknown";
    sent_at: Date | null;
    provider_id: string | null;
    error_code: number | null;
  };
  text_numbers: {
    tenant_id: number;
    patient_id: number;
    /** In E.164; null until the first one is verified. */
    number: string | null;
    verified_at: Date | null;
    new_number: string | null;
    code_hash: Buffer | null;
    code_sent_at: Date | null;
    code_expires_at: Date | null;
    wrong_codes: Generated<number>;
  };
  text_stops: {
    tenant_id: number;
    patient_id: number;
    channel: "sms" | "whatsapp";
    number: string;
    stopped_at: Date;
  };
  text_uses: {
    tenant_id: number;
    id: Generated<number>;
    pool: TextPool;
    number_hash: Buffer;
    patient_id: number;
    used_at: Date;
  };
  urgent_events: {
    tenant_id: number;
    id: Generated<number>;
    receipt_hash: Buffer;
    place: "booking" | "waiting_room" | "vitals" | "health_assessment" | "messages";
    words: string;
    phone_number: string | null;
    patient_id: number | null;
    appointment_id: number | null;
    created_at: Date;
    seen_at: Date | null;
    seen_by: string | null;
  };
  visit_files: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number;
    sender: "patient" | "clinic";
    kind: "file" | "prescription" | "link";
    name: string;
    url: string | null;
    storage_key: string | null;
    media_type: string | null;
    size_bytes: number | null;
    created_at: Date;
    arrived_at: Date | null;
    scan: Generated<"scanning" | "clean" | "infected" | "unscanned">;
    scanned_at: Date | null;
  };
  visit_invitations: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number;
    invited_by: "patient" | "clinic" | "code";
    name: string;
    relationship: Relationship | null;
    relationship_words: Generated<string>;
    token_hash: Buffer;
    created_at: Date;
    admitted_at: Date | null;
    ended_at: Date | null;
  };
  visit_notes: {
    tenant_id: number;
    appointment_id: number;
    text: string;
    version: number;
    updated_at: Date;
    written_by: string;
  };
  visit_reminders: {
    tenant_id: number;
    appointment_id: number;
    start_time: Date;
    kind: "day" | "hour" | "soon";
    is_mailed: boolean;
    created_at: Date;
  };
  visit_requests: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number;
    kind: "vitals" | "call_back";
    asked_by: "clinic" | "patient";
    state: "asked" | "accepted" | "calling" | "refused" | "stopped" | "done" | "no_answer";
    stopped_by: "clinic" | "patient" | null;
    phone_number: string | null;
    asked_at: Date;
    changed_at: Date;
  };
  visit_summaries: {
    tenant_id: number;
    appointment_id: number;
    text: string;
    updated_at: Date;
  };
  visits: {
    tenant_id: number;
    appointment_id: number;
    waiting_since: Date | null;
    doctor_joined_at: Date | null;
    ended_at: Date | null;
    expected_by: Date | null;
    away_since: Date | null;
  };
  vital_signs_measurements: {
    tenant_id: number;
    id: Generated<number>;
    appointment_id: number | null;
    source_system: string;
    measured_at: Date;
    vital_signs: ColumnType<VitalValues, string, never>;
    patient_id: number | null;
    sources: ColumnType<VitalSources, string, never>;
    quality: ColumnType<VitalValues, string, never>;
    algorithm_version: string | null;
    consented_at: Date | null;
    pressure_readings: number | null;
    devices: ColumnType<VitalDevices, string, never>;
    saved_at: Generated<Date>;
  };
  vouchers: {
    tenant_id: number;
    id: Generated<number>;
    code: string;
    kind: "percentage" | "fixed" | "free_visit";
    percent: number | null;
    amount_minor: number | null;
    currency: string | null;
    valid_until: Date | null;
    uses_allowed: number | null;
    uses_taken: Generated<number>;
    created_at: Date;
    uses_each: number | null;
  };
  waitlist_checks: {
    tenant_id: number;
    id: Generated<number>;
    doctor_id: number;
    due_at: Date | null;
  };
  waitlist_entries: {
    tenant_id: number;
    appointment_id: number | null;
    doctor_id: number | null;
    patient_id: number;
    joined_at: Date;
    id: Generated<number>;
    specialty: string | null;
    attendee_id: number | null;
    before_time: Date | null;
  };
  waitlist_links: {
    tenant_id: number;
    token_hash: Buffer;
    appointment_id: number | null;
    patient_id: number;
    start_time: Date;
    created_at: Date;
    entry_id: number | null;
  };
  waitlist_offers: {
    tenant_id: number;
    start_time: Date;
    hold_id: number;
    created_at: Date;
    expires_at: Date;
    outcome: "declined" | "ended" | "taken" | null;
    entry_id: number;
    doctor_id: number;
  };
  webhook_deliveries: {
    tenant_id: number;
    id: Generated<number>;
    event_id: number;
    endpoint_id: number;
    status: Generated<"waiting" | "delivered" | "failed">;
    attempts: Generated<number>;
    created_at: Generated<Date>;
    queued_at: Date | null;
    ended_at: Date | null;
    last_attempt_at: Date | null;
    last_status: number | null;
    last_failure: string | null;
    last_ms: number | null;
    is_replay: Generated<boolean>;
    last_failure_code: WebhookFailureCode | null;
  };
  webhook_endpoints: {
    tenant_id: number;
    id: Generated<number>;
    url: string;
    description: string;
    event_types: string[];
    is_enabled: Generated<boolean>;
    disabled_reason: string | null;
    sealed_secret: Buffer | null;
    sealed_old_secret: Buffer | null;
    old_secret_until: Date | null;
    created_at: Date;
    failures: Generated<number>;
    failing_since: Date | null;
    last_success_at: Date | null;
    last_failure_at: Date | null;
    last_failure: string | null;
    last_failure_code: WebhookFailureCode | null;
  };
  webhook_events: {
    tenant_id: number;
    id: Generated<number>;
    key: Generated<string>;
    event_type: string;
    data: unknown;
    occurred_at: Generated<Date>;
  };
  withdrawn_agreements: {
    tenant_id: number;
    id: Generated<number>;
    patient_id: number;
    kind: string;
    version: string;
    given_at: Date;
    withdrawn_at: Date;
  };
};
