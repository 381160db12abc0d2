import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { createElement as element, Fragment, type CSSProperties, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders the HTML building blocks of all mails with `react-email`, anew at each call: `mailHtml` does so once a
 * process. `{{name}}` are placeholders; `{{light.…}}` and `{{dark.…}}` are the clinic's colours.
 */
export function mailBlocks() {
  return {
    // React asks to preload the logo, which no mail program does.
    page: `<!doctype html>${markup(page()).replace(/<link rel="preload"[^>]*>/, "")}`,
    paragraph: markup(paragraph("{{text}}", "ink", { fontSize: "16px", lineHeight: "24px" })),
    quiet: markup(paragraph("{{text}}", "quiet", { fontSize: "14px", lineHeight: "21px" })),
    detail: markup(detail()),
    code: markup(code()),
    button: markup(button()),
    link: markup(link()),
    anchor: markup(address("{{label}}")),
    footer: markup(
      paragraph("{{text}}", "quiet", { fontSize: "13px", lineHeight: "20px", margin: "0 0 8px" }),
    ),
  } as const;
}

/** Text of a block that stands on its own below the button: the address of a link, for programs that show no buttons. */
const face = "Figtree,'Segoe UI',Tahoma,Helvetica,Arial,sans-serif";

/** Colours of the light palette stand inline, as Outlook reads them; the classes carry the dark ones. */
const night: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { "background-color": "page" },
  card: { "background-color": "surface" },
  band: { "background-color": "deep", color: "on-deep" },
  ink: { color: "ink" },
  quiet: { color: "ink-2" },
  well: { "background-color": "well", color: "ink" },
  brand: { "background-color": "brand", color: "on-brand" },
  link: { color: "link" },
  line: { "border-color": "line" },
};

const nightRules = Object.entries(night).map(
  ([name, look]) =>
    `${name === "page" ? ".page,.page>table>tbody>tr>td" : `.${name}`}{${Object.entries(look)
      .map(([property, token]) => `${property}:{{dark.${token}}}!important`)
      .join(";")}}`,
);

const style = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0!important;padding:0!important}",
  "a,p,td{overflow-wrap:anywhere;word-break:break-word}",
  "@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}",
  `@media (prefers-color-scheme:dark){${nightRules.join("")}}`,
].join("\n");

function page(): ReactElement {
  return element(
    Html,
    { lang: "{{language}}", dir: "{{direction}}" },
    element(
      Head,
      null,
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("meta", { name: "color-scheme", content: "light dark" }),
      element("meta", { name: "supported-color-schemes", content: "light dark" }),
      element("title", null, "{{subject}}"),
      element("style", { dangerouslySetInnerHTML: { __html: style } }),
    ),
    element(
      Body,
      {
        className: "page",
        style: { margin: 0, padding: "24px 12px", backgroundColor: "{{light.page}}", fontFamily: face },
      },
      element(Preview, { children: "{{preheader}}" }),
      element(
        Container,
        {
          className: "card",
          dir: "{{direction}}",
          style: {
            maxWidth: "560px",
            backgroundColor: "{{light.surface}}",
            borderRadius: "16px",
            overflow: "hidden",
          },
        },
        header(),
        element(
          Section,
          null,
          element(
            Row,
            null,
            element(
              Column,
              { className: "side", align: start, style: { padding: "28px 32px 20px" } },
              element(
                "h1",
                {
                  className: "ink",
                  style: {
                    margin: "0 0 16px",
                    fontSize: "22px",
                    lineHeight: "29px",
                    fontWeight: 600,
                    color: "{{light.ink}}",
                  },
                },
                "{{heading}}",
              ),
              "{{blocks}}",
            ),
          ),
        ),
        element(
          Section,
          null,
          element(
            Row,
            null,
            element(
              Column,
              {
                className: "side line",
                align: start,
                style: { padding: "20px 32px 16px", borderTop: "1px solid {{light.line}}" },
              },
              "{{footer}}",
            ),
          ),
        ),
      ),
    ),
  );
}

/** React knows no places in these attributes; what stands there in the end is `left` or `right`. */
const start = "{{start}}" as "left";

/** Logo and name: the name is text, so that the mail says who wrote it with pictures off. */
function header(): ReactElement {
  return element(
    Section,
    { className: "band", style: { backgroundColor: "{{light.deep}}" } },
    element(
      Row,
      null,
      element(
        Column,
        {
          className: "side",
          align: start,
          width: "48",
          style: { width: "48px", padding: "16px 0 16px 32px", paddingInline: "32px 0" },
        },
        element(Img, {
          src: "{{logo}}",
          alt: "",
          width: "40",
          height: "40",
          style: { borderRadius: "10px", backgroundColor: "{{light.page}}" },
        }),
      ),
      element(
        Column,
        { className: "side", align: start, style: { padding: "16px 12px", paddingInline: "12px 32px" } },
        element(
          Text,
          {
            className: "band",
            style: {
              margin: 0,
              fontSize: "18px",
              lineHeight: "24px",
              fontWeight: 600,
              color: "{{light.on-deep}}",
            },
          },
          "{{clinic}}",
        ),
      ),
    ),
  );
}

function paragraph(text: string, colour: "ink" | "quiet", look: CSSProperties): ReactElement {
  const token = colour === "ink" ? "ink" : "ink-2";
  return element(
    Text,
    { className: colour, style: { margin: "0 0 16px", ...look, color: `{{light.${token}}}` } },
    text,
  );
}

/** The label above its value: nothing to squeeze at 320 pixels. */
function detail(): ReactElement {
  const isClose = { margin: "0", fontSize: "13px", lineHeight: "19px" };
  const isStrong = { margin: "0 0 12px", fontSize: "16px", lineHeight: "23px", fontWeight: 600 };
  return element(
    Fragment,
    null,
    paragraph("{{label}}", "quiet", isClose),
    paragraph("{{value}}", "ink", isStrong),
  );
}

function code(): ReactElement {
  return element(
    Text,
    {
      className: "well",
      dir: "ltr",
      style: {
        margin: "0 0 16px",
        padding: "16px",
        fontSize: "28px",
        lineHeight: "34px",
        fontWeight: 600,
        letterSpacing: "4px",
        textAlign: "center",
        borderRadius: "12px",
        color: "{{light.ink}}",
        backgroundColor: "{{light.well}}",
      },
    },
    "{{code}}",
  );
}

/** The address stands below the button too: some programs show no buttons, and some people want to see where they go. */
function button(): ReactElement {
  return element(
    Fragment,
    null,
    element(
      Section,
      { style: { margin: "8px 0 16px" } },
      element(
        Row,
        null,
        element(
          Column,
          { align: start },
          element(
            Button,
            {
              href: "{{link}}",
              className: "brand",
              style: {
                padding: "14px 28px",
                fontSize: "16px",
                fontWeight: 600,
                borderRadius: "999px",
                color: "{{light.on-brand}}",
                backgroundColor: "{{light.brand}}",
              },
            },
            "{{label}}",
          ),
        ),
      ),
    ),
    element(
      Text,
      { dir: "ltr", style: { margin: "0 0 16px", fontSize: "13px", lineHeight: "20px", textAlign: start } },
      address("{{link}}"),
    ),
  );
}

function link(): ReactElement {
  return element(
    Text,
    { style: { margin: "0 0 12px", fontSize: "15px", lineHeight: "22px" } },
    address("{{label}}"),
  );
}

const address = (text: string) =>
  element(
    Link,
    {
      href: "{{link}}",
      className: "link",
      style: { color: "{{light.link}}", textDecoration: "underline", wordBreak: "break-word" },
    },
    text,
  );

const markup = renderToStaticMarkup;
