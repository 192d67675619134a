import { isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

const given = /--build-arg[= \t]{1,4}["']?(\w{1,80})=["']?([^\s"'$`^]{1,200})(?=["'\s]|$)/g

/** Images for Windows that a build gives its Dockerfile: `--build-arg BASE=mcr.microsoft.com/…`. */
export const buildArgumentsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, '--build-arg')
    ? [...foundIn(doc, given)]
        .slice(0, most)
        .flatMap(({ index, 0: whole, 1: name, 2: image = '' }) =>
          isWindowsImage(image)
            ? [
                stated(
                  'image.buildArgument',
                  `${name ?? ''}=${image}`,
                  image,
                  doc.placeAt(index + whole.lastIndexOf(image)),
                ),
              ]
            : [],
        )
    : []

/** Nobody builds more at once. */
const most = 40
