/** “We do not use containerd 1.4”, “no longer run docker”: a part that is not there. */
export const notUsed =
  /\b(?:(?:do(?:es)?|did)(?:\snot|n['’]t)|no longer|never|not)\s(?:\w{3,12}ly\s)?(?:use|used|using|run|running|have|had)\s(?:(?:any|the|our)\s)?(?:(?:containerd|docker|flannel|calico|antrea|kubernetes|k8s)\s(?:version\s)?)?["'`]?v?$/i

/** “We got rid of containerd 1.6”, and who only wants that still has it. */
export const gotRid =
  /\b(?:we|I|they)\s(?:(?:have|since|then|later|already)\s){0,2}(?:got|gotten)\srid\sof\s(?:(?:the|our|old)\s){0,2}(?:\w{3,12}\s)?v?$/i
export const unloved =
  /\b(?:get(?:ting)?\srid\sof|away\sfrom)\s(?:(?:the|our|old)\s){0,2}(?:\w{3,12}\s)?v?$/i
