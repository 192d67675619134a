import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { mentions } from '../text/may-match.ts'
import { matchesOf } from './text-of.ts'

const plugin =
  /^[ \t]*kubernetes[ \t]+(?!in-addr\.|ip6\.)((?:[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d-]{1,63}){0,8}\.?[ \t]+){1,6}?)(?:in-addr|ip6)\.arpa\b/gim

/** The zones that the Corefile of CoreDNS serves names of Services in. */
export const corednsZonesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, '.arpa')
    ? matchesOf(doc, plugin).map(({ raw, place }) =>
        stated(
          'coredns.zones',
          raw
            .trim()
            .toLowerCase()
            .replaceAll(/\.(?=\s|$)/g, '')
            .split(/\s+/),
          raw.trim(),
          place,
        ),
      )
    : []
