import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const made =
  /\bnet(?:\.exe)?[ \t]+user[ \t]+([\w.-]{1,40})[ \t]+(?![/*])\S{1,128}[ \t][^\n]{0,100}\/add\b/gi

const used = /^[ \t]*USER[ \t]+([\w.-]{1,40})[ \t]*$/gim

/** Users that an image makes with a password, and starts as. */
export const usersMadeIn = (doc: Document): readonly Observation[] =>
  matches(doc, /^[ \t]*USER[ \t]+\S/im)
    ? matchesOf(doc, made)
        .slice(0, 5)
        .filter(({ raw }) =>
          matchesOf(doc, used).some((one) => one.raw.toLowerCase() === raw.toLowerCase()),
        )
        .map(({ raw, place }) =>
          stated('image.userWithPassword', raw, raw, place, { absent: true }),
        )
    : []
