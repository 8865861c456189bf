import type { SearchNewsWords } from '../news-words.ts';

export const searchNews: SearchNewsWords = {
  one: (name) => `Một mentor mới cho “${name}”`,
  some: (name, count) => `${count} mentor mới cho “${name}”`,
  several: (count) => `${count} mentor mới cho các tìm kiếm bạn đã lưu`,
  lead: 'Có điều mới kể từ email trước của chúng tôi. Hãy xem thử và hỏi những người biết đường.',
  more: (count) => `và ${count} người nữa`,
  see: 'Xem tìm kiếm này',
  see_all: 'Xem các tìm kiếm đã lưu',
  stop: 'Không nhận email về tìm kiếm này nữa',
  stop_all: 'Không nhận email về các tìm kiếm đã lưu nữa',
  why: 'Bạn nhận email này vì bạn đã lưu một tìm kiếm trên Abroad Mentors và muốn biết khi có mentor mới.',
  unsubscribe: {
    ask: (name) => ({
      title: `Không nhận email về “${name}” nữa?`,
      text: 'Tìm kiếm vẫn được lưu, và trang của nó cho thấy ai là người mới.',
    }),
    ask_all: {
      title: 'Không nhận email về các tìm kiếm đã lưu nữa?',
      text: 'Các tìm kiếm vẫn được lưu, và trang của chúng cho thấy ai là người mới.',
    },
    done: {
      title: 'Đã tắt các email này',
      text: 'Chúng tôi không còn viết khi có người mới phù hợp. Bạn có thể bật lại bất cứ lúc nào.',
    },
    button: 'Ngừng các email này',
  },
};
