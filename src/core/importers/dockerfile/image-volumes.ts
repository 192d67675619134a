import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** `VOLUME ["D:", "E:\\"]`, `VOLUME D:`: a drive alone, and not a folder on one. */
const drives = /^[ \t]*VOLUME[ \t]+(?:\[[^\]\n]{0,200}?)?["']?([D-Z]:)[\\/]{0,2}(?=["'\s,\]]|$)/gim

/** The drives that a Dockerfile declares as volumes. */
export const volumeDrivesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, drives).map(({ raw, place }) => stated('image.volumeDrive', raw, raw, place))
