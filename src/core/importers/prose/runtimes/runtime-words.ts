import { acrossLines } from '../../../values/across-lines.ts'

export const changed = '(?:replac|upgrad|updat|mov|migrat|switch|exchang|swapp)'
/** “After replacing containerd 1.7 with 2.0.5” */
export const replaced = new RegExp(
  acrossLines`
    \b${changed}(?:ed|ing)\s(?:(?:[^.;:?!\n]|\.(?=\d)){0,80}?from\s)?(containerd|docker)\s
    (?:from\s)?v?\d{1,2}\.\d{1,2}[\w.+-]{0,20}\s(?:with|by|to|for)\s
    (?:(?:version|containerd|docker)\s)?v?(\d{1,2}\.\d{1,2}\.\d{1,3})\b
  `,
  'gi',
)
/** “We are moving from …”, “we considered replacing …” */
export const notYet = new RegExp(
  acrossLines`
    (?:
      \b(?:are|is|am|if|consider\w*|discuss\w*|evaluat\w*|recommend\w*|about|somebody|someone)
      |['’](?:re|m)
    )\s(?:(?:now|currently|just|also|then)\s)?${changed}(?:ed|ing)\s
    (?:[^.;:?!\n]|\.(?=\d)){0,90}$
  `,
  'i',
)
/** “To get rid of containerd 1.6 we replaced it by 2.0.5” */
export const replacedIt = new RegExp(
  acrossLines`
    \b(containerd|docker)\sv?\d{1,2}\.\d{1,2}[\w.+-]{0,20}(?:[^.;\n]|\.(?=\d)){1,80}?\b
    (?:replaced|exchanged|swapped)\sit\s(?:with|by|for)\s(?:version\s)?v?
    (\d{1,2}\.\d{1,2}\.\d{1,3})\b
  `,
  'gi',
)
/** “What version of containerd are you using?”, and the answer below it. */
export const asked = new RegExp(
  acrossLines`
    \b(?:what|which) version of (containerd|docker) (?:are you using|do you use)\W{0,8}\sv?
    (\d{1,2}\.\d{1,2}(?:\.\d{1,3})?(?:[-+][\w.+-]{0,20})?)(?=\s|$)
  `,
  'gi',
)
/** “Container engine: containerd”, and in the next line “Container Engine version: 1.6.8”. */
export const engine = new RegExp(
  acrossLines`
    \bcontainer engine[*_\x60]{0,2}:[*_\x60\s[]{0,4}(docker|containerd)\b
    [^\n]{0,20}\n[\s*-]{0,8}container engine version[*_\x60]{0,2}:?[*_\x60\s[]{0,4}v?
    (\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)
  `,
  'gi',
)

/** “Runtime is containerd, 1.7.20”, “Container runtime: containerd, version 1.7.20” */
export const behindComma = new RegExp(
  acrossLines`
    (?<!\blinux[^\n]{0,30})\b(?:container[- ]?)?runtimes?(?:\s(?:is|are)|\s?[:=|])\s?
    (?:still\s|now\s)?(containerd|docker),\s(?:version\s|release\s)?v?
    (\d{1,2}\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{0,20})?)
    (?=\s?(?:[,;)]|\.(?:\s|$)|$)|\s(?:on|and|with|for)\s(?!(?:(?:the|our|all)\s)?linux\b))
  `,
  'gim',
)

/** “Docker version: Dokcer EE 20.10.7”: behind the label the name stands again, however it is spelt. */
export const namedAgain = new RegExp(
  acrossLines`
    \b(docker|containerd)\sversion[*_]{0,2}\s?[:=]\s{0,2}[*_\x60]{0,2}[a-z]{4,12}\s
    (?:(?:EE|CE|engine|enterprise(?:\sedition)?|basic)\s){0,2}(?:version\s)?v?
    (\d{1,2}\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{0,20})?)(?=\s?(?:[,;)]|\.(?:\s|$)|$))
  `,
  'gim',
)

/** “containerd 1.7.2 on Linux, 1.6.18 on Windows” */
export const there = new RegExp(
  acrossLines`
    \b(containerd|docker)\b(?=[^\n]{0,30}\blinux\b)[^\n]{0,60}?[,;/]\s?(?:and\s)?v?
    (\d{1,2}\.\d{1,2}\.\d{1,3})\s\(?(?:(?:on|for)\s)?(?:the\s)?(?=windows\b)
  `,
  'gi',
)

/** “Mirantis Container Runtime 23.0 with cri-dockerd” */
export const throughAdapter = /^\s\(?(?:with|through|via|and|\+|using|by)\s(?:the\s)?cri-dockerd\b/i
