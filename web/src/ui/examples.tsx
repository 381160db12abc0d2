import { useState, type ReactNode } from "react";
import { Arch, Avatar, Portrait } from "./card/arch.tsx";
import { Badge } from "./badge.tsx";
import { Banner } from "./feedback/banner.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Chip, ChipInput, ChipLink, Chips } from "./chip.tsx";
import { Checkbox, Choice } from "./form/choice.tsx";
import { CodeField } from "./form/code-field.tsx";
import { DateFields } from "./form/date-fields.tsx";
import { Dialog } from "./overlay/dialog.tsx";
import { EmptyState } from "./feedback/empty-state.tsx";
import { ErrorSummary } from "./form/error-summary.tsx";
import { FieldGroup, SelectField, TextArea, TextField } from "./form/field.tsx";
import { HoldBar } from "./card/hold-bar.tsx";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icons/icon-names.ts";
import { PasswordField } from "./form/password-field.tsx";
import { NextAppointmentPanel } from "./card/next-appointment-panel.tsx";
import { Rating } from "./card/rating.tsx";
import { RouteProgress } from "./feedback/route-progress.tsx";
import { Row, RowLinkInside, rowLinkClass, Rows, IconTile } from "./card/rows.tsx";
import { Scene } from "./feedback/scene.tsx";
import { Sheet } from "./overlay/sheet.tsx";
import { Skeleton } from "./feedback/skeleton.tsx";
import { SlotLink, SlotRadio, Slots, SlotTaken, SlotTime } from "./card/slot.tsx";
import { StarsInput } from "./card/stars.tsx";
import { Steps } from "./form/steps.tsx";
import { StickyFoot } from "./sticky-foot.tsx";
import { SummaryList, SummaryRow } from "./card/summary-list.tsx";
import { Switch } from "./form/switch.tsx";
import { Tab, TabBar } from "./tab-bar.tsx";
import { BackLink, TextLink } from "./text-link.tsx";
import { ClinicLogo, logoLinkClass, TopBar, topControlClass, WideText } from "./top-bar.tsx";
import { ClockTime, AppointmentHeadline } from "./card/appointment-headline.tsx";

/** A state of a component. */
export type Example = { name: string; show: () => ReactNode };
/** A component with its examples. */
export type Block = { name: string; isWide?: boolean; examples: readonly Example[] };

const day = "2026-11-24";
const two = "2026-11-24T14:00:00Z";

/** All components in their states, for the development page, axe and picture tests. */
export const blocks: readonly Block[] = [
  {
    name: "Type",
    examples: [
      {
        name: "Sizes",
        show: () => (
          <div className="stack g2">
            <AppointmentHeadline
              dateTime={two}
              time="14:00"
              above="Your next visit, today"
              below="Lisbon time"
            />
            <p className="b">Body, 17 px. Never smaller for something a patient must read.</p>
            <p className="sm muted">Supporting text, 15 px</p>
            <p className="xs muted">
              Smallest text, 14 px, at <ClockTime dateTime={two} time="14:00" />
            </p>
          </div>
        ),
      },
    ],
  },
  {
    name: "Button",
    examples: [
      {
        name: "Kinds",
        show: () => (
          <div className="row wrapf">
            <Button>Find a doctor</Button>
            <Button kind="outlined">Test camera and sound</Button>
            <Button kind="soft">Join</Button>
            <Button kind="quiet">Not now</Button>
            <Button kind="danger">Cancel appointment</Button>
            <Button isSmall>More time</Button>
          </div>
        ),
      },
      {
        name: "States",
        show: () => (
          <div className="row wrapf">
            <Button isPending>Pay €40</Button>
            <Button kind="closed" icon="door">
              Opens at 13:00
            </Button>
            <ButtonLink href="#button" isBlock icon="calendar">
              Choose another time
            </ButtonLink>
          </div>
        ),
      },
    ],
  },
  {
    name: "Link",
    examples: [
      {
        name: "On a line of its own",
        show: () => (
          <div className="stack g1">
            <BackLink href="#link">All doctors</BackLink>
            <p>
              <TextLink href="#link" icon="calendar-dots">
                Choose another date
              </TextLink>
            </p>
          </div>
        ),
      },
    ],
  },
  {
    name: "Slots",
    examples: [
      {
        name: "To choose, chosen and taken",
        show: () => (
          <FieldGroup label="Tuesday 24 November">
            <Slots>
              <SlotRadio name="slot" value="1320" aria-label="13:20, Lisbon time, available">
                13:20
              </SlotRadio>
              <SlotRadio name="slot" value="1400" defaultChecked aria-label="14:00, Lisbon time, available">
                14:00
              </SlotRadio>
              <SlotRadio name="slot" value="1420" aria-label="14:20, Lisbon time, available">
                14:20
              </SlotRadio>
              <SlotTaken taken="Taken:">15:40</SlotTaken>
            </Slots>
          </FieldGroup>
        ),
      },
      {
        name: "In a list",
        show: () => (
          <Slots>
            <SlotLink href="#slots">
              <SlotTime day="Today" time="14:00" />
            </SlotLink>
            <SlotLink href="#slots">
              <SlotTime day="Wed 25" time="09:10" />
            </SlotLink>
            <SlotLink href="#slots">
              <SlotTime day="Thu 26" time="10:20" />
            </SlotLink>
          </Slots>
        ),
      },
    ],
  },
  {
    name: "Badge",
    examples: [
      {
        name: "States of a visit",
        show: () => (
          <div className="row wrapf g2">
            <Badge icon="hourglass-fill">Booked, waiting for the clinic to confirm</Badge>
            <Badge tone="ok" icon="check-circle-fill">
              Confirmed
            </Badge>
            <Badge tone="ok" icon="stethoscope-fill">
              Doctor is getting ready
            </Badge>
            <Badge tone="warn" icon="hourglass-fill">
              Pay before 18:00 today
            </Badge>
            <Badge tone="stop" icon="warning-circle-fill">
              Not paid
            </Badge>
            <Badge tone="warn" icon="calendar-fill">
              Doctor unavailable
            </Badge>
            <Badge icon="check-circle-fill">Finished</Badge>
            <Badge icon="x-circle-fill">Cancelled</Badge>
            <Badge icon="clock-fill">Missed</Badge>
          </div>
        ),
      },
    ],
  },
  {
    name: "Banner",
    examples: [
      {
        name: "Tones",
        show: () => (
          <div className="stack g2">
            <Banner>
              A new version is ready. <a href="#banner">Refresh when it suits you</a>
            </Banner>
            <Banner tone="ok">Your photos reached Dr Duarte.</Banner>
            <Banner tone="warn" icon="wifi-off-fill">
              You are offline. Your next visit is shown from memory.
            </Banner>
            <Banner tone="stop">The payment did not go through. No money was taken.</Banner>
          </div>
        ),
      },
    ],
  },
  {
    name: "Field",
    examples: [
      {
        name: "Text",
        show: () => (
          <div className="stack g5">
            <TextField id="code" label="Appointment code" hint="It looks like 7K4M-92QX" name="code" />
            <TextField
              id="mail"
              label="Email"
              error="Write an e-mail address, like name@example.pt"
              type="email"
              name="email"
              defaultValue="ines@"
            />
            <TextField
              label="Code from the e-mail"
              hint="Six figures"
              isCode
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              name="otp"
              defaultValue="2904"
            />
            <TextField
              label="Find a doctor"
              isLabelHidden
              icon="search"
              placeholder="Name, specialty or what hurts"
              name="search"
            />
          </div>
        ),
      },
      {
        name: "Longer text, list and date",
        show: () => (
          <div className="stack g5">
            <TextArea label="What is it about?" hint="A few words are enough." name="motive" />
            <SelectField label="Language" name="language" defaultValue="pt">
              <option value="pt">Português</option>
              <option value="en">English</option>
            </SelectField>
            <DateFields
              name="born"
              label="Date of birth"
              hint="For example 27 3 1951"
              labels={{ day: "Day", month: "Month", year: "Year" }}
              defaultValue={{ day: "27", month: "3" }}
              error="Write the year, such as 1951"
            />
          </div>
        ),
      },
    ],
  },
  {
    name: "Code and password",
    examples: [
      {
        name: "Six digits",
        show: () => (
          <CodeField
            label="6-digit code"
            hint="Find it in your authenticator app."
            digitLabel={(digit) => `Digit ${String(digit)} of 6`}
            onChange={() => {}}
          />
        ),
      },
      {
        name: "Wrong code",
        show: () => (
          <CodeField
            label="6-digit code"
            error="This code is wrong or has expired."
            digitLabel={(digit) => `Digit ${String(digit)} of 6`}
            onChange={() => {}}
          />
        ),
      },
      {
        name: "Password",
        show: () => <PasswordField label="Password" name="example-password" showLabel="Show password" />,
      },
    ],
  },
  {
    name: "Choice",
    examples: [
      {
        name: "One of several",
        show: () => (
          <FieldGroup label="How would you like to pay?">
            <Choice
              name="pay"
              value="mbway"
              defaultChecked
              title="MB Way"
              detail="Approve on your phone"
              end={<Icon name="smartphone" />}
            />
            <Choice name="pay" value="card" title="Card" detail="Ending in 4417" end={<Icon name="card" />} />
            <Choice
              name="pay"
              value="other"
              title="Tomás Carvalho"
              lead={<Portrait size="xs" src="/portraits/tomas.svg" />}
            />
          </FieldGroup>
        ),
      },
      {
        name: "Yes or no",
        show: () => (
          <div className="stack">
            <Checkbox name="terms" defaultChecked>
              I agree to the <a href="#choice">terms of the clinic</a>
            </Checkbox>
            <Checkbox name="news" aria-invalid>
              Write to me when my doctor answers
            </Checkbox>
            <Switch icon="microphone-fill" label="Microphone" detail="On" defaultChecked />
            <Switch icon="speaker" label="Sounds" detail="Off" />
          </div>
        ),
      },
    ],
  },
  {
    name: "Chip",
    examples: [
      {
        name: "Links, buttons and filters",
        show: () => (
          <Chips>
            <Chip icon="funnel">Filters</Chip>
            <ChipLink href="#chip" isOn endIcon="x">
              Speaks English
            </ChipLink>
            <ChipInput name="today" icon="clock">
              Free today
            </ChipInput>
            <ChipInput name="children" icon="baby" defaultChecked>
              Children
            </ChipInput>
          </Chips>
        ),
      },
    ],
  },
  {
    name: "Error summary",
    examples: [
      {
        name: "Two errors",
        show: () => (
          <ErrorSummary
            title="2 things are missing"
            errors={[
              { fieldId: "code", text: "Write the appointment code" },
              { fieldId: "mail", text: "Write an e-mail address, like name@example.pt" },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: "Summary list",
    examples: [
      {
        name: "Check before paying",
        show: () => (
          <Sheet isFlush>
            <SummaryList>
              <SummaryRow
                term="When"
                action={
                  <a href="#summary-list">
                    Change<span className="vh"> the time</span>
                  </a>
                }
              >
                <span className="b">Tuesday 24 November, 14:00</span>
                <br />
                <span className="sm muted">Lisbon time, 20 minutes by video</span>
              </SummaryRow>
              <SummaryRow
                term="Doctor"
                action={
                  <a href="#summary-list">
                    Change<span className="vh"> the doctor</span>
                  </a>
                }
              >
                Dr Helena Duarte
              </SummaryRow>
              <SummaryRow term="Price">€40</SummaryRow>
            </SummaryList>
          </Sheet>
        ),
      },
    ],
  },
  {
    name: "Progress and hold",
    examples: [
      {
        name: "Steps",
        show: () => (
          <Steps current={2} total={3}>
            Step 2 of 3
          </Steps>
        ),
      },
      {
        name: "Hold",
        show: () => (
          <div className="stack g2">
            <HoldBar action={<Button isSmall>More time</Button>}>
              <strong>14:00 is yours</strong> for 7 more minutes
            </HoldBar>
            <HoldBar isEnding action={<Button isSmall>More time</Button>}>
              <strong>Less than a minute left</strong> for 14:00
            </HoldBar>
          </div>
        ),
      },
    ],
  },
  {
    name: "Arch",
    examples: [
      {
        name: "Sizes",
        show: () => (
          <div className="row wrapf">
            <Portrait size="l" src="/portraits/nuno.svg" alt="Dr Nuno Évora" />
            <Portrait size="m" src="/portraits/amina.svg" />
            <Portrait size="s" src="/portraits/joao.svg" />
            <Portrait size="xs" src="/portraits/lin.svg" />
            <IconTile icon="heartbeat" />
            <Avatar src="/portraits/ines.svg" />
          </div>
        ),
      },
    ],
  },
  {
    name: "Rows",
    examples: [
      {
        name: "Links and things",
        show: () => (
          <Sheet isFlush>
            <Rows>
              <li>
                <a className={rowLinkClass} href="#rows">
                  <RowLinkInside
                    lead={<IconTile icon="chat" />}
                    title="Message the clinic"
                    detail="They answer within a day"
                  />
                </a>
              </li>
              <Row
                lead={<Portrait size="s" src="/portraits/helena.svg" />}
                end={
                  <Button kind="soft" isSmall>
                    Open
                  </Button>
                }
              >
                <p className="b">Dr Helena Duarte</p>
                <Rating average="4.9">212 opinions</Rating>
              </Row>
            </Rows>
          </Sheet>
        ),
      },
    ],
  },
  {
    name: "Stars",
    examples: [
      { name: "Nothing chosen", show: () => <StarsExample /> },
      { name: "Four chosen", show: () => <StarsExample first={4} /> },
    ],
  },
  {
    name: "Next visit",
    examples: [
      {
        name: "With the way in",
        show: () => (
          <NextAppointmentPanel
            portrait="/portraits/helena.svg"
            foot={
              <>
                <Button kind="paper">Get ready</Button>
                <span className="sm muted">Opens at 13:00</span>
              </>
            }
          >
            <div className="stack g2">
              <AppointmentHeadline
                dateTime={two}
                time="14:00"
                above="Your next visit, today"
                below="Lisbon time, in 1 hour 25 minutes"
              />
              <p>
                <span className="b">Dr Helena Duarte</span>
                <br />
                <span className="sm muted">Family medicine</span>
              </p>
            </div>
          </NextAppointmentPanel>
        ),
      },
    ],
  },
  {
    name: "Sheet",
    examples: [
      {
        name: "Kinds",
        show: () => (
          <div className="stack">
            <Sheet>White paper holds one subject.</Sheet>
            <Sheet kind="tinted">Tint says: you can press me.</Sheet>
            <Sheet kind="deep">
              The next visit, once a screen. <span className="muted">Second voice.</span>
            </Sheet>
          </div>
        ),
      },
    ],
  },
  {
    name: "Dialog",
    examples: [{ name: "A question", show: () => <DialogExample /> }],
  },
  {
    name: "Waiting",
    examples: [
      { name: "People", show: () => <Skeleton label="Loading doctors" shape="people" count={2} /> },
      { name: "Slots", show: () => <Skeleton label="Loading times" shape="slots" count={6} /> },
      { name: "Lines", show: () => <Skeleton label="Loading visits" count={2} /> },
      { name: "Next page", show: () => <RouteProgress isLoading /> },
    ],
  },
  {
    name: "Scene",
    examples: (["open", "ajar", "shut"] as const).map((scene) => ({
      name: scene,
      show: () => <Scene scene={scene} />,
    })),
  },
  {
    name: "Empty state",
    isWide: true,
    examples: [
      {
        name: "Nothing yet",
        show: () => (
          <EmptyState
            title="No visits yet"
            actions={<ButtonLink href="#empty-state">Find a doctor</ButtonLink>}
          >
            When you book a visit, it stands here.
          </EmptyState>
        ),
      },
      {
        name: "Ended",
        show: () => (
          <EmptyState
            scene="shut"
            title="This link has ended"
            actions={
              <>
                <ButtonLink href="#empty-state">Go to my visits</ButtonLink>
                <ButtonLink href="#empty-state" kind="outlined">
                  Find a doctor
                </ButtonLink>
              </>
            }
          >
            Your visit page has the summary and the messages.
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: "Frame",
    isWide: true,
    examples: [
      {
        name: "Top bar",
        show: () => (
          <TopBar
            logo={
              <a className={logoLinkClass} href="#frame">
                <ClinicLogo src="/clinics/aurora/logo.svg" name="Clínica Aurora" />
              </a>
            }
            navLabel="Main"
            nav={
              <>
                <a href="#frame" aria-current="page">
                  Home
                </a>
                <a href="#doctors">Doctors</a>
              </>
            }
            end={
              <>
                <button type="button" className={topControlClass}>
                  <Icon name="globe" />
                  <WideText>English</WideText>
                </button>
                <Avatar src="/portraits/ines.svg" alt="You, Inês Carvalho" />
              </>
            }
          />
        ),
      },
      {
        name: "Foot with the one action",
        show: () => (
          <StickyFoot
            words={
              <>
                <p className="b">
                  <time dateTime={day}>Tue 24 Nov, 14:00</time>
                </p>
                <p className="sm muted">Lisbon time</p>
              </>
            }
          >
            <Button>Continue</Button>
          </StickyFoot>
        ),
      },
      {
        name: "Tab bar",
        show: () => (
          <TabBar label="Places">
            {tabs.map(([icon, currentIcon, words], index) => (
              <a key={icon} href="#frame" aria-current={index === 0 ? "page" : undefined}>
                <Tab icon={icon} currentIcon={currentIcon} isCurrent={index === 0}>
                  {words}
                </Tab>
              </a>
            ))}
          </TabBar>
        ),
      },
    ],
  },
  {
    name: "Icons",
    isWide: true,
    examples: [
      {
        name: "All",
        show: () => (
          <div className="row wrapf">
            {iconNames.map((name) => (
              <Icon key={name} name={name} />
            ))}
            <Arch size="xs">
              <Icon name="heart" />
            </Arch>
          </div>
        ),
      },
    ],
  },
];

const tabs = [
  ["house", "house-fill", "Home"],
  ["stethoscope", "stethoscope-fill", "Doctors"],
  ["calendar", "calendar-fill", "Appointments"],
  ["heartbeat", "heartbeat-fill", "Health"],
  ["user", "user-fill", "You"],
] as const;

function StarsExample({ first }: { first?: number }) {
  const [stars, setStars] = useState(first);
  return (
    <StarsInput
      name={`stars-${first ?? 0}`}
      label="How was your appointment?"
      hint="Dr Helena Duarte sees this without your name."
      answers={["1 star, bad", "2 stars", "3 stars, all right", "4 stars", "5 stars, very good"]}
      value={stars}
      onValueChange={setStars}
    />
  );
}

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="outlined" onClick={() => setIsOpen(true)}>
        Cancel appointment
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Cancel the visit with Dr Duarte?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel appointment</Button>
            <Button kind="outlined" onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        <p>You get €40 back. The time is free for somebody else at once.</p>
      </Dialog>
    </>
  );
}
