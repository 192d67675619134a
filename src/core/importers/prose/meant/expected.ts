import { acrossLines } from '../../../values/across-lines.ts'

const name = String.raw`(?:(?:version|release|containerd|docker|flannel|calico|antrea|kubernetes|k8s|windows\sserver)\s){0,2}`
const modal = String.raw`(?:should(?:\sactually|\salready|\sreally)?|ought\sto|(?:is|are|was|were)\s(?:supposed|expected|meant)\sto)`

/** “There should be containerd 1.7.22”, “sollte laut Anleitung containerd 1.7.22 …”, “expected: 1.7.22”. */
const ahead = new RegExp(
  acrossLines`
    \b${modal}\s(?:be|have|run|use|show|get)\s
      (?:(?:at|on|with|the|an?|all|running|using|installed)\s){0,3}${name}v?$
    |(?<!\p{L})sollten?\s(?:\p{L}{2,14}\s){0,6}${name}v?$
    |\b(?:expected|required|wanted|desired|erwartet|soll(?:wert|stand)?)
      (?:\s(?:version|release))?\s?[:=]\s{0,3}${name}v?$
  `,
  'iu',
)
/** “containerd 1.7.22 should be on it”. */
const behind = new RegExp(
  String.raw`^["'\x60)]?\s(?:${modal}\s(?:be|have)\b|sollten?\s(?:\p{L}{2,14}\s){1,6}(?:sein|laufen|haben)(?!\p{L}))`,
  'iu',
)

/** Whether a value is told as the one that there should be, which leaves open what there is. */
export const isExpected = (before: string, after: string): boolean =>
  ahead.test(before.slice(-120)) || behind.test(after)

const versus = String.raw`(?:vs\.?|versus|compared\s(?:to|with))`
const comparedBehind = new RegExp(
  String.raw`^["'\x60)]?\s${versus}\s(?:with\s|the\s)?${name}v?\d`,
  'i',
)
const comparedAhead = new RegExp(
  String.raw`\d[\w.+-]{0,20}\s${versus}\s(?:with\s|the\s)?${name}v?$`,
  'i',
)

/** “Flannel 0.11.0 vs 0.13.0”: neither of two that are compared is told as the one in use. */
export const isComparedWith = (before: string, after: string): boolean =>
  comparedBehind.test(after) || comparedAhead.test(before.slice(-80))
