import { contentOf } from './generate-content.ts'

/** The text and path of one artifact for a preset with some decisions changed; no text = no such file. */
export function generateOne(...given: Parameters<typeof contentOf>): {
  readonly path: string
  readonly text: string | undefined
} {
  const { path, content } = contentOf(...given)
  content?.explain()
  return { path, text: content?.text }
}
