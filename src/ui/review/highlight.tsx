import bash from 'highlight.js/lib/languages/bash'
import ini from 'highlight.js/lib/languages/ini'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import powershell from 'highlight.js/lib/languages/powershell'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import type { ReactNode } from 'react'
import type { Language } from '../../core/files.ts'

const lowlight = createLowlight({ bash, ini, json, markdown, powershell, yaml })

const grammars: Partial<Record<Language, string>> = {
  yaml: 'yaml',
  json: 'json',
  toml: 'ini',
  ini: 'ini',
  powershell: 'powershell',
  shell: 'bash',
  markdown: 'markdown',
}

type Root = ReturnType<typeof lowlight.highlight>
type Node = Root['children'][number]

interface Piece {
  readonly text: string
  readonly className: string
}

/** The lines of a file as React elements: text only, so no markup in a file can become markup. */
export function highlightLines(text: string, language: Language): readonly ReactNode[] {
  const grammar = grammars[language]
  if (grammar === undefined) return text.split('\n')
  const lines: Piece[][] = [[]]
  for (const piece of piecesOf(lowlight.highlight(grammar, text).children, '')) {
    const [first = '', ...more] = piece.text.split('\n')
    lines.at(-1)?.push({ ...piece, text: first })
    for (const line of more) lines.push([{ ...piece, text: line }])
  }
  return lines.map((pieces) =>
    pieces.map(({ text, className }, i) =>
      className === '' ? (
        text
      ) : (
        <span key={i} className={className}>
          {text}
        </span>
      ),
    ),
  )
}

function* piecesOf(nodes: readonly Node[], className: string): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === 'text') yield { text: node.value, className }
    else if (node.type === 'element') {
      const own = node.properties['className']
      yield* piecesOf(node.children, Array.isArray(own) ? own.join(' ') : className)
    }
  }
}
