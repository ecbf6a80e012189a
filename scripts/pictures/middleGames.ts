/** The opening of a game on each board, up to a lively position. */
export const middleGames: { readonly [id: string]: string } = {
  chess99:
    'b2-b4 h8-h6 h1-g3 b9-c7 b1-c3 i8-i6 e2-e4 i6-i5 g3-f5 c7-e6 f5-h6 g8-g6 c3-d5 i9-i7 f1-c4 g6-g5 c4-e5 e9~d9 i2-i4 a8-a6 d1-g4 d8-d6',
  hex39: 'c3-d4 e7-d6 i3-j4 d8-j2 g1-j2 i7-j6 d2-b4 h8-h6 k3-l4 f8-f6 l4-m5 k7-l6 b4-a5',
  tns: 'c2-d4 e8-d6 e3-f3 c8-b6 e2-f4 b6-a4 c3-c4 c7-b7 d4-e6 d7-e6 f4-e6 a4-c3+ end d2-c3 end e7-e6 end c3-d4 f@f7 end d6-c4 N@e2 end d3-c4',
  'battle-chieftain':
    'K@f2 K@e10 d1-d11 g11-g1 i1-i11 c11-d11 h1-g1 b11-b1 c1-b1 h11-i11 e1-c1 f11-h11 g1-g8 d11-d6',
  'battle-chieftain-far-walls':
    'K@e10 K@b2 b1-b2 K=j11 K=h1 e11-e10 g1-g11 d11-d1 c1-d1 f11-g11 b2-b11 i11-i1 j1-i1',
  'battle-chieftain-differing-field':
    'K@f2 K@g10 K=a1 f11-f2 f1-f2 i11-i1 j1-i1 e11-e1 d1-e1 b11-b1 c1-b1 d11-d9 g1-f1 d9-g9',
  'battle-chieftain-uneven-field':
    'K@f2 K@d10 b1-b11 c11-b11 i1-i11 j11-i11 g1-g6 i11-i7 e1-e3 e11-e7 d1-e1 f11-e11 f1-g1 b11-b6 g1-g2 e11-e8',
  ben39: 'C@g3d C@i13d C@i3o C@g13o f6-f8 j10-j8 W@g7 W@i9 Z@g5 Z@i11 W@e11 I@c5 h4-j8 h10-j8 h6-h8 X@k7',
};
