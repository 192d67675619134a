import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { kubernetesVersionAt, stated } from '../../model/observe.ts'
import {
  isBesideWindows,
  isNamedForWindows,
  isNamedProxy,
} from '../prose/versions/version-forms.ts'
import { isVersionOfNow } from '../prose/versions/version-of-now.ts'
import { isRemarkedVersion } from '../prose/versions/version-remarks.ts'
import { ofOthers, onlyVersion, versionNumber } from '../prose/versions/version-words.ts'
import { matchesOf, offsetIn, type Match } from '../text-of.ts'

const longest = 20_000
const isVersion =
  /^(?:kubernetes|controlPlaneVersion$|kubelet\.(?:version|target)|kubeProxy\.version$)/

/**
 * The version of nodes that is told by nothing but the Windows that it stands beside, wherever that
 * is: in a comment of a file, before a command or behind it. It counts where nothing else tells one.
 */
export function versionsBesideWindows(
  doc: Document,
  told: readonly Observation[],
): readonly Observation[] {
  if (doc.text.length > longest || told.some(({ name }) => isVersion.test(name))) return []
  const first = onlyVersion(matchesOf(doc, versionNumber).filter((one) => isOfNode(doc, one)))
  if (!first) return []
  const { raw, place } = first
  return isNamedProxy(aheadOf(doc, first).ahead)
    ? [stated('kubeProxy.version', raw.replace(/^v/, ''), raw, place, { inferred: true })]
    : kubernetesVersionAt(raw, place, { weight: 'default', inferred: true })
}

/** The line of a number, and what stands on it before the number. */
function aheadOf(doc: Document, { place }: Match) {
  const index = offsetIn(doc, place)
  const start = doc.text.lastIndexOf('\n', index) + 1
  const end = doc.text.indexOf('\n', index)
  const line = doc.text.slice(start, end < 0 ? undefined : end)
  return { line, start, at: index - start, ahead: line.slice(0, index - start).slice(-120) }
}

function isOfNode(doc: Document, found: Match): boolean {
  const { raw } = found
  const { line, start, at, ahead } = aheadOf(doc, found)
  // What a log prints, and a value of settings.
  if (/\d\d:\d\d:\d\d|^\s*["']?[\w.-]+["']?\s?[:=]\s?\S*$/.test(line)) return false
  const behind = line.slice(at + raw.length, at + raw.length + 120)
  const isNamed = isNamedForWindows(ahead, behind, line)
  if (!isNamed && isShort(ahead, raw, behind)) return false
  return (
    (isNamed ||
      isAlone(doc, line, start) ||
      isBesideWindows(ahead, behind) ||
      (ofArguments.test(doc.text) && isRemarkedVersion(ahead, raw, behind))) &&
    !ofOthers.test(ahead.slice(/.*(?:[.;!?](?=\s)|\(|--\S+)/.exec(ahead)?.[0].length ?? 0)) &&
    isVersionOfNow(doc, found)
  )
}

/** A text that starts a program of a node, or is a file of one. */
const ofNode =
  /\bkubelet\.exe|kube-proxy\.exe|KubeletConfiguration|KubeProxyConfiguration|AppParameters/
/** The same, or the arguments of one. */
const ofArguments = new RegExp(
  String.raw`${ofNode.source}|\bkubelet-arg|\bKUBELET_|(?:^|\s)--[a-z]`,
)

/** A minor alone, where a general statement would say no more. */
const isShort = (ahead: string, raw: string, behind: string) =>
  !/\.\d+\./.test(raw) &&
  !/v$/i.test(ahead) &&
  !/^\s?[,/(|]|^$/.test(behind) &&
  !(/\([^()]{4,40}$/.test(ahead) && behind.startsWith(')'))

/** All of a line, in a text that starts one of these or is a file of theirs; below no command that prints it. */
const isAlone = (doc: Document, line: string, start: number) =>
  doc.command === undefined &&
  /^\W{0,4}v?1\.\d{2}\.\d{1,2}\s*$/.test(line) &&
  ofNode.test(doc.text) &&
  !/(?:version|\s-v|\sversion [\w-]{1,10})\s*$/i.test(
    doc.text.slice(Math.max(start - 80, 0), start),
  )
