import { catalog } from '../../catalog/catalog.ts'
import { imageMatch } from '../../catalog/windows/image-match.ts'
import {
  imageReleases,
  windowsReleases,
  type ImageRelease,
  type WindowsRelease,
} from '../../catalog/windows/index.ts'
import { evidenceOf, isOver, lastDay } from './ending.ts'
import type { SupportCell, SupportTable } from './model.ts'

/** Which base images each host runs with an isolation, on a day such as `2026-09-01`. */
export const imageSupport = (isolation: 'process' | 'hyperv', today: string): SupportTable => ({
  rows: windowsReleases.toReversed().map((id) => ({
    id,
    name: catalog.windows[id].name,
    isEnded: isOver(lastDay(catalog.windows[id]), today),
  })),
  columns: imageReleases.map((id) => ({
    id,
    name: id,
    isEnded: isOver(catalog.images[id].supportEnd, today),
  })),
  cells: windowsReleases
    .toReversed()
    .flatMap((host) => imageReleases.map((image) => cellOf(host, image, isolation, today))),
})

const isolationNames = { process: 'process', hyperv: 'Hyper-V' } as const

function cellOf(
  host: WindowsRelease,
  image: ImageRelease,
  isolation: 'process' | 'hyperv',
  today: string,
): SupportCell {
  const { verdict, facts } = imageMatch(host, image, isolation)
  const pair = `images on ${catalog.images[image].name} with ${isolationNames[isolation]} isolation`
  const at = {
    row: host,
    column: image,
    changes: { windowsRelease: host, imageRelease: image, isolation },
  }
  const { name } = catalog.windows[host]
  if (verdict !== 'runs') {
    return {
      ...at,
      state: verdict === 'fails' ? 'unsupported' : 'unknown',
      text:
        verdict === 'fails'
          ? `${name} does not run ${pair}.`
          : `Nobody says whether ${name} runs ${pair}.`,
      ...evidenceOf(facts),
    }
  }
  const ended = [
    { what: name, fact: lastDay(catalog.windows[host]) },
    { what: `images on ${catalog.images[image].name}`, fact: catalog.images[image].supportEnd },
  ].filter(({ fact }) => isOver(fact, today))
  return {
    ...at,
    state: ended.length > 0 ? 'ended' : 'supported',
    text: [
      `${name} runs ${pair}.`,
      ...ended.map(({ what, fact }) => `Support of ${what} ended on ${fact.value}.`),
    ].join(' '),
    ...evidenceOf([...facts, ...ended.map(({ fact }) => fact)]),
  }
}
