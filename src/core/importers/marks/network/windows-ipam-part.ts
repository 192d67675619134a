import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isAsked } from '../../prose/meant/asked.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const off =
  /^[ \t]{0,12}(["']?enable-windows-ipam["']?[ \t]*:[ \t]*["']?false\b["']?)[ \t]*,?[ \t]*$/gm
/** What kubectl says of a ConfigMap that is not there. */
const absent = /^Error from server \(NotFound\): configmaps "(amazon-vpc-cni)" not found[ \t]*$/gm
const on = /\benable-windows-ipam["']?[ \t]*[:=][ \t]*["']?true\b/
/** Whoever says to set it tells of none that is. */
const isOn = new RegExp(
  acrossLines`
    (?<!
      \b(?:set|sets|add|adds|needs?|put|want|requires?|without|missing|no)\s(?:the\s)?["'\x60]?
    )(?<![\w-])(enable-windows-ipam["']?[ \t]*[:=][ \t]*["']?true)\b
  `,
  'gm',
)

/** A part of the ConfigMap amazon-vpc-cni without its head, or that it is missing: nothing else has such a key. */
export const windowsIpamPartIn = (doc: Document): readonly Observation[] =>
  // Where both stand, one was before the other.
  on.test(doc.text) || /^[ \t]*["']?kind["']?[ \t]*:/m.test(doc.text)
    ? []
    : [...matchesOf(doc, off), ...matchesOf(doc, absent).filter(() => isOfPlugin(doc))]
        .slice(0, 1)
        .map(({ raw, place }) => stated('eks.windowsIpamTold', raw, raw, place))
        .filter((one) => isOfToday(doc, one))

/** In a manifest the bare word is a boolean, which the API refuses where text is due: nothing was switched on. */
const manifest = /(?:^|[{,])[ \t]*["']?kind["']?[ \t]*:[ \t]*["']?ConfigMap\b/m
const isText = (raw: string) => /["']true$/.test(raw)

/** The ConfigMap as it is, whoever shows it or tells of it. */
export const windowsIpamOnIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, isOn)
    .filter(({ raw }) => isText(raw) || !manifest.test(doc.text))
    .slice(0, 1)
    .map(({ raw, place }) => stated('eks.windowsIpamOn', true, raw, place))
    .filter(
      (one) =>
        isOfToday(doc, one) && !isAsked(doc, one, one.raw) && matchesOf(doc, off).length === 0,
    )

/** It was asked for where it is read. */
const isOfPlugin = ({ command = '' }: Document) =>
  /\s(?:-n|--namespace)[ =]kube-system\b/.test(command)
