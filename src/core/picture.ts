/** Drawing: the node as parts, lines, one packet and ranges, for pages, readers and tickets. */
export type { Cell, Part, PartId, PictureModel, Pod, Wire } from './engine/picture/model.ts'
export { askedExamples, examplesIn, picture } from './engine/picture/picture.ts'
export { modeOf } from './engine/picture/mode-details.ts'
export { toldPicture } from './engine/picture/told.ts'
export { pictureSvg } from './engine/picture/svg.ts'
