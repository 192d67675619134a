import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { imageAt } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What asks for the images of pods and for nothing else. */
const command =
  /\bget\s+(?:po|pods?|deploy(?:ments?)?|ds|daemonsets?|sts|statefulsets?)(?:\s|\/).{0,200}?-o[\s=]?\s?["']?jsonpath\s?=\s?(.{1,400})$/i

const isImage = /\.(?:containers|initContainers)\[[^\]]{1,80}\]\.image$/

const asksForImages = ({ command: typed = '' }: Document): boolean => {
  const [, spec = ''] = command.exec(typed) ?? []
  const paths = [...spec.matchAll(/\{\s?([.\w][^{}"]{0,200}?)\s?\}/g)].flatMap(([, path = '']) =>
    /^(?:range|end)\b/.test(path) ? [] : [path],
  )
  return paths.length > 0 && paths.every((path) => isImage.test(path))
}

/** The images of a pod, as `kubectl get pod -o jsonpath` prints them. */
export const kubectlImages = defineImporter({
  id: 'kubectl-images',
  summary: 'Images that kubectl get was asked for',
  recognizes: (doc) => asksForImages(doc),
  read: (doc) => ({
    observations: matchesOf(
      doc,
      /(?:^|[\s"'])((?:[\w.-]{1,80}(?::\d{2,5})?\/)[\w./-]{1,200}(?::[\w.-]{1,100})?)(?=[\s"']|$)/gm,
    )
      .slice(0, 20)
      .flatMap(({ raw, place }, i) =>
        imageAt(raw, place, { subject: `workload image ${i + 1}`, weight: 'statement' }),
      ),
  }),
})
