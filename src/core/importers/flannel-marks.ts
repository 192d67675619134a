import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What Flannel notes at each node, of Linux too, in YAML, in descriptions and in words. */
const backendData =
  /\bflannel\.alpha\.coreos\.com\/backend-data["']?\s*[:=]\s*["'`]{0,2}\{[\s*_]*\\?"VNI\\?"\s*:[\s*_]*(\d{1,8})\b/g

/** The VXLAN identifier of each node of which a text tells it. */
export const vnisIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('backend-data')
    ? matchesOf(doc, backendData).map(({ raw, place }) =>
        stated('flannel.vni', Number(raw), raw, place),
      )
    : []
