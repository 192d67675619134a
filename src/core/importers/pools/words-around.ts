import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { isData } from '../is-data.ts'
import { prose, statementsBeside } from '../prose.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A command within a sentence, or between lines of words: they tell of the setup too. */
export function wordsAround(doc: Document): Reading {
  if (isSentence.test(doc.text)) return prose.read(doc)
  return isData(doc.text) ? {} : { observations: statementsBeside(doc, ofDefinition) }
}

/** A line of a command, a block, a table or a list of keys, and no sentence. */
const ofDefinition = new RegExp(
  acrossLines`
    ^\s*(?:
      #|\/\/|--?\w|["'[{}\])]|[\w.-]{1,60}["']?\s*[=:]|- [\w.-]{1,60}:
      |(?:resource|module|data|variable|provider|output|param|var)\s
      |(?:\$\s)?(?:az|aws|gcloud|eksctl|kubectl|terraform|helm)\s
    )
    |\S[ \t]{2,}\S.*[ \t]{2,}\S|[\\\x60^][ \t]*$
  `,
)
const isSentence = new RegExp(
  acrossLines`
    ^(?![ \t]*(?:#|\/\/))[^\n|{}=$]{0,200}\b
    (?!(?:if|while|until|then|do|else|sudo|time|run|exec|echo|and|or|not)\b)[a-z]{2,20}[.,:]?
    [ \t]+[\x60"']?
    (?:az[ \t]+aks|aws[ \t]+eks|gcloud[ \t]+(?:beta[ \t]+)?container|eksctl[ \t]+create)[ \t]
  `,
  'im',
)
