const sharpness = 2;
/** Browsers draw no larger pictures: beyond this the picture gets coarser instead. */
const longestSide = 16_000;
const largestArea = 120_000_000;

/** The SVG drawing as a PNG file. Rejects when this browser cannot draw it. */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(sharpness, longestSide / Math.max(width, height), Math.sqrt(largestArea / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The browser made no picture.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
