import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** A part of the ConfigMap amazon-vpc-cni without its head: nothing else has such a key. */
export const windowsIpamPartIn = (doc: Document): readonly Observation[] =>
  /^[ \t]*["']?kind["']?[ \t]*:/m.test(doc.text)
    ? []
    : matchesOf(
        doc,
        /^[ \t]{0,12}(["']?enable-windows-ipam["']?[ \t]*:[ \t]*["']?false\b["']?)[ \t]*,?[ \t]*$/gm,
      )
        .slice(0, 1)
        .map(({ raw, place }) => stated('eks.windowsIpamTold', raw, raw, place))
