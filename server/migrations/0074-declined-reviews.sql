-- When the patient answered "Not now" to the question how an appointment was: nobody is asked twice, on whichever device. The review stays possible.
alter table appointments add column review_declined_at timestamptz;
