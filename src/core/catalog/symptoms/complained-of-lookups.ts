import type { Complained } from './complained.ts'
import { onlyInside } from './names-inside.ts'
import { acrossLines } from '../../values/across-lines.ts'

const lookup = String.raw`(?:requests?|calls?|connections?|(?:DNS |name )?(?:lookups?|quer(?:y|ies)|resolution)|resolving(?: (?:an?|the|any|some))?(?: names?)?)`
const seconds = String.raw`(?:[2-9]|[1-3]\d|two|three|four|five|ten|fifteen|several|some|a few)(?: ?[-–] ?\d{1,2})? ?s(?:ec(?:ond)?s?)?`
const takes = String.raw`(?:takes?|took|taking|needs?|waits?|hangs?|lasts?|stalls?|delay(?:ed|s)?)`

/** Seconds that a lookup, or the first of several requests, takes. */
export const slowLookups = acrossLines`
  (?:
    \b(?:first|initial)\b[^.;!?\n]{0,24}\b${lookup}\b(?:[^.;!?\n]|\.(?=\w)){0,80}\b${takes}\b[^.;!?\n]{0,24}\b${seconds}\b
    |\bresolving (?:an? |the |any )?names?\b[^.;!?\n]{0,60}\b${takes}\b[^.;!?\n]{0,24}\b${seconds}\b
    |\b(?:DNS|name)[- ](?:lookups?|quer(?:y|ies)|resolution)\b[^.;!?\n]{0,60}\b${takes}\b[^.;!?\n]{0,24}\b${seconds}\b
    |\b${seconds}\b[^.;!?\n]{0,30}\b(?:for|on|at|until|before|by)\b[^.;!?\n]{0,16}\b
      (?:(?:first|initial) ${lookup}|(?:DNS|name)[- ](?:lookups?|quer(?:y|ies)|resolution))\b
  )
`

/** It is the program that is slow at first. */
export const ofProgram = String.raw`\b(?:compil|warm|JIT|cold start|app(?:lication)? pool)`

/** What people tell of lookups that are slow and come to an end. */
export const complainedOfLookups: readonly Complained[] = [
  {
    trees: ['T-04'],
    symptom: 'TW-41',
    where: {},
    saysAll: true,
    beside: new RegExp(
      String.raw`^(?=[^]*\b(?:windows|IIS|servercore|nanoserver)\b)[^]*?${onlyInside}`,
      'i',
    ),
    unless:
      /\bnow\b[^.\n]{0,30}\b(?:fine|well|work\w*|resolv\w*)|\bby (?:policy|design)\b|\bon purpose\b|\bair[- ]?gapped\b/i,
  },
  {
    trees: ['T-04'],
    symptom: 'TW-33',
    where: {},
    saysAll: true,
    beside: new RegExp(
      String.raw`^(?=[^]*\b(?:windows|IIS|servercore|nanoserver)\b)[^]*?${slowLookups}`,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        ${ofProgram}\w*
        |\blinux (?:pods?|nodes?|containers?)\b[^.\n]{0,40}\b(?:too|as well|also|same|alike)\b
        |\blinux (?:pods?|nodes?)\b[^.;\n]{0,60}\b${seconds}\b
        |\bnow\b[^.\n]{0,30}\b(?:fast|quick|fine|well|at once|immediate(?:ly)?)\b
      `,
      'i',
    ),
  },
]
