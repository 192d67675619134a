import { dump } from 'js-yaml'

/**
 * Block YAML that reads the same under YAML 1.1 and 1.2: strings that either would take for a
 * number, boolean, date or null are quoted. Several documents are separated by `---`.
 */
export function toYaml(documents: readonly unknown[]): string {
  return documents.map((document) => dump(document, { lineWidth: -1, noRefs: true })).join('---\n')
}
