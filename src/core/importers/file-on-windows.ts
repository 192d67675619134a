import type { Document } from '../model/document.ts'
import { leadsToOther } from '../text/sections/led-to.ts'
import { lineAbove, shownFile } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

const withDrive = /(?<![\w/])[A-Za-z]:\\[\w.\\ ()-]{1,120}\.(?:ya?ml|conf|json|toml)\b/
const reading = /^(?:type|cat|gc|get-content|more)\b/i

const windowsNode = new RegExp(
  acrossLines`
    \bwindows(?: server)?(?: 20\d\d)?[ -](?:(?:worker|agent)[ -])?
      (?:nodes?|workers?|hosts?|machines?|vms?|agents?|servers?|box(?:es)?|pools?)\b
    |\b(?:config\w*|file|settings|kubelet|kube-?proxy|containerd)\s(?:on|for|in)\swindows\b
  `,
  'i',
)
const ofOthers = new RegExp(
  acrossLines`
    \b(?:linux|ubuntu|rhel|masters?|control[- ]planes?|before|other|another)\b
    |(?:\b(?:no|not|never|without)|n['’]t)\s(?:[\w-]{1,20}\s){0,4}windows\b
  `,
  'i',
)
const isOfOthers = (words: string) =>
  ofOthers.test(words) || words.split('\n').some((line) => leadsToOther(line))

const ofLinux = /\b(?:linux|ubuntu|rhel|master|control[- ]plane)\b/i

/**
 * Whether the words above tell that a file, or a part of one, is of a Windows node, and of no other;
 * false where they tell that it is of a Linux node.
 */
function toldOfWindows(doc: Document): boolean | undefined {
  const { above = '' } = doc
  const lead = lineAbove(doc)
  if (ofLinux.test(lead) && !/\bwindows\b/i.test(lead)) return false
  return [lead, above].some((words) => windowsNode.test(words) && !isOfOthers(words)) || undefined
}

/** Whether a file lies on a disk with a letter, as its name, the command that shows it or the line above it tells. */
const isFileOnWindows = (doc: Document): boolean =>
  withDrive.test(doc.title ?? '') ||
  shownFile(doc) !== undefined ||
  (doc.isTypedOnWindows && reading.test(doc.command ?? '')) ||
  withDrive.test(lineAbove(doc))

/** Whose a configuration is, by its file or by the words above it, as far as they tell. */
export const ofWindowsNode = (doc: Document): { readonly isOnWindows?: boolean } => {
  const isOnWindows = isFileOnWindows(doc) || toldOfWindows(doc)
  return isOnWindows === undefined ? {} : { isOnWindows }
}
