import { describe, expect, test } from 'vitest'
import { customerCases } from '../../../testing/cases/customer-cases.ts'
import { pastedCases } from '../../../testing/cases/pasted-cases.ts'
import { diagnose } from '../diagnose.ts'
import type { SentFile } from '../reading/read.ts'

type Files = readonly SentFile[]

const each =
  (change: (text: string) => string) =>
  (files: Files): Files =>
    files.map(({ name, text }) => ({ name, text: change(text) }))
const joined =
  (title: (name: string) => string) =>
  (files: Files): Files => [
    { name: 'paste.txt', text: files.map(({ name, text }) => `${title(name)}${text}`).join('\n') },
  ]
const eachLine = (change: (line: string, i: number) => string) => (text: string) =>
  text.replace(/\n$/, '').split('\n').map(change).join('\n')

/** What mail programs, editors, chats and trackers make of a text. */
const ways: Readonly<Record<string, (files: Files) => Files>> = {
  'line ends of Windows': each((text) => text.replaceAll('\n', '\r\n')),
  'a byte order mark': each((text) => `\uFEFF${text}`),
  'UTF-16 read as UTF-8': each((text) => text.replaceAll(/[^]/g, '$&\0')),
  'line numbers': each(eachLine((line, i) => `${String(i + 1).padStart(4)}  ${line}`)),
  'line numbers with a colon': each(eachLine((line, i) => `${i + 1}: ${line}`)),
  'marks of quotation': each(eachLine((line) => `> ${line}`)),
  'an indent': each(eachLine((line) => `    ${line}`)),
  'blanks at the end of lines': each((text) => text.replaceAll('\n', '   \n')),
  'no-break spaces': each((text) => text.replaceAll(' ', '\u00A0')),
  'typographic quotes': each((text) => text.replace(/"([^"\n]*)"/g, '“$1”')),
  'entities of HTML': each((text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;'),
  ),
  'a code block': each((text) => `\`\`\`\n${text}\n\`\`\`\n`),
  'words around a code block': each(
    (text) => `Hi all, this is our file:\n\n\`\`\`yaml\n${text}\n\`\`\`\nThanks!\n`,
  ),
  'words around marks of quotation': each(
    (text) =>
      `Hi,\n\nsee below.\n\nOn Monday Jane Roe wrote:\n${eachLine((line) => `> > ${line}`)(text)}\n\nRegards\nJohn\n`,
  ),
  'a comparison': each(
    (text) =>
      `diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\n-was: here\n${eachLine((line, i) => `${i % 3 === 1 ? '+' : ' '}${line}`)(text)}\n`,
  ),
  'a comparison in a code block': each(
    (text) => `\`\`\`diff\n${eachLine((line) => `+${line}`)(text)}\n\`\`\`\n`,
  ),
  'an element of HTML': each((text) => `Ours:\n<pre><code class="yaml">${text}</code></pre>\n`),
  'a macro of Jira': each((text) => `Ours:\n\n{code:yaml}\n${text}\n{code}\nRegards\n`),
  'a chat': each((text) => `Jane Roe\n  10:12 AM\n\`\`\`${text.trimEnd()}\`\`\`\nJohn Doe\n`),
  'line breaks of HTML': each(eachLine((line) => `${line}<br>`)),
  'dashes of word processors': each((text) => text.replaceAll(/(^|\s)--(?=[a-z])/gm, '$1–')),
  'Japanese around': each(
    (text) => `お世話になっております。設定ファイルは次のとおりです。\n\n${text}\n以上です。\n`,
  ),
  'Chinese around': each((text) => `你好，节点无法启动，配置如下：\n\n${text}\n谢谢！\n`),
}
const together: typeof ways = {
  'rules with names': joined((name) => `\n=== ${name} ===\n`),
  'commands of Windows': joined((name) => `PS C:\\k> type ${name}\n`),
  'commands of Linux': joined((name) => `root@m1:~# cat ${name}\n`),
  'nothing between': joined(() => '\n'),
}

const faultsIn = (files: Files) =>
  [
    ...new Set(
      diagnose(files)
        .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
        .map(({ id, severity }) => `${severity} ${id}`),
    ),
  ].toSorted()

const faultsOf = new Map(customerCases.map(({ files }) => [files, faultsIn(files)]))

describe.each(Object.entries({ ...ways, ...together }))('with %s', (_, change) => {
  test.each(customerCases.map((one) => [one.id, one.files] as const))('%s', (_, files) =>
    expect(faultsIn(change(files))).toEqual(faultsOf.get(files)),
  )
})

describe.each(Object.entries(ways).slice(0, 3))('with %s', (_, change) => {
  test.each(pastedCases.map((one) => [one.id, one.text] as const))('%s', (_, text) => {
    const files = [{ name: 'a.txt', text }]
    expect(faultsIn(change(files))).toEqual(faultsIn(files))
  })
})
